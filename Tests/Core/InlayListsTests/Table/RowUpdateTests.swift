import InlayGraphics
import InlayLayers
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Sections of named rows, with heights by name.
private final class NamedRows: TableViewDataSource, TableViewDelegate {
  var sections: [[Int]]

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Name \(sections[path.section][path.row])"
    return cell
  }
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    .fixed(20 + Double(sections[path.section][path.row] % 7) * 4)
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Header" }
}

private struct Stage {
  let table: TableView
  let rows: NamedRows
  let scene: Scene
  let surface: ImageSurface

  init(_ table: TableView, _ sections: [[Int]]) throws {
    self.table = table
    rows = NamedRows(sections)
    let size = Size(width: 200, height: 300)
    table.frame = Rect(origin: .zero, size: size)
    table.allowsMultipleSelection = true
    table.register(TableViewCell.self, style: .default, forCellReuseIdentifier: "row")
    table.delegate = rows
    table.dataSource = rows
    table.rowHeight = .byDelegate
    scene = Scene.inSettings(root: table, size: size)
    surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
  }

  func picture() throws -> Picture {
    scene.tick(at: 0)
    try scene.render(into: surface)
    return Picture(surface)
  }

  func fresh(_ table: TableView) throws -> Stage {
    let stage = try Stage(table, rows.sections)
    for path in self.table.selectedRowPaths { stage.table.selectRow(at: path) }
    stage.table.contentOffset = self.table.contentOffset
    return stage
  }
}

@Suite struct RowUpdateTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test("an inserted row gets its space, and ends of cards are at the right rows")
  func insert() throws {
    let stage = try Stage(TableView(style: .insetGrouped), [[1, 2]])
    stage.rows.sections[0].append(3)
    try stage.table.insertRows(at: [path(0, 2)])
    stage.scene.tick(at: 1)
    #expect(stage.table.visibleCells.map(\.textLabel.text) == ["Name 1", "Name 2", "Name 3"])
    #expect(stage.table.visibleCells.map(\.rowPosition) == [.first, .middle, .last])
    stage.rows.sections[0].removeFirst(2)
    try stage.table.deleteRows(at: [path(0, 0), path(0, 1)])
    stage.scene.tick(at: 2)
    #expect(stage.table.visibleCells.map(\.rowPosition) == [.only])
    #expect(stage.table.rectForRow(at: path(0, 0))?.height == 32)
  }

  @Test("counts that do not match throw with the arithmetic, and the table stays unchanged")
  func arithmetic() throws {
    let stage = try Stage(TableView(style: .insetGrouped), [[1, 2, 3], [4]])
    let before = try stage.picture()
    #expect(
      throws: InlayError(
        .invalidArgument,
        "invalid table update: the rows of section 0 do not add up: 3 before, + 0 inserted - 1 deleted + 0 moved in "
          + "- 0 moved out = 2, but the data source has 3")
    ) { try stage.table.deleteRows(at: [path(0, 1)]) }
    stage.rows.sections[1].append(9)
    #expect(
      throws: InlayError(
        .invalidArgument,
        "invalid table update: the rows of section 0 do not add up: 3 before, + 0 inserted - 0 deleted + 0 moved in "
          + "- 1 moved out = 2, but the data source has 3")
    ) { try stage.table.moveRow(at: path(0, 1), to: path(1, 0)) }
    #expect(
      throws: InlayError(
        .invalidArgument,
        "invalid table update: the sections do not add up: 2 before, + 1 inserted - 0 deleted = 3, but the data source "
          + "has 2")
    ) { try stage.table.insertSections([2]) }
    stage.rows.sections = [[1, 2, 3], [4]]
    #expect(try stage.picture() == before)
  }

  @Test("missing and duplicate addresses throw")
  func addresses() throws {
    let stage = try Stage(TableView(), [[1, 2, 3], [4]])
    func message(_ body: (inout TableUpdates) -> Void) -> String {
      do throws(InlayError) {
        try stage.table.performBatchUpdates(body)
        return ""
      } catch { return error.message }
    }
    let start = "invalid table update: "
    #expect(
      message { $0.deleteRows(at: [path(0, 3)]) } == start
        + "section 0, row 3 is deleted, reloaded or moved; the section had 3 rows")
    #expect(
      message { $0.reloadRows(at: [path(7, 0)]) } == start
        + "section 7, row 0 is deleted, reloaded or moved; there were 2 sections")
    #expect(
      message { $0.insertRows(at: [path(0, -1)]) } == start
        + "section 0, row -1 is inserted or moved to; the section has 3 rows afterwards")
    #expect(
      message {
        $0.deleteRows(at: [path(0, 1)])
        $0.reloadRows(at: [path(0, 1)])
      } == start + "section 0, row 1 is deleted, reloaded or moved twice")
    #expect(
      message { $0.deleteSections([2]) } == start + "section 2 is deleted, reloaded or moved; there were 2 sections")
    stage.rows.sections = [[1, 2, 3]]
    #expect(
      message {
        $0.deleteSections([1])
        $0.deleteRows(at: [path(1, 0)])
      } == start + "section 1, row 0 is deleted, reloaded or moved, and its section is deleted or reloaded whole")
  }

  @Test("an update above the visible rows moves none of them; at the very top new rows become visible")
  func above() throws {
    let stage = try Stage(TableView(), [Array(0..<200)])
    stage.table.contentOffset = Point(x: 0, y: 1_003)
    let before = try stage.picture()
    let selected = try #require(stage.table.visibleRowPaths.first)
    stage.rows.sections[0].insert(contentsOf: [900, 901, 902], at: 0)
    try stage.table.insertRows(at: [path(0, 0), path(0, 1), path(0, 2)])
    #expect(try stage.picture() == before)
    #expect(stage.table.visibleRowPaths.first == path(0, selected.row + 3))
    stage.rows.sections[0].removeFirst(10)
    try stage.table.deleteRows(at: (0..<10).map { path(0, $0) })
    #expect(try stage.picture() == before)
    stage.table.contentOffset = .zero
    stage.scene.tick(at: 1)
    stage.rows.sections[0].insert(77, at: 0)
    try stage.table.insertRows(at: [path(0, 0)])
    stage.scene.tick(at: 2)
    #expect(stage.table.contentOffset == .zero)
    #expect(stage.table.visibleCells.first?.textLabel.text == "Name 77")
  }

  @Test("content that became too short leaves no empty view")
  func clamped() throws {
    let stage = try Stage(TableView(), [Array(0..<200)])
    stage.table.contentOffset = stage.table.maximumContentOffset
    stage.scene.tick(at: 1)
    stage.rows.sections[0].removeLast(190)
    try stage.table.deleteRows(at: (10..<200).map { path(0, $0) })
    stage.scene.tick(at: 2)
    #expect(stage.table.contentOffset == stage.table.maximumContentOffset)
    #expect(stage.table.visibleCells.last?.textLabel.text == "Name 9")
  }

  @Test("reloading asks for a row's cell and height again, and keeps it selected")
  func reload() throws {
    let stage = try Stage(TableView(style: .insetGrouped), [[1, 2, 3]])
    stage.table.selectRow(at: path(0, 1))
    stage.rows.sections[0][1] = 6
    try stage.table.reloadRows(at: [path(0, 1)])
    stage.scene.tick(at: 1)
    #expect(stage.table.cellForRow(at: path(0, 1))?.textLabel.text == "Name 6")
    #expect(stage.table.cellForRow(at: path(0, 1))?.isSelected == true)
    #expect(stage.table.rectForRow(at: path(0, 1))?.height == 44)
    stage.rows.sections[0] = [5]
    try stage.table.reloadSections([0])
    stage.scene.tick(at: 2)
    #expect(stage.table.visibleCells.map(\.textLabel.text) == ["Name 5"])
  }

  @Test("after random updates picture and layers equal those of a fresh table", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let make = { seed % 2 == 0 ? TableView(style: .insetGrouped) : TableView(style: .plain) }
    let stage = try Stage(make(), [Array(0..<6), Array(10..<13)])
    var next = 100
    for step in 0..<60 {
      let plan = RandomUpdate(stage.rows.sections, &next, &random)
      stage.rows.sections = plan.sections
      try stage.table.applyUpdates(plan.updates)
      if Int.random(in: 0..<3, using: &random) == 0, let section = plan.sections.indices.randomElement(using: &random),
        let row = plan.sections[section].indices.randomElement(using: &random)
      {
        stage.table.selectRow(at: path(section, row))
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let most = stage.table.maximumContentOffset.y
        stage.table.contentOffset.y = Double.random(in: 0...max(0, most), using: &random).rounded()
      }
      let picture = try stage.picture()
      let fresh = try stage.fresh(make())
      #expect(try fresh.picture() == picture, "seed \(seed), step \(step)")
      #expect(layerCount(fresh.table) == layerCount(stage.table), "seed \(seed), step \(step)")
      #expect(stage.table.visibleRowPaths == stage.table.visibleRowPaths.sorted())
    }
  }
}

/// Updates with their results, derived in reverse: from the change of each row.
private struct RandomUpdate {
  var updates = TableUpdates()
  var sections: [[Int]] = []

  init(_ old: [[Int]], _ next: inout Int, _ random: inout SeededRandom) {
    var kept: [(section: Int, rows: [Int])] = []
    var moving: [(from: RowPath, name: Int)] = []
    for (number, rows) in old.enumerated() {
      if old.count > 1 && Int.random(in: 0..<12, using: &random) == 0 {
        updates.deleteSections([number])
        continue
      }
      var left: [Int] = []
      for (row, name) in rows.enumerated() {
        let path = RowPath(section: number, row: row)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: updates.deleteRows(at: [path])
        case 1: moving.append((path, name))
        case 2:
          updates.reloadRows(at: [path])
          left.append(name)
        default: left.append(name)
        }
      }
      kept.append((number, left))
    }
    if kept.count > 1 && Int.random(in: 0..<4, using: &random) == 0 {
      let section = kept.remove(at: 0)
      let place = Int.random(in: 0...kept.count, using: &random)
      kept.insert(section, at: place)
      // A section with another order among the remaining ones is moved.
      movedSection = section.section
    }
    var inserted: Set<Int> = []
    if Int.random(in: 0..<6, using: &random) == 0 {
      let place = Int.random(in: 0...kept.count, using: &random)
      kept.insert((-1, [next, next + 1]), at: place)
      next += 2
      inserted.insert(place)
      updates.insertSections([place])
    }
    if let movedSection, let place = kept.firstIndex(where: { $0.section == movedSection }) {
      updates.moveSection(movedSection, toSection: place)
    }
    // New rows are inserted at random positions, then named by these.
    var marked = kept.map { $0.rows.map { (name: $0, origin: RowPath?.none, isNew: false) } }
    let open = marked.indices.filter { !inserted.contains($0) }
    for move in moving {
      guard let target = open.randomElement(using: &random) else { continue }
      let place = Int.random(in: 0...marked[target].count, using: &random)
      marked[target].insert((move.name, move.from, false), at: place)
    }
    if let target = open.randomElement(using: &random) {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...marked[target].count, using: &random)
        marked[target].insert((next, nil, true), at: place)
        next += 1
      }
    }
    for section in marked.indices {
      for (row, item) in marked[section].enumerated() {
        let path = RowPath(section: section, row: row)
        if item.isNew { updates.insertRows(at: [path]) }
        if let origin = item.origin { updates.moveRow(at: origin, to: path) }
      }
    }
    sections = marked.map { $0.map(\.name) }
  }

  private var movedSection: Int?
}
