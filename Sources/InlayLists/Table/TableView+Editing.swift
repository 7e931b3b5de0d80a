extension TableView {
  /// Asks for the editing settings of visible rows again.
  func reloadEditing() {
    invalidation.insert(.editing)
    setNeedsLayout()
  }

  /// Updates the visible cells when editing begins or ends. The settings of a row are asked for once, when the row
  /// comes into view or editing begins.
  func updateEditing() {
    guard invalidation.contains(.editing) else { return }
    invalidation.remove(.editing)
    defer { endLostLift() }
    let sections = isEditing ? source.currentSectionCount(in: self) : 0
    var known: (section: Int, rows: Int)?
    for cell in stage.cells {
      guard let path = cell.rowPath else { continue }
      guard isEditing, path.section < sections else {
        cell.editing = nil
        continue
      }
      let rows =
        known.flatMap { $0.section == path.section ? $0.rows : nil }
        ?? source.currentRowCount(ofSection: path.section, in: self)
      known = (path.section, rows)
      cell.editing = path.row < rows ? source.editing(ofRow: path, in: self) : nil
    }
  }
}
