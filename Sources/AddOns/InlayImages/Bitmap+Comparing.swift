import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Comparing and copying of whole pictures, of format `argb32`.
extension Bitmap {
  /// The smallest rectangle with all pixels that differ from another bitmap of the same size; nil if none does.
  /// O(pixels).
  func rectOfDifferences(from other: Bitmap) -> DeviceRect? {
    withPixels { pixels in
      other.withPixels { others in
        func differs(_ y: Int) -> Bool {
          guard let pixels = pixels.baseAddress, let others = others.baseAddress else { return false }
          return memcmp(pixels + y * bytesPerRow, others + y * other.bytesPerRow, width * 4) != 0
        }
        func differs(_ x: Int, _ y: Int) -> Bool {
          pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
            != others.load(fromByteOffset: y * other.bytesPerRow + x * 4, as: UInt32.self)
        }
        guard let first = (0..<height).first(where: differs), let last = (0..<height).last(where: differs) else {
          return nil
        }
        // Each row is searched only where it can extend the rectangle.
        var (left, right) = (width, 0)
        for y in first...last {
          left = (0..<left).first { differs($0, y) } ?? left
          right = (right..<width).last { differs($0, y) }.map { $0 + 1 } ?? right
        }
        return DeviceRect(minX: left, minY: first, maxX: right, maxY: last + 1)
      }
    }
  }

  /// Whether the pixels are those of a bitmap that is not larger, at the top left, and transparent ones beside it.
  func hasPixels(of other: Bitmap) -> Bool {
    withPixels { pixels in
      other.withPixels { others in
        guard let pixels = pixels.baseAddress, let others = others.baseAddress else { return false }
        return (0..<height).allSatisfy { y in
          let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
          let filled = y < other.height ? other.width : 0
          return (filled == 0 || memcmp(row, others + y * other.bytesPerRow, filled * 4) == 0)
            && UnsafeBufferPointer(start: row + filled, count: width - filled).allSatisfy { $0 == 0 }
        }
      }
    }
  }

  /// Takes over the pixels of a bitmap that is not larger, at the top left; the others become transparent.
  func copyPixels(of other: Bitmap) {
    withMutablePixels { pixels in
      other.withPixels { others in
        guard let pixels = pixels.baseAddress, let others = others.baseAddress else { return }
        for y in 0..<height {
          let row = pixels + y * bytesPerRow
          let filled = y < other.height ? other.width : 0
          if filled > 0 { memcpy(row, others + y * other.bytesPerRow, filled * 4) }
          memset(row + filled * 4, 0, (width - filled) * 4)
        }
      }
    }
  }
}
