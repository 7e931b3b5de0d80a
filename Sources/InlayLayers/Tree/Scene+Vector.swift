import InlayGraphics
import InlaySystem
import InlayVector

extension Scene {
  /// The last frame as an SVG file; ticks first if there was no tick yet.
  ///
  /// - Throws: `InlayError` when the page is too large, the file takes too much work, or memory runs out.
  public func svgData() throws -> [UInt8] { try vectorData(.svg) }

  /// The last frame as a PDF file; ticks first if there was no tick yet.
  ///
  /// - Throws: `InlayError` when the page is too large, the file takes too much work, or memory runs out.
  public func pdfData() throws -> [UInt8] { try vectorData(.pdf) }

  /// The last frame as a file; ticks first if there was no tick yet.
  ///
  /// - Parameter maximumWork: As in `Frame.vectorData(_:maximumWork:)`. A scene from a file has limits of its own instead.
  /// - Throws: `InlayError` of kind `limitExceeded` for more work or memory, otherwise as `svgData()`.
  public func vectorData(_ format: VectorSurface.Format, maximumWork: Int = 4_000_000_000) throws -> [UInt8] {
    let frame = try committedFrame()
    return try frame.vectorData(format, budget: budget ?? VectorWork.budget(maximumWork: maximumWork))
  }

  private func committedFrame() throws -> Frame {
    if frame == nil { tick(at: time) }
    guard let frame else { throw InlayError(.graphics, "the scene made no frame") }
    return frame
  }
}
