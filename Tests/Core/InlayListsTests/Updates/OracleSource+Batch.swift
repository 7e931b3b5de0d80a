import InlayGraphics
import InlayTestSupport

@testable import InlayLists
@testable import InlayViews

/// A random batch of changes of an oracle's source.
struct UpdateBatch {
  var updates = TableUpdates()
  /// The numbers of the rows and sections that are moved: they cross others.
  var movedRows: Set<Int> = []
  /// The rows that replace others, at their places.
  var reloadedRows: [Int: Int] = [:]
  var movedSections: Set<Int> = []
  /// The sections from which and to which rows are moved.
  var openSections: Set<Int> = []
  var isAnimated = true
}

extension OracleSource {
  /// Changes the rows and sections, and says how.
  func changeAtRandom(_ random: inout SeededRandom, animation: (inout SeededRandom) -> RowAnimation) -> UpdateBatch {
    var batch = UpdateBatch()
    let old = sections
    let changesSections = random.chance(0.4)
    let isDense = random.chance(0.2)
    let share = isDense ? 0.4 : 0.1
    var kept: [Section] = []
    var (movedSections, movedRows): ([Section], [Int]) = ([], [])
    var whole: Set<Int> = []
    for (number, section) in old.enumerated() {
      if changesSections && random.chance(0.2) && old.count > 2 {
        batch.updates.deleteSections([number], with: animation(&random))
        continue
      }
      var section = section
      if changesSections && random.chance(0.15) {
        batch.updates.reloadSections([number], with: animation(&random))
        let new = makeRows(random.int(0...5))
        for (old, new) in zip(section.rows, new) { batch.reloadedRows[old] = new }
        section.rows = new
        whole.insert(section.id)
      } else {
        var rows: [Int] = []
        for (row, id) in section.rows.enumerated() {
          let path = RowPath(section: number, row: row)
          switch random.chance(share) ? random.int(0...3) : 4 {
          case 0, 1: batch.updates.deleteRows(at: [path], with: animation(&random))
          case 2:
            batch.updates.reloadRows(at: [path], with: animation(&random))
            let new = makeRows(1)
            batch.reloadedRows[id] = new[0]
            rows += new
          case 3:
            movedRows.append(id)
            batch.openSections.insert(section.id)
          default: rows.append(id)
          }
        }
        section.rows = rows
      }
      if changesSections && !whole.contains(section.id) && random.chance(0.1) {
        movedSections.append(section)
      } else {
        kept.append(section)
      }
    }
    for section in movedSections {
      kept.insert(section, at: random.int(0...kept.count))
      batch.movedSections.insert(section.id)
    }
    var inserted: Set<Int> = []
    while changesSections && kept.count < 8 && random.chance(0.3) || kept.isEmpty {
      let section = makeSection(rows: random.int(0...4))
      inserted.insert(section.id)
      kept.insert(section, at: random.int(0...kept.count))
    }
    let open = kept.indices.filter { !whole.contains(kept[$0].id) && !inserted.contains(kept[$0].id) }
    // A moved row needs a section; else it is deleted.
    for id in movedRows where !open.isEmpty {
      let section = random.pick(open)
      kept[section].rows.insert(id, at: random.int(0...kept[section].rows.count))
      batch.movedRows.insert(id)
      batch.openSections.insert(kept[section].id)
    }
    var insertedRows: Set<Int> = []
    for section in open where random.chance(isDense ? 0.5 : 0.3) {
      for id in makeRows(random.int(1...3)) {
        insertedRows.insert(id)
        kept[section].rows.insert(id, at: random.int(0...kept[section].rows.count))
      }
    }
    sections = kept
    func path(_ id: Int, in sections: [Section]) -> RowPath? {
      for (number, section) in sections.enumerated() {
        if let row = section.rows.firstIndex(of: id) { return RowPath(section: number, row: row) }
      }
      return nil
    }
    for id in movedRows {
      guard let from = path(id, in: old) else { continue }
      if let to = path(id, in: kept) {
        batch.updates.moveRow(at: from, to: to)
      } else {
        batch.updates.deleteRows(at: [from])
      }
    }
    for section in movedSections {
      guard let from = old.firstIndex(where: { $0.id == section.id }),
        let to = kept.firstIndex(where: { $0.id == section.id })
      else { continue }
      batch.updates.moveSection(from, toSection: to)
    }
    for (number, section) in kept.enumerated() {
      if inserted.contains(section.id) { batch.updates.insertSections([number], with: animation(&random)) }
      for (row, id) in section.rows.enumerated() where insertedRows.contains(id) {
        batch.updates.insertRows(at: [RowPath(section: number, row: row)], with: animation(&random))
      }
    }
    return batch
  }
}
