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
  public final var dataSource: (any TableViewDataSource)? {
    get { source.dataSource }
    set {
      if newValue !== source.dataSource { invalidation.insert(.rows) }
      source.dataSource = newValue
      reloadData()
    }
  }

  /// Hears of rows that are about to come into view.
  public final var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { source.prefetching }
    set {
      source.prefetching = newValue
      prefetch = PrefetchState()
    }
  }

  // MARK: Metrics and colours: what you set here stands instead of the theme's

  package final var overrides = TableOverrides() {
    didSet {
      guard overrides != oldValue else { return }
      if overrides.heights != oldValue.heights { invalidation.insert(.heights) }
      setNeedsLayout()
    }
  }

  package final var columnOverrides = ColumnOverrides() {
    didSet { if columnOverrides != oldValue { setNeedsLayout() } }
  }

  /// From the side of the rows to the text of headers and footers, in points; nil for the theme's, which follows the rows'
  /// texts unless it says otherwise.
  public var headerTextInset: Double? {
    didSet { if headerTextInset != oldValue { setNeedsLayout() } }
  }

  @exclusivity(unchecked) public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }

  /// Whether the header of the section at the top stays there while its rows pass below it. True in plain tables. Of a
  /// header that leaves less than a row's height of the view only the end stays.
  public var sectionHeadersPinToVisibleBounds: Bool {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { setNeedsLayout() } }
  }

  /// Whether headers that stay at the top keep below the content inset there, as in UIKit. Those of scene files do not:
  /// there `contentOffset` alone says where they lie.
  package final var pinsBelowContentInset = true {
    didSet { if pinsBelowContentInset != oldValue { setNeedsLayout() } }
  }

  // MARK: Views of the whole table

  /// Scrolls with the rows, above the first section; its own height counts.
  public var tableHeaderView: Layer? {
    didSet {
      if tableHeaderView !== oldValue { geometry.forgetHeader() }
      replacePart(oldValue, with: tableHeaderView, role: .tableHeader)
    }
  }

  /// Scrolls with the rows, below the last section; its own height counts.
  public var tableFooterView: Layer? {
    didSet {
      if tableFooterView !== oldValue { geometry.forgetFooter() }
      replacePart(oldValue, with: tableFooterView, role: .tableFooter)
    }
  }

  /// Whether the table header stays at the top of the view, above the rows, when they scroll away under it. Of one that
  /// leaves less than a row's height of the view only the end stays.
  public var isTableHeaderPinned = false {
    didSet {
      guard isTableHeaderPinned != oldValue else { return }
      stage.setUnordered()
      setNeedsLayout()
    }
  }

  /// Fills the table behind its rows and does not scroll.
  public var backgroundView: Layer? {
    didSet { replacePart(oldValue, with: backgroundView, role: .background) }
  }

  /// Fills the table while it has no rows, and does not scroll. Every theme's `footer.label` is read on its table.
  public var emptyStateView: Layer? {
    didSet { replacePart(oldValue, with: emptyStateView, role: .background) }
  }

  // MARK: Selection

  public var allowsSelection = true {
    didSet { selectionRulesChanged() }
  }

  public var allowsMultipleSelection = false {
    didSet { selectionRulesChanged() }
  }

  /// While `isEditing`, in the place of `allowsSelection`.
  public var allowsSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }

  /// While `isEditing`, in the place of `allowsMultipleSelection`.
  public var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }

  /// Whether the table is being edited: its rows show by which controls, and the rules for editing say what can be
  /// selected. With `allowsMultipleSelectionDuringEditing` rows have marks of their selection instead of other controls.
  @exclusivity(unchecked) public var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      invalidation.insert(geometry.usesSelfSizing ? [.editing, .heights] : .editing)
      selectionRulesChanged()
    }
  }

  // MARK: The parts

  let source = CheckedSource()
  let stage: TableStage
  final var geometry = TableGeometry()
  final var selection = RowSelection()
  final var prefetch = PrefetchState()
  /// What the last layout showed; nil since a part was changed by somebody else.
  final var cachedVisibleRange: CachedVisibleRange?
  /// Where the rows lie, for those that only look.
  final var heights: HeightIndex {
    _read { yield geometry.heights }
  }
  /// What waits for the next layout.
  final var invalidation: Invalidation = [.reload, .heights, .offset, .column]

  public init(style: Style = .plain) {
    self.style = style
    stage = TableStage(isPlain: style == .plain)
    sectionHeadersPinToVisibleBounds = style == .plain
    super.init()
    super.backgroundColor = .token(style == .plain ? .cellBackground : .tableBackground)
  }

  public convenience init(frame: Rect, style: Style = .plain) {
    self.init(style: style)
    self.frame = frame
  }

  /// Asks the data source for everything again, at the next layout. The selection is forgotten. Rows of automatic height
  /// are taken to be as high as they were until they are measured again, so that the same ones stay in view.
  public final func reloadData() {
    if source.isAsking {
      let note = source.askedRowNote
      scene?.report("reloadData() was called in the middle of a layout\(note); it is done after it", in: self)
    }
    invalidation.insert(.reload)
    selection.highlight(nil)
    replaceSelection([])
    setNeedsLayout()
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    layoutParts()
    invalidation.remove(.layout)
    assertColumn()
    layoutScrollIndicators()
    cancelLostMove()
    reportScrolling()
  }

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    if needsLayout { invalidation.insert(.layout) }
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
      invalidation.insert(.column)
    }
    setNeedsLayout()
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    invalidation.insert(.heights)
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
    if focusState == .shown && selection.focus == nil { focusFirstRow() }
    setNeedsLayout()
  }

  /// Arrows, Page Up and Page Down, Home and End move the focus over rows that are enabled and scroll to it; arrows to the
  /// sides move it to a row's plus, minus or detail button and back. Space and Return do what a tap on what has the focus
  /// does; a row with a switch has it turned, whether the row can be selected or not. Where there are only texts to come,
  /// they are scrolled through by pages before the focus goes on, and Home and End show the content's ends. A table without
  /// rows is scrolled.
  open override func keyDown(_ event: KeyEvent) -> Bool { handle(event.key) }

  // MARK: For subclasses in this module

  /// A `TableViewDelegate`; another one hears of scrolling alone.
  override func delegateDidChange() {
    source.delegate = delegate as? any TableViewDelegate
    reloadData()
  }

  /// What the table does to its offset while it is laid out is reported at the layout's end.
  override func reportScrolling() {
    if !source.isAsking { super.reportScrolling() }
  }

  override var indicatorRoom: Double { sectionIndexWidth + safeTrailingSide }

  override var verticalScrollProgress: ScrollProgress { scrollProgressByRows() ?? super.verticalScrollProgress }

  /// The widest that the column of an inset grouped table gets, in points; nil for no limit.
  var columnLimit: Double? { nil }

  private func replacePart(_ old: Layer?, with new: Layer?, role: LayerRole) {
    guard old !== new else { return }
    old?.removeFromSuperlayer()
    old?.role = nil
    new?.role = role
    let top = role == .background ? sublayers.prefix(while: \.isBehindRows).count : sublayers.count
    if let new { insertSublayer(new, at: new === backgroundView ? 0 : top) }
    stage.setUnordered()
    setNeedsLayout()
  }
}
