import InlayGraphics
import InlayLayers

/// A list of rows in sections, of any length, after UIKit's UITableView. Only visible rows have cells.
open class TableView: ScrollView, GroundView {
  // The settings whose exclusivity is not checked at run time are loaded and stored whole: observers read the old
  // value, so that they run after the store.

  /// The arrangement of rows and sections; the initialiser's by default. Another style asks for all rows again, and
  /// keeps the selection. A background colour that was not set follows the style.
  @exclusivity(unchecked) public var style: Style {
    didSet {
      guard style != oldValue else { return }
      if backgroundColor == .token(oldValue.backgroundToken) { backgroundColor = .token(style.backgroundToken) }
      stage.isPlain = style == .plain
      invalidation.formUnion([.reload, .settings])
      setNeedsLayout()
    }
  }

  /// The source of the table's rows, a weak reference: retain it as long as the table shows it. It is `nil` by default.
  /// If it is released, this is reported as a problem of the scene. Setting it, like `reloadData()`, asks it for
  /// everything again.
  public final var dataSource: (any TableViewDataSource)? {
    get { source.dataSource }
    set {
      if newValue !== source.dataSource { invalidation.insert(.rows) }
      source.dataSource = newValue
      keptDataSource = nil
      reloadData()
    }
  }

  /// The object that the table keeps until it gets another data source, such as the form that fills it; nil for
  /// nothing.
  @exclusivity(unchecked) package final var keptDataSource: AnyObject?

  /// The object that receives rows before they come into view; a weak reference, `nil` by default.
  public final var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { source.prefetching }
    set {
      source.prefetching = newValue
      prefetch = PrefetchState()
    }
  }

  @exclusivity(unchecked) package final var overrides = TableOverrides() {
    didSet {
      guard overrides != oldValue else { return }
      overridesVersion += 1
      if overrides.heights != oldValue.heights { invalidation.insert(.heights) }
      invalidation.insert(.settings)
      setNeedsLayout()
    }
  }

  /// The number of changes of `overrides`.
  @exclusivity(unchecked) private(set) final var overridesVersion = 0

  /// The distance from the side of the rows to the text of headers and footers, in points. If it is `nil`, the default,
  /// the theme's is used, or else the inset of the rows' texts.
  @exclusivity(unchecked) package final var headerTextInset: Double? {
    didSet { if headerTextInset != oldValue { setNeedsLayout() } }
  }

  /// The kind of lines between rows; `singleLine` by default.
  @exclusivity(unchecked) public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  /// The origin of `separatorInset`; `fromCellEdges` by default.
  @exclusivity(unchecked) public var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }

  /// Whether the header of the topmost section stays at the top while its rows scroll below it. By default this is true
  /// in plain tables. A header that would leave less than a row's height of the view stays only with its lower end.
  public var sectionHeadersPinToVisibleBounds: Bool {
    get { pinsHeaders ?? (style == .plain) }
    set { pinsHeaders = newValue }
  }

  @exclusivity(unchecked) private var pinsHeaders: Bool? {
    didSet { if pinsHeaders != oldValue { setNeedsLayout() } }
  }

  /// Whether pinned headers are below the content inset, as in UIKit, and not at the top of the bounds.
  @exclusivity(unchecked) package final var pinsBelowContentInset = true {
    didSet { if pinsBelowContentInset != oldValue { setNeedsLayout() } }
  }

  /// A view above the first section, which scrolls with the rows; `nil` by default. It has the height of its frame. If
  /// that is 0, the height follows from its `sizeThatFits(_:)` in the rows' width, at each layout that is not only for
  /// scrolling.
  @exclusivity(unchecked) public var tableHeaderView: Layer? {
    didSet {
      if tableHeaderView !== oldValue { geometry.headerHeight = OwnHeight() }
      exchange(oldValue, for: tableHeaderView, at: \TableView.tableHeaderView)
      stage.replace(oldValue, with: tableHeaderView, role: .tableHeader, in: self)
    }
  }

  /// A view below the last section, which scrolls with the rows; `nil` by default. Its height follows as for
  /// `tableHeaderView`.
  @exclusivity(unchecked) public var tableFooterView: Layer? {
    didSet {
      if tableFooterView !== oldValue { geometry.footerHeight = OwnHeight() }
      exchange(oldValue, for: tableFooterView, at: \TableView.tableFooterView)
      stage.replace(oldValue, with: tableFooterView, role: .tableFooter, in: self)
    }
  }

  /// The distance from the sides of the header view to the margins of the table's content, in points; left is the
  /// leading side.
  @exclusivity(unchecked) package internal(set) final var contentMargins = Insets.zero

  /// Whether the table header stays at the top of the view while the rows scroll below it; false by default. A header
  /// that would leave less than a row's height of the view stays only with its lower end.
  @exclusivity(unchecked) public var isTableHeaderPinned = false {
    didSet {
      guard isTableHeaderPinned != oldValue else { return }
      stage.isUnordered = true
      setNeedsLayout()
    }
  }

  /// A layer that fills the table behind its rows and does not scroll; `nil` by default.
  @exclusivity(unchecked) public var backgroundView: Layer? {
    didSet {
      exchange(oldValue, for: backgroundView, at: \TableView.backgroundView)
      stage.replace(oldValue, with: backgroundView, role: .background, isLowest: true, in: self)
    }
  }

  /// A layer that fills the table while it has no rows, below its header view and inside the insets, such as of a
  /// keyboard; `nil` by default. It does not scroll. Texts in `footer.label` have contrast to every theme's table.
  @exclusivity(unchecked) public var emptyStateView: Layer? {
    didSet {
      exchange(oldValue, for: emptyStateView, at: \TableView.emptyStateView)
      // The table hid it while it had rows.
      if emptyStateView !== oldValue { oldValue?.isHidden = false }
      stage.replace(oldValue, with: emptyStateView, role: .background, in: self)
    }
  }

  /// The wheel that appears when events with times pull the content down beyond its top; `nil`, the default, for none.
  @exclusivity(unchecked) public var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      exchange(oldValue, for: refreshControl, at: \TableView.refreshControl)
      oldValue?.leave()
      refreshControl?.join(self)
      refreshInset = refreshControl?.inset ?? 0
      setNeedsLayout()
    }
  }

  /// The part of the content at which the view stays while rows are inserted or deleted, or their heights change:
  /// `start` by default. For chats and logs use `end`: a view at the end of its content stays there, also when the
  /// table becomes lower or its content inset grows, as for a keyboard. The first layout then shows the end, unless an
  /// offset was set before. Content that fits into the view is at its top. A view elsewhere shows the same rows as
  /// before, so earlier messages may be inserted above.
  @exclusivity(unchecked) public var contentAnchor = AnchorPosition.start {
    didSet {
      guard contentAnchor != oldValue else { return }
      followedEnd = nil
      setNeedsLayout()
    }
  }

  /// Whether rows can be selected by input; true by default.
  @exclusivity(unchecked) public var allowsSelection = true { didSet { selectionRulesChanged() } }

  /// Whether several rows can be selected; false by default.
  @exclusivity(unchecked) public var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }

  /// The value of `allowsSelection` while `isEditing`; false by default.
  @exclusivity(unchecked) public var allowsSelectionDuringEditing = false { didSet { selectionRulesChanged() } }

  /// The value of `allowsMultipleSelection` while `isEditing`; false by default.
  @exclusivity(unchecked) public var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesChanged() } }

  /// Whether the table is edited; false by default. Its rows then show editing controls, and the rules of selection for
  /// editing apply. With `allowsMultipleSelectionDuringEditing` rows have selection marks instead of other controls.
  @exclusivity(unchecked) public var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipeActions(animated: false)
      invalidation.insert(geometry.usesSelfSizing ? [.editing, .heights] : .editing)
      selectionRulesChanged()
    }
  }

  /// Whether a tap on a row's minus uncovers the row's trailing actions, by default "Delete", as in UIKit. False by
  /// default: the minus deletes the row at once.
  public var asksBeforeDeleting = false

  /// The timing of rows in animated updates; by default as in UIKit: 0.3 seconds, slow at the start and the end.
  public final var updateTiming = AnimationTiming.curve(.easeInOut, duration: 0.3)

  final private(set) lazy var source = PartSource(self)
  final private(set) lazy var heightsAhead = HeightsAhead(self)
  let stage: Stage
  // Exclusivity is unchecked below: these change by calls that run no other code, or whose closures read no other one.
  @exclusivity(unchecked) final var geometry = TableGeometry()
  /// The contents of rows out of view, for Tab and keyboards.
  @exclusivity(unchecked) final var unseenRows = UnseenRows()
  @exclusivity(unchecked) final var selection = RowSelection()
  final var prefetch = PrefetchState()
  let swipe = RowSwipeInteraction()
  /// The row that is lifted to be moved; nil for none.
  @exclusivity(unchecked) final var lift: RowLift?
  /// The animated updates that run; nil at rest.
  @exclusivity(unchecked) final var rowMotion: RowMotion?
  /// The completions of updates.
  package let completions = Completions()
  /// The look of the last layout.
  @exclusivity(unchecked) final var knownLook: TableLook?
  final var hiddenShadow = LastingProblem()
  /// The offsets at which the parts in view are those of the last layout; nil after another change of a part.
  @exclusivity(unchecked) final var offsetRange: OffsetRange?
  /// The goal of the last animation of the offset.
  final var scrollGoal: ScrollGoal?
  /// The offset of the last layout; nil before the first.
  @exclusivity(unchecked) final var laidOutOffset: Point?
  /// The position of the last layout: a moved table may have another offset to the device pixels.
  @exclusivity(unchecked) final var laidOutPosition: Point?
  /// The row that stays in its place while the rows of an update are measured; nil after the layout.
  @exclusivity(unchecked) final var updateAnchor: RowPath?
  /// The end of the content that the view follows; nil if it was not looked for.
  @exclusivity(unchecked) final var followedEnd: FollowedEnd?
  /// The element of the focused row, if it was out of view when assistive technology asked last.
  final var rowOutOfView: RowOutOfView?
  /// The work of the next layout.
  @exclusivity(unchecked) final var invalidation: Invalidation = [.reload, .heights, .offset, .column]

  /// Creates a table without rows; plain by default.
  public init(style: Style = .plain) {
    self.style = style
    stage = Stage(isPlain: style == .plain)
    super.init()
    for interaction in [swipe, RowContextInteraction(), RowPressInteraction()] { addInteraction(interaction) }
    alwaysBounceVertical = true
    restsAfterLayout = false
    offsetAtProgress = { [unowned self] in guessesLength ? layout.offset(atProgress: $0) : nil }
    followTarget = { [unowned self] in aim(at: $0) }
    settleContent = { [unowned self] in settleHeights() }
    super.backgroundColor = .token(style.backgroundToken)
  }

  /// Queries the data source for everything again at the next layout. Clears the selection. Rows of automatic height
  /// keep their heights until they are measured again, so the same rows stay visible.
  public final func reloadData() {
    if source.isAsking {
      let note = source.askedRowNote
      scene?.report("reloadData() was called during a layout\(note); it is done after it", in: self)
    }
    invalidation.insert(.reload)
    unseenRows.forget()
    selection.setAnchor(nil)
    replaceSelection([])
    setNeedsLayout()
    unhighlightRow()
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    layoutParts()
    if reordering.cancelLostMove() { layoutParts() }
    assertColumn()
    indicatorSpace = indexSpace
    guessedProgress = progressOfGuessedLength
    layoutScrollIndicators()
    layoutGestures()
    reportScrolling()
  }

  open override func _didLayoutSublayers() {
    super._didLayoutSublayers()
    source.finishLayout()
    requestRemainingLayout()
  }

  /// The next layout does what the data source or a delegate asks for in the middle of this one.
  open override func _setNeedsLayout() {
    super._setNeedsLayout()
    if needsLayout || isReporting || source.isCalling { invalidation.insert(.layout) }
  }

  /// The base pass: places every part between its sides, makes cells for rows that came into view and recycles those
  /// that left it. A column's parts that are moved sideways afterwards are moved back.
  func layoutParts() { layoutVisibleParts() }

  open override func boundsDidChange() {
    super.boundsDidChange()
    if !source.isAsking { refreshControl?.contentMoved() }
  }

  /// A part that was moved is moved back at the next tick.
  open override func _sublayerDidChange(_ sublayer: Layer) {
    super._sublayerDidChange(sublayer)
    guard let role = sublayer.listRole else { return }
    if role.liesInColumn {
      offsetRange = nil
      invalidation.insert(.column)
    }
    // Ignores frames that the table itself writes.
    requestLayout()
    if needsLayout { invalidation.insert(.layout) }
  }

  /// Has a part that prefers another size measured again.
  open override func _sublayerPreferredSizeDidChange(_ sublayer: Layer) {
    super._sublayerPreferredSizeDidChange(sublayer)
    measureAgain(sublayer)
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    if let scene { completions.move(to: scene) }
    invalidation.insert(.heights)
    source.environmentDidChange()
  }

  /// While a row's actions are uncovered, presses elsewhere are the table's, which closes them.
  open override func hitTest(_ point: Point) -> Layer? {
    let hit = super.hitTest(point)
    return swipe.row == nil || hit == nil || swipe.hasAction(hit) ? hit : self
  }

  /// A table without rows takes the focus if it can be scrolled.
  open override var canBecomeFocused: Bool {
    heights.rowCount > 0 || canScroll(by: Size(width: 0, height: 1)) || canScroll(by: Size(width: 0, height: -1))
  }

  open override func focusDidChange() {
    super.focusDidChange()
    if isFocusVisible && selection.focus == nil { navigator.focusFirstRow() }
    // The key scrolls if no visible row can have the focus.
    takesFocusingKey = selection.focus == nil
    if !isFocused { focus?.isStop = false }
    setNeedsLayout()
  }

  /// Arrows, Page Up and Page Down, Home and End move the focus over enabled rows and scroll to it; left and right
  /// arrows move it to a row's plus, minus or detail button and back. Space and Return act as a tap on the focused
  /// part; they turn the switch of a row, whether the row can be selected or not. Content without focusable rows is
  /// scrolled by pages before the focus moves on, and Home and End show its ends. A table without rows is scrolled.
  ///
  /// Where several rows may be selected, Shift and a key that moves the focus select the rows between, and Command or
  /// Control and A selects all rows.
  open override func keyDown(_ event: KeyEvent) -> Bool { navigator.handle(event) }

  /// Reports only scrolling to a delegate that is not a `TableViewDelegate`.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      source.delegate = delegate as? any TableViewDelegate
      (source.checksHeights, source.ignoredHeight) = (true, nil)
      reloadData()
    }
  }

  /// A gradient counts with its upper colour.
  package final var groundFill: RGBColor? {
    let shown = backgroundView.map(\.backgroundColor) ?? theme.backgroundGradient?.first
    return (shown ?? backgroundColor).map(resolvedColor)
  }

  /// A list, or a list box where rows can be selected, of all rows of the data.
  open override var accessibilityElement: AccessibilityElement? { listElement }

  open override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? partsInReadingOrder }
    set { super.accessibilityElements = newValue }
  }

  /// The cell of the focused row.
  open override var accessibilityActiveDescendant: View? {
    focus.flatMap { cellForRow(at: $0.row) ?? focusedRowOutOfView }
  }

  /// The space beside the vertical scroll indicator, in points.
  final var indexSpace: Double { sectionIndexWidth + safeTrailing }

  private var guessesLength: Bool { geometry.isLengthGuessed && geometry.usesSelfSizing }

  private var progressOfGuessedLength: ScrollProgress? {
    guard guessesLength, let shown = layout.progress(rowHeight: measurer.estimatedHeight) else { return nil }
    // The rows alone may fit into the view.
    let most = maximumContentOffset.y > minimumContentOffset.y ? Self.longestIndicator : 1
    return ScrollProgress(position: shown.position, length: min(most, shown.length))
  }

  private static var longestIndicator: Double { 0.9 }

  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "table"
  }
}
