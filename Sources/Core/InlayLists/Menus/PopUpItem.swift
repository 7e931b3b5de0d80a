import InlayGraphics
import InlayLayers

/// A line of an open list: a value, with a checkmark if it is the chosen one, an action or a menu.
package final class PopUpItem: Control {
  package var title: String { label.text }
  /// Called when the value is chosen, with whether that is animated.
  var onTap: ((Bool) -> Void)?

  /// Whether the value is the chosen one.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsLayout() } } }

  /// Whether keys act on it.
  var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsLayout() } } }

  private let kind: Kind
  private let image: Image?
  private let background = Layer()
  private let check = ShapeLayer()
  private let label = Label(textStyle: .title)
  private let icon: ImageLayer?
  private let arrow: ShapeLayer?

  private enum Kind: Equatable {
    case value
    case action(Role)
    case menu
  }

  private init(_ title: String, _ kind: Kind, image: Image? = nil) {
    (self.kind, self.image) = (kind, image)
    icon = image.map { _ in ImageLayer() }
    arrow = kind == .menu ? ShapeLayer() : nil
    super.init()
    label.numberOfLines = 1
    label.lineBreakMode = .truncatingTail
    label.text = title
    for part in [background, check, label] { addSublayer(part) }
    if let icon { addSublayer(icon) }
    if let arrow { addSublayer(arrow) }
  }

  /// One of several values.
  package convenience init(_ title: String) { self.init(title, .value) }

  convenience init(_ action: Action) {
    self.init(action.title, .action(action.role), image: action.image)
    (isEnabled, isChosen) = (action.isEnabled, action.isChecked)
  }

  convenience init(_ menu: Menu) {
    self.init(menu.title, .menu, image: menu.image)
    isEnabled = !menu.items.isEmpty
  }

  package override var canBecomeFocused: Bool { false }

  package override func endTracking(_ press: Press) {
    cancelTracking()
    if isEnabled && press.isInside(self) { onTap?(press.isTimed) }
  }

  package override func performPrimaryAction() { onTap?(false) }

  package override func hoverDidChange() { setNeedsLayout() }

  package override var accessibilityTitle: String? { title }
  package override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(.menuItem, actions: [.press])
    switch kind {
    case .value: element.states.formUnion(isChosen ? [.selectable, .selected] : .selectable)
    case .action: if isChosen { element.states.formUnion([.checkable, .checked]) }
    case .menu: element.states.formUnion(.expandable)
    }
    return element
  }

  // MARK: Look

  private var lengths: Theme.Metrics.Controls { theme.metrics.controls }

  private static let padding = 12.0
  private var checkSize: Double { 15 * label.fontSize / 17 }
  private var arrowSize: Size { Size(width: 7 * label.fontSize / 17, height: 12 * label.fontSize / 17) }

  /// The size of the image: its own, or as high as a line of text.
  private var iconSize: Size {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    let scale = min(1, 22 * label.fontSize / 17 / max(size.width, size.height))
    return wholePixels(Size(width: size.width * scale, height: size.height * scale))
  }

  /// The width of what is behind the title, with the spaces before each part.
  private var trailingWidth: Double {
    (icon == nil ? 0 : iconSize.width + lengths.gap) + (arrow == nil ? 0 : arrowSize.width + lengths.gap)
  }

  package override func sizeThatFits(_ size: Size) -> Size {
    let text =
      label.text.isEmpty ? Size.zero : label.linesSize(in: Size(width: .infinity, height: .infinity))
    return wholePixels(
      Size(
        width: (text.width + checkSize + lengths.gap + trailingWidth + 2 * Self.padding).rounded(.up) + 4,
        height: max(lengths.popover.rowHeight, (text.height + 2 * lengths.gap).rounded(.up))))
  }

  package override func layoutSublayers() {
    super.layoutSublayers()
    background.untransformedFrame = bounds
    background.backgroundColor = .token(.controlFill)
    background.cornerRadius = min(bounds.height / 2, max(0, lengths.popover.cornerRadius - lengths.popover.inset))
    background.cornerCurve = .continuous
    background.isHidden = !isEnabled || !(isHighlighted || isCurrent || isHovered)
    let side = checkSize
    place(check, at: rect(Size(width: side, height: side), atX: Self.padding))
    check.isHidden = !isChosen
    check.path = Self.checkmark(side: side)
    draw(check, width: 2 * side / 15)
    let start = Self.padding + side + lengths.gap
    var end = bounds.width - Self.padding
    if let arrow {
      let size = arrowSize
      place(arrow, at: rect(size, atX: end - size.width))
      arrow.path = Self.arrow(in: size, isMirrored: isRightToLeft)
      draw(arrow, width: 2 * side / 15)
      end -= size.width + lengths.gap
    }
    if let icon, let image {
      let size = iconSize
      icon.image = image.inTint(replacedBy: color)
      place(icon, at: rect(size, atX: end - size.width))
      end -= size.width + lengths.gap
    }
    label.untransformedFrame = mirrored(Rect(minX: start, minY: 0, maxX: max(start, end), maxY: bounds.height))
    label.textColor = color
  }

  private var color: Color { .token(kind == .action(.destructive) ? .destructive : .label) }

  /// A rectangle of a size in the vertical middle.
  private func rect(_ size: Size, atX x: Double) -> Rect {
    Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func draw(_ shape: ShapeLayer, width: Double) {
    shape.fillColor = nil
    shape.strokeColor = .token(.label)
    shape.lineWidth = width
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  private static func checkmark(side: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: side * 0.1, y: side * 0.54))
    path.addLine(to: Point(x: side * 0.38, y: side * 0.82))
    path.addLine(to: Point(x: side * 0.9, y: side * 0.18))
    return path
  }

  private static func arrow(in size: Size, isMirrored: Bool) -> Path {
    let (back, tip) = isMirrored ? (size.width * 0.9, size.width * 0.1) : (size.width * 0.1, size.width * 0.9)
    var path = Path()
    path.move(to: Point(x: back, y: size.height * 0.05))
    path.addLine(to: Point(x: tip, y: size.height * 0.5))
    path.addLine(to: Point(x: back, y: size.height * 0.95))
    return path
  }

  package override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "menuItem"
  }
}
