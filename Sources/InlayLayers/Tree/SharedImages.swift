import InlayGraphics

/// Images that a scene's layers draw for themselves and share: corners, chevrons, switches. One for each key,
/// bounded in bytes.
package final class SharedImages {
  private var images: [AnyHashable: Image] = [:]
  private var byteCount = 0

  /// What the images may take together before those that nobody shows are let go.
  private static let byteLimit = 8 << 20

  /// What drawing them may take; nil for as much as it takes.
  package var budget: WorkBudget?

  package init() {}

  /// How many images there are whose key is of a type.
  package func count<Key: Hashable>(keyedBy type: Key.Type) -> Int {
    images.keys.count { $0.base is Key }
  }

  /// The image of a key, drawn if it is not there. O(1).
  ///
  /// - Parameter pixels: How many the image has, more or less, asked before it is drawn.
  /// - Throws: What the drawing throws, and `InlayError` of kind `limitExceeded` where the budget has no room for it.
  package func image(for key: some Hashable, pixels: Double = 0, draw: () throws -> Image) throws -> Image {
    if let image = images[AnyHashable(key)] { return image }
    if let budget { try budget.takePicture(ofPixels: pixels) }
    if byteCount > Self.byteLimit {
      images.removeAll()
      byteCount = 0
    }
    let image = try draw()
    images[AnyHashable(key)] = image
    byteCount += image.pixelWidth * image.pixelHeight * 4
    budget?.hold(image)
    return image
  }
}

extension WorkBudget {
  /// Bytes of a pixel while a picture is drawn: the picture, a mask as large, and the copy that stays.
  private static let bytesOfPixel = 12.0
  private static let workOfPixel = 12.0
  private static let workOfPicture = 20_000.0

  /// - Throws: `InlayError` where there is no room for a picture of so many pixels, before it asks for memory.
  fileprivate func takePicture(ofPixels pixels: Double) throws(InlayError) {
    _ = takeBytes(pixels * Self.bytesOfPixel, for: "a picture of \(Int(clamping: pixels)) pixels, drawn for a layer,")
    spend(.pictures, Self.workOfPicture + pixels * Self.workOfPixel)
    try check()
  }
}
