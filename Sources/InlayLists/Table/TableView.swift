import InlayGraphics
import InlayLayers

/// A list of rows in sections, of any length: cells exist for the rows that are seen.
///
/// After UIKit's UITableView. The table places every part from side to side; what makes a column of them
/// (`RoundedTableView`) does so after it, by each part's role.
open class TableView: ScrollView {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Rows from side to side, without gaps.
    case plain
    /// Sections with room between them, their rows from side to side.
    case grouped
  }

  public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
  }

  public let style: Style

  /// What the table shows. Set it, or call `reloadData()`, to have it asked again.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { reloadData() }
  }

  public weak var delegate: (any TableViewDelegate)? {
    didSet { reloadData() }
  }

  // MARK: Metrics and colours: what you set here stands instead of the theme's

  var overrides = TableOverrides() {
    didSet {
      guard overrides != oldValue else { return }
      if overrides.heights != oldValue.heights { needsHeights = true }
      setNeedsLayout()
    }
  }

  public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  // MARK: Views of the whole table

  /// Scrolls with the rows, above the first section; its own height counts.
  public var tableHeaderView: Layer? {
    didSet { replacePart(oldValue, with: tableHeaderView, role: .tableHeader) }
  }

  /// Scrolls with the rows, below the last section; its own height counts.
  public var tableFooterView: Layer? {
    didSet { replacePart(oldValue, with: tableFooterView, role: .tableFooter) }
  }

  /// Fills the table behind its rows and does not scroll.
  public var backgroundView: Layer? {
    didSet { replacePart(oldValue, with: backgroundView, role: .background) }
  }

  // MARK: Selection

  public var allowsSelection = true {
    didSet { if !allowsSelection { selectedRows.removeAll() } }
  }

  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelectedRow() } }
  }

  var selectedRows: Set<RowPath> = [] {
    didSet { if selectedRows != oldValue { showSelection() } }
  }

  // MARK: What is on show

  var heights = HeightIndex()
  /// Whether everything is to be asked again.
  var needsReload = true
  /// Whether heights may be others than the index has; the cells stay.
  var needsHeights = true
  /// The table header's height that the index counts with.
  var headerHeightInIndex = 0.0
  let pool = CellPool()
  /// In the order of the rows.
  var visibleCells: [TableViewCell] = []
  /// Cells that left the view in this layout and still lie in the tree.
  var recycled: [TableViewCell] = []
  var visibleHeaders: [Int: Layer] = [:]
  var visibleFooters: [Int: Layer] = [:]

  public init(style: Style = .plain) {
    self.style = style
    super.init()
    super.backgroundColor = .token(style == .plain ? .cellBackground : .tableBackground)
  }

  public convenience init(frame: Rect, style: Style = .plain) {
    self.init(style: style)
    self.frame = frame
  }

  /// Asks the data source for everything again, at the next layout. The selection is forgotten.
  public final func reloadData() {
    needsReload = true
    selectedRows.removeAll()
    setNeedsLayout()
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    layoutParts()
  }

  /// The base pass: places every part between its sides, makes cells for rows that came into view and takes back
  /// those that left it. A subclass may move parts sideways afterwards; the next layout begins from here again.
  open func layoutParts() {
    layoutVisibleParts()
  }

  /// Whoever moves a part of the table, the next tick puts it back.
  open override func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {
    super.sublayerDidChange(sublayer, property)
    if sublayer.role != nil { setNeedsLayout() }
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    needsHeights = true
  }

  // MARK: For subclasses in this module

  /// The rectangle whose left and right sides a part gets: the table's. A subclass that puts parts elsewhere answers that
  /// here too, or every layout would move them twice, and lay them out and commit them again.
  func sides(of part: Layer) -> Rect { bounds }

  /// What a row looks like in its place.
  func appearance(forRow path: RowPath, of count: Int) -> CellAppearance {
    let theme = self.theme
    var appearance = CellAppearance()
    appearance.position = RowPosition(row: path.row, of: count)
    appearance.background = cellBackgroundColor ?? .token(.cellBackground)
    appearance.selectedBackground = cellSelectedBackgroundColor ?? .token(.cellSelected)
    appearance.contentInsetLeading = contentInsetLeading
    appearance.accessoryInset =
      theme.metrics.accessoryInset + contentInsetLeading - theme.metrics.contentInsetLeading
    appearance.separator = separator(at: appearance.position, theme: theme)
    return appearance
  }

  /// The lines of a row: between rows, and around a section from side to side.
  func separator(at position: RowPosition, theme: Theme) -> SeparatorAppearance {
    var separator = SeparatorAppearance()
    guard separatorStyle == .singleLine else { return separator }
    let inset = separatorInset
    let pixel = 1 / deviceScale
    separator.color = separatorColor ?? .token(.separator)
    separator.width = max(pixel, theme.metrics.separatorWidth.snapped(toScale: deviceScale))
    separator.leading = inset.left.snapped(toScale: deviceScale)
    separator.trailing = inset.right.snapped(toScale: deviceScale)
    separator.hasTopEdge = style == .grouped && position.isFirst
    separator.bottom = position.isLast && style == .grouped ? .edge : .inset
    return separator
  }

  /// Where the text of headers and footers begins.
  var headerTextLeading: Double { theme.metrics.headerTextInset ?? contentInsetLeading }

  private func replacePart(_ old: Layer?, with new: Layer?, role: LayerRole) {
    guard old !== new else { return }
    old?.removeFromSuperlayer()
    old?.role = nil
    new?.role = role
    if let new { insertSublayer(new, at: role == .background ? 0 : sublayers.count) }
    setNeedsLayout()
  }
}
