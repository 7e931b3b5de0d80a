import InlayGraphics
import InlayLayers
import InlayTestReference
import Testing

@Suite struct HitTestingTests {
  private let root = makeLayer(Rect(x: 0, y: 0, width: 100, height: 100), name: "root")

  private func add(_ frame: Rect, to superlayer: Layer? = nil) -> Layer {
    let layer = makeLayer(frame)
    (superlayer ?? root).addSublayer(layer)
    return layer
  }

  @Test("near edges are inside, far edges outside")
  func edges() {
    let layer = add(Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(root.hitTest(Point(x: 10, y: 20)) === layer)
    #expect(root.hitTest(Point(x: 39.999, y: 59.999)) === layer)
    #expect(root.hitTest(Point(x: 40, y: 30)) === root)
    #expect(root.hitTest(Point(x: 20, y: 60)) === root)
    #expect(root.hitTest(Point(x: 9.999, y: 20)) === root)
    #expect(root.hitTest(Point(x: 100, y: 50)) == nil)
  }

  @Test("a hidden layer and its sublayers are not hit")
  func hidden() {
    let layer = add(Rect(x: 10, y: 10, width: 30, height: 30))
    let inner = add(Rect(x: 0, y: 0, width: 10, height: 10), to: layer)
    #expect(root.hitTest(Point(x: 15, y: 15)) === inner)
    inner.isHidden = true
    #expect(root.hitTest(Point(x: 15, y: 15)) === layer)
    inner.isHidden = false
    layer.isHidden = true
    #expect(root.hitTest(Point(x: 15, y: 15)) === root)
    root.isHidden = true
    #expect(root.hitTest(Point(x: 15, y: 15)) == nil)
  }

  @Test("a transparent or empty layer is hit")
  func transparent() {
    let layer = add(Rect(x: 10, y: 10, width: 30, height: 30))
    layer.opacity = 0
    #expect(root.hitTest(Point(x: 15, y: 15)) === layer)
  }

  @Test("a layer with a singular transform and its sublayers are not hit")
  func singular() {
    let layer = add(Rect(x: 10, y: 10, width: 30, height: 30))
    _ = add(Rect(x: -10, y: -10, width: 80, height: 80), to: layer)
    layer.transform = Transform(scaleX: 0, y: 1)
    #expect(root.hitTest(Point(x: 25, y: 25)) === root)
  }

  @Test("a sublayer outside is hit, unless the layer masks to its bounds")
  func outside() {
    let layer = add(Rect(x: 10, y: 10, width: 20, height: 20))
    let inner = add(Rect(x: 30, y: 0, width: 20, height: 20), to: layer)
    #expect(root.hitTest(Point(x: 45, y: 15)) === inner)
    layer.masksToBounds = true
    #expect(root.hitTest(Point(x: 45, y: 15)) === root)
    inner.frame.origin.x = 10
    #expect(root.hitTest(Point(x: 25, y: 15)) === inner)
    #expect(root.hitTest(Point(x: 30, y: 15)) === root)
  }

  @Test("a clip applies with its rounded corners, each separately; without a clip corners are ignored")
  func roundedMask() {
    let layer = add(Rect(x: 10, y: 10, width: 40, height: 40))
    layer.cornerRadius = 10
    let corners = [
      (Point(x: 11, y: 11), Corners.topLeft), (Point(x: 49, y: 11), .topRight),
      (Point(x: 11, y: 49), .bottomLeft), (Point(x: 49, y: 49), .bottomRight),
    ]
    for (point, _) in corners { #expect(root.hitTest(point) === layer) }
    layer.masksToBounds = true
    for (point, _) in corners { #expect(root.hitTest(point) === root) }
    for (point, corner) in corners {
      layer.maskedCorners = corner
      for (other, _) in corners { #expect((root.hitTest(other) === root) == (other == point)) }
    }
    layer.maskedCorners = .all
    let onCurve = 20 - 10 / 2.0.squareRoot()
    #expect(root.hitTest(Point(x: onCurve + 0.01, y: onCurve + 0.01)) === layer)
    #expect(root.hitTest(Point(x: onCurve - 0.01, y: onCurve - 0.01)) === root)
    #expect(root.hitTest(Point(x: 10, y: 30)) === layer)
  }

  @Test("a clip's radius is clamped to half its shorter side")
  func clampedRadius() {
    let layer = add(Rect(x: 0, y: 0, width: 100, height: 20))
    layer.masksToBounds = true
    layer.cornerRadius = 1000
    #expect(root.hitTest(Point(x: 10, y: 0.1)) === layer)
    #expect(root.hitTest(Point(x: 1, y: 1)) === root)
  }

  @Test("rotated, scaled and scrolled layers are hit where they are visible")
  func transformed() {
    let layer = add(Rect(x: 40, y: 40, width: 20, height: 20))
    layer.transform = Transform(degrees: 45)
    #expect(root.hitTest(Point(x: 50, y: 37)) === layer)
    #expect(root.hitTest(Point(x: 41, y: 41)) === root)
    layer.transform = Transform(scaleX: 2, y: 0.5)
    #expect(root.hitTest(Point(x: 31, y: 50)) === layer)
    #expect(root.hitTest(Point(x: 50, y: 42)) === root)
    layer.transform = .identity
    root.bounds.origin = Point(x: 0, y: 30)
    #expect(root.hitTest(Point(x: 50, y: 15)) === layer)
  }

  @Test("the point is in the superlayer's coordinates")
  func superlayerSpace() {
    let layer = add(Rect(x: 40, y: 40, width: 20, height: 20))
    let inner = add(Rect(x: 5, y: 5, width: 5, height: 5), to: layer)
    #expect(layer.hitTest(Point(x: 46, y: 46)) === inner)
    #expect(inner.hitTest(Point(x: 6, y: 6)) === inner)
    #expect(inner.hitTest(Point(x: 46, y: 46)) == nil)
  }

  @Test("a subclass may override the hit test: larger than its bounds, or transparent to hits")
  func overridden() {
    let wide = WideLayer()
    wide.frame = Rect(x: 40, y: 40, width: 2, height: 2)
    root.addSublayer(wide)
    #expect(root.hitTest(Point(x: 35, y: 45)) === wide)
    #expect(root.hitTest(Point(x: 25, y: 45)) === root)
    let through = ThroughLayer()
    through.frame = root.bounds
    root.addSublayer(through)
    #expect(root.hitTest(Point(x: 35, y: 45)) === wide)
  }

  @Test("an invalid radius or frame hits nothing and blocks nothing")
  func notANumber() {
    let behind = add(Rect(x: 0, y: 0, width: 50, height: 50))
    let layer = add(Rect(x: 0, y: 0, width: 50, height: 50))
    layer.masksToBounds = true
    layer.cornerRadius = .nan
    #expect(root.hitTest(Point(x: 1, y: 1)) === layer)
    layer.position.x = .nan
    #expect(root.hitTest(Point(x: 1, y: 1)) === behind)
  }
}

private final class WideLayer: Layer {
  override func contains(_ point: Point) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
}

private final class ThroughLayer: Layer {
  override func hitTest(_ point: Point) -> Layer? { nil }
}
