import InlayGraphics
import InlaySystem

extension ImageSurface {
  /// A faded copy on white in which the pixels that differ from a reference by more than a tolerance are red, and those
  /// outside the reference too.
  ///
  /// - Parameter tolerance: What each channel may differ by, of 255.
  /// - Throws: `InlayError` of kind `graphics` when there is no memory for it.
  package func markingDifferences(from reference: Image, tolerance: Int = 0) throws(InlayError) -> ImageSurface {
    let marked = try ImageSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
    let target = marked.bitmap
    bitmap.withPixels { pixels in
      reference.withPixels { others in
        target.withMutablePixels { result in
          for y in 0..<pixelHeight {
            for x in 0..<pixelWidth {
              let pixel = pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
              let isInside = x < reference.pixelWidth && y < reference.pixelHeight
              let differs =
                !isInside || pixel.channelDistance(to: others[y * reference.pixelWidth + x]) > tolerance
              result.storeBytes(
                of: differs ? Self.mark : pixel.faded, toByteOffset: y * target.bytesPerRow + x * 4, as: UInt32.self)
            }
          }
        }
      }
    }
    return marked
  }

  /// No faded pixel is like it: their channels are 192 or more.
  private static let mark: UInt32 = 0xFFFF_0000
}

extension UInt32 {
  /// A premultiplied pixel on white at a quarter of its strength: opaque, each channel from 192.
  fileprivate var faded: UInt32 {
    let white = 255 - (self &>> 24)
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      // A premultiplied channel is at most the alpha; a caller's memory may have others.
      let channel = Swift.min(255, (self &>> shift & 0xFF) + white)
      result |= (255 - (255 - channel) / 4) &<< shift
    }
    return result
  }
}
