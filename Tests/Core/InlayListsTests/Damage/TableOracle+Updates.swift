import InlayGraphics
import InlayLayers

@testable import InlayLists
@testable import InlayViews

extension TableOracle {
  /// Inserts, deletes, moves or reloads rows, together with the source.
  func updateRows() throws {
    guard let section = source.sections.indices.randomElement(using: &random) else { return }
    let count = source.sections[section].rows.count
    switch int(0...3) {
    case 0:
      let new = source.makeRows(int(1...3))
      let row = int(0...count)
      source.sections[section].rows.insert(contentsOf: new, at: row)
      try table.insertRows(at: new.indices.map { RowPath(section: section, row: row + $0) })
    case 1 where count > 0:
      let first = int(0...count - 1)
      let end = min(count, first + int(1...2))
      source.sections[section].rows.removeSubrange(first..<end)
      try table.deleteRows(at: (first..<end).map { RowPath(section: section, row: $0) })
    case 2 where count > 0:
      let row = int(0...count - 1)
      let id = source.sections[section].rows.remove(at: row)
      let target = int(0...source.sections.count - 1)
      let newRow = int(0...source.sections[target].rows.count)
      source.sections[target].rows.insert(id, at: newRow)
      try table.moveRow(at: RowPath(section: section, row: row), to: RowPath(section: target, row: newRow))
    case 3 where count > 0:
      let row = int(0...count - 1)
      source.sections[section].rows[row] = source.makeRows(1)[0]
      try table.reloadRows(at: [RowPath(section: section, row: row)])
    default: break
    }
  }

  func updateSections() throws {
    let count = source.sections.count
    switch count == 0 ? 0 : int(0...3) {
    case 0 where count < 8:
      let section = int(0...count)
      source.sections.insert(source.makeSection(rows: int(0...4)), at: section)
      try table.insertSections([section])
    case 1 where count > 2:
      let section = int(0...count - 1)
      source.sections.remove(at: section)
      try table.deleteSections([section])
    case 2:
      let (from, to) = (int(0...count - 1), int(0...count - 1))
      source.sections.insert(source.sections.remove(at: from), at: to)
      if from != to { try table.moveSection(from, toSection: to) }
    default:
      let section = int(0...count - 1)
      source.sections[section] = source.makeSection(rows: int(0...4))
      try table.reloadSections([section])
    }
  }
}
