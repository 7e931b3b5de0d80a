import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Images that layers draw anew.
@Suite struct DrawnImageTests {
  /// A square with a quarter in another colour.
  private struct Quarter: ImageDrawing {
    var colors: [Color] = [.rgb(0xFF0000), .token("quarter")]
    var isDirectional = false

    func tinted(_ color: Color) -> Quarter? { nil }

    func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
      canvas.fill(Rect(origin: .zero, size: size), with: colors[0])
      canvas.fill(Rect(x: 0, y: 0, width: size.width / 2, height: size.height / 2), with: colors[1])
    }
  }

  private final class Source: ColorSource {
    func palette(for appearance: Appearance) -> Palette {
      ["quarter": appearance == .dark ? .black : .white]
    }
  }

  private func scene(_ side: Double, scale: Double = 1, _ change: (Layer) throws -> Void) rethrows -> Scene {
    let layer = Layer()
    layer.frame = Rect(x: 0, y: 0, width: side, height: side)
    layer.contents = Image(Quarter(), pixelWidth: 6, pixelHeight: 6)
    try change(layer)
    let scene = makeScene([layer], width: side, height: side, scale: scale, background: nil)
    scene.colorSource = Source()
    return scene
  }

  @Test("the picture has the layer's pixels at every scale") func pixels() throws {
    for scale in [1.0, 2, 3] {
      let picture = try scene(6, scale: scale) { _ in }.picture()
      let half = Int(3 * scale)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          #expect(picture[x, y] == (x < half && y < half ? 0xFFFF_FFFF : 0xFFFF_0000))
        }
      }
    }
  }

  @Test("a picture in the middle begins on a whole pixel, in rooms of odd, even and broken sizes") func middle() throws
  {
    for side in [9.0, 10, 9.3, 9.8, 200.0, 201] {
      let picture = try scene(side) { $0.contentsGravity = .center }.picture()
      #expect(Set(picture.pixels) == [0, 0xFFFF_FFFF, 0xFFFF_0000], "side \(side)")
      #expect(picture.pixels.count { $0 != 0 } == 36, "side \(side)")
      let first = Int(((side - 6) / 2).rounded(.down))
      #expect(picture[first, first] == 0xFFFF_FFFF, "side \(side)")
    }
  }

  @Test("tokens are those of the layer's place, and follow the appearance") func tokens() throws {
    let scene = scene(6) { _ in }
    #expect(try scene.picture()[0, 0] == 0xFFFF_FFFF)
    scene.traits.appearance = .dark
    #expect(try scene.picture()[0, 0] == 0xFF00_0000)
    scene.root.sublayers[0].overrideAppearance = .light
    #expect(try scene.picture()[0, 0] == 0xFFFF_FFFF)
  }

  @Test("a directional drawing is mirrored from right to left") func mirrored() throws {
    let scene = scene(6) {
      $0.contents = Image(Quarter(isDirectional: true), pixelWidth: 6, pixelHeight: 6)
    }
    scene.traits.direction = .rightToLeft
    let picture = try scene.picture()
    #expect(picture[5, 0] == 0xFFFF_FFFF && picture[0, 0] == 0xFFFF_0000)
  }

  @Test("a part of the image is the same part of the picture") func part() throws {
    let scene = scene(6, scale: 2) { $0.contentsRect = Rect(x: 0, y: 0, width: 0.5, height: 0.5) }
    #expect(try Set(scene.picture().pixels) == [0xFFFF_FFFF])
  }

  @Test("a tinted image has the alpha of its pixels") func tinted() throws {
    let words: [UInt32] = [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_00FF]
    let image = try Image(pixelWidth: 2, pixelHeight: 2, premultipliedPixels: words)
    let scene = scene(2) { $0.contents = image.tinted(.token("quarter")) }
    #expect(try scene.picture().pixels == [0xFFFF_FFFF, 0x8080_8080, 0, 0xFFFF_FFFF])
    scene.traits.appearance = .dark
    #expect(try scene.picture().pixels == [0xFF00_0000, 0x8000_0000, 0, 0xFF00_0000])
  }

  @Test("equal drawings of one size are one image in the scene, and each layer counts") func shared() throws {
    let scene = scene(6) { layer in
      for _ in 0..<3 {
        let inner = Layer()
        inner.frame = layer.bounds
        inner.contents = Image(Quarter(), pixelWidth: 6, pixelHeight: 6)
        layer.addSublayer(inner)
      }
    }
    scene.tick(at: 0)
    #expect(scene.sharedImages.count == 1)
    scene.root.sublayers[0].sublayers[0].bounds.size = Size(width: 7, height: 7)
    scene.tick(at: 0)
    #expect(scene.sharedImages.count == 2)
  }

  /// A triangle in its own colour.
  private struct Corner: ImageDrawing {
    var color = RGBColor.black

    func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
      var path = Path()
      for point in [Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height)] {
        if point == .zero { path.move(to: point) } else { path.addLine(to: point) }
      }
      canvas.fill(path, with: color)
    }
  }

  @Test("a drawing in its own size is drawn at the scene's scale, in whole pixels", arguments: [1.0, 1.25, 1.5, 2, 3])
  func ownSize(scale: Double) throws {
    let layer = Layer()
    let scene = makeScene([layer], width: 9, height: 9, scale: scale)
    for size in [Size(width: 5, height: 7), Size(width: 0.2, height: 5.3), Size(width: 4 / 3, height: 8.1)] {
      let picture = try #require(layer.picture(of: Corner(), size: size))
      let (width, height) = (size.width * scale, size.height * scale)
      #expect(picture.scale == scale)
      #expect(Double(picture.pixelWidth) >= width - 1e-6 && Double(picture.pixelWidth) < width + 1)
      #expect(Double(picture.pixelHeight) >= height - 1e-6 && Double(picture.pixelHeight) < height + 1)
      let wanted = try Image(pixelWidth: picture.pixelWidth, pixelHeight: picture.pixelHeight, scale: scale) {
        Corner().draw(in: $0, size: size, colors: [])
      }
      #expect(picture.withPixels { Array($0) } == wanted.withPixels { Array($0) })
      #expect(picture.source == nil)
    }
    layer.showDrawing(Corner(), size: Size(width: 3, height: 3))
    #expect(layer.contentsScale == scene.scale && layer.contents?.scale == scale)
  }

  @Test("equal drawings of one size and scale are one picture in a scene, at every scale another") func sharedOwnSize()
  {
    let layers = [Layer(), Layer()]
    let scene = makeScene(layers, width: 9, height: 9)
    let size = Size(width: 5, height: 5)
    let first = layers[0].picture(of: Corner(), size: size)
    #expect(first != nil && layers[1].picture(of: Corner(), size: size) === first)
    #expect(layers[0].picture(of: Corner(color: .white), size: size) !== first)
    #expect(layers[0].picture(of: Corner(), size: Size(width: 5, height: 4.9)) !== first)
    #expect(layers[0].picture(of: Quarter(), size: size) !== first)
    scene.scale = 2
    #expect(layers[0].picture(of: Corner(), size: size) !== first)
    scene.scale = 1
    #expect(layers[0].picture(of: Corner(), size: size) === first)
    #expect(scene.sharedImages.count == 5)
  }

  @Test("a drawing in its own size has the colours and the direction of its layer") func ownColors() {
    let layer = Layer()
    let scene = makeScene([layer], width: 9, height: 9)
    scene.colorSource = Source()
    func pixels() -> [UInt32]? {
      layer.picture(of: Quarter(isDirectional: true), size: Size(width: 2, height: 2))?.withPixels { Array($0) }
    }
    let red: UInt32 = 0xFFFF_0000
    #expect(pixels() == [0xFFFF_FFFF, red, red, red])
    layer.overrideAppearance = .dark
    #expect(pixels() == [0xFF00_0000, red, red, red])
    scene.traits.direction = .rightToLeft
    #expect(pixels() == [red, 0xFF00_0000, red, red])
  }

  @Test("a picture without memory is reported, and the layer shows nothing") func beyondLimit() throws {
    let layer = Layer()
    let scene = makeScene([layer], width: 100, height: 100)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    let meter = CountingMeter()
    meter.mostBytes = 50_000
    scene.meter = meter
    layer.showDrawing(Corner(), size: Size(width: 60, height: 60))
    #expect(layer.contents != nil && meter.excess == nil && problems.isEmpty)
    layer.showDrawing(Corner(), size: Size(width: 100, height: 100))
    #expect(layer.contents == nil && meter.owner === layer)
    #expect(problems.count == 1 && problems[0].hasPrefix("no memory for its picture: "), "\(problems)")
  }

  @Test("shared pictures beyond a number of bytes are released") func released() throws {
    let shared = SharedImages()
    func image(_ number: Int, side: Double = 1) throws -> Image {
      let drawing = Corner(color: RGBColor(rgb: UInt32(number)))
      return try shared.image(
        of: DrawnPicture(of: DrawnImage(drawing: drawing, size: Size(width: side, height: side)), scale: 1))
    }
    let first = try image(1)
    #expect(try image(1) === first)
    #expect(try image(2) !== first)
    #expect(shared.count == 2)
    for number in 3..<30 { _ = try image(number, side: 500) }
    #expect(shared.count < 12)
  }

  @Test("without a scene an image has the pixels of its own scale") func alone() {
    let image = Image(Quarter(colors: [.white, .rgb(0xFF)]), pixelWidth: 2, pixelHeight: 2)
    #expect(image.withPixels { Array($0) } == [0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }
}
