import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct BitmapAlphaTests {
  private func noise(_ random: inout SeededRandom) throws -> Bitmap {
    let bitmap = try Bitmap(width: 19, height: 11, format: .argb32)
    bitmap.withMutablePixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          pixels.storeBytes(
            of: random.anyColor().premultipliedPixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
    return bitmap
  }

  private func pixels(_ bitmap: Bitmap) -> [UInt32] { Image(copying: bitmap, scale: 1).withPixels { Array($0) } }

  @Test("a mask contains each pixel's alpha") func alpha() throws {
    var random = SeededRandom()
    let picture = try noise(&random)
    let mask = try picture.alphaMask()
    let alphas = mask.withPixels { bytes in
      (0..<11).flatMap { y in (0..<19).map { UInt32(bytes[y * mask.bytesPerRow + $0]) } }
    }
    #expect(alphas == pixels(picture).map { $0 >> 24 }, "seed \(random.seed)")
  }

  @Test("multiplying a picture by a picture uses only the alpha of the second") func multiply() throws {
    var random = SeededRandom()
    let (picture, mask) = (try noise(&random), try noise(&random))
    let before = pixels(picture)
    let copy = try Bitmap(width: 19, height: 11, format: .argb32)
    copy.copy(copy.bounds, from: picture)
    Canvas(bitmap: picture, scale: 1).multiply(by: mask, x: 0, y: 0, within: picture.bounds)
    Canvas(bitmap: copy, scale: 1).multiply(by: try mask.alphaMask(), x: 0, y: 0, within: copy.bounds)
    #expect(pixels(picture) == pixels(copy), "seed \(random.seed)")
    for (index, (old, new)) in zip(before, pixels(picture)).enumerated() {
      let alpha = Double(pixels(mask)[index] >> 24) / 255
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Double(new >> shift & 255) - Double(old >> shift & 255) * alpha) <= 0.51, "seed \(random.seed)")
      }
    }
  }
}
