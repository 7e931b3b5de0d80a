import CInlayCairo
import InlaySystem

/// A page that keeps drawings as shapes, for an SVG or PDF file. Belongs to one isolation domain.
///
/// Shapes, gradients, clips, groups and masks stay vectors, and images are embedded unchanged. In PDF, texts are texts
/// in embedded fonts, which can be selected and copied; in SVG they are outlines. The same drawing gives the same bytes
/// each time.
package final class VectorSurface {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case svg
    case pdf
  }

  /// The longest side of a page, in points.
  static let maximumSide = 1_000_000.0

  let format: Format
  /// The page's size in points. In SVG they are the pixels of browsers, in PDF 1/72 inch.
  package let size: Size
  let page: VectorPage
  private let output = ByteCollector()
  private var finished: [UInt8]?

  /// An empty page.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` when a side is not a positive number, `limitExceeded`
  ///   when it is over 1,000,000 points, `graphics` when the system's Cairo lacks the format.
  package init(_ format: Format, size: Size) throws(InlayError) {
    guard size.width > 0, size.height > 0 else {
      throw InlayError(
        .invalidArgument,
        "a page of \(size.width.text) x \(size.height.text) points: sides must be positive numbers")
    }
    guard size.width <= Self.maximumSide, size.height <= Self.maximumSide else {
      throw InlayError(
        .limitExceeded,
        "a page of \(size.width.text) x \(size.height.text) points: sides must be at most \(Self.maximumSide.text)")
    }
    self.format = format
    self.size = size
    let surface = try format.makeSurface(size, output: output)
    page = VectorPage(taking: surface, size: size, output: output)
  }
}

extension VectorSurface {
  /// The file's bytes. Drawing after the first call is ignored.
  ///
  /// - Throws: `InlayError` of kind `graphics` when memory ran out.
  package func data() throws(InlayError) -> [UInt8] {
    if let finished { return finished }
    FontLock.hold { cairo_surface_finish(page.surface) }
    let status = cairo_surface_status(page.surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw InlayError(.graphics, "the page could not be made \(format.rawValue): \(statusText(status))")
    }
    let bytes = format == .svg ? SVGNames.renamed(output.bytes) : output.bytes
    output.bytes = []
    finished = bytes
    return bytes
  }

  /// Writes the file, whole or not at all: an existing file stays until the new one is complete.
  ///
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, `graphics` when
  ///   memory ran out.
  func write(to path: String) throws(InlayError) {
    try writeFileAtomically(try data(), to: path)
  }
}

extension Canvas {
  /// A canvas on a page, in points.
  package convenience init(_ surface: VectorSurface) {
    self.init(page: surface.page)
  }
}
