/// Decoded images of files, bounded in bytes: scenes that name the same file share one image. A changed file is decoded
/// again. Each look-up is O(1).
package final class ImageCache {
  private struct Key: Hashable {
    let version: FileVersion
    let scale: Double
  }

  private var images: [Key: Image] = [:]
  private var byteCount = 0
  private let byteLimit: Int

  /// - Parameter byteLimit: The most bytes; beyond it all images are forgotten. Those in use stay alive.
  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The image of an open file.
  ///
  /// - Throws: `InlayError` as `Image.init(contentsOf:scale:maximumPixels:)`, whether the image is known or not.
  package func image(
    in file: consuming RegularFile, scale: Double, maximumPixels: Int, svgSeconds: Int = Image.svgSeconds
  ) throws(InlayError) -> Image {
    let key = Key(version: file.version, scale: scale)
    if let known = images[key], known.pixelWidth * known.pixelHeight <= maximumPixels { return known }
    let image = try Image(reading: file, scale: scale, maximumPixels: maximumPixels, svgSeconds: svgSeconds)
    let bytes = image.bytesPerRow * image.pixelHeight + key.version.memoryByteCount
    if byteCount + bytes > byteLimit {
      images.removeAll()
      byteCount = 0
    }
    guard bytes <= byteLimit else { return image }
    images[key] = image
    byteCount += bytes
    return image
  }
}
