import InlayLists

extension Decoration {
  /// The decorations that come with the library.
  public static let builtIn: [Decoration] = [.cornerImages, .cornerCovers, .slicedImages, .maskedCards, .plainRows]

  /// Returns the built-in decoration with a name, or `nil` if there is none.
  public static func named(_ name: String) -> Decoration? { builtIn.first { $0.name == name } }
}

/// A background of layers: a change of the look requests layout, and no drawing.
class LayeredBackground: RowBackground {
  final override func lookDidChange() { setNeedsLayout() }
}
