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
