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
