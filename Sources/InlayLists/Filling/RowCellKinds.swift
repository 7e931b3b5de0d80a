/// The kinds of cells that show rows in a table, each registered at its first use.
struct RowCellKinds {
  private var identifiers: Set<String> = []

  mutating func identifier(of row: Row, in table: TableView) -> String {
    let type = row.cellClass ?? TableViewCell.self
    let identifier = "row.\(row.style.rawValue).\(String(reflecting: type))"
    if identifiers.insert(identifier).inserted {
      table.register(type, style: row.style, forCellReuseIdentifier: identifier)
    }
    return identifier
  }
}
