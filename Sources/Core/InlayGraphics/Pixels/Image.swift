import InlaySystem

/// An immutable picture, which threads, layers and scenes may share.
///
/// Pixels are premultiplied ARGB, one native 32-bit word each. They are plain memory and not a Cairo surface, whose
/// reference count is not safe between threads: each user of the image makes its own `Bitmap` of it.
public final class Image: Sendable {
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// Pixels for each point.
  public let scale: Double
  /// Whether every pixel is opaque.
  package let isOpaque: Bool
  /// The stored pixels; nil for an image that is drawn.
  private let stored: PixelMemory?
  /// The drawing that layers draw instead of the pixels, or from which the pixels were drawn; nil for a picture of
  /// pixels alone.
  package let source: (any ImageSource)?

  init(
    memory: PixelMemory, pixelWidth: Int, pixelHeight: Int, scale: Double, source: (any ImageSource)? = nil
  ) {
    stored = memory
    self.source = source
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    let words = UnsafeRawBufferPointer(start: memory.base, count: memory.byteCount).bindMemory(to: UInt32.self)
    isOpaque = !words.contains { $0 < 0xFF00_0000 }
  }

  /// An image without pixels, which is drawn where it is shown.
  ///
  /// - Parameters:
  ///   - pixelWidth: Its width in pixels of `scale`, 1...32,767; the same for the height.
  ///   - source: Draws it.
  package init(pixelWidth: Int, pixelHeight: Int, scale: Double, source: any ImageSource) {
    require(
      (1...Bitmap.maximumSide).contains(pixelWidth) && (1...Bitmap.maximumSide).contains(pixelHeight) && scale > 0,
      "a drawn image of \(pixelWidth) x \(pixelHeight) pixels at scale \(scale)")
    stored = nil
    self.source = source
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    isOpaque = false
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
  ///
  /// - Parameter source: The drawing of the bitmap, for pages that draw it again; nil for pixels alone.
  package convenience init(copying bitmap: Bitmap, scale: Double, source: (any ImageSource)? = nil) {
    require(bitmap.format == .argb32, "an image of \(bitmap.format) pixels")
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
    self.init(
      memory: memory, pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: scale, source: source)
  }
}

/// The source from which an image is drawn.
package protocol ImageSource: AnyObject, Sendable {
  /// The picture in so many pixels, 1...32,767 along each side; nil without memory for it.
  func image(pixelWidth: Int, pixelHeight: Int) -> Image?

  /// The drawn picture as a value: images of one size with equal values look the same. Nil, the default, for a source
  /// whose images are equal to no others.
  var drawnValue: AnyHashable? { get }
}

extension ImageSource {
  package var drawnValue: AnyHashable? { nil }
}

extension Image {
  /// The size in points.
  public var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }

  package var bytesPerRow: Int { pixelWidth * 4 }
  package var byteCount: Int { bytesPerRow * pixelHeight }

  /// The pixels; those of a drawn image are drawn at each call, and transparent where there is no memory for drawing.
  var memory: PixelMemory {
    if let stored { return stored }
    let drawn = source?.image(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    return drawn?.stored ?? PixelMemory(byteCount: byteCount) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
  }

  /// Calls `body` with the pixels, row by row from the top, without gaps between rows.
  package func withPixels<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
    let memory = memory
    return try withExtendedLifetime(memory) {
      try body(UnsafeRawBufferPointer(start: memory.base, count: memory.byteCount).bindMemory(to: UInt32.self))
    }
  }

  package static func checkScale(_ scale: Double) throws(InlayError) {
    guard scale > 0, scale.isFinite else {
      throw InlayError(.invalidArgument, "a scale of \(scale.text): it must be a positive number")
    }
  }
}
