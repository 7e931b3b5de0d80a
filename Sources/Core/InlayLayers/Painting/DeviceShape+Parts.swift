import InlayGraphics

/// The parts of a shape: rectangles of whole pixels with one coverage each, and squares around the rounded corners
/// whose pixels are rasterised.
///
/// System 1's grid of three solid parts and four corners, for any radius, border and fraction of a pixel. No two
/// parts overlap and together they are the shape, so a translucent colour blends once.
struct ShapeParts {
  /// Coverage in 0...1, the same for every pixel of the rectangle.
  var solids: [(rect: DeviceRect, coverage: Double)] = []
  /// The pixels and the shape to rasterise there, equal for all shapes with such a corner.
  var corners: [(rect: DeviceRect, shape: DeviceShape)] = []
}

extension DeviceShape {
  /// O(1).
  var parts: ShapeParts {
    var parts = ShapeParts()
    let columns = Span.covering(rect.minX, rect.maxX, hole: hole.map { ($0.minX, $0.maxX) })
    let rows = Span.covering(rect.minY, rect.maxY, hole: hole.map { ($0.minY, $0.maxY) })
    let whole = Int.min..<Int.max
    parts.solids.reserveCapacity(columns.count * (rows.count + 2))
    guard !corners.isEmpty else {
      Self.addSolids(columns, rows, in: whole, whole, to: &parts)
      return parts
    }
    parts.corners.reserveCapacity(4)
    let across = Bands(rect.minX, rect.maxX, reach: reach)
    let down = Bands(rect.minY, rect.maxY, reach: reach)
    for (band, vertical) in [(down.first, Corners.top), (down.last, Corners.bottom)] where !band.isEmpty {
      let isWholeHeight = band == down.whole
      for (column, horizontal) in [(across.first, Corners.left), (across.last, Corners.right)]
      where !column.isEmpty {
        let isWholeWidth = column == across.whole
        let here = corners.intersection(isWholeHeight ? .all : vertical)
          .intersection(isWholeWidth ? .all : horizontal)
        if here.isEmpty {
          Self.addSolids(columns, rows, in: column, band, to: &parts)
        } else {
          let rect = DeviceRect(
            minX: column.lowerBound, minY: band.lowerBound, maxX: column.upperBound, maxY: band.upperBound)
          var shape = canonical(isWholeWidth ? .all : horizontal, isWholeHeight ? .all : vertical, reach: reach)
          // The form of a corner depends on the others if there is not enough space.
          if !lacksRoom { shape.corners = here }
          parts.corners.append((rect, shape))
        }
      }
      Self.addSolids(columns, rows, in: across.middle, band, to: &parts)
    }
    Self.addSolids(columns, rows, in: whole, down.middle, to: &parts)
    return parts
  }

  /// Adds the rectangles of some columns and rows of pixels.
  private static func addSolids(
    _ columns: [Span], _ rows: [Span], in across: Range<Int>, _ down: Range<Int>, to parts: inout ShapeParts
  ) {
    for row in rows {
      let height = row.pixels.clamped(to: down)
      if height.isEmpty { continue }
      for column in columns {
        let width = column.pixels.clamped(to: across)
        let coverage = column.outer * row.outer - column.inner * row.inner
        guard !width.isEmpty, coverage > 1 / 1024 else { continue }
        let rect = DeviceRect(
          minX: width.lowerBound, minY: height.lowerBound, maxX: width.upperBound, maxY: height.upperBound)
        parts.solids.append((rect, coverage))
      }
    }
  }

  /// Whether the corners have less space than their full form takes.
  private var lacksRoom: Bool {
    curve.reach(radius: radius, in: rect.size, corners: corners) < curve.reach(radius: radius)
  }

  /// The shape with the far edges at a distance that depends on the corner alone; they do not affect the corner's
  /// pixels.
  private func canonical(_ horizontal: Corners, _ vertical: Corners, reach: Double) -> DeviceShape {
    // A continuous corner without enough space depends on the sides' lengths.
    if lacksRoom { return self }
    let side = (2 * reach).rounded(.up) + 8
    var shape = self
    var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    if horizontal == .left { right = left + side } else if horizontal == .right { left = right - side }
    if vertical == .top { bottom = top + side } else if vertical == .bottom { top = bottom - side }
    shape.rect = Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    return shape
  }
}

/// Neighbouring pixels, along one axis, of the same coverage.
private struct Span {
  var pixels: Range<Int>
  /// The coverage of each pixel by the shape, and by the hole.
  var outer: Double
  var inner: Double

  static func covering(_ low: Double, _ high: Double, hole: (Double, Double)?) -> [Span] {
    var edges = [
      DeviceRect.pixel(below: low), DeviceRect.pixel(above: low), DeviceRect.pixel(below: high),
      DeviceRect.pixel(above: high),
    ]
    if let hole {
      edges += [DeviceRect.pixel(below: hole.0), DeviceRect.pixel(above: hole.0)]
      edges += [DeviceRect.pixel(below: hole.1), DeviceRect.pixel(above: hole.1)]
    }
    // The edges of a full shape are in order, unless it is within a pixel.
    if hole != nil || edges[1] > edges[2] { edges.sort() }
    var spans: [Span] = []
    spans.reserveCapacity(edges.count)
    for index in 1..<edges.count where edges[index - 1] < edges[index] {
      let pixel = Double(edges[index - 1])
      func overlap(_ low: Double, _ high: Double) -> Double { max(0, min(high, pixel + 1) - max(low, pixel)) }
      spans.append(
        Span(
          pixels: edges[index - 1]..<edges[index], outer: overlap(low, high),
          inner: hole.map { overlap($0.0, $0.1) } ?? 0))
    }
    return spans
  }
}

/// The pixels at the two ends of a side, and those between.
private struct Bands {
  let whole: Range<Int>
  let first: Range<Int>
  let middle: Range<Int>
  let last: Range<Int>

  init(_ low: Double, _ high: Double, reach: Double) {
    let start = DeviceRect.pixel(below: low)
    let end = DeviceRect.pixel(above: high)
    let near = DeviceRect.pixel(above: low + reach)
    let far = DeviceRect.pixel(below: high - reach)
    whole = start..<end
    if near <= far {
      first = start..<near
      middle = near..<far
      last = far..<end
    } else {
      first = whole
      middle = end..<end
      last = end..<end
    }
  }
}
