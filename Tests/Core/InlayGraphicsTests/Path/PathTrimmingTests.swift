import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct PathTrimmingTests {
  private func length(_ path: Path) -> Double {
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    var sum = 0.0
    for line in path.flattened(in: everywhere, tolerance: 1e-7) {
      var points = line.points
      if line.isClosed { points.append(points[0]) }
      for (a, b) in zip(points, points.dropFirst()) {
        sum += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      }
    }
    return sum
  }

  @Test("a part of a line is a line")
  func line() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 6, y: 0))
    path.addLine(to: Point(x: 6, y: 4))
    #expect(
      path.trimmed(from: 0.3, to: 0.8).elements == [
        .move(Point(x: 3, y: 0)), .line(Point(x: 6, y: 0)), .line(Point(x: 6, y: 2)),
      ])
    #expect(path.trimmed(from: 0, to: 1) == path && path.trimmed(from: -1, to: 2) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: .nan, to: .nan).isEmpty || path.trimmed(from: .nan, to: .nan) == path)
  }

  @Test("a closed subpath that is wholly inside stays closed; its closing line has a length")
  func closed() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.append(Path(rect: Rect(x: 20, y: 0, width: 10, height: 10)))
    let part = path.trimmed(from: 0, to: 0.875)
    #expect(part.elements.filter { $0 == .close }.count == 1)
    #expect(part.elements.last == .line(Point(x: 20, y: 10)))
    #expect(abs(length(part) - 70) < 1e-9)
  }

  @Test("a part of a circle has its share of the length, and lies on the circle")
  func circle() {
    let circle = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
    let whole = length(circle)
    for (start, end) in [(0.0, 0.25), (0.1, 0.15), (0.333, 0.9), (0.6, 1.0)] {
      let part = circle.trimmed(from: start, to: end)
      #expect(abs(length(part) / whole - (end - start)) < 1e-6)
      let everywhere = Rect(x: -100, y: -100, width: 200, height: 200)
      for point in part.flattened(in: everywhere, tolerance: 1e-3).flatMap(\.points) {
        #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 50) < 0.02)
      }
    }
  }

  @Test("two parts that meet are as long as the whole, for any path")
  func random() {
    withSeeds(100) { random in
      var path = Path()
      for _ in 0..<random.int(0...8) {
        func point() -> Point { Point(x: random.double(-50...50), y: random.double(-50...50)) }
        switch random.int(0...5) {
        case 0: path.move(to: point())
        case 1, 2: path.addLine(to: point())
        case 3: path.closeSubpath()
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      let middle = random.double(0...1)
      let sum = length(path.trimmed(from: 0, to: middle)) + length(path.trimmed(from: middle, to: 1))
      let whole = length(path)
      return abs(sum - whole) <= 1e-3 * whole + 1e-9 ? nil : "\(sum) instead of \(whole) of \(path.elements)"
    }
  }

  @Test("paths without numbers stay whole, and ones without length vanish or stay")
  func extremes() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: .nan, y: 0))
    #expect(path.trimmed(from: 0.1, to: 0.2).elements.count == 2)
    var dot = Path()
    dot.move(to: Point(x: 3, y: 3))
    dot.addLine(to: Point(x: 3, y: 3))
    #expect(dot.trimmed(from: 0.1, to: 0.2) == dot && Path().trimmed(from: 0.1, to: 0.2).isEmpty)
  }
}
