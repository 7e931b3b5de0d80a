/// Changes of a table's rows and sections that take place together.
///
/// As in UIKit: what is deleted, reloaded or moved away is named as it was before all of them, what is inserted or moved
/// to as it is afterwards, whatever the order in which you say it. The data source has the rows of afterwards when the
/// table is told.
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

  /// Asks for cells and heights of rows again, which may be moved too. They stay selected.
  public mutating func reloadRows(at paths: [RowPath]) { reloadedRows += paths }

  /// The row keeps its cell.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    movedRows.append(Move(from: path, to: newPath))
  }

  public mutating func insertSections(_ sections: [Int]) { insertedSections += sections }
  public mutating func deleteSections(_ sections: [Int]) { deletedSections += sections }

  /// Asks for everything in some sections again, the number of rows too.
  public mutating func reloadSections(_ sections: [Int]) { reloadedSections += sections }

  /// The section's rows, header and footer go with it.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append(Move(from: section, to: newSection))
  }
}
