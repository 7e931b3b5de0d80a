import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@Suite struct MaskTests {
  private func masked() -> (scene: Scene, layer: Layer, mask: Layer) {
    let layer = makeLayer(Rect(x: 10, y: 10, width: 20, height: 20), .black, name: "masked")
    let mask = makeLayer(Rect(x: 0, y: 0, width: 10, height: 20), .white, name: "mask")
    layer.mask = mask
    return (makeScene([layer], width: 40, height: 40), layer, mask)
  }

  @Test("a masked layer shows the area of its mask, which is in the layer's bounds space")
  func coordinates() throws {
    let (scene, layer, mask) = masked()
    #expect(try scene.picture()[15, 15] == 0xFF00_0000)
    #expect(try scene.picture()[25, 15] == .max)
    layer.bounds.origin = Point(x: 5, y: 0)
    #expect(try scene.picture()[13, 15] == 0xFF00_0000)
    #expect(try scene.picture()[17, 15] == .max)
    mask.opacity = 0.5
    #expect(Picture.distance(try scene.picture()[13, 15], 0xFF7F_7F7F) <= 1)
    #expect(layer.sublayers.isEmpty && mask.superlayer === layer)
  }

  @Test("a hidden or empty mask hides everything")
  func hidden() throws {
    let (scene, _, mask) = masked()
    mask.isHidden = true
    #expect(try scene.picture().pixels.allSatisfy { $0 == .max })
    mask.isHidden = false
    #expect(try scene.picture()[15, 15] == 0xFF00_0000)
    mask.backgroundColor = nil
    #expect(try scene.picture().pixels.allSatisfy { $0 == .max })
  }

  @Test("a mask that changes, moves, is hidden, replaced or removed makes a new frame")
  func changes() throws {
    let (scene, layer, mask) = masked()
    var last = try scene.picture()
    func expectChange(_ what: String, _ change: () -> Void) throws {
      change()
      let next = try scene.picture()
      let fresh = try makeScene([], width: 1, height: 1).picture()
      #expect(next != last && fresh.width == 1, "\(what)")
      last = next
    }
    try expectChange("moved") { mask.position.x += 4 }
    try expectChange("resized") { mask.bounds.size.height = 5 }
    try expectChange("rounded") { mask.cornerRadius = 3 }
    let inner = makeLayer(Rect(x: 0, y: 12, width: 4, height: 4), .black)
    try expectChange("a sublayer") { mask.addSublayer(inner) }
    try expectChange("a sublayer's change") { inner.frame.size.width = 9 }
    try expectChange("hidden") { mask.isHidden = true }
    try expectChange("seen again") { mask.isHidden = false }
    try expectChange("replaced") { layer.mask = makeLayer(Rect(x: 1, y: 1, width: 9, height: 9), .black) }
    try expectChange("removed") { layer.mask = nil }
    try expectChange("put back") { layer.mask = mask }
    try expectChange("removed by itself") { mask.removeFromSuperlayer() }
    #expect(layer.mask == nil && mask.superlayer == nil)
    #expect(last[25, 25] == 0xFF00_0000)
  }

  @Test("a mask is laid out and gets the environment, initially and after changes")
  func layout() throws {
    let (scene, layer, _) = masked()
    let mask = RecordingLayer()
    mask.onLayout = { $0.backgroundColor = .black }
    mask.frame = layer.bounds
    layer.mask = mask
    #expect(mask.environmentCount == 1)
    #expect(try scene.picture()[25, 15] == 0xFF00_0000)
    #expect(mask.layoutCount == 1)
    scene.scale = 2
    #expect(mask.environmentCount == 2)
    let inner = RecordingLayer()
    mask.addSublayer(inner)
    inner.bounds.size.width = 1
    scene.tick(at: 1)
    #expect(inner.layoutCount == 1 && inner.environmentCount == 1)
    let frame = scene.frame
    scene.tick(at: 2)
    #expect(scene.frame === frame && scene.layersVisited == 0)
  }

  @Test("a mask that was a sublayer leaves its superlayer; a mask that becomes a sublayer is removed as mask")
  func moves() throws {
    let (scene, layer, mask) = masked()
    scene.root.addSublayer(mask)
    #expect(layer.mask == nil && mask.superlayer === scene.root)
    layer.mask = mask
    #expect(scene.root.sublayers.count == 1 && layer.mask === mask)
    let other = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5), .black)
    scene.root.addSublayer(other)
    other.mask = mask
    #expect(layer.mask == nil && other.mask === mask && mask.superlayer === other)
  }

  @Test("a layer's own sublayer can become its mask, and its mask a sublayer, but never both")
  func swaps() throws {
    let (scene, layer, mask) = masked()
    func expect(isMask: Bool) {
      #expect((layer.mask === mask) == isMask && layer.sublayers.isEmpty == isMask && mask.superlayer === layer)
      scene.root.verifyTree()
    }
    layer.addSublayer(mask)
    expect(isMask: false)
    layer.mask = mask
    expect(isMask: true)
    layer.sublayers = [mask]
    expect(isMask: false)
    layer.mask = mask
    #expect(try scene.picture()[25, 15] == .max)
    layer.insertSublayer(mask, at: 0)
    expect(isMask: false)
    #expect(try scene.picture()[25, 15] == 0xFF00_0000)
  }

  @Test("neither the layer itself nor its superlayer can become a mask")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      let layer = Layer()
      layer.mask = layer
    }
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (Layer(), Layer())
      outer.addSublayer(inner)
      inner.mask = outer
    }
    await #expect(processExitsWith: .failure) {
      let (layer, mask) = (Layer(), Layer())
      layer.mask = mask
      mask.addSublayer(layer)
    }
  }

  @Test("masks nest: the visible area is the product of all of them")
  func nested() throws {
    let (scene, _, mask) = masked()
    mask.mask = makeLayer(Rect(x: 0, y: 0, width: 20, height: 8), .black)
    let picture = try scene.picture()
    #expect(picture[15, 15] == 0xFF00_0000 && picture[15, 25] == .max && picture[25, 15] == .max)
  }
}
