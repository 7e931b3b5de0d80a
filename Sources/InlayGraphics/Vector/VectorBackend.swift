import CCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cairo's functions for files of shapes. They are looked up by name, since Cairo may have been built without
/// them; a program that needs none of them then still starts.
struct VectorBackend {
  private typealias Create =
    @convention(c) (cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?
  private typealias SetMetadata = @convention(c) (OpaquePointer?, UInt32, UnsafePointer<CChar>?) -> Void
  private typealias SetUnit = @convention(c) (OpaquePointer?, UInt32) -> Void

  let format: VectorSurface.Format

  /// A surface that writes to `output`, to be destroyed by the caller; its size is points.
  ///
  /// - Throws: `InlayError` of kind `graphics` when Cairo cannot.
  func makeSurface(_ size: Size, output: ByteCollector) throws(InlayError) -> OpaquePointer? {
    guard let create = function("surface_create_for_stream", Create.self) else {
      throw InlayError(.graphics, "this system's Cairo was built without \(format.rawValue.uppercased())")
    }
    let surface = create(ByteCollector.write, output.closure, size.width, size.height)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw InlayError(.graphics, "no \(format.rawValue) of \(size) points: \(statusText(status))")
    }
    switch format {
    case .pdf:
      // CAIRO_PDF_METADATA_CREATE_DATE. Nothing, instead of the time at which the file happens to be made.
      function("surface_set_metadata", SetMetadata.self)?(surface, 5, nil)
    case .svg:
      // CAIRO_SVG_UNIT_USER: a point is what browsers call a pixel.
      function("surface_set_document_unit", SetUnit.self)?(surface, 0)
    }
    return surface
  }

  private func function<T>(_ name: String, _ type: T.Type) -> T? {
    dlsym(nil, "cairo_\(format.rawValue)_\(name)").map { unsafeBitCast($0, to: type) }
  }
}
