import InlayGraphics
import InlaySystem

/// The rasterised tiles of a renderer, bounded in bytes, which include their keys. Tiles do not retain the layers'
/// bodies, texts, drawings and images that they show.
///
/// A look-up is O(1). Tiles of released objects are evicted after each megabyte of new ones; beyond the limit, the
/// least recently used ones, down to three quarters of it: O(tiles log tiles), rarely.
final class TileCache {
  /// An object: a look-up copies no weak reference, and notes the use in place.
  private final class Entry {
    let tile: Bitmap
    /// The price as a meter counted it; nil without one.
    let price: WorkPrice?
    let byteCount: Int
    @exclusivity(unchecked) var lastUse: Int
    private let hasSource: Bool
    private weak var source: AnyObject?

    init(tile: Bitmap, price: WorkPrice?, byteCount: Int, lastUse: Int, source: AnyObject?) {
      (self.tile, self.price, self.byteCount, self.lastUse) = (tile, price, byteCount, lastUse)
      hasSource = source != nil
      self.source = source
    }

    /// Whether the tile's object is released. A new object may get its address and an equal key.
    var isOrphaned: Bool { hasSource && source == nil }
  }

  // The properties whose exclusivity is not checked at run time are read and changed by this class alone, which calls no
  // other code meanwhile.

  @exclusivity(unchecked) private var entries: [TileKey: Entry] = [:]
  @exclusivity(unchecked) private var uses = 0
  private(set) var byteCount = 0
  @exclusivity(unchecked) private(set) var hits = 0
  private(set) var misses = 0
  let byteLimit: Int
  /// The bytes of tiles of objects since orphans were sought.
  private var newSourceBytes = 0
  /// A group that changes in every frame leaves a tile in each: their memory is used again while it is near.
  private static let orphanLimit = 1 << 20

  /// The approximate bytes of a tile beside its pixels: its table entry, the bitmap's object, Cairo's surface and
  /// pattern.
  static let bytesPerTile = 1_024

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The tile of a key, made if it is not there. A meter counts the making of either.
  func tile(for key: TileKey, meter: (any WorkMeter)? = nil, make: () throws(InlayError) -> Bitmap) throws(InlayError)
    -> Bitmap
  {
    uses += 1
    if let entry = entries[key] {
      if !entry.isOrphaned, meter == nil || entry.price != nil {
        hits += 1
        entry.lastUse = uses
        if let meter, let price = entry.price { try meter.pay(price) }
        return entry.tile
      }
      entries[key] = nil
      byteCount -= entry.byteCount
    }
    misses += 1
    guard let meter else { return insert(try make(), price: nil, for: key) }
    let (tile, price) = try meter.price(of: make)
    return insert(tile, price: price, for: key)
  }

  private func insert(_ tile: Bitmap, price: WorkPrice?, for key: TileKey) -> Bitmap {
    // Later than the tiles that it was made from.
    uses += 1
    let source = key.object
    let bytes = tile.byteCount + key.contents.byteCount + Self.bytesPerTile
    entries[key.released] = Entry(
      tile: tile, price: price, byteCount: bytes, lastUse: uses, source: source)
    byteCount += bytes
    if source != nil { newSourceBytes += bytes }
    if byteCount > byteLimit { evict() } else if newSourceBytes > Self.orphanLimit { removeOrphans() }
    return tile
  }

  private func removeOrphans() {
    newSourceBytes = 0
    for (key, entry) in entries where entry.isOrphaned {
      entries[key] = nil
      byteCount -= entry.byteCount
    }
  }

  private func evict() {
    let target = byteLimit / 4 * 3
    removeOrphans()
    if byteCount <= target { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > target else { return }
      entries[key] = nil
      byteCount -= entry.byteCount
    }
  }
}
