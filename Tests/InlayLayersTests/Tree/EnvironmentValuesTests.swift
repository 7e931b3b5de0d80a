import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct EnvironmentValuesTests {
  private final class Colors: ColorSource {
    let color: Color

    init(_ color: Color) { self.color = color }

    func palette(for appearance: Appearance) -> Palette { Palette(colors: ["page": color]) }
  }

  private let first = EnvironmentKey<Int>()
  private let second = EnvironmentKey<Int>()
  private let page = EnvironmentKey<Color> { Colors($0) }

  @Test("a value has the slot of its key alone, whatever other keys have its type")
  func slots() {
    var values = EnvironmentValues()
    #expect(values[first] == nil)
    values.set(1, for: first)
    values.set(2, for: second)
    values.set(3, for: first)
    #expect(values[first] == 3 && values[second] == 2 && values[page] == nil)
    values.set(nil, for: second)
    #expect(values[first] == 3 && values[second] == nil)
  }

  @Test("values are equal to their copies, until one is set again")
  func equality() {
    var values = EnvironmentValues()
    #expect(values == EnvironmentValues())
    values.set(1, for: first)
    let copy = values
    #expect(copy == values)
    values.set(1, for: first)
    #expect(copy != values)
  }

  @Test("the colours are those of the value that was set last, of those that bring colours")
  func colors() {
    let scene = makeScene([makeLayer(Rect(x: 0, y: 0, width: 1, height: 1))], width: 1, height: 1)
    #expect(scene.palette["page"] == nil)
    scene.setEnvironmentValue(.black, for: page)
    #expect(scene.palette["page"] == .black)
    scene.colorSource = Colors(.white)
    #expect(scene.palette["page"] == .white && scene.environmentValues[page] == .black)
    scene.setEnvironmentValue(1, for: first)
    #expect(scene.palette["page"] == .white)
    scene.colorSource = nil
    #expect(scene.palette["page"] == .black)
    scene.setEnvironmentValue(.white, for: page)
    #expect(scene.palette["page"] == .white)
  }

  @Test("a layer has the nearest value of each key: its own, of a layer around, or of the scene")
  func nearest() {
    let (outer, inner) = (makeLayer(Rect(x: 0, y: 0, width: 1, height: 1)), Layer())
    outer.addSublayer(inner)
    let scene = makeScene([outer], width: 1, height: 1)
    scene.setEnvironmentValue(1, for: first)
    scene.setEnvironmentValue(.black, for: page)
    #expect(inner.environmentValue(for: first) == 1)
    outer.overrideValue(2, for: first)
    inner.overrideValue(.white, for: page)
    #expect(scene.root.environmentValue(for: first) == 1 && outer.environmentValue(for: first) == 2)
    #expect(inner.environmentValue(for: first) == 2 && inner.environmentValue(for: second) == nil)
    #expect(outer.effectivePalette?["page"] == .black && inner.effectivePalette?["page"] == .white)
    outer.overrideValue(nil, for: first)
    #expect(inner.environmentValue(for: first) == 1)
    inner.removeFromSuperlayer()
    #expect(inner.environmentValue(for: first) == nil && inner.environmentValue(for: page) == .white)
  }

  /// A layer with colours for scenes without any.
  private final class Painted: Layer {
    let color: Color

    init(_ color: Color) {
      self.color = color
      super.init()
    }

    override var standardColorSource: (any ColorSource)? { Colors(color) }
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
