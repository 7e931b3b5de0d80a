import CInlayCairo

/// Hyphens in words that are wider than a line.
extension TextShaper {
  /// The most times that such a text is laid out, as a factor of its work.
  private static let mostPasses = 4

  /// The factor by which lines that end inside words are more work: the same on machines with and without dictionaries.
  func passes(for format: TextFormat) -> Double {
    hyphenationFolder != nil && format.language != nil && format.numberOfLines != 1 ? Double(Self.mostPasses) : 1
  }

  /// Divides the words inside which lines of the layout end, where the language has a dictionary, and lays the text out
  /// again. Other words keep their lines.
  ///
  /// - Parameter text: Gets soft hyphens at the ends of lines, and at no other place: a page's text that is copied or
  ///   searched has no others.
  func hyphenate(_ text: inout AttributedText, _ format: TextFormat, pixelSize: Double) {
    guard let hyphenationFolder, partContext == nil, format.numberOfLines != 1,
      format.language != nil || text.attributes.contains(where: { $0.value.ownLanguage != nil })
    else { return }
    var words = DividedWords(of: text, format.language, folder: hyphenationFolder)
    func layOut() {
      text = words.text
      prepare(text, format, pixelSize: pixelSize, isBroken: true)
    }
    // The first pass is over, and the last one is below. With fewer lines before it, another word may be broken.
    for _ in 0..<Self.mostPasses - 2 {
      guard words.divide(at: lineStarts()) else { break }
      layOut()
    }
    if words.keepPlaces(at: lineStarts()) { layOut() }
  }

  private func lineStarts() -> [Int] {
    var starts: [Int] = []
    forEachLine { line in
      starts.append(Int(line.pointee.start_index))
      return true
    }
    return starts
  }
}

/// A text with soft hyphens in some of its words. Offsets are bytes.
private struct DividedWords {
  private let source: AttributedText
  private let language: String?
  private let folder: String
  /// The places of the soft hyphens in the source, in ascending order.
  private var places: [Int] = []
  /// The starts of the words that were looked up.
  private var known: Set<Int> = []

  private static let mark = Array("\u{AD}".utf8)
  /// The most bytes on each side of a line's end: longer words are not of a language.
  private static let mostBytes = 128

  init(of source: AttributedText, _ language: String?, folder: String) {
    (self.source, self.language, self.folder) = (source, language, folder)
  }

  /// The text with the soft hyphens.
  var text: AttributedText {
    var text = source
    text.insert(Self.mark, at: places)
    return text
  }

  /// Divides the words inside which lines begin.
  ///
  /// - Parameter starts: The offsets of the lines in `text`.
  /// - Returns: Whether there are new places.
  mutating func divide(at starts: [Int]) -> Bool {
    var added: [Int] = []
    var count = 0
    for start in starts {
      while count < places.count, places[count] + count * Self.mark.count < start { count += 1 }
      guard let word = word(around: start - count * Self.mark.count), known.insert(word.offsets[0]).inserted,
        let dictionary = dictionary(at: word.offsets[0])
      else { continue }
      added += dictionary.places(in: word.scalars).filter { !word.scalars[$0].isMark }.map { word.offsets[$0] }
    }
    places = (places + added).sorted()
    return !added.isEmpty
  }

  /// Keeps the soft hyphens at the ends of lines that have more than a hyphen.
  ///
  /// - Returns: Whether some were removed.
  mutating func keepPlaces(at starts: [Int]) -> Bool {
    let length = Self.mark.count
    let ends = Set(zip(starts, starts.dropFirst()).filter { $1 - $0 > length }.map { $1 })
    let kept = places.indices.filter { ends.contains(places[$0] + ($0 + 1) * length) }.map { places[$0] }
    defer { places = kept }
    return kept.count < places.count
  }

  private func dictionary(at offset: Int) -> HyphenDictionary? {
    var language = self.language
    for attribute in source.attributes where attribute.range.contains(offset) {
      language = attribute.value.ownLanguage ?? language
    }
    return language.flatMap { HyphenDictionary.dictionary(for: $0, in: folder) }
  }

  /// The letters around an offset between two of them, with the offset of each; nil if the offset is elsewhere, or the
  /// letters belong to an address, a number or another text, not to a word.
  private func word(around offset: Int) -> (scalars: [Unicode.Scalar], offsets: [Int])? {
    let utf8 = source.utf8
    var (lower, upper) = (offset, offset)
    while lower > 0, !utf8[lower - 1].isSpaceOfASCII, offset - lower <= Self.mostBytes { lower -= 1 }
    while upper < utf8.count, !utf8[upper].isSpaceOfASCII, upper - offset <= Self.mostBytes { upper += 1 }
    guard lower < offset, offset < upper, max(offset - lower, upper - offset) <= Self.mostBytes else { return nil }
    let scalars = Array(String(decoding: utf8[lower..<upper], as: UTF8.self).unicodeScalars)
    let offsets = scalars.reduce(into: [lower]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
    guard let middle = offsets.firstIndex(of: offset), scalars[middle - 1].isLetter, scalars[middle].isLetter,
      let token = scalars.split(whereSeparator: { $0.properties.isWhitespace }).first(where: {
        $0.indices.contains(middle)
      }),
      !token.contains(where: { $0.properties.numericType != nil }),
      token.split(whereSeparator: { !$0.isLetter && !$0.joinsLetters }).count == 1
    else { return nil }
    let start = (scalars[..<middle].lastIndex { !$0.isLetter } ?? -1) + 1
    let end = scalars[middle...].firstIndex { !$0.isLetter } ?? scalars.count
    return (Array(scalars[start..<end]), Array(offsets[start..<end]))
  }
}

extension TextAttribute.Value {
  fileprivate var ownLanguage: String? { if case .language(let language) = self { language } else { nil } }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the character is a letter or a mark on one.
  fileprivate var isLetter: Bool { properties.isAlphabetic || isMark }

  /// Whether words have the character between letters: a hyphen, a dash, an apostrophe or a soft hyphen.
  fileprivate var joinsLetters: Bool {
    properties.generalCategory == .dashPunctuation || ["'", "\u{2019}", "\u{AD}"].contains(self)
  }
}
