import CInlayCairo

extension Canvas {
  /// Fills a rectangle. Edges between device pixels are antialiased.
  package func fill(_ rect: Rect, with color: RGBColor) {
    fill(Path(rect: rect.limited), with: color)
  }

  /// Fills a path's area.
  package func fill(_ path: Path, with color: RGBColor, rule: FillRule = .nonZero) {
    guard isDrawable else { return }
    devicePath.setArea(path, transform)
    setSource(color)
    cairo_set_fill_rule(context, rule.cairoRule)
    cairo_fill(context)
  }

  /// Strokes a path with a pen `width` points wide, half of it on either side. A width that is not positive draws
  /// nothing.
  package func stroke(_ path: Path, with color: RGBColor, width: Double, cap: LineCap = .butt, join: LineJoin = .miter)
  {
    guard isDrawable, width > 0, width.isFinite else { return }
    let spread = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    // A mitred corner reaches ten times half the width.
    guard devicePath.setLine(path, transform, margin: spread * width * 5) else { return }
    setSource(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, cap.cairoCap)
    cairo_set_line_join(context, join.cairoJoin)
    cairo_set_miter_limit(context, 10)
    // The path is in device space already; the pen is not.
    withUserMatrix(transform) { cairo_stroke(context) }
  }

  func withUserMatrix(_ transform: Transform, _ body: () -> Void) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }
}

extension Transform {
  var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension LineCap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
