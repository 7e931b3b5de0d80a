import InlayGraphics

/// Images that a scene's layers draw for themselves and share: corners, chevrons, switches. One for each key,
/// bounded in bytes.
package final class SharedImages {
  @exclusivity(unchecked) private var images: [AnyHashable: Image] = [:]
  @exclusivity(unchecked) private var byteCount = 0

  /// What the images may take together before those that nobody shows are let go.
  private static let byteLimit = 8 << 20

  package init() {}

  /// How many images there are whose key is of a type.
  package func count<Key: Hashable>(keyedBy type: Key.Type) -> Int {
    images.keys.count { $0.base is Key }
  }

  /// The image of a key, drawn if it is not there. O(1).
  ///
  /// - Throws: What the drawing throws.
  package func image(for key: some Hashable, draw: () throws -> Image) rethrows -> Image {
    if let image = images[AnyHashable(key)] { return image }
    if byteCount > Self.byteLimit {
      images.removeAll()
      byteCount = 0
    }
    let image = try draw()
    images[AnyHashable(key)] = image
    byteCount += image.pixelWidth * image.pixelHeight * 4
    return image
  }
}
