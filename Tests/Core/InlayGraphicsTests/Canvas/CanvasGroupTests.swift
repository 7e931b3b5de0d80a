import Testing

@testable import InlayGraphics

@Suite struct CanvasGroupTests {
  private func pixels(_ draw: (Canvas) -> Void) throws -> [UInt32] {
    let surface = try ImageSurface(pixelWidth: 16, pixelHeight: 16, scale: 2)
    draw(Canvas(surface))
    return surface.pixels()
  }

  @Test("a mask multiplies by its alpha, independent of its colour") func mask() throws {
    let everything = Rect(x: 0, y: 0, width: 8, height: 8)
    let masked = try pixels { canvas in
      canvas.drawMasked(
        by: {
          canvas.fill(Rect(x: 2, y: 2, width: 2, height: 2), with: RGBColor(rgb: 0x12_34_56))
          canvas.fill(Rect(x: 4, y: 2, width: 2, height: 2), with: RGBColor(white: 1, alpha: 0.5))
        },
        { canvas.fill(everything, with: RGBColor(rgb: 0xFF_00_00)) })
    }
    for (index, pixel) in masked.enumerated() {
      let (x, y) = (index % 16, index / 16)
      switch (x / 4, y / 4) {
      case (1, 1): #expect(pixel == 0xFFFF_0000)
      case (2, 1): #expect(pixel == 0x8080_0000)
      default: #expect(pixel == 0)
      }
    }
  }

  @Test("states left open in a group end with it") func states() throws {
    let drawn = try pixels { canvas in
      canvas.fill(Rect(x: 7, y: 7, width: 1, height: 1), with: .black)
      canvas.drawMasked(
        by: {
          canvas.saveState()
          canvas.clip(to: .zero)
        },
        {
          canvas.saveState()
          canvas.translateBy(x: 5, y: 5)
          canvas.fill(Rect(x: 0, y: 0, width: 3, height: 3), with: .white)
        })
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .black)
    }
    #expect(drawn.indices.filter { drawn[$0] != 0 } == [0, 1, 16, 17, 238, 239, 254, 255])
    #expect(Set(drawn) == [0, 0xFF00_0000])
  }
}
