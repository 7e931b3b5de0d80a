import InlayGraphics
import InlayLayers
import InlayLists

extension SettingsForm {
  /// Changes the rows, and keeps the first whole visible one that still exists where it is in the view. A table at its
  /// top stays there.
  func keepingTopRow(in table: TableView?, _ change: () -> Void) {
    guard let table, table.scene != nil else { return change() }
    let rows = table.contentOffset.y > table.minimumContentOffset.y ? visibleRows(of: table) : []
    change()
    guard !rows.isEmpty else { return }
    let paths = Dictionary(rowPaths, uniquingKeysWith: { first, _ in first })
    guard let row = rows.first(where: { paths[$0.id] != nil }), let path = paths[row.id] else { return }
    // Texts that come into view may get other heights.
    for _ in 0..<8 {
      table.layoutIfNeeded()
      guard let rect = table.rectForRow(at: path) else { return }
      let (least, most) = (table.minimumContentOffset.y, table.maximumContentOffset.y)
      let y = max(least, min(rect.minY - row.distance, most)).snapped(toScale: table.displayScale)
      if y == table.contentOffset.y { return }
      table.contentOffset.y = y
    }
  }

  /// The visible rows with their distances from the view's top, in points: those that begin below the table's inset,
  /// then those that do not.
  private func visibleRows(of table: TableView) -> [(id: SettingsRow.ID, distance: Double)] {
    let inset = table.adjustedContentInset.top
    let rows = table.visibleCells.compactMap { cell -> (id: SettingsRow.ID, distance: Double)? in
      guard let path = cell.rowPath, let id = row(at: path)?.id else { return nil }
      return (id, cell.untransformedFrame.minY - table.contentOffset.y)
    }
    return rows.filter { $0.distance >= inset } + rows.filter { $0.distance < inset }
  }

  private var rowPaths: [(SettingsRow.ID, RowPath)] {
    page.groups.enumerated().flatMap { section, group in
      group.rows.enumerated().map { ($1.id, RowPath(section: section, row: $0)) }
    }
  }

  private func row(at path: RowPath) -> SettingsRow? {
    guard page.groups.indices.contains(path.section), page.groups[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return page.groups[path.section].rows[path.row]
  }
}
