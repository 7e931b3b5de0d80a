import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

@Suite struct CustomDrawingTests {
  private final class OneColor: ColorSource {
    func palette(for appearance: Appearance) -> Palette {
      ["ink": appearance == .dark ? .white : RGBColor(rgb: 0xFF0000)]
    }
  }

  @Test(
    "draw(in:) is called at the first commit, after setNeedsDisplay, a new size or a new environment only")
  func calls() throws {
    let layer = SketchLayer { $0.fill($0.bounds, with: .black) }
    layer.frame = Rect(x: 2, y: 2, width: 10, height: 10)
    let scene = makeScene([layer], width: 20, height: 20)
    #expect(layer.drawCount == 0)
    func expect(_ count: Int, _ what: String, _ change: () throws -> Void) throws {
      try change()
      scene.tick(at: 0)
      #expect(layer.drawCount == count, "\(what)")
      try scene.render(into: try ImageSurface(for: scene))
      _ = try scene.svgData()
      #expect(layer.drawCount == count, "painting after: \(what)")
    }
    try expect(1, "first") {}
    try expect(1, "nothing") {}
    try expect(1, "moved, faded, dressed") {
      layer.position.x += 3
      layer.opacity = 0.5
      layer.backgroundColor = .white
      layer.bounds.origin.x = 4
    }
    try expect(2, "asked") { layer.setNeedsDisplay() }
    try expect(3, "resized") { layer.bounds.size.width = 5 }
    try expect(4, "scale") { scene.scale = 2 }
    try expect(5, "palette") { scene.colorSource = OneColor() }
    try expect(6, "appearance") { scene.traits.appearance = .dark }
    try expect(6, "hidden") { layer.isHidden = true }
    try expect(7, "into another tree") {
      layer.isHidden = false
      layer.removeFromSuperlayer()
      scene.root.addSublayer(layer)
    }
  }

  @Test("a shared image says what it draws in another way than its code: tokens in black, and no texts")
  func sharedImage() throws {
    let layer = Layer()
    let scene = makeScene([layer], width: 20, height: 20, textContext: try TextContext())
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    let size = Size(width: 8, height: 8)
    for _ in 0..<2 {
      _ = layer.sharedImage(for: 1, size: size) { context in
        for _ in 0..<2 { context.fill(context.bounds, with: .token("label")) }
        context.draw("A", format: TextFormat(font: Font(families: ["Inter"], size: 8)), at: .zero, color: .white)
      }
      _ = layer.sharedImage(for: 2, size: size) { $0.fill($0.bounds, with: .white) }
    }
    #expect(
      problems == [
        "a shared image draws the colour label in black", "a shared image draws no text, and not \"A\"",
      ])
  }

  @Test("a text that is drawn in a scene without fonts is reported")
  func noFonts() {
    let layer = SketchLayer {
      $0.draw("A", format: TextFormat(font: Font(families: ["Inter"], size: 8)), at: .zero, color: .black)
    }
    layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let scene = Scene(
      root: layer, size: layer.bounds.size, scale: 1, context: RenderContext(), textContext: nil)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.tick(at: 0)
    #expect(problems == ["the system has no fonts to show \"A\" in"])
  }

  @Test(
    "a drawing is clipped to the bounds, above the background and below the sublayers, and scrolls with the bounds")
  func place() throws {
    let layer = SketchLayer { context in
      context.fill(Rect(x: -100, y: -100, width: 110, height: 300), with: .rgb(0x00FF00))
    }
    layer.frame = Rect(x: 5, y: 5, width: 20, height: 20)
    layer.backgroundColor = .rgb(0xFF0000)
    layer.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 4, height: 4), .rgb(0x0000FF)))
    let scene = makeScene([layer], width: 30, height: 30)
    var picture = try scene.picture()
    #expect([4, 6, 10, 20, 25].map { picture[$0, 7] } == [.max, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, .max])
    layer.bounds.origin.x = 5
    layer.setNeedsDisplay()
    picture = try scene.picture()
    #expect([6, 9, 12].map { picture[$0, 20] } == [0xFF00_FF00, 0xFF00_FF00, 0xFFFF_0000])
  }

  @Test("states of a drawing end with it: clips, transforms and groups")
  func state() throws {
    let layer = SketchLayer { context in
      context.clip(to: Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)))
      context.concatenate(Transform(scaleX: 9, y: 9))
      context.withState {
        context.clip(to: Path(rect: .zero))
        context.concatenate(Transform(scaleX: 0, y: 0))
      }
      context.withGroup(opacity: 0.5) {
        context.clip(to: Path(rect: Rect(x: 0, y: 0, width: 1, height: 0.05)))
        context.fill(context.bounds, with: .black)
      }
      context.fill(context.bounds, with: .rgb(0x00FF00))
    }
    layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(makeLayer(Rect(x: 5, y: 5, width: 3, height: 3), .rgb(0x0000FF)))
    let next = makeLayer(Rect(x: 12, y: 0, width: 6, height: 6), .black)
    let scene = makeScene([layer, next], width: 20, height: 10)
    let picture = try scene.picture()
    #expect(picture[0, 0] == 0xFF00_FF00 && picture[3, 3] == .max)
    #expect(picture[6, 6] == 0xFF00_00FF && picture[14, 3] == 0xFF00_0000)
    let svg = String(decoding: try scene.svgData(), as: UTF8.self)
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test("colours by token are the scene's; an unknown one is black and reported once for each drawing")
  func tokens() throws {
    let layer = SketchLayer { $0.fill($0.bounds, with: .token("ink")) }
    layer.frame = Rect(x: 0, y: 0, width: 4, height: 4)
    let scene = makeScene([layer], width: 4, height: 4)
    var problems: [Scene.Problem] = []
    scene.onProblem = { problems.append($0) }
    #expect(try scene.picture()[1, 1] == 0xFF00_0000)
    #expect(problems.count == 1 && problems[0].message.contains("ink"))
    scene.colorSource = OneColor()
    #expect(try scene.picture()[1, 1] == 0xFFFF_0000)
    scene.traits.appearance = .dark
    #expect(try scene.picture()[1, 1] == .max)
  }

  @Test("drawn text has the direction of its scene, unless its format has another")
  func direction() throws {
    let fonts = try TextContext()
    func picture(in scene: LayoutDirection, format: LayoutDirection?) throws -> Picture {
      let layer = SketchLayer { context in
        let font = Font(families: ["Inter", "sans-serif"], size: 17)
        let size = Size(width: 60, height: .infinity)
        context.draw("Ink", format: TextFormat(font: font, direction: format), at: .zero, color: .black, in: size)
      }
      layer.frame = Rect(x: 0, y: 0, width: 60, height: 30)
      let shown = makeScene([layer], width: 60, height: 30, textContext: fonts)
      shown.traits.direction = scene
      return try shown.picture()
    }
    let (left, right) = (LayoutDirection.leftToRight, LayoutDirection.rightToLeft)
    let (atLeft, atRight) = (try picture(in: left, format: nil), try picture(in: right, format: nil))
    #expect(atLeft != atRight, "natural alignment is at the side where reading begins")
    #expect(try picture(in: left, format: right) == atRight && picture(in: right, format: left) == atLeft)
    #expect(try picture(in: left, format: left) == atLeft && picture(in: right, format: right) == atRight)
  }

  @Test("a drawing may contain paths, gradients, lines, images, groups and text")
  func kinds() throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_00FF])
    var size = Size.zero
    let layer = SketchLayer { context in
      context.draw(image, in: Rect(x: 0, y: 0, width: 5, height: 5))
      context.fill(
        Path(rect: Rect(x: 5, y: 0, width: 5, height: 5)),
        with: Gradient(colors: [.black, .black], start: .zero, end: Point(x: 1, y: 0)))
      context.withGroup(opacity: 0.5) {
        context.fill(Rect(x: 10, y: 0, width: 5, height: 5), with: .black)
        context.fill(Rect(x: 10, y: 0, width: 5, height: 5), with: .rgb(0xFF0000))
      }
      context.withMask {
        context.fill(Rect(x: 15, y: 0, width: 3, height: 9), with: .black)
      } _: {
        context.fill(Rect(x: 15, y: 0, width: 5, height: 5), with: .rgb(0xFF0000))
      }
      size = context.draw(
        "Ink", format: TextFormat(font: Font(families: ["Inter", "sans-serif"], size: 17)), at: Point(x: 0, y: 10),
        color: .black)
    }
    layer.frame = Rect(x: 0, y: 0, width: 60, height: 40)
    let picture = try makeScene([layer], width: 60, height: 40, textContext: try TextContext()).picture()
    #expect(picture[2, 2] == 0xFF00_00FF && picture[7, 2] == 0xFF00_0000)
    #expect(Picture.distance(picture[12, 2], 0xFFFF_7F7F) <= 1)
    #expect(picture[16, 2] == 0xFFFF_0000 && picture[19, 2] == .max && picture[16, 7] == .max)
    #expect(size.width > 10 && (10..<40).contains { y in (0..<30).contains { picture[$0, y] != .max } })
  }
}
