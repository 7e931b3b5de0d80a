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
  /// The name in theme and scene files.
  public let name: String
  private let storage: Storage

  /// Creates a decoration of an app. Equal names need equal types and values.
  public init(_ name: String, _ decoration: some RowDecoration) {
    self.name = name
    storage = Storage(decoration)
  }

  package var decoration: any RowDecoration { storage.decoration }

  /// A new background of a row, with its kind.
  func makeBackground() -> RowBackground {
    let background = decoration.makeBackground()
    background.kind = self
    return background
  }

  public var description: String { name }

  public static func == (a: Decoration, b: Decoration) -> Bool {
    // Looks are compared for each row, nearly always with copies of themselves.
    a.storage === b.storage || a.name == b.name && AnyHashable(a.decoration) == AnyHashable(b.decoration)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private final class Storage: Sendable {
    let decoration: any RowDecoration

    init(_ decoration: any RowDecoration) { self.decoration = decoration }
  }
}
