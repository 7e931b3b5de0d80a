import InlayGraphics

/// The edge of a filled area or a clip, in device pixels.
enum DeviceOutline {
  /// Upright, with circular corners: split into solids and corners.
  case shape(DeviceShape)
  /// Rotated, skewed, mirrored or unevenly scaled: rasterised as a whole.
  case path(Path, FillRule)

  /// Whether two outlines look the same: no number differs by more than Cairo's own resolution, 1/256 pixel.
  func hasSameEdge(as other: DeviceOutline) -> Bool {
    switch (self, other) {
    case (.shape(let a), .shape(let b)): a.isNear(b, within: Self.tolerance)
    case (.path(let a, let ruleOfA), .path(let b, let ruleOfB)):
      ruleOfA == ruleOfB && a.isNear(b, within: Self.tolerance)
    default: false
    }
  }

  /// More than one step, for numbers rounded to steps, and less than two.
  private static let tolerance = 1.5 / 256

  /// The pixels that it touches.
  var pixels: DeviceRect {
    switch self {
    case .shape(let shape): DeviceRect(covering: shape.rect)
    case .path(let path, _): DeviceRect(covering: path.controlBounds)
    }
  }
}

/// The bounds and the border in device pixels.
extension RoundedBounds {
  private var staysCircular: Bool { space.isUpright && (space.a == space.d || radius == 0) }

  var outline: DeviceOutline {
    if staysCircular {
      return .shape(
        DeviceShape(
          rect: space.apply(to: bounds), radius: radius * space.a, corners: style.maskedCorners,
          curve: style.cornerCurve))
    }
    return .path(path.applying(space), .nonZero)
  }

  /// The edge of a background below a border that is painted later: under an opaque border the background ends up to a
  /// pixel inside the bounds, so that it is not visible along their curve.
  func outlineBelowBorder(opacity: Double) -> DeviceOutline {
    guard radius > 0, style.borderColor.alpha * opacity == 1 else { return outline }
    let pixel = 1 / max(abs(space.determinant).squareRoot(), .leastNormalMagnitude)
    let inset = style.borderWidth >= 2 * pixel ? pixel : style.borderWidth / 2
    let inner = bounds.insetBy(dx: inset, dy: inset)
    guard !inner.isEmpty else { return outline }
    var style = style
    style.cornerRadius = max(0, radius - inset)
    return RoundedBounds(bounds: inner, style: style, space: space).outline
  }

  func border(width: Double) -> DeviceOutline {
    if staysCircular && space.a == space.d {
      return .shape(
        DeviceShape(
          rect: space.apply(to: bounds), radius: radius * space.a, corners: style.maskedCorners,
          curve: style.cornerCurve, border: width * space.a))
    }
    return .path(borderPath(width: width).applying(space), .evenOdd)
  }

  /// The border without its outer edge, for drawing clipped by the outline: it extends beyond that by this many pixels.
  func borderBeyondBounds(width: Double) -> DeviceOutline {
    let reach = 2.0
    switch border(width: width) {
    case .shape(var shape):
      guard let border = shape.border else { return outline }
      shape.rect = shape.rect.insetBy(dx: -reach, dy: -reach)
      shape.radius += shape.corners.isEmpty ? 0 : reach
      shape.border = border + reach
      return .shape(shape)
    case .path(let path, let rule):
      let hole = bounds.insetBy(dx: width, dy: width)
      guard !hole.isEmpty else { return outline }
      var outer = Path(rect: path.controlBounds.insetBy(dx: -reach, dy: -reach))
      outer.append(holePath(hole, width: width).applying(space))
      return .path(outer, rule)
    }
  }
}
