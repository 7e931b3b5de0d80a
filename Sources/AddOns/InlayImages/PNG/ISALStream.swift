import CInlayDeflate
import InlayGraphics
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Packs bytes, which come in parts, in zlib's format by ISA-L: nine times as fast as libdeflate. It has code for each
/// kind of processor, and the bytes differ by that.
final class ISALStream {
  static let library = OptionalLibrary(name: "libisal.so.2", package: "libisal2", format: "PNG")

  private let stream: UnsafeMutableRawPointer
  private let deflate: @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private var output = [UInt8](repeating: 0, count: 1 << 16)
  /// Begins with zlib's header.
  private(set) var packed: [UInt8] = [0x78, 0x01]
  /// ISA-L's own takes four times as long.
  private var checksum: UInt32 = 1

  /// Returns nil if the library is not installed, if its headers were not installed when the program was built, or if
  /// there is no memory.
  init?(_ library: OptionalLibrary) {
    guard let functions = try? library.open(for: "a picture"),
      let start: @convention(c) (UnsafeMutableRawPointer?) -> Void = try? functions("isal_deflate_init"),
      let deflate: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = try? functions("isal_deflate"),
      let stream = inlayMakeISALStream(start)
    else { return nil }
    self.deflate = deflate
    self.stream = stream
  }

  deinit { free(stream) }

  func append(_ bytes: UnsafeRawBufferPointer, isLast: Bool) {
    checksum = libdeflate_adler32(checksum, bytes.baseAddress, bytes.count)
    inlayFeedISALStream(stream, bytes.baseAddress, bytes.count, isLast ? 1 : 0)
    var count = 0
    repeat {
      output.withUnsafeMutableBytes { output in
        count = inlayRunISALStream(stream, deflate, output.baseAddress, output.count)
        packed += output[..<count]
      }
    } while count == output.count
    if isLast { packed += PNGHeader.bigEndian(checksum) }
  }
}
