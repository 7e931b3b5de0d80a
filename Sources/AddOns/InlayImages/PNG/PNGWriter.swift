import CInlayCairo
import CInlayDeflate
import InlayGraphics
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes pixels as a PNG: RGB if all of them are opaque, or else RGBA. Also packs the pixels of a rectangle for a
/// frame of an animation.
///
/// Rows are not filtered, which suits flat colours and text, except one that equals the row above: it becomes zeros.
/// `FlatDeflate` packs such pictures, and libdeflate all others. One version of libdeflate makes the same bytes on every
/// machine. O(pixels); takes the memory of the unpacked rows, or of some of them with ISA-L.
struct PNGWriter {
  private let bitmap: Bitmap
  private let rect: DeviceRect
  /// Whether the rows are RGB if all pixels are opaque.
  private let mayBeRGB: Bool
  /// The library for `fastest`. Tests have one that is not installed.
  var fastestLibrary = ISALStream.library

  /// - Parameter bitmap: Of format `argb32`.
  init(_ bitmap: Bitmap) { self.init(bitmap, bitmap.bounds, mayBeRGB: true) }

  /// A rectangle of a bitmap, as RGBA.
  ///
  /// - Parameters:
  ///   - bitmap: Of format `argb32`.
  ///   - rect: Inside the bitmap, not empty.
  init(_ bitmap: Bitmap, rect: DeviceRect) { self.init(bitmap, rect, mayBeRGB: false) }

  private init(_ bitmap: Bitmap, _ rect: DeviceRect, mayBeRGB: Bool) {
    cairo_surface_flush(bitmap.surface)
    self.bitmap = bitmap
    self.rect = rect
    self.mayBeRGB = mayBeRGB
  }

  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  func file(scale: Double, compression: ImageSurface.Compression) throws(InlayError) -> [UInt8] {
    let (rows, isRGB) = try packedRows(compression)
    var file = PNGHeader.bytes(width: bitmap.width, height: bitmap.height, hasAlpha: !isRGB)
    file.reserveCapacity(file.count + rows.count + 64)
    PNGHeader.appendResolution(scale: scale, to: &file)
    rows.withUnsafeBytes { rows in
      for start in stride(from: 0, to: rows.count, by: Self.longestChunk) {
        let end = min(start + Self.longestChunk, rows.count)
        PNGHeader.appendChunk("IDAT", UnsafeRawBufferPointer(rebasing: rows[start..<end]), to: &file)
      }
    }
    PNGHeader.appendChunk("IEND", UnsafeRawBufferPointer(start: nil, count: 0), to: &file)
    return file
  }

  /// The compressed rows, the contents of the data chunks.
  ///
  /// - Throws: `InlayError` of kind `graphics` when memory runs out.
  func packedRows(_ compression: ImageSurface.Compression) throws(InlayError) -> (bytes: [UInt8], isRGB: Bool) {
    for isRGB in mayBeRGB ? [true, false] : [false] {
      let rows =
        if compression == .fastest, let stream = ISALStream(fastestLibrary) {
          try pack(isRGB: isRGB, by: stream)
        } else {
          try pack(isRGB: isRGB, compression)
        }
      if let rows { return (rows, isRGB) }
    }
    throw Self.noMemory
  }

  static let longestChunk = 1 << 30
  private static var noMemory: InlayError { InlayError(.graphics, "not enough memory to make the picture a PNG") }

  private func rowLength(isRGB: Bool) -> Int { 1 + rect.width * (isRGB ? 3 : 4) }

  /// Packs all rows at once. Nil for RGB where a pixel is not opaque.
  private func pack(isRGB: Bool, _ compression: ImageSurface.Compression) throws(InlayError) -> [UInt8]? {
    let rowLength = rowLength(isRGB: isRGB)
    let count = rowLength * rect.height
    guard let rows = malloc(count + max(Self.spareBytes, FlatDeflate.spareBytes)) else { throw Self.noMemory }
    defer { free(rows) }
    guard fill(rows, isRGB: isRGB, from: rect.minY..<rect.maxY) else { return nil }
    if compression != .small,
      let packed = FlatDeflate.pack(rows, rowLength: rowLength, height: rect.height, pixelLength: isRGB ? 3 : 4)
    {
      return packed
    }
    guard let compressor = libdeflate_alloc_compressor(compression.level) else { throw Self.noMemory }
    defer { libdeflate_free_compressor(compressor) }
    // Most pictures shrink to a tenth, but noise does not shrink at all.
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    for capacity in [min(bound, count / 4 + 4_096), bound] {
      guard let packed = malloc(capacity) else { throw Self.noMemory }
      defer { free(packed) }
      let size = libdeflate_zlib_compress(compressor, rows, count, packed, capacity)
      if size > 0 { return Array(UnsafeRawBufferPointer(start: packed, count: size)) }
    }
    throw Self.noMemory
  }

  /// Packs the rows in parts that stay in the processor's cache. Nil for RGB where a pixel is not opaque.
  private func pack(isRGB: Bool, by stream: ISALStream) throws(InlayError) -> [UInt8]? {
    let rowLength = rowLength(isRGB: isRGB)
    let height = min(max(1, Self.partSize / rowLength), rect.height)
    guard let part = malloc(rowLength * height + Self.spareBytes) else { throw Self.noMemory }
    defer { free(part) }
    for y in stride(from: rect.minY, to: rect.maxY, by: height) {
      let end = min(y + height, rect.maxY)
      guard fill(part, isRGB: isRGB, from: y..<end) else { return nil }
      stream.append(UnsafeRawBufferPointer(start: part, count: rowLength * (end - y)), isLast: end == rect.maxY)
    }
    return stream.packed
  }

  private static let partSize = 1 << 17

  /// Writes rows, and at most `spareBytes` more. False for RGB where a pixel is not opaque.
  private func fill(_ target: UnsafeMutableRawPointer, isRGB: Bool, from rows: Range<Int>) -> Bool {
    var target = target
    let rowLength = rowLength(isRGB: isRGB)
    for y in rows {
      let row = bitmap.data + y * bitmap.bytesPerRow + rect.minX * 4
      if y > rect.minY, memcmp(row, row - bitmap.bytesPerRow, rect.width * 4) == 0 {
        memset(target, 0, rowLength)
        target.storeBytes(of: FlatDeflate.differenceFromAbove, as: UInt8.self)
      } else {
        target.storeBytes(of: Self.unfiltered, as: UInt8.self)
        let pixels = UnsafeRawBufferPointer(start: row, count: rect.width * 4)
        if isRGB {
          guard Self.fillRGB(target + 1, pixels) else { return false }
        } else {
          Self.fillRGBA(target + 1, pixels)
        }
      }
      target += rowLength
    }
    return true
  }

  private static let unfiltered: UInt8 = 0
  private static let spareBytes = 2

  /// Writes two pixels at a time, and `spareBytes` more. False if a pixel is not opaque.
  private static func fillRGB(_ target: UnsafeMutableRawPointer, _ pixels: UnsafeRawBufferPointer) -> Bool {
    var (offset, target, all) = (0, target, UInt64.max)
    while offset + 8 <= pixels.count {
      // Bytes from the lowest on: alpha, red, green and blue of the second pixel, then of the first.
      let two = pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian.byteSwapped
      all &= two
      target.storeBytes(of: (two >> 40 | two << 16 & 0xFFFF_FF00_0000).littleEndian, as: UInt64.self)
      offset += 8
      target += 6
    }
    if offset < pixels.count {
      let last = pixels.load(fromByteOffset: offset, as: UInt32.self)
      all &= UInt64(last >> 24) | UInt64.max << 8
      target.storeBytes(of: (last << 8).bigEndian, as: UInt32.self)
    }
    return all & 0xFF_0000_00FF == 0xFF_0000_00FF
  }

  private static func fillRGBA(_ target: UnsafeMutableRawPointer, _ pixels: UnsafeRawBufferPointer) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let pixel = pixels.load(fromByteOffset: offset, as: UInt32.self)
      let straight = pixel >= 0xFF00_0000 ? pixel : StraightAlpha.word(pixel)
      target.storeBytes(of: (straight << 8 | straight >> 24).bigEndian, toByteOffset: offset, as: UInt32.self)
    }
  }
}

extension ImageSurface {
  /// The purpose of a PNG. The pixels are equal.
  public enum Compression: String, CaseIterable, Sendable {
    /// A short time for photos too, in an eighth of the time of `fast`, and files of at most twice the size: ISA-L's
    /// level 1. It needs ISA-L's headers when Inlay is built (Debian's libisal-dev), and the library when the program
    /// runs (libisal2). **The bytes, but not the pixels, differ by CPU**, and by the library's version. Without it,
    /// this is `fast`, with libdeflate's level 2 for photos.
    case fastest
    /// A short time. Flat colours and text are packed in a tenth of libdeflate's time, and photos with its level 6.
    case fast
    /// A small file: libdeflate's level 9. For pictures of lists, it takes about 20 times as long as `fast`, and the file
    /// is about 20 % smaller.
    case small

    /// The level of libdeflate, whose level 1 takes twice the time of level 2 for pictures of lists.
    var level: Int32 {
      switch self {
      case .fastest: 2
      case .fast: 6
      case .small: 9
      }
    }
  }
}

extension ImageSurface {
  /// Returns the picture as the bytes of a PNG file. Its scale is the file's resolution (72 pixels for each inch at
  /// scale 1). O(pixels).
  ///
  /// - Parameter compression: The purpose of the file; `fast` by default. The pixels are equal.
  /// - Throws: `InlayError` of kind `graphics` if memory runs out.
  public func pngData(compression: ImageSurface.Compression = .fast) throws(InlayError) -> [UInt8] {
    try PNGWriter(bitmap).file(scale: scale, compression: compression)
  }

  /// Writes the picture as a PNG file, as a whole or not at all: an existing file stays until the new one is complete.
  /// O(pixels).
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - compression: The purpose of the file; `fast` by default. The pixels are equal.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, and of kind `graphics` if
  ///   memory runs out.
  public func writePNG(to path: String, compression: ImageSurface.Compression = .fast) throws(InlayError) {
    try writeFileAtomically(try pngData(compression: compression), to: path)
  }
}
