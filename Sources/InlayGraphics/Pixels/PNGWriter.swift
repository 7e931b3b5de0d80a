import CCairo
import CDeflate
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes pixels as a PNG: RGB if all of them are opaque, or else RGBA. Also packs the pixels of a rectangle for a frame of
/// an animation.
///
/// Rows are not filtered, which suits flat colours and text, except one that equals the row above: it becomes zeros.
/// One version of libdeflate makes the same bytes on every machine. O(pixels); takes the memory of the unpacked rows.
package struct PNGWriter {
  private let bitmap: Bitmap
  private let rect: DeviceRect
  private let isOpaque: Bool

  /// - Parameter bitmap: Of format `argb32`.
  init(_ bitmap: Bitmap) {
    cairo_surface_flush(bitmap.surface)
    self.bitmap = bitmap
    rect = bitmap.bounds
    isOpaque = (0..<bitmap.height).allSatisfy {
      Self.row($0, of: bitmap, in: bitmap.bounds).reduce(UInt32.max, &) >= 0xFF00_0000
    }
  }

  /// A rectangle of a bitmap, as RGBA.
  ///
  /// - Parameters:
  ///   - bitmap: Of format `argb32`.
  ///   - rect: Inside the bitmap, not empty.
  package init(_ bitmap: Bitmap, rect: DeviceRect) {
    cairo_surface_flush(bitmap.surface)
    self.bitmap = bitmap
    self.rect = rect
    isOpaque = false
  }

  private static func row(_ y: Int, of bitmap: Bitmap, in rect: DeviceRect) -> UnsafeBufferPointer<UInt32> {
    let words = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: words + rect.minX, count: rect.width)
  }

  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  func file(scale: Double, compression: PNGCompression) throws(InlayError) -> [UInt8] {
    var file = PNGHeader.bytes(width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque)
    PNGHeader.appendResolution(scale: scale, to: &file)
    try withPackedRows(compression) { packed in
      file.reserveCapacity(file.count + packed.count + 64)
      for start in stride(from: 0, to: packed.count, by: Self.longestChunk) {
        let end = min(start + Self.longestChunk, packed.count)
        PNGHeader.appendChunk("IDAT", UnsafeRawBufferPointer(rebasing: packed[start..<end]), to: &file)
      }
    }
    PNGHeader.appendChunk("IEND", UnsafeRawBufferPointer(start: nil, count: 0), to: &file)
    return file
  }

  private var rowLength: Int { 1 + rect.width * (isOpaque ? 3 : 4) }

  /// Calls `body` with the compressed rows, the contents of the data chunks.
  ///
  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  package func withPackedRows(
    _ compression: PNGCompression, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(InlayError) {
    let count = rowLength * rect.height
    let rows = malloc(count)
    defer { free(rows) }
    let compressor = libdeflate_alloc_compressor(compression.level)
    guard let rows, let compressor else { throw Self.noMemory }
    defer { libdeflate_free_compressor(compressor) }
    fill(rows.assumingMemoryBound(to: UInt8.self))
    // Most pictures shrink to a tenth, but noise does not shrink at all.
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    for capacity in [min(bound, count / 4 + 4_096), bound] {
      guard let packed = malloc(capacity) else { throw Self.noMemory }
      defer { free(packed) }
      let size = libdeflate_zlib_compress(compressor, rows, count, packed, capacity)
      guard size > 0 else { continue }
      return body(UnsafeRawBufferPointer(start: packed, count: size))
    }
    throw Self.noMemory
  }

  package static let longestChunk = 1 << 30
  private static var noMemory: InlayError { InlayError(.graphics, "there is no memory to make the picture a PNG") }

  private func fill(_ target: UnsafeMutablePointer<UInt8>) {
    var target = target
    for y in rect.minY..<rect.maxY {
      let row = bitmap.data + y * bitmap.bytesPerRow + rect.minX * 4
      if y > rect.minY, memcmp(row, row - bitmap.bytesPerRow, rect.width * 4) == 0 {
        memset(target, 0, rowLength)
        target[0] = Self.differenceFromAbove
      } else {
        target[0] = Self.unfiltered
        let words = Self.row(y, of: bitmap, in: rect)
        if isOpaque { Self.fillRGB(target + 1, words) } else { Self.fillRGBA(target + 1, words) }
      }
      target += rowLength
    }
  }

  private static let unfiltered: UInt8 = 0
  private static let differenceFromAbove: UInt8 = 2

  private static func fillRGB(_ target: UnsafeMutablePointer<UInt8>, _ words: UnsafeBufferPointer<UInt32>) {
    var target = target
    for word in words {
      target[0] = UInt8(truncatingIfNeeded: word >> 16)
      target[1] = UInt8(truncatingIfNeeded: word >> 8)
      target[2] = UInt8(truncatingIfNeeded: word)
      target += 3
    }
  }

  private static func fillRGBA(_ target: UnsafeMutablePointer<UInt8>, _ words: UnsafeBufferPointer<UInt32>) {
    var target = target
    for word in words {
      let alpha = word >> 24
      target[0] = StraightAlpha.component(word >> 16 & 255, alpha: alpha)
      target[1] = StraightAlpha.component(word >> 8 & 255, alpha: alpha)
      target[2] = StraightAlpha.component(word & 255, alpha: alpha)
      target[3] = UInt8(truncatingIfNeeded: alpha)
      target += 4
    }
  }
}

/// The purpose of a PNG. The pixels are equal.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// Little time: libdeflate's level 6.
  case fast
  /// A small file, which takes about 3 times as long: libdeflate's level 9.
  case small

  var level: Int32 { self == .fast ? 6 : 9 }
}

extension ImageSurface {
  /// The picture as a PNG file's bytes, with its scale as the file's resolution (72 pixels for each inch at scale 1).
  ///
  /// O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  public func pngData(compression: PNGCompression = .fast) throws(InlayError) -> [UInt8] {
    try PNGWriter(bitmap).file(scale: scale, compression: compression)
  }

  /// Writes the picture as a PNG file, whole or not at all: an existing file stays until the new one is complete.
  ///
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, `graphics` when
  ///   memory runs out.
  public func writePNG(to path: String, compression: PNGCompression = .fast) throws(InlayError) {
    try writeFileAtomically(try pngData(compression: compression), to: path)
  }
}

/// Pixels without the premultiplication by their alpha, as files and desktops have them.
package enum StraightAlpha {
  /// A component of 0...`alpha` as one of 0...255; 0 where nothing is visible. Premultiplying it gives the same one again.
  @inline(__always)
  package static func component(_ component: UInt32, alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (component * 255 + alpha / 2) / alpha)
  }

  /// A word with alpha, red, green and blue from its highest byte on.
  package static func word(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { UInt32(component(pixel >> shift & 255, alpha: alpha)) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
