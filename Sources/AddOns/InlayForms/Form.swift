import InlayLists

/// Fills a table with rows listed in code, such as a settings screen.
///
/// A table does not retain its data source: keep the form as long as the table shows it.
///
///     let form = Form {
///       Section("General", footer: "Asks before it joins other networks.") {
///         Row("About", detail: "Inlay", .disclosure) { open(about) }
///         Row("Wi-Fi", .switch(isOn: settings.usesWiFi) { settings.usesWiFi = $0 })
///         for network in settings.networks { Row(network.name) { join(network) } }
///       }
///     }
///     form.show(in: table)
public final class Form: TableViewDataSource, RowSource {
  private let content: () -> [Section]

  /// The sections as of the last update.
  package private(set) var sections: [Section]

  private weak var table: TableView?

  /// - Parameter content: The sections. Called now and at each update.
  public init(@ListBuilder<Section> _ content: @escaping () -> [Section]) {
    self.content = content
    sections = content()
  }

  /// Makes the form the data source of a table, whose delegate stays free.
  public func show(in table: TableView) {
    self.table = table
    table.dataSource = self
  }

  /// Makes the sections again, after a change of the data that they are made from, and updates the differing parts of
  /// the table. Sections are identified by `id` or header, rows by `id` or title: rows that stay keep selection, focus
  /// and press, and the view keeps its position. O(rows): only the identities between the first and the last that
  /// differ are hashed.
  ///
  /// - Parameters:
  ///   - animated: Whether rows slide to their new positions, and others come and go with the animation `automatic`.
  ///   - completion: As in `TableView.performBatchUpdates`; not called while no table shows the form.
  public func update(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    let old = sections
    sections = content()
    guard let table, table.dataSource === self else { return }
    let animation = animated ? RowAnimation.automatic : .none
    table.show(
      SnapshotDifference(from: old, to: sections, animation: animation), animated: animated, completion: completion)
    if table.isEditing { table.reloadEditing() }
  }

  func row(at path: RowPath) -> Row? {
    path.section < sections.count && path.row < sections[path.section].rows.count
      ? sections[path.section].rows[path.row] : nil
  }

  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    sections[path.section].rows[path.row].cell(for: path, in: tableView)
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  /// Rows without a delete or insert action have no controls while the table is edited.
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    row(at: path).map { $0.actions.editingStyle != .none } ?? false
  }

  package func actions(at path: RowPath) -> RowActions? { row(at: path)?.actions }

  package var knowsFocusableRows: Bool { true }

  package func mayHoldFocus(at path: RowPath) -> Bool { row(at: path)?.mayHoldFocus ?? false }

  /// A minus removes its row from the form, then calls the row's action.
  public func tableView(
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
