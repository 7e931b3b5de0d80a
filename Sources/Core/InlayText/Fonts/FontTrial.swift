import CInlayCairo

/// Shapes texts in small parts with suspicious fonts, to find a font that makes too many glyphs of few characters.
/// HarfBuzz allows 64 for each character of a text, and 16,384 for any text, which is too many for Pango.
final class FontTrial {
  /// The maximum of glyphs for each character, beside `spare` for each part.
  private static let glyphLimit = 16
  private static let spare = 64
  /// The bytes of a part.
  private static let partLength = 256

  private var fonts: [OpaquePointer] = []

  init(files: [String]) {
    for file in files {
      guard let blob = hb_blob_create_from_file(file) else { continue }
      for index in 0..<min(hb_face_count(blob), 64) {
        let face = hb_face_create(blob, index)
        if let font = hb_font_create(face) { fonts.append(font) }
        hb_face_destroy(face)
      }
      hb_blob_destroy(blob)
    }
  }

  deinit { for font in fonts { hb_font_destroy(font) } }

  /// The start of the first part of which a font makes too many glyphs; the text's end without one.
  func end(of text: AttributedText) -> Int {
    guard !fonts.isEmpty, !text.utf8.isEmpty else { return text.count }
    var features: [hb_feature_t] = []
    for attribute in text.attributes {
      guard case .features(let names) = attribute.value else { continue }
      for name in names.split(separator: ",").prefix(32) {
        var feature = hb_feature_t()
        if hb_feature_from_string(String(name), -1, &feature) != 0 { features.append(feature) }
      }
    }
    return text.utf8.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return text.count }
      let iterator = pango_script_iter_new(base, Int32(bytes.count))
      defer { pango_script_iter_free(iterator) }
      repeat {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        pango_script_iter_get_range(iterator, &start, &end, nil)
        guard let start, let end else { break }
        var offset = start - base
        while offset < end - base {
          var next = min(offset + Self.partLength, end - base)
          while next < end - base, next > offset + 1, bytes[next] & 0xC0 == 0x80 { next -= 1 }
          if hasTooManyGlyphs(UnsafeRawBufferPointer(rebasing: bytes[offset..<next]), features) { return offset }
          offset = next
        }
      } while pango_script_iter_next(iterator) != 0
      return text.count
    }
  }

  private func hasTooManyGlyphs(_ part: UnsafeRawBufferPointer, _ features: [hb_feature_t]) -> Bool {
    guard let buffer = hb_buffer_create() else { return false }
    defer { hb_buffer_destroy(buffer) }
    return fonts.contains { font in
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf8(
        buffer, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count), 0, Int32(part.count))
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, features, UInt32(features.count))
      return Int(hb_buffer_get_length(buffer)) > part.count * Self.glyphLimit + Self.spare
    }
  }
}
