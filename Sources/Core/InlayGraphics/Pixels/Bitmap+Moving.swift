import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Bitmap {
  /// Moves the pixels of a rectangle by `dx`, `dy` device pixels to the right and down. Source and target are cut to
  /// the bitmap and may overlap; pixels outside the target stay unchanged. O(pixels moved).
  ///
  /// - Returns: The rectangle that was written.
  @discardableResult
  package func move(_ rect: DeviceRect, dx: Int, dy: Int) -> DeviceRect {
    let target = rect.intersection(bounds).offsetBy(dx: dx, dy: dy).intersection(bounds)
    if target.isEmpty || (dx == 0 && dy == 0) { return target }
    withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let count = target.width * format.bytesPerPixel
      // The order of rows in which none is overwritten before it is read.
      let rows = target.minY..<target.maxY
      for step in 0..<rows.count {
        let y = dy > 0 ? rows.upperBound - 1 - step : rows.lowerBound + step
        let to = base + y * bytesPerRow + target.minX * format.bytesPerPixel
        let from = base + (y - dy) * bytesPerRow + (target.minX - dx) * format.bytesPerPixel
        memmove(to, from, count)
      }
    }
    return target
  }

  /// Copies the pixels of a rectangle from another bitmap of the same format, to the same position. O(pixels copied).
  package func copy(_ rect: DeviceRect, from other: Bitmap) {
    require(format == other.format, "copying \(other.format) pixels into \(format)")
    let target = rect.intersection(bounds).intersection(other.bounds)
    if target.isEmpty { return }
    let count = target.width * format.bytesPerPixel
    withMutablePixels { pixels in
      other.withPixels { source in
        guard let to = pixels.baseAddress, let from = source.baseAddress else { return }
        for y in target.minY..<target.maxY {
          let x = target.minX * format.bytesPerPixel
          memcpy(to + y * bytesPerRow + x, from + y * other.bytesPerRow + x, count)
        }
      }
    }
  }
}
