import InlayLists

/// Rows or sections that a step inserts, deletes, moves or reloads.
enum TableEdit {
  case insertRows([Value], RowPath)
  case deleteRow(RowPath)
  case moveRow(RowPath, to: RowPath)
  case insertSections([Value], Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadRow(RowPath)
  case reloadSection(Int)

  /// Names of the editing steps.
  static let stepNames: Set<String> = ["insert", "delete", "move", "reload"]

  /// - Parameters:
  ///   - name: The step's name.
  ///   - step: The step's value.
  ///   - counts: The table's rows before the step.
  /// - Throws: `StepProblem` where the step names a missing row or section.
  init(_ name: String, _ step: Value, in counts: RowCounts) throws(StepProblem) {
    let isOfSections = step["section"] != nil
    switch name {
    case "insert" where isOfSections:
      self = .insertSections(Array(step.list("sections")), try counts.section(step, "section", extra: 1))
    case "insert":
      self = .insertRows(Array(step.list("rows")), try counts.place(step, "at"))
    case "delete" where isOfSections:
      self = .deleteSection(try counts.section(step, "section"))
    case "delete":
      self = .deleteRow(try counts.row(step, "at"))
    case "reload" where isOfSections:
      self = .reloadSection(try counts.section(step, "section"))
    case "reload":
      self = .reloadRow(try counts.row(step, "at"))
    case _ where isOfSections:
      self = .moveSection(try counts.section(step, "section"), to: try counts.section(step, "toSection"))
    default:
      let row = try counts.row(step, "at")
      self = .moveRow(row, to: try counts.place(step, "to", without: row))
    }
  }

  /// Why a step cannot change the rows that a table has in the file; nil if it can.
  static func refusal(of name: String, in table: Value) -> String? {
    guard name != "reload", name == "apply" || stepNames.contains(name), table.has("generate") else { return nil }
    return refusal(ofGeneratedRowsIn: table["name"]?.text ?? "")
  }

  static func refusal(ofGeneratedRowsIn table: String) -> String {
    "the rows of \(table.quoted) are generated; single rows can be changed only in tables with sections"
  }

  /// The number of rows or sections that get another place in memory.
  func rowsMoved(in counts: RowCounts) -> Int {
    switch self {
    case .insertRows(_, let path), .deleteRow(let path): counts.rows(path.section)
    case .moveRow(let path, let newPath): counts.rows(path.section) + counts.rows(newPath.section)
    case .insertSections, .deleteSection, .moveSection: counts.sections
    case .reloadRow: 1
    case .reloadSection(let section): counts.rows(section)
    }
  }

  /// The missing part of an editing step, in words; nil when the step is complete.
  static func lack(of name: String, _ step: Value) -> String? {
    guard step["at"] != nil || step["section"] != nil else {
      guard name == "reload" else { return "expected at or section" }
      return step["animation"] == nil ? nil : "expected at or section together with animation"
    }
    let isOfSections = step["section"] != nil
    let partner: String? =
      switch name {
      case "insert": isOfSections ? "sections" : "rows"
      case "move": isOfSections ? "toSection" : "to"
      default: nil
      }
    guard let partner, step[partner] == nil else { return nil }
    return "expected \(partner) together with \(isOfSections ? "section" : "at")"
  }
}
