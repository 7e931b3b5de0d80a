import CInlayCairo

/// Line ends and spaces in texts in UTF-8.
extension [UInt8] {
  /// Replaces other line ends by those at which Pango ends a paragraph, byte for byte: vertical tab, form feed and
  /// U+0085, and U+2028 where Pango would otherwise keep it inside a line.
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

/// Soft hyphens in texts in UTF-8.
extension [UInt8] {
  /// Replaces soft hyphens that follow another one without a visible character in between, byte for byte, by U+034F,
  /// which is invisible and allows no line break. Pango shapes a text from its start for each line break near a line's
  /// end: thousands of them would take minutes.
  mutating func thinSoftHyphens() {
    guard containsSoftHyphens else { return }
    var index = 0
    var isRedundant = false
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      if scalar == "\u{AD}" {
        if isRedundant { (self[index], self[index + 1]) = (0xCD, 0x8F) }
        isRedundant = true
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        isRedundant = false
      }
      index += UTF8.width(scalar)
    }
  }

  /// Has Pango show hyphens where lines end at soft hyphens, and not wherever it breaks a word.
  func limitHyphens(_ attributes: OpaquePointer?) {
    var start = 0
    /// The rule counts for line ends inside of its range, not for those at its sides.
    func forbid(to end: Int?) {
      guard let attribute = pango_attr_insert_hyphens_new(0) else { return }
      attribute.pointee.start_index = UInt32(start)
      if let end { attribute.pointee.end_index = UInt32(end) }
      pango_attr_list_insert(attributes, attribute)
    }
    if containsSoftHyphens {
      for index in indices.dropFirst() where self[index] == 0xAD && self[index - 1] == 0xC2 {
        forbid(to: index + 1)
        start = index + 1
      }
    }
    forbid(to: nil)
  }

  private var containsSoftHyphens: Bool {
    var last: UInt8 = 0
    return contains { byte in
      defer { last = byte }
      return byte == 0xAD && last == 0xC2
    }
  }
}

/// Line breaks that the rules of scripts allow inside a grapheme cluster: before a variation selector after a space,
/// between two skin tones.
///
/// Pango 1.50 ends the process when the text before such a position does not fit a line that has no other break
/// (`process_line: assertion failed`).
enum ClusterBreaks {
  /// Forbids line breaks inside clusters of a text. O(bytes).
  static func forbid(in text: [UInt8], _ attributes: OpaquePointer?) {
    // All characters that extend a cluster are above U+0300.
    guard text.contains(where: { $0 >= 0xCC }) else { return }
    let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 }
    var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
    text.withUnsafeBytes { bytes in
      pango_get_log_attrs(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), -1,
        pango_language_from_string("en"), &breaks, Int32(breaks.count))
    }
    for index in starts.indices.dropFirst() where breaks[index].is_line_break != 0 && breaks[index].is_char_break == 0 {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = UInt32(starts[index - 1])
      attribute.pointee.end_index = UInt32(index + 1 < starts.count ? starts[index + 1] : text.count)
      pango_attr_list_insert(attributes, attribute)
    }
  }
}
