import InlayGraphics

extension Frame {
  /// The frame as an SVG file: shapes, gradients, clips and groups stay such, texts are outlines, images and blurs are
  /// embedded. The same frame gives the same bytes.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func svgData() throws -> [UInt8] { try vectorData(.svg) }

  /// The frame as a PDF file of one page, a point of the frame being a point of the page. Texts can be selected.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func pdfData() throws -> [UInt8] { try vectorData(.pdf) }

  /// - Parameter budget: The limits of the file's cost; nil for none.
  func vectorData(_ format: VectorSurface.Format, budget: WorkBudget? = nil) throws -> [UInt8] {
    let pixelScale = max(2, scale)
    if let budget, let root { try VectorWork(of: root, scale: pixelScale).take(from: budget) }
    let size = Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    let page = try VectorSurface(format, size: size)
    let canvas = Canvas(page)
    if background.alpha > 0 { canvas.fill(Rect(origin: .zero, size: size), with: background) }
    let tiles = TileStore(byteLimit: 16 << 20)
    tiles.budget = budget
    let painter = VectorPainter(canvas: canvas, tiles: tiles, scale: pixelScale)
    if let root { try painter.draw(root) }
    return try page.data()
  }
}
