import InlayGraphics
import InlayLayers
import Testing

/// What asks for layout, and of whom.
@Suite struct LayoutMarkTests {
  private let root = RecordingLayer(named: "root")
  private let child = RecordingLayer(named: "child")
  private let inner = RecordingLayer(named: "inner")
  private let scene: Scene

  init() {
    root.addSublayer(child)
    child.addSublayer(inner)
    scene = Scene(root: root, size: Size(width: 10, height: 10))
    scene.tick(at: 0)
  }

  /// The layers that the next tick lays out after a change.
  private func laidOut(_ change: () -> Void) -> [String] {
    let layers = [root, child, inner]
    for layer in layers { layer.layoutCount = 0 }
    change()
    scene.tick(at: scene.time)
    return layers.flatMap { layer in Array(repeating: layer.name ?? "-", count: layer.layoutCount) }
  }

  @Test("a new tree is laid out whole, each layer once")
  func new() {
    #expect([root, child, inner].allSatisfy { $0.layoutCount == 1 })
  }

  @Test("adding, inserting, moving, replacing and removing sublayers mark the superlayer")
  func sublayers() {
    let (a, b) = (Layer(), Layer())
    #expect(laidOut { child.addSublayer(a) } == ["child"])
    #expect(laidOut { child.insertSublayer(b, at: 0) } == ["child"])
    #expect(laidOut { child.insertSublayer(b, above: a) } == ["child"])
    #expect(laidOut { child.insertSublayer(b, below: a) } == ["child"])
    #expect(laidOut { child.replaceSublayer(a, with: Layer()) } == ["child"])
    #expect(laidOut { b.removeFromSuperlayer() } == ["child"])
    #expect(laidOut { child.sublayers = [inner, b] } == ["child"])
    #expect(laidOut { root.addSublayer(b) } == ["root", "child"])
  }

  @Test("setting the same sublayers marks nothing")
  func sameSublayers() {
    #expect(laidOut { child.sublayers = child.sublayers } == [])
    #expect(scene.layersVisited == 0)
  }

  @Test("resizing the bounds marks the layer itself")
  func resizing() {
    #expect(laidOut { child.bounds.size.width = 5 } == ["child"])
    #expect(laidOut { child.frame = Rect(x: 0, y: 0, width: 7, height: 7) } == ["child"])
  }

  @Test("moving, scrolling, turning, hiding and dressing a layer mark nothing")
  func notResizing() {
    #expect(laidOut { child.position.x = 5 } == [])
    #expect(laidOut { child.bounds.origin.y = 5 } == [])
    #expect(laidOut { child.transform = Transform(scaleX: 2, y: 2) } == [])
    #expect(laidOut { child.anchorPoint = .zero } == [])
    #expect(laidOut { child.zPosition = 1 } == [])
    #expect(laidOut { child.isHidden = true } == [])
    #expect(laidOut { child.backgroundColor = .black } == [])
  }

  @Test("a layer that asks is laid out once, however often it asks, and nobody else")
  func asking() {
    #expect(
      laidOut {
        inner.setNeedsLayout()
        inner.setNeedsLayout()
      } == ["inner"])
  }

  @Test("a layer that comes into a tree with layout due is laid out there")
  func broughtAlong() {
    let new = RecordingLayer(named: "new")
    let holder = Layer()
    holder.addSublayer(new)
    scene.tick(at: 0)
    #expect(new.layoutCount == 0)
    #expect(laidOut { inner.addSublayer(holder) } == ["inner"])
    #expect(new.layoutCount == 1)
  }

  @Test("a hidden layer is laid out too")
  func hidden() {
    child.isHidden = true
    #expect(laidOut { inner.bounds.size.width = 3 } == ["inner"])
  }

  @Test("a superlayer is told of each change of a sublayer's geometry, and of nothing else")
  func sublayerDidChange() {
    root.sublayerChanges = []
    child.position.x = 99
    child.bounds.size.width = 99
    child.bounds.origin.x = 99
    child.anchorPoint = .zero
    child.transform = Transform(scaleX: 2, y: 2)
    child.opacity = 0.5
    child.isHidden = true
    child.zPosition = 3
    inner.position.x = 1
    #expect(
      root.sublayerChanges
        == ["child.position", "child.bounds", "child.bounds", "child.anchorPoint", "child.transform"])
    #expect(child.sublayerChanges == ["inner.position"])
  }

  @Test("a layer that owns its sublayers' frames can assert them again at the next tick, whoever wrote them")
  func reasserted() {
    let owner = OwningLayer()
    let owned = Layer()
    owner.addSublayer(owned)
    root.addSublayer(owner)
    for time in 1...100 {
      owned.frame = Rect(x: 5, y: 5, width: 500, height: 500)
      scene.tick(at: Double(time))
      #expect(owned.frame == OwningLayer.frame)
    }
    scene.tick(at: 101)
    #expect(scene.layersVisited == 0)
  }
}

/// A layer that owns its sublayers' frames.
private final class OwningLayer: Layer {
  static let frame = Rect(x: 1, y: 1, width: 20, height: 20)

  override func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) { setNeedsLayout() }

  override func layoutSublayers() {
    for layer in sublayers { layer.frame = Self.frame }
  }
}
