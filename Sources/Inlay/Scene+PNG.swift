import InlayGraphics
import InlayImages
import InlayLayers
import InlaySystem

/// Pictures of a scene, without a surface of the app.
extension Scene {
  /// Returns the picture of the scene as it is now, as the bytes of a PNG file. It includes the changes since the last
  /// tick.
  ///
  /// Each call paints the whole picture. To make many pictures of one scene, keep an `ImageSurface` and use
  /// `render(into:)`, which paints only the changes. O(pixels).
  ///
  /// - Parameter compression: The purpose of the file; `fast` by default. The pixels are equal.
  /// - Throws: `InlayError` of kind `graphics` if memory runs out, of another kind if the scene has no pixels or more
  ///   than a surface can have, and of kind `limitExceeded` beyond the limits of a scene from a file.
  public func pngData(compression: ImageSurface.Compression = .fast) throws(InlayError) -> [UInt8] {
    try paintedSurface().pngData(compression: compression)
  }

  /// Writes the picture of the scene as it is now as a PNG file, as a whole or not at all: an existing file stays until
  /// the new one is complete. O(pixels).
  ///
  ///     try Scene(root: table, size: Size(width: 390, height: 400), scale: 2).writePNG(to: "teas.png")
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - compression: The purpose of the file; `fast` by default. The pixels are equal.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, otherwise as `pngData()`.
  public func writePNG(to path: String, compression: ImageSurface.Compression = .fast) throws(InlayError) {
    try paintedSurface().writePNG(to: path, compression: compression)
  }

  private func paintedSurface() throws(InlayError) -> ImageSurface {
    let frame = try currentFrame()
    let surface = try ImageSurface(for: self)
    try renderer.render(frame, into: surface)
    return surface
  }
}
