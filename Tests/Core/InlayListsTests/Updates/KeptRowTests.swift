import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Which rows keep their places in the view when an update changes others.
@Suite struct KeptRowTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  /// The tops of the visible rows in the view, by their items.
  private func tops(_ stage: DiffStage) -> [Int: Double] {
    Dictionary(
      stage.table.visibleCells.compactMap { cell in
        cell.rowPath.flatMap(stage.source.itemIdentifier).map { ($0, cell.frame.minY - stage.table.bounds.minY) }
      }, uniquingKeysWith: { $1 })
  }

  private func snapshot(_ items: [Int]) throws -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections([1])
    try snapshot.appendItems(items)
    return snapshot
  }

  @Test("a snapshot that moves the topmost visible row leaves the others in their places", arguments: [false, true])
  func movedRow(isAnimated: Bool) throws {
    let stage = try DiffStage(TableView(), try snapshot(Array(0..<200)))
    stage.table.contentOffset.y = stage.table.heights.row(path(100)).lowerBound + 3
    stage.scene.tick(at: 0)
    let before = tops(stage)
    var items = Array(0..<200)
    items.remove(at: 100)
    items.insert(100, at: 160)
    stage.source.apply(try snapshot(items), animated: isAnimated)
    stage.scene.tick(at: 0)
    stage.scene.tick(at: 9)
    let after = tops(stage)
    #expect(before.count > 8)
    for (item, top) in before where item != 100 { #expect(after[item] == top, "item \(item)") }
  }

  @Test("an open swipe stays open, and in its place, while the topmost visible row is moved far away")
  func swipe() throws {
    let stage = SwipeStage([Array(0..<200)], table: TableView())
    stage.table.contentOffset.y = 100 * 44
    stage.scene.tick(at: 0)
    let (cell, hand) = (try stage.cell(0, 102), TimedHand(stage))
    hand.press(300, 2 * 44 + 20)
    hand.move(by: Size(width: -160, height: 0))
    hand.release(after: 0.2)
    hand.wait(1)
    #expect(cell.slideDistance > 0)
    let top = cell.frame.minY - stage.table.bounds.minY
    for (from, to) in [(100, 160), (100, 3), (106, 20)] {
      stage.source.sections[0].insert(stage.source.sections[0].remove(at: from), at: to)
      try stage.table.moveRow(at: path(from), to: path(to), animated: true)
      hand.wait(1)
      #expect(cell.slideDistance > 0 && cell.frame.minY - stage.table.bounds.minY == top)
    }
  }

  @Test("rows below a row that a swipe deletes close the gap, also in the upper half of the view")
  func deletedSwipe() throws {
    let stage = SwipeStage([Array(0..<200)], table: TableView())
    stage.table.contentOffset.y = 100 * 44
    stage.scene.tick(at: 0)
    let hand = TimedHand(stage)
    hand.press(300, 44 + 20)
    hand.move(by: Size(width: -160, height: 0))
    hand.release(after: 0.2)
    hand.wait(1)
    stage.source.sections[0].remove(at: 101)
    try stage.table.deleteRows(at: [path(101)], with: .fade)
    hand.wait(1)
    #expect(stage.table.contentOffset.y == 100 * 44)
  }

  @Test("rows below a focused row make room for others, as where a tap shows a picker below it")
  func focused() throws {
    let stage = SwipeStage([Array(0..<200)], table: TableView())
    stage.table.contentOffset.y = 100 * 44 + 10
    stage.scene.tick(at: 0)
    let hand = TimedHand(stage)
    hand.tap(100, 44 + 20)
    stage.source.sections[0].insert(contentsOf: [900, 901], at: 102)
    try stage.table.insertRows(at: [path(102), path(103)], with: .fade)
    hand.wait(1)
    #expect(stage.table.contentOffset.y == 100 * 44 + 10)
  }

  @Test("rows that keep their places do so too while inserted rows above them are measured")
  func measured() throws {
    let test = try TestTable(TableView(), counts: [200], size: Size(width: 200, height: 300), style: .default)
    test.source.configure = { cell, path in cell.textLabel.text = "Row \(path.row)" }
    test.table.rowHeight = .automatic(estimate: 60)
    test.scene.tick(at: 0)
    test.table.scrollToRow(at: path(100), at: .top, animated: false)
    test.table.contentOffset.y += 10
    test.scene.tick(at: 0)
    let last = try #require(test.cells.last)
    let top = last.frame.minY - test.table.bounds.minY
    let inserted = path(102)
    test.source.configure = { cell, path in
      cell.textLabel.text = path == inserted ? "A title of\nthree lines\nof text" : "Row \(path.row)"
      cell.textLabel.numberOfLines = 0
    }
    test.source.counts = [201]
    try test.table.insertRows(at: [inserted])
    test.scene.tick(at: 0)
    #expect(last.rowPath != nil && last.frame.minY - test.table.bounds.minY == top)
    #expect((test.table.rectForRow(at: inserted)?.height ?? 0) > 44)
  }

  @Test("no offset inside the content keeps more visible rows in their places; at the top the view stays")
  func law() throws {
    for seed in Seeds.first(60, long: 1_000) {
      var random = SeededRandom(seed: seed)
      var items = Array(0..<random.int(10...60))
      let stage = try DiffStage(TableView(), try snapshot(items))
      for step in 0..<6 {
        stage.table.contentOffset.y = Double(random.int(0...Int(stage.table.maximumContentOffset.y.rounded(.down))))
        stage.scene.tick(at: stage.scene.time + 1)
        let (before, offset, wasAtTop) = (tops(stage), stage.table.contentOffset.y, stage.table.isAtTop)
        for _ in 0..<random.int(1...4) {
          switch random.int(0...2) {
          case 0 where items.count > 5: items.remove(at: random.int(0...items.count - 1))
          case 1: items.insert(items.remove(at: random.int(0...items.count - 1)), at: random.int(0...items.count))
          default: items.insert((items.max() ?? 0) + 1, at: random.int(0...items.count))
          }
        }
        stage.source.apply(try snapshot(items), animated: random.chance(0.5))
        stage.scene.tick(at: stage.scene.time + 1)
        let now = stage.table.contentOffset.y
        if wasAtTop {
          #expect(now == offset, "seed \(seed), step \(step)")
          continue
        }
        let most = stage.table.maximumContentOffset.y
        // The offsets at which the rows are in their places.
        var offsets: [Double] = []
        for (item, top) in before {
          guard let path = stage.source.rowPath(for: item) else { continue }
          let offset = stage.table.heights.row(path).lowerBound - top
          if offset >= 0, offset <= most { offsets.append(offset) }
        }
        func count(_ offset: Double) -> Int { offsets.count { abs($0 - offset) < 0.01 } }
        let (best, kept) = (offsets.map(count).max() ?? 0, count(now))
        #expect(kept == best, "seed \(seed), step \(step)")
        if kept != best { return }
      }
    }
  }
}
