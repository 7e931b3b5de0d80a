import InlayGraphics

/// Draws into a vector file: all parts stay vectors, except blurs, which are embedded as images.
struct VectorPainter {
  let canvas: Canvas
  /// Rasterises blurs.
  let tiles: TileStore
  /// Pixels per point of rasterised parts.
  let scale: Double

  /// The longest side of an embedded image, in pixels: larger blurs have a lower resolution.
  private static let longestSide = 4_096.0

  /// The pixels of an image of a rectangle, at least one, and their number per point; nil for an empty one.
  static func picture(of rect: Rect, scale: Double) -> (area: DeviceRect, scale: Double)? {
    guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
    let scale = min(scale, longestSide / max(rect.width, rect.height))
    let area = DeviceRect(
      x: 0, y: 0, width: max(1, Int(clamping: (rect.width * scale).rounded(.up))),
      height: max(1, Int(clamping: (rect.height * scale).rounded(.up))))
    return (area, scale)
  }

  /// Rasterises a builder's items within a rectangle of the current space, and draws the image there.
  func drawPicture(of rect: Rect, _ build: (inout PaintListBuilder, Transform, DeviceRegion) -> Void) throws {
    guard let (area, scale) = Self.picture(of: rect, scale: self.scale) else { return }
    let space = Transform(translationX: -rect.minX, y: -rect.minY).concatenating(Transform(scaleX: scale, y: scale))
    let bitmap = try Bitmap(width: area.width, height: area.height, format: .argb32)
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: area).paint {
      build(&$0, space, DeviceRegion(area))
    }
    let place = Rect(x: rect.minX, y: rect.minY, width: Double(area.width) / scale, height: Double(area.height) / scale)
    canvas.draw(Image(copying: bitmap, scale: scale), in: place)
  }
}
