/// A text in UTF-8 with attributes of its parts. Edits move the attributes' ranges with the text.
///
/// Each attribute's range is inside the text, is not empty, and begins and ends between characters. Attributes are
/// ordered by their starts; at one offset a later one overrides an earlier one, as in Pango.
struct AttributedText: Equatable {
  private(set) var utf8: [UInt8]
  private(set) var attributes: [TextAttribute]

  /// Ranges are cut to the text and to whole characters; empty ones are removed.
  init(_ utf8: [UInt8], attributes: [TextAttribute] = []) {
    self.utf8 = utf8
    self.attributes = []
    guard !attributes.isEmpty else { return }
    self.attributes = attributes
    mapRanges { Self.boundary($0.lowerBound, in: utf8)..<Self.boundary($0.upperBound, in: utf8) }
    // Lists from outside need not be in order.
    if !zip(self.attributes, self.attributes.dropFirst()).allSatisfy({ $0.range.lowerBound <= $1.range.lowerBound }) {
      self.attributes = self.attributes.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }.map(\.element)
    }
  }

  var count: Int { utf8.count }

  /// The number of Unicode scalars. O(bytes).
  var characterCount: Int { utf8.count { $0 & 0xC0 != 0x80 } }

  /// Whether parts have their own font size.
  var setsSizes: Bool { attributes.contains { $0.value.setsSize } }

  /// Cuts the text to at most `count` bytes, at the start of a character.
  mutating func cut(to count: Int) {
    let count = Self.boundary(count, in: utf8)
    guard count < utf8.count else { return }
    utf8.removeLast(utf8.count - count)
    mapRanges { min($0.lowerBound, count)..<min($0.upperBound, count) }
  }

  /// A part of the text between two characters. O(its bytes + attributes).
  func part(_ range: Range<Int>) -> AttributedText {
    var part = AttributedText(Array(utf8[range]))
    guard !attributes.isEmpty else { return part }
    part.attributes = attributes.filter { $0.range.overlaps(range) }
    part.mapRanges {
      max(0, $0.lowerBound - range.lowerBound)..<min($0.upperBound, range.upperBound) - range.lowerBound
    }
    return part
  }

  /// Inserts a text at several offsets between characters, which are in ascending order and distinct. Only attributes
  /// with an offset inside grow. O(bytes + attributes * log offsets).
  mutating func insert(_ part: [UInt8], at offsets: [Int]) {
    guard !offsets.isEmpty, !part.isEmpty else { return }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + offsets.count * part.count)
    var start = 0
    for offset in offsets {
      result += utf8[start..<offset]
      result += part
      start = offset
    }
    result += utf8[start...]
    utf8 = result
    mapRanges { range in
      // A part at an attribute's end or start stays outside it.
      range.lowerBound + offsets.count(upTo: range.lowerBound + 1) * part.count..<range.upperBound + offsets.count(
        upTo: range.upperBound) * part.count
    }
  }

  /// Replaces the text from an offset between two characters on. The new end gets the attributes of the first removed
  /// character, or else of the last one that stays.
  mutating func replaceEnd(from start: Int, with end: [UInt8]) {
    let start = Self.boundary(start, in: utf8)
    let model = start < utf8.count ? start : start - 1
    utf8.removeLast(utf8.count - start)
    utf8 += end
    let count = utf8.count
    mapRanges { $0.contains(model) ? $0.lowerBound..<count : min($0.lowerBound, start)..<min($0.upperBound, start) }
  }

  /// The end of the text before an offset, without trailing spaces.
  func endWithoutSpaces(before offset: Int) -> Int {
    var end = Self.boundary(offset, in: utf8)
    while end > 0 {
      let start = Self.boundary(end - 1, in: utf8)
      var decoder = UTF8()
      var bytes = utf8[start..<end].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&bytes), scalar.properties.isWhitespace else { return end }
      end = start
    }
    return end
  }

  /// Replaces other line ends by plain ones, byte for byte: see `[UInt8].makeLineEndsPlain`.
  mutating func makeLineEndsPlain(withLineSeparators: Bool) {
    utf8.makeLineEndsPlain(withLineSeparators: withLineSeparators)
  }

  /// Replaces repeated soft hyphens, byte for byte: see `[UInt8].thinSoftHyphens`.
  mutating func thinSoftHyphens() { utf8.thinSoftHyphens() }

  /// The last boundary between characters that is at or before a byte offset.
  private static func boundary(_ offset: Int, in text: [UInt8]) -> Int {
    var offset = max(0, min(offset, text.count))
    while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private mutating func mapRanges(_ transform: (Range<Int>) -> Range<Int>) {
    guard !attributes.isEmpty else { return }
    for index in attributes.indices { attributes[index].range = transform(attributes[index].range) }
    attributes.removeAll { $0.range.isEmpty }
  }
}

/// An attribute of a part of a text. Other kinds of Pango's attributes never reach a layout.
struct TextAttribute: Equatable {
  enum Value: Hashable {
    /// Families, separated by commas.
    case family(String)
    case weight(Int32)
    case style(Style)
    /// The em square's height in 1/1024 of a device pixel.
    case size(Int32)
    /// A factor of the size that applies without it.
    case scale(Double)
    /// The distance above the line, in 1/1024 of a device pixel.
    case rise(Int32)
    /// OpenType features in CSS syntax.
    case features(String)
    case language(String)
    case foreground(red: UInt16, green: UInt16, blue: UInt16)

    /// Whether the attribute makes Pango choose another font.
    var choosesFont: Bool {
      switch self {
      case .family, .weight, .style, .size, .scale, .language: true
      case .rise, .features, .foreground: false
      }
    }

    var setsSize: Bool {
      switch self {
      case .size, .scale: true
      default: false
      }
    }

    /// Whether the attribute gives its part of a line another height than that of the text's font.
    var setsLineHeight: Bool {
      switch self {
      case .family, .size, .scale, .rise: true
      case .weight, .style, .features, .language, .foreground: false
      }
    }
  }

  enum Style: UInt32, Hashable { case normal, oblique, italic }

  /// The range in bytes.
  var range: Range<Int>
  var value: Value
}

extension [Int] {
  /// The number of these ordered numbers that are less than a limit. O(log n).
  fileprivate func count(upTo limit: Int) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < limit { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
