import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Values that are not stored properties of a layer are visible too: the frame, parts of values, and the scene's own
/// properties.
@Suite struct ValuesSeenTests {
  private final class Colors: ColorSource {
    let label: [Appearance: RGBColor]

    init(label: [Appearance: RGBColor] = [.light: RGBColor(rgb: 0x202020), .dark: RGBColor(rgb: 0xFF8800)]) {
      self.label = label
    }

    func palette(for appearance: Appearance) -> Palette {
      label[appearance].map { ["label": $0] } ?? [:]
    }
  }

  private static var changes: [(name: String, change: (Scene, TextLayer) -> Void)] {
    [
      ("frame", { $1.frame = Rect(x: 2, y: 4, width: 60, height: 40) }),
      ("font.families", { $1.font?.families = ["DejaVu Sans"] }),
      ("font.size", { $1.font?.size = 14 }),
      ("font.weight", { $1.font?.weight = 700 }),
      ("font.isItalic", { $1.font?.isItalic = true }),
      ("textShadow.color", { $1.textShadow?.color = .rgb(0x0000FF) }),
      ("textShadow.offset", { $1.textShadow?.offset = Size(width: 3, height: 3) }),
      ("textShadow.radius", { $1.textShadow?.radius = 2 }),
      ("scene.size", { scene, _ in scene.size = Size(width: 50, height: 60) }),
      ("scene.scale", { scene, _ in scene.scale = 2 }),
      ("scene.backgroundColor", { scene, _ in scene.backgroundColor = .rgb(0xCCFFCC) }),
      ("scene.traits.appearance", { scene, _ in scene.traits.appearance = .dark }),
      ("scene.traits.direction", { scene, _ in scene.traits.direction = .rightToLeft }),
      ("scene.colorSource", { scene, _ in scene.colorSource = Colors(label: [.light: RGBColor(rgb: 0x00AA00)]) }),
    ]
  }

  private func makeScene(_ textContext: TextContext) -> (Scene, TextLayer) {
    let layer = TextLayer()
    layer.frame = Rect(x: 5, y: 5, width: 70, height: 50)
    layer.text = "Words in lines"
    layer.font = Font(families: ["Inter"], size: 11)
    layer.textShadow = Shadow(color: .rgb(0xFF0000), radius: 0, offset: Size(width: 0, height: 1))
    let scene = InlayLayersTests.makeScene([layer], width: 80, height: 60, textContext: textContext)
    scene.colorSource = Colors()
    return (scene, layer)
  }

  @Test("each change is visible in the next picture, which equals that of a scene created with the value")
  func seen() throws {
    let textContext = try TextContext()
    for (name, change) in Self.changes {
      let (scene, layer) = makeScene(textContext)
      let before = try scene.picture()
      change(scene, layer)
      let after = try scene.picture()
      #expect(before != after, "\(name) is not seen")
      let (fresh, freshLayer) = makeScene(textContext)
      change(fresh, freshLayer)
      #expect(try fresh.picture() == after, "\(name) is seen otherwise in a new scene")
    }
  }

  @Test("a layer's name is in its dump")
  func name() {
    let layer = Layer()
    layer.name = "card"
    #expect(layer.dump().contains("card"))
  }
}
