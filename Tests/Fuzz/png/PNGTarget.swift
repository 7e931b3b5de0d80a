import Inlay

@testable import InlayGraphics
@testable import InlayImages

/// The bytes of a PNG file, which is decoded and drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func testPNG(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    let contents = Array(UnsafeBufferPointer(start: bytes, count: count))
    let image = try Image(pngData: contents, maximumPixels: 1 << 18)
    let surface = try ImageSurface(pixelWidth: 20, pixelHeight: 20)
    Canvas(surface).draw(image, in: Rect(x: 0.5, y: 1, width: 18, height: 17))
  } catch {
    precondition(!error.message.isEmpty)
  }
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// libFuzzer's own mutation. In seven of eight cases the check sums of the chunks are corrected, since readers ignore
/// data behind a wrong one.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutatePNG(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  let count = mutate(bytes, count, limit)
  if seed % 8 != 0 { mendCheckSums(UnsafeMutableBufferPointer(start: bytes, count: count)) }
  return count
}

/// Writes the CRC of each chunk that fits into the bytes.
private func mendCheckSums(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
  var start = 8
  while start + 12 <= bytes.count {
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 8 + length
    guard end + 4 <= bytes.count else { return }
    var sum = UInt32.max
    for byte in bytes[start + 4..<end] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * index)) }
    start = end + 4
  }
}
