import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct ConversionTests {
  /// A tree whose layers are rotated, scaled, moved and scrolled; every layer with its matrix to the scene, computed
  /// independently.
  private func randomTree(_ random: inout SeededRandom) -> [(layer: Layer, toScene: Matrix)] {
    var all: [(layer: Layer, toScene: Matrix)] = []
    for index in 0..<8 {
      let layer = Layer(named: "\(index)")
      layer.bounds = Rect(
        x: random.double(-50...50), y: random.double(-50...50), width: random.double(0...100),
        height: random.double(0...100))
      layer.position = Point(x: random.double(-50...50), y: random.double(-50...50))
      layer.anchorPoint = Point(x: random.double(-1...2), y: random.double(-1...2))
      if random.chance(0.7) { layer.transform = random.transform() }
      let anchor = Point(
        x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
        y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
      var matrix = Matrix(moveX: -anchor.x, y: -anchor.y).then(Matrix(layer.transform))
        .then(Matrix(moveX: layer.position.x, y: layer.position.y))
      if let superlayer = all.isEmpty ? nil : random.pick(all) {
        superlayer.layer.addSublayer(layer)
        matrix = matrix.then(superlayer.toScene)
      }
      all.append((layer, matrix))
    }
    return all
  }

  @Test("points convert between any two layers of a tree, and the scene, as their matrices define")
  func points() {
    withSeeds(300) { random in
      let tree = randomTree(&random)
      // Layers do not retain their superlayers.
      defer { withExtendedLifetime(tree) {} }
      let (from, to) = (random.pick(tree), random.pick(tree))
      let point = Point(x: random.double(-99...99), y: random.double(-99...99))
      let inScene = from.toScene.apply(to: point)
      let answers = [
        (from.layer.convert(point, to: nil), inScene),
        (from.layer.convert(inScene, from: nil), point),
        (to.toScene.apply(to: from.layer.convert(point, to: to.layer)), inScene),
        (to.toScene.apply(to: to.layer.convert(point, from: from.layer)), inScene),
        (from.layer.convert(from.layer.convert(point, to: to.layer), from: to.layer), point),
      ]
      for (index, (answer, expected)) in answers.enumerated() where !answer.isNear(expected) {
        return "answer \(index) is \(answer), not \(expected)"
      }
      return nil
    }
  }

  @Test("a converted rectangle is the bounding box of the converted corners")
  func rects() {
    withSeeds(300) { random in
      let tree = randomTree(&random)
      // Layers do not retain their superlayers.
      defer { withExtendedLifetime(tree) {} }
      let (from, to) = (random.pick(tree), random.pick(tree))
      let rect = Rect(
        x: random.double(-99...99), y: random.double(-99...99), width: random.double(0...99),
        height: random.double(0...99))
      let corners = [
        rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
        Point(x: rect.maxX, y: rect.maxY),
      ]
      func around(_ points: [Point]) -> Rect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return Rect(minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
      }
      let answers = [
        (from.layer.convert(rect, to: nil), around(corners.map { from.toScene.apply(to: $0) })),
        (from.layer.convert(rect, to: to.layer), around(corners.map { from.layer.convert($0, to: to.layer) })),
        (to.layer.convert(rect, from: from.layer), around(corners.map { from.layer.convert($0, to: to.layer) })),
        (from.layer.convert(rect, from: nil), around(corners.map { from.layer.convert($0, from: nil) })),
      ]
      for (index, (answer, expected)) in answers.enumerated() where !answer.isNear(expected, within: 1e-5) {
        return "answer \(index) is \(answer), not \(expected)"
      }
      return nil
    }
  }

  @Test("layers of two trees convert as if their roots had the same superlayer")
  func twoTrees() {
    withSeeds(200) { random in
      let (tree, other) = (randomTree(&random), randomTree(&random))
      defer { withExtendedLifetime((tree, other)) {} }
      // One of the trees may be a scene's: its root is in the scene's space.
      let scene = random.chance(0.5) ? Scene(root: tree[0].layer, size: Size(width: 9, height: 9)) : nil
      defer { withExtendedLifetime(scene) {} }
      let (from, to) = (random.pick(tree), random.pick(other))
      let point = Point(x: random.double(-99...99), y: random.double(-99...99))
      let rect = Rect(origin: point, size: Size(width: random.double(0...99), height: random.double(0...99)))
      let shared = from.toScene.apply(to: point)
      let answers = [
        (to.toScene.apply(to: from.layer.convert(point, to: to.layer)), shared),
        (to.toScene.apply(to: to.layer.convert(point, from: from.layer)), shared),
        (from.layer.convert(point, to: to.layer), to.layer.convert(from.layer.convert(point, to: nil), from: nil)),
      ]
      for (index, (answer, expected)) in answers.enumerated() where !answer.isNear(expected) {
        return "answer \(index) is \(answer), not \(expected)"
      }
      let corners = [
        rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
        Point(x: rect.maxX, y: rect.maxY),
      ].map { from.layer.convert($0, to: to.layer) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let around = Rect(minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
      for answer in [from.layer.convert(rect, to: to.layer), to.layer.convert(rect, from: from.layer)]
      where !answer.isNear(around, within: 1e-5) {
        return "the rectangle is \(answer), not \(around)"
      }
      return nil
    }
  }

  @Test("the origin of the bounds scrolls the sublayers")
  func scrolling() {
    let scroller = makeLayer(Rect(x: 10, y: 20, width: 100, height: 100))
    let inner = makeLayer(Rect(x: 5, y: 305, width: 10, height: 10))
    scroller.addSublayer(inner)
    #expect(inner.convert(Point(x: 0, y: 0), to: nil) == Point(x: 15, y: 325))
    scroller.bounds.origin = Point(x: 0, y: 300)
    #expect(inner.convert(Point(x: 0, y: 0), to: nil) == Point(x: 15, y: 25))
    #expect(scroller.frame == Rect(x: 10, y: 20, width: 100, height: 100))
    #expect(scroller.convert(Point(x: 15, y: 25), from: nil) == Point(x: 5, y: 305))
  }

  @Test("a layer converts to itself without any change")
  func toItself() {
    let layer = makeLayer(Rect(x: 10, y: 20, width: 100, height: 100))
    #expect(layer.convert(Point(x: 1, y: 2), to: layer) == Point(x: 1, y: 2))
    #expect(layer.convert(Rect(x: 1, y: 2, width: 3, height: 4), from: layer) == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a singular transform has no inverse conversion: the result is the origin of the bounds")
  func singular() {
    let layer = makeLayer(Rect(x: 10, y: 20, width: 100, height: 100))
    layer.bounds.origin = Point(x: 3, y: 4)
    layer.transform = Transform(scaleX: 1, y: 0)
    #expect(layer.convert(Point(x: 50, y: 50), from: nil) == Point(x: 3, y: 4))
    #expect(layer.convert(Rect(x: 0, y: 0, width: 5, height: 5), from: nil) == Rect(x: 3, y: 4, width: 0, height: 0))
  }
}

/// A 3 x 3 matrix for row vectors.
private struct Matrix {
  var rows: [[Double]]

  init(rows: [[Double]]) { self.rows = rows }

  init(moveX x: Double, y: Double) { rows = [[1, 0, 0], [0, 1, 0], [x, y, 1]] }

  init(_ transform: Transform) {
    rows = [[transform.a, transform.b, 0], [transform.c, transform.d, 0], [transform.tx, transform.ty, 1]]
  }

  func then(_ next: Matrix) -> Matrix {
    Matrix(
      rows: rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * next.rows[$1][column] } }
      })
  }

  func apply(to point: Point) -> Point {
    let row = Matrix(rows: [[point.x, point.y, 1]]).then(self).rows[0]
    return Point(x: row[0], y: row[1])
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) <= 1e-5 && abs(y - other.y) <= 1e-5 }
}
