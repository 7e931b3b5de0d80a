/// Eight bytes, each in a lane that holds a product: the most that processors without AVX multiply at once.
typealias PixelLanes = SIMD8<UInt16>

extension PixelLanes {
  @inline(__always) init(_ words: SIMD4<UInt32>) { self = unsafeBitCast(words, to: PixelLanes.self) }

  @inline(__always) var words: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }

  /// The products of fractions of 255, rounded to the nearest.
  @inline(__always) func scaled(by factors: PixelLanes) -> PixelLanes {
    let products = self &* factors &+ 128
    return (products &+ (products &>> 8)) &>> 8
  }
}

/// Four pixels' coverage, in the lanes of two components each.
struct Weights {
  let lanes: PixelLanes

  /// - Parameter bytes: Four bytes, the first pixel's the lowest.
  @inline(__always) init(_ bytes: UInt32) {
    let words = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
    lanes = PixelLanes(words | words &<< 16)
  }
}

/// Four neighbouring premultiplied pixels, two components of each in a group of lanes.
struct FourPixels {
  /// Blue and red.
  var even: PixelLanes
  /// Green and alpha.
  var odd: PixelLanes

  @inline(__always) init(_ pixels: SIMD4<UInt32>) {
    even = PixelLanes(pixels & 0x00FF_00FF)
    odd = PixelLanes(pixels &>> 8 & 0x00FF_00FF)
  }

  @inline(__always) private init(even: PixelLanes, odd: PixelLanes) {
    self.even = even
    self.odd = odd
  }

  @inline(__always) var pixels: SIMD4<UInt32> { even.words | odd.words &<< 8 }

  @inline(__always) func scaled(by weights: Weights) -> FourPixels {
    FourPixels(even: even.scaled(by: weights.lanes), odd: odd.scaled(by: weights.lanes))
  }

  @inline(__always) func over(_ back: FourPixels) -> FourPixels {
    let alphas = odd.words &>> 16
    let rest = 255 &- PixelLanes(alphas | alphas &<< 16)
    return FourPixels(even: even &+ back.even.scaled(by: rest), odd: odd &+ back.odd.scaled(by: rest))
  }
}
