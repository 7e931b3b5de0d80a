/// A row that a table shows at another place than its data source has it, while it is dragged.
struct RowMove: Equatable {
  /// In the data source.
  let from: RowPath
  /// In the table.
  let to: RowPath

  /// Where the data source has the row that the table shows at a place.
  func source(of path: RowPath) -> RowPath {
    if path == to { return from }
    var path = path
    if path.section == to.section && path.row > to.row { path.row -= 1 }
    if path.section == from.section && path.row >= from.row { path.row += 1 }
    return path
  }

  /// Where the table shows a row of the data source.
  func shown(_ path: RowPath) -> RowPath { RowMove(from: to, to: from).source(of: path) }

  /// By how much the table shows more rows of a section than the data source has.
  func excess(ofSection section: Int) -> Int { (section == to.section ? 1 : 0) - (section == from.section ? 1 : 0) }
}
