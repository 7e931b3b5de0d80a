/// An immutable picture, which threads, layers and scenes may share.
///
/// Pixels are premultiplied ARGB, one native 32-bit word each. They are plain memory and not a Cairo surface, whose
/// reference count is not safe between threads: each user of the image makes its own `Bitmap` of it.
public final class Image: Sendable {
  public let pixelWidth: Int
  public let pixelHeight: Int
  /// Pixels for each point.
  public let scale: Double
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  let memory: PixelMemory

  init(memory: PixelMemory, pixelWidth: Int, pixelHeight: Int, scale: Double) {
    self.memory = memory
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    let words = UnsafeRawBufferPointer(start: memory.base, count: memory.byteCount).bindMemory(to: UInt32.self)
    isOpaque = !words.contains { $0 < 0xFF00_0000 }
  }

  /// An image of given pixels, row by row from the top: premultiplied, 0xAARRGGBB.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` when the count is not width times height or the scale is not a
  ///   positive number, `invalidArgument` or `limitExceeded` when a side is not in 1...32,767.
  public convenience init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, premultipliedPixels pixels: [UInt32]
  ) throws(InlayError) {
    try Self.checkScale(scale)
    try Bitmap.checkSides(pixelWidth, pixelHeight)
    guard pixels.count == pixelWidth * pixelHeight else {
      throw InlayError(
        .invalidArgument,
        "\(pixels.count) pixels for an image of \(pixelWidth) x \(pixelHeight), "
          + "which has \(pixelWidth * pixelHeight)"
      )
    }
    let memory = PixelMemory(byteCount: pixels.count * 4) { target in
      pixels.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    self.init(memory: memory, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
  }

  /// A copy of a bitmap of format `argb32`.
  package convenience init(copying bitmap: Bitmap, scale: Double) {
    precondition(bitmap.format == .argb32, "an image of \(bitmap.format) pixels")
    let rowBytes = bitmap.width * 4
    let memory = PixelMemory(byteCount: rowBytes * bitmap.height) { target in
      bitmap.withPixels { source in
        for y in 0..<bitmap.height {
          let from = source[y * bitmap.bytesPerRow..<y * bitmap.bytesPerRow + rowBytes]
          let to = target[y * rowBytes..<(y + 1) * rowBytes]
          UnsafeMutableRawBufferPointer(rebasing: to).copyMemory(from: UnsafeRawBufferPointer(rebasing: from))
        }
      }
    }
    self.init(memory: memory, pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: scale)
  }
}

extension Image {
  /// The size in points.
  public var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }

  package var bytesPerRow: Int { pixelWidth * 4 }
  package var byteCount: Int { memory.byteCount }

  /// Calls `body` with the pixels, row by row from the top, without gaps between rows.
  package func withPixels<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: memory.base, count: memory.byteCount).bindMemory(to: UInt32.self))
  }

  static func checkScale(_ scale: Double) throws(InlayError) {
    guard scale > 0, scale.isFinite else {
      throw InlayError(.invalidArgument, "a scale of \(scale.text): it must be a positive number")
    }
  }
}
