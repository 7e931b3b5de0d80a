import InlaySystem

/// Decoded images of files, bounded in bytes: scenes that name the same file share one image. A changed file is decoded
/// again. Each look-up is O(1).
package final class ImageCache {
  private struct Key: Hashable {
    let version: FileVersion
    let scale: Double
  }

  private var images: [Key: (image: Image, svgSeconds: Double)] = [:]
  private var byteCount = 0
  private let byteLimit: Int

  /// - Parameter byteLimit: The most bytes; beyond it all images are forgotten. Those in use stay alive.
  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The image of an open file.
  ///
  /// - Parameter svgTime: What SVG files may take, of which a known one uses as much as when it was drawn.
  /// - Throws: `InlayError` as `Image.init(contentsOf:scale:maximumPixels:)`, whether the image is known or not.
  package func image(
    in file: consuming RegularFile, scale: Double, maximumPixels: Int, svgTime: SVGTime = SVGTime()
  ) throws(InlayError) -> Image {
    let key = Key(version: file.version, scale: scale)
    if let (image, seconds) = images[key], image.pixelWidth * image.pixelHeight <= maximumPixels {
      if seconds > 0 { try svgTime.count(seconds, of: file.path) }
      return image
    }
    let before = svgTime.spent
    let image = try Image(reading: file, scale: scale, maximumPixels: maximumPixels, svgTime: svgTime)
    let bytes = image.bytesPerRow * image.pixelHeight + key.version.memoryByteCount
    if byteCount + bytes > byteLimit {
      images.removeAll()
      byteCount = 0
    }
    guard bytes <= byteLimit else { return image }
    images[key] = (image, svgTime.spent - before)
    byteCount += bytes
    return image
  }
}
