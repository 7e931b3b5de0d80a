import InlayGraphics
import InlaySystem
import InlayText

/// Draws into a vector file: all parts stay vectors, except blurs, which are embedded as images.
struct VectorPainter {
  let canvas: Canvas
  /// Rasterises blurs.
  let tiles: TileStore
  let file = FileAccount()
  /// Pixels per point of rasterised parts.
  let scale: Double

  /// The longest side of an embedded image, in pixels: larger blurs have a lower resolution.
  private static let longestSide = 4_096.0

  /// The pixels of an image of a rectangle, at least one, and their number per point; nil for an empty one.
  private static func picture(of rect: Rect, scale: Double) -> (area: DeviceRect, scale: Double)? {
    guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
    let scale = min(scale, longestSide / max(rect.width, rect.height))
    let area = DeviceRect(
      x: 0, y: 0, width: max(1, Int(clamping: (rect.width * scale).rounded(.up))),
      height: max(1, Int(clamping: (rect.height * scale).rounded(.up))))
    return (area, scale)
  }

  /// The counted images and bytes of a file.
  final class FileAccount {
    /// The images that are in the file, once for any number of layers.
    fileprivate var images: Set<ObjectIdentifier> = []
    /// The bytes of the file's parts.
    fileprivate(set) var bytes = 0.0
  }

  var meter: (any WorkMeter)? { tiles.meter }

  /// Counts a part of the file, which is kept in memory until all of it is written.
  func spend(_ amount: Double, _ work: Work) throws(InlayError) {
    guard let meter else { return }
    let bytes =
      switch work {
      case .vectorNode: 200.0
      case .vectorElement: 40.0
      case .vectorGlyph: 100.0
      default: 6.0
      }
    try meter.hold(amount * bytes, for: "the picture as shapes, with its shadows as images,")
    file.bytes += amount * bytes
    try meter.spend(amount, work)
  }

  func spend(on path: Path) throws(InlayError) { try spend(Double(path.elements.count), .vectorElement) }

  func spend(on gradient: RGBGradient) throws(InlayError) { try spend(Double(gradient.stops.count), .vectorElement) }

  func spend(on layout: TextLayout) throws(InlayError) {
    if meter != nil { try spend(Double(layout.text.glyphCount), .vectorGlyph) }
  }

  /// Counts the compression of an image's pixels, which come from memory.
  func spend(on image: Image) throws(InlayError) {
    guard let meter, image.source == nil, file.images.insert(ObjectIdentifier(image)).inserted else { return }
    try meter.spend(Double(image.pixelWidth) * Double(image.pixelHeight), .vectorPixel)
  }

  /// Rasterises a builder's items within a rectangle of the current space, and draws the image there.
  func drawPicture(of rect: Rect, _ build: (inout PaintListBuilder, Transform, DeviceRegion) -> Void) throws(InlayError)
  {
    guard let (area, scale) = Self.picture(of: rect, scale: self.scale) else { return }
    try spend(Double(area.area), .vectorBlurredPixel)
    let space = Transform(translationX: -rect.minX, y: -rect.minY).concatenating(Transform(scaleX: scale, y: scale))
    let bitmap = try Bitmap(width: area.width, height: area.height, format: .argb32)
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: area).paint {
      build(&$0, space, DeviceRegion(area))
    }
    let frame = Rect(x: rect.minX, y: rect.minY, width: Double(area.width) / scale, height: Double(area.height) / scale)
    canvas.draw(Image(copying: bitmap, scale: scale), in: frame)
  }
}
