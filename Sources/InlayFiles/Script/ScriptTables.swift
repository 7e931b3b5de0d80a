import InlayLists

/// How many rows the tables of a scene have, step by step, as far as a script's steps say it.
struct ScriptTables {
  private enum Rows {
    case generated(RowFormula)
    /// For each section, and in all.
    case written([Int], sum: Int)

    init(_ table: Value) {
      if let generate = table["generate"] {
        self = .generated(ObjectSpec.generate.applied(generate, to: RowFormula()))
      } else {
        let counts = table.list("sections").map { $0.list("rows").count }
        self = .written(counts, sum: counts.reduce(0, +))
      }
    }

    var counts: RowCounts {
      switch self {
      case .generated(let formula): RowCounts(sections: formula.sections) { _ in formula.rowsPerSection }
      case .written(let counts, _): RowCounts(sections: counts.count) { counts[$0] }
      }
    }
  }

  /// How many rows and sections may be looked at, those of a table for each step that changes it: each takes time and
  /// memory.
  private static let workLimit = 20_000_000

  private var rows: [String: Rows] = [:]
  private var workLeft = ScriptTables.workLimit

  /// Whether the steps are too many for the lengths of their tables.
  var isExhausted: Bool { workLeft < 0 }

  /// What a table has, whose layer the file describes so.
  mutating func counts(of name: String, _ table: Value) -> RowCounts { known(name, table).counts }

  private mutating func known(_ name: String, _ table: Value) -> Rows {
    if let known = rows[name] { return known }
    let new = Rows(table)
    workLeft -= new.counts.sections
    rows[name] = new
    return new
  }

  /// A table has other rows from here on.
  mutating func replaceRows(of name: String, by step: Value) {
    rows[name] = workLeft < 0 ? .written([], sum: 0) : Rows(step)
    workLeft -= step.list("sections").count
  }

  /// Notes what a step does to a table.
  ///
  /// - Returns: False for a table whose rows are generated.
  /// - Throws: `AddressProblem` where it names what is not there.
  mutating func edit(_ name: String, _ table: Value, _ stepName: String, _ step: Value) throws(AddressProblem) -> Bool {
    guard case .written(var counts, var sum) = known(name, table) else { return false }
    workLeft -= counts.count + sum
    guard !isExhausted else { return true }
    let edit = try TableEdit(stepName, step, in: RowCounts(sections: counts.count) { [counts] in counts[$0] })
    // So that the list is changed in place.
    rows[name] = nil
    switch edit {
    case .insertRows(let new, let path):
      counts[path.section] += new.count
      sum += new.count
    case .deleteRow(let path):
      counts[path.section] -= 1
      sum -= 1
    case .moveRow(let from, let to):
      counts[from.section] -= 1
      counts[to.section] += 1
    case .insertSections(let new, let section):
      let inserted = new.map { $0.list("rows").count }
      counts.insert(contentsOf: inserted, at: section)
      sum += inserted.reduce(0, +)
    case .deleteSection(let section):
      sum -= counts.remove(at: section)
    case .moveSection(let section, let newSection):
      counts.insert(counts.remove(at: section), at: newSection)
    }
    rows[name] = .written(counts, sum: sum)
    return true
  }
}
