import InlayGraphics
import InlayLists

/// What is wrong with the address of a row or section, and the key of the step that has it.
struct AddressProblem: Error {
  let key: String
  let message: String
}

/// How many rows a table has at a step of a script, to tell whether what the step names is there.
struct RowCounts {
  let sections: Int
  let rows: (Int) -> Int

  static func of(_ table: TableView) -> RowCounts {
    RowCounts(sections: table.numberOfSections) { table.numberOfRows(inSection: $0) }
  }

  /// The row that a key of a step names; one that is there.
  func row(_ step: Value, _ key: String) throws(AddressProblem) -> RowPath {
    try row(try address(step, key), key)
  }

  /// A row that must be there, as a key of a step names it.
  func row(_ path: RowPath, _ key: String) throws(AddressProblem) -> RowPath {
    let count = try rowCount(path.section, key)
    guard path.row < count else {
      throw AddressProblem(
        key: key, message: "there is no row \(path.row) in section \(path.section), which has \(count)")
    }
    return path
  }

  /// The place for a row that a key of a step names: at a row that is there or after the last one.
  ///
  /// - Parameter moved: The row that is taken away before.
  func place(_ step: Value, _ key: String, without moved: RowPath? = nil) throws(AddressProblem) -> RowPath {
    let path = try address(step, key)
    var count = try rowCount(path.section, key)
    if moved?.section == path.section { count -= 1 }
    guard path.row <= count else {
      let others = moved?.section == path.section ? "other rows" : "rows"
      throw AddressProblem(
        key: key, message: "row \(path.row) would leave a gap in section \(path.section), which has \(count) \(others)")
    }
    return path
  }

  /// The number of a section: of one that is there, or with `extra` a place after the last one.
  func section(_ step: Value, _ key: String, extra: Int = 0) throws(AddressProblem) -> Int {
    guard let section = step[key]?.integer, section >= 0 else {
      throw AddressProblem(key: key, message: "expected a section's number")
    }
    guard section < sections + extra else { throw noSection(section, key) }
    return section
  }

  private func address(_ step: Value, _ key: String) throws(AddressProblem) -> RowPath {
    guard let at = step[key]?.integers, at.count == 2, at.allSatisfy({ $0 >= 0 }) else {
      throw AddressProblem(key: key, message: "expected whole numbers for section and row")
    }
    return RowPath(section: at[0], row: at[1])
  }

  private func rowCount(_ section: Int, _ key: String) throws(AddressProblem) -> Int {
    guard section < sections else { throw noSection(section, key) }
    return rows(section)
  }

  private func noSection(_ section: Int, _ key: String) -> AddressProblem {
    AddressProblem(key: key, message: "there is no section \(section); the table has \(sections)")
  }
}
