import InlayGraphics
import InlayLayers
import InlayLists

/// A value of an open list, with a checkmark if it is the chosen one.
final class PopUpItem: Control {
  var title: String { label.text }
  /// Called when the value is chosen, with whether that is animated.
  var onTap: ((Bool) -> Void)?

  /// Whether the value is the chosen one.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsLayout() } } }

  /// Whether keys act on it.
  var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsLayout() } } }

  private let background = Layer()
  private let check = ShapeLayer()
  private let label = Label.line(.title)

  init(_ title: String) {
    super.init()
    label.text = title
    for part in [background, check, label] { addSublayer(part) }
  }

  override var canBecomeFocused: Bool { false }

  override func endTracking(_ press: Press) {
    cancelTracking()
    if press.isInside(self) { onTap?(press.isTimed) }
  }

  override func performPrimaryAction() { onTap?(false) }

  override func hoverDidChange() { setNeedsLayout() }

  override var accessibilityTitle: String? { title }
  override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(.menuItem, actions: [.press])
    element.states.formUnion(isChosen ? [.selectable, .selected] : .selectable)
    return element
  }

  private static let padding = 12.0
  private var checkSize: Double { 15 * label.fontSize / 17 }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = label.lineSize
    return wholePixels(
      Size(
        width: (text.width + checkSize + lengths.gap + 2 * Self.padding).rounded(.up) + 4,
        height: max(lengths.popover.rowHeight, (text.height + 2 * lengths.gap).rounded(.up))))
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    background.untransformedFrame = bounds
    background.backgroundColor = .token(.controlFill)
    background.cornerRadius = min(bounds.height / 2, max(0, lengths.popover.cornerRadius - lengths.popover.inset))
    background.cornerCurve = .continuous
    background.isHidden = !(isHighlighted || isCurrent || isHovered)
    let side = checkSize
    place(check, at: bounds.middle(Size(width: side, height: side), atX: Self.padding))
    check.isHidden = !isChosen
    check.path = Self.checkmark(side: side)
    check.fillColor = nil
    check.strokeColor = .token(.label)
    check.lineWidth = 2 * side / 15
    check.lineCap = .round
    check.lineJoin = .round
    let start = Self.padding + side + lengths.gap
    label.untransformedFrame = mirrored(
      Rect(minX: start, minY: 0, maxX: max(start, bounds.width - Self.padding), maxY: bounds.height))
    label.textColor = .token(.label)
  }

  private static func checkmark(side: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: side * 0.1, y: side * 0.54))
    path.addLine(to: Point(x: side * 0.38, y: side * 0.82))
    path.addLine(to: Point(x: side * 0.9, y: side * 0.18))
    return path
  }

  override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.kind = "menuItem"
  }
}
