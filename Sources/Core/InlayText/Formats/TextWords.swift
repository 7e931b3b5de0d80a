import CInlayCairo

/// The words of a text by the rules of Unicode, as Pango finds them.
package enum TextWords {
  /// The ranges of words, in bytes of UTF-8 and ascending. O(bytes).
  ///
  /// Spaces and punctuation belong to no word.
  package static func ranges(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let count = Int32(exactly: bytes.count) else { return [] }
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count)
    bytes.withUnsafeBytes {
      pango_get_log_attrs(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), count, -1, pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in starts.indices.dropFirst() where attributes[index].is_word_boundary != 0 {
      let range = starts[start]..<starts[index]
      if String(decoding: bytes[range], as: UTF8.self).unicodeScalars.contains(where: \.isOfWord) {
        ranges.append(range)
      }
      start = index
    }
    return ranges
  }
}

extension Unicode.Scalar {
  /// Whether the character makes what it is in a word: a letter, a digit, or a picture.
  fileprivate var isOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
  }
}
