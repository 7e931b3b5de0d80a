/// Fills a table with rows that one can write down, such as those of a settings screen.
///
/// A table does not keep its data source: keep the form as long as the table shows it.
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

  /// What is shown, as it was at the last update.
  public private(set) var sections: [Section]

  private weak var table: TableView?
  /// Of the kinds of cells that the table knows.
  private var identifiers: Set<String> = []

  /// - Parameter content: The sections. Called now and at each update; it may look at whatever the program has.
  public init(@ListBuilder<Section> _ content: @escaping () -> [Section]) {
    self.content = content
    sections = content()
  }

  /// Makes the form data source and delegate of a table.
  public func show(in table: TableView) {
    self.table = table
    identifiers = []
    table.delegate = self
    table.dataSource = self
  }

  /// Makes the sections anew, after what they are made from has changed, and has the table show what differs. Sections are
  /// found again by their `id` or header, rows by their `id` or title: what stays keeps its selection, focus and press, and
  /// the view its place.
  public func update() {
    let old = sections
    sections = content()
    guard let table, table.dataSource === self else { return }
    let changes = FormChanges(from: old, to: sections)
    // A table that is in the middle of a layout shows all of it anew.
    guard !table.source.isAsking, changes.updates.isEmpty || (try? table.apply(changes.updates)) != nil else {
      return table.reloadData()
    }
    if !changes.changedTitles.isEmpty { table.reloadSectionViews(changes.changedTitles) }
    if !changes.changedRows.isEmpty { table.reconfigureRows(at: changes.changedRows) }
    if table.isEditing { table.reloadEditing() }
  }

  /// Registers a row's kind of cell where it is the first of its kind.
  private func identifier(of row: Row, in table: TableView) -> String {
    let type = row.cellClass ?? TableViewCell.self
    let identifier = "form.\(row.style.rawValue).\(String(reflecting: type))"
    if identifiers.insert(identifier).inserted {
      table.register(type, style: row.style, forCellReuseIdentifier: identifier)
    }
    return identifier
  }

  private func row(_ path: RowPath) -> Row { sections[path.section].rows[path.row] }

  // MARK: What the table asks

  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let row = row(path)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier(of: row, in: tableView), for: path)
    row.fill(cell)
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  /// A form says what it has: rows without a word on it have no controls while the table is edited.
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { row(path).editingStyle != .none }

  public func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    row(path).editingStyle
  }

  public func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { row(path).action != nil }

  // MARK: What the table tells

  /// The row acts, and does not stay selected.
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

  /// A minus takes its row out of the form, then acts.
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
      // A table that knows other rows yet reloads.
      if (try? tableView.deleteRows(at: [path])) == nil { tableView.reloadData() }
      row.deleteAction?()
    }
  }

  /// An update may have changed the rows that the table has not asked for yet.
  private func hasRow(_ path: RowPath) -> Bool {
    path.section < sections.count && path.row < sections[path.section].rows.count
  }
}
