import InlayGraphics
import InlayLayers

/// A view that input uses, such as a switch or a slider. It takes presses and keys, shows the focus, and can be the
/// accessory view of a row: one that wants another size there than beside other views is a `RowAccessoryView` too.
///
/// Outside tables an enabled control takes the focus by Tab or a tap. In a row the table passes Space, Return and the
/// arrows to the sides to it.
open class Control: View {
  /// Whether the control can be used; true by default. A disabled control is shown dimmed. It still accepts presses,
  /// without an effect, so that enclosing views do not get them.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { showPress(false) }
      opacity = effectiveOpacity
      setNeedsLayout()
    }
  }

  /// The opacity that shows whether the control is enabled.
  package final var effectiveOpacity: Double { isEnabled ? 1 : 0.5 }

  /// Whether the control looks pressed; false by default. Presses set it.
  public final var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }

  /// Whether the row around is highlighted or selected, in a theme with another colour for its texts.
  package final var isInHighlightedRow = false {
    didSet { if isInHighlightedRow != oldValue { setNeedsLayout() } }
  }

  /// The text that the control shows as its name; nil for none.
  open var accessibilityTitle: String? { nil }

  /// An element of a role, with what the control shows as its name, or the title of its row, and its states. Pressing
  /// and changing act as Space and the vertical arrows.
  public final func makeAccessibilityElement(
    _ role: AccessibilityRole, value: String = "", actions: [AccessibilityAction] = []
  ) -> AccessibilityElement {
    var element = AccessibilityElement(role, label: accessibilityTitle ?? enclosingTitle ?? "", value: value)
    if isUserInteractionEnabled { element.actions = actions }
    if !isEnabled { element.states.insert(.disabled) }
    return element
  }

  open override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard isEnabled && isUserInteractionEnabled else { return false }
    switch action {
    case .press: return keyDown(KeyEvent(.space))
    case .increment: return keyDown(KeyEvent(.up))
    case .decrement: return keyDown(KeyEvent(.down))
    default: return false
    }
  }

  /// Whether the control is in a row, whose table has the focus.
  final var isInRow: Bool { enclosingTitle != nil }

  /// The factor of the text of the row around to the theme's, set by the row; 1 outside rows.
  package final var rowGrowth: Double {
    get { storedGrowth }
    set {
      guard newValue != storedGrowth else { return }
      storedGrowth = newValue
      setNeedsLayout()
    }
  }
  @exclusivity(unchecked) private final var storedGrowth = 1.0

  /// Asks for a length or a size as if the control had another growth. The control does not change.
  package final func asking<Value>(_ growth: Double, _ question: () -> Value) -> Value {
    let own = storedGrowth
    defer { storedGrowth = own }
    storedGrowth = growth
    return question()
  }

  /// The factor of the control's size to the theme's, for `sizeThatFits(_:)`; 1 by default. In a row it grows with the
  /// row's text, up to a limit that leaves space for the title.
  ///
  /// The row sets it for its accessories; a cell that places a control by itself sets it to `traits.textScale`.
  public final var scaleInRow: Double {
    get { theme.metrics.switch.growth(rowGrowth) }
    set { rowGrowth = newValue }
  }

  /// The bounds, extended to the theme's least area that takes presses: for `contains(_:)`, in the control's own space.
  public final var touchArea: Rect {
    let least = theme.metrics.controls.minimumTouchSize
    return bounds.insetBy(dx: min(0, (bounds.width - least) / 2), dy: min(0, (bounds.height - least) / 2))
  }

  // MARK: Presses

  /// Whether a press shows as the highlight.
  private var isPressed = false

  /// Shows a press as the highlight, or that it ended.
  private func showPress(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    isHighlighted = isPressed
  }

  public override init() {
    super.init()
    addInteraction(ControlInteraction())
  }

  /// Whether a press is for the control, as `Interaction.claim(_:)`: by default one that is `pressed`.
  open func claim(_ press: Press) -> Interaction.Claim { press.stage == .pressed ? .take : .wait }

  /// The control has the press. Shows it as the highlight by default, as do the next ones.
  open func beginTracking(_ press: Press) { showPress(isEnabled) }

  /// The pointer moved.
  open func continueTracking(_ press: Press) { showPress(isEnabled && press.isInside(self)) }

  /// The pointer was released, perhaps outside the control. Calls `performPrimaryAction()` by default if it was not.
  open func endTracking(_ press: Press) {
    showPress(false)
    if isEnabled && press.isInside(self) { performPrimaryAction() }
  }

  /// The press ends without an effect.
  open func cancelTracking() { showPress(false) }

  /// Performs the main action of the control. Called for a tap, and by default for Space, Return and assistive
  /// technology, while the control is enabled.
  open func performPrimaryAction() {}

  open override func environmentDidChange() {
    super.environmentDidChange()
    // A press may have ended while the control was in no scene.
    showPress(false)
  }

  // MARK: Keys and focus

  /// Space and Return perform the primary action.
  open override func keyDown(_ event: KeyEvent) -> Bool {
    guard isUserInteractionEnabled, event.key == .space || event.key == .return else { return false }
    if isEnabled && !event.isRepeat { performPrimaryAction() }
    return true
  }

  /// Whether the control may have the focus; true by default. If it may not, the focus stays where it is when the
  /// control is pressed, such as a button above a keyboard.
  public final var isFocusable = true { didSet { interactions.first?.movesFocus = isFocusable } }

  open override var canBecomeFocused: Bool { isFocusable && isUserInteractionEnabled && isEnabled && !isInRow }

  /// Whether an arrow to a side changes the control's value. In a row other arrows move the focus to its next part.
  open func usesArrow(_ arrow: KeyEvent.Key) -> Bool { false }

  /// The rectangle inside the focus ring, in the control's own space.
  open var focusRingFrame: Rect { bounds }

  private var focusRing: FocusRing?

  open override func focusDidChange() { setNeedsLayout() }

  open override func layoutSublayers() {
    super.layoutSublayers()
    focusRing = FocusRing.kept(focusRing, by: self, isShown: isFocusVisible)
    guard let ring = focusRing else { return }
    let frame = focusRingFrame
    let radius = cornerRadius > 0 && frame == bounds ? min(cornerRadius, frame.height / 2) : nil
    ring.surround(frame, cornerRadius: radius, scale: displayScale)
    if ring.superlayer !== self { addSublayer(ring) }
  }

  /// Adds role, name, value and states, if the control is an element.
  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "control"
    guard let element = effectiveAccessibilityElement else { return }
    description.add(element)
    description.add("isEnabled", isEnabled, omitted: true)
    description.add("isHighlighted", isHighlighted, omitted: false)
  }
}

extension View {
  /// The text that names the controls around, such as the title of a row; nil outside such a view.
  package final var enclosingTitle: String? {
    var layer = superlayer
    while let current = layer {
      if let label = (current as? View)?.namingLabel { return label.text }
      layer = current.superlayer
    }
    return nil
  }
}

/// The presses of a control.
private final class ControlInteraction: Interaction {
  private var control: Control? { view as? Control }

  override func claim(_ press: Press) -> Claim { control?.claim(press) ?? .none }
  override func pressBegan(_ press: Press) { control?.beginTracking(press) }
  override func pressChanged(_ press: Press) { control?.continueTracking(press) }
  override func pressEnded(_ press: Press) { control?.endTracking(press) }
  override func pressCancelled(_ press: Press) { control?.cancelTracking() }
}
