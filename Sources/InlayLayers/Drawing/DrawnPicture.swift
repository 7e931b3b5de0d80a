import InlayGraphics

/// The pixels of a drawing for a place; the key of its shared image.
final class DrawnPicture: ImageSource, Hashable {
  private let source: DrawnImage
  private let pixelWidth: Int
  private let pixelHeight: Int
  /// Transparent columns at the right, 0 or 1, and rows at the bottom.
  private let columns: Int
  private let rows: Int

  /// - Parameters:
  ///   - size: In pixels, rounded to whole ones.
  ///   - room: The room around a picture in the middle of it, in pixels: where that is whole, the picture begins on a
  ///     whole pixel.
  init(of source: DrawnImage, size: Size, inMiddleOf room: Size) {
    self.source = source
    pixelWidth = max(1, Int(clamping: size.width.rounded()))
    pixelHeight = max(1, Int(clamping: size.height.rounded()))
    columns = Self.padding(of: pixelWidth, in: room.width)
    rows = Self.padding(of: pixelHeight, in: room.height)
  }

  private static func padding(of length: Int, in room: Double) -> Int {
    room == room.rounded() && room < 1e9 && (Int(room) - length) % 2 != 0 ? 1 : 0
  }

  var pixels: Double { Double(pixelWidth + columns) * Double(pixelHeight + rows) }

  /// - Throws: `InlayError` of kind `graphics` without memory for it.
  func image() throws(InlayError) -> Image {
    let bitmap = try Bitmap(width: pixelWidth + columns, height: pixelHeight + rows, format: .argb32)
    draw(in: Canvas(bitmap: bitmap, scale: 1))
    return Image(copying: bitmap, scale: 1, source: self)
  }

  func draw(in canvas: Canvas) {
    draw(in: canvas, to: Rect(x: 0, y: 0, width: Double(pixelWidth + columns), height: Double(pixelHeight + rows)))
  }

  /// Draws the picture, with its transparent edges, stretched to a rectangle.
  func draw(in canvas: Canvas, to rect: Rect) {
    let width = rect.width * Double(pixelWidth) / Double(pixelWidth + columns)
    let height = rect.height * Double(pixelHeight) / Double(pixelHeight + rows)
    source.draw(in: canvas, to: Rect(x: rect.minX, y: rect.minY, width: width, height: height))
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool {
    a.pixelWidth == b.pixelWidth && a.pixelHeight == b.pixelHeight && a.columns == b.columns && a.rows == b.rows
      && a.source == b.source
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(pixelWidth)
    hasher.combine(pixelHeight)
  }
}
