import InlayGraphics

/// The rasterised tiles of a renderer, bounded in bytes.
///
/// Look-up is O(1). When the bound is passed, the tiles that were not used for longest go, down to three quarters of
/// it: O(tiles log tiles), seldom.
final class TileCache {
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  @exclusivity(unchecked) private var entries: [TileKey: Entry] = [:]
  @exclusivity(unchecked) private var uses = 0
  @exclusivity(unchecked) private(set) var byteCount = 0
  @exclusivity(unchecked) private(set) var hits = 0
  @exclusivity(unchecked) private(set) var misses = 0
  let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The tile of a key, made if it is not there.
  func tile(for key: TileKey, make: () throws -> Bitmap) rethrows -> Bitmap {
    uses += 1
    if let index = entries.index(forKey: key) {
      if !entries.keys[index].isOrphaned {
        hits += 1
        entries.values[index].lastUse = uses
        return entries.values[index].bitmap
      }
      byteCount -= entries.remove(at: index).value.bitmap.byteCount
    }
    misses += 1
    let bitmap = try make()
    entries[key] = Entry(bitmap: bitmap, lastUse: uses)
    byteCount += bitmap.byteCount
    if byteCount > byteLimit { evict() }
    return bitmap
  }

  private func evict() {
    let target = byteLimit / 4 * 3
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > target else { return }
      entries[key] = nil
      byteCount -= entry.bitmap.byteCount
    }
  }
}
