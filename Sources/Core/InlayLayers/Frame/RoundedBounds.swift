import InlayGraphics

/// A layer's rounded bounds and border.
struct RoundedBounds {
  let bounds: Rect
  let style: NodeStyle
  /// The transform from the layer's own space to device pixels.
  let space: Transform

  var radius: Double { style.cornerRadius(in: bounds.size) }

  /// The rounded bounds in the layer's own space.
  var path: Path {
    Path(roundedRect: bounds, cornerRadius: radius, corners: style.maskedCorners, curve: style.cornerCurve)
  }

  /// The border in the layer's own space, to be filled by the even-odd rule.
  func borderPath(width: Double) -> Path {
    var path = self.path
    let hole = bounds.insetBy(dx: width, dy: width)
    if !hole.isEmpty { path.append(holePath(hole, width: width)) }
    return path
  }

  /// The inner edge of a border.
  func holePath(_ hole: Rect, width: Double) -> Path {
    Path(roundedRect: hole, cornerRadius: radius - width, corners: style.maskedCorners, curve: style.cornerCurve)
  }
}

/// The bounds and the border in device pixels.
extension RoundedBounds {
  private var staysCircular: Bool { space.isUpright && (space.a == space.d || radius == 0) }

  var outline: DeviceOutline {
    if staysCircular {
      return .shape(
        DeviceShape(
          rect: bounds.applying(space), radius: radius * space.a, corners: style.maskedCorners,
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
          rect: bounds.applying(space), radius: radius * space.a, corners: style.maskedCorners,
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
