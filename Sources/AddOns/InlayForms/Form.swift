import InlayGraphics
import InlayLayers
import InlayLists

/// Fills a table with rows listed in code, such as a settings screen.
///
/// The table keeps the form until it gets another data source. The form does not keep the table: in the closures of
/// rows, capture the table and what owns it with `[weak self]`.
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

  /// Makes the form the data source of a table, whose delegate stays free. The table keeps the form.
  public func show(in table: TableView) { show(in: table, isKept: true) }

  /// - Parameter isKept: Whether the table keeps the form; false if the form's owner does.
  package func show(in table: TableView, isKept: Bool) {
    self.table = table
    tellRows()
    table.dataSource = rows
    if isKept { table.keptDataSource = self }
  }

  /// Makes the sections again, and asks the rules of all rows, in view or not. Rows that break one show it. The first
  /// of them is scrolled to and gets the focus: its view, or the row itself where no view in it takes keys. Assistive
  /// technology announces the error.
  ///
  /// A call inside of a rule, or while the sections are made, asks nothing and is reported as a problem.
  ///
  /// - Returns: Whether there is no error.
  @discardableResult
  public func validate() -> Bool {
    guard !isUpdating else {
      report("a form's validate() was called while its rules were asked or its sections made")
      return errors.isEmpty
    }
    update { $0.check() }
    for (section, rows) in sections.map(\.rows).enumerated() {
      guard let row = rows.firstIndex(where: { $0.validation?.error != nil }) else { continue }
      reveal(RowPath(section: section, row: row), rows[row])
      return false
    }
    return true
  }

  /// The errors of the rows, in their order and in the language of the table.
  public var errors: [String] { sections.flatMap(\.rows).compactMap { $0.validation?.words } }

  /// Takes all errors away, such as for a form that begins anew.
  public func clearErrors() {
    update { $0.clear() }
  }

  /// The rows show their errors in the language of the table.
  private func tellRows() {
    for case let row? in sections.lazy.flatMap(\.rows).map(\.validation) { row.table = table }
  }

  private func reveal(_ path: RowPath, _ row: Row) {
    guard let table, table.dataSource === rows else { return }
    table.scrollToRow(at: path, at: .nearest)
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: path), let events = table.eventDispatcher {
      if let view = events.firstFocusableView(in: cell) {
        events.focus(view, isVisible: false)
      } else {
        table.focusRow(at: path)
        // Nothing else shows which row takes the keys.
        events.focus(table)
      }
    }
    table.scene?.announce(
      [row.title, row.validation?.words ?? ""].joined(separator: ": "), isUrgent: true)
  }

  /// Makes the sections again, after a change of the data that they are made from, and updates the differing parts of
  /// the table. Sections are identified by `id` or header, rows by `id` or title: rows that stay keep selection, focus
  /// and press, and the view keeps its position. O(rows): only the identities between the first and the last that
  /// differ are hashed.
  ///
  /// An update inside of a rule, or while the sections are made, is made once after the present one. If that one asks
  /// for another again, this is not made but reported as a problem, and its completion is called with false.
  ///
  /// - Parameters:
  ///   - animated: Whether rows slide to their new positions, and others come and go with the animation `automatic`.
  ///   - completion: As in `TableView.performBatchUpdates`; not called while no table shows the form.
  public func update(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    update(animated: animated, completion: completion, validate: nil)
  }

  /// Whether the sections are being made, or rules asked: code of the app, which may call the form.
  private var isUpdating = false
  /// The updates that were asked for meanwhile.
  private var waiting: [(animated: Bool, completion: ((Bool) -> Void)?)] = []

  /// - Parameter validate: Gives the new rows their errors; nil for those of the same rows before.
  private func update(
    animated: Bool = false, completion: ((Bool) -> Void)? = nil, validate: ((RowValidation) -> Void)?
  ) {
    guard !isUpdating else { return waiting.append((animated, completion)) }
    updateOnce(animated: animated, completion: completion, validate: validate)
    guard !waiting.isEmpty else { return }
    let asked = waiting
    waiting = []
    updateOnce(animated: asked.contains { $0.animated }, completion: { for call in asked { call.completion?($0) } })
    if waiting.isEmpty { return }
    // A rule or the content asks for an update each time.
    let refused = waiting
    waiting = []
    if let table, table.dataSource === rows {
      for call in refused { table.completions.add(call.completion, finished: false, in: table.scene) }
      table.completions.callDue()
    }
    report("a form's update() was called each time that its rules were asked or its sections made")
  }

  private func report(_ message: String) {
    if let table { table.scene?.report(message, in: table) }
  }

  private func updateOnce(
    animated: Bool, completion: ((Bool) -> Void)?, validate: ((RowValidation) -> Void)? = nil
  ) {
    let old = sections
    isUpdating = true
    rows.sections = content()
    tellRows()
    if let validate { for case let row? in sections.lazy.flatMap(\.rows).map(\.validation) { validate(row) } }
    guard let table, table.dataSource === rows else {
      isUpdating = false
      return
    }
    let difference = SnapshotDifference(from: old, to: sections, animation: animated ? .automatic : .none)
    isUpdating = false
    table.showDifference(difference, animated: animated, completion: completion)
    if table.isEditing { table.reloadEditing() }
  }
}
