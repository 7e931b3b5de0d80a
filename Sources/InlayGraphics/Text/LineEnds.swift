/// Line ends and spaces in texts in UTF-8.
extension [UInt8] {
  /// Replaces other line ends by those at which Pango ends a paragraph, byte for byte: vertical tab, form feed and
  /// U+0085, and U+2028 where Pango would otherwise keep it inside of a line.
  mutating func makeLineEndsPlain(withLineSeparators: Bool) {
    guard contains(where: { $0 == 0x0B || $0 == 0x0C || $0 == 0xC2 || $0 == 0xE2 }) else { return }
    for index in indices {
      switch self[index] {
      case 0x0B, 0x0C: self[index] = 0x0A
      case 0x85 where index > 0 && self[index - 1] == 0xC2: (self[index - 1], self[index]) = (0x0D, 0x0A)
      case 0xA8 where withLineSeparators && index > 1 && self[index - 1] == 0x80 && self[index - 2] == 0xE2:
        self[index] = 0xA9
      default: break
      }
    }
  }

  /// The number of bytes without a line end at the end.
  var countWithoutLineEnd: Int {
    let ends: [[UInt8]] = [[0x0D, 0x0A], [0x0A], [0x0D], [0xE2, 0x80, 0xA9], [0xE2, 0x80, 0xA8]]
    return count - (ends.first { suffix($0.count).elementsEqual($0) }?.count ?? 0)
  }
}
