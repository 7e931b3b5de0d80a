import InlayGraphics
import InlayLayers
import Testing

/// `Scene.layer(named:)`.
@Suite struct LayerNameTests {
  @Test("the first layer with a name is found, a layer before its sublayers, hidden or not")
  func order() {
    let layers = (0..<6).map { _ in Layer() }
    let (root, first, second) = (layers[0], layers[1], layers[2])
    for layer in [first, second] { root.addSublayer(layer) }
    first.addSublayer(layers[3])
    layers[3].addSublayer(layers[4])
    let scene = Scene(root: root, size: Size(width: 9, height: 9))
    #expect(scene.layer(named: "city") == nil)
    second.name = "city"
    #expect(scene.layer(named: "city") === second)
    layers[4].name = "city"
    layers[4].isHidden = true
    #expect(scene.layer(named: "city") === layers[4], "it comes before its superlayer's next sibling")
    first.name = "city"
    #expect(scene.layer(named: "city") === first)
    root.name = "page"
    #expect(scene.layer(named: "page") === root)
    layers[5].name = "elsewhere"
    #expect(scene.layer(named: "elsewhere") == nil, "it is in no scene")
    first.removeFromSuperlayer()
    #expect(scene.layer(named: "city") === second)
  }
}
