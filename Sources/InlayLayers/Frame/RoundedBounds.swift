import InlayGraphics

/// A layer's rounded bounds and border.
struct RoundedBounds {
  let bounds: Rect
  let style: NodeStyle
  /// From the layer's own space to device pixels.
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
