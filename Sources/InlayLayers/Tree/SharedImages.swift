import InlayGraphics

/// Images that a scene's layers draw and share: corners, chevrons, switches. One for each key, bounded in bytes.
///
/// A scene's own images come from those of its context, where they are drawn: each scene counts its images as drawn.
package final class SharedImages {
  private var images: [AnyHashable: Image] = [:]
  private var byteCount = 0

  /// The most bytes of all images before unused ones are released.
  private static let byteLimit = 8 << 20

  /// The limits of drawing; nil for none.
  package var budget: WorkBudget?

  /// The images of all scenes of a context; nil for the context's own.
  private let context: SharedImages?

  package init(of context: SharedImages? = nil) { self.context = context }

  /// The number of images with keys of a type.
  package func count<Key: Hashable>(keyedBy type: Key.Type) -> Int { images.keys.count { $0.base is Key } }

  /// The image of a key, drawn on demand. O(1).
  ///
  /// - Parameter pixels: The approximate number of pixels, checked before drawing.
  /// - Throws: The errors of drawing, and `InlayError` of kind `limitExceeded` beyond the budget.
  package func image(for key: some Hashable, pixels: Double = 0, draw: () throws -> Image) throws -> Image {
    try image(for: AnyHashable(key), pixels: pixels, draw)
  }

  private func image(for key: AnyHashable, pixels: Double, _ draw: () throws -> Image) throws -> Image {
    if let image = images[key] { return image }
    if let budget { try budget.takePicture(ofPixels: pixels) }
    if byteCount > Self.byteLimit {
      images.removeAll()
      byteCount = 0
    }
    let image = try context?.image(for: key, pixels: pixels, draw) ?? draw()
    images[key] = image
    byteCount += image.pixelWidth * image.pixelHeight * 4
    budget?.hold(image)
    return image
  }
}

extension WorkBudget {
  /// Bytes for each pixel during drawing: the image, a mask as large, and the remaining copy.
  private static let bytesOfPixel = 12.0
  private static let workOfPixel = 12.0
  private static let workOfPicture = 20_000.0

  /// - Throws: `InlayError` beyond the budget, before memory is allocated.
  fileprivate func takePicture(ofPixels pixels: Double) throws(InlayError) {
    _ = takeBytes(pixels * Self.bytesOfPixel, for: "a picture of \(Int(clamping: pixels)) pixels, drawn for a layer,")
    spend(.pictures, Self.workOfPicture + pixels * Self.workOfPixel)
    try check()
  }
}
