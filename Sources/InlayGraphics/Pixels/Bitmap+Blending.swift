/// Painting of premultiplied colours over what is there, byte for byte as pixman does it, without what it costs to ask
/// Cairo for each small thing.
extension Bitmap {
  /// Paints a colour over the pixels of a rectangle, each as much as its byte of coverage says. O(pixels); eight pixels
  /// without coverage are passed over at once.
  ///
  /// - Parameters:
  ///   - coverage: The byte for the rectangle's first pixel.
  ///   - stride: The bytes from one row of coverage to the next.
  ///   - rect: Inside the bitmap.
  func blend(_ color: UInt32, through coverage: UnsafeRawPointer, stride: Int, in rect: DeviceRect) {
    let lanes = PixelLanes(UInt64(color) | UInt64(color) << 32)
    let alpha = PixelLanes(repeating: UInt16(color >> 24))
    withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let width = rect.width
      for row in 0..<rect.height {
        let bytes = coverage + row &* stride
        let to = base + ((rect.minY &+ row) &* bytesPerRow &+ rect.minX &* 4)
        var x = 0
        while x &+ 1 < width {
          if x &+ 8 <= width, bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 {
            x &+= 8
            continue
          }
          let pair = bytes.loadUnaligned(fromByteOffset: x, as: UInt16.self)
          if pair != 0 {
            let weights = PixelLanes(UInt8(truncatingIfNeeded: pair), UInt8(pair >> 8))
            let back = PixelLanes(to.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self))
            let result = lanes.scaled(by: weights).over(back, alpha: alpha.scaled(by: weights))
            to.storeBytes(of: result.pixels, toByteOffset: x &* 4, as: UInt64.self)
          }
          x &+= 2
        }
        guard x < width else { continue }
        let weights = PixelLanes(bytes.load(fromByteOffset: x, as: UInt8.self), 0)
        let back = PixelLanes(UInt64(to.load(fromByteOffset: x &* 4, as: UInt32.self)))
        let result = lanes.scaled(by: weights).over(back, alpha: alpha.scaled(by: weights))
        to.storeBytes(of: UInt32(truncatingIfNeeded: result.pixels), toByteOffset: x &* 4, as: UInt32.self)
      }
    }
  }

  /// Paints another bitmap, whose pixel (0, 0) lies at (x, y), over the pixels of a rectangle inside both. O(pixels).
  func blend(_ source: Bitmap, x: Int, y: Int, in rect: DeviceRect) {
    withMutablePixels { pixels in
      source.withPixels { sourcePixels in
        guard let base = pixels.baseAddress, let sourceBase = sourcePixels.baseAddress else { return }
        for row in rect.minY..<rect.maxY {
          let to = base + (row &* bytesPerRow &+ rect.minX &* 4)
          let from = sourceBase + ((row &- y) &* source.bytesPerRow &+ (rect.minX &- x) &* 4)
          Self.blend(from, over: to, count: rect.width)
        }
      }
    }
  }

  private static func blend(_ from: UnsafeRawPointer, over to: UnsafeMutableRawPointer, count: Int) {
    let alphaBits: UInt64 = 0xFF00_0000_FF00_0000
    var x = 0
    while x &+ 1 < count {
      let pair = from.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self)
      if pair & alphaBits == alphaBits {
        to.storeBytes(of: pair, toByteOffset: x &* 4, as: UInt64.self)
      } else if pair != 0 {
        let back = PixelLanes(to.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self))
        let result = PixelLanes(pair).over(back, alpha: PixelLanes(alphasOf: pair))
        to.storeBytes(of: result.pixels, toByteOffset: x &* 4, as: UInt64.self)
      }
      x &+= 2
    }
    guard x < count else { return }
    let pixel = UInt64(from.load(fromByteOffset: x &* 4, as: UInt32.self))
    let back = PixelLanes(UInt64(to.load(fromByteOffset: x &* 4, as: UInt32.self)))
    let result = PixelLanes(pixel).over(back, alpha: PixelLanes(alphasOf: pixel))
    to.storeBytes(of: UInt32(truncatingIfNeeded: result.pixels), toByteOffset: x &* 4, as: UInt32.self)
  }
}

/// Two neighbouring pixels, a component a lane: what all processors multiply at once.
private typealias PixelLanes = SIMD8<UInt16>

extension PixelLanes {
  @inline(__always) fileprivate init(_ pixels: UInt64) {
    self.init(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD8<UInt8>.self))
  }

  /// A number for all lanes of each pixel.
  @inline(__always) fileprivate init(_ first: UInt8, _ second: UInt8) {
    let allLanes: UInt64 = 0x0001_0001_0001_0001
    let both = SIMD2(UInt64(first) &* allLanes, UInt64(second) &* allLanes)
    self = unsafeBitCast(both, to: SIMD8<UInt16>.self)
  }

  @inline(__always) fileprivate init(alphasOf pixels: UInt64) {
    self.init(UInt8(truncatingIfNeeded: pixels >> 24), UInt8(truncatingIfNeeded: pixels >> 56))
  }

  @inline(__always) fileprivate var pixels: UInt64 {
    unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: self), to: UInt64.self)
  }

  /// The product of fractions of 255, to the nearest.
  @inline(__always) fileprivate func scaled(by factor: Self) -> Self {
    let product = self &* factor &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  @inline(__always) fileprivate func over(_ back: Self, alpha: Self) -> Self {
    self &+ back.scaled(by: 255 &- alpha)
  }
}
