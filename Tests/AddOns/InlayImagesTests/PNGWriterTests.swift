import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayImages

@Suite struct PNGWriterTests {
  private func surface(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) throws -> ImageSurface {
    let surface = try ImageSurface(pixelWidth: width, pixelHeight: height)
    surface.bitmap.withMutablePixels { bytes in
      for y in 0..<height {
        for x in 0..<width {
          bytes.storeBytes(of: pixel(x, y), toByteOffset: y * surface.bitmap.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
    return surface
  }

  private func pixels(of png: [UInt8]) throws -> [UInt32] { try Image(pngData: png).withPixels { Array($0) } }

  /// The colour type in the header: 2 is RGB, 6 is RGBA.
  private func colorType(of png: [UInt8]) -> UInt8 { png[25] }

  @Test("every alpha with every component comes back", arguments: ImageSurface.Compression.allCases)
  func translucent(_ compression: ImageSurface.Compression) throws {
    let surface = try surface(width: 256, height: 256) { component, alpha in
      let value = UInt32(min(component, alpha))
      return UInt32(alpha) << 24 | value << 16 | UInt32(alpha) / 2 << 8 | value / 3
    }
    let png = try surface.pngData(compression: compression)
    #expect(colorType(of: png) == 6)
    #expect(try pixels(of: png) == surface.pixels())
  }

  @Test("opaque pictures have no alpha, whatever they show", arguments: ImageSurface.Compression.allCases)
  func opaque(_ compression: ImageSurface.Compression) throws {
    var random = SeededRandom()
    for height in [1, 2, 63, 300] {
      let noise = try surface(width: 257, height: height) { _, _ in 0xFF00_0000 | UInt32(random.int(0...0xFF_FFFF)) }
      let flat = try surface(width: 257, height: height) { _, y in 0xFF00_0000 | UInt32(y / 7) }
      for picture in [noise, flat] {
        let png = try picture.pngData(compression: compression)
        #expect(colorType(of: png) == 2)
        #expect(try pixels(of: png) == picture.pixels(), "seed \(random.seed)")
        #expect(try picture.pngData(compression: compression) == png)
      }
    }
  }

  @Test("a pixel that is not opaque makes all rows RGBA", arguments: ImageSurface.Compression.allCases)
  func onePixel(_ compression: ImageSurface.Compression) throws {
    for (width, row) in [(10, 0), (10, 4), (9, 9), (20_000, 0), (20_001, 9)] {
      let surface = try surface(width: width, height: 10) { x, y in
        x == width - 1 && y == row ? 0xFE00_0000 : 0xFFFF_FFFF
      }
      let png = try surface.pngData(compression: compression)
      #expect(colorType(of: png) == 6)
      #expect(try pixels(of: png) == surface.pixels())
    }
  }

  @Test("a small file is no larger than a fast one") func sizes() throws {
    let surface = try surface(width: 400, height: 400) { x, y in
      0xFF00_0000 | UInt32((x * y / 50 + x / 9) & 255) << 8 | UInt32(y / 20)
    }
    #expect(try surface.pngData(compression: .small).count <= surface.pngData(compression: .fast).count)
  }

  @Test("without ISA-L the fastest files are libdeflate's, with the same pixels, as RGB and RGBA") func withoutISAL()
    throws
  {
    for alpha: UInt32 in [0x8000_0000, 0xFF00_0000] {
      let surface = try surface(width: 300, height: 300) { x, y in alpha | UInt32(min(x, y) / 3) }
      var writer = PNGWriter(surface.bitmap)
      writer.fastestLibrary = OptionalLibrary(name: "libinlay-none.so.1", package: "libnone1", format: "PNG")
      let png = try writer.file(scale: 1, compression: .fastest)
      #expect(try pixels(of: png) == surface.pixels())
      #expect(try surface.pngData(compression: .fast).count <= png.count)
    }
  }

  @Test("ISA-L packs pictures that come in parts", .enabled(if: ISALStream(ISALStream.library) != nil))
  func parts() throws {
    var random = SeededRandom()
    for (width, height) in [(1, 1), (20_001, 7), (1_000, 700), (701, 1_000)] {
      let surface = try surface(width: width, height: height) { x, y in
        (x / 8 + y / 64).isMultiple(of: 3)
          ? 0xFF00_0000 | UInt32(random.int(0...0xFF_FFFF)) : 0xFF00_0000 | UInt32(y / 100)
      }
      let png = try surface.pngData(compression: .fastest)
      #expect(try pixels(of: png) == surface.pixels(), "\(width) x \(height), seed \(random.seed)")
      #expect(png.count < 2 * (try surface.pngData(compression: .fast).count))
    }
  }

  @Test("rows of the caller's memory are written without their padding") func padding() throws {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 5 * 40, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt32.self, repeating: 0x00AB_CDEF)
    for y in 0..<5 {
      for x in 0..<6 { memory.storeBytes(of: 0xFF11_2233, toByteOffset: y * 40 + x * 4, as: UInt32.self) }
    }
    let base = try #require(memory.baseAddress)
    let surface = try ImageSurface(memory: base, pixelWidth: 6, pixelHeight: 5, bytesPerRow: 40)
    let png = try surface.pngData()
    #expect(colorType(of: png) == 2)
    #expect(try pixels(of: png) == [UInt32](repeating: 0xFF11_2233, count: 30))
  }
}
