import InlayGraphics
import InlaySystem

extension Scene {
  /// The last frame as an SVG file; ticks first if there was no tick yet.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out; of kind `limitExceeded` beyond the limits of
  ///   a scene from a file.
  public func svgData() throws(InlayError) -> [UInt8] { try vectorData(.svg) }

  /// The last frame as a PDF file; ticks first if there was no tick yet.
  ///
  /// - Throws: As `svgData()`.
  public func pdfData() throws(InlayError) -> [UInt8] { try vectorData(.pdf) }

  /// The last frame as a file; ticks first if there was no tick yet.
  ///
  /// - Throws: As `svgData()`.
  package func vectorData(_ format: VectorSurface.Format) throws(InlayError) -> [UInt8] {
    try committedFrame().vectorData(format, meter: meter)
  }

  private func committedFrame() throws(InlayError) -> Frame {
    if frame == nil { tick(at: time) }
    guard let frame else { throw InlayError(.graphics, "the scene made no frame") }
    return frame
  }
}
