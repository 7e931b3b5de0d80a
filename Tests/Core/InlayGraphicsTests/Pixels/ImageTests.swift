import InlayImages
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct ImageTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func sample() throws -> ImageSurface {
    let surface = try ImageSurface(pixelWidth: 7, pixelHeight: 5, scale: 2)
    let canvas = Canvas(surface)
    canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), with: RGBColor(red: 1, green: 0.5, blue: 0.25))
    canvas.fill(Rect(x: 1, y: 1, width: 2, height: 1), with: RGBColor(red: 0, green: 0, blue: 1, alpha: 0.4))
    return surface
  }

  @Test("a picture is equal after writing and reading a PNG, opaque or not") func roundTrip() throws {
    let surface = try sample()
    try surface.writePNG(to: folder["a.png"])
    let image = try Image(pngData: readFile(folder["a.png"], maximumBytes: 1 << 16), scale: 2)
    #expect(image.size == surface.size && !image.isOpaque)
    #expect(image.withPixels { Array($0) } == surface.pixels())
    Canvas(surface).fill(Rect(x: 0, y: 0, width: 9, height: 9), with: .white)
    let opaque = try Image(pngData: surface.pngData())
    #expect(opaque.isOpaque && opaque.withPixels { Array($0) } == surface.pixels())
  }

  @Test("a PNG contains its resolution") func resolution() throws {
    let bytes = try sample().pngData()
    #expect(Array(bytes[37..<41]) == Array("pHYs".utf8))
    #expect(Array(bytes[41..<45]) == [0, 0, 0x16, 0x26])  // 5,670 pixels a metre
  }

  @Test("a truncated PNG is refused") func truncated() throws {
    let bytes = try sample().pngData()
    for count in 0..<bytes.count {
      let part = Array(bytes.prefix(count))
      #expect(errorKind { _ = try Image(pngData: part) } == .invalidData)
    }
  }

  @Test("a chunk with a length beyond the file is refused before memory is allocated") func longChunk() throws {
    var bytes = try sample().pngData()
    bytes.insert(contentsOf: [0x7F, 0xFF, 0xFF, 0xFF] + Array("iTXt".utf8) + [0, 0, 0, 0], at: 33)
    do throws(InlayError) {
      _ = try Image(pngData: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.message == "PNG data: damaged or truncated PNG (a part of it is longer than the file)")
    }
  }

  @Test("damaged bytes end with an error at most") func damaged() throws {
    let bytes = try sample().pngData()
    var random = SeededRandom()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= UInt8(random.int(1...255))
      let kind = errorKind { _ = try Image(pngData: damaged) }
      #expect(kind == nil || kind == .invalidData || kind == .limitExceeded, "seed \(random.seed)")
    }
    #expect(errorKind { _ = try Image(pngData: Array("GIF89a".utf8)) } == .invalidData)
  }

  @Test("the size is checked before decoding") func oversize() throws {
    var bytes = try sample().pngData()
    #expect(errorKind { _ = try Image(pngData: bytes, maximumPixels: 34) } == .limitExceeded)
    #expect(errorKind { _ = try Image(pngData: bytes, maximumPixels: 35) } == nil)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x80, 0, 0, 0, 0, 1])
    #expect(errorKind { _ = try Image(pngData: bytes) } == .limitExceeded)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(errorKind { _ = try Image(pngData: bytes) } == .invalidData)
  }

  @Test("invalid sizes and scales are refused") func arguments() {
    #expect(errorKind { _ = try ImageSurface(pixelWidth: 0, pixelHeight: 1) } == .invalidArgument)
    #expect(errorKind { _ = try ImageSurface(pixelWidth: 1, pixelHeight: 32_768) } == .limitExceeded)
    #expect(errorKind { _ = try ImageSurface(pixelWidth: 1, pixelHeight: 1, scale: .nan) } == .invalidArgument)
    #expect(
      errorKind { _ = try Image(pixelWidth: 2, pixelHeight: 1, premultipliedPixels: [0]) } == .invalidArgument)
  }

  @Test("an image drawn into its own size is copied exactly") func drawing() throws {
    let image = try Image(
      pixelWidth: 2, pixelHeight: 2, premultipliedPixels: [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0])
    for interpolation in [Interpolation.linear, .nearest] {
      let surface = try ImageSurface(pixelWidth: 2, pixelHeight: 2, scale: 2)
      Canvas(surface).draw(image, in: Rect(x: 0, y: 0, width: 1, height: 1), interpolation: interpolation)
      #expect(surface.pixels() == image.withPixels { Array($0) })
    }
  }

  @Test("a stretched image has unchanged edges") func edges() throws {
    let image = try Image(pixelWidth: 2, pixelHeight: 2, premultipliedPixels: Array(repeating: 0xFF12_3456, count: 4))
    let surface = try ImageSurface(pixelWidth: 13, pixelHeight: 9)
    Canvas(surface).draw(image, in: Rect(x: 0, y: 0, width: 13, height: 9))
    #expect(surface.pixels().allSatisfy { $0 == 0xFF12_3456 })
  }
}
