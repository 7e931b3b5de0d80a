import Testing

@testable import InlayGraphics

@Suite struct CanvasTileTests {
  @Test("the mask of a distant tile of a very large card shows the corner") func farMask() throws {
    // A card of a million rows: its last corner is beyond Cairo's coordinate range.
    let card = Path(roundedRect: Rect(x: 0, y: 0, width: 600, height: 44e6), cornerRadius: 10)
    let far = try Bitmap(width: 10, height: 10, format: .a8)
    Canvas.fillMask(card, into: far, originX: 590, originY: 43_999_990)
    let near = try Bitmap(width: 10, height: 10, format: .a8)
    Canvas.fillMask(
      Path(roundedRect: Rect(x: 0, y: 0, width: 600, height: 440), cornerRadius: 10), into: near, originX: 590,
      originY: 430)
    let difference = far.withPixels { a in
      near.withPixels { b in zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0 }
    }
    // Cairo flattens curves to a tenth of a pixel, this code to a twentieth.
    #expect(difference <= 8)
    #expect(far.withPixels { $0[0] == 255 && $0[9 * far.bytesPerRow + 9] == 0 })
  }

  @Test("pixels outside the source rectangle have no influence") func bleeding() throws {
    let green: UInt32 = 0xFF00_FF00
    let image = try Image(
      pixelWidth: 9, pixelHeight: 9,
      premultipliedPixels: (0..<81).map { (3...5).contains($0 % 9) && (3...5).contains($0 / 9) ? green : 0xFFFF_0000 })
    for interpolation in [Interpolation.linear, .nearest] {
      let tile = try Bitmap(width: 20, height: 20, format: .argb32)
      Canvas.drawImage(
        Bitmap(sharing: image), source: Rect(x: 3, y: 3, width: 3, height: 3),
        destination: Rect(x: 0, y: 0, width: 10, height: 10), transform: Transform(scaleX: 2, y: 2),
        interpolation: interpolation, into: tile, originX: 0, originY: 0)
      #expect(Image(copying: tile, scale: 1).withPixels { $0.allSatisfy { $0 == green } })
    }
  }

  @Test("an edge between pixels is antialiased") func fractionalEdge() throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [.max])
    let tile = try Bitmap(width: 2, height: 1, format: .argb32)
    Canvas.drawImage(
      Bitmap(sharing: image), source: Rect(x: 0, y: 0, width: 1, height: 1),
      destination: Rect(x: 10, y: 0, width: 1.5, height: 1), transform: .identity, into: tile, originX: 10, originY: 0)
    let pixels = Image(copying: tile, scale: 1).withPixels { Array($0) }
    #expect(pixels[0] == .max && (120...136).contains(pixels[1] >> 24))
  }
}
