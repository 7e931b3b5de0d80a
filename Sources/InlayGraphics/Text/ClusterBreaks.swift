import CCairo

/// Line breaks that the rules of scripts allow inside of a grapheme cluster: before a variation selector after a space,
/// between two skin tones.
///
/// Pango 1.50 ends the process when the text before such a place does not fit a line that has no other break
/// (`process_line: assertion failed`).
enum ClusterBreaks {
  /// Forbids line breaks inside clusters of a text. O(bytes).
  static func forbid(in text: [UInt8], _ attributes: OpaquePointer?) {
    // All characters that extend a cluster lie above U+0300.
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
