import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Nothing is reported that no frame shows: a search for a row that may have the focus does not move the view.
@Suite struct UnseenRowTests {
  /// A cell of the height that its row has.
  private final class SizedCell: TableViewCell {
    var height = 44.0
    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
  }

  private final class CountingApp: TableViewDataSource, TableViewDelegate {
    var enabled: (Int) -> Bool = { _ in true }
    var height: (Int) -> Double = { _ in 44 }
    let count: Int
    var (asked, displayed, ended, offsets) = (0, Set<Int>(), 0, [Double]())

    init(_ count: Int) { self.count = count }

    func numberOfSections(in tableView: TableView) -> Int { 1 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.isEnabled = enabled(path.row)
      (cell as? SizedCell)?.height = height(path.row)
      return cell
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {
      displayed.insert(path.row)
    }
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) { ended += 1 }
    func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  private func stage(_ app: CountingApp, isAutomatic: Bool = false) -> (TableView, Scene, Scene) {
    let table = TableView()
    table.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    if isAutomatic { table.rowHeight = .automatic() }
    table.register(isAutomatic ? SizedCell.self : TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = app
    table.delegate = app
    let scene = Scene.inSettings(root: table, size: Size(width: 320, height: 480))
    scene.tick(at: 0)
    return (table, scene, scene)
  }

  @Test("an arrow over thousands of disabled rows asks for those near the view, and reports one scroll at most")
  func disabled() {
    let app = CountingApp(5_000)
    app.enabled = { $0 < 8 }
    let (table, scene, events) = stage(app)
    table.focusRow(at: RowPath(section: 0, row: 7))
    events.focus(table, isVisible: true)
    scene.tick(at: 1)
    (app.asked, app.displayed, app.ended, app.offsets) = (0, [], 0, [])
    _ = events.send(.key(KeyEvent(.down)))
    #expect(app.asked < 40 && app.offsets.count <= 1 && app.displayed.isEmpty && app.ended == 0)
    scene.tick(at: 2)
    #expect(table.focus?.row.row == 7)
    #expect(app.displayed == Set(table.visibleRowPaths.map(\.row)).subtracting(0...10))
  }

  @Test("with random enabled rows each key reports the offset of the next frame alone, and the rows that it shows")
  func law() {
    for seed in Seeds.first(60, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let app = CountingApp(random.int(1...400))
      let part = random.double(0...0.5)
      let enabled = Set((0..<app.count).filter { _ in random.chance(part) })
      app.enabled = { enabled.contains($0) }
      let (table, scene, events) = stage(app)
      events.focus(table, isVisible: true)
      scene.tick(at: 1)
      for step in 0..<8 {
        let before = table.contentOffset.y
        let known = Set(table.visibleRowPaths.map(\.row))
        (app.displayed, app.ended, app.offsets) = ([], 0, [])
        let key = random.pick([KeyEvent.Key.up, .down, .pageUp, .pageDown, .home, .end, .tab])
        _ = events.send(.key(KeyEvent(key)))
        scene.tick(at: Double(step) + 2)
        let shown = Set(table.visibleRowPaths.map(\.row))
        let after = table.contentOffset.y
        #expect(app.offsets == (before == after ? [] : [after]), "seed \(seed), step \(step) \(key)")
        #expect(app.displayed == shown.subtracting(known), "seed \(seed), step \(step) \(key)")
        #expect(app.ended == known.subtracting(shown).count, "seed \(seed), step \(step) \(key)")
      }
    }
  }

  @Test("with rows of unknown heights too, each key and each jump reports only the rows that the next frame shows")
  func unknownHeights() {
    for seed in Seeds.first(60, long: 1_000) {
      var random = SeededRandom(seed: seed)
      // Longer tables guess the heights of rows out of view.
      let app = CountingApp(random.int(600...900))
      let part = random.double(0.02...0.5)
      let enabled = Set((0..<app.count).filter { _ in random.chance(part) })
      let heights = (0..<app.count).map { _ in Double(random.int(20...90)) }
      app.enabled = { enabled.contains($0) }
      app.height = { heights[$0] }
      let (table, scene, events) = stage(app, isAutomatic: true)
      events.focus(table, isVisible: true)
      scene.tick(at: 1)
      for step in 0..<8 {
        let note = "seed \(seed), step \(step)"
        let known = Set(table.visibleRowPaths.map(\.row))
        (app.displayed, app.ended, app.offsets) = ([], 0, [])
        let row = RowPath(section: 0, row: random.int(0...app.count - 1))
        switch random.int(0...9) {
        case 0: table.scrollToRow(at: row, at: random.pick(TableView.ScrollPosition.allCases))
        case 1: table.focusRow(at: row)
        default:
          let key = random.pick([KeyEvent.Key.up, .down, .pageUp, .pageDown, .home, .end, .tab])
          _ = events.send(.key(KeyEvent(key)))
        }
        #expect(app.offsets.count <= 1, "\(note)")
        scene.tick(at: Double(step) + 2)
        let shown = Set(table.visibleRowPaths.map(\.row))
        #expect(app.displayed == shown.subtracting(known), "\(note)")
        #expect(app.ended == known.subtracting(shown).count, "\(note)")
      }
    }
  }

  @Test("an animated scroll to rows of unknown heights reports nothing before its first frame, and ends at the row")
  func animatedScroll() throws {
    for seed in Seeds.first(60, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let app = CountingApp(random.int(600...900))
      let heights = (0..<app.count).map { _ in Double(random.int(20...90)) }
      app.height = { heights[$0] }
      let (table, scene, _) = stage(app, isAutomatic: true)
      let (before, known) = (table.contentOffset, table.visibleRowPaths)
      (app.displayed, app.ended, app.offsets) = ([], 0, [])
      let path = RowPath(section: 0, row: random.int(0...app.count - 1))
      let position = random.pick(TableView.ScrollPosition.allCases)
      table.scrollToRow(at: path, at: position, animated: true)
      #expect(app.displayed.isEmpty && app.ended == 0 && app.offsets.isEmpty, "seed \(seed)")
      #expect(table.contentOffset == before && table.visibleRowPaths == known, "seed \(seed)")
      scene.tick(at: 100)
      scene.tick(at: 101)
      let other = CountingApp(app.count)
      other.height = app.height
      let (jumped, otherScene, _) = stage(other, isAutomatic: true)
      jumped.scrollToRow(at: path, at: position)
      otherScene.tick(at: 1)
      let (frame, wanted) = (try #require(table.rectForRow(at: path)), try #require(jumped.rectForRow(at: path)))
      let distance = frame.minY - table.contentOffset.y
      #expect(abs(distance - wanted.minY + jumped.contentOffset.y) < 1e-6, "seed \(seed), \(path) \(position)")
    }
  }
}
