/// Soft hyphens in texts in UTF-8.
extension [UInt8] {
  /// Replaces soft hyphens that follow another one without a visible character in between, byte for byte, by U+034F,
  /// which is invisible and allows no line break. Pango shapes a text from its start for each line break near a line's
  /// end: thousands of them would take minutes.
  mutating func thinSoftHyphens() {
    guard containsSoftHyphens else { return }
    var place = 0
    var isRedundant = false
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      if scalar == "\u{AD}" {
        if isRedundant { (self[place], self[place + 1]) = (0xCD, 0x8F) }
        isRedundant = true
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        isRedundant = false
      }
      place += UTF8.width(scalar)
    }
  }

  private var containsSoftHyphens: Bool {
    var last: UInt8 = 0
    return contains { byte in
      defer { last = byte }
      return byte == 0xAD && last == 0xC2
    }
  }
}
