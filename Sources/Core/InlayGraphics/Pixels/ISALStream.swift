import CInlayDeflate
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Packs bytes, which come in parts, in zlib's format by ISA-L: nine times as fast as libdeflate.
final class ISALStream {
  static let library = OptionalLibrary(name: "libisal.so.2", package: "libisal2", format: "PNG")

  private typealias Stream = UnsafeMutablePointer<inlayISALStream>

  private let stream: Stream
  private let deflate: @convention(c) (Stream) -> Int32
  private var output = [UInt8](repeating: 0, count: 1 << 16)
  /// Begins with zlib's header.
  private(set) var packed: [UInt8] = [0x78, 0x01]
  /// ISA-L's own takes four times as long.
  private var checksum: UInt32 = 1

  /// Nil where the library is not installed, or without memory.
  init?(_ library: OptionalLibrary) {
    guard let functions = try? library.open(for: "a picture"),
      let start: @convention(c) (Stream) -> Void = try? functions("isal_deflate_init"),
      let deflate: @convention(c) (Stream) -> Int32 = try? functions("isal_deflate"),
      let memory = malloc(inlayISALStreamSize + inlayISALLevelSize)
    else { return nil }
    self.deflate = deflate
    stream = memory.bindMemory(to: inlayISALStream.self, capacity: 1)
    start(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = memory.advanced(by: inlayISALStreamSize).assumingMemoryBound(to: UInt8.self)
    stream.pointee.level_buf_size = UInt32(inlayISALLevelSize)
  }

  deinit { free(stream) }

  func append(_ bytes: UnsafeRawBufferPointer, isLast: Bool) {
    checksum = libdeflate_adler32(checksum, bytes.baseAddress, bytes.count)
    stream.pointee.next_in = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      output.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        _ = deflate(stream)
        packed += output[..<(output.count - Int(stream.pointee.avail_out))]
      }
    } while stream.pointee.avail_out == 0
    if isLast { packed += PNGHeader.bigEndian(checksum) }
  }
}
