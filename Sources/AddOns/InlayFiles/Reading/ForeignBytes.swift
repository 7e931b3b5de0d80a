/// Files that are not text in UTF-8, by their first bytes.
extension [UInt8] {
  /// A format that is given in place of a scene, theme or data; nil for other files.
  var foreignFormat: String? {
    if starts(with: Array("RIFF".utf8)), dropFirst(8).starts(with: Array("WEBP".utf8)) { return "a WebP image" }
    return Self.signatures.first { starts(with: $0.start) }?.format
  }

  private static let signatures: [(start: [UInt8], format: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"), (Array("<svg".utf8), "an SVG image"), (Array("%PDF-".utf8), "a PDF file"),
    ([0x50, 0x4B, 3, 4], "a ZIP archive"), ([0x1F, 0x8B], "a gzip archive"),
    (Array("bplist".utf8), "a property list"), (Array("<?xml".utf8), "an XML file"),
    (Array("<!DOCTYPE".utf8), "an HTML or XML file"), (Array("<html".utf8), "an HTML file"),
  ]
}
