import CCairo

extension ImageSurface {
  /// The picture as a PNG file's bytes, with its scale as the file's resolution (72 pixels for each inch at scale 1).
  ///
  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  public func pngData() throws(InlayError) -> [UInt8] {
    let output = ByteCollector()
    let status = cairo_surface_write_to_png_stream(bitmap.surface, ByteCollector.write, output.closure)
    guard status == CAIRO_STATUS_SUCCESS, output.bytes.count > PNGHeader.byteCount else {
      throw InlayError(.graphics, "the picture could not be made a PNG: \(statusText(status))")
    }
    // The resolution chunk must precede the pixels; its place after the header is always valid.
    output.bytes.insert(contentsOf: PNGHeader.resolutionChunk(scale: scale), at: PNGHeader.byteCount)
    return output.bytes
  }

  /// Writes the picture as a PNG file, whole or not at all: an existing file stays until the new one is complete.
  ///
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, `graphics` when
  ///   memory runs out.
  public func writePNG(to path: String) throws(InlayError) {
    try writeFileAtomically(try pngData(), to: path)
  }
}
