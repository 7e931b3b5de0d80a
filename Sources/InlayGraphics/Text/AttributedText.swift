/// A text in UTF-8 and what is said of its parts. Edits move the parts with the text.
///
/// Each attribute's range lies inside of the text, is not empty, and begins and ends between characters. Attributes are in
/// the order of their starts; of two at one place the later one wins, as in Pango.
struct AttributedText: Equatable {
  private(set) var utf8: [UInt8]
  private(set) var attributes: [TextAttribute]

  /// Ranges are cut to the text and to its characters; what is left with nothing goes.
  init(_ utf8: [UInt8], attributes: [TextAttribute] = []) {
    self.utf8 = utf8
    self.attributes = []
    guard !attributes.isEmpty else { return }
    self.attributes = attributes
    mapRanges { Self.place($0.lowerBound, in: utf8)..<Self.place($0.upperBound, in: utf8) }
    // Whoever made the list need not have kept it in order.
    if !zip(self.attributes, self.attributes.dropFirst()).allSatisfy({ $0.range.lowerBound <= $1.range.lowerBound }) {
      self.attributes = self.attributes.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }.map(\.element)
    }
  }

  var count: Int { utf8.count }

  /// Keeps the bytes in front of a place, down to the start of a character.
  mutating func cut(to count: Int) {
    let count = Self.place(count, in: utf8)
    guard count < utf8.count else { return }
    utf8.removeLast(utf8.count - count)
    mapRanges { min($0.lowerBound, count)..<min($0.upperBound, count) }
  }

  /// Puts the same text into several places, which lie between characters, in order and each once. Attributes grow only
  /// around what is put inside of them. O(bytes + attributes * log places).
  mutating func insert(_ part: [UInt8], at places: [Int]) {
    guard !places.isEmpty, !part.isEmpty else { return }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + places.count * part.count)
    var start = 0
    for place in places {
      result += utf8[start..<place]
      result += part
      start = place
    }
    result += utf8[start...]
    utf8 = result
    mapRanges { range in
      // What is put at an attribute's end or start stays outside of it.
      range.lowerBound + places.count(upTo: range.lowerBound + 1) * part.count..<range.upperBound + places.count(
        upTo: range.upperBound) * part.count
    }
  }

  /// Puts another end in the place of what follows a place between two characters, with the attributes of the first
  /// character that goes, or else of the last one that stays.
  mutating func replaceEnd(from start: Int, with end: [UInt8]) {
    let start = Self.place(start, in: utf8)
    let model = start < utf8.count ? start : start - 1
    utf8.removeLast(utf8.count - start)
    utf8 += end
    let count = utf8.count
    mapRanges { $0.contains(model) ? $0.lowerBound..<count : min($0.lowerBound, start)..<min($0.upperBound, start) }
  }

  /// Where the text ends without the spaces at its end, or at the end of what is in front of a place.
  func endWithoutSpaces(before place: Int) -> Int {
    var end = Self.place(place, in: utf8)
    while end > 0 {
      let start = Self.place(end - 1, in: utf8)
      var decoder = UTF8()
      var bytes = utf8[start..<end].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&bytes), scalar.properties.isWhitespace else { return end }
      end = start
    }
    return end
  }

  /// Puts plain ends of lines in the place of others, byte for byte: see `[UInt8].makeLineEndsPlain`.
  mutating func makeLineEndsPlain(withLineSeparators: Bool) {
    utf8.makeLineEndsPlain(withLineSeparators: withLineSeparators)
  }

  /// Leaves one of soft hyphens that follow each other, byte for byte: see `[UInt8].thinSoftHyphens`.
  mutating func thinSoftHyphens() { utf8.thinSoftHyphens() }

  /// The nearest place in a text that is not beyond another one and lies between characters.
  private static func place(_ place: Int, in text: [UInt8]) -> Int {
    var place = max(0, min(place, text.count))
    while place > 0, place < text.count, text[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private mutating func mapRanges(_ transform: (Range<Int>) -> Range<Int>) {
    guard !attributes.isEmpty else { return }
    for index in attributes.indices { attributes[index].range = transform(attributes[index].range) }
    attributes.removeAll { $0.range.isEmpty }
  }
}

/// What is said of a part of a text. What Pango's markup can say besides never reaches a layout.
struct TextAttribute: Equatable {
  enum Value: Hashable {
    /// Families with commas between.
    case family(String)
    case weight(Int32)
    case style(Style)
    /// The em square's height in 1/1024 of a device pixel.
    case size(Int32)
    /// Of the size that holds otherwise.
    case scale(Double)
    /// How far above the line, in 1/1024 of a device pixel.
    case rise(Int32)
    /// OpenType features as CSS writes them.
    case features(String)
    case language(String)
    case foreground(red: UInt16, green: UInt16, blue: UInt16)

    /// Whether Pango looks for another font.
    var choosesFont: Bool {
      switch self {
      case .family, .weight, .style, .size, .scale, .language: true
      case .rise, .features, .foreground: false
      }
    }
  }

  enum Style: UInt32, Hashable { case normal, oblique, italic }

  /// In bytes.
  var range: Range<Int>
  var value: Value
}

extension [Int] {
  /// How many of these ordered numbers are less than a limit. O(log n).
  fileprivate func count(upTo limit: Int) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < limit { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
