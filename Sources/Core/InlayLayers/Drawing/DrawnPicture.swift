import InlayGraphics
import InlaySystem

/// The pixels of a drawing for a size and a position; the key of its shared image.
final class DrawnPicture: ImageSource, Hashable {
  private let source: DrawnImage
  private let pixelWidth: Int
  private let pixelHeight: Int
  private let margins: Margins
  /// Pixels per point of a picture in the drawing's own size; nil for one that is stretched to its pixels.
  private let scale: Double?

  /// A drawing in its own size, rounded up to whole pixels.
  init(of source: DrawnImage, scale: Double) {
    self.source = source
    self.scale = scale
    // Rounds up, but ignores rounding errors of a length of whole pixels.
    func pixels(_ length: Double) -> Int { max(1, Int(clamping: (length * scale - 1e-6).rounded(.up))) }
    pixelWidth = pixels(source.size.width)
    pixelHeight = pixels(source.size.height)
    margins = Margins()
  }

  /// - Parameters:
  ///   - size: Of the drawing in pixels, rounded to whole ones.
  ///   - space: Around the picture, in pixels.
  ///   - fraction: The part of the free space before the picture, along each axis; nil if the picture is stretched.
  init(of source: DrawnImage, size: Size, in space: Size, at fraction: Point?) {
    self.source = source
    scale = nil
    pixelWidth = max(1, Int(clamping: size.width.rounded()))
    pixelHeight = max(1, Int(clamping: size.height.rounded()))
    let free = Point(x: space.width - Double(pixelWidth), y: space.height - Double(pixelHeight))
    margins = fraction.map { Margins(in: free, at: $0) } ?? Margins()
  }

  /// Whether the picture has the free space before it as transparent pixels, and so begins where the space begins.
  var beginsWithSpace: Bool { margins.beginsWithSpace }

  private var width: Int { margins.left + pixelWidth + margins.right }
  private var height: Int { margins.top + pixelHeight + margins.bottom }

  var pixels: Double { Double(width) * Double(height) }

  /// The picture in its own pixels.
  ///
  /// - Throws: `InlayError` of kind `graphics` without memory for it.
  func image() throws(InlayError) -> Image {
    guard let scale else { return try image(width, height) }
    return try Image(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale) { source.draw(in: $0) }
  }

  func image(pixelWidth: Int, pixelHeight: Int) -> Image? { try? image(pixelWidth, pixelHeight) }

  private func image(_ width: Int, _ height: Int) throws(InlayError) -> Image {
    let bitmap = try Bitmap(width: width, height: height, format: .argb32)
    draw(
      in: Canvas(bitmap: bitmap, scale: 1), to: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    return Image(copying: bitmap, scale: 1, source: self)
  }

  /// Draws the picture, with its transparent margins, stretched to a rectangle.
  func draw(in canvas: Canvas, to rect: Rect) {
    let (x, y) = (rect.width / Double(width), rect.height / Double(height))
    let drawing = Rect(
      x: rect.minX + Double(margins.left) * x, y: rect.minY + Double(margins.top) * y, width: Double(pixelWidth) * x,
      height: Double(pixelHeight) * y)
    source.draw(in: canvas, to: drawing)
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool {
    a.pixelWidth == b.pixelWidth && a.pixelHeight == b.pixelHeight && a.margins == b.margins && a.scale == b.scale
      && a.source == b.source
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(pixelWidth)
    hasher.combine(pixelHeight)
  }
}

/// Transparent columns and rows around a drawing, by which it begins on whole pixels of the layer.
private struct Margins: Hashable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0
  var beginsWithSpace = false

  init() {}

  /// - Parameters:
  ///   - free: The free space around the drawing, in pixels.
  ///   - fraction: The part of it before the drawing.
  init(in free: Point, at fraction: Point) {
    let (x, y) = (free.x * fraction.x, free.y * fraction.y)
    if x.isWhole && y.isWhole { return }
    if min(free.x, free.y) > -1, max(free.x, free.y) <= Self.widest {
      beginsWithSpace = true
      left = max(0, Int(x.rounded(.down)))
      top = max(0, Int(y.rounded(.down)))
    } else {
      // An even free space has a whole half.
      right = free.x.isWhole && !x.isWhole ? 1 : 0
      bottom = free.y.isWhole && !y.isWhole ? 1 : 0
    }
  }

  /// The greatest width in pixels.
  private static let widest = 128.0
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}
