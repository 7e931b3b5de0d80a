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
