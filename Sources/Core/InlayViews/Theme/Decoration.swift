/// A decoration of rows and its name, which theme and scene files use.
///
/// Built-in kinds are static members, such as `maskedCards`. An app makes a kind of its own type once:
///
/// ```swift
/// extension Decoration {
///   static let tickets = Decoration("tickets", Tickets())
/// }
/// ```
///
/// Two kinds are equal if their names, types and values are equal.
public struct Decoration: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  let storage: any DecorationStorage

  /// Called by the folder `Decorations` only, which depends on this one.
  init(name: String, storage: any DecorationStorage) {
    self.name = name
    self.storage = storage
  }

  public var description: String { name }

  public static func == (a: Decoration, b: Decoration) -> Bool {
    // Looks are compared for each row, nearly always with copies of themselves.
    a.storage === b.storage || a.name == b.name && a.storage.isEqual(to: b.storage)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The decoration of a kind, without its type.
protocol DecorationStorage: AnyObject, Sendable {
  func isEqual(to other: any DecorationStorage) -> Bool
}
