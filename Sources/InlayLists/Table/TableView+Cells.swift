import InlayGraphics
import InlayLayers

extension TableView {
  /// Registers a class of cells and their style for an identifier.
  public final func register(
    _ type: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    stage.cellPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type && $0.style == style },
      make: { Self.makeCell(type, style: style, identifier: identifier) })
  }

  package final func isRegistered(_ cellIdentifier: String) -> Bool { stage.cellPool.isRegistered(cellIdentifier) }

  /// A reused or new cell. An identifier without a registered class is reported as a problem and gives a plain cell.
  public final func dequeueReusableCell(withIdentifier identifier: String, for path: RowPath) -> TableViewCell {
    if let cell = stage.cellPool.take(identifier) { return cell }
    scene?.report("no cell class is registered for \"\(identifier)\", wanted for \(path)", in: self)
    return stage.cellPool.make { Self.makeCell(TableViewCell.self, style: .default, identifier: identifier) }
  }

  private static func makeCell(
    _ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String
  ) -> TableViewCell {
    let cell = type.init(style: style, reuseIdentifier: identifier)
    cell.defaults = CellDefaults(of: cell)
    return cell
  }

  /// The number of shown cells, headers and footers.
  package final var partsInView: Int { stage.cells.count + stage.headers.count + stage.footers.count }

  /// The number of cells ever made: bounded by the number visible at once, not by the number of rows.
  package final var cellsMade: Int { stage.cellPool.madeCount }

  /// Has the data source fill the cells of visible rows again: the same cells, reset to new ones except for selection,
  /// highlight, focus and a swipe. Rows of automatic height are measured again.
  public final func reconfigureRows(at paths: [RowPath]) {
    reloadIfIdle()
    guard source.begin() else {
      scene?.report("reconfigureRows(at:) was called during a layout\(source.askedRowNote)", in: self)
      return
    }
    defer { source.end() }
    stageUpdater.refillCells(at: paths)
    setNeedsLayout()
  }

  /// Asks for the headers and footers of some sections again.
  package func reloadSectionViews(_ sections: Set<Int>) {
    guard !sections.isEmpty else { return }
    stageUpdater.removeSectionViews(where: sections.contains)
    invalidation.insert(.heights)
    setNeedsLayout()
  }
}

extension TableView {
  /// Has a row of automatic height measured again after a change of its content. Without effect on a row whose height
  /// is given.
  public final func invalidateHeight(ofRowAt path: RowPath) {
    guard !invalidation.contains(.reload), geometry.usesSelfSizing, heights.contains(path),
      heights[path.section].rows.isAutomatic(path.row)
    else { return }
    geometry.forgetMeasure(of: path)
    setNeedsLayout()
  }

  func contentDidChange(in cell: TableViewCell) { if let path = cell.rowPath { invalidateHeight(ofRowAt: path) } }
}

extension TableView {
  /// Registers a class of headers and footers for an identifier.
  public final func register(
    _ type: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    stage.sectionViewPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type }, make: { type.init(reuseIdentifier: identifier) })
  }

  /// A reused or new header or footer; nil for an identifier without a registered class.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    stage.sectionViewPool.take(identifier)
  }
}
