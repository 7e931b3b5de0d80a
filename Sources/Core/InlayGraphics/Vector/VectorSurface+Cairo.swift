import CInlayCairo
import InlaySystem

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
    // The file has no time of creation.
    case .pdf: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    // A point is a pixel in browsers.
    case .svg: cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_USER)
    }
    return surface
  }
}

/// Collects the bytes that Cairo writes.
final class ByteCollector {
  var bytes: [UInt8] = []

  /// Called by Cairo, with `closure` as the first argument.
  static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
    closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let collector = Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
    collector.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The collector as Cairo's argument, valid as long as the collector is alive.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
