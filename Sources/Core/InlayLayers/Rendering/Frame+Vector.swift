import InlayGraphics
import InlaySystem

extension Frame {
  /// The frame as an SVG file: shapes, gradients, clips and groups stay such, texts are outlines, images and blurs are
  /// embedded. The same frame gives the same bytes.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func svgData() throws(InlayError) -> [UInt8] { try vectorData(.svg) }

  /// The frame as a PDF file of one page, a point of the frame being a point of the page. Texts can be selected.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func pdfData() throws(InlayError) -> [UInt8] { try vectorData(.pdf) }

  /// The frame as a file, as `svgData()` and `pdfData()` make it.
  ///
  /// - Throws: As `svgData()`.
  package func vectorData(_ format: VectorSurface.Format) throws(InlayError) -> [UInt8] {
    try vectorData(format, meter: nil)
  }

  /// - Throws: `InlayError` of kind `limitExceeded` beyond the meter's limits.
  func vectorData(_ format: VectorSurface.Format, meter: (any WorkMeter)?) throws(InlayError) -> [UInt8] {
    let size = Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    let page = try VectorSurface(format, size: size)
    let canvas = Canvas(page)
    if background.alpha > 0 { canvas.fill(Rect(origin: .zero, size: size), with: background) }
    let tiles = TileStore(byteLimit: 16 << 20)
    tiles.meter = meter
    let painter = VectorPainter(canvas: canvas, tiles: tiles, scale: max(2, scale))
    defer { meter?.release(painter.file.bytes) }
    if let root { try painter.draw(root) }
    return try page.data()
  }
}
