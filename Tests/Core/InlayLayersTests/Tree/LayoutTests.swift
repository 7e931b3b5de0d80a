import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct LayoutTests {
  @Test("layout is top down: a layer is laid out with the bounds set by its superlayer")
  func topDown() {
    let root = RecordingLayer(named: "root")
    let child = RecordingLayer(named: "child")
    let inner = RecordingLayer(named: "inner")
    root.addSublayer(child)
    child.addSublayer(inner)
    for layer in [root, child] {
      layer.onLayout = { layer in
        for inner in layer.sublayers { inner.frame = layer.bounds.insetBy(dx: 1, dy: 1) }
      }
    }
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let scene = Scene(root: root, size: Size(width: 100, height: 50))
    scene.tick(at: 0)
    #expect(inner.frame == Rect(x: 1, y: 1, width: 96, height: 46))
    #expect([root, child, inner].allSatisfy { $0.layoutCount == 1 })
    root.bounds.size.width = 50
    scene.tick(at: 1)
    #expect(inner.frame == Rect(x: 1, y: 1, width: 46, height: 46))
    #expect([root, child, inner].allSatisfy { $0.layoutCount == 2 })
  }

  @Test("changes that layout makes in laid out layers are laid out in the same tick")
  func backwards() {
    let root = RecordingLayer(named: "root")
    let (first, second) = (RecordingLayer(named: "first"), RecordingLayer(named: "second"))
    root.addSublayer(first)
    root.addSublayer(second)
    second.onLayout = { _ in first.bounds.size.width = 30 }
    let scene = Scene(root: root, size: Size(width: 100, height: 50))
    for layer in [first, second] { layer.setNeedsLayout() }
    scene.tick(at: 0)
    #expect([root, first, second].map(\.layoutCount) == [2, 2, 1])
    #expect(!scene.root.isLayoutDue)
  }

  @Test("layers that a layout adds are laid out in the same tick")
  func added() {
    let root = RecordingLayer(named: "root")
    let new = RecordingLayer(named: "new")
    root.onLayout = { root in
      root.addSublayer(new)
      new.bounds.size.width = 3
    }
    root.setNeedsLayout()
    let scene = Scene(root: root, size: Size(width: 100, height: 50))
    scene.tick(at: 0)
    #expect(new.layoutCount == 1)
    #expect(root.layoutCount == 1, "what a layer changes in its own layout needs no further one")
  }

  @Test("layout by hand covers the layer and its sublayers, from the topmost superlayer that needs it")
  func byHand() {
    let layers = (0..<4).map { RecordingLayer(named: "\($0)") }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    for layer in layers { layer.setNeedsLayout() }
    layers[0].layoutIfNeeded()
    #expect(layers.map(\.layoutCount) == [1, 1, 1, 1])
    layers[3].layoutIfNeeded()
    #expect(layers.map(\.layoutCount) == [1, 1, 1, 1])
    layers[1].setNeedsLayout()
    layers[3].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(layers.map(\.layoutCount) == [1, 2, 1, 2])
    layers[0].setNeedsLayout()
    layers[3].layoutIfNeeded()
    #expect(layers.map(\.layoutCount) == [2, 2, 1, 2])
  }

  @Test("layout by hand leaves nothing pending, even where layers are marked during it")
  func byHandSettles() {
    let root = RecordingLayer(named: "root")
    let (first, second) = (RecordingLayer(named: "first"), RecordingLayer(named: "second"))
    root.addSublayer(first)
    root.addSublayer(second)
    second.onLayout = { _ in first.bounds.size.width = 30 }
    for layer in [first, second] { layer.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(first.layoutCount == 2)
    #expect(!root.isLayoutDue)
  }

  @Test("layout that does not converge ends, and is reported with its layers; others are laid out")
  func neverSettles() {
    let root = RecordingLayer(named: "root")
    let (left, right) = (RecordingLayer(named: "left"), RecordingLayer(named: "right"))
    let quiet = RecordingLayer(named: "quiet")
    for layer in [left, right, quiet] { root.addSublayer(layer) }
    left.onLayout = { _ in right.setNeedsLayout() }
    right.onLayout = { _ in left.setNeedsLayout() }
    for layer in [left, quiet] { layer.setNeedsLayout() }
    let scene = Scene(root: root, size: Size(width: 10, height: 10))
    var problems: [Scene.Problem] = []
    scene.onProblem = { problems.append($0) }
    scene.tick(at: 0)
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains("layout does not converge") == true)
    #expect(problems.first?.message.contains("RecordingLayer \"left\"") == true)
    #expect(quiet.layoutCount == 1 && left.layoutCount > 1)
    #expect(scene.frame != nil)
    let report = try? scene.render(into: ImageSurface(for: scene))
    #expect(report?.problems == problems)
    (left.onLayout, right.onLayout) = (nil, nil)
    scene.tick(at: 1)
    scene.tick(at: 2)
    #expect(problems.count == 1 && scene.layersVisited == 0)
  }

  @Test("layout that ends at a limit is reported as that, and not as one that does not converge")
  func endsAtLimit() {
    let root = RecordingLayer(named: "root")
    let (left, right) = (RecordingLayer(named: "left"), RecordingLayer(named: "right"))
    for layer in [left, right] { root.addSublayer(layer) }
    left.onLayout = { _ in right.setNeedsLayout() }
    right.onLayout = { _ in left.setNeedsLayout() }
    left.setNeedsLayout()
    let scene = Scene(root: root, size: Size(width: 10, height: 10))
    let meter = CountingMeter()
    meter.mostWork = 8
    scene.meter = meter
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.tick(at: 0)
    #expect(problems.count == 1 && problems[0].hasSuffix("; the rest is not shown"), "\(problems)")
  }

  @Test("layout in a mask that does not converge is reported with the mask, once")
  func maskNeverSettles() {
    let mask = RecordingLayer(named: "mask")
    let scene = Scene(root: RecordingLayer(named: "root", "other"), size: Size(width: 10, height: 10))
    scene.root.sublayers[0].mask = mask
    let inner = RecordingLayer(named: "inner")
    mask.addSublayer(inner)
    mask.onLayout = { _ in inner.setNeedsLayout() }
    inner.onLayout = { _ in mask.setNeedsLayout() }
    var problems: [Scene.Problem] = []
    scene.onProblem = { problems.append($0) }
    scene.tick(at: 0)
    #expect(
      problems.map(\.message) == [
        "layout does not converge: after \(Layer.layoutRounds) rounds these layers still request it: RecordingLayer "
          + "\"mask\"; a layout may request another layout only if it changed something"
      ])
  }

  @Test("layout by hand that does not converge ends too")
  func neverSettlesByHand() {
    let root = RecordingLayer(named: "root")
    let (left, right) = (RecordingLayer(named: "left"), RecordingLayer(named: "right"))
    for layer in [left, right] { root.addSublayer(layer) }
    left.onLayout = { _ in right.setNeedsLayout() }
    right.onLayout = { _ in left.setNeedsLayout() }
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(left.layoutCount > 0)
  }

  @Test("a tick visits the marked layers and those on the way to them, no others")
  func visited() {
    let root = makeLayer(Rect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<10 { root.addSublayer(Layer(named: "branch", "a", "b", "c")) }
    let scene = Scene(root: root, size: Size(width: 10, height: 10))
    scene.tick(at: 0)
    #expect(scene.layersVisited == 11 + 41, "those with sublayers are laid out, each is committed")
    root.sublayers[3].sublayers[1].setNeedsLayout()
    scene.tick(at: 1)
    #expect(scene.layersVisited == 3)
    scene.tick(at: 2)
    #expect(scene.layersVisited == 0)
  }

  @Test("random marks, moves and layouts leave no pending layer, in any order")
  func random() {
    withSeeds(100) { random in
      let layers = (0..<12).map { RecordingLayer(named: "\($0)") }
      var places = [layers[0]]
      for layer in layers.dropFirst() {
        random.pick(places).addSublayer(layer)
        places.append(layer)
      }
      let scene = Scene(root: layers[0], size: Size(width: 10, height: 10))
      for step in 0..<30 {
        // Each layout may mark or move one other layer, once.
        for layer in layers {
          let (other, place) = (random.pick(layers), random.pick(layers))
          let moves = random.chance(0.2) && other !== layers[0] && !place.isDescendant(of: other)
          layer.onLayout = { layer in
            layer.onLayout = nil
            if moves && !place.isDescendant(of: other) { place.addSublayer(other) } else { other.setNeedsLayout() }
          }
          if random.chance(0.3) { layer.setNeedsLayout() }
        }
        if random.chance(0.3) { random.pick(layers).layoutIfNeeded() }
        let counts = layers.map(\.layoutCount)
        let due = layers.map { $0.flags.contains(.needsLayout) && $0.scene != nil }
        scene.tick(at: Double(step))
        for (index, layer) in layers.enumerated() {
          layer.verifyInvariants()
          if layer.isLayoutDue { return "step \(step): \(index) still waits" }
          if due[index] && layer.layoutCount == counts[index] { return "step \(step): \(index) was passed over" }
        }
      }
      return nil
    }
  }
}
