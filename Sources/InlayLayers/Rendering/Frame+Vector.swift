import InlayGraphics
import InlayVector

extension Frame {
  /// The frame as an SVG file: shapes, gradients, clips and groups stay such, texts are outlines, images and blurs are
  /// embedded. The same frame gives the same bytes.
  ///
  /// - Throws: `InlayError` when the page is too large, the file takes too much work, or memory runs out.
  public func svgData() throws -> [UInt8] { try vectorData(.svg) }

  /// The frame as a PDF file of one page, a point of the frame being a point of the page. Texts can be selected.
  ///
  /// - Throws: `InlayError` when the page is too large, the file takes too much work, or memory runs out.
  public func pdfData() throws -> [UInt8] { try vectorData(.pdf) }

  /// The frame as a file, as `svgData()` and `pdfData()` make it with 4,000,000,000 units of work.
  ///
  /// - Parameter maximumWork: Units of about a nanosecond, counted before and while the file is made. As much more memory
  ///   as work is allowed, from 768 MiB on.
  /// - Throws: `InlayError` of kind `limitExceeded` for more work or memory, otherwise as `svgData()`.
  public func vectorData(
    _ format: VectorSurface.Format, maximumWork: Int = 4_000_000_000
  ) throws -> [UInt8] {
    try vectorData(format, budget: VectorWork.budget(maximumWork: maximumWork))
  }

  /// - Parameter budget: The limits of the file's cost.
  func vectorData(_ format: VectorSurface.Format, budget: WorkBudget) throws -> [UInt8] {
    let pixelScale = max(2, scale)
    if let root { try VectorWork(of: root, scale: pixelScale).take(from: budget) }
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
