import InlayGraphics
import InlaySystem

/// Images that a scene's layers draw and share: corners, symbols, switches. One for each picture, bounded in bytes.
///
/// A scene's own images come from those of its context, where they are drawn: each scene counts its images as drawn.
final class SharedImages {
  private var images: [DrawnPicture: Image] = [:]
  private var byteCount = 0

  /// The most bytes of all images before unused ones are released.
  private static let byteLimit = 8 << 20

  /// Counts drawing; nil for no limits.
  var meter: (any WorkMeter)?

  /// The images of all scenes of a context; nil for the context's own.
  private let context: SharedImages?

  init(of context: SharedImages? = nil) { self.context = context }

  var count: Int { images.count }

  /// An image that was drawn; nil for another. O(1).
  func known(_ picture: DrawnPicture) -> Image? { images[picture] }

  /// The image of a picture, drawn on demand. O(1).
  ///
  /// - Throws: The errors of drawing, and `InlayError` of kind `limitExceeded` beyond the meter's limits.
  func image(of picture: DrawnPicture) throws(InlayError) -> Image {
    if let image = images[picture] { return image }
    if let meter { try spend(onDrawing: picture.pixels, meter) }
    if byteCount > Self.byteLimit {
      images.removeAll()
      byteCount = 0
    }
    let image = if let context { try context.image(of: picture) } else { try picture.image() }
    images[picture] = image
    byteCount += image.pixelWidth * image.pixelHeight * 4
    meter?.hold(image)
    return image
  }

  /// The memory during drawing: the image, a mask as large, and the remaining copy.
  private static let bytesOfPixel = 12.0

  /// - Throws: `InlayError` beyond the meter's limits, before memory is allocated.
  private func spend(onDrawing pixels: Double, _ meter: any WorkMeter) throws(InlayError) {
    let bytes = pixels * Self.bytesOfPixel
    try meter.hold(bytes, for: "a picture of \(Int(clamping: pixels)) pixels, drawn for a layer,")
    meter.release(bytes)
    try meter.spend(1, .drawnImage)
    try meter.spend(pixels, .drawnPixel)
  }
}
