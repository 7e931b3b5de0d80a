import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Tables that stay at their end, as of chats and logs: `contentAnchor`.
@Suite struct EndAnchorTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func chat(_ count: Int, _ fonts: TextContext? = nil) throws -> TestTable<TableView> {
    let table = TableView()
    table.contentAnchor = .end
    table.updateTiming = .curve(.linear, duration: 1)
    if fonts != nil { table.rowHeight = .automatic() }
    return try TestTable(table, counts: [count], size: Size(width: 200, height: 220), fonts: fonts)
  }

  /// The distance of the view's bottom from the end of the content, in points.
  private func rest(_ test: TestTable<TableView>) -> Double {
    test.table.maximumContentOffset.y - test.table.contentOffset.y
  }

  @Test("the first layout shows the end, unless an offset was set before; content that fits is at the top")
  func first() throws {
    let test = try chat(50)
    #expect(test.table.contentOffset.y == 50 * 44 - 220)
    #expect(test.cells.last?.rowPath == path(49))
    let few = try chat(3)
    #expect(few.table.contentOffset.y == 0)
    let table = TableView()
    table.contentAnchor = .end
    table.contentOffset.y = 100
    let set = try TestTable(table, counts: [50], size: Size(width: 200, height: 220))
    #expect(set.table.contentOffset.y == 100)
  }

  @Test("rows that are loaded later, row by row, fill the view from its top, and then the end stays in view")
  func filling() throws {
    let test = try chat(0)
    for row in 0..<12 {
      test.source.counts = [row + 1]
      try test.table.insertRows(at: [path(row)], with: row % 2 == 0 ? .fade : .none)
      #expect(test.table.contentOffset.y == max(0, Double(row + 1) * 44 - 220))
      if row % 3 == 0 { test.scene.tick(at: Double(row)) }
    }
    test.scene.tick(at: 100)
    #expect(test.cells.last?.rowPath == path(11))
  }

  @Test("at the end an inserted row comes from below, and the others slide up, from where they were presented")
  func animated() throws {
    let test = try chat(50)
    func top(_ row: Int) -> Double? {
      test.table.cellForRow(at: path(row)).map { test.table.convert($0.bounds, from: $0).minY - test.table.bounds.minY }
    }
    test.source.counts = [52]
    try test.table.insertRows(at: [path(50), path(51)], with: .fade)
    #expect(rest(test) == 0)
    test.scene.tick(at: 0)
    #expect(top(49) == 176 && rest(test) == 0)
    test.scene.tick(at: 0.5)
    #expect(top(49) == 132)
    test.scene.tick(at: 1)
    #expect(top(49) == 88 && top(51) == 176 && rest(test) == 0)
  }

  @Test("a view that was scrolled up keeps its offset while rows come at the end, and its rows while some come above")
  func scrolledUp() throws {
    let test = try chat(50)
    test.table.contentOffset.y -= 30
    test.scene.tick(at: 0)
    let offset = test.table.contentOffset.y
    test.source.counts = [55]
    try test.table.insertRows(at: (50..<55).map(path), with: .fade)
    test.scene.tick(at: 0)
    test.scene.tick(at: 2)
    #expect(test.table.contentOffset.y == offset)
    test.table.contentOffset.y = 0
    test.scene.tick(at: 3)
    test.source.counts = [65]
    try test.table.insertRows(at: (0..<10).map(path))
    test.scene.tick(at: 4)
    #expect(test.table.contentOffset.y == 440)
    // Back at the end the view stays there again.
    test.table.contentOffset.y = test.table.maximumContentOffset.y
    test.scene.tick(at: 5)
    test.source.counts = [66]
    try test.table.insertRows(at: [path(65)])
    test.scene.tick(at: 6)
    #expect(rest(test) == 0)
  }

  @Test("the end stays in view while heights are measured, rows grow, the table gets lower or its inset larger")
  func heights() throws {
    let test = try chat(2_000, try TextContext())
    test.source.configure = { cell, path in
      cell.textLabel.numberOfLines = 0
      let text = "A message of several words that needs some lines in a narrow table"
      cell.textLabel.text = path.row % 3 == 0 ? "Hello" : text
    }
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(rest(test) == 0 && test.cells.last?.rowPath == path(1_999))
    test.source.counts = [2_001]
    try test.table.insertRows(at: [path(2_000)], with: .fade)
    test.scene.tick(at: 1)
    #expect(rest(test) == 0 && test.cells.last?.rowPath == path(2_000))
    test.scene.tick(at: 3)
    test.cells.last?.textLabel.text = String(repeating: "much longer ", count: 12)
    test.cells.last?.contentDidChange()
    test.scene.tick(at: 4)
    #expect(rest(test) == 0)
    test.table.frame.size.height = 130
    test.scene.tick(at: 5)
    #expect(rest(test) == 0)
    test.table.contentInset.bottom = 40
    test.scene.tick(at: 6)
    #expect(rest(test) == 0)
    test.scene.traits.textScale = 1.5
    test.scene.tick(at: 7)
    #expect(rest(test) == 0)
    test.source.counts = [1_500]
    test.table.reloadData()
    test.scene.tick(at: 8)
    #expect(rest(test) == 0 && test.cells.last?.rowPath == path(1_499))
  }

  @Test("a finger that holds the content keeps it, and one that lets it go beyond the end comes back to the new end")
  func held() throws {
    let stage = SwipeStage([Array(0..<50)], table: TableView())
    stage.table.contentAnchor = .end
    stage.table.contentOffset.y = stage.table.maximumContentOffset.y
    stage.scene.tick(at: 0)
    let hand = TimedHand(stage)
    hand.press(100, 200)
    hand.move(by: Size(width: 0, height: -60))
    let beyond = stage.table.contentOffset.y - stage.table.maximumContentOffset.y
    #expect(beyond > 0)
    stage.source.sections[0].append(50)
    try stage.table.insertRows(at: [path(50)])
    hand.wait(0.1)
    #expect(stage.table.contentOffset.y - stage.table.maximumContentOffset.y == beyond)
    hand.release()
    hand.wait(2)
    #expect(stage.table.contentOffset.y == stage.table.maximumContentOffset.y)
    #expect(stage.table.maximumContentOffset.y == 51 * 44 - 300)
  }

  @Test("after random updates and scrolls a view that was at its end is there, and no other one")
  func random() throws {
    for seed in Seeds.first(40, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let test = try chat(random.int(0...12))
      var time = 0.0
      for step in 0..<12 {
        if random.chance(0.3) {
          test.table.contentOffset.y = Double(random.int(0...Int(test.table.maximumContentOffset.y)))
          if random.chance(0.5) { test.scene.tick(at: time) }
        }
        let (wasAtEnd, offset) = (rest(test) == 0, test.table.contentOffset.y)
        let count = test.source.counts[0]
        let isAppended = count == 0 || random.chance(0.6)
        let place = isAppended ? count : random.int(0...count)
        let animation = random.pick(RowAnimation.allCases)
        test.source.counts[0] += 1
        try test.table.insertRows(at: [path(place)], with: animation)
        if random.chance(0.7) {
          time += random.double(0...0.6)
          test.scene.tick(at: time)
        }
        #expect(!wasAtEnd || rest(test) == 0, "seed \(seed), step \(step)")
        #expect(wasAtEnd || !isAppended || test.table.contentOffset.y == offset, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("a view at its end is there after random changes of text scale, size and inset, with rows that come between")
  func randomSettings() throws {
    for seed in Seeds.first(60, long: 3_000) {
      var random = SeededRandom(seed: seed)
      let test = try chat(random.int(3...40), random.chance(0.7) ? try TextContext() : nil)
      test.source.configure = { cell, path in
        cell.textLabel.numberOfLines = 0
        cell.textLabel.text = String(repeating: "word ", count: 1 + path.row * 7 % 12)
      }
      test.table.reloadData()
      var (time, log) = (1.0, [String]())
      test.scene.tick(at: time)
      for step in 0..<12 {
        switch random.int(0...5) {
        case 0: test.scene.traits.textScale = random.pick([0.8, 1, 1.3, 2, 3])
        case 1: test.table.frame.size.height = Double(random.int(80...400))
        case 2: test.table.contentInset.bottom = Double(random.int(0...90))
        case 3: test.table.frame.size.width = Double(random.int(120...320))
        default:
          let count = test.source.counts[0]
          let row = random.chance(0.6) ? count : random.int(0...count)
          test.source.counts[0] += 1
          try test.table.insertRows(at: [path(row)], with: random.pick(RowAnimation.allCases))
          log.append("row \(row)")
        }
        log.append("step \(step)")
        guard random.chance(0.5) else { continue }
        time += random.chance(0.3) ? 1 : random.double(0...0.3)
        log.append("tick")
        test.scene.tick(at: time)
        // The offset is on a device pixel; the content may end between two.
        let isAtEnd = abs(rest(test)) <= 0.5
        #expect(isAtEnd, "seed \(seed), step \(step): \(rest(test)), \(log)")
        if !isAtEnd { return }
      }
    }
  }
}
