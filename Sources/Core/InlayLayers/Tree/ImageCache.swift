import InlayGraphics
import InlaySystem

/// Decoded images of files, bounded in bytes: scenes that name the same file share one image. A changed file is decoded
/// again. Each look-up is O(1).
package final class ImageCache {
  private struct Key: Hashable {
    let version: FileVersion
    let scale: Double
  }

  package struct Entry {
    package let image: Image
    /// The CPU time of its decoding in another process.
    package let seconds: Double

    package init(image: Image, seconds: Double) {
      self.image = image
      self.seconds = seconds
    }
  }

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private let byteLimit: Int

  /// - Parameter byteLimit: The most bytes; beyond it all images are forgotten. Those in use stay alive.
  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  package subscript(version: FileVersion, scale scale: Double) -> Entry? {
    entries[Key(version: version, scale: scale)]
  }

  /// Keeps an image, in place of any of the same version and scale.
  package func keep(_ entry: Entry, of version: FileVersion, scale: Double) {
    let bytes = entry.image.byteCount + version.memoryByteCount
    if byteCount + bytes > byteLimit {
      entries.removeAll()
      byteCount = 0
    }
    guard bytes <= byteLimit else { return }
    entries[Key(version: version, scale: scale)] = entry
    byteCount += bytes
  }
}
