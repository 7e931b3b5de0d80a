import InlayFiles
import InlayGraphics
import InlayImages
import InlayTestSupport
import Testing

@Suite struct PictureDifferenceTests {
  private let width = 7
  private let height = 5

  /// A picture of one colour, with other pixels at some places.
  private func picture(_ others: [(x: Int, y: Int, pixel: UInt32)] = []) throws -> ImageSurface {
    let surface = try ImageSurface(pixelWidth: width, pixelHeight: height).filled(with: 0xFF20_4060)
    surface.bitmap.withMutablePixels { pixels in
      for (x, y, pixel) in others {
        pixels.storeBytes(
          of: pixel, toByteOffset: y * surface.bitmap.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    return surface
  }

  private func difference(
    _ others: [(x: Int, y: Int, pixel: UInt32)], _ tolerance: PictureDifference.Tolerance = .exact
  ) throws -> PictureDifference {
    PictureDifference(
      of: try picture(others).bitmap, from: try picture().bitmap, tolerance: tolerance)
  }

  @Test("equal pictures have no difference")
  func equal() throws {
    let difference = try difference([])
    #expect(difference.isWithinTolerance)
    #expect(
      difference.pixelCount == 0 && difference.largestChannelDifference == 0
        && difference.bounds.isEmpty)
    #expect("\(difference)" == "no pixel differs")
  }

  @Test(
    "one pixel anywhere is found, with the difference of its channel",
    arguments: [(0, 0), (6, 0), (0, 4), (6, 4), (3, 2)])
  func onePixel(x: Int, y: Int) throws {
    for (pixel, largest) in [
      (0xFF20_4061, 1), (0xFF20_0060, 64), (0xFFFF_4060, 223), (0x0020_4060, 255),
    ] as [(UInt32, Int)] {
      let difference = try difference([(x, y, pixel)])
      #expect(difference.pixelCount == 1 && difference.largestChannelDifference == largest)
      #expect(difference.bounds == DeviceRect(x: x, y: y, width: 1, height: 1))
      #expect(!difference.isWithinTolerance)
    }
  }

  @Test("the words name count, largest difference and rectangle")
  func words() throws {
    #expect(
      try "\(difference([(1, 3, 0xFF20_4062), (4, 1, 0xFF2A_4060)]))"
        == "2 of 35 pixels differ, by up to 10 of 255, in x 1...4, y 1...3")
    #expect(
      try "\(difference([(2, 2, 0xFF20_4062)]))"
        == "1 of 35 pixels differs, by up to 2 of 255, in x 2...2, y 2...2")
    let large = try ImageSurface(pixelWidth: 1250, pixelHeight: 1000)
    let other = try ImageSurface(pixelWidth: 1250, pixelHeight: 1000).filled(with: 0xFFFF_FFFF)
    #expect(
      "\(PictureDifference(of: large.bitmap, from: other.bitmap))"
        == "1,250,000 of 1,250,000 pixels differ, by up to 255 of 255, in x 0...1249, y 0...999")
  }

  @Test("channels may differ by the tolerance, and a number of pixels by more")
  func tolerance() throws {
    let others: [(x: Int, y: Int, pixel: UInt32)] = [
      (0, 0, 0xFF20_4062), (5, 1, 0xFF20_4063), (6, 2, 0xFF20_4070),
    ]
    let exact = try difference(others)
    #expect(exact.pixelCount == 3)
    let some = try difference(others, PictureDifference.Tolerance(channel: 2, pixelCount: 1))
    #expect(some.pixelCount == 2 && some.bounds == DeviceRect(minX: 5, minY: 1, maxX: 7, maxY: 3))
    #expect(!some.isWithinTolerance && some.largestChannelDifference == 16)
    #expect(
      "\(some)"
        == "2 of 35 pixels differ by more than 2, by up to 16 of 255, in x 5...6, y 1...2 (tolerance: 1 pixel)")
    #expect(
      try difference(others, PictureDifference.Tolerance(channel: 2, pixelCount: 2))
        .isWithinTolerance)
    #expect(
      try difference(others, PictureDifference.Tolerance(channel: 3, pixelCount: 1))
        .isWithinTolerance)
    let all = try difference(others, PictureDifference.Tolerance(channel: 16))
    #expect(all.isWithinTolerance && "\(all)" == "no pixel differs by more than 16 of 255")
    #expect(try !difference(others, PictureDifference.Tolerance(channel: 15)).isWithinTolerance)
  }

  @Test("another size is a difference, whatever the tolerance")
  func sizes() throws {
    let other = try ImageSurface(pixelWidth: width, pixelHeight: height + 1)
    let everything = PictureDifference.Tolerance(channel: 255, pixelCount: 1000)
    let difference = PictureDifference(
      of: try picture().bitmap, from: other.bitmap, tolerance: everything)
    #expect(difference.hasOtherSize && !difference.isWithinTolerance)
    #expect("\(difference)" == "the picture has 7 x 5 pixels, the reference 7 x 6")
  }

  @Test("the gaps between rows do not count, and an image is compared like a surface")
  func rows() throws {
    var memory = [UInt32](repeating: 0xFF20_4060, count: 9 * height)
    for y in 0..<height { memory[y * 9 + 8] = UInt32(y) }
    let surface = try picture()
    let reference = Bitmap(sharing: surface.makeImage())
    try memory.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      let padded = try Bitmap(memory: base, width: width, height: height, bytesPerRow: 36)
      #expect(PictureDifference(of: padded, from: reference).isWithinTolerance)
      #expect(PictureDifference(of: reference, from: padded).isWithinTolerance)
    }
  }

  @Test("a picture equals its PNG, with every alpha and colour") func png() throws {
    let surface = try ImageSurface(pixelWidth: 256, pixelHeight: 256)
    surface.bitmap.withMutablePixels { pixels in
      for alpha in 0..<256 {
        for value in 0..<256 {
          let channel = UInt32(min(value, alpha))
          let pixel = UInt32(alpha) << 24 | channel << 16 | UInt32(alpha) << 8 | channel / 2
          pixels.storeBytes(of: pixel, toByteOffset: (alpha * 256 + value) * 4, as: UInt32.self)
        }
      }
    }
    let image = try Image(pngData: surface.pngData())
    #expect(PictureDifference(of: surface.bitmap, from: Bitmap(sharing: image)).isWithinTolerance)
  }

  @Test("marks are the differing pixels alone, red on the faded picture")
  func marks() throws {
    let surface = try picture([(1, 3, 0xFF20_4062), (4, 1, 0xFF2A_4060), (0, 0, 0)])
    let reference = try picture().makeImage()
    let marked = try surface.markingDifferences(from: reference, tolerance: 2).pixels()
    for index in marked.indices {
      #expect(marked[index] == (index == 0 || index == width + 4 ? 0xFFFF_0000 : 0xFFC8_D0D8))
    }
    let clear = try ImageSurface(pixelWidth: 1, pixelHeight: 1)
    #expect(try clear.markingDifferences(from: clear.makeImage()).pixels() == [0xFFFF_FFFF])
    let black = try ImageSurface(pixelWidth: 1, pixelHeight: 1).filled(with: 0xFF00_0000)
    #expect(try black.markingDifferences(from: black.makeImage()).pixels() == [0xFFC0_C0C0])
  }

  @Test("what lies outside of a smaller reference is marked")
  func outside() throws {
    let small = try ImageSurface(pixelWidth: 2, pixelHeight: 9).filled(with: 0xFF20_4060)
      .makeImage()
    let marked = try picture().markingDifferences(from: small).pixels()
    #expect(marked.indices.allSatisfy { (marked[$0] == 0xFFFF_0000) == ($0 % width >= 2) })
  }
}
