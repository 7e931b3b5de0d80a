import InlayTestSupport

@testable import InlayGraphics

/// Small images with different pixels, some translucent.
enum TestImages {
  static func all() throws -> [Image] {
    [
      try noise(width: 7, height: 5, seed: 1, isOpaque: true),
      try noise(width: 16, height: 16, seed: 2, isOpaque: false),
      try noise(width: 40, height: 30, seed: 3, isOpaque: true),
      try noise(width: 1, height: 1, seed: 4, isOpaque: false),
    ]
  }

  static func noise(width: Int, height: Int, seed: UInt64, isOpaque: Bool) throws -> Image {
    var random = SeededRandom(seed: seed)
    let pixels = (0..<width * height).map { _ in
      random.color(alpha: isOpaque ? 1...1 : 0...1).premultipliedPixel
    }
    return try Image(pixelWidth: width, pixelHeight: height, premultipliedPixels: pixels)
  }
}
