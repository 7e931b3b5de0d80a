import InlayGraphics
import InlayLayers

extension TableView {
  public final var numberOfSections: Int {
    settle()
    return heights.sectionCount
  }

  /// 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    settle()
    return hasSection(section) ? heights[section].rows.count : 0
  }

  /// The row's rectangle in the table's own space, from side to side; nil for a row that does not exist.
  ///
  /// O(log sections + log runs of equal heights).
  public final func rectForRow(at path: RowPath) -> Rect? {
    settle()
    guard contains(path) else { return nil }
    return rect(of: heights.row(path))
  }

  /// The rectangle of a section with its header and footer, in the table's own space; nil for one that does not exist.
  public final func rect(forSection section: Int) -> Rect? {
    settle()
    guard hasSection(section) else { return nil }
    let placed = heights.placedSection(section)
    return rect(of: ClosedRange(from: placed.start, to: placed.end))
  }

  /// The rectangle of a section's header in its place in the content, though it may be pinned elsewhere; nil for a section
  /// that does not exist. A header that is not shown has the height 0.
  public final func rectForHeader(inSection section: Int) -> Rect? { rect(of: section, \.header) }

  public final func rectForFooter(inSection section: Int) -> Rect? { rect(of: section, \.footer) }

  private func rect(of section: Int, _ part: KeyPath<PlacedSection, ClosedRange<Double>>) -> Rect? {
    settle()
    return hasSection(section) ? rect(of: heights.placedSection(section)[keyPath: part]) : nil
  }

  /// The view above a section's rows, the delegate's or the one of the text; nil while it is out of view.
  public final func headerView(forSection section: Int) -> View? { stage.headers[section] }

  public final func footerView(forSection section: Int) -> View? { stage.footers[section] }

  /// A stretch of the content from side to side, on device pixels.
  private func rect(of stretch: ClosedRange<Double>) -> Rect {
    let grid = deviceGrid
    return Rect(
      minX: 0, minY: grid.y(stretch.lowerBound), maxX: bounds.width.snapped(toScale: deviceScale),
      maxY: grid.y(stretch.upperBound))
  }

  /// The row at a point of the table's own space; nil between rows.
  ///
  /// O(log sections + log runs of equal heights).
  public final func rowPath(at point: Point) -> RowPath? {
    settle()
    guard let section = heights.section(at: point.y) else { return nil }
    let rows = heights.rows(ofSection: section, from: point.y, to: point.y.nextUp)
    return rows.first.map { RowPath(section: section, row: $0) }
  }

  /// The cell that shows a row; nil while the row is out of view, and for a row of height 0. O(log visible rows).
  public final func cellForRow(at path: RowPath) -> TableViewCell? { stage.index(of: path).map { stage.cells[$0] } }

  /// The cells of the rows in view, in the order of the rows.
  public final var visibleCells: [TableViewCell] { stage.cells }

  /// The rows that have cells, in order.
  public final var rowPathsForVisibleRows: [RowPath] { stage.cells.compactMap(\.rowPath) }

  /// The row that a cell shows; nil for a cell that shows none here.
  public final func rowPath(for cell: TableViewCell) -> RowPath? { cell.superlayer === self ? cell.rowPath : nil }

  /// How many rows would be visible at the present offset, counted without making cells.
  package final var visibleRowCount: Int {
    settle()
    return heights.sections(from: bounds.minY, to: bounds.maxY).reduce(0) {
      $0 + heights.rows(ofSection: $1, from: bounds.minY, to: bounds.maxY).count
    }
  }

  /// What a layer is to the table, and for which section and row; nil for a layer that is no part of it.
  public final func part(of layer: Layer) -> TablePart? {
    guard layer.superlayer === self, let role = layer.role else { return nil }
    switch role {
    case .cell:
      let path = (layer as? TableViewCell)?.rowPath
      return TablePart(role: role, section: path?.section, row: path?.row)
    case .sectionHeader: return TablePart(role: role, section: stage.headers.first { $0.value === layer }?.key)
    case .sectionFooter: return TablePart(role: role, section: stage.footers.first { $0.value === layer }?.key)
    default: return TablePart(role: role)
    }
  }

  final func contains(_ path: RowPath) -> Bool { heights.contains(path) }

  private func hasSection(_ section: Int) -> Bool { section >= 0 && section < heights.sectionCount }

  /// Makes the height index answer for the data source as it is. While the table asks the data source, it answers for
  /// what is known.
  func settle() {
    guard source.begin() else { return }
    defer { source.end() }
    reloadIfNeeded()
  }

  final var focus: RowFocus? {
    get { selection.focus }
    set { if selection.moveFocus(to: newValue) { setNeedsLayout() } }
  }
}
