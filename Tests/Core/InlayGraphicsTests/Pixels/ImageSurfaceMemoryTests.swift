import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct ImageSurfaceMemoryTests {
  /// Memory filled with a pattern, which reveals writes.
  private func withMemory(_ words: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows -> [UInt32] {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: words * 4 + 4, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt32.self, repeating: 0x1122_3344)
    try body(memory)
    return Array(memory.bindMemory(to: UInt32.self).prefix(words))
  }

  @Test("drawing changes the caller's memory, but not the padding between rows") func drawing() throws {
    let words = try withMemory(15) { memory in
      let base = try #require(memory.baseAddress)
      let surface = try ImageSurface(memory: base, pixelWidth: 3, pixelHeight: 3, bytesPerRow: 20, scale: 2)
      #expect(surface.size == Size(width: 1.5, height: 1.5) && surface.pixels().allSatisfy { $0 == 0x1122_3344 })
      let canvas = Canvas(surface)
      canvas.clear(DeviceRect(x: 0, y: 0, width: 3, height: 2))
      canvas.fill(Rect(x: 0.5, y: 0, width: 0.5, height: 0.5), with: .black)
      surface.withUnsafePixels { pixels, bytesPerRow in #expect(bytesPerRow == 20 && pixels.count == 60) }
    }
    let kept: UInt32 = 0x1122_3344
    #expect(words == [0, 0xFF00_0000, 0, kept, kept, 0, 0, 0, kept, kept, kept, kept, kept, kept, kept])
  }

  @Test("an error that reading pixels throws keeps its type") func typedErrors() throws {
    let surface = try ImageSurface(pixelWidth: 1, pixelHeight: 1)
    do throws(InlayError) {
      let count = try surface.withUnsafePixels { pixels, _ throws(InlayError) -> Int in
        guard pixels.count > 4 else { throw InlayError(.invalidData, "one pixel") }
        return pixels.count
      }
      Issue.record("\(count) bytes")
    } catch {
      #expect(error.kind == .invalidData)
    }
  }

  @Test("memory without valid dimensions is refused") func refused() throws {
    _ = try withMemory(64) { memory in
      let base = try #require(memory.baseAddress)
      func kind(_ width: Int, _ height: Int, _ bytesPerRow: Int, scale: Double = 1, shift: Int = 0) -> InlayError.Kind?
      {
        errorKind {
          _ = try ImageSurface(
            memory: base + shift, pixelWidth: width, pixelHeight: height, bytesPerRow: bytesPerRow, scale: scale)
        }
      }
      #expect(kind(4, 4, 16) == nil)
      #expect(kind(4, 4, 15) == .invalidArgument && kind(4, 4, 18) == .invalidArgument)
      #expect(kind(4, 4, -16) == .invalidArgument && kind(4, 4, .max) == .invalidArgument)
      #expect(kind(4, 32_767, 1 << 17) == .invalidArgument)
      #expect(kind(0, 4, 16) == .invalidArgument && kind(40_000, 1, 160_000) == .limitExceeded)
      #expect(kind(4, 4, 16, scale: 0) == .invalidArgument && kind(4, 4, 16, shift: 1) == .invalidArgument)
    }
  }
}
