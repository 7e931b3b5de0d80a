import InlayGraphics
import InlaySystem

/// The caches of a renderer: rasterised tiles, glyphs, and images wrapped for painting.
final class TileStore {
  // The properties whose exclusivity is not checked at run time are loaded and stored whole.

  let cache: TileCache
  let glyphs = GlyphCache()
  /// The meter of the present painting; nil for none.
  @exclusivity(unchecked) var meter: (any WorkMeter)?
  /// The steps of the metered lists that are being painted.
  @exclusivity(unchecked) var listedSteps = 0
  /// The number of metered tiles that are being rasterised, one for another.
  @exclusivity(unchecked) private var tileDepth = 0
  @exclusivity(unchecked) private var bitmaps: [ObjectIdentifier: Bitmap] = [:]
  /// The bytes of the wrapped images.
  @exclusivity(unchecked) private(set) var bitmapBytes = 0
  @exclusivity(unchecked) private(set) var bitmapHits = 0
  @exclusivity(unchecked) private(set) var bitmapMisses = 0

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

  /// The bitmap of a large group in this frame or the one before, for another group of its size: memory that the
  /// system gives anew, page by page, costs more than the group.
  private var spare: Bitmap?
  private var isSpareUsed = false
  /// The least pixels of a group whose bitmap is kept until the next frame.
  private static let leastKeptGroup = 1 << 16

  /// A transparent bitmap.
  func groupBitmap(width: Int, height: Int) throws(InlayError) -> Bitmap {
    guard let bitmap = spare, bitmap.width == width, bitmap.height == height else {
      if width * height >= Self.leastKeptGroup { spare = nil }
      return try Bitmap(width: width, height: height, format: .argb32)
    }
    spare = nil
    Canvas(bitmap: bitmap, scale: 1).clear(bitmap.bounds)
    return bitmap
  }

  /// Keeps the bitmap of a painted group.
  func keep(_ bitmap: Bitmap) {
    guard bitmap.width * bitmap.height >= Self.leastKeptGroup else { return }
    spare = bitmap
    isSpareUsed = true
  }

  /// A frame without large groups releases their memory.
  func endFrame() {
    if !isSpareUsed { spare = nil }
    isSpareUsed = false
  }

  /// The memory of the last list.
  @exclusivity(unchecked) private var spareItems: [PaintItem] = []
  @exclusivity(unchecked) private var spareOcclusion = Occlusion()
  /// The most items of a list whose memory is kept.
  private static let longestKeptList = 4_096

  /// A builder of an empty list, in the memory of the last one.
  func makeBuilder(limit: Int) -> PaintListBuilder {
    var builder = PaintListBuilder(limit: limit)
    swap(&builder.items, &spareItems)
    swap(&builder.occlusion, &spareOcclusion)
    return builder
  }

  /// Keeps the memory of a painted list.
  func keepMemory(of builder: inout PaintListBuilder) {
    if builder.items.capacity > Self.longestKeptList { return }
    builder.items.removeAll(keepingCapacity: true)
    swap(&builder.items, &spareItems)
    swap(&builder.occlusion, &spareOcclusion)
  }

  func tile(for key: TileKey) throws(InlayError) -> Bitmap {
    guard let meter else {
      return try cache.tile(for: key) { () throws(InlayError) in try rasterised(key, key.contents) }
    }
    return try tile(for: key, meter)
  }

  private func tile(for key: TileKey, _ meter: any WorkMeter) throws(InlayError) -> Bitmap {
    let drawing = key.contents
    let bytes = Bitmap.byteCount(width: key.width, height: key.height, format: drawing.format)
    // The price of a tile has all tiles that it is made from.
    guard tileDepth > 0 || meter.isDue(key.hashValue, bytes: bytes) else {
      self.meter = nil
      defer { self.meter = meter }
      return try cache.tile(for: key) { () throws(InlayError) in try rasterised(key, drawing) }
    }
    return try cache.tile(for: key, meter: meter) { () throws(InlayError) in
      tileDepth += 1
      defer { tileDepth -= 1 }
      try meter.spend(1, .tile)
      try meter.spend(Double(key.bounds.area), .tilePixel)
      try drawing.spend(on: meter, key)
      return try meter.holding(bytes + drawing.bytesOfRasterising(key)) { () throws(InlayError) in
        try rasterised(key, drawing)
      }
    }
  }

  private func rasterised(_ key: TileKey, _ drawing: any TileDrawing) throws(InlayError) -> Bitmap {
    let tile = try Bitmap(width: key.width, height: key.height, format: drawing.format)
    try drawing.rasterise(key, into: tile, with: self)
    return tile
  }
}
