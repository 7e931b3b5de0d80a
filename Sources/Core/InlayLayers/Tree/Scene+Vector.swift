import InlayGraphics
import InlaySystem

extension Scene {
  /// The picture of the scene as it is now, as an SVG file: with the changes since the last tick.
  ///
  /// - Throws: `InlayError` when the page is too large or memory runs out; of kind `limitExceeded` beyond the limits of
  ///   a scene from a file.
  public func svgData() throws(InlayError) -> [UInt8] { try vectorData(.svg) }

  /// The picture of the scene as it is now, as a PDF file: with the changes since the last tick.
  ///
  /// - Throws: As `svgData()`.
  public func pdfData() throws(InlayError) -> [UInt8] { try vectorData(.pdf) }

  /// The picture of the scene as it is now, as a file.
  ///
  /// - Throws: As `svgData()`.
  package func vectorData(_ format: VectorSurface.Format) throws(InlayError) -> [UInt8] {
    try currentFrame().vectorData(format, meter: meter)
  }

  /// The frame that shows the tree as it is now: the last one, or that of a tick at the scene's time. A tick that was
  /// due stays due: a window presents the changes as if nobody had asked.
  package func currentFrame() throws(InlayError) -> Frame {
    let isDue = frame != nil && (isStale || tickClients.haveLayout)
    if frame == nil || isDue { finishingLayout { tick(at: time) } }
    if isDue { noteStaleFrame() }
    guard let frame else { throw InlayError(.graphics, "the scene made no frame") }
    return frame
  }
}
