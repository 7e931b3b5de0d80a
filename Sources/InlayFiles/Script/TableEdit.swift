import InlayLists

/// What a step of a script inserts, deletes or moves.
enum TableEdit {
  case insertRows([Value], RowPath)
  case deleteRow(RowPath)
  case moveRow(RowPath, to: RowPath)
  case insertSections([Value], Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)

  /// Names of the steps that edit.
  static let stepNames: Set<String> = ["insert", "delete", "move"]

  /// - Parameters:
  ///   - name: The step's.
  ///   - step: What it says.
  ///   - counts: What the table has before it.
  /// - Throws: `AddressProblem` where it names what is not there.
  init(_ name: String, _ step: Value, in counts: RowCounts) throws(AddressProblem) {
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
    case _ where isOfSections:
      self = .moveSection(try counts.section(step, "section"), to: try counts.section(step, "toSection"))
    default:
      let row = try counts.row(step, "at")
      self = .moveRow(row, to: try counts.place(step, "to", without: row))
    }
  }

  /// How many rows or sections have another place in memory afterwards.
  func rowsMoved(in counts: RowCounts) -> Int {
    switch self {
    case .insertRows(_, let path), .deleteRow(let path): counts.rows(path.section)
    case .moveRow(let path, let newPath): counts.rows(path.section) + counts.rows(newPath.section)
    case .insertSections, .deleteSection, .moveSection: counts.sections
    }
  }

  /// What is missing in a step that edits, in words; nil when it is complete.
  static func lack(of name: String, _ step: Value) -> String? {
    guard step["at"] != nil || step["section"] != nil else { return "expected at or section" }
    let isOfSections = step["section"] != nil
    let partner: String? =
      switch name {
      case "insert": isOfSections ? "sections" : "rows"
      case "move": isOfSections ? "toSection" : "to"
      default: nil
      }
    guard let partner, step[partner] == nil else { return nil }
    return "expected \(partner) beside \(isOfSections ? "section" : "at")"
  }
}
