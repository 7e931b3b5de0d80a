import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = SnapshotModel.Snapshot

  private func stage(
    _ lists: [Int]..., table: TableView = TableView(), height: Double = 300
  ) throws -> DiffStage {
    try DiffStage(table, SnapshotModel.lists(lists).snapshot(), height: height)
  }

  @Test("a snapshot is shown, and finds rows, items and sections")
  func shows() throws {
    let stage = try stage([1, 2, 3], [4, 5])
    let source = stage.source
    #expect(stage.shown == [1, 2, 3, 4, 5])
    #expect(source.itemIdentifier(for: RowPath(section: 1, row: 0)) == 4)
    #expect(source.itemIdentifier(for: RowPath(section: 1, row: 2)) == nil)
    #expect(source.itemIdentifier(for: RowPath(section: 2, row: 0)) == nil)
    #expect(source.itemIdentifier(for: RowPath(section: 0, row: -1)) == nil)
    #expect(source.rowPath(for: 5) == RowPath(section: 1, row: 1) && source.rowPath(for: 6) == nil)
    #expect(source.sectionIdentifier(for: 1) == 1 && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: 1) == 1 && source.index(for: 2) == nil)
    #expect((stage.table.headerView(forSection: 1) as? SectionTextView)?.label.text == "Section 1")
    #expect((stage.table.footerView(forSection: 0) as? SectionTextView)?.label.text == "Footer")
  }

  @Test(
    "after random snapshots a table equals a fresh one, and keeps cells, selection and focus", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let make = { seed % 2 == 0 ? TableView(style: .insetGrouped) : TableView(style: .plain) }
    var (model, next) = (SnapshotModel.lists([Array(0..<12), Array(12..<20), [20]]), 30)
    let stage = try DiffStage(make(), model.snapshot())
    for step in 0..<40 {
      let note: Comment = "seed \(seed), step \(step)"
      var snapshot = stage.source.snapshot()
      let old = model
      for _ in 0..<random.int(0...5) { try model.edit(&snapshot, next: &next, &random) }
      // Unmarked items show their old contents.
      let marked = model.items.filter { _ in random.chance(0.1) }
      let reloaded = marked.filter { _ in random.chance(0.5) }
      for item in marked { stage.versions.values[item, default: 0] += 1 }
      try snapshot.reloadItems(reloaded)
      try snapshot.reconfigureItems(marked)
      if let section = model.sections.randomElement(using: &random), random.chance(0.2) {
        stage.versions.titles[section.id] = random.chance(0.5) ? "Title \(step)" : nil
        try snapshot.reloadSections([section.id])
      }
      let cells = Dictionary(
        uniqueKeysWithValues: old.items.compactMap { item in stage.cell(of: item).map { (item, $0) } })
      let (selected, focused) = (stage.selected, stage.focused)
      stage.source.apply(snapshot)
      let sections = Set(snapshot.reloadedSectionIdentifiers)
      for (item, cell) in cells where !reloaded.contains(item) {
        guard let path = model.path(of: item), let before = old.path(of: item) else { continue }
        let (section, oldSection) = (model.sections[path.section].id, old.sections[before.section].id)
        guard old.sections.contains(where: { $0.id == section }),
          model.sections.contains(where: { $0.id == oldSection }),
          !sections.contains(section)
        else { continue }
        if stage.cell(of: item) !== cell { Issue.record("another cell of \(item), \(note)") }
      }
      #expect(stage.selected == selected.intersection(model.items), note)
      if let focused, model.items.contains(focused) { #expect(stage.focused == focused, note) }
      if let item = model.items.randomElement(using: &random), random.chance(0.5) { stage.select(item) }
      if let item = model.items.randomElement(using: &random), random.chance(0.3) {
        stage.source.rowPath(for: item).map { stage.table.focusRow(at: $0) }
      }
      if random.chance(0.3) {
        stage.table.contentOffset.y = random.double(0...max(0, stage.table.maximumContentOffset.y)).rounded()
      }
      let picture = try stage.picture()
      let fresh = try stage.fresh(make())
      #expect(try fresh.picture() == picture, note)
      #expect(layerCount(fresh.table) == layerCount(stage.table), note)
      #expect(fresh.table.dump() == stage.table.dump(), note)
      #expect(try SnapshotModel(stage.source.snapshot()) == model, note)
      #expect(stage.problems == [], note)
    }
  }

  @Test("rows that arrive above the view move nothing that is visible")
  func position() throws {
    let stage = try stage(Array(0..<100))
    stage.table.contentOffset.y = 1003
    stage.select(40)
    let before = try stage.picture()
    var snapshot = stage.source.snapshot()
    try snapshot.insertItems([100, 101], beforeItem: 3)
    try snapshot.deleteItems([5, 6, 7])
    stage.source.apply(snapshot)
    #expect(try stage.picture() == before && stage.selected == [40])
  }

  @Test("items of deleted sections, and those that go to new ones, stay selected and focused")
  func replaced() throws {
    let stage = try stage([1, 2], [3, 4], height: 600)
    stage.select(1, 3, 4)
    stage.table.focusRow(at: RowPath(section: 1, row: 0))
    var snapshot = stage.source.snapshot()
    try snapshot.deleteSections([1])
    try snapshot.insertSections([2], beforeSection: 0)
    try snapshot.appendItems([3], toSection: 0)
    try snapshot.moveItem(1, afterItem: 3)
    try snapshot.appendItems([9], toSection: 2)
    try snapshot.moveItem(3, beforeItem: 9)
    stage.source.apply(snapshot)
    stage.scene.tick(at: 1)
    #expect(stage.shown == [3, 9, 2, 1])
    #expect(stage.selected == [1, 3] && stage.focused == 3)
    #expect(stage.table.visibleCells.map(\.isSelected) == [true, false, false, true])
  }

  @Test("reconfigured rows keep their cells, reloaded ones may get cells of another class; both stay selected")
  func reconfigures() throws {
    final class Other: TableViewCell {}
    var isOther = false
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.register(Other.self, forCellReuseIdentifier: "other")
    table.allowsMultipleSelection = true
    var asked: [Int] = []
    let source = DiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      asked.append(item)
      return table.dequeueReusableCell(withIdentifier: isOther && item == 2 ? "other" : "row", for: path)
    }
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    var problems: [Scene.Problem] = []
    scene.onProblem = { problems.append($0) }
    source.apply(try SnapshotModel.lists([[1, 2, 3]]).snapshot())
    scene.tick(at: 0)
    let cells = table.visibleCells
    for row in 0..<3 { table.selectRow(at: RowPath(section: 0, row: row)) }
    asked = []
    isOther = true
    var snapshot = source.snapshot()
    try snapshot.reloadItems([2])
    try snapshot.reconfigureItems([1, 2])
    source.apply(snapshot)
    scene.tick(at: 1)
    #expect(asked.sorted() == [1, 2])
    let areKept = table.visibleCells[0] === cells[0] && table.visibleCells[2] === cells[2]
    #expect(areKept)
    #expect(table.visibleCells[1] is Other && table.selectedRowPaths.map(\.row) == [0, 1, 2])
    #expect(problems.isEmpty)
    // What was applied is not done again.
    asked = []
    source.apply(source.snapshot())
    scene.tick(at: 2)
    #expect(asked == [])
  }

  @Test("a reloaded section has its cells, header and footer replaced, and may move at once")
  func reloadsSections() throws {
    let stage = try stage([1, 2], [3, 4], height: 600)
    stage.select(3)
    stage.versions.values = [1: 1, 3: 1, 4: 1]
    stage.versions.titles = [0: "No", 1: "Other"]
    var snapshot = stage.source.snapshot()
    try snapshot.reloadSections([1])
    try snapshot.moveSection(1, beforeSection: 0)
    try snapshot.moveItem(1, beforeItem: 4)
    stage.source.apply(snapshot)
    stage.scene.tick(at: 1)
    #expect(stage.table.visibleCells.map(\.textLabel.text) == ["Item 3 1", "Item 1 1", "Item 4 1", "Item 2 0"])
    #expect((stage.table.headerView(forSection: 0) as? SectionTextView)?.label.text == "Other")
    #expect((stage.table.headerView(forSection: 1) as? SectionTextView)?.label.text == "Section 0")
    #expect(stage.selected == [3])
  }

  @Test("without its table a source keeps the snapshot; neither retains the other")
  func ownership() throws {
    let snapshot = try SnapshotModel.lists([[1, 2]]).snapshot()
    var source: DiffableDataSource<Int, Int>?
    weak var gone: TableView?
    do {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      source = DiffableDataSource(tableView: table) { _, _, _ in TableViewCell(style: .default, reuseIdentifier: nil) }
      gone = table
    }
    #expect(gone == nil)
    var isDone = false
    source?.apply(snapshot) { _ in isDone = true }
    #expect(isDone && source?.snapshot().itemIdentifiers == [1, 2])
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let isGone = { [weak source] in source == nil }
    table.dataSource = source?.rows
    source = nil
    #expect(isGone() && table.dataSource == nil)
  }

  @Test("a table with another data source does not change")
  func otherSource() throws {
    let stage = try stage([1, 2])
    let other = TestSource([1])
    stage.table.dataSource = other
    stage.scene.tick(at: 1)
    stage.source.apply(try SnapshotModel.lists([[4, 5, 6]]).snapshot())
    stage.scene.tick(at: 2)
    #expect(stage.table.visibleCells.map(\.textLabel.text) == ["Row 0"] && stage.problems == [])
    stage.table.dataSource = stage.source.rows
    stage.scene.tick(at: 3)
    #expect(stage.shown == [4, 5, 6])
  }

  @Test("a snapshot can be shown without comparing: the table reloads and forgets its selection")
  func reloads() throws {
    let stage = try stage([1, 2, 3])
    stage.select(2)
    stage.versions.values = [2: 7]
    var isDone = false
    stage.source.applySnapshotUsingReloadData(try SnapshotModel.lists([[2, 1]]).snapshot()) { _ in isDone = true }
    stage.scene.tick(at: 1)
    #expect(
      isDone && stage.table.visibleCells.map(\.textLabel.text) == ["Item 2 7", "Item 1 0"] && stage.selected == [])
  }
}
