import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The results of a press: a tap, nothing, or a drag.
@Suite struct PressTests {
  @Test("a press highlights its row, and the release selects it")
  func tap() throws {
    let test = try TestTable(TableView(), counts: [5])
    let hand = Hand(at: test)
    #expect(hand.pointer(.down, hand.middle(0, 2)))
    #expect(hand.log == ["down 0.2"] && test.cells.map(\.isHighlighted) == [false, false, true, false, false])
    #expect(hand.pointer(.up, hand.middle(0, 2)))
    #expect(hand.log == ["down 0.2", "up 0.2", "selected 0.2"])
    hand.log = []
    hand.tap(0, 3)
    #expect(hand.log == ["down 0.3", "up 0.3", "deselected 0.2", "selected 0.3"])
    #expect(test.table.selectedRowPaths == [row(0, 3)])
    #expect(!hand.pointer(.moved, hand.middle(0, 1)) && !hand.pointer(.up, hand.middle(0, 1)), "nothing is down")
  }

  @Test("the picture after a tap equals that after a call, and that of a press that of a highlight", arguments: 0...4)
  func picture(kind: Int) throws {
    let tables = try (0..<3).map { _ in
      let test = try TestTable(TableView(style: .insetGrouped), counts: [3, 4], scale: 1.5)
      test.table.decoration = Decoration.builtIn[kind]
      return test
    }
    let hand = Hand(at: tables[0])
    _ = try tables[0].picture()
    hand.pointer(.down, hand.middle(1, 0))
    tables[1].table.highlightRow(at: row(1, 0))
    #expect(try tables[0].picture(at: 1) == tables[1].picture(at: 1))
    hand.pointer(.up, hand.middle(1, 0))
    tables[2].table.selectRow(at: row(1, 0))
    #expect(try tables[0].picture(at: 2) == tables[2].picture(at: 2))
    #expect(
      try tables[2].picture(at: 3) != TestTable(TableView(style: .insetGrouped), counts: [3, 4], scale: 1.5).picture())
  }

  @Test("a press does nothing if it leaves its row by more than the slop, is cancelled or meets Escape")
  func leaving() throws {
    let test = try TestTable(TableView(), counts: [5])
    let hand = Hand(at: test)
    let start = hand.middle(0, 2)
    hand.pointer(.down, start)
    #expect(hand.pointer(.moved, start.x, start.y + 31), "within the slop")
    #expect(test.table.selection.highlighted == row(0, 2))
    hand.pointer(.moved, start.x, start.y + 33)
    #expect(test.table.selection.highlighted == nil && hand.log == ["down 0.2", "up 0.2"])
    hand.pointer(.moved, start)
    #expect(!hand.pointer(.up, start))
    hand.pointer(.down, start)
    hand.pointer(.cancelled, start)
    hand.pointer(.up, start)
    hand.pointer(.down, start)
    #expect(hand.press(.escape))
    hand.pointer(.up, start)
    #expect(test.table.selectedRowPaths == [] && test.table.selection.highlighted == nil)
    hand.pointer(.down, start)
    hand.pointer(.down, hand.middle(0, 4))
    #expect(test.table.selection.highlighted == row(0, 4), "a second press ends the first")
    hand.pointer(.up, hand.middle(0, 4))
    #expect(test.table.selectedRowPaths == [row(0, 4)])
  }

  @Test("the delegate may refuse a press and name other rows, and a tap toggles rows in multiple selection")
  func delegate() throws {
    let test = try TestTable(TableView(), counts: [6])
    let hand = Hand(at: test)
    hand.mayHighlight = { $0.row != 0 }
    hand.select = { $0.row == 1 ? row(0, 4) : $0 }
    #expect(!hand.tap(0, 0))
    hand.tap(0, 1)
    #expect(test.table.selectedRowPaths == [row(0, 4)])
    test.table.allowsMultipleSelection = true
    hand.tap(0, 3)
    #expect(test.table.selectedRowPaths == [row(0, 3), row(0, 4)])
    hand.tap(0, 4)
    hand.deselect = { _ in nil }
    hand.tap(0, 3)
    #expect(test.table.selectedRowPaths == [row(0, 3)])
    test.cells[5].isEnabled = false
    #expect(!hand.tap(0, 5))
    test.table.allowsSelection = false
    #expect(!hand.tap(0, 2) && test.table.selectedRowPaths == [])
  }

  @Test("a press on a row that is removed selects nothing")
  func outliving() throws {
    let test = try TestTable(TableView(), counts: [5])
    let hand = Hand(at: test)
    let point = hand.middle(0, 2)
    hand.pointer(.down, point)
    test.source.counts = [4]
    try test.table.deleteRows(at: [row(0, 2)])
    hand.pointer(.up, point)
    hand.pointer(.down, point)
    test.table.reloadData()
    hand.pointer(.up, point)
    #expect(test.table.selectedRowPaths == [] && test.cells.allSatisfy { !$0.isHighlighted })
    // The pressed row, where it is still at that position.
    hand.pointer(.down, hand.middle(0, 1))
    try test.table.moveRow(at: row(0, 3), to: row(0, 2))
    hand.pointer(.up, hand.middle(0, 1))
    #expect(test.table.selectedRowPaths == [row(0, 1)])
    hand.pointer(.down, point)
    test.table.removeFromSuperlayer()
    #expect(hand.events.focusedView === test.table)
  }

  @Test("a press on a view that leaves the scene ends with the pointer's next event, without effect", arguments: 0...2)
  func leavingTheScene(ending: Int) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let source = TestSource([5])
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let root = Layer()
    root.frame = table.frame
    root.addSublayer(table)
    let events = Scene.inSettings(root: root, size: table.frame.size)
    func send(_ phase: PointerEvent.Phase) -> Bool {
      events.send(.pointer(PointerEvent(phase, at: Point(x: 50, y: 60))))
    }
    #expect(send(.down))
    table.removeFromSuperlayer()
    #expect(!send(.moved) && table.visibleCells.contains(where: \.isHighlighted))
    _ = send([.up, .cancelled, .down][ending])
    #expect(table.selection.highlighted == nil && !table.visibleCells.contains(where: \.isHighlighted))
    root.addSublayer(table)
    #expect(!send(.up) && table.selectedRowPaths == [])
  }

  @Test("no row is hit beside the column, between rows, through headers or through an overlay's corners")
  func margins() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3, 3])
    test.source.headers = [0: "One", 1: "Two"]
    let hand = Hand(at: test)
    let column = test.table.cardRect
    for (x, y) in [
      (column.minX - 1, hand.middle(0, 0).y), (column.maxX, hand.middle(0, 0).y), (160.0, 5.0),
      (160, hand.middle(1, 0).y - 24), (160, 470), (-5, 40), (400, 40),
    ] {
      #expect(!hand.events.tap(at: Point(x: x, y: y)), "(\(x), \(y))")
    }
    #expect(hand.events.tap(at: Point(x: column.minX, y: hand.middle(0, 0).y)))
    #expect(test.table.selectedRowPaths == [row(0, 0)])

    let plain = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let source = TestSource([9])
    plain.register(TableViewCell.self, forCellReuseIdentifier: "row")
    plain.dataSource = source
    let overlay = RoundedCornerOverlay(frame: plain.frame)
    overlay.coveredLayer = plain
    let root = Layer()
    root.frame = plain.frame
    root.addSublayer(plain)
    root.addSublayer(overlay)
    let events = Scene.inSettings(root: root, size: plain.frame.size)
    #expect(!events.tap(at: Point(x: 1, y: 1)))
    #expect(events.tap(at: Point(x: 50, y: 1)))
    #expect(plain.selectedRowPaths == [row(0, 0)])
  }

  @Test("a pinned header takes the presses on the rows that scroll below it")
  func pinnedHeader() throws {
    let test = try TestTable(TableView(), counts: [30])
    test.source.headers = [0: "One"]
    let hand = Hand(at: test)
    test.table.contentOffset.y = 100
    #expect(!hand.events.tap(at: Point(x: 100, y: 9)))
    #expect(hand.events.tap(at: Point(x: 100, y: 35)))
    #expect(test.table.selectedRowPaths == [row(0, 2)])
  }
}
