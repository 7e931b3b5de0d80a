import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

extension Control {
  /// The theme's lengths of controls.
  var lengths: Theme.Metrics.Controls { theme.metrics.controls }

  var isHighContrast: Bool { traits.appearance.isHighContrast }

  /// The width of the line around the control, in points.
  var outlineWidth: Double { max(isHighContrast ? 1 : 0, lengths.outlineWidth) }

  /// Whether an arrow points to larger values.
  func isForward(_ arrow: KeyEvent.Key) -> Bool { (arrow == .right) != isRightToLeft }

  /// Changes the value as the arrows to the sides do.
  func performSideways(_ action: AccessibilityAction) -> Bool {
    guard isEnabled, action == .increment || action == .decrement else { return false }
    return keyDown(KeyEvent(isForward(.right) == (action == .increment) ? .right : .left))
  }
}

extension Layer {
  /// Gives a part that fills the layer the layer's corners: its `cornerRadius`, or round ends if that is 0.
  ///
  /// - Parameters:
  ///   - part: The part, at its place.
  ///   - roundEnds: The radius of round ends, in points; half the part's height by default.
  ///   - inset: The distance from the layer's edge to the part, in points.
  func shareCorners(with part: Layer, roundEnds: Double? = nil, inset: Double = 0) {
    let longest = part.bounds.height / 2
    part.cornerRadius = cornerRadius > 0 ? min(max(0, cornerRadius - inset), longest) : roundEnds ?? longest
    part.cornerCurve = cornerCurve
    part.maskedCorners = maskedCorners
  }

  /// A round soft shadow below the layer.
  func showShadow(_ shadow: Shadow) {
    shadowColor = shadow.color ?? .black
    shadowOpacity = shadow.opacity
    shadowRadius = shadow.radius
    shadowOffset = shadow.offset
  }
}

extension Rect {
  /// A rectangle of a size in the vertical middle, from a position across.
  func middle(_ size: Size, atX x: Double) -> Rect {
    Rect(x: x, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Size {
  static let unlimited = Size(width: .infinity, height: .infinity)
}

extension Label {
  /// A title on one line, cut at its end.
  static func line(_ style: TextStyle, _ alignment: TextAlignment = .natural) -> Label {
    let label = Label(textStyle: style)
    label.numberOfLines = 1
    label.lineBreakMode = .truncatingTail
    label.textAlignment = alignment
    return label
  }

  /// The size of the text on one line, in points; zero without a scene.
  var lineSize: Size { text.isEmpty ? .zero : linesSize(in: .unlimited) }
}
