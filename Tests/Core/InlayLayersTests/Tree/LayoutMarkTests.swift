import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

/// The changes that request layout, and the layers they mark.
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

  @Test("a new layer needs no layout; one that got sublayers or a size does, once")
  func new() {
    #expect(!Layer().needsLayout && !TextLayer().needsLayout && !GradientLayer().needsLayout)
    #expect([root, child, inner].map(\.layoutCount) == [1, 1, 0])
    #expect(makeLayer(Rect(x: 0, y: 0, width: 1, height: 0)).needsLayout)
    #expect(!makeLayer(Rect(x: 5, y: 5, width: 0, height: 0)).needsLayout)
  }

  @Test("a layer reports that it needs layout until it is laid out")
  func needsLayout() {
    #expect([root, child, inner].allSatisfy { !$0.needsLayout })
    child.setNeedsLayout()
    #expect([root, child, inner].map(\.needsLayout) == [false, true, false])
    scene.tick(at: 1)
    #expect(!child.needsLayout)
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!inner.needsLayout)
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

  @Test("a changed size of the bounds marks the layer itself and its superlayer")
  func resizing() {
    #expect(laidOut { child.bounds.size.width = 5 } == ["root", "child"])
    #expect(laidOut { child.frame = Rect(x: 0, y: 0, width: 7, height: 7) } == ["root", "child"])
    #expect(laidOut { root.bounds.size.width = 5 } == ["root"])
    #expect(laidOut { child.frame = Rect(x: 9, y: 9, width: 7, height: 7) } == [])
  }

  @Test("a changed origin of the bounds marks the layer itself")
  func scrolling() {
    #expect(laidOut { child.bounds.origin.y = 5 } == ["child"])
    #expect(laidOut { child.bounds.origin = Point(x: 1, y: 5) } == ["child"])
  }

  @Test("a mask is not a sublayer: its changed size marks itself and not the masked layer")
  func masks() {
    let mask = RecordingLayer(named: "mask")
    child.mask = mask
    #expect(laidOut { mask.bounds.size.width = 5 } == [])
    #expect(mask.layoutCount == 1)
  }

  @Test("sizes that a superlayer sets in its own layout mark no superlayer")
  func ownWrites() {
    root.onLayout = { root in root.sublayers[0].bounds.size.width += 1 }
    #expect(laidOut { root.setNeedsLayout() } == ["root", "child"])
    scene.tick(at: 1)
    #expect(scene.layersVisited == 0)
  }

  @Test("sizes that sublayers set for themselves in layout mark their superlayer in the same tick")
  func sizesOfSublayers() {
    child.onLayout = { child in child.bounds.size.height = 20 }
    root.onLayout = { root in root.bounds.size.height = root.sublayers[0].bounds.height + 10 }
    #expect(laidOut { child.setNeedsLayout() } == ["root", "child"])
    #expect(root.bounds.height == 30)
  }

  @Test("random changes mark the layers of the rules and no others, each laid out once")
  func random() {
    withSeeds(20) { random in
      let layers = (0..<9).map { RecordingLayer(named: "\($0)") }
      for index in 1..<layers.count { layers[random.int(0...index - 1)].addSublayer(layers[index]) }
      let scene = Scene(root: layers[0], size: Size(width: 10, height: 10))
      scene.tick(at: 0)
      for step in 0..<60 {
        for layer in layers { layer.layoutCount = 0 }
        var expected: Set<String> = []
        var log: [String] = []
        for _ in 0..<random.int(1...3) {
          let layer = random.pick(layers)
          let kind = random.int(0...9)
          let size = layer.bounds.size
          log.append("\(kind) of \(layer.name ?? "")")
          let marked: [Layer?]
          switch kind {
          case 0, 1:
            layer.bounds.size.width += 1
            marked = [layer, layer.superlayer]
          case 2:
            layer.frame = layer.frame.insetBy(dx: -1, dy: 0)
            marked = [layer, layer.superlayer]
          case 3:
            layer.bounds.origin.x += 1
            marked = [layer]
          case 4:
            layer.bounds = layer.bounds.insetBy(dx: -1, dy: -1)
            marked = [layer, layer.superlayer]
          case 5:
            layer.position.x += 1
            marked = []
          case 6:
            layer.transform = random.transform()
            marked = []
          case 7:
            layer.setNeedsLayout()
            marked = [layer]
          case 8:
            layer.isHidden.toggle()
            marked = []
          default:
            let other = random.pick(layers)
            guard layer !== layers[0], !other.isDescendant(of: layer) else { continue }
            marked = [layer.superlayer, other]
            other.insertSublayer(layer, at: 0)
          }
          // Under a singular transform a frame cannot be set.
          if kind != 2 || layer.bounds.size != size { expected.formUnion(marked.compactMap { $0?.name }) }
        }
        for layer in layers where layer.needsLayout != expected.contains(layer.name ?? "") {
          return "step \(step): \(layer.name ?? "") needs layout: \(layer.needsLayout), after \(log)"
        }
        scene.tick(at: Double(step))
        for layer in layers where layer.layoutCount != (expected.contains(layer.name ?? "") ? 1 : 0) {
          return "step \(step): \(layer.name ?? "") is laid out \(layer.layoutCount) times, after \(log)"
        }
      }
      return nil
    }
  }

  @Test("moves, transforms, visibility and looks mark nothing")
  func notResizing() {
    #expect(laidOut { child.position.x = 5 } == [])
    #expect(laidOut { child.transform = Transform(scaleX: 2, y: 2) } == [])
    #expect(laidOut { child.anchorPoint = .zero } == [])
    #expect(laidOut { child.zPosition = 1 } == [])
    #expect(laidOut { child.isHidden = true } == [])
    #expect(laidOut { child.backgroundColor = .black } == [])
  }

  @Test("a layer with several requests is laid out once, and no other layer is")
  func asking() {
    #expect(
      laidOut {
        inner.setNeedsLayout()
        inner.setNeedsLayout()
      } == ["inner"])
  }

  @Test("a layer with pending layout is laid out in the tree that it is added to")
  func broughtAlong() {
    let new = RecordingLayer(named: "new")
    let holder = Layer()
    holder.addSublayer(new)
    new.setNeedsLayout()
    scene.tick(at: 0)
    #expect(new.layoutCount == 0)
    #expect(laidOut { inner.addSublayer(holder) } == ["inner"])
    #expect(new.layoutCount == 1)
  }

  @Test("a hidden layer is laid out too")
  func hidden() {
    child.isHidden = true
    #expect(laidOut { inner.bounds.size.width = 3 } == ["child", "inner"])
  }

  @Test("a change of a sublayer's geometry is reported to its superlayer, and no other change")
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
    #expect(root.sublayerChanges == Array(repeating: "child", count: 5))
    #expect(child.sublayerChanges == ["inner"])
  }

  @Test("a layer can restore its sublayers' frames at the next tick after any change to them")
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

/// A layer that sets its sublayers' frames.
private final class OwningLayer: Layer {
  static let frame = Rect(x: 1, y: 1, width: 20, height: 20)

  override func _sublayerDidChange(_ sublayer: Layer) { setNeedsLayout() }

  override func layoutSublayers() {
    for layer in sublayers { layer.frame = Self.frame }
  }
}
