import CInlayCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The coverage of glyphs, kept so that painting text needs look-ups and additions alone. Belongs to one isolation
/// domain.
///
/// Look-up is O(1) for each glyph. Above the limit in bytes, all entries are dropped and made again when needed. A run
/// that is painted again keeps its whole coverage: then look-up is O(1) for the run.
package final class GlyphCache {
  /// A glyph's coverage, without empty rows and columns.
  fileprivate struct Mask {
    /// The offset of its first byte in the font's coverage.
    var offset: Int
    /// The first pixel, relative to the glyph's origin on the baseline.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The bytes from one row to the next: a multiple of sixteen, padded with zeros.
    var stride: Int { (width &+ 15) & ~15 }
  }

  @exclusivity(unchecked) private var state = State()

  private struct State {
    var fonts: [ObjectIdentifier: FontMasks] = [:]
    /// The font that was used last; runs often share it.
    var last: FontMasks?
    /// A buffer for one run's coverage.
    var buffer: [UInt8] = []
    var ramps = ColorRamps()
    /// The runs that were painted last, by their addresses: a table of a power of two of entries.
    var runs: [PaintedRun] = []
    /// The bytes of all kept runs.
    var keptBytes = 0
  }

  private struct PaintedRun {
    /// The identity of the run, which may be released while it is not kept.
    var identity: ObjectIdentifier?
    var kept: KeptRun?
  }

  /// The bytes of all masks.
  package private(set) var byteCount = 0
  private let byteLimit: Int

  package init(byteLimit: Int = 4 << 20) { self.byteLimit = byteLimit }

  /// Cairo paints runs of more pixels, however few of them are wanted.
  private static let largestArea = 1 << 18

  /// Calls `body` with the coverage of those of a run's rows that have any, a byte for each pixel of a rectangle.
  /// Overlapping glyphs are added up, as in Cairo. O(pixels of the glyphs).
  ///
  /// - Parameter rows: A part of the run's ink bounds, relative to the run's origin, with their whole width.
  /// - Returns: False, without a call, where coverage cannot paint the run: a glyph has colours of its own, or is too
  ///   large.
  func withCoverage(of run: GlyphRun, rows: DeviceRect, _ body: (UnsafeRawPointer, DeviceRect) -> Void) -> Bool {
    guard run.inkBounds.area <= Self.largestArea else { return false }
    let masks = masks(of: run.font)
    defer { if masks.byteCount != masks.countedBytes { recount(masks) } }
    if let kept = keptRun(run, masks, isWhole: rows == run.inkBounds), kept.rows.hasColumns(of: rows) {
      let rows = rows.intersection(kept.rows)
      if rows.isEmpty { return true }
      let start = (rows.minY - kept.rows.minY) * rows.width
      kept.coverage.withUnsafeBytes { bytes in bytes.baseAddress.map { body($0 + start, rows) } }
      return true
    }
    guard let rows = masks.rows(of: run, in: rows) else { return false }
    if rows.isEmpty { return true }
    // Padding that is added after a row's end is zero; the last row's padding needs 16 bytes.
    let count = rows.area + 16
    if state.buffer.count < count { state.buffer = [UInt8](repeating: 0, count: max(count, 4096)) }
    let isWhole = state.buffer.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      memset(base, 0, count)
      return masks.add(run, to: base, rows: rows)
    }
    if isWhole { state.buffer.withUnsafeBytes { bytes in bytes.baseAddress.map { body($0, rows) } } }
    return isWhole
  }

  /// A run with its whole coverage, which is kept when the whole run is painted a second time; nil for others. A text
  /// that scrolls into view, row by row of its pixels, costs nothing more.
  private func keptRun(_ run: GlyphRun, _ masks: FontMasks, isWhole: Bool) -> KeptRun? {
    if state.runs.isEmpty { state.runs = Array(repeating: PaintedRun(), count: 1 << Self.tableBits) }
    let identity = ObjectIdentifier(run)
    let mixed = UInt64(UInt(bitPattern: identity)) &* 0x9E37_79B9_7F4A_7C15
    let index = Int(truncatingIfNeeded: mixed &>> UInt64(64 - Self.tableBits))
    let isKnown = state.runs[index].identity == identity
    if isKnown, let kept = state.runs[index].kept { return kept }
    guard isWhole else { return nil }
    guard isKnown else {
      state.keptBytes -= state.runs[index].kept?.coverage.count ?? 0
      state.runs[index] = PaintedRun(identity: identity, kept: nil)
      return nil
    }
    guard run.inkBounds.area <= Self.largestKeptArea, let rows = masks.rows(of: run, in: run.inkBounds), !rows.isEmpty
    else { return nil }
    var coverage = [UInt8](repeating: 0, count: rows.area + 16)
    let isComplete = coverage.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { masks.add(run, to: $0, rows: rows) } ?? false
    }
    guard isComplete else { return nil }
    if state.keptBytes + coverage.count > Self.keptByteLimit {
      state.keptBytes = 0
      for index in state.runs.indices { state.runs[index].kept = nil }
    }
    let kept = KeptRun(run, rows, coverage)
    state.keptBytes += coverage.count
    state.runs[index].kept = kept
    return kept
  }

  private static let tableBits = 10
  private static let largestKeptArea = 1 << 15
  private static let keptByteLimit = 1 << 20

  /// The mix of a text's colour with the colour behind it.
  func ramp(front: UInt32, back: UInt32) -> ColorRamp? { state.ramps.ramp(front: front, back: back) }

  private func masks(of font: ScaledFont) -> FontMasks {
    if let last = state.last, last.font === font { return last }
    let masks = state.fonts[ObjectIdentifier(font)] ?? FontMasks(font)
    state.fonts[ObjectIdentifier(font)] = masks
    state.last = masks
    return masks
  }

  private func recount(_ masks: FontMasks) {
    byteCount += masks.byteCount - masks.countedBytes
    masks.countedBytes = masks.byteCount
    guard byteCount > byteLimit else { return }
    state.fonts.removeAll()
    state.last = nil
    byteCount = 0
  }
}

extension DeviceRect {
  fileprivate func hasColumns(of other: DeviceRect) -> Bool { minX == other.minX && maxX == other.maxX }
}

/// A run with the coverage of its rows that have any.
private final class KeptRun {
  /// Retained: no other run has its identity meanwhile.
  let run: GlyphRun
  let rows: DeviceRect
  let coverage: [UInt8]

  init(_ run: GlyphRun, _ rows: DeviceRect, _ coverage: [UInt8]) {
    (self.run, self.rows, self.coverage) = (run, rows, coverage)
  }
}

/// The masks of one font's glyphs.
private final class FontMasks {
  let font: ScaledFont
  @exclusivity(unchecked) private var store = Store()

  private struct Store {
    /// The slots by glyph index: 1 + the index in `masks`; 0 for glyphs that were not rasterised, `colored` for those
    /// with colours of their own: each decides only for its runs, in any order of runs.
    var slots: [Int32] = []
    var masks: [GlyphCache.Mask] = []
    var coverage: [UInt8] = []

    var byteCount: Int {
      slots.count * MemoryLayout<Int32>.stride + masks.count * MemoryLayout<GlyphCache.Mask>.stride + coverage.count
    }

    static let colored: Int32 = -1

    mutating func add(_ mask: GlyphCache.Mask, at index: Int) {
      masks.append(mask)
      set(Int32(masks.count), at: index)
    }

    mutating func set(_ slot: Int32, at index: Int) {
      while slots.count <= index { slots.append(contentsOf: repeatElement(0, count: max(256, slots.count))) }
      slots[index] = slot
    }
  }

  /// The bytes that the cache has counted.
  var countedBytes = 0

  init(_ font: ScaledFont) { self.font = font }

  var byteCount: Int { store.byteCount }

  /// The rows of a rectangle in which a run has coverage, some of which may be empty. Nil when coverage cannot paint a
  /// glyph.
  func rows(of run: GlyphRun, in rect: DeviceRect) -> DeviceRect? {
    var (top, bottom) = (Int.max, Int.min)
    for glyph in run.glyphs {
      guard let mask = mask(of: Int(glyph.index)) else { return nil }
      top = min(top, glyph.y &+ mask.y)
      bottom = max(bottom, glyph.y &+ mask.y &+ mask.height)
    }
    return DeviceRect(minX: rect.minX, minY: max(rect.minY, top), maxX: rect.maxX, maxY: min(rect.maxY, bottom))
  }

  /// Adds the coverage of a run's glyphs to bytes for some of its rows. Returns false when coverage cannot paint a
  /// glyph.
  func add(_ run: GlyphRun, to buffer: UnsafeMutableRawPointer, rows: DeviceRect) -> Bool {
    for glyph in run.glyphs {
      guard let mask = mask(of: Int(glyph.index)) else { return false }
      let left = glyph.x &+ mask.x &- rows.minX
      let top = glyph.y &+ mask.y
      // Always holds: the ink bounds have a margin around all glyphs.
      guard mask.width == 0 || (left >= 0 && left &+ mask.width <= rows.width) else { return false }
      let (first, last) = (max(top, rows.minY), min(top &+ mask.height, rows.maxY))
      guard first < last else { continue }
      store.coverage.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for y in first..<last {
          let from = base + (mask.offset &+ (y &- top) &* mask.stride)
          let to = buffer + ((y &- rows.minY) &* rows.width &+ left)
          var x = 0
          while x < mask.width {
            let old = to.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
            let new = from.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
            let sum = old &+ new
            to.storeBytes(of: sum.replacing(with: 255, where: sum .< old), toByteOffset: x, as: SIMD16<UInt8>.self)
            x &+= 16
          }
        }
      }
    }
    return true
  }

  private func mask(of index: Int) -> GlyphCache.Mask? {
    if index < store.slots.count, store.slots[index] != 0 {
      let slot = store.slots[index]
      return slot == Store.colored ? nil : store.masks[Int(slot) - 1]
    }
    guard index < 1 << 16, let mask = rasterised(index) else { return nil }
    store.add(mask, at: index)
    return mask
  }

  /// Paints a glyph in red on transparent pixels: a glyph without colours of its own shows no other colour. Returns nil
  /// for a glyph with colours, or without memory.
  private func rasterised(_ index: Int) -> GlyphCache.Mask? {
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    guard let box = DeviceInk(of: UInt32(index), in: font)?.bounds else {
      return GlyphCache.Mask(offset: 0, x: 0, y: 0, width: 0, height: 0)
    }
    guard let bitmap = try? Bitmap(width: box.width, height: box.height, format: .argb32) else { return nil }
    glyph.x = Double(-box.minX)
    glyph.y = Double(-box.minY)
    let context = cairo_create(bitmap.surface)
    cairo_set_source_rgb(context, 1, 0, 0)
    FontLock.hold {
      cairo_set_scaled_font(context, font.pointer)
      cairo_show_glyphs(context, &glyph, 1)
      cairo_destroy(context)
    }
    var ink = DeviceRect.zero
    var isColored = false
    bitmap.forEachPixel { x, y, pixel in
      if pixel == 0 { return }
      if pixel & 0xFFFF != 0 || pixel >> 24 != pixel >> 16 & 0xFF { isColored = true }
      ink = ink.union(DeviceRect(x: x, y: y, width: 1, height: 1))
    }
    if isColored {
      store.set(Store.colored, at: index)
      return nil
    }
    let offset = store.coverage.count
    let mask = GlyphCache.Mask(
      offset: offset, x: box.minX + ink.minX, y: box.minY + ink.minY, width: ink.width, height: ink.height)
    store.coverage.append(contentsOf: repeatElement(0, count: mask.stride * mask.height))
    bitmap.forEachPixel { x, y, pixel in
      guard pixel != 0 else { return }
      store.coverage[mask.offset + (y - ink.minY) * mask.stride + x - ink.minX] = UInt8(pixel >> 24)
    }
    return mask
  }
}

extension Bitmap {
  fileprivate func forEachPixel(_ body: (_ x: Int, _ y: Int, _ pixel: UInt32) -> Void) {
    withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width { body(x, y, pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)) }
      }
    }
  }
}
