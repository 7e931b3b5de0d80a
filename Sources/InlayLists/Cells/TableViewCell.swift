import InlayGraphics
import InlayLayers

/// One row of a table: a background, content, and an accessory.
///
/// Cells are used again. What a row sets of a cell's own properties and of its labels is as when the cell was made before
/// it shows another row; layers of your own in `contentView` stay, and are yours to fill anew.
///
/// A row up to the theme's `narrowRowWidth` wide whose title has less room than the theme's `minimumTitleWidth` leaves parts
/// out, in this order: the detail beside the title, the image, a disclosure indicator or checkmark, and at last a switch, a
/// button or an accessory view, which goes where not even half of that room is left. Then the title is cut.
///
/// Its `backgroundColor` is the colour of the row, in the shape that the table's decoration gives it; nil stands for the
/// table's.
open class TableViewCell: View, ReusablePart {
  /// How the texts of a cell are placed.
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

  public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton, `switch`
  }

  public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, none
  }

  public let style: Style
  public let reuseIdentifier: String?

  /// What the row says; your own layers go in here. It ends where the accessory begins.
  public let contentView: View = CellContentView()
  public let textLabel = Label(textStyle: .title)
  public let detailTextLabel: Label
  /// Shows `image`.
  public let imageView = Layer()

  /// Shown before the text, in a square of the theme's `imageSize`: smaller images in its middle, larger ones scaled.
  @exclusivity(unchecked) public var image: Image? {
    didSet {
      guard image !== oldValue else { return }
      contentView.setNeedsLayout()
      // Separators may begin at the text, which has another place beside an image.
      if (image == nil) != (oldValue == nil) { setNeedsLayout() }
    }
  }

  /// Instead of `image` while the row is highlighted or selected; nil keeps `image`.
  @exclusivity(unchecked) public var highlightedImage: Image? {
    didSet { if highlightedImage !== oldValue { contentView.setNeedsLayout() } }
  }

  // MARK: Place in the table, which the table keeps

  /// The row that the cell shows; nil while it waits to be used again.
  @exclusivity(unchecked) public internal(set) var rowPath: RowPath?

  public var rowPosition: RowPosition { appearance.position }

  /// The table that shows the cell. The table clears it when it takes the cell out of view and when it goes: a weak one
  /// would make each reference to the table slow.
  unowned(unsafe) final var owner: (any TableViewCellOwner)?

  /// Whether the cell was reported as shown.
  final var isDisplayed = false

  /// Whether the cell has the frame and the appearance that its table's last layout gave it.
  @exclusivity(unchecked) final var isPlaced = false

  @exclusivity(unchecked) var appearance = CellAppearance() {
    didSet { if appearance != oldValue { setNeedsLayout() } }
  }

  /// Whether the layout that is due comes from the row's measuring, or shows a row whose height is known.
  @exclusivity(unchecked) final var isMeasured = false
  /// Whether the content was laid out, so that it may ask for another height.
  @exclusivity(unchecked) final var contentWasLaidOut = false
  /// Whether the content changed while the cell showed its row: another cell of the row may ask for another height.
  @exclusivity(unchecked) final var hasOwnContent = false

  /// Whether nothing but a change of the cell's state asked for the layout that is due.
  private var isLayoutOfState = false

  // MARK: State

  /// Set by the table's selection calls.
  @exclusivity(unchecked) public internal(set) var isSelected = false {
    willSet { announce(.selected, newValue, isNew: newValue != isSelected) }
    didSet { if isSelected != oldValue { finishSelection() } }
  }

  @exclusivity(unchecked) public var isHighlighted = false {
    willSet { announce(.highlighted, newValue, isNew: newValue != isHighlighted) }
    didSet { if isHighlighted != oldValue { finishSelection() } }
  }

  /// A disabled row is shown dimmed and is not selected by input.
  @exclusivity(unchecked) public var isEnabled = true {
    willSet { announce(.disabled, !newValue, isNew: newValue != isEnabled) }
    didSet { if isEnabled != oldValue { finishTransition() } }
  }

  /// With `none` the row looks the same while it is highlighted or selected.
  @exclusivity(unchecked) public var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsLayout() } }
  }

  /// The name of one of the theme's categories, whose colours the row has; nil for none.
  @exclusivity(unchecked) public var category: String? {
    didSet { if category != oldValue { setNeedsLayout() } }
  }

  /// How the row is edited, which the table says; nil while it is not.
  @exclusivity(unchecked) var editing: RowEditing? {
    willSet { announce(.editing, newValue != nil, isNew: (newValue != nil) != isEditing) }
    didSet {
      if editing == oldValue { return }
      if isEditing != (oldValue != nil) { finishTransition() } else { setNeedsLayout() }
    }
  }

  // MARK: Look

  /// The colour of the row while it is highlighted or selected; nil for the table's.
  @exclusivity(unchecked) public var selectedBackgroundColor: LayerColor? {
    didSet { if selectedBackgroundColor != oldValue { setNeedsLayout() } }
  }

  /// Fills the cell behind everything, instead of the decoration's background.
  @exclusivity(unchecked) public var backgroundView: Layer? {
    didSet { replacePart(oldValue, with: backgroundView) }
  }

  /// Fills the cell directly above the background, only while it is highlighted or selected, instead of the
  /// decoration's.
  @exclusivity(unchecked) public var selectedBackgroundView: Layer? {
    didSet { replacePart(oldValue, with: selectedBackgroundView) }
  }

  /// Instead of `selectedBackgroundView` in a table in which several rows may be selected.
  @exclusivity(unchecked) public var multipleSelectionBackgroundView: Layer? {
    didSet { replacePart(oldValue, with: multipleSelectionBackgroundView) }
  }

  /// How far the separator below the row keeps from its sides, in points; left is the leading side. Nil for the table's.
  /// Unlike in UIKit the row's text stays where it is.
  @exclusivity(unchecked) public var separatorInset: Insets? {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  /// Whether the row below looks selected: the separator between the two is hidden.
  @exclusivity(unchecked) var isAboveSelection = false {
    didSet { if isAboveSelection != oldValue { setNeedsStateLayout() } }
  }

  @exclusivity(unchecked) public var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }

  /// Instead of the standard accessory; it keeps its size. An `ImageLayer` shows its highlighted image with the row.
  @exclusivity(unchecked) public var accessoryView: Layer? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.showHighlight(false)
      setNeedsLayout()
    }
  }

  /// Instead of `accessoryType` while the row is edited.
  @exclusivity(unchecked) public var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// Instead of `accessoryView` while the row is edited.
  @exclusivity(unchecked) public var editingAccessoryView: Layer? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.showHighlight(false)
      setNeedsLayout()
    }
  }

  /// How many steps image and texts are moved in.
  @exclusivity(unchecked) public var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of such a step, in points; nil for the theme's.
  @exclusivity(unchecked) public var indentationWidth: Double? {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// The state of the switch of accessory type `switch`. A switch of your own, as `accessoryView`, keeps its own state, which
  /// is here after input turned it.
  @exclusivity(unchecked) public var isOn = false {
    didSet { if effectiveAccessoryType == .switch { switchControl?.isOn = isOn } }
  }

  /// What the last layout left out of a narrow row.
  @exclusivity(unchecked) var omissions: NarrowRowOmissions = []
  /// Whether the last layout placed the detail below the title.
  var stacksTexts = false
  /// Whether it placed the switch below the texts.
  var stacksSwitch = false
  /// What the last layout placed, from the trailing edge inwards.
  @exclusivity(unchecked) var accessories: [Layer] = []
  @exclusivity(unchecked) var effectiveAccessoryType = AccessoryType.none
  var switchControl: Switch? { accessories.first as? Switch }
  @exclusivity(unchecked) var decorationBackground: RowBackground?
  @exclusivity(unchecked) var decorationSelectedBackground: RowBackground?
  @exclusivity(unchecked) var editingControl: EditingControl?
  @exclusivity(unchecked) var reorderControl: ReorderControl?
  @exclusivity(unchecked) var topSeparator: Layer?
  @exclusivity(unchecked) var bottomSeparator: Layer?
  @exclusivity(unchecked) var grooveSeparator: Layer?
  @exclusivity(unchecked) var cardBorder: CardBorder?
  @exclusivity(unchecked) var focusRing: FocusRing?
  /// Whether the content was shown highlighted last.
  @exclusivity(unchecked) var showedHighlight = false
  /// How many rows the cell has shown before this one: what began in another row has no end in this.
  @exclusivity(unchecked) var useCount = 0
  /// Whether the cell is in a table's pool.
  var isWaiting = false
  /// Whether the data source keeps the cell for a row of its own, so that no other row may have it.
  var isKept = false
  var isFree: Bool { rowPath == nil && !isKept }
  /// Whether the decoration keeps the layer's own clip.
  @exclusivity(unchecked) var isClippedToCard = false
  /// What a table's new cell is like, before any row.
  @exclusivity(unchecked) var standard: CellConfiguration?

  public required init(style: Style = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = Label(textStyle: style == .subtitle ? .subtitle : .detail)
    super.init()
    contentView.addSublayer(textLabel)
    if style != .default { contentView.addSublayer(detailTextLabel) }
    for label in [textLabel, detailTextLabel] {
      label.lineBreakMode = .truncatingTail
      label.numberOfLines = 1
    }
    if style == .value2 {
      textLabel.standardColor = .token(.tint)
      detailTextLabel.standardColor = .token(.label)
    }
    fillsBackground = false
    addSublayer(contentView)
  }

  /// Makes a cell that showed one row ready for another: it is as it was when the table had made it. Call super.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    showHighlight()
    standard?.apply(to: self)
  }

  /// Called before the cell's state becomes another one: the present one is still that of before. What you lay out for it
  /// here shows in the same frame.
  open func willTransition(to state: State) {}

  /// Called when the cell's state has become another one.
  open func didTransition(to state: State) {}

  open override func setNeedsLayout() {
    isLayoutOfState = false
    super.setNeedsLayout()
  }

  /// Asks for the layout of what shows the cell's state alone.
  final func setNeedsStateLayout() {
    if requestLayout() { isLayoutOfState = true }
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    let category = categoryColors
    let isLayoutOfState = isLayoutOfState
    self.isLayoutOfState = false
    // A subclass may count on finding everything at its standard place.
    if isLayoutOfState && type(of: self) == TableViewCell.self {
      layoutBackgrounds(category)
      layoutSeparators()
      layoutFocusRing()
    } else {
      // A change of state alone does not measure the row again.
      if isLayoutOfState && !contentView.isLayoutDue { isMeasured = true }
      colorTexts(category)
      layoutClip()
      layoutBackgrounds(category)
      layoutAccessories()
      contentView.setNeedsLayout()
      layoutSeparators()
      layoutFocusRing()
    }
    showHighlight()
    owner?.selectionLookChanged(of: self)
  }

  /// The height that the row's content asks for at a width, at least the theme's row height; a subclass with content of
  /// its own answers for that.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: max(theme.metrics.rowHeight, contentHeight(in: size.width)))
  }

  open override var admitsEvents: Bool { isEnabled }

  open override func didChange(_ property: LayerProperty) {
    super.didChange(property)
    // Scrolled bounds ask for layout without a call.
    if property == .backgroundColor || property == .bounds { setNeedsLayout() }
  }

  open override func didLayoutSublayers() {
    super.didLayoutSublayers()
    let isChanged = contentWasLaidOut && !isMeasured
    contentWasLaidOut = false
    isMeasured = false
    if isChanged { hasOwnContent = true }
    if isChanged && appearance.isSelfSizing { owner?.contentWasLaidOut(of: self) }
  }

  /// The cell places its parts itself: whoever moves one has it moved back.
  open override func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {
    super.sublayerDidChange(sublayer, property)
    setNeedsLayout()
  }

  private func replacePart(_ old: Layer?, with new: Layer?) {
    guard old !== new else { return }
    for layer in old?.sublayers ?? [] { layer.showHighlight(false) }
    if old?.superlayer === self { old?.removeFromSuperlayer() }
    setNeedsLayout()
  }
}

/// The view around a cell's image and texts, which the cell's style places.
private final class CellContentView: View {
  override func layoutSublayers() {
    super.layoutSublayers()
    guard let cell = superlayer as? TableViewCell, cell.contentView === self else { return }
    cell.layoutContent()
    if cell.highlightsContent { showHighlight(true) }
  }

  /// The height of a self-sizing row follows from what lies here.
  override func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {
    super.sublayerDidChange(sublayer, property)
    if (superlayer as? TableViewCell)?.appearance.isSelfSizing ?? false { setNeedsLayout() }
  }

  override func didLayoutSublayers() {
    super.didLayoutSublayers()
    (superlayer as? TableViewCell)?.contentWasLaidOut = true
  }
}
