import InlayGraphics

/// The caches of a renderer: rasterised tiles, glyphs, and images wrapped for painting.
final class TileStore {
  let cache: TileCache<Bitmap>
  let glyphs = GlyphCache()
  /// The limits of the present painting; nil for none.
  var budget: WorkBudget?
  private var bitmaps: [ObjectIdentifier: Bitmap] = [:]
  /// The bytes of the wrapped images.
  private(set) var bitmapBytes = 0
  private(set) var bitmapHits = 0
  private(set) var bitmapMisses = 0

  init(byteLimit: Int) { cache = TileCache(byteLimit: byteLimit) }

  /// The most bytes of wrapped images. A wrapper shares its image's memory and retains it.
  private static let bitmapByteLimit = 16 << 20

  func bitmap(of image: Image) -> Bitmap {
    if let bitmap = bitmaps[ObjectIdentifier(image)] {
      bitmapHits += 1
      return bitmap
    }
    bitmapMisses += 1
    let bitmap = Bitmap(sharing: image)
    if bitmapBytes + bitmap.byteCount > Self.bitmapByteLimit {
      bitmaps.removeAll()
      bitmapBytes = 0
    }
    bitmaps[ObjectIdentifier(image)] = bitmap
    bitmapBytes += bitmap.byteCount
    return bitmap
  }

  func tile(for key: TileKey) throws -> Bitmap { try cache.tile(for: key) { try rasterised(key) } }
}
