import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Switches and buttons in rows handle their own presses.
@Suite struct AccessoryPressTests {
  private func table(rows: Int = 5, _ configure: @escaping (TableViewCell, RowPath) -> Void) throws -> (
    TestTable<TableView>, Hand
  ) {
    let test = try TestTable(TableView(), counts: [rows])
    test.source.configure = configure
    test.table.reloadData()
    return (test, Hand(at: test))
  }

  @Test("a tap on a switch toggles it, reports the new value and leaves the row unchanged")
  func turning() throws {
    let (test, hand) = try table { cell, path in
      cell.accessories = .toggle(path.row == 1)
    }
    var called: [Bool] = []
    test.cells[0].switchControl?.onChange = { called.append($0) }
    #expect(hand.events.tap(at: hand.accessory(0, 0)))
    #expect(hand.events.tap(at: hand.accessory(0, 1)))
    #expect(hand.log == ["off 0.1"] && called == [true])
    #expect(test.cells.prefix(2).map(\.isOn) == [true, false])
    hand.events.tap(at: hand.accessory(0, 0))
    test.cells[0].isOn = true
    #expect(called == [true, false], "code does not call")
    #expect(test.table.selectedRowPaths == [] && hand.log.count == 1)
    hand.tap(0, 0)
    #expect(test.table.selectedRowPaths == [row(0, 0)], "the rest of the row is the row")

    let other = try table { cell, _ in cell.accessories = .toggle() }.0
    other.table.selectRow(at: row(0, 0))
    other.cells[0].isOn = true
    #expect(try test.picture(at: 1) == other.picture(at: 1))
  }

  @Test("a custom switch as accessory view reports each change once to each observer, and keeps its owner's setup")
  func ownSwitch() throws {
    for isKept in [false, true] {
      var called: [String] = []
      var switches: [Int: Switch] = [:]
      let (test, hand) = try table { cell, path in
        let control = (isKept ? switches[path.row] : nil) ?? Switch(isOn: path.row == 1)
        switches[path.row] = control
        control.onChange = { called.append("\($0 ? "on" : "off") \(path.row)") }
        cell.accessoryView = control
      }
      test.scene.tick(at: 1)
      #expect(switches[1]?.isOn == true && switches[0]?.isOn == false)
      hand.events.tap(at: hand.accessory(0, 0))
      hand.events.tap(at: hand.accessory(0, 1))
      #expect(hand.log == ["on 0.0", "off 0.1"] && called == ["on 0", "off 1"], "\(hand.log) \(called)")
      test.scene.tick(at: 2)
      #expect(switches[0]?.isOn == true && switches[1]?.isOn == false)
      hand.press(.space)
      #expect(hand.log.count == 3 && called.count == 3, "\(hand.log) \(called)")
      switches[2]?.isOn = true
      test.scene.tick(at: 3)
      #expect(switches[2]?.isOn == true && hand.log.count == 3 && called.count == 3)
      test.cells[2].accessoryType = .checkmark
      test.cells[2].setNeedsLayout()
      test.scene.tick(at: 4)
      #expect(switches[2]?.isOn == true)
    }
  }

  @Test("a switch that is released outside, or disabled, or in a disabled row, does not change")
  func staying() throws {
    let (test, hand) = try table { cell, path in
      cell.accessories = .toggle()
      cell.isEnabled = path.row != 2
    }
    test.cells[1].switchControl?.isEnabled = false
    #expect(hand.events.tap(at: hand.accessory(0, 1)), "a disabled switch takes the press")
    #expect(!hand.events.tap(at: hand.accessory(0, 2)))
    hand.drag(from: hand.accessory(0, 0), to: Point(x: 100, y: 20))
    hand.drag(from: hand.accessory(0, 0), to: Point(x: hand.accessory(0, 0).x, y: 60))
    hand.pointer(.down, hand.accessory(0, 0))
    hand.pointer(.cancelled, hand.accessory(0, 0))
    #expect(hand.log == [] && test.cells.allSatisfy { !$0.isOn } && test.table.contentOffset.y == 0)
    #expect(test.table.selectedRowPaths == [])
    hand.drag(from: hand.accessory(0, 0), to: Point(x: hand.accessory(0, 0).x + 30, y: 25))
    #expect(hand.log == ["on 0.0"], "a switch keeps a short drag")
  }

  @Test("a pressed switch whose cell is reused for another row does not change")
  func reused() throws {
    let (test, hand) = try table(rows: 100) { cell, _ in cell.accessories = .toggle() }
    let point = hand.accessory(0, 0)
    hand.pointer(.down, point)
    let cell = try #require(test.table.cellForRow(at: row(0, 0)))
    test.table.contentOffset.y = 1000
    test.scene.tick(at: 1)
    #expect(cell.rowPath != nil && cell.rowPath != row(0, 0), "the cell shows another row")
    hand.pointer(.up, cell.switchControl?.convert(Point(x: 20, y: 10), to: nil) ?? point)
    #expect(hand.log == [])
    hand.pointer(.down, hand.accessory(0, test.table.visibleRowPaths[2].row))
    hand.wheel(100, 100, by: 44)
    hand.pointer(.up, hand.accessory(0, test.table.visibleRowPaths[2].row))
    #expect(hand.log == [], "a wheel ends the press")
  }

  @Test("a dragged switch whose cell is reused shows the value of its row")
  func reusedWhileDragged() throws {
    for isReturning in [false, true] {
      let (test, hand) = try table { cell, _ in cell.accessories = .toggle() }
      let point = hand.accessory(0, 0)
      let before = try test.picture()
      hand.pointer(.down, point, at: 0)
      hand.pointer(.moved, Point(x: point.x + 30, y: point.y), at: 0.1)
      #expect(try test.picture(at: 0.1) != before)
      if isReturning {
        test.source.counts = [4]
        try test.table.deleteRows(at: [row(0, 0)], with: .fade)
        test.scene.tick(at: 0.15)
        test.source.counts = [5]
        try test.table.insertRows(at: [row(0, 0)], with: .fade)
      } else {
        test.table.reloadData()
      }
      test.scene.tick(at: 0.2)
      hand.pointer(.up, Point(x: point.x + 30, y: point.y), at: 0.3)
      for time in 1...3 { test.scene.tick(at: Double(time)) }
      #expect(hand.log == [] && test.cells.allSatisfy { !$0.isOn })
      #expect(try test.picture(at: 4) == before)
    }
  }

  @Test("a tap on the detail button calls its closure and leaves the row unchanged")
  func button() throws {
    var pressed: [RowPath] = []
    let (test, hand) = try table { cell, path in
      let info = RowAccessory.info { pressed.append(path) }
      cell.accessories = path.row == 0 ? info : [info, .disclosure]
      cell.isEnabled = path.row != 2
    }
    #expect(hand.events.tap(at: hand.accessory(0, 0)))
    #expect(hand.events.tap(at: hand.accessory(0, 1, 1)))
    #expect(!hand.events.tap(at: hand.accessory(0, 2, 1)))
    let near = hand.accessory(0, 0)
    #expect(hand.events.tap(at: Point(x: near.x - 18, y: near.y)), "fingers are broad")
    #expect(hand.log == [] && pressed == [row(0, 0), row(0, 1), row(0, 0)])
    hand.drag(from: hand.accessory(0, 0), to: Point(x: 60, y: 20))
    #expect(hand.log == [] && pressed.count == 3 && test.table.selectedRowPaths == [])
    hand.events.tap(at: hand.accessory(0, 1, 0))
    #expect(test.table.selectedRowPaths == [row(0, 1)], "the arrow is the row's")
  }

  @Test("a switch anywhere in a scene is toggled by taps")
  func alone() throws {
    let control = Switch(isOn: true)
    control.frame = Rect(x: 10, y: 10, width: 51, height: 31)
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 100, height: 60)
    root.addSublayer(control)
    let scene = Scene.inSettings(root: root, size: root.frame.size)
    var called: [Bool] = []
    control.onChange = { called.append($0) }
    scene.tap(at: Point(x: 20, y: 20))
    #expect(!scene.tap(at: Point(x: 5, y: 5)))
    control.isEnabled = false
    scene.tap(at: Point(x: 20, y: 20))
    #expect(called == [false] && !control.isOn)
  }
}
