import InlayGraphics
import InlayLayers

/// A path's area as polygons, for asking of points whether they lie in it.
struct ReferenceArea {
  private(set) var polygons: [[Point]] = []
  /// Whether the polygon of this index was closed.
  private(set) var closed: [Bool] = []
  private let rule: FillRule
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  init(_ path: Path, rule: FillRule = .nonZero, steps: Int = 24) {
    self.rule = rule
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        end(&points, isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .curve(let to, let control1, let control2):
        let from = points[points.count - 1]
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          points.append(
            Point(
              x: a * from.x + b * control1.x + c * control2.x + d * to.x,
              y: a * from.y + b * control1.y + c * control2.y + d * to.y))
        }
      case .close: end(&points, isClosed: true)
      }
    }
    end(&points, isClosed: false)
  }

  private mutating func end(_ points: inout [Point], isClosed: Bool) {
    if !points.isEmpty {
      polygons.append(points)
      closed.append(isClosed)
      for point in points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    points = []
  }

  /// Whether an edge runs so near to a point.
  func hasEdge(near point: Point, within reach: Double) -> Bool {
    guard point.x >= low.x - reach, point.x <= high.x + reach, point.y >= low.y - reach, point.y <= high.y + reach
    else { return false }
    return polygons.contains { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).contains { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let (px, py) = (point.x - from.x, point.y - from.y)
        let along = max(0, min(1, (px * dx + py * dy) / max(1e-12, dx * dx + dy * dy)))
        let (x, y) = (px - along * dx, py - along * dy)
        return x * x + y * y <= reach * reach
      }
    }
  }

  func contains(_ point: Point) -> Bool {
    guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else { return false }
    var winding = 0
    for polygon in polygons {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .nonZero ? winding != 0 : winding & 1 == 1
  }
}

/// The line along a path of straight lines, by the definitions of its joins and caps.
struct ReferenceStroke {
  private let area: ReferenceArea
  private let style: StrokeStyle
  private var joins: [ReferenceArea] = []

  init(_ path: Path, _ style: StrokeStyle) {
    area = ReferenceArea(path)
    self.style = style
    for (points, isClosed) in zip(area.polygons, area.closed) {
      let count = points.count
      guard count > 1 else { continue }
      for index in isClosed ? Array(0..<count) : Array(1..<max(1, count - 1)) {
        joins.append(
          ReferenceArea(
            Self.join(points[(index + count - 1) % count], points[index], points[(index + 1) % count], style)))
      }
    }
  }

  func contains(_ point: Point) -> Bool {
    let half = style.width / 2
    for (points, isClosed) in zip(area.polygons, area.closed) {
      guard points.count > 1 else { continue }
      let last = isClosed ? points.count : points.count - 1
      for index in 0..<last {
        let (from, to) = (points[index], points[(index + 1) % points.count])
        let (length, along, aside) = Self.place(point, from, to)
        if aside <= half {
          let before = style.cap == .square && !isClosed && index == 0 ? half : 0
          let after = style.cap == .square && !isClosed && index == last - 1 ? half : 0
          if along >= -before && along <= length + after { return true }
        }
      }
      let isRoundEnd = style.cap == .round && !isClosed
      for (index, corner) in points.enumerated() {
        let isEnd = !isClosed && (index == 0 || index == points.count - 1)
        guard isEnd ? isRoundEnd : style.join == .round else { continue }
        let (dx, dy) = (point.x - corner.x, point.y - corner.y)
        if dx * dx + dy * dy <= half * half { return true }
      }
    }
    return joins.contains { $0.contains(point) }
  }

  private static func place(
    _ point: Point, _ from: Point, _ to: Point
  ) -> (length: Double, along: Double, aside: Double) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = max(1e-9, (dx * dx + dy * dy).squareRoot())
    let (px, py) = (point.x - from.x, point.y - from.y)
    return (length, (px * dx + py * dy) / length, abs(px * dy - py * dx) / length)
  }

  /// What a mitred or bevelled corner adds to the two lines that meet there.
  private static func join(_ from: Point, _ corner: Point, _ to: Point, _ style: StrokeStyle) -> Path {
    var path = Path()
    guard style.join != .round else { return path }
    func direction(_ a: Point, _ b: Point) -> Point {
      let length = max(1e-9, ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
      return Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }
    let (first, second) = (direction(from, corner), direction(corner, to))
    let turn = first.x * second.y - first.y * second.x
    let half = style.width / 2 * (turn > 0 ? 1 : -1)
    func outer(_ direction: Point) -> Point {
      Point(x: corner.x + direction.y * half, y: corner.y - direction.x * half)
    }
    path.move(to: corner)
    path.addLine(to: outer(first))
    // The angle between the lines is 180 degrees where they go straight on.
    let cosine = -(first.x * second.x + first.y * second.y)
    let sineOfHalf = max(1e-9, (1 - cosine) / 2).squareRoot()
    if style.join == .miter && 1 / sineOfHalf <= 10 {
      let (a, b) = (outer(first), outer(second))
      let middle = Point(x: (a.x + b.x) / 2 - corner.x, y: (a.y + b.y) / 2 - corner.y)
      let square = middle.x * middle.x + middle.y * middle.y
      let stretch = square > 0 ? half * half / square : 1
      path.addLine(to: Point(x: corner.x + middle.x * stretch, y: corner.y + middle.y * stretch))
    }
    path.addLine(to: outer(second))
    path.closeSubpath()
    return path
  }
}

/// A shadow's strength over a layer's own space, by convolving what casts it with a Gaussian on a fine grid.
struct ReferenceBlur {
  private let area: Rect
  private let step: Double
  private let columns: Int
  private let rows: Int
  private var values: [Double]

  /// - Parameters:
  ///   - area: Where the shadow is asked for.
  ///   - step: The grid's, in points.
  ///   - alpha: Of what casts the shadow, at a point.
  init(of area: Rect, caster: Rect, sigma: Double, step: Double, samples: Int, alpha: (Point) -> Double) {
    let margin = 4 * sigma
    // What is too far away is not seen.
    self.area = caster.insetBy(dx: -margin, dy: -margin).intersection(area.insetBy(dx: -margin, dy: -margin))
    self.step = step
    columns = Int((self.area.width / step).rounded(.up)) + 2
    rows = Int((self.area.height / step).rounded(.up)) + 2
    values = Array(repeating: 0, count: columns * rows)
    guard !self.area.isEmpty else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0.0
        for sample in 0..<samples * samples {
          let dx = (Double(sample % samples) + 0.5) / Double(samples)
          let dy = (Double(sample / samples) + 0.5) / Double(samples)
          let point = Point(
            x: self.area.minX + (Double(column) + dx) * step, y: self.area.minY + (Double(row) + dy) * step)
          if caster.contains(point) { sum += alpha(point) }
        }
        values[row * columns + column] = sum / Double(samples * samples)
      }
    }
    blur(sigma / step)
  }

  private mutating func blur(_ sigma: Double) {
    let reach = Int((4 * sigma).rounded(.up))
    var weights = (-reach...reach).map { gaussian(Double($0) / sigma) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    var across = [Double](repeating: 0, count: values.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let value = values[row * columns + column]
        guard value > 0 else { continue }
        for target in max(0, column - reach)...min(columns - 1, column + reach) {
          across[row * columns + target] += value * weights[target - column + reach]
        }
      }
    }
    values = Array(repeating: 0, count: values.count)
    for row in 0..<rows {
      for target in max(0, row - reach)...min(rows - 1, row + reach) {
        let weight = weights[target - row + reach]
        for column in 0..<columns { values[target * columns + column] += across[row * columns + column] * weight }
      }
    }
  }

  func value(at point: Point) -> Double {
    let (x, y) = ((point.x - area.minX) / step - 0.5, (point.y - area.minY) / step - 0.5)
    let (column, row) = (x.rounded(.down), y.rounded(.down))
    guard column >= 0, row >= 0, column < Double(columns - 1), row < Double(rows - 1) else { return 0 }
    let (dx, dy) = (x - column, y - row)
    let index = Int(row) * columns + Int(column)
    let upper = values[index] * (1 - dx) + values[index + 1] * dx
    let lower = values[index + columns] * (1 - dx) + values[index + columns + 1] * dx
    return upper * (1 - dy) + lower * dy
  }
}
