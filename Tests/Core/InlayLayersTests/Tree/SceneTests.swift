import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct SceneTests {
  /// Light and dark colours for two tokens.
  private final class Colors: ColorSource {
    func palette(for appearance: Appearance) -> Palette {
      [
        "card": appearance == .dark ? .black : RGBColor(rgb: 0xFF0000),
        "page": appearance == .dark ? RGBColor(rgb: 0x101010) : RGBColor(rgb: 0x00FF00),
      ]
    }
  }

  private func cardScene(_ token: ColorToken = "card") -> Scene {
    makeScene(
      [makeLayer(Rect(x: 0, y: 0, width: 2, height: 2), .token(token), name: "card")], width: 4, height: 2,
      background: .token("page"))
  }

  @Test("colour tokens are resolved by the palette of the scene's appearance, the background's too")
  func tokens() throws {
    let scene = cardScene()
    scene.colorSource = Colors()
    #expect(try scene.picture().pixels.prefix(4) == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00])
    scene.traits.appearance = .dark
    #expect(try scene.picture().pixels.prefix(4) == [0xFF00_0000, 0xFF00_0000, 0xFF10_1010, 0xFF10_1010])
    scene.traits.appearance = .light
    #expect(try scene.picture()[0, 0] == 0xFFFF_0000)
  }

  @Test("a token that the palette does not have is black, and reported with the layer")
  func unknownToken() throws {
    let scene = cardScene("nowhere")
    scene.colorSource = Colors()
    var problems: [Scene.Problem] = []
    scene.onProblem = { problems.append($0) }
    #expect(try scene.picture()[0, 0] == 0xFF00_0000)
    #expect(problems.map(\.layer) == ["Layer \"card\""])
    #expect(problems.first?.message == "the scene's palette has no colour named \"nowhere\"")
    #expect(try scene.render(into: ImageSurface(for: scene)).problems == problems)
    #expect(try scene.render(into: ImageSurface(for: scene)).problems == [], "each problem is told in one report")
    scene.tick(at: 1)
    #expect(problems.count == 1)
  }

  @Test("a report contains at most 100 problems; the handler gets all")
  func manyProblems() throws {
    let layers = (0..<150).map { _ in makeLayer(Rect(x: 0, y: 0, width: 1, height: 1), .token("nowhere")) }
    let scene = makeScene(layers, width: 4, height: 4)
    var count = 0
    scene.onProblem = { _ in count += 1 }
    let report = try scene.render(into: ImageSurface(for: scene))
    #expect(report.problems.count == 100)
    #expect(count == 150)
  }

  @Test("without a handler each problem is written once, and a handler silences them")
  func writtenProblems() throws {
    let scene = cardScene("nowhere")
    scene.colorSource = Colors()
    var lines: [String] = []
    scene.warningWriter = { lines.append($0) }
    scene.tick(at: 0)
    #expect(lines == ["inlay: warning: Layer \"card\": the scene's palette has no colour named \"nowhere\""])
    scene.root.sublayers[0].cornerRadius = 1
    scene.tick(at: 1)
    #expect(lines.count == 1)
    #expect(try scene.render(into: ImageSurface(for: scene)).problems.count == 2, "the report has them all")
    scene.onProblem = { _ in }
    scene.root.sublayers[0].backgroundColor = .token("elsewhere")
    scene.tick(at: 2)
    #expect(lines.count == 1)
  }

  @Test("at most 100 problems of a scene are written")
  func manyWrittenProblems() {
    let layers = (0..<150).map { makeLayer(Rect(x: 0, y: 0, width: 1, height: 1), .token(ColorToken("\($0)"))) }
    let scene = makeScene(layers, width: 4, height: 4)
    var lines: [String] = []
    scene.warningWriter = { lines.append($0) }
    scene.tick(at: 0)
    #expect(lines.count == 101)
    #expect(lines.last?.contains("onProblem") == true)
  }

  @Test("a layer with fillsBackground off does not fill it, from the next tick on")
  func leftBackground() throws {
    let scene = cardScene()
    scene.colorSource = Colors()
    _ = try scene.picture()
    scene.root.sublayers[0].fillsBackground = false
    #expect(try scene.picture()[0, 0] == 0xFF00_FF00)
    scene.root.sublayers[0].fillsBackground = true
    #expect(try scene.picture()[0, 0] == 0xFFFF_0000)
  }

  @Test("a scene without a background is transparent where nothing is painted")
  func noBackground() throws {
    let scene = makeScene([], width: 2, height: 2, background: nil)
    #expect(try scene.picture().pixels == [0, 0, 0, 0])
    scene.backgroundColor = Color(red: 1, green: 0, blue: 0)
    #expect(try scene.picture().pixels == Array(repeating: 0xFFFF_0000, count: 4))
  }

  @Test("a translucent background replaces what the surface showed")
  func translucentBackground() throws {
    let scene = makeScene([], width: 1, height: 1, background: Color(red: 1, green: 1, blue: 1, alpha: 0.2))
    let surface = try ImageSurface(for: scene)
    for _ in 0..<3 {
      scene.backgroundColor = .black
      scene.tick(at: 0)
      try scene.render(into: surface)
      scene.backgroundColor = Color(red: 1, green: 1, blue: 1, alpha: 0.2)
      scene.tick(at: 0)
      try scene.render(into: surface)
      #expect(surface.pixels() == [0x3333_3333])
    }
  }

  @Test("a frame has the scene's size in device pixels, with half pixels rounded up")
  func size() throws {
    let scene = makeScene([], width: 10.3, height: 10.25, scale: 2)
    let picture = try scene.picture()
    #expect((picture.width, picture.height) == (21, 21))
    scene.size = Size(width: 4, height: 3)
    scene.scale = 1.5
    let other = try scene.picture()
    #expect((other.width, other.height) == (6, 5))
    #expect(scene.frame?.bounds == DeviceRect(x: 0, y: 0, width: 6, height: 5))
  }

  @Test("a scene without pixels has no surface, and ticks", arguments: [0, -1, .nan, 1e-9])
  func noPixels(side: Double) {
    let scene = makeScene([makeLayer(Rect(x: 0, y: 0, width: 5, height: 5), .black)], width: side, height: 10)
    scene.tick(at: 0)
    #expect(throws: InlayError.self) { try ImageSurface(for: scene) }
  }

  @Test("a scene is painted only into surfaces of its own size; others keep no frame")
  func otherSurface() throws {
    let scene = makeScene([], width: 4, height: 4)
    let surface = try ImageSurface(pixelWidth: 4, pixelHeight: 5)
    #expect(throws: InlayError.self) { try scene.render(into: surface) }
  }

  @Test("rendering ticks a scene before its first frame, and paints no unchanged frame twice")
  func rendering() throws {
    let scene = makeScene([makeLayer(Rect(x: 0, y: 0, width: 4, height: 4), .black)], width: 4, height: 4)
    let surface = try ImageSurface(for: scene)
    let first = try scene.render(into: surface)
    #expect(first.pixelsPainted == 16)
    #expect(first.damage == [FrameReport.Damage(pixels: DeviceRect(x: 0, y: 0, width: 4, height: 4))])
    #expect(surface.pixels().allSatisfy { $0 == 0xFF00_0000 })
    let second = try scene.render(into: surface)
    #expect(second.pixelsPainted == 0 && second.damage == [])
    scene.root.sublayers[0].backgroundColor = .white
    #expect(try scene.render(into: surface).pixelsPainted == 0, "a change is painted after the next tick")
    scene.tick(at: 1)
    #expect(try scene.render(into: surface).pixelsPainted == 16)
    #expect(surface.pixels().allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("a surface with foreign drawing is painted again")
  func drawnOver() throws {
    let scene = makeScene([], width: 2, height: 2, background: .black)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    Canvas(surface).fill(Rect(x: 0, y: 0, width: 2, height: 2), with: .white)
    #expect(try scene.render(into: surface).pixelsPainted == 4)
    #expect(surface.pixels().allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("time does not decrease")
  func time() {
    let scene = makeScene([], width: 2, height: 2)
    scene.tick(at: 5)
    scene.tick(at: 3)
    #expect(scene.time == 5)
  }

  @Test("a scene narrower than the compact width has the compact size class")
  func sizeClass() {
    func sizeClass(_ width: Double) -> SizeClass { makeScene([], width: width, height: 9).traits.effectiveSizeClass }
    #expect(sizeClass(Scene.compactWidth - 1) == .compact)
    #expect(sizeClass(Scene.compactWidth) == .regular)
  }

  @Test("the size class follows the scene's size, and other traits do not change that")
  func followingSizeClass() {
    let layer = RecordingLayer()
    let scene = makeScene([layer], width: 600, height: 9)
    scene.tick(at: 0)
    layer.environmentCount = 0
    scene.size = Size(width: 400, height: 9)
    #expect(scene.traits.effectiveSizeClass == .compact)
    #expect(layer.environmentCount > 0, "what depends on it is told")
    scene.traits.appearance = .dark
    #expect(scene.traits.effectiveSizeClass == .compact)
    scene.traits = Traits(direction: .rightToLeft)
    #expect(scene.traits.effectiveSizeClass == .compact)
    scene.size = Size(width: 500, height: 9)
    #expect(scene.traits.effectiveSizeClass == .regular)
  }

  @Test("a size class that was set stays until it is unset, also where the size would give the same one")
  func setSizeClass() {
    let scene = makeScene([], width: 600, height: 9)
    scene.traits.sizeClass = .regular
    scene.size = Size(width: 100, height: 9)
    #expect(scene.traits.effectiveSizeClass == .regular)
    scene.traits.sizeClass = nil
    #expect(scene.traits.effectiveSizeClass == .compact)
    scene.traits = Traits(sizeClass: .compact)
    scene.size = Size(width: 700, height: 9)
    #expect(scene.traits.effectiveSizeClass == .compact)
  }

  @Test("changes of scale, palette, traits and scene are reported to layers, and no others")
  func environment() {
    let layer = RecordingLayer()
    let inner = RecordingLayer()
    layer.addSublayer(inner)
    let scene = makeScene([], width: 10, height: 10)
    func told(_ change: () -> Void) -> [Int] {
      (layer.environmentCount, inner.environmentCount) = (0, 0)
      change()
      return [layer.environmentCount, inner.environmentCount]
    }
    #expect(told { scene.root.addSublayer(layer) } == [1, 1])
    #expect(told { scene.scale = 2 } == [1, 1])
    #expect(told { scene.scale = 2 } == [0, 0])
    #expect(told { scene.traits.direction = .rightToLeft } == [1, 1])
    #expect(told { scene.traits.direction = .rightToLeft } == [0, 0])
    #expect(told { scene.colorSource = Colors() } == [1, 1])
    #expect(told { scene.size = Size(width: 3, height: 3) } == [0, 0])
    #expect(told { layer.removeFromSuperlayer() } == [0, 0])
    #expect(told { scene.scale = 3 } == [0, 0])
    #expect(layer.scene == nil)
  }

  @Test("a layer that was outside its scene during a change of colours has the new ones when it returns")
  func comesBack() throws {
    let scene = cardScene()
    scene.colorSource = Colors()
    _ = try scene.picture()
    let card = scene.root.sublayers[0]
    card.removeFromSuperlayer()
    scene.traits.appearance = .dark
    _ = try scene.picture()
    scene.root.addSublayer(card)
    #expect(try scene.picture()[0, 0] == 0xFF00_0000)
  }
}
