import InlayGraphics
import InlayLayers

/// A path's area as polygons, for point containment.
struct ReferenceArea {
  private(set) var polygons: [[Point]] = []
  /// Whether the polygon with this index was closed.
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

  /// Whether an edge is near a point.
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

/// A shadow's strength over a layer's own space: a convolution of the casting parts with a Gaussian on a fine grid.
struct ReferenceBlur {
  private let area: Rect
  private let step: Double
  private let columns: Int
  private let rows: Int
  private var values: [Double]

  /// - Parameters:
  ///   - area: The area of interest.
  ///   - step: The grid's step in points.
  ///   - alpha: The alpha of the casting parts at a point.
  init(of area: Rect, caster: Rect, sigma: Double, step: Double, samples: Int, alpha: (Point) -> Double) {
    let margin = 4 * sigma
    // Distant parts have no visible effect.
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
