import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Presses of several fingers at once.
@Suite struct FingerTests {
  private func table(
    rows: Int = 40, _ configure: @escaping (TableViewCell, RowPath) -> Void = { _, _ in }
  ) throws -> (TestTable<TableView>, Hand) {
    let test = try TestTable(TableView(), counts: [rows])
    test.source.configure = configure
    test.table.reloadData()
    return (test, Hand(at: test))
  }

  @Test("two fingers turn two switches, in any order")
  func switches() throws {
    let (test, hand) = try table { cell, _ in cell.accessories = .toggle() }
    hand.pointer(.down, hand.accessory(0, 1), id: 7, at: nil)
    hand.pointer(.down, hand.accessory(0, 3), id: -2, at: nil)
    hand.pointer(.up, hand.accessory(0, 1), id: 7, at: nil)
    #expect(hand.log == ["on 0.1"])
    hand.pointer(.up, hand.accessory(0, 3), id: -2, at: nil)
    #expect(hand.log == ["on 0.1", "on 0.3"] && test.table.selectedRowPaths == [])
    #expect(!hand.pointer(.up, hand.accessory(0, 3), id: -2, at: nil))
  }

  @Test("a table tracks one press: a second finger on another row has no effect")
  func oneRow() throws {
    let (test, hand) = try table()
    hand.pointer(.down, hand.middle(0, 1), id: 1, at: nil)
    #expect(!hand.pointer(.down, hand.middle(0, 3), id: 2, at: nil))
    #expect(test.table.selection.highlighted == row(0, 1))
    #expect(!hand.pointer(.up, hand.middle(0, 3), id: 2, at: nil))
    hand.pointer(.up, hand.middle(0, 1), id: 1, at: nil)
    #expect(test.table.selectedRowPaths == [row(0, 1)])
  }

  @Test("a scroll view follows the first finger that drags it; others, and those that come, have no effect")
  func oneDrag() throws {
    let (test, hand) = try table()
    hand.pointer(.down, 100, 300, 1)
    hand.pointer(.down, 200, 300, 2)
    hand.pointer(.moved, 100, 250, 1)
    #expect(test.table.contentOffset.y == 50)
    hand.pointer(.moved, 200, 100, 2)
    #expect(test.table.contentOffset.y == 50)
    #expect(hand.pointer(.down, 150, 200, 3) && test.table.selection.highlighted == nil)
    hand.pointer(.up, 150, 200, 3)
    hand.pointer(.moved, 100, 240, 1)
    #expect(test.table.contentOffset.y == 60)
    hand.pointer(.up, 100, 240, 1)
    hand.pointer(.moved, 200, 50, 2)
    #expect(test.table.contentOffset.y == 60, "it does not take over")
    hand.pointer(.up, 200, 50, 2)
    #expect(test.table.selectedRowPaths == [])
  }

  @Test("a drag ends the other press of a row, but not that of a switch")
  func dragAndPress() throws {
    let (test, hand) = try table { cell, path in cell.accessories = path.row == 2 ? .toggle() : [] }
    hand.pointer(.down, hand.accessory(0, 2), id: 1, at: nil)
    hand.pointer(.down, hand.middle(0, 4), id: 2, at: nil)
    #expect(test.table.selection.highlighted == row(0, 4))
    hand.pointer(.down, 100, 300, 3)
    hand.pointer(.moved, 100, 280, 3)
    #expect(test.table.contentOffset.y == 20 && test.table.selection.highlighted == nil)
    hand.pointer(.up, 100, 280, 3)
    test.scene.tick(at: 1)
    hand.pointer(.up, hand.accessory(0, 2), id: 1, at: nil)
    hand.pointer(.up, hand.middle(0, 4), id: 2, at: nil)
    #expect(hand.log == ["down 0.4", "up 0.4", "on 0.2"])
  }

  @Test("a cancelled press ends its finger's press alone, and Escape ends all")
  func cancelling() throws {
    let (test, hand) = try table { cell, _ in cell.accessories = .toggle() }
    for id in 0..<3 { hand.pointer(.down, hand.accessory(0, id), id: id, at: nil) }
    hand.pointer(.cancelled, Point.zero, id: 1, at: nil)
    for id in 0..<2 { hand.pointer(.up, hand.accessory(0, id), id: id, at: nil) }
    #expect(hand.log == ["on 0.0"])
    hand.pointer(.down, hand.accessory(0, 1), id: 1, at: nil)
    #expect(hand.press(.escape))
    for id in 0..<3 { hand.pointer(.up, hand.accessory(0, id), id: id, at: nil) }
    #expect(hand.log == ["on 0.0"] && !hand.press(.escape) && test.table.selectedRowPaths == [])
  }

  @Test("two fingers scroll two tables")
  func twoTables() throws {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let source = TestSource([30])
    let tables = (0..<2).map { index in
      let table = TableView(frame: Rect(x: Double(index) * 100, y: 0, width: 100, height: 100))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      root.addSublayer(table)
      return table
    }
    let events = Scene.inSettings(root: root, size: root.frame.size)
    func send(_ phase: PointerEvent.Phase, _ id: Int, _ y: Double) {
      events.send(.pointer(PointerEvent(phase, at: Point(x: 50 + 100 * Double(id), y: y), id: id)))
    }
    for id in 0..<2 { send(.down, id, 80) }
    for id in 0..<2 { send(.moved, id, 60 - 10 * Double(id)) }
    #expect(tables.map(\.contentOffset.y) == [20, 30])
    send(.up, 0, 60)
    send(.moved, 1, 40)
    #expect(tables.map(\.contentOffset.y) == [20, 40])
  }
}

extension Hand {
  @discardableResult
  fileprivate func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ id: Int) -> Bool {
    pointer(phase, Point(x: x, y: y), id: id, at: nil)
  }
}
