import CInlayCairo

extension Canvas {
  /// Fills a rectangle with a gradient, whose points are in the same space. Edges between device pixels are
  /// antialiased.
  func fill(_ rect: Rect, with gradient: RGBGradient) {
    fill(Path(rect: rect.limited), with: gradient)
  }

  /// Fills a path's area with a gradient, whose points are in the same space. A gradient without stops, or with a point
  /// that is not a number, draws nothing.
  package func fill(_ path: Path, with gradient: RGBGradient, rule: FillRule = .nonZero) {
    guard isDrawable, let pattern = makePattern(of: gradient) else { return }
    defer { cairo_pattern_destroy(pattern) }
    devicePath.setArea(path, transform)
    cairo_set_source(context, pattern)
    sourceColor = nil
    cairo_set_fill_rule(context, rule.cairoRule)
    cairo_fill(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Paints a gradient over the whole clip.
  package func paint(_ gradient: RGBGradient) {
    guard isDrawable, let pattern = makePattern(of: gradient) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(context, pattern)
    sourceColor = nil
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// The gradient as a pattern in device space, which the caller destroys; nil if it paints nothing.
  private func makePattern(of gradient: RGBGradient) -> OpaquePointer? {
    guard gradient.isFinite, let last = gradient.stops.last else { return nil }
    guard let axis = gradient.deviceAxis(transform, window: window) else {
      let color = page == nil ? last.color.roundedToPixel : last.color
      return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    }
    let pattern: OpaquePointer?
    var stops = gradient.orderedStops
    switch axis {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .edge(let center, let direction):
      let (start, end) = (center - direction, center + direction)
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      stops = [RGBGradient.Stop(stops[0].color, at: 0.5), RGBGradient.Stop(last.color, at: 0.5)]
    case .radial(let toPattern, let radius):
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radius)
      var matrix = toPattern.cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }
}
