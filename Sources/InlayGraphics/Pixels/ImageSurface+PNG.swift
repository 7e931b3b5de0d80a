extension ImageSurface {
  /// The picture as a PNG file's bytes, with its scale as the file's resolution (72 pixels for each inch at scale 1).
  ///
  /// O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  public func pngData(compression: PNGCompression = .fast) throws(InlayError) -> [UInt8] {
    try PNGWriter(bitmap).file(scale: scale, compression: compression)
  }

  /// Writes the picture as a PNG file, whole or not at all: an existing file stays until the new one is complete.
  ///
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, `graphics` when
  ///   memory runs out.
  public func writePNG(to path: String, compression: PNGCompression = .fast) throws(InlayError) {
    try writeFileAtomically(try pngData(compression: compression), to: path)
  }
}
