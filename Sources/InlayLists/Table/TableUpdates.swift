/// Simultaneous changes of a table's rows and sections.
///
/// As in UIKit, paths of deletions, reloads and sources of moves are those before all changes; paths of insertions and
/// targets of moves are those after them, in any order of calls. The data source must have the new rows when the
/// updates are applied.
public struct TableUpdates: Sendable {
  struct Move<Address: Hashable & Sendable>: Hashable, Sendable {
    let from: Address
    let to: Address
  }

  var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var movedRows: [Move<RowPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  public init() {}

  public var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  public mutating func insertRows(at paths: [RowPath]) { insertedRows += paths }
  public mutating func deleteRows(at paths: [RowPath]) { deletedRows += paths }

  /// Asks for cells and heights of rows again. The rows may be moved too, and stay selected.
  public mutating func reloadRows(at paths: [RowPath]) { reloadedRows += paths }

  /// The row keeps its cell.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    movedRows.append(Move(from: path, to: newPath))
  }

  public mutating func insertSections(_ sections: [Int]) { insertedSections += sections }
  public mutating func deleteSections(_ sections: [Int]) { deletedSections += sections }

  /// Asks for everything in some sections again, including the number of rows.
  public mutating func reloadSections(_ sections: [Int]) { reloadedSections += sections }

  /// The section's rows, header and footer move with it.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append(Move(from: section, to: newSection))
  }
}
