import InlayGraphics
import InlayLayers
import InlayLists

/// A text field with round ends and a magnifier. While it is edited, a button beside it ends the search. Tab reaches
/// the button from the field. Set `cornerRadius` for another radius than that of round ends.
///
/// As the header view of a table it keeps to the margins of the rows' texts, or to the sides of the cards around them.
public final class SearchField: View, FocusPassing {
  let field = TextField()

  /// The value, empty by default. Setting it does not call `onChange`.
  public var text: String {
    get { field.text }
    set { field.text = newValue }
  }

  /// The text shown while the field is empty; empty by default.
  public var placeholder: String {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// Whether the field can be edited, true by default. A disabled field is dimmed.
  public var isEnabled: Bool {
    get { field.isEnabled }
    set {
      guard newValue != isEnabled else { return }
      field.isEnabled = newValue
      magnifier.opacity = newValue ? 1 : 0.5
      if !newValue { cancelButton.resignFocus() }
    }
  }

  /// The purpose of the text, as in a `TextField`, except that the Return key searches by default.
  public var inputTraits: TextInputTraits {
    get { field.inputTraits }
    set { field.inputTraits = newValue }
  }

  /// Returns the texts that an on-screen keyboard offers, as in a `TextField`; `nil`, the default, for none.
  public var suggestions: ((_ text: String) -> [String])? {
    get { field.suggestions }
    set { field.suggestions = newValue }
  }

  /// The title of the button that ends the search. If it is `nil`, the default, the title is "Cancel" in the user's
  /// language (the word `inlay.cancel`). An empty one hides the button.
  public var cancelTitle: String? { didSet { if cancelTitle != oldValue { applyCancelTitle() } } }

  private func applyCancelTitle() {
    cancelButton.title = cancelTitle ?? localized(.cancel)
    setNeedsLayout()
  }

  /// Called with the value after input changed it; `nil` by default.
  public var onChange: ((String) -> Void)? {
    get { field.onChange }
    set { field.onChange = newValue }
  }

  /// Called with the value after Return was pressed; `nil` by default.
  public var onSubmit: ((String) -> Void)? {
    get { field.onSubmit }
    set { field.onSubmit = newValue }
  }

  /// Called when the field receives the focus; `nil` by default.
  public var onBeginEditing: (() -> Void)?

  /// Called with the value when the field loses the focus; `nil` by default.
  public var onEndEditing: ((String) -> Void)?

  /// Called after the button or Escape ended the search; `nil` by default. The text is empty by then, and the change
  /// was reported.
  public var onCancel: (() -> Void)?

  private let magnifier = ShapeLayer()
  private let cancelButton = CancelButton()

  /// Creates a search field of the theme's height, 280 points wide.
  ///
  ///     SearchField(placeholder: "Search") { show(matches(of: $0)) }
  ///
  /// - Parameters:
  ///   - placeholder: The text shown while the field is empty; empty by default.
  ///   - onChange: Called with the value after input changed it.
  public init(placeholder: String = "", onChange: ((String) -> Void)? = nil) {
    super.init()
    bounds = Rect(x: 0, y: 0, width: 280, height: Theme.base.metrics.field.height)
    field.borderStyle = .capsule
    field.inputTraits = TextInputTraits(returnKey: .search, autocapitalization: .never)
    field.placeholder = placeholder
    field.onChange = onChange
    field.editingObserver = { [weak self] in self?.editingDidChange($0) }
    magnifier.fillColor = nil
    magnifier.strokeColor = .token(.fieldPlaceholder)
    magnifier.lineCap = .round
    cancelButton.search = self
    applyCancelTitle()
    addSublayer(field)
    addSublayer(magnifier)
    addSublayer(cancelButton)
    needsLayoutOnCornerChange = true
  }

  /// The button appears or disappears, whether or not an app listens to the field.
  private func editingDidChange(_ isEditing: Bool) {
    setNeedsLayout()
    if isEditing { onBeginEditing?() } else { onEndEditing?(text) }
  }

  /// The part that has the focus: `becomeFocused()` and `resignFocus()` of the search field are about it.
  package var focusReceiver: View { field }

  /// Empties the field and gives up its focus.
  public func cancel() {
    if !text.isEmpty { field.clear() }
    field.resignFocus()
    cancelButton.resignFocus()
    onCancel?()
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, isEnabled else { return false }
    cancel()
    return true
  }

  /// Adapts the height: above a table's rows the field is as high as its text needs.
  public override func environmentDidChange() {
    super.environmentDidChange()
    applyCancelTitle()
    guard let table = superlayer as? TableView, table.tableHeaderView === self else { return }
    let height = field.sizeThatFits(bounds.size).height
    if bounds.height != height { bounds.size.height = height }
  }

  /// The width that is offered, and the field's height.
  public override func sizeThatFits(_ size: Size) -> Size { field.sizeThatFits(size) }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let metrics = theme.metrics
    let margins = (superlayer as? TableView)?.contentMargins ?? .zero
    let start = min(margins.left, bounds.width / 2)
    let end = max(start, bounds.width - margins.right)
    var width = end - start
    cancelButton.isHidden = !field.isEditing && !cancelButton.isFocused || cancelButton.title.isEmpty
    if !cancelButton.isHidden {
      let size = cancelButton.sizeThatFits(bounds.size)
      width = max(0, width - size.width - metrics.accessory.gap)
      let frame = Rect(x: end - size.width, y: 0, width: size.width, height: bounds.height)
      cancelButton.frame = mirrored(frame)
    }
    field.frame = mirrored(Rect(x: start, y: 0, width: width, height: bounds.height))
    let side = 16 * max(1, min(effectiveTextScale, 1.6))
    field.cornerRadius = cornerRadius
    field.cornerCurve = cornerCurve
    field.maskedCorners = maskedCorners
    field.leadingInset = side + metrics.row.textGap - 1
    magnifier.lineWidth = side / 9
    magnifier.path = Self.magnifier(side: side)
    let frame = Rect(x: start + metrics.field.inset, y: (bounds.height - side) / 2, width: side, height: side)
    magnifier.frame = mirrored(frame)
  }

  /// A lens with its handle to the lower right, in a square.
  private static func magnifier(side: Double) -> Path {
    let lens = side * 0.68
    var path = Path(ellipseIn: Rect(x: side * 0.06, y: side * 0.06, width: lens, height: lens))
    let start = side * 0.06 + lens / 2 * (1 + 0.5.squareRoot())
    path.move(to: Point(x: start, y: start))
    path.addLine(to: Point(x: side * 0.94, y: side * 0.94))
    return path
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "searchField"
    description.add("isEnabled", isEnabled, omitted: true)
  }
}

/// The button that ends a search.
final class CancelButton: View {
  weak var search: SearchField?
  private let label = Label.wrapping(.button)
  private var focusRing: FocusRing?

  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  override init() {
    super.init()
    label.numberOfLines = 1
    addSublayer(label)
    let tap = TapInteraction { [unowned self] _ in search?.cancel() }
    tap.onHighlight = { [label] in label.opacity = $0 ? 0.4 : 1 }
    // A tap leaves the focus in the field until the search ends.
    tap.movesFocus = false
    addInteraction(tap)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { search?.isEnabled ?? false }

  override func focusDidChange() {
    setNeedsLayout()
    search?.setNeedsLayout()
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .return else { return false }
    if !event.isRepeat { search?.cancel() }
    return true
  }

  // MARK: Layout

  /// It grows as buttons of bars do: the field needs the space.
  override func sizeThatFits(_ size: Size) -> Size {
    label.font = barFont(.button)
    return label.linesSize(in: .unlimited)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    label.font = barFont(.button)
    label.textColor = readableColor(theme.textAttributes[.button].color, .barTint)
    label.frame = bounds
    focusRing = FocusRing.kept(focusRing, by: self, isShown: isFocusVisible)
    guard let focusRing else { return }
    focusRing.surround(bounds.insetBy(dx: -6, dy: 0), scale: displayScale)
    if focusRing.superlayer !== self { addSublayer(focusRing) }
  }

  override var accessibilityElement: AccessibilityElement? {
    var element = AccessibilityElement(.button, label: title)
    element.actions = [.press]
    return element
  }

  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard action == .press, let search else { return false }
    search.cancel()
    return true
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "button"
    description.add("label", title)
  }
}
