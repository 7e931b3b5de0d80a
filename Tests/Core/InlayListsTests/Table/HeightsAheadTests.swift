import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Heights out of view, which are measured a screen in each tick.
@Suite struct HeightsAheadTests {
  private final class SizedCell: TableViewCell {
    var wanted = 44.0
    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: wanted) }
  }

  private final class SizedRows: TableViewDataSource {
    var heights: [Double]
    private(set) var asked = 0

    init(_ heights: [Double]) { self.heights = heights }

    var length: Double { heights.reduce(0, +) }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? SizedCell)?.wanted = heights[path.row]
      return cell
    }
  }

  private static let screen = 480.0

  private func makeTable(_ rows: SizedRows) -> (table: TableView, scene: Scene) {
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 320, height: Self.screen)
    table.register(SizedCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = .automatic()
    table.dataSource = rows
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.finishesLayout = false
    return (table, scene)
  }

  /// 300 rows, of which at most 17 are in view.
  private func makeRows() -> SizedRows { SizedRows((0..<300).map { 30 + Double($0 * 7919 % 11) * 3 }) }

  /// The positions of the rows in the view.
  private func tops(_ table: TableView) -> [RowPath: Double] {
    Dictionary(
      table.visibleCells.compactMap { cell in cell.rowPath.map { ($0, cell.frame.minY - table.contentOffset.y) } },
      uniquingKeysWith: { $1 })
  }

  /// Ticks until the scene is at rest.
  ///
  /// - Returns: A row in view that moved, or nil.
  private func rest(_ table: TableView, _ scene: Scene, ticks: Int = 500) -> RowPath? {
    for _ in 0..<ticks where !scene.isAtRest {
      let before = tops(table)
      scene.tick(at: scene.time + 1 / 60)
      let after = tops(table)
      if let moved = before.first(where: { abs((after[$0.key] ?? .infinity) - $0.value) > 1e-6 }) { return moved.key }
    }
    return nil
  }

  @Test("a first layout asks for the rows in view and one screen more, each tick for another, and the last for none")
  func pace() {
    let rows = makeRows()
    let (table, scene) = makeTable(rows)
    scene.tick(at: 0)
    #expect(rows.asked <= 2 * 17 + 2 && table.heights.guesses > 0)
    #expect(!scene.isAtRest && scene.nextTickTime == 0)
    var ticks = 0
    while !scene.isAtRest, ticks < 100 {
      let asked = rows.asked
      scene.tick(at: scene.time + 1 / 60)
      ticks += 1
      #expect(rows.asked - asked <= 17)
    }
    #expect(ticks > 10 && ticks < 40 && scene.nextTickTime == nil)
    #expect(table.knownContentSize.height == rows.length && table.heights.guesses == 0)
    let asked = rows.asked
    scene.tick(at: scene.time + 1)
    #expect(rows.asked == asked && asked <= 300 + 17)
  }

  @Test("a query for the length or for a row out of view measures the rest, and so does a picture")
  func queries() throws {
    let queries: [(String, (TableView, Scene) throws -> Void)] = [
      ("contentSize", { _ = ($0.contentSize, $1) }),
      ("rectForRow", { _ = ($0.rectForRow(at: RowPath(section: 0, row: 299)), $1) }),
      ("rect(forSection:)", { _ = ($0.rect(forSection: 0), $1) }),
      ("a picture", { _ = ($0, try $1.currentFrame()) }),
      ("finishAnimations", { _ = ($0, $1.finishAnimations()) }),
    ]
    for (name, query) in queries {
      let rows = makeRows()
      let (table, scene) = makeTable(rows)
      scene.tick(at: 0)
      let before = tops(table)
      _ = table.rectForRow(at: RowPath(section: 0, row: 1))
      #expect(table.heights.guesses > 0, "\(name)")
      try query(table, scene)
      #expect(table.heights.guesses == 0 && table.contentSize.height == rows.length, "\(name)")
      scene.tick(at: 1)
      #expect(tops(table) == before && layerCount(table) < 100 && rows.asked < 340, "\(name)")
    }
  }

  @Test("a scene for pictures measures all in its first tick")
  func finished() {
    let rows = makeRows()
    let (table, scene) = makeTable(rows)
    scene.finishesLayout = true
    scene.tick(at: 0)
    #expect(table.heights.guesses == 0 && scene.isAtRest && scene.nextTickTime == nil)
    #expect(rows.asked >= 300)
  }

  @Test("while the width moves only rows in view are measured, and the others when it rests")
  func resizing() {
    let rows = makeRows()
    let (table, scene) = makeTable(rows)
    scene.tick(at: 0)
    #expect(rest(table, scene) == nil)
    for step in 1...20 {
      let asked = rows.asked
      table.frame.size.width = 320 - Double(step)
      scene.tick(at: scene.time + 1 / 60)
      #expect(rows.asked - asked <= 1 && table.heights.guesses >= 300 - 17, "step \(step)")
    }
    #expect(rest(table, scene) == nil && table.heights.guesses == 0)
    #expect(table.knownContentSize.height == rows.length)
  }

  @Test("an offset that was set before the first layout, and one far away, show the rows that are there")
  func offsets() {
    for isFirst in [true, false] {
      let rows = makeRows()
      let (table, scene) = makeTable(rows)
      if !isFirst { scene.tick(at: 0) }
      table.contentOffset.y = 5_001
      scene.tick(at: 0)
      #expect(table.contentOffset.y == 5_001)
      for (path, top) in tops(table) { #expect(top == rows.heights[..<path.row].reduce(0, +) - 5_001) }
    }
    let rows = makeRows()
    let (table, scene) = makeTable(rows)
    scene.tick(at: 0)
    table.contentOffset.y = table.maximumContentOffset.y
    scene.tick(at: 0)
    #expect(table.contentOffset.y == rows.length - Self.screen)
  }

  @Test("in random walks nothing in view moves while heights out of view are measured, and the length becomes exact")
  func walks() throws {
    for seed in Seeds.first(60, long: 3_000) {
      var random = SeededRandom(seed: seed)
      let rows = SizedRows((0..<random.int(30...400)).map { _ in Double(random.int(20...120)) })
      let (table, scene) = makeTable(rows)
      if random.chance(0.3) { table.contentAnchor = .end }
      if random.chance(0.3) { table.contentOffset.y = Double(random.int(0...2_000)) }
      scene.tick(at: 0)
      for step in 0..<8 {
        let row = random.int(0...rows.heights.count - 1)
        switch random.int(0...6) {
        case 0, 1: table.scroll(by: Size(width: 0, height: Double(random.int(-400...400))))
        case 2:
          table.contentOffset.y = Double(random.int(0...max(0, Int(table.maximumContentOffset.y))))
        case 3: table.frame.size.width -= 1
        case 4:
          rows.heights.insert(Double(random.int(20...120)), at: row)
          try table.insertRows(at: [RowPath(section: 0, row: row)])
        case 5:
          rows.heights.remove(at: row)
          try table.deleteRows(at: [RowPath(section: 0, row: row)])
        default: table.scrollToRow(at: RowPath(section: 0, row: row), at: random.pick([.top, .middle, .nearest]))
        }
        scene.tick(at: scene.time + 1 / 60)
        if let moved = rest(table, scene, ticks: random.int(0...20)) {
          Issue.record("seed \(seed), step \(step): \(moved) moves")
        }
      }
      if let moved = rest(table, scene) { Issue.record("seed \(seed): \(moved) moves") }
      #expect(scene.isAtRest && table.heights.guesses == 0, "seed \(seed)")
      #expect(abs(table.knownContentSize.height - rows.length) < 1e-6, "seed \(seed)")
      for (path, top) in tops(table) {
        let start = rows.heights[..<path.row].reduce(0, +) - table.contentOffset.y
        #expect(abs(top - start) < 1e-6, "seed \(seed), \(path)")
      }
    }
  }
}
