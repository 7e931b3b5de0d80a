import InlayGraphics
import InlayLayers

/// The standard marks at a row's trailing side.
final class AccessoryView: DrawnView {
  enum Kind {
    case disclosureIndicator, checkmark, detailButton
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    switch kind {
    case .disclosureIndicator: return metrics.disclosureSize
    case .checkmark: return metrics.checkmarkSize
    case .detailButton: return Size(width: metrics.detailButtonSize, height: metrics.detailButtonSize)
    }
  }

  override var drawing: (any Drawing)? {
    let metrics = theme.metrics
    switch kind {
    case .disclosureIndicator:
      return DisclosureDrawing(
        size: metrics.disclosureSize, lineWidth: metrics.disclosureLineWidth,
        color: resolved(.token(.disclosure)), isMirrored: traits.direction == .rightToLeft)
    case .checkmark:
      return CheckmarkDrawing(
        size: metrics.checkmarkSize, lineWidth: metrics.checkmarkLineWidth,
        color: resolved(.token(.checkmark)))
    case .detailButton:
      return DetailButtonDrawing(
        side: metrics.detailButtonSize, lineWidth: metrics.detailButtonLineWidth,
        color: resolved(.token(.tint)))
    }
  }
}
