import CCairo

extension EncodedImage {
  private static let svg = OptionalLibrary(name: "librsvg-2.so.2", package: "librsvg2-2", format: "SVG")

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private typealias Number = UnsafeMutablePointer<Double>
  private typealias Box = UnsafeMutablePointer<cairo_rectangle_t>
  private typealias Render = @convention(c) (Handle?, OpaquePointer?, Box?, Failure?) -> Int32
  private typealias Dimensions =
    @convention(c) (
      Handle?, UnsafeMutablePointer<Int32>?, Handle?, UnsafeMutablePointer<Int32>?, Handle?,
      UnsafeMutablePointer<Int32>?, Box?
    ) -> Void

  /// The pixels of an SVG file at the image's scale. Its size is that of the outermost element, or of its `viewBox`.
  ///
  /// The library gets the bytes without a place, from which it could load other files.
  ///
  /// - Throws: `InlayError`.
  func decodedSVG() throws(InlayError) -> Bitmap {
    if let problem = SVGText(bytes: bytes).problem { throw failure(problem) }
    let library = try Self.svg.open(for: name)
    let make: @convention(c) (UnsafePointer<UInt8>?, Int, Failure?) -> Handle? = try library(
      "rsvg_handle_new_from_data")
    let setResolution: @convention(c) (Handle?, Double) -> Void = try library("rsvg_handle_set_dpi")
    let readSize: @convention(c) (Handle?, Number?, Number?) -> Int32 = try library(
      "rsvg_handle_get_intrinsic_size_in_pixels")
    let readDimensions: Dimensions = try library("rsvg_handle_get_intrinsic_dimensions")
    let render: Render = try library("rsvg_handle_render_document")
    let release: @convention(c) (Handle?) -> Void = try library("g_object_unref")
    let clear: @convention(c) (Failure?) -> Void = try library("g_clear_error")
    // Texts use fonts.
    return try FontLock.hold { () throws(InlayError) -> Bitmap in
      var error: UnsafeMutableRawPointer?
      defer { clear(&error) }
      let document = bytes.withUnsafeBufferPointer { make($0.baseAddress, $0.count, &error) }
      guard let document else { throw failure("not an SVG, or a damaged one") }
      defer { release(document) }
      setResolution(document, 96)
      var size = Size.zero
      if readSize(document, &size.width, &size.height) == 0 || !(size.width > 0 && size.height > 0) {
        var hasBox: Int32 = 0
        var box = cairo_rectangle_t()
        readDimensions(document, nil, nil, nil, nil, &hasBox, &box)
        guard hasBox != 0 else { throw failure("an SVG without a size") }
        size = Size(width: box.width, height: box.height)
      }
      let (width, height) = (size.width * scale, size.height * scale)
      guard width > 0, height > 0, width.isFinite, height.isFinite else { throw failure("an SVG without a size") }
      let bitmap = try bitmap(
        width: max(1, Int(clamping: width.rounded())), height: max(1, Int(clamping: height.rounded())), of: "SVG")
      let context = cairo_create(bitmap.surface)
      defer { cairo_destroy(context) }
      var place = cairo_rectangle_t(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      guard render(document, context, &place, &error) != 0 else { throw failure("an SVG that cannot be drawn") }
      return bitmap
    }
  }
}
