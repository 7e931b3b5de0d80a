import CInlayCairo
import InlayGraphics
import InlaySystem

extension Image {
  /// The image of a PNG file's bytes, upright by its EXIF orientation.
  ///
  /// - Throws: `InlayError`: `invalidData` when it is not a PNG or damaged, `limitExceeded` when it has more pixels
  ///   than `maximumPixels` or a side over 32,767, `invalidArgument` for a bad scale.
  package convenience init(pngData: [UInt8], scale: Double = 1, maximumPixels: Int = 64 << 20) throws(InlayError) {
    let header = try Self.checkedHeader(pngData, maximumPixels: maximumPixels, name: "PNG data")
    try self.init(png: pngData, header: header, scale: scale, name: "PNG data")
  }

  static func checkedHeader(_ bytes: [UInt8], maximumPixels: Int, name: String) throws(InlayError) -> PNGHeader {
    guard let header = PNGHeader(bytes) else {
      throw InlayError(.invalidData, "\(name): not a PNG")
    }
    try ImageLimits.check(width: header.width, height: header.height, of: "PNG", maximumPixels, name: name)
    return header
  }

  convenience init(png bytes: [UInt8], header: PNGHeader, scale: Double, name: String) throws(InlayError) {
    try Self.checkScale(scale)
    guard PNGHeader.hasWholeChunks(bytes) else {
      throw InlayError(.invalidData, "\(name): damaged or truncated PNG (a part of it is longer than the file)")
    }
    let decoded = PNGReader(bytes).decode()
    defer { cairo_surface_destroy(decoded) }
    let status = cairo_surface_status(decoded)
    if status == CAIRO_STATUS_NO_MEMORY {
      // Cairo reports this for some damaged files too.
      throw InlayError(.invalidData, "\(name): damaged PNG, or no memory for it")
    }
    guard status == CAIRO_STATUS_SUCCESS,
      cairo_image_surface_get_width(decoded) == Int32(header.width),
      cairo_image_surface_get_height(decoded) == Int32(header.height)
    else {
      throw InlayError(.invalidData, "\(name): damaged or truncated PNG (\(statusText(status)))")
    }
    // Deep or opaque pixels have other formats; painting converts them to ours.
    let bitmap = try Bitmap(width: header.width, height: header.height, format: .argb32)
    let context = cairo_create(bitmap.surface)
    cairo_set_source_surface(context, decoded, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
    self.init(copying: try bitmap.upright(from: ImageOrientation(ofPNG: bytes)), scale: scale)
  }
}

/// Passes PNG data to Cairo in parts.
private final class PNGReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The decoded surface, or one in an error state; the caller destroys it.
  func decode() -> OpaquePointer? {
    cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue().read(into: target, Int(count))
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  private func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
    guard bytes.count - offset >= count else { return CAIRO_STATUS_READ_ERROR }
    bytes.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { target.update(from: base + offset, count: count) }
    }
    offset += count
    return CAIRO_STATUS_SUCCESS
  }
}
