import InlayLayers
import InlayLists
import InlaySystem

/// Steps that insert, delete, move and reload rows and sections.
extension ScriptRunner {
  func edit(_ step: ScriptStep) throws(FileError) {
    let table = try table(of: step)
    let rows = table.dataSource as? WrittenRows
    if rows == nil, step.name != "reload" {
      throw failure(TableEdit.refusal(ofGeneratedRowsIn: table.name ?? ""), key: "layer", step)
    }
    do {
      if step.name == "apply" { try rows?.apply(step.value, to: table) } else { try edit(step, rows, of: table) }
    } catch let error as StepProblem {
      throw failure(error.message, key: error.key, step)
    } catch {
      throw failure(loaded.budgetExcess ?? (error as? InlayError)?.message ?? "\(error)", step)
    }
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
  }

  /// - Parameter rows: The table's; nil for generated ones, which are only loaded again.
  private func edit(_ step: ScriptStep, _ rows: WrittenRows?, of table: TableView) throws {
    if step.name == "insert" { try loaded.builder.checkDepth(of: [step.value], in: table) }
    let counts = RowCounts.of(table)
    let edit = try TableEdit(step.name, step.value, in: counts)
    loaded.builder.budget.work.spend(.rows, edit.rowsMoved(in: counts))
    let animation = ObjectSpec.animation(step.value)
    switch edit {
    case .reloadRow(let path): try table.reloadRows(at: [path], with: animation)
    case .reloadSection(let section): try table.reloadSections([section], with: animation)
    default: try rows?.apply(edit, to: table, animation)
    }
  }
}

extension WrittenRows {
  /// Replaces all sections by the sections of an `apply` step.
  ///
  /// - Throws: `InlayError` when layers would be nested too deep, or the table refuses the change.
  fileprivate func apply(_ step: Value, to table: TableView) throws(InlayError) {
    let new = step.list("sections")
    try builder.checkDepth(of: [step], in: table)
    let counts = RowCounts.of(table)
    let old = (0..<counts.sections).reduce(0) { $0 + counts.rows($1) + 1 }
    builder.budget.work.spend(.rows, new.reduce(old) { $0 + $1.list("rows").count + 1 })
    try change(to: new, in: table, builder.equalValues(step), ObjectSpec.animation(step))
  }

  /// - Throws: `InlayError` when the table refuses the edit.
  fileprivate func apply(
    _ edit: TableEdit, to table: TableView, _ animation: RowAnimation
  ) throws(InlayError) {
    switch edit {
    case .insertRows(let rows, let path):
      sections.insert(rows, at: path)
      let paths = rows.indices.map { RowPath(section: path.section, row: path.row + $0) }
      try table.insertRows(at: paths, with: animation)
      table.showSelected(paths.filter(isSelected))
    case .deleteRow(let path):
      try deleteRow(path, in: table, animation)
    case .moveRow(let path, let newPath):
      sections.moveRow(path, to: newPath)
      try table.moveRow(at: path, to: newPath, animated: animation != .none)
    case .insertSections(let new, let section):
      sections.insert(new, at: section)
      let numbers = section..<section + new.count
      try table.insertSections(Array(numbers), with: animation)
      table.showSelected(numbers.flatMap(selectedRows))
    case .deleteSection(let section):
      try deleteSection(section, in: table, animation)
    case .moveSection(let section, let newSection):
      sections.moveSection(section, to: newSection)
      try table.moveSection(section, toSection: newSection, animated: animation != .none)
    case .reloadRow, .reloadSection: break
    }
  }
}
