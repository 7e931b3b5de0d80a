import InlayGraphics
import InlayLayers
import InlayLists

/// A table's rows, listed in code, such as a settings screen.
///
/// The table keeps the form until it has another data source. The form does not keep the table: in the closures of
/// rows, capture the table and its owner with `[weak self]`.
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

  /// The rows of the form as a table sees them.
  private let rows: FormRows

  /// The sections as of the last update.
  package var sections: [Section] { rows.sections }

  private weak var table: TableView?

  /// Creates a form. O(rows).
  ///
  /// - Parameter content: The sections. Called now and at each update.
  public init(@ListBuilder<Section> _ content: @escaping () -> [Section]) {
    self.content = content
    rows = FormRows(content())
  }

  /// Makes the form the data source of a table, whose delegate stays free. The table keeps the form.
  ///
  /// - Parameter table: The table. If it showed another form, that one is released.
  public func show(in table: TableView) { show(in: table, isKept: true) }

  /// - Parameter isKept: Whether the table keeps the form; false if the form's owner does.
  package func show(in table: TableView, isKept: Bool) {
    self.table = table
    tellRows()
    table.dataSource = rows
    if isKept { table.keptDataSource = self }
  }

  /// Makes the sections again, and checks the rules of all rows, in view or not. Rows that break a rule show its error.
  /// The table scrolls to the first of them and focuses its view, or the row itself if no view in it takes keys.
  /// Assistive technology announces the error.
  ///
  /// Errors set by `setError(_:for:)` end. If you call it inside a rule, or while the sections are made, nothing is
  /// checked, and a problem is reported. O(rows), and the time of the rules.
  ///
  /// - Returns: Whether there is no error.
  @discardableResult
  public func validate() -> Bool {
    guard !isUpdating else {
      report("a form's validate() was called by one of its rules or while its sections were made")
      return errors.isEmpty
    }
    givenErrors = [:]
    update { $0.validation?.check() }
    for (section, rows) in sections.map(\.rows).enumerated() {
      guard let row = rows.firstIndex(where: { $0.validation?.error != nil }) else { continue }
      reveal(RowPath(section: section, row: row), rows[row])
      return false
    }
    return true
  }

  /// The errors of the rows, in their order and in the language of the table. O(rows).
  public var errors: [String] { sections.flatMap(\.rows).compactMap { $0.validation?.words } }

  /// Removes all errors, such as from a form that starts again. O(rows).
  public func clearErrors() {
    givenErrors = [:]
    update { $0.validation?.clear() }
  }

  /// The errors that the app gave rows, by the rows' identities.
  private var givenErrors: [AnyHashable: GivenError] = [:]

  /// Shows an error that no rule of the form knows, such as a server's, and announces it. The sections are made again.
  ///
  ///     form.setError("This card was declined.", for: "Card")
  ///
  /// The error is about the row's value at the time of the call. It ends when a text field in the row has another text,
  /// when the row gives another value to its rules, and with `validate()` and `clearErrors()`. Until then it stays with
  /// the row, in view or not. O(rows).
  ///
  /// - Parameters:
  ///   - message: The error, in a few words. `nil` removes the row's error, also that of a rule.
  ///   - id: The row's `id`, or its title if it has none. If several rows match, the first one has the error. If none
  ///     does, a problem is reported.
  public func setError(_ message: String?, for id: some Hashable) {
    let id = AnyHashable(id)
    givenErrors[id] = message.map(GivenError.init)
    update(validate: { row in if message == nil, row.identity == id { row.validation?.clear() } })
    // A running update gives the error afterwards.
    guard message != nil, !isUpdating else { return }
    if givenErrors[id] == nil { return report("a form has no row \(id) that can show the error") }
    if let row = sections.lazy.flatMap(\.rows).first(where: { $0.identity == id }) { announceError(of: row) }
  }

  /// Gives the rows the errors of the app. Forgets those that have ended, and those of rows that are gone.
  private func giveErrors() {
    givenErrors = givenErrors.filter { !$0.value.hasEnded }
    guard !givenErrors.isEmpty else { return }
    var left = givenErrors
    for (number, section) in sections.enumerated() {
      for (index, row) in section.rows.enumerated() {
        guard let error = left.removeValue(forKey: row.identity) else { continue }
        rows.sections[number].rows[index] = row.given(error)
      }
    }
    for id in left.keys { givenErrors[id] = nil }
  }

  /// The rows show their errors in the language of the table.
  private func tellRows() {
    for section in sections {
      for row in section.rows { row.validation?.table = table }
    }
  }

  private func reveal(_ path: RowPath, _ row: Row) {
    guard let table, table.dataSource === rows else { return }
    table.scrollToRow(at: path, at: .nearest)
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: path), let scene = table.scene {
      if let view = scene.eventDispatcher.firstFocusableView(in: cell) {
        scene.focus(view, isVisible: false)
      } else {
        table.focusRow(at: path)
        // Nothing else shows which row takes the keys.
        scene.focus(table, isVisible: true)
      }
    }
    announceError(of: row)
  }

  private func announceError(of row: Row) {
    table?.scene?.announce([row.title, row.validation?.words ?? ""].joined(separator: ": "), priority: .assertive)
  }

  /// Makes the sections again, after a change of their data, and updates the parts of the table that differ. Sections
  /// are identified by `id` or header, and rows by `id` or title. Rows that stay keep selection, focus and press, and
  /// the view keeps its position. O(rows): only the identities between the first and the last difference are hashed.
  ///
  /// An update inside a rule, or while the sections are made, happens once, after the present one. If that one asks for
  /// another update again, a problem is reported instead, and the completion is called with false.
  ///
  /// - Parameters:
  ///   - animated: Whether rows slide to their new positions, and others appear and disappear with the animation
  ///     `automatic`; false by default.
  ///   - completion: Called as in `TableView.performBatchUpdates`, but not while no table shows the form.
  public func update(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    update(animated: animated, completion: completion, validate: nil)
  }

  /// Whether the sections are being made, or rules asked: code of the app, which may call the form.
  private var isUpdating = false
  /// The updates that were requested meanwhile.
  private var waiting: [(animated: Bool, completion: ((Bool) -> Void)?)] = []

  /// - Parameter validate: Gives the new rows their errors; nil for those of the same rows before.
  private func update(
    animated: Bool = false, completion: ((Bool) -> Void)? = nil, validate: ((Row) -> Void)?
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
    report("a form's update() is called every time by one of its rules or while its sections are made")
  }

  private func report(_ message: String) {
    if let table { table.scene?.report(message, in: table) }
  }

  private func updateOnce(
    animated: Bool, completion: ((Bool) -> Void)?, validate: ((Row) -> Void)? = nil
  ) {
    // A dragged row has a place among the old rows.
    if let table, table.dataSource === rows { table.cancelMove() }
    let old = sections
    isUpdating = true
    rows.sections = content()
    giveErrors()
    tellRows()
    if let validate { for row in sections.lazy.flatMap(\.rows) { validate(row) } }
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
