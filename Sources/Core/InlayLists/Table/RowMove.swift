/// A dragged row, which the table shows at another position than its data source.
struct RowMove: Equatable {
  /// The row's path in the data source.
  let from: RowPath
  /// The row's path in the table.
  let to: RowPath

  /// The data source's path of a row of the table.
  func source(of path: RowPath) -> RowPath {
    if path == to { return from }
    var path = path
    if path.section == to.section && path.row > to.row { path.row -= 1 }
    if path.section == from.section && path.row >= from.row { path.row += 1 }
    return path
  }

  /// The table's path of a row of the data source.
  func shown(_ path: RowPath) -> RowPath { RowMove(from: to, to: from).source(of: path) }

  /// The difference of a section's numbers of rows in the table and in the data source.
  func excess(ofSection section: Int) -> Int { (section == to.section ? 1 : 0) - (section == from.section ? 1 : 0) }
}
