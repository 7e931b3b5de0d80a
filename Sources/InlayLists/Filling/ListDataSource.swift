/// Fills a table by closures, without a type for the list.
///
/// A table does not retain its data source: keep the list as long as the table shows it.
///
///     let list = ListDataSource(
///       style: .value1, rows: { _ in teas.count },
///       fill: { cell, path in
///         cell.textLabel.text = teas[path.row].name
///         cell.detailTextLabel.text = teas[path.row].time
///       })
///     list.didSelect = { path in brew(teas[path.row]) }
///     list.show(in: table)
public final class ListDataSource: TableViewDataSource, TableViewDelegate {
  private let style: TableViewCell.Style
  private let cellClass: TableViewCell.Type
  private let sections: () -> Int
  private let rows: (Int) -> Int
  private let fill: (TableViewCell, RowPath) -> Void

  public var header: (_ section: Int) -> String? = { _ in nil }
  public var footer: (_ section: Int) -> String? = { _ in nil }

  /// The height of a row in points, or `TableView.automaticDimension`, as by default. Called for all rows when a table
  /// whose `rowHeights` are `perRow` reloads.
  public var rowHeight: ((RowPath) -> Double)?

  /// A tap or a key selected a row.
  public var didSelect: (RowPath) -> Void = { _ in }
  public var didDeselect: (RowPath) -> Void = { _ in }
  /// A tap or a key turned a row's switch. Store the value: the cell will show other rows.
  public var didSwitch: (RowPath, _ isOn: Bool) -> Void = { _, _ in }

  /// A tap or a key used the detail button of a row.
  public var didTapAccessoryButton: (RowPath) -> Void = { _ in }

  /// The control of a row while the table is edited.
  public var editingStyle: (RowPath) -> TableViewCell.EditingStyle = { _ in .delete }
  /// The minus or the plus of a row was used: change the data, then call `deleteRows(at:)` or `insertRows(at:)`. Only when
  /// this is set can rows be edited.
  public var commit: (TableViewCell.EditingStyle, RowPath) -> Void = { _, _ in } { didSet { hasCommit = true } }
  private var hasCommit = false

  /// The actions that a swipe uncovers at a row's leading side; nil for none.
  public var leadingSwipeActions: (RowPath) -> SwipeActionsConfiguration? = { _ in nil }
  /// The actions that a swipe uncovers at a row's trailing side. With nil, a row whose editing style is `delete` has the
  /// action "Delete" if `commit` is set.
  public var trailingSwipeActions: (RowPath) -> SwipeActionsConfiguration? = { _ in nil }

  /// Whether a row can be moved while the table is edited.
  public var canMove: (RowPath) -> Bool = { _ in false }

  /// A row was dragged to another position, where the table already shows it: move its data.
  public var move: (RowPath, _ newPath: RowPath) -> Void = { _, _ in }

  private static let identifier = "list"

  /// - Parameters:
  ///   - style: The layout of the cells' texts.
  ///   - cell: The class of the cells.
  ///   - sections: The number of sections, called when the table reloads.
  ///   - rows: The number of rows of a section, called when the table reloads.
  ///   - fill: Fills a cell for a row; called when the row comes into view. The cell is as new.
  public init<Cell: TableViewCell>(
    style: TableViewCell.Style = .default, cell: Cell.Type, sections: @escaping () -> Int = { 1 },
    rows: @escaping (_ section: Int) -> Int, fill: @escaping (Cell, RowPath) -> Void
  ) {
    self.style = style
    cellClass = cell
    self.sections = sections
    self.rows = rows
    self.fill = { cell, path in (cell as? Cell).map { fill($0, path) } }
  }

  /// The same with cells of the class `TableViewCell`.
  public convenience init(
    style: TableViewCell.Style = .default, sections: @escaping () -> Int = { 1 },
    rows: @escaping (_ section: Int) -> Int, fill: @escaping (TableViewCell, RowPath) -> Void
  ) {
    self.init(style: style, cell: TableViewCell.self, sections: sections, rows: rows, fill: fill)
  }

  /// Makes the list data source and delegate of a table.
  public func show(in table: TableView) {
    table.register(cellClass, style: style, forCellReuseIdentifier: Self.identifier)
    table.delegate = self
    table.dataSource = self
  }

  public func numberOfSections(in tableView: TableView) -> Int { sections() }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows(section) }

  public func tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int {
    guard rowHeight == nil else { return 1 }
    let (count, rows) = (sections(), rows(section))
    let (hasHeader, hasFooter) = (header(section) != nil, footer(section) != nil)
    var end = section + 1
    while end < count, self.rows(end) == rows, (header(end) != nil) == hasHeader, (footer(end) != nil) == hasFooter {
      end += 1
    }
    return end - section
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: path)
    fill(cell, path)
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { header(section) }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footer(section) }

  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double {
    rowHeight?(path) ?? TableView.automaticDimension
  }

  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { hasCommit }

  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { leadingSwipeActions(path) }

  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { trailingSwipeActions(path) }

  public func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { canMove(path) }

  public func tableView(
    _ tableView: TableView, editingStyleForRowAt path: RowPath
  ) -> TableViewCell.EditingStyle { editingStyle(path) }

  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { didSelect(path) }

  public func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) { didDeselect(path) }

  public func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {
    didSwitch(path, isOn)
  }

  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath) {
    didTapAccessoryButton(path)
  }

  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) { commit(editingStyle, path) }

  public func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) { move(path, newPath) }
}
