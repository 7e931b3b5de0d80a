import InlayGraphics
import InlayLayers

/// The standard marks at a row's trailing side.
final class AccessoryView: DrawnView {
  enum Kind {
    case disclosureIndicator, checkmark, detailButton
  }

  let kind: Kind

  /// Whether the mark has the colour of a highlighted row's text, if the theme has another colour for it.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue && highlightsTexts { setNeedsLayout() } }
  }

  override func beginTracking(at point: Point) -> Bool { kind == .detailButton }

  override func endTracking(at point: Point) { if contains(point) { accessoryOwner?.accessoryWasUsed(self) } }

  /// A button is also hit near its drawing, to be tapped by a finger.
  override func contains(_ point: Point) -> Bool {
    let reach = kind == .detailButton ? Self.buttonReach : 0
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  private static let buttonReach = 8.0

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    switch kind {
    case .disclosureIndicator: return metrics.disclosureSize.scaled(by: growth)
    case .checkmark: return metrics.checkmarkSize.scaled(by: growth)
    case .detailButton:
      let side = metrics.detailButtonSize * growth
      return Size(width: side, height: side)
    }
  }

  override var drawing: (any Drawing)? {
    let metrics = theme.metrics
    switch kind {
    case .disclosureIndicator:
      return DisclosureDrawing(
        size: metrics.disclosureSize.scaled(by: growth), lineWidth: metrics.disclosureLineWidth * growth,
        color: color(.disclosure), isMirrored: effectiveDirection == .rightToLeft)
    case .checkmark:
      return CheckmarkDrawing(
        size: metrics.checkmarkSize.scaled(by: growth), lineWidth: metrics.checkmarkLineWidth * growth,
        color: color(.checkmark))
    case .detailButton:
      return DetailButtonDrawing(
        side: metrics.detailButtonSize * growth, lineWidth: metrics.detailButtonLineWidth * growth, color: color(.tint))
    }
  }

  private func color(_ token: ColorToken) -> Color {
    resolved(.token(isHighlighted && highlightsTexts ? .highlightedLabel : token))
  }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
