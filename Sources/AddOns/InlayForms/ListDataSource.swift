import InlayLists

/// Fills a table by closures for its counts and cells: a list of any length in one expression. All else is the
/// delegate's; for headers, editing or moving write a `TableViewDataSource`.
///
/// A table does not retain its data source: keep the list as long as the table shows it.
///
///     let list = ListDataSource(
///       style: .value1, rows: { _ in teas.count },
///       fill: { cell, path in
///         cell.textLabel.text = teas[path.row].name
///         cell.detailTextLabel.text = teas[path.row].time
///       })
///     list.show(in: table)
public final class ListDataSource: TableViewDataSource {
  private let style: TableViewCell.Style
  private let cellClass: TableViewCell.Type
  private let sections: () -> Int
  private let rows: (Int) -> Int
  private let fill: (TableViewCell, RowPath) -> Void

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

  /// Makes the list the data source of a table.
  public func show(in table: TableView) {
    table.register(cellClass, style: style, forCellReuseIdentifier: Self.identifier)
    table.dataSource = self
  }

  public func numberOfSections(in tableView: TableView) -> Int { sections() }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows(section) }

  public func tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int {
    let (count, rows) = (sections(), rows(section))
    return ((section + 1)..<max(section + 1, count)).prefix { self.rows($0) == rows }.count + 1
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: path)
    fill(cell, path)
    return cell
  }
}
