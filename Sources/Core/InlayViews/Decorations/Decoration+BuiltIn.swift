import InlaySystem

extension Decoration {
  /// The decorations of the library.
  public static let builtIn: [Decoration] = [.cornerImages, .cornerCovers, .slicedImages, .maskedCards, .none]

  /// The built-in decoration of a name; nil if there is none.
  public static func named(_ name: String) -> Decoration? { builtIn.first { $0.name == name } }

  public init(_ name: String, _ decoration: some RowDecoration) {
    self.init(name: name, storage: StoredDecoration(decoration))
  }

  package var decoration: any RowDecoration {
    guard let storage = storage as? StoredDecoration else { stop("the kind \(name) has no decoration") }
    return storage.decoration
  }

  /// A new background of a row, with its kind.
  package func makeBackground() -> RowBackground {
    let background = decoration.makeBackground()
    background.kind = self
    return background
  }
}

private final class StoredDecoration: DecorationStorage {
  let decoration: any RowDecoration

  init(_ decoration: some RowDecoration) { self.decoration = decoration }

  func isEqual(to other: any DecorationStorage) -> Bool {
    (other as? StoredDecoration).map { AnyHashable(decoration) == AnyHashable($0.decoration) } ?? false
  }
}
