import CCairo

extension VectorSurface.Format {
  /// A surface of a size in points that writes to `output`; the caller destroys it.
  ///
  /// - Throws: `InlayError` of kind `graphics` when Cairo fails.
  func makeSurface(_ size: Size, output: ByteCollector) throws(InlayError) -> OpaquePointer? {
    let surface: OpaquePointer?
    switch self {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(ByteCollector.write, output.closure, size.width, size.height)
    case .svg:
      surface = cairo_svg_surface_create_for_stream(ByteCollector.write, output.closure, size.width, size.height)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      let sides = "\(size.width.text) x \(size.height.text)"
      throw InlayError(.graphics, "no \(rawValue) of \(sides) points: \(statusText(status))")
    }
    switch self {
    // Without the time of creation.
    case .pdf: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    // A point is a pixel in browsers.
    case .svg: cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_USER)
    }
    return surface
  }
}
