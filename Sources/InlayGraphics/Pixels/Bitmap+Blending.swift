/// Painting of premultiplied colours over what is there, byte for byte as pixman does it, without what it costs to ask
/// Cairo for each small thing.
extension Bitmap {
  /// Paints a colour over the pixels of a rectangle, each as much as its byte of coverage says. O(pixels); pixels
  /// without coverage are passed over four at once.
  ///
  /// - Parameters:
  ///   - coverage: The byte for the rectangle's first pixel.
  ///   - stride: The bytes from one row of coverage to the next.
  ///   - rect: Inside the bitmap.
  func blend(_ color: UInt32, through coverage: UnsafeRawPointer, stride: Int, in rect: DeviceRect) {
    let source = FourPixels(SIMD4(repeating: color))
    let width = rect.width
    withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in 0..<rect.height {
        let bytes = coverage + row &* stride
        let to = base + ((rect.minY &+ row) &* bytesPerRow &+ rect.minX &* 4)
        var x = 0
        while x &+ 4 <= width {
          let four = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
          if four != 0 {
            let place = to + x &* 4
            let back = FourPixels(place.loadUnaligned(as: SIMD4<UInt32>.self))
            place.storeBytes(of: source.scaled(by: Weights(four)).over(back).pixels, as: SIMD4<UInt32>.self)
          }
          x &+= 4
        }
        while x < width {
          let one = UInt32(bytes.load(fromByteOffset: x, as: UInt8.self))
          if one != 0 {
            let place = to + x &* 4
            let back = FourPixels(SIMD4(place.load(as: UInt32.self), 0, 0, 0))
            place.storeBytes(of: source.scaled(by: Weights(one)).over(back).pixels[0], as: UInt32.self)
          }
          x &+= 1
        }
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
    var x = 0
    while x &+ 4 <= count {
      let place = to + x &* 4
      let back = FourPixels(place.loadUnaligned(as: SIMD4<UInt32>.self))
      let front = FourPixels(from.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self))
      place.storeBytes(of: front.over(back).pixels, as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < count {
      let place = to + x &* 4
      let back = FourPixels(SIMD4(place.load(as: UInt32.self), 0, 0, 0))
      let front = FourPixels(SIMD4(from.load(fromByteOffset: x &* 4, as: UInt32.self), 0, 0, 0))
      place.storeBytes(of: front.over(back).pixels[0], as: UInt32.self)
      x &+= 1
    }
  }
}

/// Eight bytes, each in a lane with room for a product: all that processors without AVX multiply at once.
private typealias Lanes = SIMD8<UInt16>

extension Lanes {
  @inline(__always) fileprivate init(_ words: SIMD4<UInt32>) { self = unsafeBitCast(words, to: Lanes.self) }

  @inline(__always) fileprivate var words: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }

  /// The products of fractions of 255, to the nearest.
  @inline(__always) fileprivate func scaled(by factors: Lanes) -> Lanes {
    let products = self &* factors &+ 128
    return (products &+ (products &>> 8)) &>> 8
  }
}

/// Four pixels' coverage, in the lanes of two components each.
private struct Weights {
  let lanes: Lanes

  /// - Parameter bytes: The first pixel's in the lowest.
  @inline(__always) init(_ bytes: UInt32) {
    let words = SIMD4(bytes & 0xFF, bytes &>> 8 & 0xFF, bytes &>> 16 & 0xFF, bytes &>> 24)
    lanes = Lanes(words | words &<< 16)
  }
}

/// Four neighbouring premultiplied pixels, two components of each in a group of lanes.
private struct FourPixels {
  /// Blue and red.
  var even: Lanes
  /// Green and alpha.
  var odd: Lanes

  @inline(__always) init(_ pixels: SIMD4<UInt32>) {
    even = Lanes(pixels & 0x00FF_00FF)
    odd = Lanes(pixels &>> 8 & 0x00FF_00FF)
  }

  @inline(__always) private init(even: Lanes, odd: Lanes) {
    self.even = even
    self.odd = odd
  }

  @inline(__always) var pixels: SIMD4<UInt32> { even.words | odd.words &<< 8 }

  @inline(__always) func scaled(by weights: Weights) -> FourPixels {
    FourPixels(even: even.scaled(by: weights.lanes), odd: odd.scaled(by: weights.lanes))
  }

  @inline(__always) func over(_ back: FourPixels) -> FourPixels {
    let alphas = odd.words &>> 16
    let rest = 255 &- Lanes(alphas | alphas &<< 16)
    return FourPixels(even: even &+ back.even.scaled(by: rest), odd: odd &+ back.odd.scaled(by: rest))
  }
}
