/// The order of titles: by the lower case of each character, without the rules of any language, then by the characters
/// themselves. Letters with accents follow those without.
struct TitleOrder: Comparable {
  private let folded: [UInt32]
  private let title: String

  /// O(length of the title).
  init(_ title: String) {
    self.title = title
    folded = title.unicodeScalars.flatMap { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) }
  }

  static func < (a: TitleOrder, b: TitleOrder) -> Bool {
    if a.folded != b.folded { return a.folded.lexicographicallyPrecedes(b.folded) }
    return a.title.unicodeScalars.lexicographicallyPrecedes(b.title.unicodeScalars)
  }
}
