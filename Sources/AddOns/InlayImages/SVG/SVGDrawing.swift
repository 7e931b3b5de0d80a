import CInlayCairo
import InlayGraphics
import InlaySystem

/// Functions of librsvg.
struct SVGLibrary {
  private static let library = OptionalLibrary(name: "librsvg-2.so.2", package: "librsvg2-2", format: "SVG")

  typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  typealias Number = UnsafeMutablePointer<Double>
  typealias Flag = UnsafeMutablePointer<Int32>

  let read: @convention(c) (UnsafePointer<UInt8>?, Int, Failure?) -> OpaquePointer?
  let setStyles: @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, Int, Failure?) -> Int32
  let setResolution: @convention(c) (OpaquePointer, Double) -> Void
  let readSize: @convention(c) (OpaquePointer, Number, Number) -> Int32
  let readDimensions:
    @convention(c) (OpaquePointer, Flag, UnsafeMutableRawPointer, Flag, UnsafeMutableRawPointer, Flag, Number) -> Void
  let render: @convention(c) (OpaquePointer, OpaquePointer?, UnsafePointer<Double>, Failure?) -> Int32

  /// - Throws: `InlayError` of kind `missingLibrary`, with the file's name.
  init(for file: String) throws(InlayError) {
    let library = try Self.library.open(for: file)
    read = try library("rsvg_handle_new_from_data")
    setStyles = try library("rsvg_handle_set_stylesheet")
    setResolution = try library("rsvg_handle_set_dpi")
    readSize = try library("rsvg_handle_get_intrinsic_size_in_pixels")
    readDimensions = try library("rsvg_handle_get_intrinsic_dimensions")
    render = try library("rsvg_handle_render_document")
  }
}

/// An SVG to be drawn in this process, without a limit of time.
struct SVGDrawing {
  let name: String
  let bytes: [UInt8]
  let request: SVGRequest

  /// A picture's sides, and its pixels as of a `Bitmap`, row by row; nil if there are more than allowed.
  struct Picture {
    let width: Int64
    let height: Int64
    var pixels: [UInt8]?
  }

  /// The outermost element's own colour stays, since the file sets it.
  private static let white = Array(":root:not([color]), :root[color=\"currentColor\"] { color: #FFFFFF }".utf8)

  /// The picture. Its size is that of the outermost element, or of its `viewBox`.
  ///
  /// - Throws: `InlayError`, with the file's name.
  func picture() throws(InlayError) -> Picture {
    let library = try SVGLibrary(for: name)
    // The fonts are the system's, without its settings.
    if request.hasTexts { FcConfigSetCurrent(SystemFonts.configuration) }
    var error: UnsafeMutablePointer<GError>?
    guard let document = bytes.withUnsafeBufferPointer({ library.read($0.baseAddress, $0.count, &error) }) else {
      throw failure("not an SVG, or a damaged one", error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    library.setResolution(document, 96)
    if request.isWhite {
      _ = Self.white.withUnsafeBufferPointer { library.setStyles(document, $0.baseAddress, $0.count, nil) }
    }
    guard let (width, height) = size(of: document, library) else { throw failure("an SVG without a size", nil) }
    guard width <= request.maximumSide, height <= request.maximumSide, width * height <= request.maximumPixels else {
      return Picture(width: width, height: height)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    guard let pixels = cairo_image_surface_get_data(surface) else {
      throw InlayError(.graphics, "\(name): an SVG that cannot be drawn: no memory for the pixels")
    }
    let place = [0, 0, Double(width), Double(height)]
    guard library.render(document, context, place, &error) != 0 else {
      throw failure("an SVG that cannot be drawn", error)
    }
    cairo_surface_flush(surface)
    let count = Int(cairo_image_surface_get_stride(surface)) * Int(height)
    return Picture(width: width, height: height, pixels: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }

  /// The size in pixels.
  private func size(of document: OpaquePointer, _ library: SVGLibrary) -> (Int64, Int64)? {
    var (width, height) = (0.0, 0.0)
    if library.readSize(document, &width, &height) == 0 || !(width > 0 && height > 0) {
      var flags: (Int32, Int32, Int32) = (0, 0, 0)
      // Each a value and its unit.
      var lengths: ((Double, Int32), (Double, Int32)) = ((0, 0), (0, 0))
      // x, y, width and height.
      var box = [0.0, 0, 0, 0]
      library.readDimensions(document, &flags.0, &lengths.0, &flags.1, &lengths.1, &flags.2, &box)
      guard flags.2 != 0 else { return nil }
      (width, height) = (box[2], box[3])
    }
    let sides = (width * request.scale, height * request.scale)
    guard sides.0 > 0, sides.1 > 0, sides.0.isFinite, sides.1.isFinite else { return nil }
    func whole(_ side: Double) -> Int64 { Int64(min(max(1, side.rounded()), 1e9)) }
    return (whole(sides.0), whole(sides.1))
  }

  /// An error with the library's reason, of which control characters are removed.
  private func failure(_ message: String, _ error: UnsafeMutablePointer<GError>?) -> InlayError {
    guard let error else { return InlayError(.invalidData, "\(name): \(message)") }
    defer { g_error_free(error) }
    let text = error.pointee.message.map { String(cString: $0) } ?? ""
    return InlayError(.invalidData, "\(name): \(Self.message(message, reason: text))")
  }

  /// A message with the first line of a reason, without libxml's numbers for it.
  static func message(_ message: String, reason: String) -> String {
    guard let line = reason.split(whereSeparator: \.isNewline).first else { return message }
    let scalars = withoutNumbers(line).unicodeScalars.lazy.filter {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
    }.prefix(300)
    return "\(message): \(String(String.UnicodeScalarView(scalars)))"
  }

  /// `Error domain 1 code 77 on line 1 column 74 of data: Premature end` as `line 1, column 74: Premature end`.
  private static func withoutNumbers(_ line: Substring) -> String {
    let words = line.split(separator: " ")
    guard let start = words.indices.first(where: { words[$0...].starts(with: ["Error", "domain"]) }),
      let place = words[start...].firstIndex(of: "line"), words[place...].count > 3, words[place + 2] == "column",
      let end = words[(place + 3)...].firstIndex(where: { $0.hasSuffix(":") })
    else { return String(line) }
    let column = words[place + 3].prefix { $0.isNumber }
    let told = "line \(words[place + 1]), column \(column):"
    return (words[..<start].map(String.init) + [told] + words[(end + 1)...].map(String.init)).joined(separator: " ")
  }
}
