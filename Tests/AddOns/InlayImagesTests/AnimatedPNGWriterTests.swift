import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayImages

@Suite struct AnimatedPNGWriterTests {
  private func set(_ surface: ImageSurface, _ rect: DeviceRect, _ pixel: () -> UInt32) {
    surface.bitmap.withMutablePixels { bytes in
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          bytes.storeBytes(of: pixel(), toByteOffset: y * surface.bitmap.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
  }

  /// A premultiplied colour.
  private func color(_ random: inout SeededRandom) -> UInt32 {
    let alpha = random.int(0...4) == 0 ? random.int(0...255) : 255
    return [24, 16, 8, 0].reduce(0) { $0 | UInt32($1 == 24 ? alpha : random.int(0...alpha)) << UInt32($1) }
  }

  @Test("a decoder that knows the rules sees every picture at its time", arguments: ImageSurface.Compression.allCases)
  func random(_ compression: ImageSurface.Compression) throws {
    for seed in Seeds.first(8) {
      var random = SeededRandom(seed: seed)
      let (width, height) = (random.int(1...40), random.int(1...30))
      let surface = try ImageSurface(pixelWidth: width, pixelHeight: height)
      let writer = try AnimatedPNGWriter(
        pixelWidth: width, pixelHeight: height, scale: 2, compression: compression)
      var shown: [(time: Double, pixels: [UInt32])] = []
      var time = 0.0
      for _ in 0..<random.int(1...12) {
        if random.int(0...3) > 0 {
          let (x, y) = (random.int(0...width - 1), random.int(0...height - 1))
          let one = color(&random)
          let isNoise = random.int(0...1) == 0
          set(
            surface,
            DeviceRect(minX: x, minY: y, maxX: random.int(x...width - 1) + 1, maxY: random.int(y...height - 1) + 1)
          ) {
            isNoise ? color(&random) : one
          }
        }
        try writer.append(surface, at: time)
        if shown.last?.time == time { shown.removeLast() }
        shown.append((time, surface.pixels()))
        time += [0, 1 / 60.0, 0.016, 0.5, 3][random.int(0...4)]
      }
      let picture = try AnimatedPicture(writer.pngData(endingAt: time))
      #expect([picture.width, picture.height, picture.repetitions, picture.resolution] == [width, height, 0, 5670])
      for (time, pixels) in shown {
        #expect(picture.pixels(at: time + 1e-7) == pixels, "seed \(random.seed), time \(time)")
      }
      // A last frame without time has a sixtieth of a second; pictures that equal the one before are not frames.
      while shown.count > 1, shown[shown.count - 1].pixels == shown[shown.count - 2].pixels { shown.removeLast() }
      let last = shown[shown.count - 1].time
      #expect(abs(picture.duration - (time > last ? time : last + 1 / 60)) < 1e-6, "seed \(random.seed)")
      for (frame, next) in zip(picture.frames, picture.frames.dropFirst()) { #expect(frame.pixels != next.pixels) }
      #expect(try writer.pngData(endingAt: time) == writer.pngData(endingAt: time))
    }
  }

  @Test(
    "a frame has the smallest rectangle of what changed, equal pictures are one frame, and one without time is none")
  func frames() throws {
    let surface = try ImageSurface(pixelWidth: 20, pixelHeight: 10)
    let writer = try AnimatedPNGWriter(pixelWidth: 20, pixelHeight: 10)
    try writer.append(surface, at: 0)
    set(surface, DeviceRect(x: 3, y: 4, width: 5, height: 2)) { 0xFF00_00FF }
    for time in [0.5, 0.75, 1] { try writer.append(surface, at: time) }
    set(surface, DeviceRect(x: 19, y: 9, width: 1, height: 1)) { 0xFF00_00FF }
    try writer.append(surface, at: 1.25)
    set(surface, DeviceRect(x: 0, y: 0, width: 1, height: 1)) { 0xFF00_00FF }
    try writer.append(surface, at: 1.25)
    set(surface, DeviceRect(x: 0, y: 0, width: 1, height: 1)) { 0 }
    set(surface, DeviceRect(x: 19, y: 9, width: 1, height: 1)) { 0 }
    try writer.append(surface, at: 1.5)
    try writer.append(surface, at: 1.5 + 1 / 60.0)
    let picture = try AnimatedPicture(writer.pngData(endingAt: 1.5))
    #expect(picture.frames.map(\.rect) == [[0, 0, 20, 10], [3, 4, 5, 2], [0, 0, 20, 10], [0, 0, 20, 10]])
    #expect(picture.frames.map(\.delay) == [[1, 2], [3, 4], [1, 4], [1, 60]])
  }

  @Test("pictures of other sizes lie at the top left, and larger ones are refused")
  func sizes() throws {
    let writer = try AnimatedPNGWriter(pixelWidth: 8, pixelHeight: 6)
    for (index, size) in [(8, 2), (3, 6), (3, 6)].enumerated() {
      let surface = try ImageSurface(pixelWidth: size.0, pixelHeight: size.1)
      set(surface, surface.bitmap.bounds) { 0xFF12_3456 }
      try writer.append(surface, at: Double(index))
    }
    let frames = try AnimatedPicture(writer.pngData(endingAt: 3)).frames
    #expect(frames.map(\.delay) == [[1, 1], [2, 1]])
    for (frame, size) in zip(frames, [(8, 2), (3, 6)]) {
      let expected = (0..<48).map { $0 % 8 < size.0 && $0 / 8 < size.1 ? 0xFF12_3456 as UInt32 : 0 }
      #expect(frame.pixels == expected)
    }
    let larger = try ImageSurface(pixelWidth: 9, pixelHeight: 1)
    #expect(throws: InlayError.self) { try writer.append(larger, at: 4) }
    #expect(throws: InlayError.self) { try writer.append(try ImageSurface(pixelWidth: 1, pixelHeight: 1), at: .nan) }
    #expect(throws: InlayError.self) { try AnimatedPNGWriter(pixelWidth: 1, pixelHeight: 1).pngData(endingAt: 1) }
    #expect(throws: InlayError.self) { try AnimatedPNGWriter(pixelWidth: 0, pixelHeight: 1) }
  }

  @Test(
    "times are the simplest fractions",
    arguments: [
      (1 / 60.0, 1, 60), (3 / 60.0, 1, 20), (0.016, 2, 125), (17 / 60.0 + 1e-13, 17, 60), (2, 2, 1), (0, 1, 65_535),
      (1e-9, 1, 65_535), (1e9, 65_535, 1), (0.333, 333, 1000),
    ] as [(Double, UInt16, UInt16)])
  func delays(seconds: Double, numerator: UInt16, denominator: UInt16) {
    let delay = FrameDelay(seconds: seconds)
    #expect((delay.numerator, delay.denominator) == (numerator, denominator))
  }

  @Test("a file is written whole") func writing() throws {
    let folder = try TestFolder()
    let writer = try AnimatedPNGWriter(pixelWidth: 4, pixelHeight: 4)
    try writer.append(ImageSurface(pixelWidth: 4, pixelHeight: 4), at: 0)
    try writer.write(to: folder["a.png"], endingAt: 1)
    #expect(try Array(folder.data("a.png")) == writer.pngData(endingAt: 1))
    // Programs that do not know animations show the first frame.
    #expect(try Image(pngData: writer.pngData(endingAt: 1)).pixelWidth == 4)
    #expect(throws: InlayError.self) { try writer.write(to: folder["none/a.png"], endingAt: 1) }
    #expect(folder.names == ["a.png"])
  }
}
