import CCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much glyphs cover of each pixel, kept so that painting text is looking up and adding. Belongs to one isolation
/// domain.
///
/// Look-up is O(1) a glyph. When the bound in bytes is passed, all are forgotten and made again as they are needed.
package final class GlyphCache {
  /// A glyph's coverage, without empty rows and columns.
  fileprivate struct Mask {
    /// Where its first byte lies among the font's.
    var offset: Int
    /// The first pixel, from the glyph's origin on the baseline.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The bytes from one row to the next: a multiple of eight, those after the row zero.
    var stride: Int { (width &+ 7) & ~7 }
  }

  private var fonts: [ObjectIdentifier: FontMasks] = [:]
  /// The font that was used last, which is often the next.
  private var last: FontMasks?
  /// Room for one run's coverage, kept.
  private var room: [UInt8] = []
  /// What text colours become over the colours that they stand on.
  var ramps = ColorRamps()
  /// The bytes that all masks take.
  package private(set) var byteCount = 0
  private let byteLimit: Int

  package init(byteLimit: Int = 4 << 20) { self.byteLimit = byteLimit }

  /// Runs longer or larger than so many pixels are left to Cairo.
  private static let largestArea = 1 << 18

  /// Calls `body` with the coverage of a run's rows, a byte a pixel, whose first is the first of the rectangle's first
  /// row; overlapping glyphs add up, as in Cairo. O(pixels of the glyphs).
  ///
  /// - Parameter rows: A part of the run's ink bounds, from the run's origin, over their whole width.
  /// - Returns: False, without a call, where coverage is not enough to paint the run: a glyph has colours of its own,
  ///   or is too large.
  func withCoverage(of run: GlyphRun, rows: DeviceRect, _ body: (UnsafeRawPointer) -> Void) -> Bool {
    guard rows.area <= Self.largestArea, let masks = masks(of: run.font) else { return false }
    // What is added after a row's end is zero, and lies inside.
    let count = rows.area + 8
    if room.count < count { room = [UInt8](repeating: 0, count: max(count, 4096)) }
    let isWhole = room.withUnsafeMutableBytes { room in
      guard let base = room.baseAddress else { return false }
      memset(base, 0, count)
      return masks.add(run, to: base, rows: rows)
    }
    if masks.byteCount != masks.countedBytes { recount(masks) }
    if isWhole { room.withUnsafeBytes { bytes in bytes.baseAddress.map(body) } }
    return isWhole
  }

  private func masks(of font: ScaledFont) -> FontMasks? {
    if last?.font !== font { last = fonts[ObjectIdentifier(font)] }
    let masks = last ?? FontMasks(font)
    if last == nil { fonts[ObjectIdentifier(font)] = masks }
    last = masks
    return masks.isColored ? nil : masks
  }

  private func recount(_ masks: FontMasks) {
    byteCount += masks.byteCount - masks.countedBytes
    masks.countedBytes = masks.byteCount
    guard byteCount > byteLimit else { return }
    fonts.removeAll()
    last = nil
    byteCount = 0
  }
}

/// The masks of one font's glyphs.
private final class FontMasks {
  let font: ScaledFont
  /// Whether a glyph was found to have colours of its own.
  private(set) var isColored = false
  /// By glyph index, one more than the place among the masks; 0 for glyphs that were not asked for yet.
  @exclusivity(unchecked) private var places: [Int32] = []
  @exclusivity(unchecked) private var masks: [GlyphCache.Mask] = []
  @exclusivity(unchecked) private var coverage: [UInt8] = []
  /// The bytes that the owner knows of.
  var countedBytes = 0

  init(_ font: ScaledFont) { self.font = font }

  var byteCount: Int {
    places.count * MemoryLayout<Int32>.stride + masks.count * MemoryLayout<GlyphCache.Mask>.stride + coverage.count
  }

  /// Adds the coverage of a run's glyphs to bytes for some of its rows. False when it cannot be.
  func add(_ run: GlyphRun, to room: UnsafeMutableRawPointer, rows: DeviceRect) -> Bool {
    for glyph in run.glyphs {
      guard let mask = mask(of: Int(glyph.index)) else { return false }
      let left = Int(glyph.x) &+ mask.x &- rows.minX
      let top = Int(glyph.y) &+ mask.y
      // Never so: the ink bounds have room around all glyphs.
      guard mask.width == 0 || (left >= 0 && left &+ mask.width <= rows.width) else { return false }
      let (first, last) = (max(top, rows.minY), min(top &+ mask.height, rows.maxY))
      guard first < last else { continue }
      coverage.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for y in first..<last {
          let from = base + (mask.offset &+ (y &- top) &* mask.stride)
          let to = room + ((y &- rows.minY) &* rows.width &+ left)
          var x = 0
          while x < mask.width {
            let old = to.loadUnaligned(fromByteOffset: x, as: SIMD8<UInt8>.self)
            let sum = old &+ from.loadUnaligned(fromByteOffset: x, as: SIMD8<UInt8>.self)
            to.storeBytes(of: sum.replacing(with: 255, where: sum .< old), toByteOffset: x, as: SIMD8<UInt8>.self)
            x &+= 8
          }
        }
      }
    }
    return true
  }

  private func mask(of index: Int) -> GlyphCache.Mask? {
    if index < places.count, places[index] > 0 { return masks[Int(places[index]) - 1] }
    guard index < 1 << 16, let mask = rasterised(index) else { return nil }
    while places.count <= index { places.append(contentsOf: repeatElement(0, count: max(256, places.count))) }
    masks.append(mask)
    places[index] = Int32(masks.count)
    return mask
  }

  /// Paints a glyph in red on nothing: a glyph that is coverage alone has no other colour. Nil when it has, or when
  /// there is no memory for it.
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
    bitmap.forEachPixel { x, y, pixel in
      if pixel == 0 { return }
      if pixel & 0xFFFF != 0 || pixel >> 24 != pixel >> 16 & 0xFF { isColored = true }
      ink = ink.union(DeviceRect(x: x, y: y, width: 1, height: 1))
    }
    if isColored { return nil }
    let mask = GlyphCache.Mask(
      offset: coverage.count, x: box.minX + ink.minX, y: box.minY + ink.minY, width: ink.width, height: ink.height)
    coverage.append(contentsOf: repeatElement(0, count: mask.stride * mask.height))
    bitmap.forEachPixel { x, y, pixel in
      guard pixel != 0 else { return }
      coverage[mask.offset + (y - ink.minY) * mask.stride + x - ink.minX] = UInt8(pixel >> 24)
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
