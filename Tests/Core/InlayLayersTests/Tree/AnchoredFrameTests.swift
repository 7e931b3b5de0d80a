import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

@Suite struct AnchoredFrameTests {
  private func rect(_ frame: AnchoredFrame, _ direction: LayoutDirection = .leftToRight, scale: Double = 1) -> Rect {
    frame.rect(in: Size(width: 101, height: 50), direction, scale: scale)
  }

  @Test("a frame holds to one side, to both sides or to the centre")
  func places() {
    #expect(rect(AnchoredFrame(leading: 5, top: 2, width: 20, height: 10)) == Rect(x: 5, y: 2, width: 20, height: 10))
    #expect(
      rect(AnchoredFrame(trailing: 5, bottom: 2, width: 20, height: 10)) == Rect(x: 76, y: 38, width: 20, height: 10))
    #expect(
      rect(AnchoredFrame(leading: 5, trailing: 6, top: 1, bottom: 2)) == Rect(x: 5, y: 1, width: 90, height: 47))
    #expect(
      rect(AnchoredFrame(centerX: 3, centerY: -4, width: 21, height: 10)) == Rect(x: 43, y: 16, width: 21, height: 10))
    #expect(rect(AnchoredFrame()) == Rect(x: 0, y: 0, width: 101, height: 50))
    #expect(rect(AnchoredFrame(width: 20, height: 10)) == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("from right to left the sides are exchanged, and the centre's distance")
  func mirrored() {
    let left = AnchoredFrame(leading: 5, top: 2, width: 20, height: 10)
    #expect(rect(left, .rightToLeft) == Rect(x: 76, y: 2, width: 20, height: 10))
    let both = AnchoredFrame(leading: 5, trailing: 6)
    #expect(rect(both, .rightToLeft) == Rect(x: 6, y: 0, width: 90, height: 50))
    let center = AnchoredFrame(centerX: 3, width: 21)
    #expect(rect(center, .rightToLeft) == Rect(x: 37, y: 0, width: 21, height: 50))
  }

  @Test("a centred frame begins on a device pixel")
  func pixels() {
    let frame = AnchoredFrame(centerX: 0, centerY: 0, width: 20, height: 9)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let whole = rect(frame, direction)
      #expect(whole.minX == whole.minX.rounded() && whole.minY == whole.minY.rounded() && abs(whole.midX - 50.5) <= 0.5)
    }
    #expect(rect(frame, scale: 2) == Rect(x: 40.5, y: 20.5, width: 20, height: 9))
  }

  @Test("of too many values the length counts, then the leading and the upper side; a length is not negative")
  func tooMany() {
    let frame = AnchoredFrame(leading: 5, trailing: 5, top: 40, bottom: 40, centerX: 1, width: 20)
    #expect(rect(frame) == Rect(x: 5, y: 40, width: 20, height: 0))
    #expect(rect(AnchoredFrame(centerX: 0)).width == 0)
  }

  private func tree(_ anchors: AnchoredFrame) -> (root: Layer, layer: Layer) {
    let (root, layer) = (Layer(), Layer())
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    layer.anchoredFrame = anchors
    root.addSublayer(layer)
    return (root, layer)
  }

  @Test("a layer follows its superlayer's size and the scene's direction and scale, until its frame is set free")
  func following() {
    let (root, layer) = tree(AnchoredFrame(trailing: 5, centerY: 0, width: 20, height: 10))
    #expect(layer.frame == Rect(x: 75, y: 20, width: 20, height: 10))
    let scene = Scene(root: root, size: Size(width: 100, height: 50))
    scene.resize(to: Size(width: 60, height: 31))
    #expect(layer.frame.minX == 35 && layer.frame.minY == layer.frame.minY.rounded())
    scene.scale = 2
    #expect(layer.frame.minY == 10.5)
    scene.traits.language = "ar"
    #expect(layer.frame.minX == 5)
    layer.anchoredFrame?.trailing = 8
    #expect(layer.frame.minX == 8)
    root.bounds.origin = Point(x: 7, y: 9)
    #expect(layer.frame.minX == 8, "scrolling moves the layer")
    layer.anchoredFrame = nil
    scene.resize(to: Size(width: 200, height: 200))
    #expect(layer.frame == Rect(x: 8, y: 10.5, width: 20, height: 10))
  }

  @Test("a layer follows each new superlayer, and a mask the masked layer")
  func superlayers() {
    let (root, layer) = tree(AnchoredFrame(leading: 1, trailing: 1, top: 0, height: 4))
    let other = Layer()
    other.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    other.sublayers = [layer]
    #expect(layer.frame == Rect(x: 1, y: 0, width: 28, height: 4))
    other.bounds.size.width = 40
    root.bounds.size.width = 90
    #expect(layer.frame.width == 38)
    root.mask = layer
    #expect(layer.frame.width == 88)
    root.bounds.size.width = 80
    #expect(layer.frame.width == 78)
  }

  @Test("a transform leaves the frame under it as it is")
  func transformed() {
    let (root, layer) = tree(AnchoredFrame(trailing: 0, bottom: 0, width: 20, height: 10))
    layer.anchorPoint = .zero
    layer.transform = Transform(scaleX: 2, y: 2)
    root.bounds.size = Size(width: 60, height: 40)
    #expect(layer.untransformedFrame == Rect(x: 40, y: 30, width: 20, height: 10))
  }

  @Test("changes in an animation take place in it")
  func animated() {
    let (root, layer) = tree(AnchoredFrame(trailing: 0, width: 20))
    let scene = Scene(root: root, size: Size(width: 100, height: 50))
    scene.tick(at: 0)
    scene.animate(duration: 1, curve: .linear) { root.bounds.size.width = 200 }
    scene.tick(at: 0.5)
    #expect(layer.frame.minX == 180 && layer.hasAnimations)
  }

  @Test("after any changes every frame is that of its superlayer's size")
  func anyOrder() {
    withSeeds(60) { random in
      let root = Layer()
      let scene = Scene(root: root, size: Size(width: 80, height: 80))
      scene.resize(to: Size(width: 81, height: 80))
      var layers = [root]
      for step in 0..<60 {
        change(random.pick(layers), in: scene, &layers, &random)
        for layer in root.subtree {
          guard let anchors = layer.anchoredFrame, let size = layer.superlayer?.bounds.size else { continue }
          let wanted = anchors.rect(in: size, scene.traits.effectiveDirection, scale: scene.scale)
          if !layer.frame.isClose(to: wanted) { return "step \(step): \(layer.frame) instead of \(wanted)" }
        }
      }
      return nil
    }
  }

  private func change(_ layer: Layer, in scene: Scene, _ layers: inout [Layer], _ random: inout SeededRandom) {
    let root = scene.root
    switch random.int(0...6) {
    case 0:
      let new = Layer()
      if random.chance(0.8) { new.anchoredFrame = random.anchoredFrame() }
      if random.chance(0.3) { layer.sublayers = [new] + layer.sublayers } else { layer.addSublayer(new) }
      layers.append(new)
    case 1 where layer !== root: layer.anchoredFrame = random.chance(0.2) ? nil : random.anchoredFrame()
    case 2 where layer !== root: layer.removeFromSuperlayer()
    case 3 where layer.superlayer == nil && layer !== root: root.addSublayer(layer)
    case 4: scene.resize(to: Size(width: random.length(1...90), height: random.length(1...90)))
    case 5: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    default: scene.scale = random.pick([1, 1.5, 2])
    }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 1e-9
  }
}
