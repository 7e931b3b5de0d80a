import Glibc
import InlayGraphics
import InlayTestSupport
import Testing

@Suite struct PathContainingTests {
  @Test("a rectangle's path contains the points of the rectangle") func rectangle() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    for x in stride(from: 0.0, through: 5, by: 0.5) {
      for y in stride(from: 1.0, through: 7, by: 0.5) {
        let point = Point(x: x, y: y)
        #expect(Path(rect: rect).contains(point) == rect.contains(point), "\(point)")
      }
    }
  }

  @Test("a circle contains the points nearer to its centre than its radius") func circle() {
    var random = SeededRandom()
    let circle = Path(ellipseIn: Rect(x: -1000, y: -1000, width: 2000, height: 2000))
    for _ in 0..<500 {
      let (angle, distance) = (random.double(0...6.3), random.double(0...2000))
      // The four curves are up to 0.03 % away from the circle.
      if abs(distance - 1000) < 0.4 { continue }
      let point = Point(x: cos(angle) * distance, y: sin(angle) * distance)
      #expect(circle.contains(point) == (distance < 1000), "seed \(random.seed)")
    }
  }

  @Test("both fill rules, open parts, and no area") func rules() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    path.addRect(Rect(x: 3, y: 3, width: 3, height: 3))
    let hole = Point(x: 4, y: 4)
    #expect(path.contains(hole) && !path.contains(hole, rule: .evenOdd))
    var open = Path()
    open.move(to: .zero)
    open.addLine(to: Point(x: 9, y: 0))
    open.addLine(to: Point(x: 0, y: 9))
    #expect(open.contains(Point(x: 1, y: 1)) && !open.contains(Point(x: 5, y: 5)))
    #expect(!Path().contains(.zero) && !path.contains(Point(x: .nan, y: 1)))
  }
}
