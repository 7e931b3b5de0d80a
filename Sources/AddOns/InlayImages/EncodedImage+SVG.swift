import CInlayLinux
import InlayGraphics
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension EncodedImage {
  private static let svg = OptionalLibrary(name: "librsvg-2.so.2", package: "librsvg2-2", format: "SVG")

  /// The picture of an SVG file at the image's scale. One with `currentColor`, which is black without a place that has
  /// a colour, is drawn once more in white.
  ///
  /// - Throws: `InlayError`.
  func decodedSVG() throws(InlayError) -> Decoded {
    let black = try decodedSVG(inWhite: false)
    guard SVGText(bytes: bytes).mentions("currentcolor") else { return Decoded(pixels: black) }
    return Decoded(pixels: black, inWhite: try decodedSVG(inWhite: true))
  }

  /// The pixels of an SVG file at the image's scale. Its size is that of the outermost element, or of its `viewBox`.
  ///
  /// The library gets the bytes without a path, from which it could load other files. It draws in a process of its own,
  /// within limits of time and memory, since small files may need any of both, or crash it.
  ///
  /// - Throws: `InlayError`.
  ///
  /// - Parameter inWhite: What `currentColor` is, unless the outermost element has another colour: white or black.
  private func decodedSVG(inWhite: Bool) throws(InlayError) -> Bitmap {
    if let problem = SVGText(bytes: bytes).problem { throw failure(problem) }
    let svg = try request()
    let drawn = try svgTime.draw(name) { seconds throws(InlayError) in try outcome(svg, inWhite, seconds) }
    return try bitmap(of: drawn.outcome, given: drawn.seconds)
  }

  /// The picture to draw, without the bytes.
  func request() throws(InlayError) -> inlaySVG {
    let library = try Self.svg.open(for: name)
    var svg = inlaySVG()
    svg.scale = scale
    svg.maximumPixels = Int64(maximumPixels)
    svg.maximumSide = Int32(Bitmap.maximumSide)
    svg.read = try library("rsvg_handle_new_from_data")
    if SVGText(bytes: bytes).mentions("text") {
      svg.fonts = SystemFonts.configuration.map(UnsafeMutableRawPointer.init)
    }
    svg.setFonts = try library("FcConfigSetCurrent")
    svg.setStyles = try library("rsvg_handle_set_stylesheet")
    svg.setResolution = try library("rsvg_handle_set_dpi")
    svg.readSize = try library("rsvg_handle_get_intrinsic_size_in_pixels")
    svg.readDimensions = try library("rsvg_handle_get_intrinsic_dimensions")
    svg.render = try library("rsvg_handle_render_document")
    svg.makeSurface = try library("cairo_image_surface_create")
    svg.surfaceData = try library("cairo_image_surface_get_data")
    svg.surfaceStride = try library("cairo_image_surface_get_stride")
    svg.flushSurface = try library("cairo_surface_flush")
    svg.makeContext = try library("cairo_create")
    return svg
  }

  /// The outermost element's own colour is what its file wants.
  private static let white = Array(":root:not([color]), :root[color=\"currentColor\"] { color: #FFFFFF }".utf8CString)

  private func outcome(_ svg: inlaySVG, _ inWhite: Bool, _ seconds: Double) throws(InlayError) -> SVGProcess.Outcome {
    do throws(SVGProcess.StartFailure) {
      return try bytes.withUnsafeBufferPointer { bytes throws(SVGProcess.StartFailure) in
        try Self.white.withUnsafeBufferPointer { white throws(SVGProcess.StartFailure) in
          var svg = svg
          svg.bytes = bytes.baseAddress
          svg.count = bytes.count
          svg.styles = inWhite ? white.baseAddress : nil
          return try SVGProcess.draw(svg, seconds: seconds)
        }
      }
    } catch {
      throw failure("no process could be started to draw the SVG: \(error.reason)", .graphics)
    }
  }

  private func bitmap(of outcome: SVGProcess.Outcome, given seconds: Double) throws(InlayError) -> Bitmap {
    switch outcome.ending {
    case .exited: break
    case .lost: throw failure("the process that draws the SVG ended without a result", .graphics)
    case .crashed(let signal):
      let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
      // Other lines have the time and the child's number.
      let lines = outcome.errors.split(separator: 0x0A)
      let cause = lines.first { String(decoding: $0, as: UTF8.self).contains("ERROR") } ?? []
      throw failure(reason("an SVG that ended librsvg with signal \(signal) (\(name))", Array(cause)))
    case .tookTooLong: throw svgTime.excess(of: name, given: seconds)
    case .late(let processor):
      throw failure(
        "an SVG that is not drawn after \(SVGProcess.patience.text) seconds, \(processor.tenths) of processor time",
        .graphics)
    case .stalled: throw failure("the process that draws the SVG gets no processor time", .graphics)
    }
    let (result, rest) = (outcome.result, outcome.rest)
    switch Int(result.status) {
    case inlaySVGDrawn, inlaySVGTooLarge:
      let bitmap = try bitmap(width: Int(result.width), height: Int(result.height), of: "SVG")
      let rowBytes = bitmap.width * 4
      guard rest.count == rowBytes * bitmap.height else { throw failure("an SVG that was drawn in part") }
      bitmap.withMutablePixels { pixels in
        for row in 0..<bitmap.height {
          let target = UnsafeMutableRawBufferPointer(rebasing: pixels[(row * bitmap.bytesPerRow)...])
          target.copyBytes(from: rest[(rest.startIndex + row * rowBytes)...].prefix(rowBytes))
        }
      }
      return bitmap
    case inlaySVGWithoutSize: throw failure("an SVG without a size")
    case inlaySVGUnreadable: throw failure(reason("not an SVG, or a damaged one", Array(rest)))
    default: throw failure(reason("an SVG that cannot be drawn", Array(rest)))
    }
  }

  /// A message with the library's reason, of which control characters are removed.
  private func reason(_ message: String, _ text: [UInt8]) -> String {
    let lines = text.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
    guard let line = lines.first else { return message }
    let scalars = line.unicodeScalars.lazy.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }.prefix(300)
    return "\(message): \(String(String.UnicodeScalarView(scalars)))"
  }
}
