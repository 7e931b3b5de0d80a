import Foundation
import InlayGraphics
import InlayTestSupport
import Testing

@Suite struct PathArcTests {
  private static let centre = Point(x: 30, y: 20)

  private func arc(from start: Double, to end: Double, clockwise: Bool, radius: Double = 10) -> Path {
    var path = Path()
    path.addArc(center: Self.centre, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  private func isNear(_ a: Point, _ x: Double, _ y: Double) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }

  @Test("an ellipse begins at 3 o'clock and goes clockwise by 6, 9 and 12")
  func ellipse() {
    let path = Path(ellipseIn: Rect(x: 10, y: 20, width: 40, height: 10))
    #expect(
      ends(path) == [
        Point(x: 50, y: 25), Point(x: 30, y: 30), Point(x: 10, y: 25), Point(x: 30, y: 20), Point(x: 50, y: 25),
      ])
    #expect(path.elements.count == 6 && path.elements.last == .close)
    #expect(path.controlBounds == Rect(x: 10, y: 20, width: 40, height: 10))
  }

  @Test("a clockwise arc goes from 3 o'clock by 6 o'clock, the other one by 12")
  func directions() {
    let clockwise = ends(arc(from: 0, to: .pi / 2, clockwise: true))
    #expect(clockwise.count == 2 && isNear(clockwise[0], 40, 20) && isNear(clockwise[1], 30, 30))
    let other = ends(arc(from: 0, to: .pi / 2, clockwise: false))
    #expect(other.count == 4 && isNear(other[1], 30, 10) && isNear(other[2], 20, 20) && isNear(other[3], 30, 30))
    let back = ends(arc(from: .pi / 2, to: 0, clockwise: false))
    #expect(back.count == 2 && isNear(back[0], 30, 30) && isNear(back[1], 40, 20))
  }

  @Test("a turn and more is a whole circle, which ends where it began; no angle is only a point")
  func turns() {
    for (start, end, clockwise) in [(0, 2 * Double.pi, true), (1, 1 - 2 * .pi, false), (0.5, 40, true)] {
      let points = ends(arc(from: start, to: end, clockwise: clockwise))
      #expect(points.count == 5 && points.first == points.last)
    }
    #expect(arc(from: 2, to: 2, clockwise: true).elements.count == 1)
    #expect(arc(from: 2, to: 2, clockwise: false).elements.count == 1)
  }

  @Test("an arc is joined to what is before by a line, also after a close")
  func joining() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addArc(center: Self.centre, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements[1] == .line(Point(x: 40, y: 20)))
    path = Path(rect: Rect(x: 1, y: 2, width: 3, height: 4))
    path.addArc(center: Self.centre, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements[5] == .line(Point(x: 40, y: 20)))
    path = Path()
    path.move(to: Point(x: 40, y: 20))
    path.addArc(center: Self.centre, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements.count == 2)
  }

  @Test("numbers that are not finite and negative radii add nothing")
  func hostile() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(arc(from: bad, to: 1, clockwise: true).isEmpty && arc(from: 1, to: bad, clockwise: false).isEmpty)
      #expect(arc(from: 0, to: 1, clockwise: true, radius: bad).isEmpty)
    }
    #expect(arc(from: 0, to: 1, clockwise: true, radius: -1).isEmpty)
    #expect(arc(from: 0, to: 1, clockwise: true, radius: 0).elements == [.move(Self.centre)])
  }

  @Test("every point of a random arc is on its circle, in its angles", arguments: Seeds.first(200))
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let start = random.double(-20...20)
      let delta = random.double(-7...7)
      var path = Path()
      path.addRelativeArc(center: Self.centre, radius: 10, startAngle: start, delta: delta)
      let sweep = max(-2 * .pi, min(2 * .pi, delta))
      let points = ends(path)
      for (index, point) in points.enumerated() {
        let angle = start + sweep * Double(index) / Double(points.count - 1)
        let (x, y) = (30 + 10 * cos(angle), 20 + 10 * sin(angle))
        #expect(isNear(point, x, y), "seed \(seed): \(start), \(delta)")
      }
      var same = Path()
      let end = start + delta
      same.addArc(center: Self.centre, radius: 10, startAngle: start, endAngle: end, clockwise: delta > 0)
      #expect(ends(same).count == points.count, "seed \(seed): \(start), \(delta)")
    }
  }

  @Test("a rounded corner touches both lines; without a corner it is a line")
  func corners() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 20), radius: 4)
    #expect(ends(path).count == 3)
    #expect(isNear(ends(path)[1], 6, 0) && isNear(ends(path)[2], 10, 4))
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 10, height: 4))
    for (tangent, end, radius) in [
      (Point(x: 10, y: 0), Point(x: 30, y: 0), 4.0), (Point(x: 10, y: 0), Point(x: 10, y: 20), 0),
      (.zero, Point(x: 10, y: 20), 4), (Point(x: 10, y: 0), Point(x: 10, y: 0), 4),
      (Point(x: 10, y: 0), Point(x: 10, y: 20), .nan), (Point(x: 10, y: 0), Point(x: 10, y: 20), -3),
    ] {
      var line = Path()
      line.move(to: .zero)
      line.addArc(tangent1End: tangent, tangent2End: end, radius: radius)
      #expect(line.elements == [.move(.zero), .line(tangent)])
    }
  }
}
