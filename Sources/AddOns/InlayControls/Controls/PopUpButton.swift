import InlayGraphics
import InlayLayers
import InlayLists

/// A button that shows one of several values, with arrows up and down. A tap, Space or Return opens the list of values
/// in a card.
///
/// If it is in a row, a tap anywhere in the row opens the list.
public final class PopUpButton: Control, RowAccessoryView, WholeRowControl {
  /// The values, none by default. If they change, the selection stays where it is, as long as there is a value.
  public var options: [String] {
    didSet {
      guard options != oldValue else { return }
      dismissMenu(animated: false)
      showValue()
    }
  }

  /// The index of the selected value; `nil`, the default, for none. An index without a value counts as `nil`. Setting
  /// it does not call `onChange`.
  public var selectedIndex: Int? {
    get { allowed(wantedIndex) }
    set {
      let old = selectedIndex
      wantedIndex = newValue
      guard selectedIndex != old else { return }
      menu?.showSelection(selectedIndex)
      showValue()
    }
  }

  /// Called with the new index after input, not for changes in code; `nil` by default.
  public var onChange: ((Int) -> Void)?

  /// The selection as set, perhaps without such a value.
  private var wantedIndex: Int?
  private let label = Label.line(.detail)
  private let arrows = ShapeLayer()
  private weak var menu: PopUpMenu?

  /// Creates a button with a list of values.
  ///
  ///     PopUpButton(["France", "Japan"], selectedIndex: 0) { country = $0 }
  ///
  /// - Parameters:
  ///   - options: The values; none by default.
  ///   - selectedIndex: The index of the selected value; `nil`, the default, for none.
  ///   - onChange: Called with the new index after input.
  public init(_ options: [String] = [], selectedIndex: Int? = nil, onChange: ((Int) -> Void)? = nil) {
    self.options = options
    self.onChange = onChange
    wantedIndex = selectedIndex
    super.init()
    requestsLayout(after: .position)
    label.naturalEdge = .trailing
    label.text = valueText
    addSublayer(label)
    addSublayer(arrows)
  }

  private func allowed(_ index: Int?) -> Int? { index.flatMap { options.indices.contains($0) ? $0 : nil } }

  private func showValue() {
    label.text = valueText
    preferredSizeDidChange()
  }

  // MARK: The list

  /// Whether the list is shown.
  public var isMenuPresented: Bool { menu != nil }

  /// Shows the list beside the control, above everything else in its scene, and closes the list of another control. It
  /// does nothing if there is no scene or no value, or if the control's page is not the topmost one or is leaving.
  ///
  /// - Parameter animated: Whether the card fades in, by the scene's clock; true by default.
  public func presentMenu(animated: Bool = true) {
    guard !isMenuPresented, !options.isEmpty, let scene else { return }
    for case let view as View in superlayerChain where !view.isUserInteractionEnabled { return }
    closeMenus()
    let menu = PopUpMenu(options, selectedIndex: selectedIndex, of: self)
    menu.choose = { [weak self] in self?.use($0) }
    menu.onClose = { [weak self] in self?.menuDidClose() }
    self.menu = menu
    menu.open(in: scene, animated: animated)
    setNeedsLayout()
  }

  /// Closes the list without a choice.
  ///
  /// - Parameter animated: Whether the card fades out, by the scene's clock; true by default.
  public func dismissMenu(animated: Bool = true) { menu?.close(animated: animated) }

  /// The list closed.
  private func menuDidClose() {
    menu = nil
    setNeedsLayout()
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    menu?.followAnchor()
  }

  private func use(_ index: Int) {
    guard isEnabled, allowed(index) != nil, index != selectedIndex else { return }
    selectedIndex = index
    onChange?(index)
  }

  // MARK: Input

  public override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  public override func endTracking(_ press: Press) {
    cancelTracking()
    if isEnabled && press.isInside(self) { presentMenu(animated: press.start.time != nil) }
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .space, .return, .up, .down:
      if isEnabled { presentMenu(animated: event.time != nil) }
      return true
    default: return false
    }
  }

  public override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(.popUpButton, value: valueText, actions: [.press])
    element.states.formUnion(isMenuPresented ? [.expandable, .expanded] : .expandable)
    return element
  }

  private var valueText: String { selectedIndex.map { options[$0] } ?? "" }
  public override var focusRingFrame: Rect { bounds.insetBy(dx: -6, dy: 0) }

  // MARK: Look

  private var arrowSize: Size {
    let side = label.fontSize / 17
    return Size(width: 10 * side, height: 16 * side)
  }

  /// The distance from the value to the arrows plus the arrows' width, in points.
  private var trailingWidth: Double { lengths.gap * 0.75 + arrowSize.width }

  public override func sizeThatFits(_ size: Size) -> Size {
    let text = label.lineSize
    return wholePixels(
      Size(
        width: (text.width + trailingWidth).rounded(.up),
        height: max(24, max(text.height, arrowSize.height).rounded(.up))))
  }

  /// Returns the control's size in a row with little space, in points. The value is cut at its end, and the arrows
  /// stay.
  public func size(inRow space: Size) -> Size {
    let own = sizeThatFits(space)
    let least = (trailingWidth + label.fontSize).rounded(.up)
    return Size(width: min(own.width, max(space.width, least)), height: own.height)
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    // The open list stays beside the control.
    menu?.setNeedsLayout()
    let size = arrowSize
    let arrowRect = bounds.middle(size, atX: max(0, bounds.width - size.width))
    place(arrows, at: arrowRect)
    let end = max(0, arrowRect.minX - lengths.gap * 0.75)
    label.untransformedFrame = mirrored(Rect(x: 0, y: 0, width: end, height: bounds.height))
    let color: Color = .token(isInHighlightedRow ? .highlightedLabel : .secondaryLabel)
    label.textColor = color
    arrows.path = Self.arrows(in: Rect(origin: .zero, size: arrows.bounds.size))
    arrows.fillColor = nil
    arrows.strokeColor = color
    arrows.lineWidth = 1.7 * size.height / 16
    arrows.lineCap = .round
    arrows.lineJoin = .round
    let opacity = isHighlighted || isMenuPresented ? 0.5 : 1
    label.opacity = opacity
    arrows.opacity = opacity
  }

  /// One arrow up and one down.
  private static func arrows(in rect: Rect) -> Path {
    let (reach, rise, gap) = (rect.width * 0.36, rect.width * 0.36, rect.height * 0.16)
    var path = Path()
    for direction in [-1.0, 1] {
      let start = rect.midY + direction * gap
      path.move(to: Point(x: rect.midX - reach, y: start))
      path.addLine(to: Point(x: rect.midX, y: start + direction * rise))
      path.addLine(to: Point(x: rect.midX + reach, y: start))
    }
    return path
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "popUp"
  }
}
