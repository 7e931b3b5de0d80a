import InlayGraphics
import InlayTestSupport
import Synchronization
import Testing

@testable import InlayLayers

@Suite struct EnvironmentValuesTests {
  private final class Colors: ColorSource {
    let color: RGBColor

    init(_ color: RGBColor) { self.color = color }

    func palette(for appearance: Appearance) -> Palette { ["page": color] }
  }

  private struct First: EnvironmentValue, Equatable {
    let number: Int
  }

  private struct Second: EnvironmentValue, Equatable {
    let number: Int
  }

  private struct Page: EnvironmentValue, Equatable {
    let color: RGBColor
    var colorSource: (any ColorSource)? { Colors(color) }
  }

  @Test("values are found by their types, in any order of setting and removing")
  func slots() {
    var values = EnvironmentValues()
    #expect(values.value(of: First.self) == nil)
    values.set(First(number: 1), of: First.self)
    values.set(Second(number: 2), of: Second.self)
    values.set(First(number: 3), of: First.self)
    #expect(values.value(of: First.self)?.number == 3 && values.value(of: Second.self)?.number == 2)
    #expect(values.value(of: Page.self) == nil)
    values.set(nil, of: Second.self)
    #expect(values.value(of: First.self)?.number == 3 && values.value(of: Second.self) == nil)
    values.set(nil, of: First.self)
    #expect(values == EnvironmentValues())
  }

  @Test("values are equal to their copies, until one is set again")
  func equality() {
    var values = EnvironmentValues()
    #expect(values == EnvironmentValues())
    values.set(First(number: 1), of: First.self)
    var copy = values
    copy.set(nil, of: Second.self)
    #expect(copy == values)
    values.set(First(number: 1), of: First.self)
    #expect(copy != values)
  }

  @Test("the colours are those of the value that was set last, of those that bring colours")
  func colors() {
    let scene = makeScene([makeLayer(Rect(x: 0, y: 0, width: 1, height: 1))], width: 1, height: 1)
    #expect(scene.palette["page"] == nil)
    scene.setEnvironmentValue(Page(color: .black))
    #expect(scene.palette["page"] == .black)
    scene.colorSource = Colors(.white)
    #expect(scene.palette["page"] == .white && scene.environmentValues.value(of: Page.self)?.color == .black)
    scene.setEnvironmentValue(First(number: 1))
    #expect(scene.palette["page"] == .white)
    scene.colorSource = nil
    #expect(scene.palette["page"] == .black)
    scene.setEnvironmentValue(Page(color: .white))
    #expect(scene.palette["page"] == .white)
    scene.setEnvironmentValue(Page?.none)
    #expect(scene.palette["page"] == nil && scene.environmentValues.value(of: First.self)?.number == 1)
  }

  /// Counts the palettes that are asked for.
  private final class CountedColors: ColorSource {
    let count = Mutex(0)

    func palette(for appearance: Appearance) -> Palette {
      count.withLock { $0 += 1 }
      return ["page": appearance == .dark ? .black : .white]
    }
  }

  @Test("a palette is made once for a source, an appearance and a level")
  func palettes() {
    let scene = makeScene([], width: 1, height: 1)
    let colors = CountedColors()
    func expect(_ count: Int, _ page: RGBColor, _ change: () -> Void) {
      change()
      let made = colors.count.withLock { $0 }
      #expect(made == count && scene.palette["page"] == page)
    }
    expect(1, .white) { scene.colorSource = colors }
    expect(1, .white) { scene.scale = 2 }
    expect(1, .white) { scene.traits.textScale = 1.5 }
    expect(1, .white) { scene.colorSource = colors }
    expect(2, .black) { scene.traits.appearance = .dark }
    expect(3, .black) { scene.traits.userInterfaceLevel = .elevated }
    scene.colorSource = nil
    #expect(scene.palette["page"] == nil)
    expect(4, .black) { scene.colorSource = colors }
  }

  @Test("a layer has the nearest value of each type: its own, of a layer around, or of the scene")
  func nearest() {
    let (outer, inner) = (makeLayer(Rect(x: 0, y: 0, width: 1, height: 1)), Layer())
    outer.addSublayer(inner)
    let scene = makeScene([outer], width: 1, height: 1)
    func first(_ layer: Layer) -> Int? { layer.environmentValue(of: First.self)?.number }
    scene.setEnvironmentValue(First(number: 1))
    scene.setEnvironmentValue(Page(color: .black))
    #expect(first(inner) == 1)
    outer.overrideValue(First(number: 2))
    inner.overrideValue(Page(color: .white))
    #expect(first(scene.root) == 1 && first(outer) == 2)
    #expect(first(inner) == 2 && inner.environmentValue(of: Second.self) == nil)
    #expect(outer.effectivePalette?["page"] == .black && inner.effectivePalette?["page"] == .white)
    outer.overrideValue(First?.none)
    #expect(first(inner) == 1)
    inner.removeFromSuperlayer()
    #expect(first(inner) == nil && inner.environmentValue(of: Page.self)?.color == .white)
  }

  /// A layer with colours for scenes without any.
  private final class Painted: Layer {
    let color: RGBColor

    init(_ color: RGBColor) {
      self.color = color
      super.init()
    }

    override func environmentDidChange() { scene?.adoptStandardColors(Colors(color)) }
  }

  @Test("a scene without colours has those of the first layer with standard ones, in its tree from the start or later")
  func standardColors() {
    let made = Scene(root: Painted(.black), size: Size(width: 1, height: 1))
    let given = Scene(root: Layer(), size: Size(width: 1, height: 1))
    #expect(given.palette["page"] == nil)
    given.tick(at: 0)
    given.root.addSublayer(Painted(.black))
    for scene in [made, given] {
      #expect(scene.palette["page"] == .black)
      scene.root.addSublayer(Painted(.white))
      #expect(scene.palette["page"] == .black, "the first layer's stay")
      scene.colorSource = Colors(.white)
      #expect(scene.palette["page"] == .white)
      scene.colorSource = nil
      #expect(scene.palette["page"] == .black)
    }
  }
}
