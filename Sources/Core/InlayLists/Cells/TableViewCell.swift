import InlayGraphics
import InlayLayers

/// One row of a table: a background, content, and accessories.
///
/// Cells are reused. Before a cell shows another row, its properties and those of its labels, its `imageView` and its
/// `contentView` return to the values that its class gave them. Your own layers in `contentView` stay, with the values
/// of the earlier row.
///
/// A row up to the theme's `narrowRowWidth` wide whose title has less space than the theme's `minimumTitleWidth` leaves
/// parts out, in this order: the detail beside the title, the image, a disclosure indicator or checkmark. Where not
/// even half of that space is left, a switch, a button or an accessory view goes below the texts of a row of automatic
/// height; in a row of another height the control stays and the title is cut.
///
/// An accessory is at most as wide as the row's content: a value is cut at its end, and the title of a button wraps
/// where the row grows with it. One that cannot become as narrow as the row is not shown, which is reported as a
/// problem.
///
/// Its `backgroundColor` is the colour of the row, in the shape that the table's decoration gives it; nil stands for
/// the table's.
open class TableViewCell: View, GroundView, ReusablePart {
  /// The arrangement of a cell's texts.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// A title.
    case `default`
    /// A title, and a detail at the trailing side.
    case value1
    /// A short title in the tint colour, and a detail after it.
    case value2
    /// A title, and smaller text below it.
    case subtitle
  }

  /// The looks of highlighted and selected rows.
  public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, none
  }

  /// The arrangement of the texts, which the initialiser sets.
  public let style: Style
  /// The identifier with which the cell was dequeued; `nil` for a cell that no other row gets.
  public let reuseIdentifier: String?

  /// The contents of the row; your own layers go in here. It ends where the accessory begins.
  public let contentView: View = CellContentView()
  /// The label of the title.
  public let textLabel = Label(textStyle: .title)
  /// The label of the detail. Cells of the style `default` do not show it.
  public let detailTextLabel: Label
  /// Shows `image`.
  public let imageView = Layer()

  /// See TableViewCell+Settings.swift.
  @exclusivity(unchecked) final var storedSettings = CellSettings()

  /// See CellRecord.swift.
  @exclusivity(unchecked) final var parts = CellParts()
  @exclusivity(unchecked) final var record = CellRecord()

  /// The row that the cell shows; nil while it waits to be used again.
  @exclusivity(unchecked) public internal(set) var rowPath: RowPath?

  /// The position of the row in its section.
  public var rowPosition: RowPosition { appearance.position }

  /// The table that shows the cell. The table clears it when it takes the cell out of view and when it goes: a weak one
  /// would make each reference to the table slow.
  unowned(unsafe) final var owner: (any CellOwner)?

  /// Whether the cell was reported as shown.
  @exclusivity(unchecked) final var isDisplayed = false

  /// Set by `showAppearance(_:of:at:)`.
  @exclusivity(unchecked) private(set) final var appearance = CellAppearance()

  /// The `backgroundColor` of the last layout.
  @exclusivity(unchecked) private var laidOutBackground: Color?

  /// Set by the table's selection calls.
  @exclusivity(unchecked) public internal(set) var isSelected = false {
    willSet { announce(.selected, newValue, isNew: newValue != isSelected) }
    didSet { if isSelected != oldValue { finishSelection() } }
  }

  /// Whether a finger or a mouse button is down on the row; false by default. Presses set it.
  @exclusivity(unchecked) public var isHighlighted = false {
    willSet { announce(.highlighted, newValue, isNew: newValue != isHighlighted) }
    didSet { if isHighlighted != oldValue { finishSelection() } }
  }

  /// The editing of the row, set by the table; nil while it is not edited.
  @exclusivity(unchecked) final var editing: RowEditing? {
    willSet { announce(.editing, newValue != nil, isNew: (newValue != nil) != isEditing) }
    didSet {
      if editing == oldValue { return }
      contentDidChange()
      if isEditing != (oldValue != nil) { didTransition(to: state) }
    }
  }

  /// Whether the row below looks selected: the separator between the two is hidden.
  @exclusivity(unchecked) final var isAboveSelection = false {
    didSet { if isAboveSelection != oldValue { requestLayout() } }
  }

  /// A view before the texts, such as an avatar, which a subclass puts into `contentView` and places by the row's
  /// height: that of a row of automatic height does not follow from its frame.
  @exclusivity(unchecked) public final var leadingView: View?
  /// The width of the leading view with the gap after it, in points; 0 by default.
  @exclusivity(unchecked) public final var leadingViewWidth = 0.0 {
    didSet { if leadingViewWidth != oldValue { contentDidChange() } }
  }
  @exclusivity(unchecked) final var accessoryLayers = CellAccessories()
  /// The accessories that the last layout placed, from the trailing edge inwards.
  final var placedAccessories: [Layer] { accessoryLayers.placed }
  @exclusivity(unchecked) final var editingControl: EditingControl?
  @exclusivity(unchecked) final var reorderControl: ReorderControl?
  @exclusivity(unchecked) final var cardBorder: CardBorder?
  @exclusivity(unchecked) final var focusRing: FocusRing?
  /// The buttons of a swiped row; nil in most cells.
  @exclusivity(unchecked) final var slide: CellSlide?
  /// Whether the cell is in a table's pool.
  @exclusivity(unchecked) final var isWaiting = false
  /// Whether the data source keeps the cell for a row of its own, so that no other row may have it.
  @exclusivity(unchecked) final var isKept = false
  var isFree: Bool { rowPath == nil && !isKept }
  /// The values of the cell as its class made it.
  @exclusivity(unchecked) final var defaults: CellDefaults?

  package final var labels: [Label] { [textLabel, detailTextLabel] }

  /// Creates a cell: by default with a title only, and for no identifier.
  public required init(style: Style = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = Label(textStyle: style == .subtitle ? .subtitle : .detail)
    super.init()
    (useCount, namingLabel) = (1, textLabel)
    requestsLayout(after: .backgroundColor)
    contentView.addSublayer(textLabel)
    if style != .default { contentView.addSublayer(detailTextLabel) }
    for label in labels {
      label.lineBreakMode = .truncatingTail
      label.numberOfLines = 1
    }
    colorTexts(nil)
    fillsBackground = false
    addSublayer(contentView)
  }

  /// The row's colour while it is not selected.
  package final var groundFill: RGBColor? { backgroundView?.backgroundColor.map(resolvedColor) ?? rowColor }

  /// Returns a cell that showed one row to the values that its class gave it. Call super.
  open func prepareForReuse() {
    accessibilityGeneration += 1
    endOwnFocus()
    endFading()
    removeFadingControls()
    for case let control as Switch in placedAccessories { control.removeAnimations() }
    // Animations that an app, or the beginning of editing, starts in one row do not continue in the next.
    removeAnimations()
    contentView.removeAnimations()
    imageView.removeAnimations()
    textLabel.removeAnimations()
    detailTextLabel.removeAnimations()
    isHighlighted = false
    isSelected = false
    showHighlight()
    defaults?.apply(to: self)
  }

  /// Takes the appearance of the row's position in its table.
  ///
  /// - Parameter look: What it follows from, with the row's position.
  final func showAppearance(
    _ appearance: consuming CellAppearance, of look: SectionLook? = nil, at ends: RowPosition = .middle
  ) {
    (record.look, record.openEnds, record.placedEnds) = (look?.rows, look?.openEnds ?? [], ends)
    guard self.appearance.become(appearance) else { return }
    layoutMask()
    setNeedsLayout()
  }

  /// Sets the frame that the table gives the cell.
  final func place(_ frame: Rect) {
    untransformedFrame = frame
    record.isPlaced = true
  }

  /// The height that the row asks for, in points.
  ///
  /// - Parameter look: The look that the table gives the row.
  final func height(as look: CellAppearance, in size: Size) -> Double {
    showAppearance(look)
    let hasOwnContent = record.hasOwnContent
    // The texts of a row of automatic height have all their lines in any width.
    for label in labels { label.fit = RowText(label, in: nil, padding: 0).fit }
    defer { (record.isMeasured, record.hasOwnContent) = (true, hasOwnContent) }
    return sizeThatFits(size).height
  }

  /// The height that the row would have if it were automatic, in points, or its own. For reports.
  package final var heightOfWholeTexts: Double {
    let isSelfSizing = appearance.isSelfSizing
    defer { appearance.isSelfSizing = isSelfSizing }
    appearance.isSelfSizing = true
    let height = sizeThatFits(Size(width: bounds.width, height: .infinity)).height
    return max(bounds.height, height.rounded(.up))
  }

  /// Whether `showAppearance(_:of:at:)` would change nothing, but for the focus and what measuring decides.
  ///
  /// - Parameter row: As in `SectionLook.row(at:_:)`.
  final func shows(_ look: SectionLook, at ends: RowPosition, _ row: ClosedRange<Double>) -> Bool {
    record.look == look.rows && record.placedEnds == ends && record.openEnds == look.openEnds
      && appearance.overhang == look.overhang(of: row)
  }

  /// Called before the cell's state changes; the cell still has its old state. Changes of the layout made here show in
  /// the same frame as the new state.
  open func willTransition(to state: State) {}

  /// Called after the cell's state has changed.
  open func didTransition(to state: State) {}

  open override func _setNeedsLayout() {
    record.isPlacementDue = true
    super._setNeedsLayout()
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    contentDidChange()
  }

  /// The row's content changed in a way that its cell does not see, such as a value that `sizeThatFits(_:)` of a
  /// subclass reads: a row of automatic height is measured again at the next layout. Changes of the cell's properties
  /// and labels, and of layers in `contentView`, need no call.
  public final func contentDidChange() {
    setNeedsLayout()
    guard isLayingOut else { return outdateHeight() }
    record.hasLateContent = true
    contentView.requestLayout()
  }

  /// The same for a change in `contentView` that needs no layout of the cell.
  fileprivate func outdateHeight() { (record.isMeasured, record.hasOwnContent) = (false, true) }

  /// The data source filled the cell for its row.
  final func noteFilled() { (record.isMeasured, record.hasOwnContent) = (true, false) }

  /// See `CellRecord`.
  final var hasOwnContent: Bool { record.hasOwnContent }

  /// Places the parts. Frames that were set since the last layout are set back.
  open override func layoutSublayers() {
    super.layoutSublayers()
    let isPlacementDue = record.isPlacementDue || bounds != record.bounds || backgroundColor != laidOutBackground
    let selection = CellSelection(
      isSelected: isSelected, isHighlighted: isHighlighted, isAboveSelection: isAboveSelection,
      isFading: parts.fadingBackground != nil)
    guard isPlacementDue || selection != record.selection else { return }
    let category = categoryColors
    if isPlacementDue {
      colorTexts(category)
      layoutClip()
    }
    layoutBackgrounds(category, isPlacementDue: isPlacementDue)
    if isPlacementDue {
      layoutContent()
      contentView.requestLayout()
    }
    layoutSeparators()
    layoutFocusRing()
    if isPlacementDue { layoutActions() }
    showHighlight()
    laidOutBackground = backgroundColor
    (record.bounds, record.selection) = (bounds, selection)
    (record.isPlacementDue, record.hasLateContent) = (false, false)
    owner?.selectionLookChanged(of: self)
  }

  /// The height that the row's content needs at a width, at least the theme's row height. A subclass with content of
  /// its own overrides it. A call changes nothing that is shown.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: measuredHeight(in: size.width))
  }

  /// Adds the row's texts, its accessories and its states.
  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "cell"
    description.add("title", textLabel.text)
    description.add("detail", detailTextLabel.text)
    description.add("accessory", accessories.name, omitted: RowAccessory().name)
    if let control = accessories.layers.lazy.compactMap({ $0 as? Switch }).first {
      description.add("isOn", control.isOn)
    }
    description.add("isEnabled", isEnabled, omitted: true)
    description.add("isSelected", isSelected, omitted: false)
    description.add("isHighlighted", isHighlighted, omitted: false)
  }

  /// The row with its texts, states and control, and its position among all rows of the data.
  open override var accessibilityElement: AccessibilityElement? { rowPath == nil ? nil : rowElement }

  open override func accessibilityPerform(_ action: AccessibilityAction) -> Bool { performInRow(action) }

  open override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? partsOfControl }
    set { super.accessibilityElements = newValue }
  }

  /// A disabled row keeps presses from what is behind it.
  open override func hitTest(_ point: Point) -> Layer? {
    isEnabled ? receiver(ofPressOn: super.hitTest(point)) : topmostLayer(at: point)
  }

  open override func _didLayoutSublayers() {
    super._didLayoutSublayers()
    updateLackOfSpace()
    guard !record.isMeasured else { return }
    record.isMeasured = true
    if appearance.isSelfSizing { owner?.contentDidChange(in: self) }
  }

  /// The content changed: an accessory prefers another size.
  open override func _sublayerPreferredSizeDidChange(_ sublayer: Layer) { contentDidChange() }

  /// Restores the positions of the cell's parts, which it sets itself.
  open override func _sublayerDidChange(_ sublayer: Layer) {
    super._sublayerDidChange(sublayer)
    if !isLayingOut, accessoryLayers.layers.contains(where: { $0 === sublayer }) { outdateHeight() }
    setNeedsLayout()
  }
}

/// Lines and backgrounds that a cell made stay in it while they are hidden.
extension TableViewCell: PartKeeper {
  package final func keepsForLater(_ hidden: Layer) -> Bool {
    hidden.listRole == .separator || hidden is RowBackground
  }
}

/// The view around a cell's image and texts, which the cell's style places.
private final class CellContentView: View {
  private var cell: TableViewCell? { superlayer as? TableViewCell }
  /// Whether the layout that ends comes from here, not from a layer inside.
  private var wasLaidOut = false

  override func _setNeedsLayout() {
    if !isLayingOut, let cell {
      // The cell's layout gives the layers in here their sizes.
      if cell.isLayingOut { cell.setNeedsLayout() } else { cell.contentDidChange() }
    }
    super._setNeedsLayout()
  }

  override func _sublayerPreferredSizeDidChange(_ sublayer: Layer) {
    if !isLayingOut, let cell, cell.isLayingOut { cell.contentDidChange() }
    super._sublayerPreferredSizeDidChange(sublayer)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    wasLaidOut = true
    guard let cell, cell.contentView === self else { return }
    cell.layoutLateContent()
    if cell.highlightsContent { showHighlight(true, cell.colorsHighlightedTexts) }
  }

  /// The height of a self-sizing row follows from what lies here.
  override func _sublayerDidChange(_ sublayer: Layer) {
    super._sublayerDidChange(sublayer)
    guard !isLayingOut, let cell else { return }
    cell.record.isPlacementDue = true
    if cell.appearance.isSelfSizing { setNeedsLayout() }
  }

  override func _didLayoutSublayers() {
    super._didLayoutSublayers()
    if !wasLaidOut { cell?.outdateHeight() }
    wasLaidOut = false
  }
}
