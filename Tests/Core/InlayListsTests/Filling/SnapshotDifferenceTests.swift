import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// Applies updates to plain arrays by UIKit's rules, without the table's plan: removed rows and sections by the numbers
/// before, new ones by the numbers afterwards, and the others in order between them.
private struct Simulation {
  private(set) var sections: [SnapshotModel.Section] = []
  private(set) var problem: String?

  /// - Parameter new: Only the contents of inserted rows and sections are taken from here.
  init(_ updates: TableUpdates, from old: SnapshotModel, to new: SnapshotModel) {
    let goneSections = Set(updates.deletedSections + updates.movedSections.map(\.from))
    var slots: [Int?] = Array(
      repeating: nil, count: old.sections.count - updates.deletedSections.count + updates.insertedSections.count)
    for move in updates.movedSections { slots[move.to] = move.from }
    var rest = old.sections.indices.filter { !goneSections.contains($0) }
    for number in slots.indices where slots[number] == nil && !updates.insertedSections.contains(number) {
      slots[number] = rest.removeFirst()
    }
    if !rest.isEmpty { problem = "sections are left" }
    let goneRows = Set(updates.deletedRows + updates.movedRows.map(\.from))
    let newRows = Set(updates.insertedRows + updates.movedRows.map(\.to))
    if goneRows.count != updates.deletedRows.count + updates.movedRows.count { problem = "a row is removed twice" }
    if newRows.count != updates.insertedRows.count + updates.movedRows.count { problem = "a row is added twice" }
    if goneRows.contains(where: { updates.deletedSections.contains($0.section) }) {
      problem = "a row of a deleted section"
    }
    let moved = Dictionary(uniqueKeysWithValues: updates.movedRows.map { ($0.to, $0.from) })
    for (number, before) in slots.enumerated() {
      guard let before else {
        if newRows.contains(where: { $0.section == number }) { problem = "a row of an inserted section" }
        sections.append(new.sections[number])
        continue
      }
      let items = old.sections[before].items
      var left = items.indices.filter { !goneRows.contains(RowPath(section: before, row: $0)) }[...]
      var rows: [Int] = []
      while !left.isEmpty || newRows.contains(RowPath(section: number, row: rows.count)) {
        let path = RowPath(section: number, row: rows.count)
        if let from = moved[path] {
          rows.append(old.sections[from.section].items[from.row])
        } else if newRows.contains(path) {
          rows.append(new.sections[number].items[path.row])
        } else {
          rows.append(items[left.removeFirst()])
        }
      }
      sections.append(SnapshotModel.Section(id: old.sections[before].id, items: rows))
    }
  }
}

@Suite struct SnapshotDifferenceTests {
  private typealias Snapshot = SnapshotModel.Snapshot

  /// The length of a longest increasing subsequence, by trying all of them.
  private func bestByForce(_ values: [Int]) -> Int {
    let values = values.filter { $0 >= 0 }
    return (0..<1 << values.count).map { set in
      let chosen = values.indices.filter { set & 1 << $0 != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
    }.max() ?? 0
  }

  /// The same in quadratic time.
  private func best(_ values: [Int]) -> Int {
    var best = Array(repeating: 1, count: values.count)
    for index in values.indices {
      for before in 0..<index where values[before] < values[index] { best[index] = max(best[index], best[before] + 1) }
    }
    return best.max() ?? 0
  }

  /// The fewest moves of rows, and of sections, between two models.
  private func fewestMoves(_ old: SnapshotModel, _ new: SnapshotModel) -> (rows: Int, sections: Int) {
    func number(_ id: Int, _ model: SnapshotModel) -> Int? { model.sections.firstIndex { $0.id == id } }
    let kept = new.sections.compactMap { number($0.id, old) }
    var paths: [Int: RowPath] = [:]
    for (number, section) in old.sections.enumerated() where new.sections.contains(where: { $0.id == section.id }) {
      for (row, item) in section.items.enumerated() { paths[item] = RowPath(section: number, row: row) }
    }
    var rows = 0
    for section in new.sections {
      guard let before = number(section.id, old) else { continue }
      let origins = section.items.compactMap { paths[$0] }
      let own = origins.filter { $0.section == before }.map(\.row)
      rows += origins.count - best(own)
    }
    return (rows, kept.count - best(kept))
  }

  @Test("the elements that stay are in order, and no larger set is")
  func staying() {
    func check(_ origins: [Int]) {
      let staying = OrderedDifference.staying(origins)
      let kept = zip(origins, staying).filter(\.1).map(\.0)
      #expect(zip(kept, kept.dropFirst()).allSatisfy(<) && kept.allSatisfy { $0 >= 0 }, "\(origins)")
      #expect(kept.count == bestByForce(origins), "\(origins)")
      #expect(staying.count == origins.count)
    }
    for count in 0...6 {
      for permutation in permutations(Array(0..<count)) {
        check(permutation)
        check(permutation.map { $0 == 2 ? -1 : $0 })
      }
    }
    var random = SeededRandom(seed: 1)
    for _ in 0..<200 { check((0..<9).map { $0 % 4 == 0 ? -1 : $0 }.shuffled(using: &random)) }
  }

  private func permutations(_ values: [Int]) -> [[Int]] {
    guard let last = values.last else { return [[]] }
    return permutations(Array(values.dropLast())).flatMap { list in
      (0...list.count).map { place in Array(list[..<place]) + [last] + list[place...] }
    }
  }

  @Test("updates between random snapshots give the new one, with the fewest moves")
  func random() throws {
    try withSeeds(60) { random in
      var next = random.int(10...300)
      let ends = (0..<random.int(0...6)).map { _ in random.int(0...next) }.sorted()
      var model = SnapshotModel.lists(zip([0] + ends, ends + [next]).map { Array($0..<$1) })
      var snapshot = try model.snapshot()
      for step in 0..<8 {
        let (old, oldSnapshot) = (model, snapshot)
        for _ in 0..<random.int(0...(step < 6 ? 12 : 100)) { try model.edit(&snapshot, next: &next, &random) }
        // Storage is shared or not.
        let new = random.chance(0.5) ? snapshot : try model.snapshot()
        let updates = new.updates(from: oldSnapshot)
        let simulation = Simulation(updates, from: old, to: model)
        if let problem = simulation.problem { return "step \(step): \(problem)" }
        guard simulation.sections == model.sections else {
          return "step \(step): \(old) becomes \(simulation.sections), not \(model)"
        }
        let fewest = fewestMoves(old, model)
        guard updates.movedRows.count == fewest.rows, updates.movedSections.count == fewest.sections else {
          return "step \(step): \(updates.movedRows.count), \(updates.movedSections.count) moves, not \(fewest)"
        }
        if updates.isEmpty != (old == model) { return "step \(step): \(updates)" }
      }
      return nil
    }
  }

  @Test("one moved item is one move, and so is one moved section with its items")
  func single() throws {
    let old = try SnapshotModel.lists([Array(0..<10), Array(10..<20), Array(20..<30)]).snapshot()
    var new = old
    try new.moveItem(8, beforeItem: 1)
    var updates = new.updates(from: old)
    #expect(updates.movedRows.map(\.from) == [RowPath(section: 0, row: 8)])
    #expect(updates.movedRows.map(\.to) == [RowPath(section: 0, row: 1)])
    #expect(updates.insertedRows.isEmpty && updates.deletedRows.isEmpty && updates.movedSections.isEmpty)
    new = old
    try new.moveSection(0, afterSection: 2)
    updates = new.updates(from: old)
    #expect(updates.movedSections == [TableUpdates.Move(from: 0, to: 2)] && updates.movedRows.isEmpty)
    new = old
    try new.moveItem(8, beforeItem: 25)
    updates = new.updates(from: old)
    #expect(
      updates.movedRows == [TableUpdates.Move(from: RowPath(section: 0, row: 8), to: RowPath(section: 2, row: 5))])
    #expect(updates.insertedRows.isEmpty && updates.deletedRows.isEmpty)
  }

  @Test("only rows that stay or move are reloaded and filled again; reloading has precedence")
  func reloads() throws {
    let old = try SnapshotModel.lists([[1, 2, 3], [4, 5], [6]]).snapshot()
    var new = old
    try new.deleteSections([2])
    try new.appendItems([7, 6], toSection: 0)
    try new.moveItem(4, beforeItem: 1)
    try new.deleteItems([2])
    try new.reloadItems([4, 6, 7])
    try new.reconfigureItems([5, 4, 6, 3])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.updates.reloadedRows == [RowPath(section: 1, row: 0)])
    #expect(difference.reconfiguredRows == [RowPath(section: 0, row: 2), RowPath(section: 1, row: 0)])
  }

  @Test("a million items are built, compared and shown in linear time")
  func million() throws {
    let count = 1_000_000
    let old = try SnapshotModel.lists([Array(0..<count)]).snapshot()
    var new = old
    try new.deleteItems([5, 70_000])
    try new.moveItem(900_000, beforeItem: 3)
    try new.insertItems([count], afterItem: 500_000)
    let updates = new.updates(from: old)
    #expect(updates.deletedRows.map(\.row) == [5, 70_000])
    #expect(
      updates.movedRows == [TableUpdates.Move(from: RowPath(section: 0, row: 900_000), to: .init(section: 0, row: 3))])
    #expect(updates.insertedRows == [RowPath(section: 0, row: 500_000)])
    #expect(new.indexOfItem(count) == 500_000 && new.indexOfItem(999_999) == 999_998)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let source = DiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "\(item)"
      return cell
    }
    source.apply(old)
    table.layoutIfNeeded()
    source.apply(new)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == count - 1)
    #expect(table.visibleCells.prefix(5).map(\.textLabel.text) == ["0", "1", "2", "900000", "3"])
  }
}
