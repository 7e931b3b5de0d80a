import CCairo

extension Bitmap {
  /// Calls `body` with the bytes of the bitmap, to be written.
  func withUnsafeMutablePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> R) -> R {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    let base = data.assumingMemoryBound(to: UInt8.self)
    return body(UnsafeMutableBufferPointer(start: base, count: bytesPerRow * height))
  }

  /// Replaces each pixel of a colour bitmap by another.
  func replacePixels(_ replace: (UInt32) -> UInt32) {
    withUnsafeMutablePixels { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { words in
        for index in words.indices { words[index] = replace(words[index]) }
      }
    }
  }
}
