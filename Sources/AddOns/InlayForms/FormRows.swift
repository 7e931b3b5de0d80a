import InlayLists

/// The rows of a form, as a table's data source.
final class FormRows: TableViewDataSource, RowSource {
  var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func row(at path: RowPath) -> Row? {
    path.section < sections.count && path.row < sections[path.section].rows.count
      ? sections[path.section].rows[path.row] : nil
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    sections[path.section].rows[path.row].cell(for: path, in: tableView)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  /// Rows without a delete or insert action have no controls while the table is edited.
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    row(at: path).map { $0.actions.editingStyle != .none } ?? false
  }

  func actions(at path: RowPath) -> RowActions? { row(at: path)?.actions }

  func environmentDidChange(in table: TableView) {
    for (section, rows) in sections.map(\.rows).enumerated() {
      for (number, row) in rows.enumerated() where row.validation != nil {
        row.showErrorAnew(in: table.cellForRow(at: RowPath(section: section, row: number)))
      }
    }
  }

  func mayHoldFocus(at path: RowPath) -> Bool { row(at: path)?.mayHoldFocus ?? false }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].moveAction != nil
  }

  /// Rows stay in their section: beyond it, they go to the nearer end.
  func target(ofRowAt path: RowPath, to wanted: RowPath) -> RowPath {
    guard wanted.section != path.section, sections.indices.contains(path.section) else { return wanted }
    let last = sections[path.section].rows.count - 1
    return RowPath(section: path.section, row: wanted.section < path.section ? 0 : last)
  }

  /// The end of a drag moves the row in the form, then calls the section's action.
  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    guard row(at: path) != nil, path.section == newPath.section else { return }
    let section = sections[path.section]
    sections[path.section].rows.insert(sections[path.section].rows.remove(at: path.row), at: newPath.row)
    section.moveAction?(path.row, newPath.row)
  }

  /// A minus removes its row from the form, then calls the row's action.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    guard let row = row(at: path) else { return }
    if editingStyle == .delete {
      sections[path.section].rows.remove(at: path.row)
      // A table with other rows reloads.
      if (try? tableView.deleteRows(at: [path])) == nil { tableView.reloadData() }
    }
    row.actions.commit(editingStyle)
  }
}
