/// A picture in memory to paint on: the target of a canvas, and of a scene. Belongs to one isolation domain.
public final class ImageSurface {
  public let pixelWidth: Int
  public let pixelHeight: Int
  /// Device pixels a point.
  public let scale: Double
  package let bitmap: Bitmap

  /// What the surface shows, as the one who paints on it knows it; anyone who paints something else on it
  /// sets nil.
  package var contents: AnyObject?

  /// A transparent surface.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767 or
  ///   the scale is no positive number, `graphics` when there is no memory for it.
  public init(pixelWidth: Int, pixelHeight: Int, scale: Double = 1) throws(InlayError) {
    try Image.checkScale(scale)
    bitmap = try Bitmap(width: pixelWidth, height: pixelHeight, format: .argb32)
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// A surface on memory of the caller's: what it holds is what the surface shows, and what is drawn appears
  /// in it. `withUnsafePixels` tells the layout of the pixels.
  ///
  /// The memory has `bytesPerRow * pixelHeight` bytes. The caller keeps it alive as long as the surface, and
  /// looks at it or changes it only while nobody draws.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767;
  ///   `invalidArgument` when the scale is no positive number, the rows are shorter than their pixels or not a
  ///   multiple of 4 bytes, the memory does not begin at a multiple of 4, or it is 2 GB and more.
  public init(
    memory: UnsafeMutableRawPointer, pixelWidth: Int, pixelHeight: Int, bytesPerRow: Int, scale: Double = 1
  ) throws(InlayError) {
    try Image.checkScale(scale)
    bitmap = try Bitmap(memory: memory, width: pixelWidth, height: pixelHeight, bytesPerRow: bytesPerRow)
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// The size in points.
  public var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }
}

extension ImageSurface {
  /// Calls `body` with the pixels, row by row from the top, `bytesPerRow` apart: premultiplied colour, one
  /// native 32-bit word of alpha, red, green, blue a pixel, which are the bytes blue, green, red, alpha on a
  /// little-endian machine. The memory is valid during the call only.
  public func withUnsafePixels<R>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> R
  ) rethrows -> R {
    try bitmap.withPixels { try body($0, bitmap.bytesPerRow) }
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

  /// A copy of the picture that does not change any more and may be shared between threads.
  public func makeImage() -> Image {
    Image(copying: bitmap, scale: scale)
  }
}
