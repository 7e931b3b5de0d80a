import InlayGraphics
import InlayLayers
import InlayLists

/// Steps that insert, delete and move rows and sections.
extension ScriptRunner {
  func edit(_ step: ScriptStep) throws(SceneFileError) {
    let table = try table(of: step)
    guard let rows = table.dataSource as? WrittenRows else {
      let message = "the rows of \((table.name ?? "").quoted) are generated; "
      throw failure(message + "only rows that are written can be changed one by one", key: "layer", step)
    }
    do {
      if step.name == "insert" { try loaded.builder.checkDepth(of: [step.value], in: table) }
      let counts = RowCounts.of(table)
      let edit = try TableEdit(step.name, step.value, in: counts)
      loaded.builder.budget.work.spend(.rows, edit.rowsMoved(in: counts))
      try rows.apply(edit, to: table)
    } catch let error as AddressProblem {
      throw failure(error.message, key: error.key, step)
    } catch {
      throw failure(loaded.budgetExcess ?? (error as? InlayError)?.message ?? "\(error)", step)
    }
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
  }
}

extension WrittenRows {
  /// - Throws: `InlayError` when the table refuses the edit.
  fileprivate func apply(_ edit: TableEdit, to table: TableView) throws(InlayError) {
    switch edit {
    case .insertRows(let rows, let path):
      sections.insert(rows, at: path)
      let paths = rows.indices.map { RowPath(section: path.section, row: path.row + $0) }
      try table.insertRows(at: paths)
      table.showSelected(paths.filter(isSelected))
    case .deleteRow(let path):
      try deleteRow(path, in: table)
    case .moveRow(let path, let newPath):
      sections.moveRow(path, to: newPath)
      try table.moveRow(at: path, to: newPath)
    case .insertSections(let new, let section):
      sections.insert(new, at: section)
      let numbers = section..<section + new.count
      try table.insertSections(Array(numbers))
      table.showSelected(numbers.flatMap(selectedRows))
    case .deleteSection(let section):
      try deleteSection(section, in: table)
    case .moveSection(let section, let newSection):
      sections.moveSection(section, to: newSection)
      try table.moveSection(section, toSection: newSection)
    }
  }
}
