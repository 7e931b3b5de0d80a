import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows that are moved by events with times.
@Suite struct LiftTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var sections: [[Int]]
    var moves: [String] = []
    var target: (RowPath) -> RowPath = { $0 }

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { true }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "\(sections[path.section][path.row])"
      return cell
    }

    func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
      moves.append("\(path.section).\(path.row) to \(newPath.section).\(newPath.row)")
      sections[newPath.section].insert(sections[path.section].remove(at: path.row), at: newPath.row)
    }

    func tableView(
      _ tableView: TableView, targetRowPathForMoveFromRowAt path: RowPath, toProposedRowPath proposed: RowPath
    ) -> RowPath { target(proposed) }
  }

  private struct Stage {
    let table: TableView
    let source: Rows
    let scene: Scene
    let hand: TimedHand

    init(_ sections: [[Int]], height: Double = 400, table: TableView = TableView(style: .insetGrouped)) {
      self.table = table
      source = Rows(sections)
      table.frame = Rect(x: 0, y: 0, width: 300, height: height)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = source
      table.isEditing = true
      scene = Scene.inSettings(root: table, size: table.frame.size)
      scene.tick(at: 0)
      hand = TimedHand(scene, scene)
    }

    var shown: [Int] { table.visibleCells.compactMap { Int($0.textLabel.text) } }

    func handle(_ section: Int, _ number: Int) -> Point {
      let control = table.cellForRow(at: row(section, number))?.reorderControl
      return control?.convert(Point(x: 11, y: 5), to: nil) ?? .zero
    }

    func press(_ section: Int, _ number: Int) {
      let point = handle(section, number)
      hand.press(point.x, point.y)
    }

    /// The picture of a new table with the same rows.
    func fresh() throws -> Picture {
      let stage = Stage(source.sections, height: table.bounds.height)
      stage.table.decoration = table.decoration
      stage.table.isEditing = table.isEditing
      stage.scene.tick(at: 0)
      stage.table.contentOffset = table.contentOffset
      return try stage.scene.picture()
    }
  }

  @Test("a lifted row follows the pointer above the others, which make room by moving")
  func follows() throws {
    let stage = Stage([[1, 2, 3, 4]])
    let cell = try #require(stage.table.cellForRow(at: row(0, 0)))
    let neighbour = try #require(stage.table.cellForRow(at: row(0, 1)))
    let top = cell.frame.minY
    stage.press(0, 0)
    stage.hand.move(by: Size(width: 0, height: 30), over: 0.2)
    #expect(abs(cell.frame.minY - top - 30) <= 1 && cell.zPosition > 0)
    #expect(stage.shown == [2, 1, 3, 4])
    func place() -> Double { stage.table.convert(neighbour.bounds, from: neighbour).minY }
    #expect(neighbour.frame.minY == top && place() > top && place() < top + 44 && place() == place().rounded())
    stage.hand.wait(0.4)
    #expect(stage.table.rowMotion == nil && neighbour.frame.minY == top && place() == top)
    #expect(stage.source.moves.isEmpty)
    stage.hand.release()
    #expect(stage.source.moves == ["0.0 to 0.1"] && cell.frame.minY == top + 44)
    #expect(abs(cell.presented(.frame).minY - top - 30) <= 1, "it moves on from where it was")
    stage.hand.wait(0.5)
    #expect(stage.table.lift == nil && stage.scene.nextTickTime == nil)
    let difference = try stage.scene.picture().difference(from: try stage.fresh())
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("while rows make room, the lifted row keeps its corners, and the card of its section has no hole")
  func card() throws {
    let stage = Stage([[1, 2, 3, 4]])
    let cell = try #require(stage.table.cellForRow(at: row(0, 1)))
    stage.press(0, 1)
    stage.hand.move(by: Size(width: 0, height: -40), over: 0.1)
    stage.hand.wait(0.05)
    #expect(stage.shown == [2, 1, 3, 4] && cell.appearance.position == .only)
    let ground = try #require(stage.table.stage.cardLayers[PartID(section: 0)]).ground
    #expect(ground.presentedGeometry.bounds.height == 4 * 44)
    stage.hand.wait(0.5)
    #expect(ground.superlayer == nil && stage.table.rowMotion == nil)
  }

  @Test("a row that is put down, cancelled, updated or not edited any more leaves a table like a new one")
  func ends() throws {
    for way in 0..<6 {
      for kind in Decoration.builtIn {
        let stage = Stage([[1, 2, 3, 4], [5, 6]])
        stage.table.decoration = kind
        stage.scene.tick(at: 0)
        stage.press(0, 1)
        stage.hand.move(by: Size(width: 0, height: 95), over: 0.2)
        switch way {
        case 0: stage.hand.release()
        case 1: stage.hand.send(.cancelled, .zero)
        case 2:
          stage.source.sections[1] = [6]
          try stage.table.deleteRows(at: [row(1, 0)])
        case 3: stage.table.isEditing = false
        case 4: stage.table.reloadData()
        default:
          stage.source.sections = [[7], [8, 9]]
          stage.table.reloadData()
        }
        stage.hand.wait(1)
        stage.hand.release()
        stage.hand.wait(1)
        let difference = try stage.scene.picture().difference(from: try stage.fresh())
        #expect(difference == nil, "way \(way), \(kind): \(difference ?? "")")
        #expect(stage.table.lift == nil && stage.scene.nextTickTime == nil, "way \(way)")
        #expect(stage.source.moves == (way == 0 ? ["0.1 to 0.3"] : []), "way \(way): \(stage.source.moves)")
      }
    }
  }

  @Test("held near an edge, a row scrolls the table by the clock, the faster, the nearer; not beyond the content")
  func edges() throws {
    let stage = Stage([Array(0..<100)], table: TableView())
    stage.press(0, 2)
    let start = stage.handle(0, 2).y
    stage.hand.move(by: Size(width: 0, height: 380 - start), over: 0.3)
    let first = stage.table.contentOffset.y
    stage.hand.wait(0.5)
    let second = stage.table.contentOffset.y
    #expect(second > first + 150, "\(first) \(second)")
    stage.hand.move(by: Size(width: 0, height: 15), over: 0.1)
    let third = stage.table.contentOffset.y
    stage.hand.wait(0.5)
    #expect(stage.table.contentOffset.y - third > second - first + 50)
    let place = try #require(stage.source.sections[0].isEmpty ? nil : stage.table.lift?.cell.rowPath?.row)
    #expect(place > 20)
    stage.hand.wait(10)
    #expect(stage.table.contentOffset.y == stage.table.maximumContentOffset.y)
    stage.hand.move(by: Size(width: 0, height: -380), over: 0.2)
    stage.hand.wait(10)
    #expect(stage.table.contentOffset.y == 0)
    stage.hand.release()
    stage.hand.wait(1)
    #expect(stage.source.moves == ["0.2 to 0.0"] && stage.scene.nextTickTime == nil, "\(stage.source.moves)")
  }

  @Test("scrolling at an edge does not depend on how often the scene ticks")
  func tickRate() {
    let offsets = [30.0, 60, 120].map { rate in
      let stage = Stage([Array(0..<100)], table: TableView())
      stage.press(0, 2)
      let start = stage.handle(0, 2).y
      stage.hand.move(by: Size(width: 0, height: 390 - start), over: 0.3)
      let begin = stage.scene.time
      let before = stage.table.contentOffset.y
      for step in 1...Int(rate) { stage.scene.tick(at: begin + Double(step) / rate) }
      return stage.table.contentOffset.y - before
    }
    #expect(offsets[0] > 300 && offsets.allSatisfy { abs($0 - offsets[0]) <= 1 }, "\(offsets)")
  }

  @Test("a row whose targets are limited does not scroll its place out of view")
  func limited() {
    let stage = Stage([Array(0..<100)], table: TableView())
    stage.source.target = { row(0, min($0.row, 12)) }
    stage.press(0, 2)
    stage.hand.move(by: Size(width: 0, height: 390 - stage.handle(0, 2).y), over: 0.3)
    stage.hand.wait(10)
    #expect(stage.table.lift?.cell.rowPath == row(0, 12))
    #expect(stage.table.contentOffset.y <= 12 * 44 + 44)
    stage.hand.release()
    stage.hand.wait(1)
    #expect(stage.source.moves == ["0.2 to 0.12"] && stage.scene.nextTickTime == nil)
  }
}
