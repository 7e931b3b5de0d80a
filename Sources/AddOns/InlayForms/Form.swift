import InlayGraphics
import InlayLayers
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

  /// Makes the sections again, and asks the rules of all rows, in view or not. Rows that break one show it. The first
  /// of them is scrolled to, its view gets the focus, and assistive technology says what is wrong.
  ///
  /// - Returns: Whether there is no error.
  @discardableResult
  public func validate() -> Bool {
    let layer: Layer = table ?? View()
    update { $0.check(in: layer) }
    for (section, rows) in sections.map(\.rows).enumerated() {
      guard let row = rows.firstIndex(where: { $0.validation?.error != nil }) else { continue }
      reveal(RowPath(section: section, row: row), rows[row])
      return false
    }
    return true
  }

  /// What is wrong with the rows, in their order.
  public var errors: [String] { sections.flatMap(\.rows).compactMap { $0.validation?.error } }

  /// Takes all errors away, such as for a form that begins anew.
  public func clearErrors() {
    update { $0.clear() }
  }

  private func reveal(_ path: RowPath, _ row: Row) {
    guard let table, table.dataSource === rows else { return }
    table.scrollToRow(at: path, at: .none)
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: path), let events = table.eventDispatcher {
      if let view = events.focusableView(in: cell, isLast: false) {
        events.focus(view, isVisible: false)
      } else {
        table.focusRow(at: path)
      }
    }
    table.scene?.announce([row.title, row.validation?.error ?? ""].joined(separator: ": "), isUrgent: true)
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
    update(animated: animated, completion: completion, validate: nil)
  }

  /// - Parameter validate: Gives the new rows their errors; nil for those of the same rows before.
  private func update(
    animated: Bool = false, completion: ((Bool) -> Void)? = nil, validate: ((RowValidation) -> Void)?
  ) {
    let old = sections
    rows.sections = content()
    if let validate { for case let row? in sections.lazy.flatMap(\.rows).map(\.validation) { validate(row) } }
    guard let table, table.dataSource === rows else { return }
    let animation = animated ? RowAnimation.automatic : .none
    table.show(
      SnapshotDifference(from: old, to: sections, animation: animation), animated: animated, completion: completion)
    if table.isEditing { table.reloadEditing() }
  }
}
