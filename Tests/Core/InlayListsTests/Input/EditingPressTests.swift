import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Presses and keys on the controls of edited rows.
@Suite struct EditingPressTests {
  /// An edited table whose controls delete and insert rows.
  private func table(rows: Int = 5, _ configure: @escaping (TableViewCell, RowPath) -> Void = { _, _ in }) throws -> (
    TestTable<TableView>, Hand
  ) {
    let test = try TestTable(TableView(), counts: [rows])
    let hand = Hand(at: test)
    let (table, source) = (test.table, test.source)
    source.configure = configure
    source.commit = { [unowned table, unowned source, unowned hand] style, path in
      hand.log.append("\(style) \(path.row)")
      source.counts[0] += style == .delete ? -1 : 1
      if style == .delete { try? table.deleteRows(at: [path]) } else { try? table.insertRows(at: [path]) }
    }
    table.isEditing = true
    table.allowsSelectionDuringEditing = true
    table.reloadData()
    test.scene.tick(at: 0)
    return (test, hand)
  }

  @Test("a minus and a plus are reported with their row, which is neither highlighted nor selected")
  func acting() throws {
    let (test, hand) = try table()
    hand.editingStyle = { $0.row == 3 ? .insert : .delete }
    test.table.reloadData()
    test.table.selectRow(at: row(0, 3))
    test.scene.tick(at: 1)
    #expect(hand.events.tap(at: hand.control(0, 3)))
    #expect(hand.log == ["insert 3"] && test.table.numberOfRows(inSection: 0) == 6)
    for time in [2.0, 3] {
      test.scene.tick(at: time)
      #expect(hand.events.tap(at: hand.control(0, 0)))
    }
    #expect(hand.log == ["insert 3", "delete 0", "delete 0"], "\(hand.log)")
    #expect(test.table.numberOfRows(inSection: 0) == 4)
    #expect(test.table.selectedRowPaths == [row(0, 2)], "it went with its row")
    test.scene.tick(at: 4)
    #expect(test.cells.count == 4 && test.cells.allSatisfy { !$0.isHighlighted })
    hand.tap(0, 0)
    #expect(hand.log.last == "selected 0.0", "the rest of the row is the row")
  }

  @Test("a control that is released outside, cancelled, scrolled away or in a disabled row does nothing")
  func staying() throws {
    let (test, hand) = try table(rows: 40) { cell, path in cell.isEnabled = path.row != 2 }
    let point = hand.control(0, 0)
    hand.pointer(.down, point)
    #expect(test.table.selection.highlighted == nil)
    hand.pointer(.up, point.x + 9, point.y + 30)
    hand.pointer(.down, point)
    hand.pointer(.cancelled, point)
    #expect(!hand.events.tap(at: hand.control(0, 2)))
    hand.drag(from: hand.control(0, 5), to: hand.control(0, 3))
    #expect(test.table.contentOffset.y == 88, "a drag scrolls")
    let reused = hand.control(0, 4)
    hand.pointer(.down, reused)
    test.table.contentOffset.y = 900
    test.scene.tick(at: 1)
    hand.pointer(.up, reused)
    #expect(hand.log == [] && test.table.numberOfRows(inSection: 0) == 40)
  }

  @Test("a press does nothing when its control is replaced or removed before the release")
  func changing() throws {
    let (test, hand) = try table()
    let point = hand.control(0, 0)
    hand.pointer(.down, point)
    test.table.allowsMultipleSelectionDuringEditing = true
    hand.pointer(.up, point)
    #expect(hand.log == [] && test.table.selectedRowPaths == [])
    test.table.allowsMultipleSelectionDuringEditing = false
    test.scene.tick(at: 1)
    hand.pointer(.down, point)
    test.table.isEditing = false
    test.scene.tick(at: 2)
    test.table.isEditing = true
    hand.pointer(.up, point)
    #expect(hand.log == [])
    #expect(hand.events.tap(at: point))
    #expect(hand.log == ["delete 0"])
  }

  @Test("a mark of selection leaves the press to the row")
  func marks() throws {
    let (test, hand) = try table()
    test.table.allowsMultipleSelectionDuringEditing = true
    test.scene.tick(at: 1)
    hand.events.tap(at: hand.control(0, 1))
    hand.events.tap(at: hand.control(0, 3))
    #expect(test.table.selectedRowPaths == [row(0, 1), row(0, 3)])
    hand.events.tap(at: hand.control(0, 1))
    #expect(test.table.selectedRowPaths == [row(0, 3)] && hand.log.last == "deselected 0.1")
  }

  @Test("the handle at a row's side takes the press and keeps it")
  func reordering() throws {
    let (test, hand) = try table(rows: 40)
    test.source.movable = Set(0..<40)
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(hand.events.tap(at: hand.control(0, 1, reorder: true)))
    hand.drag(from: hand.control(0, 5, reorder: true), to: hand.control(0, 3, reorder: true))
    #expect(test.table.contentOffset.y == 0 && test.table.selectedRowPaths == [] && hand.log == [])
  }

  @Test(
    "the part hit at a point is the one that the cell returns",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [Insets.zero, Insets(left: 30, right: 12)])
  func areas(direction: LayoutDirection, safeArea: Insets) throws {
    let (test, _) = try table()
    test.source.movable = [0]
    test.table.reloadData()
    test.scene.traits.direction = direction
    test.scene.traits.safeAreaInsets = safeArea
    test.scene.tick(at: 1)
    var met: Set<TableViewCell.Part> = []
    for cell in test.cells.prefix(2) {
      for x in stride(from: 0.25, to: 320, by: 0.5) {
        for y in [0, 21.5, 42.75] {
          let point = Point(x: x, y: y)
          let hit = cell.hitTest(cell.convert(point, to: test.table))
          let part: TableViewCell.Part =
            hit is EditingControl ? .editingControl : hit is ReorderControl ? .reorderControl : .content
          met.insert(part)
          #expect(cell.part(at: point) == part, "\(x), \(y)")
        }
      }
    }
    #expect(met == [.content, .editingControl, .reorderControl])
  }

  @Test("an arrow moves the focus to a row's control, where Space acts like a press", arguments: [false, true])
  func keys(isMirrored: Bool) throws {
    var pressed: [RowPath] = []
    let (test, hand) = try table { cell, path in
      if path.row == 1 { cell.editingAccessories = .info { pressed.append(path) } }
      if path.row == 2 { cell.editingAccessories = .toggle() }
    }
    test.scene.traits.direction = isMirrored ? .rightToLeft : .leftToRight
    let (leading, trailing): (KeyEvent.Key, KeyEvent.Key) = isMirrored ? (.right, .left) : (.left, .right)
    hand.press(.down, .down, leading)
    test.scene.tick(at: 1)
    let cell = test.cells[1]
    let control = try #require(cell.editingControl)
    #expect(cell.focusRing?.frame == control.frame.insetBy(dx: -3, dy: -3))
    hand.press(leading, trailing, trailing, trailing, .space)
    #expect(hand.log == [] && pressed == [row(0, 1)])
    hand.press(leading, .return)
    #expect(hand.log.last == "selected 0.1")
    hand.press(leading, .return)
    #expect(hand.log.last == "delete 1" && test.table.focusedRowPath == row(0, 1), "the next row came in its place")
    hand.press(.space)
    #expect(hand.log.last == "on 0.2", "where the row has the focus, not its control")
    hand.press(leading)
    #expect(hand.log.last == "off 0.2", "the thumb goes first")
    hand.press(leading, .space)
    #expect(hand.log.last == "delete 1")
    hand.press(.up, leading)
    test.table.isEditing = false
    hand.press(.space)
    #expect(hand.log.last == "selected 0.0", "the control is gone")
  }

  @Test("a source may reload, end editing or remove the table during a press")
  func hostile() throws {
    let (test, hand) = try table()
    let actions: [() -> Void] = [
      { test.table.reloadData() },
      { test.source.counts = [] },
      {
        test.source.counts = [7]
        test.table.reloadData()
      },
      { test.table.isEditing = false },
      {
        test.table.isEditing = true
        test.table.dataSource = nil
      },
    ]
    for (number, action) in actions.enumerated() {
      test.source.commit = { _, _ in action() }
      hand.events.tap(at: hand.control(0, 1))
      test.scene.tick(at: Double(number))
      #expect(test.table.selection.highlighted == nil && test.table.selectedRowPaths == [])
      test.table.dataSource = test.source
      test.source.counts = [5]
      test.table.isEditing = true
      test.table.reloadData()
      test.scene.tick(at: Double(number))
    }
    #expect(test.cells.count == 5)
  }
}
