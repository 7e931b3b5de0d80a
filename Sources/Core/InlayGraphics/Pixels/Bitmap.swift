import CInlayCairo
import InlaySystem

/// Pixels in memory, which Cairo reads and writes. Belongs to one isolation domain.
///
/// Colour is premultiplied ARGB, one native 32-bit word for each pixel; a mask has one byte for each. A new bitmap is
/// transparent.
package final class Bitmap {
  package enum Format: Hashable, Sendable {
    case argb32
    case a8

    var cairoFormat: cairo_format_t { self == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    package var bytesPerPixel: Int { self == .argb32 ? 4 : 1 }
  }

  /// The longest side of a picture, in pixels: the limit of Cairo and pixman.
  package static let maximumSide = 32_767

  package let width: Int
  package let height: Int
  package let format: Format
  package let bytesPerRow: Int
  private let ownSurface: OpaquePointer
  package let data: UnsafeMutableRawPointer
  /// Whether Cairo knows that the pixels were written, and has not painted since.
  @exclusivity(unchecked) private var isMarked = false

  /// The surface that Cairo paints on, and from.
  package var surface: OpaquePointer {
    willPaint()
    return ownSurface
  }

  /// The pattern for device operations, made once, since making it costs as much as painting a small tile. Its matrix
  /// is set before each use.
  var pattern: OpaquePointer? {
    willPaint()
    if let madePattern { return madePattern }
    madePattern = cairo_pattern_create_for_surface(ownSurface)
    cairo_pattern_set_filter(madePattern, CAIRO_FILTER_NEAREST)
    return madePattern
  }
  /// The pattern; nil until Cairo paints from the bitmap in a device operation.
  private(set) var madePattern: OpaquePointer?

  /// The image whose memory the surface uses; nil if the memory is Cairo's or the caller's.
  private let owner: Image?
  /// The owner's memory, which a drawn image does not keep itself.
  private let ownerMemory: PixelMemory?

  /// A transparent bitmap.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767,
  ///   `graphics` when there is no memory for it.
  package init(width: Int, height: Int, format: Format) throws(InlayError) {
    try Self.checkSides(width, height)
    let surface = cairo_image_surface_create(format.cairoFormat, Int32(width), Int32(height))
    guard let surface, let data = cairo_image_surface_get_data(surface) else {
      let status = cairo_surface_status(surface)
      cairo_surface_destroy(surface)
      throw InlayError(.graphics, "no bitmap of \(width) x \(height) pixels: \(statusText(status))")
    }
    self.width = width
    self.height = height
    self.format = format
    ownSurface = surface
    self.data = UnsafeMutableRawPointer(data)
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    (owner, ownerMemory) = (nil, nil)
  }

  /// A bitmap on an image's memory, without a copy; read-only.
  package init(sharing image: Image) {
    width = image.pixelWidth
    height = image.pixelHeight
    format = .argb32
    bytesPerRow = image.bytesPerRow
    let memory = image.memory
    data = memory.base
    // Never nil: without memory Cairo returns a surface in an error state, which paints nothing.
    ownSurface = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
    (owner, ownerMemory) = (image, memory)
  }

  /// A bitmap on the caller's memory, with its contents. The caller keeps the memory alive as long as the bitmap.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767,
  ///   `invalidArgument` when the rows are too short for their pixels, or rows or memory do not begin at a
  ///   multiple of 4 bytes.
  package init(memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) throws(InlayError) {
    try Self.checkSides(width, height)
    guard bytesPerRow >= width * 4, bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max) / height else {
      throw InlayError(
        .invalidArgument,
        "rows of \(bytesPerRow) bytes for \(width) x \(height) pixels: they must be a multiple of 4, "
          + "at least \(width * 4), and all together under 2 GB"
      )
    }
    guard Int(bitPattern: memory) % 4 == 0 else {
      throw InlayError(.invalidArgument, "pixels at \(memory): they must begin at a multiple of 4 bytes")
    }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    format = .argb32
    data = memory
    // Never nil, as above.
    ownSurface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(bytesPerRow))
    (owner, ownerMemory) = (nil, nil)
  }

  deinit {
    cairo_pattern_destroy(madePattern)
    cairo_surface_destroy(ownSurface)
  }

  package var byteCount: Int { bytesPerRow * height }

  /// The bytes of a bitmap of a size. Cairo's rows begin at a multiple of 4 bytes.
  package static func byteCount(width: Int, height: Int, format: Format) -> Int {
    (width * format.bytesPerPixel + 3) / 4 * 4 * height
  }
  package var bounds: DeviceRect { DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  static func checkSides(_ width: Int, _ height: Int) throws(InlayError) {
    guard width >= 1, height >= 1 else {
      throw InlayError(.invalidArgument, "a picture of \(width) x \(height) pixels: sides must be at least 1")
    }
    guard width <= maximumSide, height <= maximumSide else {
      throw InlayError(.limitExceeded, "a picture of \(width) x \(height) pixels: sides must be at most \(maximumSide)")
    }
  }
}

extension Bitmap {
  /// Calls `body` with all pixels, row by row, `bytesPerRow` apart, after Cairo has finished with them.
  package func withPixels<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(finishedPixels) }

  /// All pixels, after Cairo has finished with them. They are valid as long as the bitmap.
  var finishedPixels: UnsafeRawBufferPointer {
    if !isMarked { cairo_surface_flush(ownSurface) }
    return UnsafeRawBufferPointer(start: data, count: byteCount)
  }

  /// Calls `body` with all pixels for writing, and reports the change to Cairo.
  package func withMutablePixels<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    require(owner == nil, "an image's pixels are immutable")
    if !isMarked {
      cairo_surface_flush(ownSurface)
      cairo_surface_mark_dirty(ownSurface)
      isMarked = true
    }
    return try body(UnsafeMutableRawBufferPointer(start: data, count: byteCount))
  }

  /// Cairo paints on the bitmap, or from it, next.
  @inline(__always) func willPaint() { isMarked = false }
}

extension Bitmap {
  /// The pixel at a position inside the bitmap.
  func pixel(x: Int, y: Int) -> UInt32 {
    withPixels { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
  }
}

/// Cairo's text for a status.
package func statusText(_ status: cairo_status_t) -> String {
  guard let text = cairo_status_to_string(status) else { return "status \(status.rawValue)" }
  return String(cString: text)
}

/// Memory of an image's pixels, freed with it.
///
/// Safe to share: it is filled in the initialiser and not written afterwards, and the pointer does not change.
final class PixelMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    base = .allocate(byteCount: byteCount, alignment: 16)
    self.byteCount = byteCount
    fill(UnsafeMutableRawBufferPointer(start: base, count: byteCount))
  }

  deinit { base.deallocate() }
}
