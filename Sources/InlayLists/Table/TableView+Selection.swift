import InlayLayers

extension TableView {
  /// The selected rows, in order.
  public final var rowPathsForSelectedRows: [RowPath] { selectedRows.sorted() }

  /// Selects a row, instead of the one before unless `allowsMultipleSelection`. A row that does not exist, and any row
  /// while `allowsSelection` is false, is passed over.
  public final func selectRow(at path: RowPath) {
    guard allowsSelection, path.section < numberOfSections, contains(path) else { return }
    if allowsMultipleSelection { selectedRows.insert(path) } else { selectedRows = [path] }
  }

  public final func deselectRow(at path: RowPath) {
    selectedRows.remove(path)
  }

  func showSelection() {
    for cell in visibleCells {
      if let path = cell.rowPath { cell.isSelected = selectedRows.contains(path) }
    }
  }

  func keepOneSelectedRow() {
    if selectedRows.count > 1, let first = selectedRows.min() { selectedRows = [first] }
  }
}
