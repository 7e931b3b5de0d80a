import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Nothing is reported that no frame shows: a search for a row that may have the focus does not move the view.
@Suite struct UnseenRowTests {
  private final class CountingApp: TableViewDataSource, TableViewDelegate {
    var enabled: (Int) -> Bool = { _ in true }
    let count: Int
    var (asked, displayed, ended, offsets) = (0, Set<Int>(), 0, [Double]())

    init(_ count: Int) { self.count = count }

    func numberOfSections(in tableView: TableView) -> Int { 1 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.isEnabled = enabled(path.row)
      return cell
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {
      displayed.insert(path.row)
    }
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) { ended += 1 }
    func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  private func stage(_ app: CountingApp) -> (TableView, Scene, Scene) {
    let table = TableView()
    table.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
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
}
