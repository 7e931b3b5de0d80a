import InlayGraphics
import InlayViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The colours of texts, and of what is behind them, in a picture.
struct PictureContrast {
  private let surface: ImageSurface
  /// The opaque colour behind the picture.
  private let behind: RGBColor
  /// The luminances by pixel value: texts have their colours in common.
  private var luminances: [UInt32: Double] = [:]

  init(of surface: ImageSurface, over behind: RGBColor) { (self.surface, self.behind) = (surface, behind) }

  /// The two colours of a text in a rectangle, in points, and their contrast; nil if the background has many
  /// colours.
  mutating func colors(in rect: Rect) -> (ratio: Double, text: RGBColor, ground: RGBColor)? {
    func range(_ least: Double, _ most: Double, _ length: Int) -> Range<Int>? {
      let lower = max(0, Int(clamping: least * surface.scale))
      let upper = min(length, Int(clamping: (most * surface.scale).rounded(.up)))
      return lower < upper ? lower..<upper : nil
    }
    guard let columns = range(rect.minX, rect.maxX, surface.pixelWidth),
      let rows = range(rect.minY, rect.maxY, surface.pixelHeight)
    else { return nil }
    let pixels = PixelCounts(of: surface, columns, rows)
    guard let most = pixels.counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      most.value * 3 > columns.count * rows.count
    else { return nil }
    let ground = luminance(of: most.key)
    var found: (ratio: Double, pixel: UInt32)?
    for pixel in pixels.counts.keys {
      let text = luminance(of: pixel)
      let ratio = (max(text, ground) + 0.05) / (min(text, ground) + 0.05)
      // The greater pixel wins if two are equal, so that the answer is always the same.
      if let found, (ratio, pixel) < found { continue }
      found = (ratio, pixel)
    }
    return found.map { ($0.ratio, color(of: $0.pixel), color(of: most.key)) }
  }

  private mutating func luminance(of pixel: UInt32) -> Double {
    if let known = luminances[pixel] { return known }
    let luminance = color(of: pixel).luminance
    luminances[pixel] = luminance
    return luminance
  }

  private func color(of pixel: UInt32) -> RGBColor { RGBColor(pixel: pixel).over(behind) }
}

/// The number of pixels of each value in a part of a surface.
///
/// Most pixels are compared and not counted: a row that is as the one above, and pixels beside each other that are
/// equal, are counted at once.
private struct PixelCounts {
  private(set) var counts: [UInt32: Int] = [:]
  /// The last pixels, which are not counted yet.
  private var run: (pixel: UInt32, count: Int) = (0, 0)

  init(of surface: ImageSurface, _ columns: Range<Int>, _ rows: Range<Int>) {
    surface.withUnsafePixels { bytes, bytesPerRow in
      guard let start = bytes.baseAddress else { return }
      var y = rows.lowerBound
      while y < rows.upperBound {
        let row = start + y * bytesPerRow + columns.lowerBound * 4
        var repeats = 1
        while y + repeats < rows.upperBound, memcmp(row, row + repeats * bytesPerRow, columns.count * 4) == 0 {
          repeats += 1
        }
        add(row, columns.count, repeats)
        y += repeats
      }
    }
    endRun()
  }

  private mutating func add(_ pixels: UnsafeRawPointer, _ count: Int, _ repeats: Int) {
    if count == 1 || memcmp(pixels, pixels + 4, (count - 1) * 4) == 0 {
      let pixel = pixels.load(as: UInt32.self)
      if pixel != run.pixel {
        endRun()
        run.pixel = pixel
      }
      run.count += count * repeats
      return
    }
    add(pixels, count / 2, repeats)
    add(pixels + count / 2 * 4, count - count / 2, repeats)
  }

  private mutating func endRun() {
    if run.count > 0 { counts[run.pixel, default: 0] += run.count }
    run.count = 0
  }
}

extension RGBColor {
  /// A pixel of a surface, which is multiplied by its alpha.
  fileprivate init(pixel: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    let alpha = part(24)
    let whole = alpha > 0 ? alpha : 1
    self.init(red: part(16) / whole, green: part(8) / whole, blue: part(0) / whole, alpha: alpha)
  }
}
