import InlaySystem

/// A picture in memory: the target of a canvas, or of a scene. Belongs to one isolation domain.
public final class ImageSurface {
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// Device pixels for each point.
  public let scale: Double
  package let bitmap: Bitmap

  /// The frame that the surface shows, known to its painter; any other writer sets nil.
  @exclusivity(unchecked) package var contents: AnyObject?

  /// Whether pixels of the frame before are moved in this memory. A host whose display moves them itself sets false,
  /// and takes the painted pixels only: all others are of earlier frames then.
  package var movesPixels = true

  /// A transparent surface.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767 or the scale
  ///   is not a positive number, `graphics` when there is no memory for it.
  public init(pixelWidth: Int, pixelHeight: Int, scale: Double = 1) throws(InlayError) {
    try Image.checkScale(scale)
    bitmap = try Bitmap(width: pixelWidth, height: pixelHeight, format: .argb32)
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// A surface on the caller's memory, with its contents; drawing writes into it. `withUnsafePixels` documents the
  /// layout of the pixels.
  ///
  /// The memory has `bytesPerRow * pixelHeight` bytes. The caller keeps it alive as long as the surface, and reads or
  /// changes it only while nothing is drawn.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767;
  ///   `invalidArgument` when the scale is not a positive number, the rows are shorter than their pixels or not a
  ///   multiple of 4 bytes, the memory does not begin at a multiple of 4, or it has 2 GB or more.
  public init(
    memory: UnsafeMutableRawPointer, pixelWidth: Int, pixelHeight: Int, bytesPerRow: Int, scale: Double = 1
  ) throws(InlayError) {
    try Image.checkScale(scale)
    bitmap = try Bitmap(memory: memory, width: pixelWidth, height: pixelHeight, bytesPerRow: bytesPerRow)
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// All pixels.
  package var bounds: DeviceRect { bitmap.bounds }

  /// The size in points.
  public var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }
}

extension ImageSurface {
  /// Calls `body` with the pixels, row by row from the top, `bytesPerRow` apart: premultiplied colour, one native
  /// 32-bit word of alpha, red, green and blue for each pixel. On a little-endian machine these are the bytes blue,
  /// green, red, alpha. The memory is valid only during the call. O(1), besides `body`.
  ///
  /// - Throws: The error of `body`.
  public func withUnsafePixels<R, E: Error>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws(E) -> R
  ) throws(E) -> R {
    try body(bitmap.finishedPixels, bitmap.bytesPerRow)
  }

  /// A copy of the pixels, row by row from the top: premultiplied, 0xAARRGGBB.
  public func pixels() -> [UInt32] {
    withUnsafePixels { buffer, bytesPerRow in
      var pixels: [UInt32] = []
      pixels.reserveCapacity(pixelWidth * pixelHeight)
      for y in 0..<pixelHeight {
        let row = UnsafeRawBufferPointer(rebasing: buffer[y * bytesPerRow..<y * bytesPerRow + pixelWidth * 4])
        pixels.append(contentsOf: row.bindMemory(to: UInt32.self))
      }
      return pixels
    }
  }

  /// An immutable copy of the picture, which threads may share.
  public func makeImage() -> Image {
    Image(copying: bitmap, scale: scale)
  }
}

extension ImageSurface: CustomStringConvertible {
  /// The size in pixels and the scale, as `ImageSurface 640 x 960 pixels at scale 2.0`.
  public var description: String { "ImageSurface \(pixelWidth) x \(pixelHeight) pixels at scale \(scale)" }
}
