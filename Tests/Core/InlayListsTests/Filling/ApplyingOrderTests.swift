import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Snapshots that are applied in sequence, and in the middle of a table's work.
@Suite struct ApplyingOrderTests {
  private func stage(_ lists: [Int]..., height: Double = 300) throws -> DiffStage {
    try DiffStage(TableView(), SnapshotModel.lists(lists).snapshot(), height: height)
  }

  @Test("snapshots are applied one after another, and their completions come in order in the next tick")
  func sequence() throws {
    let stage = try stage([1, 2, 3])
    var log: [String] = []
    for item in 4...6 {
      var snapshot = stage.source.snapshot()
      try snapshot.insertItems([item], beforeItem: 2)
      stage.source.apply(snapshot) { _ in
        log.append("\(item): \(stage.source.snapshot().itemIdentifiers)")
        guard item == 5 else { return }
        // A completion may apply another snapshot.
        var snapshot = stage.source.snapshot()
        try? snapshot.deleteItems([1])
        stage.source.apply(snapshot) { _ in log.append("inner") }
        log.append("row \(stage.source.rowPath(for: 2)?.row ?? -1)")
      }
    }
    #expect(log.isEmpty && stage.source.snapshot().itemIdentifiers == [1, 4, 5, 6, 2, 3])
    stage.scene.tick(at: 1)
    #expect(log == ["4: [1, 4, 5, 6, 2, 3]", "5: [1, 4, 5, 6, 2, 3]", "row 3", "6: [4, 5, 6, 2, 3]"])
    stage.scene.tick(at: 2)
    #expect(log.last == "inner")
    #expect(stage.shown == [4, 5, 6, 2, 3] && stage.problems == [])
  }

  @Test("without a scene completions come at the end of the call, and a chain of them goes on in the next scene")
  func withoutScene() throws {
    let table = TableView()
    let source = DiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var (calls, wanted) = (0, 100)
    func next() {
      calls += 1
      if calls < wanted { source.apply(source.snapshot()) { _ in next() } }
    }
    source.apply(source.snapshot()) { _ in next() }
    #expect(calls == 1)
    var snapshot = source.snapshot()
    try snapshot.appendSections([1])
    try snapshot.appendItems([1, 2])
    var order: [String] = []
    source.apply(snapshot) { _ in order.append("first, \(source.snapshot().itemIdentifiers.count)") }
    #expect(order == ["first, 2"] && calls == 2)
    let scene = Scene(root: table, size: Size(width: 100, height: 100))
    wanted = 10
    for time in 0..<20 { scene.tick(at: Double(time)) }
    #expect(calls == 10)
  }

  @Test("a snapshot that waits for a layout when its data source or its table dies has its completion called once")
  func dying() throws {
    for diesFirst in ["source", "table", "scene"] {
      for isAnimated in [false, true] {
        var table: TableView? = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        var scene: Scene?
        table?.register(TableViewCell.self, forCellReuseIdentifier: "row")
        var log: [Int] = []
        var hasAsked = false
        var source: DiffableDataSource<Int, Int>?
        source = try DiffableDataSource<Int, Int>(tableView: #require(table)) { [unowned table] asking, path, _ in
          if !hasAsked, let source {
            hasAsked = true
            for number in 1...3 {
              source.apply(source.snapshot(), animated: isAnimated) { _ in log.append(number) }
            }
          }
          _ = table
          return asking.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        var snapshot = try #require(source?.snapshot())
        try snapshot.appendSections([1])
        try snapshot.appendItems([1, 2])
        source?.apply(snapshot)
        // The cells are asked for during an update of rows, not of a layout.
        if diesFirst == "scene", let table { scene = Scene(root: table, size: Size(width: 100, height: 100)) }
        table?.layoutIfNeeded()
        scene?.tick(at: 0)
        scene?.tick(at: 0)
        hasAsked = false
        table?.reconfigureRows(at: [.first])
        #expect(hasAsked)
        log = []
        switch diesFirst {
        case "source": source = nil
        case "table": table = nil
        default:
          source = nil
          scene?.tick(at: 1)
          scene = nil
        }
        #expect(log == [1, 2, 3], "\(diesFirst) \(isAnimated)")
        table = nil
        source = nil
        scene = nil
        #expect(log == [1, 2, 3], "\(diesFirst) \(isAnimated)")
      }
    }
  }

  @Test("animated differences end with the picture of a fresh table, and then call the completion")
  func animated() throws {
    let stage = try stage([1, 2, 3, 4], [5, 6], height: 600)
    let before = try stage.picture()
    var log: [String] = []
    let snapshot = try changed(stage.source.snapshot()) {
      try $0.moveItem(4, beforeItem: 1)
      try $0.deleteItems([2])
      try $0.insertItems([7], afterItem: 5)
      try $0.reconfigureItems([3])
    }
    stage.source.apply(snapshot, animated: true) { _ in log.append("shown") }
    #expect(log == [] && stage.source.rowPath(for: 4) == RowPath(section: 0, row: 0))
    #expect(try stage.picture() == before)
    stage.scene.tick(at: 10)
    stage.scene.tick(at: 11)
    #expect(log == ["shown"] && stage.shown == [4, 1, 3, 5, 7, 6])
    let picture = try stage.picture(at: 11)
    #expect(try stage.fresh(TableView()).picture() == picture)
    // Only rows move: they slide too.
    stage.source.apply(
      try changed(stage.source.snapshot()) { try $0.moveItem(6, beforeItem: 5) }, animated: true
    ) { _ in
      log.append("moved")
    }
    #expect(log == ["shown"])
    stage.scene.tick(at: 20)
    stage.scene.tick(at: 21)
    #expect(log == ["shown", "moved"])
  }

  @Test("snapshots that are applied while the table asks for cells are shown in the same tick")
  func duringLayout() throws {
    let stage = try stage(Array(0..<40), height: 200)
    var log: [String] = []
    stage.select(1)
    stage.versions.willGiveCell = { item in
      guard item == 20 else { return }
      stage.versions.willGiveCell = { _ in }
      for new in [50, 51] {
        guard var snapshot = try? changed(stage.source.snapshot(), { try $0.insertItems([new], beforeItem: 20) }) else {
          return
        }
        if new == 51 { try? snapshot.deleteItems([19]) }
        stage.source.apply(snapshot) { _ in log.append("\(new)") }
      }
      log.append("asked")
      // The table still has the old rows.
      #expect(stage.source.itemIdentifier(for: RowPath(section: 0, row: 20)) == 20)
    }
    stage.table.contentOffset.y = 500
    stage.scene.tick(at: 1)
    #expect(log == ["asked"])
    #expect(stage.source.snapshot().itemIdentifiers[18...22] == [18, 50, 51, 20, 21])
    #expect(stage.shown.contains(50) && stage.shown.contains(51) && !stage.shown.contains(19))
    #expect(stage.selected == [1] && stage.problems == [])
    let picture = try stage.picture()
    #expect(log == ["asked", "50", "51"])
    #expect(try stage.fresh(TableView()).picture() == picture)
  }

  @Test("a snapshot applied while rows are filled again waits for the layout")
  func duringUpdates() throws {
    let stage = try stage([1, 2, 3])
    var reorders = 0
    stage.versions.willGiveCell = { _ in
      reorders += 1
      guard reorders < 3, let snapshot = try? changed(stage.source.snapshot(), { try $0.moveItem(3, beforeItem: 1) })
      else {
        return
      }
      stage.source.apply(snapshot)
    }
    stage.source.apply(try changed(stage.source.snapshot()) { try $0.reconfigureItems([1, 2]) })
    #expect(reorders == 2 && stage.source.rowPath(for: 3)?.row == 2)
    stage.scene.tick(at: 1)
    #expect(stage.shown == [3, 1, 2] && stage.problems == [])
  }

  @Test("a source that applies another snapshot whenever it is asked for a cell does not stop the program")
  func hostile() throws {
    let stage = try stage(Array(0..<10))
    var number = 100
    stage.versions.willGiveCell = { item in
      let snapshot = try? changed(stage.source.snapshot()) {
        try $0.insertItems([number], beforeItem: 5)
        try $0.reconfigureItems([item])
      }
      guard let snapshot else { return }
      number += 1
      stage.source.apply(snapshot)
    }
    stage.source.apply(try changed(stage.source.snapshot()) { try $0.insertItems([99], beforeItem: 3) })
    stage.scene.tick(at: 1)
    #expect(number > 110)
    stage.versions.willGiveCell = { _ in }
    stage.scene.tick(at: 2)
    #expect(stage.shown.prefix(4) == [0, 1, 2, 99])
    #expect(stage.source.snapshot().numberOfItems == 11 + number - 100)
    #expect(stage.table.numberOfRows(inSection: 0) == 11 + number - 100)
  }
}
