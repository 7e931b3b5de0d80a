/// A decoration of rows and its name, which theme and scene files use.
///
/// Built-in kinds are static members, such as `maskedCards`. An app makes a kind of its own type once:
///
/// ```swift
/// extension DecorationKind {
///   static let tickets = DecorationKind("tickets", Tickets())
/// }
/// ```
///
/// Two kinds are equal if their names, types and values are equal.
public struct DecorationKind: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  let storage: any DecorationStorage

  /// The folder `Decorations` makes kinds: what a decoration makes lies above themes.
  init(name: String, storage: any DecorationStorage) {
    self.name = name
    self.storage = storage
  }

  public var description: String { name }

  public static func == (a: DecorationKind, b: DecorationKind) -> Bool {
    // A look of rows is compared for each row, nearly always with a copy of itself.
    a.storage === b.storage || a.name == b.name && a.storage.isEqual(to: b.storage)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The decoration of a kind, without its type.
protocol DecorationStorage: AnyObject, Sendable {
  func isEqual(to other: any DecorationStorage) -> Bool
}
