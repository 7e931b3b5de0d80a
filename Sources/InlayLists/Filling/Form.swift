/// Fills a table with rows listed in code, such as a settings screen.
///
/// A table does not retain its data source: keep the form as long as the table shows it.
///
///     let form = Form {
///       Section("General", footer: "Asks before it joins other networks.") {
///         Row("About", detail: "Inlay", accessory: .disclosureIndicator) { open(about) }
///         Row("Wi-Fi", isOn: settings.usesWiFi) { settings.usesWiFi = $0 }
///         for network in settings.networks { Row(network.name) { join(network) } }
///       }
///     }
///     form.show(in: table)
public final class Form: TableViewDataSource, TableViewDelegate {
  private let content: () -> [Section]

  /// The sections as of the last update.
  public private(set) var sections: [Section]

  private weak var table: TableView?
  private var cellKinds = RowCellKinds()

  /// - Parameter content: The sections. Called now and at each update.
  public init(@ListBuilder<Section> _ content: @escaping () -> [Section]) {
    self.content = content
    sections = content()
  }

  /// Makes the form data source and delegate of a table.
  public func show(in table: TableView) {
    self.table = table
    cellKinds = RowCellKinds()
    table.delegate = self
    table.dataSource = self
  }

  /// Makes the sections again, after a change of the data that they are made from, and updates the differing parts of
  /// the table. Sections are identified by `id` or header, rows by `id` or title: rows that stay keep selection, focus
  /// and press, and the view keeps its position.
  public func update() {
    let old = sections
    sections = content()
    guard let table, table.dataSource === self else { return }
    let changes = FormChanges(from: old, to: sections)
    // During a layout the table can only reload.
    guard !table.source.isAsking, changes.updates.isEmpty || (try? table.apply(changes.updates)) != nil else {
      return table.reloadData()
    }
    if !changes.changedTitles.isEmpty { table.reloadSectionViews(changes.changedTitles) }
    if !changes.changedRows.isEmpty { table.reconfigureRows(at: changes.changedRows) }
    if table.isEditing { table.reloadEditing() }
  }

  private func row(_ path: RowPath) -> Row { sections[path.section].rows[path.row] }

  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let row = row(path)
    let cell = tableView.dequeueReusableCell(withIdentifier: cellKinds.identifier(of: row, in: tableView), for: path)
    row.fill(cell)
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  /// Rows without a delete or insert action have no controls while the table is edited.
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { row(path).editingStyle != .none }

  public func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    row(path).editingStyle
  }

  public func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { row(path).action != nil }

  /// Calls the row's action and deselects the row.
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.deselectRow(at: path)
    row(path).action?()
  }

  public func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {
    guard hasRow(path) else { return }
    sections[path.section].rows[path.row].isOn = isOn
    row(path).didSwitch?(isOn)
  }

  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath) {
    if hasRow(path) { row(path).detailAction?() }
  }

  /// A minus removes its row from the form, then calls the row's action.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    guard hasRow(path) else { return }
    let row = row(path)
    switch editingStyle {
    case .none: break
    case .insert: row.insertAction?()
    case .delete:
      sections[path.section].rows.remove(at: path.row)
      // A table with other rows reloads.
      if (try? tableView.deleteRows(at: [path])) == nil { tableView.reloadData() }
      row.deleteAction?()
    }
  }

  /// False for rows that were removed since the table's last reload.
  private func hasRow(_ path: RowPath) -> Bool {
    path.section < sections.count && path.row < sections[path.section].rows.count
  }
}
