import InlayGraphics
import InlayLists

/// The problem with a step's row, section or target, and the key that has it.
struct StepProblem: Error {
  let key: String
  let message: String
}

/// The rows of a table at a step of a script, which say whether the step's rows exist.
struct RowCounts {
  let sections: Int
  let rows: (Int) -> Int

  static func of(_ table: TableView) -> RowCounts {
    RowCounts(sections: table.numberOfSections) { table.numberOfRows(inSection: $0) }
  }

  /// The existing row that a key of a step names.
  func row(_ step: Value, _ key: String) throws(StepProblem) -> RowPath {
    try row(try rowPath(step, key), key)
  }

  /// An existing row, named by a key of a step.
  func row(_ path: RowPath, _ key: String) throws(StepProblem) -> RowPath {
    let count = try rowCount(path.section, key)
    guard path.row < count else {
      throw StepProblem(
        key: key, message: "there is no row \(path.row) in section \(path.section), which has \(Self.words(count))")
    }
    return path
  }

  private static func words(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

  /// The position for a row that a key of a step names: an existing row or the end.
  ///
  /// - Parameter moved: The row that is removed before.
  func place(_ step: Value, _ key: String, without moved: RowPath? = nil) throws(StepProblem) -> RowPath {
    let path = try rowPath(step, key)
    var count = try rowCount(path.section, key)
    if moved?.section == path.section { count -= 1 }
    guard path.row <= count else {
      let others = moved?.section == path.section ? "other rows" : "rows"
      throw StepProblem(
        key: key, message: "row \(path.row) would leave a gap in section \(path.section), which has \(count) \(others)")
    }
    return path
  }

  /// The number of an existing section; with `extra`, also of a position after the last one.
  func section(_ step: Value, _ key: String, extra: Int = 0) throws(StepProblem) -> Int {
    guard let section = step[key]?.integer, section >= 0 else {
      throw StepProblem(key: key, message: "expected the number of a section")
    }
    guard section < sections + extra else { throw noSection(section, key) }
    return section
  }

  private func rowPath(_ step: Value, _ key: String) throws(StepProblem) -> RowPath {
    guard let at = step[key]?.integers, at.count == 2, at.allSatisfy({ $0 >= 0 }) else {
      throw StepProblem(key: key, message: "expected whole numbers for section and row")
    }
    return RowPath(section: at[0], row: at[1])
  }

  private func rowCount(_ section: Int, _ key: String) throws(StepProblem) -> Int {
    guard section < sections else { throw noSection(section, key) }
    return rows(section)
  }

  private func noSection(_ section: Int, _ key: String) -> StepProblem {
    StepProblem(key: key, message: "there is no section \(section); the table has \(sections)")
  }
}
