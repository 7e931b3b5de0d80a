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
public final class Form {
  private let content: () -> [Section]

  /// What a table sees of the form.
  private let rows: FormRows

  /// The sections as of the last update.
  package var sections: [Section] { rows.sections }

  private weak var table: TableView?

  /// - Parameter content: The sections. Called now and at each update.
  public init(@ListBuilder<Section> _ content: @escaping () -> [Section]) {
    self.content = content
    rows = FormRows(content())
  }

  /// Makes the form the data source of a table, whose delegate stays free.
  public func show(in table: TableView) {
    self.table = table
    table.dataSource = rows
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
    rows.sections = content()
    guard let table, table.dataSource === rows else { return }
    let animation = animated ? RowAnimation.automatic : .none
    table.show(
      SnapshotDifference(from: old, to: sections, animation: animation), animated: animated, completion: completion)
    if table.isEditing { table.reloadEditing() }
  }
}
