import Glibc
import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct BitmapBlurTests {
  private func mask(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) throws -> Bitmap {
    let mask = try Bitmap(width: width, height: height, format: .a8)
    mask.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width { pixels[y * mask.bytesPerRow + x] = value(x, y) }
      }
    }
    return mask
  }

  private func values(_ mask: Bitmap) -> [Double] {
    mask.withPixels { pixels in
      (0..<mask.height).flatMap { y in (0..<mask.width).map { Double(pixels[y * mask.bytesPerRow + $0]) } }
    }
  }

  /// The direct sums, first along the rows, then along the columns, in double precision.
  private func reference(_ mask: Bitmap, sigma: Double) -> [Double] {
    let reach = Int((3 * sigma).rounded(.up))
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ source: [Double], _ width: Int, _ height: Int) -> [Double] {
      // Returns the transposed plane.
      var result = [Double](repeating: 0, count: source.count)
      for y in 0..<height {
        for x in 0..<width {
          var total = 0.0
          for from in max(0, x - reach)...min(width - 1, x + reach) {
            total += source[y * width + from] * weights[from - x + reach]
          }
          result[x * height + y] = total
        }
      }
      return result
    }
    return pass(pass(values(mask), mask.width, mask.height), mask.height, mask.width)
  }

  @Test("a blur equals the Gaussian sums within 1/255", arguments: [0.3, 1, 2.7, 8, 15.9, 16.1, 20, 41.3])
  func sums(sigma: Double) throws {
    var random = SeededRandom()
    let shapes = [
      try mask(70, 43) { x, y in (20..<50).contains(x) && (10..<35).contains(y) ? 255 : 0 },
      try mask(61, 50) { _, _ in UInt8(random.int(0...255)) },
      try mask(50, 37) { x, y in x < 25 ? 255 : 0 },
    ]
    for shape in shapes {
      let blurred = values(try shape.blurred(sigma: sigma))
      let difference = zip(blurred, reference(shape, sigma: sigma)).map { abs($0 - $1) }.max() ?? 255
      #expect(difference <= 1, "seed \(random.seed)")
    }
  }

  @Test("the middle of a large shape keeps full coverage, and a radius of 0 changes nothing") func full() throws {
    for sigma in [5.0, 30] {
      let margin = Bitmap.blurMargin(sigma: sigma)
      let solid = try mask(2 * margin + 3, 2 * margin + 3) { _, _ in 255 }
      #expect(values(try solid.blurred(sigma: sigma))[(margin + 1) * (2 * margin + 3) + margin + 1] == 255)
    }
    let spots = try mask(9, 7) { x, y in UInt8(x * 20 + y) }
    for sigma in [0, -1, .nan, 1e-9] {
      #expect(values(try spots.blurred(sigma: sigma)) == values(spots))
    }
  }

  @Test("a blur does not extend beyond its margin") func margin() throws {
    #expect([0, -3, .nan, 0.1, 4, 4.1, 1e300].map(Bitmap.blurMargin) == [0, 0, 0, 1, 12, 13, 98_301])
    let point = try mask(61, 1) { x, _ in x == 30 ? 255 : 0 }
    let blurred = values(try point.blurred(sigma: 2))
    #expect(blurred.indices.filter { blurred[$0] > 0 }.allSatisfy { abs($0 - 30) <= Bitmap.blurMargin(sigma: 2) })
    #expect(values(try point.blurred(sigma: 1e300)).allSatisfy { $0 == 0 })
  }
}
