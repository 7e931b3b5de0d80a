import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayImages

@Suite struct FlatDeflateTests {
  /// A premultiplied colour, opaque in an opaque picture.
  private func color(_ random: inout SeededRandom, isOpaque: Bool) -> UInt32 {
    let alpha = isOpaque ? 255 : random.int(0...255)
    return [16, 8, 0].reduce(UInt32(alpha) << 24) { $0 | UInt32(random.int(0...alpha)) << UInt32($1) }
  }

  /// Runs of few colours, repeated and slightly changed rows, and perhaps noise.
  private func picture(_ random: inout SeededRandom) throws -> ImageSurface {
    let width = random.int(0...9) == 0 ? random.int(1...12_000) : random.int(1...300)
    let height = random.int(1...40)
    let isOpaque = random.int(0...2) > 0
    let noise = random.int(0...3) == 0 ? random.int(1...100) : 0
    var colors: [UInt32] = []
    for _ in 0..<random.int(1...6) { colors.append(color(&random, isOpaque: isOpaque)) }
    let surface = try ImageSurface(pixelWidth: width, pixelHeight: height)
    var row = [UInt32](repeating: colors[0], count: width)
    surface.bitmap.withMutablePixels { bytes in
      for y in 0..<height {
        switch random.int(0...4) {
        case 0: break
        case 1: row[random.int(0...width - 1)] = colors[0]
        default:
          var x = 0
          while x < width {
            let longest = random.int(0...1) == 0 ? 3 : 700
            let end = min(width, x + random.int(1...longest))
            let one = colors[random.int(0...colors.count - 1)]
            while x < end {
              row[x] = random.int(0...99) < noise ? color(&random, isOpaque: isOpaque) : one
              x += 1
            }
          }
        }
        for x in 0..<width {
          bytes.storeBytes(of: row[x], toByteOffset: y * surface.bitmap.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
    return surface
  }

  @Test("runs, repeated rows, noise and mixtures of them come back from libpng", arguments: Seeds.first(120))
  func random(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let surface = try picture(&random)
    let png = try surface.pngData()
    #expect(try Image(pngData: png).withPixels { Array($0) } == surface.pixels(), "seed \(seed)")
    #expect(try surface.pngData() == png, "seed \(seed)")
  }

  /// The packed rows of pixels with three bytes; nil if they shrink too little.
  private func packed(width: Int, height: Int, _ byte: (Int, Int) -> UInt8) -> [UInt8]? {
    let length = 1 + width * 3
    var rows = [UInt8](repeating: 0, count: length * height + FlatDeflate.spareBytes)
    for y in 0..<height {
      for x in 1..<length { rows[y * length + x] = byte(x, y) }
    }
    return rows.withUnsafeBytes { rows in
      rows.baseAddress.flatMap { FlatDeflate.pack($0, rowLength: length, height: height, pixelLength: 3) }
    }
  }

  @Test("flat rows shrink to a fiftieth, and noise is left to libdeflate") func sizes() throws {
    let flat = try #require(packed(width: 300, height: 300) { _, y in UInt8(y / 10) })
    #expect(flat.count < 300 * 901 / 50)
    var random = SeededRandom()
    for side in [9, 300] {
      let noise = packed(width: side, height: side) { _, _ in UInt8(random.int(0...255)) }
      #expect(noise == nil, "side \(side), seed \(random.seed)")
    }
  }
}
