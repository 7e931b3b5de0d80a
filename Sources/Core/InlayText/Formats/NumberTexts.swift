import CInlayCairo

extension TextFormat {
  /// The format that orders a text in UTF-8: a number reads from left to right.
  func ordering(_ text: [UInt8]) -> TextFormat {
    guard direction == .rightToLeft, !keepsDirection, text.isNumber else { return self }
    var format = self
    format.direction = .leftToRight
    return format
  }
}

extension [UInt8] {
  /// Whether a text in UTF-8 has digits and no letters, such as a telephone number, a price or a share: it reads from
  /// left to right in every language. O(bytes).
  var isNumber: Bool {
    // Most texts have a letter at their start.
    let direction = withUnsafeBytes { bytes in
      bytes.baseAddress.map { inlayParagraphDirection($0.assumingMemoryBound(to: CChar.self), Int32(clamping: count)) }
    }
    guard direction == PANGO_DIRECTION_NEUTRAL else { return false }
    return String(decoding: self, as: UTF8.self).unicodeScalars.contains { $0.properties.numericType != nil }
  }
}
