import InlayGraphics

extension Frame {
  /// The frame as an SVG file: shapes, gradients, clips and groups stay what they are, texts are outlines, images and
  /// blurs are embedded. The same frame gives the same bytes.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func svgData() throws -> [UInt8] { try vectorData(.svg) }

  /// The frame as a PDF file of one page, a point of the frame being a point of the page. Texts can be selected.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func pdfData() throws -> [UInt8] { try vectorData(.pdf) }

  private func vectorData(_ format: VectorSurface.Format) throws -> [UInt8] {
    let size = Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    let page = try VectorSurface(format, size: size)
    let canvas = Canvas(page)
    if background.alpha > 0 { canvas.fill(Rect(origin: .zero, size: size), with: background) }
    let painter = VectorPainter(canvas: canvas, tiles: TileStore(byteLimit: 16 << 20), scale: max(2, scale))
    if let root { try painter.draw(root) }
    return try page.data()
  }
}
