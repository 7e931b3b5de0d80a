import InlayGraphics

extension Scene {
  /// The last frame as an SVG file; ticks first if there was no tick yet.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func svgData() throws -> [UInt8] { try committedFrame().vectorData(.svg, budget: budget) }

  /// The last frame as a PDF file; ticks first if there was no tick yet.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out.
  public func pdfData() throws -> [UInt8] { try committedFrame().vectorData(.pdf, budget: budget) }

  private func committedFrame() throws -> Frame {
    if frame == nil { tick(at: time) }
    guard let frame else { throw InlayError(.graphics, "the scene made no frame") }
    return frame
  }
}
