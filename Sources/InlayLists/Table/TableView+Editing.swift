extension TableView {
  /// What the data source and the delegate say of a row while the table is edited; nil while it is not. Asked once for
  /// each cell, when the row comes into view or editing begins.
  func editing(ofRow path: RowPath) -> RowEditing? {
    guard isEditing, let dataSource, stillHas(path) else { return nil }
    askedRow = path
    defer { askedRow = nil }
    var editing = RowEditing()
    editing.isMovable = dataSource.tableView(self, canMoveRowAt: path)
    editing.isEditable = dataSource.tableView(self, canEditRowAt: path)
    guard editing.isEditable else { return editing }
    editing.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    return editing
  }

  /// Has the cells in view follow when editing begins or ends.
  func updateEditing() {
    guard needsEditing else { return }
    needsEditing = false
    let sections = isEditing ? currentSectionCount() : 0
    var known: (section: Int, rows: Int)?
    for cell in visibleCells {
      guard let path = cell.rowPath else { continue }
      guard isEditing, path.section < sections else {
        cell.editing = nil
        continue
      }
      let rows = known.flatMap { $0.section == path.section ? $0.rows : nil } ?? currentRowCount(path.section)
      known = (path.section, rows)
      cell.editing = path.row < rows ? editing(ofRow: path) : nil
    }
  }
}
