import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Keys in a table that has the focus.
@Suite struct KeyTests {
  private func table(
    _ counts: [Int], disabled: Set<RowPath> = [], headers: [Int: String] = [:],
    _ configure: @escaping (TableViewCell, RowPath) -> Void = { _, _ in }
  ) throws -> (TestTable<TableView>, Hand) {
    let test = try TestTable(TableView(), counts: counts)
    test.source.headers = headers
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row \(path.row)"
      cell.isEnabled = !disabled.contains(path)
      configure(cell, path)
    }
    test.table.reloadData()
    return (test, Hand(at: test))
  }

  @Test("arrows move the focus over enabled rows, across sections, up to the last one")
  func arrows() throws {
    let (test, hand) = try table([2, 0, 3], disabled: [row(0, 1), row(2, 2)])
    hand.mayFocus = { $0 != row(2, 0) }
    #expect(test.table.focusedRowPath == nil)
    #expect(hand.press(.down), "the first key brings the focus")
    #expect(test.table.focusedRowPath == row(0, 0) && hand.events.focusedView === test.table)
    #expect(hand.press(.down) && test.table.focusedRowPath == row(2, 1))
    #expect(hand.press(.down) && test.table.focusedRowPath == row(2, 1))
    #expect(hand.press(.up) && test.table.focusedRowPath == row(0, 0))
    #expect(hand.press(.up) && test.table.focusedRowPath == row(0, 0))
    #expect(hand.log == [] && test.table.selectedRowPaths == [])
  }

  @Test("the focus starts at the selected row, or at the first that is wholly visible")
  func beginning() throws {
    let (test, hand) = try table([100], headers: [0: "One"])
    test.table.contentOffset.y = 1000
    hand.press(.tab)
    // Row 22 is at 986 and below the pinned header until 1018.
    #expect(test.table.focusedRowPath == row(0, 23) && test.table.contentOffset.y == 1000)
    let (other, second) = try table([100])
    other.table.selectRow(at: row(0, 50))
    second.press(.pageDown)
    other.scene.tick(at: 1)
    #expect(other.table.focusedRowPath == row(0, 50) && other.table.cellForRow(at: row(0, 50)) != nil)
  }

  @Test("the row with the focus is scrolled into view, clear of a pinned header")
  func intoView() throws {
    let (test, hand) = try table([100], headers: [0: "One"])
    test.table.tableHeaderView = Layer()
    test.table.tableHeaderView?.frame = Rect(x: 0, y: 0, width: 320, height: 30)
    test.table.isTableHeaderPinned = true
    for count in 1...40 {
      hand.press(.down)
      let rect = try #require(test.table.rectForRow(at: row(0, count - 1)))
      #expect(test.table.focusedRowPath == row(0, count - 1))
      #expect(rect.maxY <= test.table.bounds.maxY)
    }
    for count in (0...38).reversed() {
      hand.press(.up)
      let rect = try #require(test.table.rectForRow(at: row(0, count)))
      #expect(rect.minY >= test.table.bounds.minY + 30)
    }
    hand.press(.up)
    #expect(test.table.contentOffset.y == 0, "beyond the first row is the header")
  }

  @Test("Page Down and Page Up move by the visible height, Home and End to the ends")
  func pages() throws {
    let (test, hand) = try table([1000], disabled: [row(0, 0), row(0, 999)])
    hand.press(.home)
    #expect(test.table.focusedRowPath == row(0, 1))
    hand.press(.pageDown)
    // 480 points are 10.9 rows.
    #expect(test.table.focusedRowPath == row(0, 11))
    hand.press(.pageDown, .pageDown)
    #expect(test.table.focusedRowPath == row(0, 31))
    hand.press(.pageUp)
    #expect(test.table.focusedRowPath == row(0, 21))
    hand.press(.end)
    #expect(test.table.focusedRowPath == row(0, 998) && test.table.contentOffset.y == test.table.maximumContentOffset.y)
    hand.press(.pageDown)
    #expect(test.table.focusedRowPath == row(0, 998))
    hand.press(.pageUp, .home)
    #expect(test.table.focusedRowPath == row(0, 1) && test.table.contentOffset.y == 0)
    hand.press(.pageUp)
    #expect(test.table.focusedRowPath == row(0, 1))
    test.source.configure = { cell, path in cell.isEnabled = path.row < 2 || path.row > 40 }
    test.table.reloadData()
    hand.press(.pageDown)
    #expect(test.table.focusedRowPath == row(0, 1) && test.table.contentOffset.y == 436, "through what is disabled")
    hand.press(.pageDown, .pageDown, .pageDown)
    #expect(test.table.focusedRowPath == row(0, 41), "the nearest beyond, where a page has none")
    test.source.configure = { cell, _ in cell.isEnabled = false }
    test.table.reloadData()
    hand.press(.down)
    #expect(test.table.focusedRowPath == row(0, 41), "where none is enabled it stays")
  }

  @Test("a key in a million rows makes no more cells than are visible")
  func million() throws {
    let (test, hand) = try table([500_000, 500_000])
    let before = test.table.cellsMade
    hand.press(.end, .pageUp, .home, .pageDown, .down, .end, .up)
    #expect(test.table.focusedRowPath == row(1, 499_998))
    #expect(test.table.cellsMade <= 2 * before + 10)
  }

  @Test("Space and Return act like a tap")
  func activating() throws {
    let (test, hand) = try table([3], disabled: [row(0, 2)])
    #expect(!hand.press(.space), "nothing has the focus")
    hand.press(.down, .space)
    #expect(hand.log == ["down 0.0", "up 0.0", "selected 0.0"])
    hand.press(.down, .return)
    #expect(test.table.selectedRowPaths == [row(0, 1)])
    test.table.allowsMultipleSelection = true
    hand.press(.return)
    #expect(test.table.selectedRowPaths == [])
    test.cells[1].isEnabled = false
    hand.press(.space)
    #expect(test.table.selectedRowPaths == [])
  }

  @Test("in rows with a switch Space toggles it, and arrows move its thumb, also mirrored", arguments: [false, true])
  func switches(isMirrored: Bool) throws {
    let (test, hand) = try table([3]) { cell, _ in cell.accessories = .toggle() }
    test.scene.traits.direction = isMirrored ? .rightToLeft : .leftToRight
    let (on, off): (KeyEvent.Key, KeyEvent.Key) = isMirrored ? (.left, .right) : (.right, .left)
    hand.press(.down, .space, .space, on, on, off)
    #expect(hand.log == ["on 0.0", "off 0.0", "on 0.0", "off 0.0"])
    test.cells[0].switchControl?.isEnabled = false
    hand.press(.space, on)
    #expect(hand.log.count == 4 && !test.cells[0].isOn && test.table.selectedRowPaths == [])
  }

  @Test("an arrow moves the focus to a row's button and back", arguments: [false, true])
  func buttons(isMirrored: Bool) throws {
    var pressed: [RowPath] = []
    let (test, hand) = try table([3]) { cell, path in
      cell.accessories = path.row == 1 ? .disclosure : [.info { pressed.append(path) }, .disclosure]
    }
    test.scene.traits.direction = isMirrored ? .rightToLeft : .leftToRight
    let (there, back): (KeyEvent.Key, KeyEvent.Key) = isMirrored ? (.left, .right) : (.right, .left)
    hand.press(.down, there, .space)
    #expect(hand.log == [] && pressed == [row(0, 0)])
    hand.press(back, .space)
    #expect(hand.log.last == "selected 0.0")
    hand.press(there, .down)
    #expect(!hand.press(there), "this row has none")
    hand.press(.space)
    #expect(hand.log.last == "selected 0.1")
  }

  @Test("Tab moves from table to table and out, and a tap moves the focus without showing it")
  func tab() throws {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let source = TestSource([3])
    let none = TestSource([0])
    let tables = (0..<3).map { index in
      let table = TableView(frame: Rect(x: Double(index) * 60, y: 0, width: 60, height: 100))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = index == 1 ? none : source
      root.addSublayer(table)
      return table
    }
    let events = Scene.inSettings(root: root, size: root.frame.size)
    func press(_ key: KeyEvent.Key) -> Bool { events.send(.key(KeyEvent(key))) }
    #expect(!press(.left) && !press(.escape))
    #expect(press(.tab) && events.focusedView === tables[0] && tables[0].isFocusVisible)
    #expect(press(.tab) && events.focusedView === tables[2], "an empty table is passed over")
    #expect(!tables[0].isFocused && tables[0].focusedRowPath == row(0, 0), "it is kept")
    #expect(!press(.tab) && events.focusedView == nil)
    #expect(press(.backTab) && events.focusedView === tables[2])
    #expect(press(.backTab) && events.focusedView === tables[0])
    events.tap(at: Point(x: 130, y: 60))
    #expect(events.focusedView === tables[2] && tables[2].isFocused && !tables[2].isFocusVisible)
    #expect(press(.down) && tables[2].isFocusVisible && tables[2].focusedRowPath == row(0, 2))
    events.send(.pointer(PointerEvent(.down, at: Point(x: 10, y: 90))))
    #expect(tables[2].isFocused && !tables[2].isFocusVisible)
    tables[2].removeFromSuperlayer()
    #expect(events.focusedView == nil && press(.down) && events.focusedView === tables[0])
    tables[0].isHidden = true
    events.focus(nil)
    #expect(!press(.down))
  }
}
