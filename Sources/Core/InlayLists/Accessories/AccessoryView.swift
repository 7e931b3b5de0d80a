import InlayGraphics
import InlayLayers

/// The standard marks at a row's trailing side.
final class AccessoryView: RowMark {
  let kind: Kind

  /// The closure that a button calls, before the table's delegate.
  var onTap: (() -> Void)?

  /// Whether the mark has the colour of a highlighted row's text, if the theme has another colour for it.
  @exclusivity(unchecked) var isHighlighted = false {
    didSet { if isHighlighted != oldValue && highlightsTexts { setNeedsLayout() } }
  }

  /// A button is also hit near its drawing, to be tapped by a finger.
  override func contains(_ point: Point) -> Bool {
    let reach = kind.isButton ? Self.buttonReach : 0
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  private static let buttonReach = 8.0

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
    contentsGravity = .center
    guard kind.isButton else { return }
    addInteraction(TapInteraction { [unowned self] in accessoryOwner?.accessoryWasUsed(self, isTimed: $0.isTimed) })
  }

  override func sizeThatFits(_ size: Size) -> Size { self.size(growth) }

  /// The size with a growth.
  func size(_ growth: Double) -> Size { kind.size(theme.metrics).scaled(by: growth) }

  override func layoutSublayers() {
    super.layoutSublayers()
    let drawing = kind.drawing(
      theme.metrics, lineGrowth: lineGrowth, isMirrored: isRightToLeft, color: color(kind.token))
    showDrawing(drawing, size: sizeThatFits(bounds.size))
  }

  private func color(_ token: ColorToken) -> RGBColor {
    resolvedColor(.token(isHighlighted && highlightsTexts ? .highlightedLabel : token))
  }
}

extension Size {
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

/// An event of a reorder control. Points are in the control's space.
enum ReorderEvent {
  /// A press whose events have times.
  case lifted(at: Point)
  case dragged(to: Point)
  case dropped, cancelled
}

extension View {
  /// The row of the accessory.
  var accessoryOwner: TableViewCell? { superlayer as? TableViewCell }
}
