import InlayGraphics
import InlayLayers

extension TableView {
  public final var numberOfSections: Int {
    reloadIfIdle()
    return heights.sectionCount
  }

  /// 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    reloadIfIdle()
    return hasSection(section) ? heights[section].rows.count : 0
  }

  /// The row's rectangle in the table's own space, in the table's full width; nil for a row that does not exist.
  ///
  /// O(log sections + log runs of equal heights).
  public final func rectForRow(at path: RowPath) -> Rect? {
    reloadIfIdle()
    guard contains(path) else { return nil }
    return rect(of: heights.row(path))
  }

  /// The rectangle of a section with its header and footer, in the table's own space; nil for one that does not exist.
  public final func rect(forSection section: Int) -> Rect? {
    rect(of: section, \.whole)
  }

  /// The rectangle of a section's header in the content, in the table's own space, without pinning; nil for a section
  /// that does not exist. A header that is not shown has the height 0.
  public final func rectForHeader(inSection section: Int) -> Rect? { rect(of: section, \.header) }

  public final func rectForFooter(inSection section: Int) -> Rect? { rect(of: section, \.footer) }

  private func rect(of section: Int, _ part: KeyPath<PlacedSection, ClosedRange<Double>>) -> Rect? {
    reloadIfIdle()
    return hasSection(section) ? rect(of: heights.placedSection(section)[keyPath: part]) : nil
  }

  /// The view above a section's rows, the delegate's or the one of the text; nil while it is not visible.
  public final func headerView(forSection section: Int) -> View? { stage.headers[section] }

  public final func footerView(forSection section: Int) -> View? { stage.footers[section] }

  /// A vertical range of the content as a rectangle, on device pixels.
  private func rect(of range: ClosedRange<Double>) -> Rect {
    let grid = deviceGrid
    return Rect(
      minX: 0, minY: grid.y(range.lowerBound), maxX: bounds.width.snapped(toScale: deviceScale),
      maxY: grid.y(range.upperBound))
  }

  /// The row at a point of the table's own space; nil between rows.
  ///
  /// O(log sections + log runs of equal heights).
  public final func rowPath(at point: Point) -> RowPath? {
    reloadIfIdle()
    guard let section = heights.section(at: point.y) else { return nil }
    let rows = heights.placedSection(section).rows(from: point.y, to: point.y.nextUp)
    return rows.first.map { RowPath(section: section, row: $0) }
  }

  /// The cell of a row; nil while the row is not visible, and for a row of height 0. O(log visible rows).
  public final func cellForRow(at path: RowPath) -> TableViewCell? { stage.index(of: path).map { stage.cells[$0] } }

  /// The cells of the visible rows, in order.
  public final var visibleCells: [TableViewCell] { stage.cells }

  /// The rows with cells, in order.
  public final var rowPathsForVisibleRows: [RowPath] { stage.cells.compactMap(\.rowPath) }

  /// The row of a cell; nil for a cell that shows no row of this table.
  public final func rowPath(for cell: TableViewCell) -> RowPath? { cell.superlayer === self ? cell.rowPath : nil }

  /// The role of a layer in the table, with its section and row; nil for a layer that is not a part of it.
  package final func part(of layer: Layer) -> TablePart? {
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

  /// Updates the height index after a change of the data source, unless the table is asking the data source.
  func reloadIfIdle() {
    guard source.begin() else { return }
    measurer.reloadIfNeeded()
    source.end()
    if !invalidation.isDisjoint(with: .content) { setNeedsLayout() }
  }
}
