import CInlayDeflate
import InlayGraphics

/// The first bytes of a PNG file: signature and header chunk, which contain the size.
struct PNGHeader {
  /// The bytes of signature and header chunk.
  static let byteCount = 33

  let width: Int
  let height: Int

  /// The header of PNG data; nil when the data does not begin with one.
  init?(_ bytes: some Collection<UInt8>) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let chunk: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let bytes = Array(bytes.prefix(Self.byteCount))
    guard bytes.count == Self.byteCount, bytes.starts(with: signature + chunk) else { return nil }
    width = Self.number(in: bytes, at: 16)
    height = Self.number(in: bytes, at: 20)
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether each chunk of PNG data ends inside it, up to the last. libpng allocates a chunk's declared size before
  /// it reads the chunk. O(chunks).
  static func hasWholeChunks(_ bytes: [UInt8]) -> Bool { contents(of: "IEND", in: bytes) != nil }

  /// The place of a chunk's contents in PNG data, as the chunk declares it: of the first one with a name; nil without
  /// one up to the last chunk, or to the first one that ends outside. O(chunks).
  static func contents(of name: String, in bytes: [UInt8]) -> Range<Int>? {
    let (wanted, last) = (Array(name.utf8), Array("IEND".utf8))
    var start = 8
    while start + 12 <= bytes.count {
      let found = bytes[start + 4..<start + 8]
      let end = start + 8 + number(in: bytes, at: start)
      if found.elementsEqual(wanted) { return start + 8..<end }
      if found.elementsEqual(last) { return nil }
      start = end + 4
    }
    return nil
  }

  /// The signature and the header chunk of a picture with 8 bits for each component.
  static func bytes(width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    header.withUnsafeBytes { appendChunk("IHDR", $0, to: &file) }
    return file
  }

  /// Appends the resolution: 72 pixels for each inch, or 2,835 for each metre, at scale 1.
  static func appendResolution(scale: Double, to file: inout [UInt8]) {
    let perMetre = UInt32(clamping: Int(clamping: max(1, min(2835 * scale, 1e9)).rounded()))
    let resolution = bigEndian(perMetre) + bigEndian(perMetre) + [1]
    resolution.withUnsafeBytes { appendChunk("pHYs", $0, to: &file) }
  }

  /// Appends a chunk with its length and checksum.
  static func appendChunk(_ name: String, _ contents: UnsafeRawBufferPointer, to file: inout [UInt8]) {
    file += bigEndian(UInt32(contents.count))
    let start = file.count
    file += Array(name.utf8)
    file += contents
    file += bigEndian(file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start) })
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
