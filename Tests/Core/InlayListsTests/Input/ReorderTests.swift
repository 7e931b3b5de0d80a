import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows with names, which moves change.
private final class NamedRows: TableViewDataSource, TableViewDelegate {
  var sections: [[Int]]
  var height: (Int) -> Double = { _ in 40 }
  private(set) var moves: [String] = []
  /// Whether the source ignores a move.
  var forgets = false
  var target: (RowPath) -> RowPath = { $0 }

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "\(sections[path.section][path.row])"
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    .fixed(height(sections[path.section][path.row]))
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? { .fixed(30) }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { true }

  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    moves.append("\(path.section).\(path.row) to \(newPath.section).\(newPath.row)")
    guard !forgets else { return }
    sections[newPath.section].insert(sections[path.section].remove(at: path.row), at: newPath.row)
  }

  func tableView(
    _ tableView: TableView, targetRowPathForMoveFromRowAt path: RowPath, toProposedRowPath proposed: RowPath
  ) -> RowPath { target(proposed) }
}

/// Rows that are dragged by their handles.
@Suite struct ReorderTests {
  private struct Stage {
    let table: TableView
    let source: NamedRows
    let scene: Scene
    let events: Scene

    init(_ sections: [[Int]], height: Double = 400) {
      source = NamedRows(sections)
      table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: height))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = source
      table.rowHeight = .byDelegate
      table.isEditing = true
      scene = Scene.inSettings(root: table, size: table.frame.size)
      events = scene
      scene.tick(at: 0)
    }

    /// Holds the handle at a height of the view, and moves through others.
    func drag(_ heights: Double..., release: Bool = true) {
      for (number, y) in heights.enumerated() {
        events.send(.pointer(PointerEvent(number == 0 ? .down : .moved, at: Point(x: 275, y: y))))
      }
      if release { events.send(.pointer(PointerEvent(.up, at: Point(x: 275, y: heights.last ?? 0)))) }
      scene.tick(at: 1)
    }

    func release() {
      events.send(.pointer(PointerEvent(.up, at: Point(x: 275, y: 0))))
      scene.tick(at: 2)
    }

    var shown: [Int] { table.visibleCells.compactMap { Int($0.textLabel.text) } }
  }

  @Test("a dragged row moves through positions with its focus, and the data source moves it once, at the end")
  func dragging() {
    let stage = Stage([[1, 2, 3, 4, 5]])
    stage.table.allowsSelectionDuringEditing = true
    stage.table.selectRow(at: row(0, 3))
    stage.drag(50, 60, 75, 100, 140, release: false)
    #expect(stage.source.moves == [] && stage.source.sections == [[1, 2, 3, 4, 5]])
    #expect(stage.shown == [2, 3, 1, 4, 5] && stage.table.focusedRowPath == row(0, 2))
    stage.release()
    #expect(stage.source.moves == ["0.0 to 0.2"] && stage.source.sections == [[2, 3, 1, 4, 5]])
    #expect(stage.shown == [2, 3, 1, 4, 5])
    stage.drag(130, 390)
    #expect(stage.source.sections == [[2, 3, 4, 5, 1]], "below the last row is its place")
    #expect(stage.shown == [2, 3, 4, 5, 1])
    #expect(stage.table.selectedRowPaths == [row(0, 2)] && stage.table.contentOffset.y == 0)
    stage.drag(210, 10)
    #expect(stage.source.sections == [[1, 2, 3, 4, 5]], "above the first too")
  }

  @Test("a row moves to a position only if it covers the pointer there, so it does not oscillate")
  func unequalHeights() {
    let stage = Stage([[1, 2, 3]])
    stage.source.height = { $0 == 2 ? 100 : 30 }
    stage.table.reloadData()
    stage.scene.tick(at: 0)
    // Row 2 is from 60 to 160; the moved row would start at 130.
    stage.drag(40, 70, 100, 129, release: false)
    #expect(stage.shown == [1, 2, 3])
    stage.release()
    #expect(stage.source.moves == [], "one that comes back is not moved")
    stage.drag(40, 129, 131, 130, 132, 131)
    #expect(stage.source.moves == ["0.0 to 0.1"] && stage.shown == [2, 1, 3])
    stage.drag(140, 70, 59, 61)
    #expect(stage.source.moves == ["0.0 to 0.1", "0.1 to 0.0"] && stage.shown == [1, 2, 3])
  }

  @Test("a row moves to the ends of other sections and beyond")
  func sections() {
    let stage = Stage([[1, 2], [3, 4], []])
    // Headers at 0 and 110, rows 3 and 4 from 140 on.
    stage.drag(90, 120, 145)
    #expect(stage.source.sections == [[1], [2, 3, 4], []] && stage.source.moves == ["0.1 to 1.0"])
    stage.drag(120, 390)
    #expect(stage.source.sections == [[1], [3, 4, 2], []])
    stage.drag(200, 50)
    #expect(stage.source.sections == [[1, 2], [3, 4], []] && stage.source.moves.last == "1.2 to 0.1")
  }

  @Test("the table keeps its offset when the row at its top is dragged away")
  func scrolled() {
    let stage = Stage([Array(0..<100)])
    stage.table.sectionHeadersPinToVisibleBounds = false
    stage.table.contentOffset.y = 1030
    stage.scene.tick(at: 0)
    #expect(stage.shown.first == 25)
    stage.drag(20, 60, 100, 140)
    #expect(stage.table.contentOffset.y == 1030 && stage.shown.prefix(5) == [26, 27, 28, 25, 29])
    stage.drag(140, -500)
    #expect(stage.table.contentOffset.y == 1030 && stage.shown.prefix(3) == [25, 26, 27], "no farther than is seen")
  }

  @Test("while a row is dragged, the data source is asked for rows by its own order")
  func askedMeanwhile() {
    let stage = Stage([Array(0..<9), Array(100..<120)])
    stage.drag(50, 70, 100, 140, release: false)
    #expect(stage.shown.prefix(4) == [1, 2, 0, 3])
    stage.table.contentOffset.y = 30
    stage.scene.tick(at: 2)
    stage.table.contentOffset.y = 0
    stage.scene.tick(at: 3)
    stage.table.reconfigureRows(at: (0..<9).map { row(0, $0) })
    stage.scene.tick(at: 4)
    #expect(stage.shown == [1, 2, 0, 3, 4, 5, 6, 7, 8])
    stage.release()
    #expect(stage.source.sections[0].prefix(4) == [1, 2, 0, 3] && stage.source.moves == ["0.0 to 0.2"])
    for section in [0, 1] {
      #expect(stage.table.numberOfRows(inSection: section) == stage.source.sections[section].count)
    }
  }

  @Test("a row in another section counts there while it is dragged")
  func otherSection() {
    let stage = Stage([[1, 2], [3, 4], []])
    stage.drag(90, 120, 145, release: false)
    #expect(stage.shown == [1, 2, 3, 4] || stage.shown == [1, 3, 2, 4])
    #expect(stage.table.numberOfRows(inSection: 1) == 3 && stage.source.sections == [[1, 2], [3, 4], []])
    stage.release()
    #expect(stage.source.moves == ["0.1 to 1.0"] && stage.source.sections == [[1], [2, 3, 4], []])
  }

  @Test("the delegate determines the allowed targets of a row")
  func targets() {
    let stage = Stage([[1, 2, 3, 4, 5]])
    stage.source.target = { row(0, min($0.row, 2)) }
    stage.drag(50, 100, 200)
    #expect(stage.source.sections == [[2, 3, 1, 4, 5]] && stage.source.moves == ["0.0 to 0.2"])
    stage.source.target = { _ in row(7, -3) }
    stage.drag(50, 200)
    #expect(stage.source.moves.count == 1 && stage.shown == [2, 3, 1, 4, 5])
  }

  @Test("a cancelled drag, an update and the end of editing return the row, and nothing is moved")
  func cancelled() throws {
    for way in 0..<4 {
      let stage = Stage([[1, 2, 3]])
      stage.drag(50, 100, 140, release: false)
      #expect(stage.shown == [2, 3, 1])
      var rows = [1, 2, 3]
      switch way {
      case 0: stage.events.send(.pointer(PointerEvent(.cancelled, at: .zero)))
      case 1: stage.events.send(.key(KeyEvent(.escape)))
      case 2:
        rows = [2, 3]
        try stage.table.performBatchUpdates {
          stage.source.sections = [[2, 3]]
          $0.deleteRows(at: [row(0, 0)])
        }
      default:
        stage.table.isEditing = false
        stage.scene.tick(at: 2)
      }
      stage.scene.tick(at: 3)
      #expect(stage.shown == rows && stage.source.moves.isEmpty, "way \(way)")
      stage.release()
      #expect(stage.shown == rows && stage.source.moves.isEmpty, "way \(way)")
    }
  }

  @Test("a dragged row that leaves the view returns, and removed rows are not moved")
  func lost() {
    let stage = Stage([Array(0..<100)])
    stage.drag(50, 100, 140, release: false)
    stage.table.contentOffset.y = 2000
    stage.scene.tick(at: 2)
    stage.release()
    stage.table.contentOffset.y = 0
    stage.scene.tick(at: 3)
    #expect(stage.shown.prefix(4) == [0, 1, 2, 3] && stage.source.moves.isEmpty)
    stage.drag(50, 100, release: false)
    stage.source.sections = [[7]]
    stage.table.reloadData()
    stage.drag(50, 130)
    #expect(stage.shown == [7] && stage.source.sections == [[7]] && stage.source.moves.isEmpty)
  }

  @Test("a data source that has other counts after a move is reported")
  func counts() {
    let stage = Stage([[1, 2], [3]])
    var problems: [String] = []
    stage.scene.onProblem = { problems.append($0.message) }
    stage.source.forgets = true
    stage.drag(90, 120, 145)
    #expect(stage.source.moves == ["0.1 to 1.0"])
    #expect(
      problems.contains { $0.contains("2 rows in section 0") }
        && problems.contains { $0.contains("1 rows in section 1") })
  }
}
