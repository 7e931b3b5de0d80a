import InlayGraphics
import InlayLayers

/// A list of rows in sections, of any length: cells exist for the rows that are seen.
///
/// After UIKit's UITableView.
open class TableView: ScrollView {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Rows from side to side, without gaps.
    case plain
    /// Sections with room between them, their rows from side to side.
    case grouped
    /// Sections as rounded cards in a column.
    case insetGrouped

    /// Whether there is room between sections.
    var isGrouped: Bool { self != .plain }
  }

  public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
    /// A line with a light one below it, like a groove.
    case etched
  }

  /// From where `separatorInset` is measured.
  public enum SeparatorInsetReference: String, CaseIterable, Hashable, Sendable {
    case fromCellEdges
    /// From where the text of each row begins.
    case fromAutomaticInsets
  }

  public let style: Style

  /// What the table shows. Set it, or call `reloadData()`, to have it asked again.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      if dataSource !== oldValue { hasOtherRows = true }
      reloadData()
    }
  }

  public weak var delegate: (any TableViewDelegate)? {
    didSet { reloadData() }
  }

  /// Is told of rows that are about to come into view.
  public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet { prefetch = PrefetchState() }
  }

  // MARK: Metrics and colours: what you set here stands instead of the theme's

  package final var overrides = TableOverrides() {
    didSet {
      guard overrides != oldValue else { return }
      if overrides.heights != oldValue.heights { needsHeights = true }
      setNeedsLayout()
    }
  }

  package final var columnOverrides = ColumnOverrides() {
    didSet { if columnOverrides != oldValue { setNeedsLayout() } }
  }

  /// From the side of the rows to the text of headers and footers, in points; nil for the theme's, which follows the rows'
  /// texts unless it says otherwise.
  @exclusivity(unchecked) public var headerTextInset: Double? {
    didSet { if headerTextInset != oldValue { setNeedsLayout() } }
  }

  @exclusivity(unchecked) public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  @exclusivity(unchecked) public var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }

  /// Whether the header of the section at the top stays there while its rows pass below it. True in plain tables. Of a
  /// header that leaves less than a row's height of the view only the end stays.
  @exclusivity(unchecked) public var sectionHeadersPinToVisibleBounds: Bool {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { setNeedsLayout() } }
  }

  /// Whether headers that stay at the top keep below the content inset there, as in UIKit. Those of scene files do not:
  /// there `contentOffset` alone says where they lie.
  package final var pinsBelowContentInset = true {
    didSet { if pinsBelowContentInset != oldValue { setNeedsLayout() } }
  }

  // MARK: Views of the whole table

  /// Scrolls with the rows, above the first section; its own height counts.
  @exclusivity(unchecked) public var tableHeaderView: Layer? {
    didSet {
      if tableHeaderView !== oldValue { ownHeaderHeight = OwnHeight() }
      replacePart(oldValue, with: tableHeaderView, role: .tableHeader)
    }
  }

  /// Scrolls with the rows, below the last section; its own height counts.
  @exclusivity(unchecked) public var tableFooterView: Layer? {
    didSet {
      if tableFooterView !== oldValue { ownFooterHeight = OwnHeight() }
      replacePart(oldValue, with: tableFooterView, role: .tableFooter)
    }
  }

  /// Whether the table header stays at the top of the view, above the rows, when they scroll away under it. Of one that
  /// leaves less than a row's height of the view only the end stays.
  @exclusivity(unchecked) public var isTableHeaderPinned = false {
    didSet { if isTableHeaderPinned != oldValue { setNeedsLayout() } }
  }

  /// Fills the table behind its rows and does not scroll.
  @exclusivity(unchecked) public var backgroundView: Layer? {
    didSet { replacePart(oldValue, with: backgroundView, role: .background) }
  }

  /// Fills the table while it has no rows, and does not scroll. Every theme's `footer.label` is read on its table.
  @exclusivity(unchecked) public var emptyStateView: Layer? {
    didSet { replacePart(oldValue, with: emptyStateView, role: .background) }
  }

  // MARK: Selection

  @exclusivity(unchecked) public var allowsSelection = true {
    didSet { selectionRulesChanged() }
  }

  @exclusivity(unchecked) public var allowsMultipleSelection = false {
    didSet { selectionRulesChanged() }
  }

  /// While `isEditing`, in the place of `allowsSelection`.
  @exclusivity(unchecked) public var allowsSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }

  /// While `isEditing`, in the place of `allowsMultipleSelection`.
  @exclusivity(unchecked) public var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }

  /// Whether the table is being edited: its rows show by which controls, and the rules for editing say what can be
  /// selected. With `allowsMultipleSelectionDuringEditing` rows have marks of their selection instead of other controls.
  @exclusivity(unchecked) public var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      needsEditing = true
      if usesSelfSizing { needsHeights = true }
      selectionRulesChanged()
    }
  }

  /// Changed by calls that tell the cells too: `select`, `deselect` and `replaceSelection`.
  @exclusivity(unchecked) var selectedRows: Set<RowPath> = []

  @exclusivity(unchecked) var highlightedRow: RowPath?

  /// Where the keys are, also while they go elsewhere.
  @exclusivity(unchecked) var focus: RowFocus? {
    didSet { if focus != oldValue { setNeedsLayout() } }
  }

  // MARK: What is on show

  var heights = HeightIndex() {
    didSet { heightsVersion += 1 }
  }
  /// Another one whenever rows or heights may be others.
  private(set) var heightsVersion = 0
  @exclusivity(unchecked) var cellPlacement = CellPlacement()
  var ownHeaderHeight = OwnHeight()
  var ownFooterHeight = OwnHeight()
  /// Nil since somebody changed a part.
  @exclusivity(unchecked) var cachedVisibleRange: CachedVisibleRange?
  /// Whether parts may not have the column's sides.
  @exclusivity(unchecked) var needsColumn = true
  /// Whether everything is to be asked again.
  @exclusivity(unchecked) var needsReload = true
  /// Whether the heights in the index say nothing of the rows that are asked for next.
  var hasOtherRows = false
  /// Whether heights may be others than the index has; the cells stay.
  @exclusivity(unchecked) var needsHeights = true
  /// Whether the cells do not know yet that editing began or ended.
  @exclusivity(unchecked) var needsEditing = false
  /// Whether some height is what content asks for.
  @exclusivity(unchecked) var usesSelfSizing = false
  /// Whether some height was only guessed at the end of a layout, since the heights were made.
  @exclusivity(unchecked) var isLengthGuessed = false
  /// Whether the rows are new to the table, so that the offset is what its owner gave it for them.
  @exclusivity(unchecked) var isOffsetGiven = true
  var estimates = RowEstimates()
  /// What `columnRect` was in this layout.
  @exclusivity(unchecked) var columnSides = Rect.zero
  /// The room in which parts were measured.
  @exclusivity(unchecked) var measuredRoom = MeasuredRoom()
  /// Nil until a text's height is guessed, since the heights were found anew.
  @exclusivity(unchecked) var textLines: SectionTextLines?
  /// Whether the table is at work on its parts and asks the data source: it does not begin anew before it is done.
  @exclusivity(unchecked) var isInLayout = false
  /// The row that the data source is being asked for.
  @exclusivity(unchecked) var askedRow: RowPath?
  /// Counts that the data source had without notice, by section, told already; that of sections at -1.
  var reportedCounts: [Int: Int] = [:]
  var prefetch = PrefetchState()
  let pool = ReusePool<TableViewCell>()
  /// Headers and footers of registered classes.
  let sectionViewPool = ReusePool<TableViewHeaderFooterView>()
  /// Headers and footers that show texts.
  let sectionTextPool = ReusePool<SectionTextView>()
  /// In the order of the rows.
  @exclusivity(unchecked) var visibleCells: [TableViewCell] = []
  /// Cells that left the view in this layout and still lie in the tree.
  @exclusivity(unchecked) var recycled: [TableViewCell] = []
  var visibleHeaders: [Int: Layer] = [:]
  var visibleFooters: [Int: Layer] = [:]
  /// Whether parts may lie above others in another order than they should.
  @exclusivity(unchecked) var partsAreUnordered = false
  /// The section index at the trailing side; nil when the data source has no titles for it.
  @exclusivity(unchecked) public internal(set) var sectionIndexBar: SectionIndexBar?
  /// What the theme has behind the rows.
  @exclusivity(unchecked) var gradientView: GradientLayer?
  /// The shadows of masked cards, by their sections.
  var sectionShadows: [Int: SectionShadow] = [:]

  public init(style: Style = .plain) {
    self.style = style
    sectionHeadersPinToVisibleBounds = style == .plain
    super.init()
    super.backgroundColor = .token(style == .plain ? .cellBackground : .tableBackground)
    for kind in SectionTextView.Kind.allCases {
      sectionTextPool.register(kind.rawValue) { SectionTextView(kind, style: style) }
    }
  }

  public convenience init(frame: Rect, style: Style = .plain) {
    self.init(style: style)
    self.frame = frame
  }

  deinit {
    for cell in visibleCells { cell.owner = nil }
  }

  /// Asks the data source for everything again, at the next layout. The selection is forgotten. Rows of automatic height
  /// are taken to be as high as they were until they are measured again, so that the same ones stay in view.
  public final func reloadData() {
    if isInLayout {
      scene?.report("reloadData() was called in the middle of a layout\(askedRowNote); it is done after it", in: self)
    }
    needsReload = true
    highlightedRow = nil
    replaceSelection([])
    setNeedsLayout()
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    layoutParts()
    assertColumn()
    layoutScrollIndicators()
  }

  /// The base pass: places every part between its sides, makes cells for rows that came into view and takes back
  /// those that left it. Whoever moves parts of a column sideways afterwards has them put back.
  open func layoutParts() {
    layoutVisibleParts()
  }

  /// A table that moves may lie elsewhere between the device's pixels.
  open override func didChange(_ property: LayerProperty) {
    super.didChange(property)
    if property == .position { setNeedsLayout() }
  }

  /// Whoever moves a part of the table, the next tick puts it back.
  open override func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {
    super.sublayerDidChange(sublayer, property)
    guard let role = sublayer.role else { return }
    if role == .cell { (sublayer as? TableViewCell)?.isPlaced = false }
    if role.liesInColumn {
      cachedVisibleRange = nil
      needsColumn = true
    }
    setNeedsLayout()
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    needsHeights = true
  }

  // MARK: Input

  open override func beginTracking(at point: Point) -> Bool { pressRow(at: point) }

  open override func continueTracking(at point: Point) -> Bool { keepPressing(at: point) }

  open override func endTracking(at point: Point) { endPress(at: point) }

  open override func cancelTracking() { unhighlightRow() }

  /// A table without rows takes the keys where it can be scrolled.
  open override var canBecomeFocused: Bool {
    heights.rowCount > 0 || canScroll(by: Size(width: 0, height: 1)) || canScroll(by: Size(width: 0, height: -1))
  }

  open override func focusDidChange() {
    super.focusDidChange()
    if focusState == .shown && focus == nil { focusFirstRow() }
    setNeedsLayout()
  }

  /// Arrows, Page Up and Page Down, Home and End move the focus over rows that are enabled and scroll to it; arrows to the
  /// sides move it to a row's plus, minus or detail button and back. Space and Return do what a tap on what has the focus
  /// does; a row with a switch has it turned, whether the row can be selected or not. Where there are only texts to come,
  /// they are scrolled through by pages before the focus goes on, and Home and End show the content's ends. A table without
  /// rows is scrolled.
  open override func keyDown(_ event: KeyEvent) -> Bool { handle(event.key) }

  // MARK: For subclasses in this module

  override var indicatorRoom: Double { sectionIndexWidth + safeTrailingSide }

  override var verticalScrollProgress: ScrollProgress { scrollProgressByRows() ?? super.verticalScrollProgress }

  /// The widest that the column of an inset grouped table gets, in points; nil for no limit.
  var columnLimit: Double? { nil }

  private func replacePart(_ old: Layer?, with new: Layer?, role: LayerRole) {
    guard old !== new else { return }
    old?.removeFromSuperlayer()
    old?.role = nil
    new?.role = role
    if let new { insertSublayer(new, at: new === backgroundView ? 0 : role == .background ? 1 : sublayers.count) }
    setNeedsLayout()
  }
}
