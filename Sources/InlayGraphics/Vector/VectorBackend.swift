import CCairo

/// Cairo's surfaces for files of shapes.
struct VectorBackend {
  let format: VectorSurface.Format

  /// A surface that writes to `output`, to be destroyed by the caller; its size is points.
  ///
  /// - Throws: `InlayError` of kind `graphics` when Cairo cannot.
  func makeSurface(_ size: Size, output: ByteCollector) throws(InlayError) -> OpaquePointer? {
    let surface: OpaquePointer?
    switch format {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(ByteCollector.write, output.closure, size.width, size.height)
    case .svg:
      surface = cairo_svg_surface_create_for_stream(ByteCollector.write, output.closure, size.width, size.height)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      let sides = "\(size.width.text) x \(size.height.text)"
      throw InlayError(.graphics, "no \(format.rawValue) of \(sides) points: \(statusText(status))")
    }
    switch format {
    // Nothing, instead of the time at which the file happens to be made.
    case .pdf: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    // A point is what browsers call a pixel.
    case .svg: cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_USER)
    }
    return surface
  }
}
