import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Updates at times of the clock that no tick has seen, as by events on a slow display.
@Suite struct UpdateTimeTests {
  private func table(_ counts: [Int] = [20]) throws -> TestTable<TableView> {
    let table = TableView(style: .plain)
    table.updateTiming = .curve(.linear, duration: 1)
    return try TestTable(table, counts: counts, size: Size(width: 200, height: 220))
  }

  @Test("an update that begins after the end of another, without a tick between, ends that one first")
  func pastTheEnd() throws {
    let test = try table()
    var log: [String] = []
    func insert(_ name: String) throws {
      test.source.counts[0] += 1
      try test.table.performBatchUpdates(
        { $0.insertRows(at: [RowPath(section: 0, row: 1)], with: .top) }, completion: { log.append("\(name) \($0)") })
    }
    try insert("first")
    test.scene.tick(at: 0.5)
    test.scene.advanceClock(to: 3)
    try insert("second")
    #expect(log.isEmpty)
    test.scene.tick(at: 3)
    #expect(log == ["first true"])
    test.scene.advanceClock(to: 3.5)
    try insert("third")
    test.scene.advanceClock(to: 4.25)
    try insert("fourth")
    test.scene.tick(at: 4.3)
    #expect(log == ["first true", "second true"])
    test.scene.tick(at: 9)
    #expect(log == ["first true", "second true", "third true", "fourth true"])
    test.table.reconfigureRows(at: test.table.visibleRowPaths)
    let fresh = try TestTable(TableView(style: .plain), counts: test.source.counts, size: test.table.bounds.size)
    #expect(try test.picture(at: 10) == fresh.picture())
    #expect(test.table.stage.carried.isEmpty && test.scene.nextTickTime == nil)
  }

  @Test("an update without an animation after the end of another one ends it, and both completions come once")
  func plainAfterTheEnd() throws {
    let test = try table()
    var log: [String] = []
    test.source.counts = [19]
    let first = RowPath(section: 0, row: 0)
    try test.table.performBatchUpdates(
      { $0.deleteRows(at: [first], with: .left) }, completion: { log.append("a \($0)") })
    test.scene.tick(at: 0.1)
    test.scene.advanceClock(to: 1)
    test.source.counts = [18]
    try test.table.performBatchUpdates({ $0.deleteRows(at: [first]) }, completion: { log.append("b \($0)") })
    #expect(log.isEmpty && test.table.rowMotion == nil)
    test.scene.tick(at: 1)
    #expect(log == ["a true", "b true"])
  }

  @Test(
    "completions are called once when the table leaves its scene, moves to another, or goes, and when the scene goes")
  func departures() throws {
    for way in 0..<6 {
      var log: [Bool] = []
      do {
        var table: TableView? = TableView(style: .plain)
        let source = TestSource([20])
        let root = Layer()
        root.frame = Rect(x: 0, y: 0, width: 200, height: 220)
        table?.frame = root.frame
        table?.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table?.dataSource = source
        if let table { root.addSublayer(table) }
        var scene: Scene? = Scene(root: root, size: root.bounds.size)
        scene?.tick(at: 0)
        source.counts = [21]
        let path = RowPath(section: 0, row: 1)
        try table?.performBatchUpdates({ $0.insertRows(at: [path], with: .top) }, completion: { log.append($0) })
        scene?.tick(at: 0.1)
        let other = Layer()
        let second = Scene(root: other, size: root.bounds.size)
        second.tick(at: 50)
        switch way {
        case 0: table?.removeFromSuperlayer()
        case 1: if let table { other.addSublayer(table) }
        case 2:
          table?.removeFromSuperlayer()
          table = nil
        case 3: scene = nil
        case 4: table?.reloadData()
        default:
          if let table { other.addSublayer(table) }
          source.counts = [22]
          try table?.performBatchUpdates({ $0.insertRows(at: [path], with: .top) }, completion: { log.append($0) })
        }
        for time in [0.2, 5, 10] { scene?.tick(at: time) }
        for time in [50.2, 55, 60] { second.tick(at: time) }
        scene?.tick(at: 11)
        if way != 2 { #expect(table?.rowMotion == nil, "way \(way)") }
        scene = nil
        table = nil
      }
      #expect(log == (way == 5 ? [false, true] : [false]), "way \(way)")
    }
  }

  @Test("completions that begin the next update end, with animations, without, and without a scene", arguments: 0..<4)
  func chains(way: Int) throws {
    let test = try table([3])
    let table = way == 2 ? TableView() : test.table
    if way == 2 { table.dataSource = test.source }
    _ = table.numberOfSections
    let limit = way == 2 ? 20_000 : 300
    var count = 0
    func next() {
      count += 1
      guard count < limit else { return }
      let updates: (inout TableUpdates) -> Void = {
        if way == 1 { $0.reloadRows(at: [RowPath(section: 0, row: 0)], with: .fade) }
        if way == 3 { $0.reloadRows(at: [RowPath(section: 0, row: 0)]) }
      }
      try? table.performBatchUpdates(animated: way == 1, updates) { _ in next() }
      if way != 2 { #expect(count < limit) }
    }
    next()
    if way != 2 { #expect(count == 1) }
    for tick in 0..<limit { test.scene.tick(at: Double(tick) * 1.5) }
    // Without a clock the chain waits for the next call.
    #expect(count == (way == 2 ? 2 : limit))
  }

  @Test("a diffable source may apply in its own completion, from tick to tick", arguments: [true, false])
  func diffableChain(inScene: Bool) throws {
    let stage = try DiffStage(TableView(), SnapshotModel.lists([[1, 2, 3]]).snapshot())
    let loose = TableView()
    let source = inScene ? stage.source : DiffableDataSource<Int, Int>(tableView: loose) { _, _, _ in TableViewCell() }
    let limit = inScene ? 200 : 20_000
    var count = 0
    func next() {
      count += 1
      guard count < limit, var snapshot = try? SnapshotModel.lists([[1, 2, 3 + count % 2]]).snapshot() else { return }
      if count % 3 == 0 { try? snapshot.reconfigureItems([1]) }
      if count % 5 == 0 {
        source.applySnapshotUsingReloadData(snapshot) { _ in next() }
      } else {
        source.apply(snapshot) { _ in next() }
      }
    }
    next()
    if inScene { #expect(count == 1) }
    for tick in 0..<limit { stage.scene.tick(at: Double(tick)) }
    // Without a clock the chain waits for the next call.
    #expect(count == (inScene ? limit : 2))
  }
}
