import Testing

@testable import InlayGraphics

@Suite struct CornerCurveTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 80)

  /// Points on a path's curves, sixteen a curve.
  private func samples(_ path: Path) -> [Point] {
    var pen = Point.zero
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): pen = point
      case .close: break
      case .curve(let end, let control1, let control2):
        for step in 0...16 {
          let t = Double(step) / 16
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          points.append(
            Point(
              x: a * pen.x + b * control1.x + c * control2.x + d * end.x,
              y: a * pen.y + b * control1.y + c * control2.y + d * end.y))
        }
        pen = end
      }
    }
    return points
  }

  @Test("the circular form equals the plain rounded rectangle") func circular() {
    for radius in [-1.0, 0, 12, 999] {
      #expect(
        Path(roundedRect: rect, cornerRadius: radius, curve: .circular)
          == Path(roundedRect: rect, cornerRadius: radius))
    }
    #expect(Path(roundedRect: rect, cornerRadius: 0, curve: .continuous) == Path(roundedRect: rect, cornerRadius: 0))
  }

  @Test("a continuous corner leaves the side at its reach and mirrors at the diagonal") func reach() {
    let path = Path(roundedRect: rect, cornerRadius: 20, corners: .topRight, curve: .continuous)
    #expect(path.controlBounds == rect)
    #expect(path.elements.first == .move(Point(x: 110 - CornerCurve.continuous.reach(radius: 20), y: 20)))
    let points = samples(path)
    #expect(points.count == 51)
    for (point, mirror) in zip(points, points.reversed()) {
      #expect(abs(110 - point.x - (mirror.y - 20)) < 1e-9 && abs(point.y - 20 - (110 - mirror.x)) < 1e-9)
    }
    #expect(path.elements.contains(.line(Point(x: 10, y: 100))) && path.elements.contains(.line(Point(x: 10, y: 20))))
  }

  @Test("a corner with no room but its radius is a quarter circle, also with a rounding error beside it")
  func roundingErrors() {
    for room in [20, 20 * (1 + 1e-14), 20 * (1 + 1e-9), 20 * (1 - 1e-14)] {
      for origin in [0, -2.0 / 3, 7.0 / 3, 1e6 / 7] {
        let rect = Rect(x: origin, y: origin, width: 2 * room, height: 90)
        let path = Path(roundedRect: rect, cornerRadius: 20, curve: .continuous)
        #expect(path.elements.count == Path(roundedRect: rect, cornerRadius: 20).elements.count, "\(room), \(origin)")
      }
    }
  }

  @Test("between circle and full form a corner changes continuously, and stays within its extent") func clamping() {
    let radius = 20.0
    var last: [Point]?
    for room in stride(from: 20.0, through: 32, by: 0.25) {
      let rect = Rect(x: 0, y: 0, width: room * 2, height: 90)
      let path = Path(roundedRect: rect, cornerRadius: radius, corners: .top, curve: .continuous)
      let reach = CornerCurve.continuous.reach(radius: radius, in: rect.size, corners: .top)
      #expect(reach == min(room, 30.5733))
      // A corner without a neighbour has its full form.
      let single = CornerCurve.continuous.reach(radius: radius, in: rect.size, corners: .topLeft)
      #expect(single == 30.5733)
      let points = samples(path).filter { $0.x <= room && $0.y <= 45 }
      #expect(points.allSatisfy { $0.x <= reach + 1e-9 && $0.y <= reach + 1e-9 && $0.x >= -1e-9 && $0.y >= -1e-9 })
      if room == 20 {
        // Within 0.03 % of the circle.
        #expect(
          points.allSatisfy { point in
            let (x, y) = (point.x - 20, point.y - 20)
            return abs((x * x + y * y).squareRoot() - 20) < 0.006
          })
      }
      if let last, last.count == points.count {
        #expect(zip(last, points).allSatisfy { abs($0.x - $1.x) <= 0.3 && abs($0.y - $1.y) <= 0.3 })
      }
      last = points
    }
    let square = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      Path(roundedRect: square, cornerRadius: 99, curve: .continuous) == Path(roundedRect: square, cornerRadius: 20))
  }

  @Test("all four corners have one shape, rotated") func turned() {
    let square = Rect(x: -50, y: -50, width: 100, height: 100)
    let path = Path(roundedRect: square, cornerRadius: 20, curve: .continuous)
    let points = samples(path)
    #expect(points.count == 4 * 51)
    for index in 0..<153 {
      let (point, next) = (points[index], points[index + 51])
      #expect(abs(-point.y - next.x) < 1e-9 && abs(point.x - next.y) < 1e-9)
    }
  }
}
