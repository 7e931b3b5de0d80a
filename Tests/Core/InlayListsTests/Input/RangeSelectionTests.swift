import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Selection of several rows by a mouse or keys while modifiers are held.
@Suite struct RangeSelectionTests {
  private func table(_ counts: [Int], multiple: Bool = true) throws -> (TestTable<TableView>, Hand) {
    let test = try TestTable(TableView(), counts: counts)
    test.table.allowsMultipleSelection = multiple
    return (test, Hand(at: test))
  }

  private func rows(_ test: TestTable<TableView>) -> [RowPath] { test.table.selectedRowPaths }

  @Test("Shift and a click select the rows from the last clicked one, across sections, instead of the last range")
  func clicks() throws {
    let (test, hand) = try table([3, 4])
    hand.click(0, 1)
    hand.click(1, 1, .shift)
    #expect(rows(test) == [row(0, 1), row(0, 2), row(1, 0), row(1, 1)])
    hand.click(0, 0, .shift)
    #expect(rows(test) == [row(0, 0), row(0, 1)])
    hand.click(1, 3, .super)
    #expect(rows(test) == [row(0, 0), row(0, 1), row(1, 3)])
    hand.click(1, 2, .shift)
    #expect(rows(test) == [row(0, 0), row(0, 1), row(1, 2), row(1, 3)], "others stay")
    hand.click(1, 3, .control)
    #expect(rows(test) == [row(0, 0), row(0, 1), row(1, 2)])
    #expect(test.cells.map(\.isSelected) == [true, true, false, false, false, true, false])
    #expect(test.table.focusedRowPath == row(1, 3))
  }

  @Test("each row of a range is asked for and reported once, in order from the first")
  func reports() throws {
    let (test, hand) = try table([8])
    hand.mayHighlight = { $0.row != 3 }
    hand.select = { $0.row == 4 ? nil : $0.row == 5 ? row(0, 7) : $0 }
    test.cells[2].isEnabled = false
    hand.click(0, 6)
    hand.log = []
    hand.click(0, 1, .shift)
    #expect(hand.log == ["down 0.1", "up 0.1", "selected 0.7", "selected 0.1"])
    #expect(rows(test) == [row(0, 1), row(0, 6), row(0, 7)])
  }

  @Test("touches, and tables with one selected row, ignore the modifiers")
  func plain() throws {
    let (test, hand) = try table([5])
    hand.click(0, 1)
    for phase in [PointerEvent.Phase.down, .up] {
      hand.pointer(phase, hand.middle(0, 3), at: nil, modifiers: .shift)
    }
    #expect(rows(test) == [row(0, 1), row(0, 3)])
    let (single, other) = try table([5], multiple: false)
    other.click(0, 1)
    other.click(0, 3, .shift)
    #expect(rows(single) == [row(0, 3)])
    #expect(!other.press(.character("a"), holding: .super) && rows(single) == [row(0, 3)])
    other.press(.down, holding: .shift)
    #expect(rows(single) == [row(0, 3)])
  }

  @Test("Shift and keys that move the focus select the rows on the way, and give them back")
  func keys() throws {
    let (test, hand) = try table([100])
    hand.press(.down)
    #expect(rows(test) == [])
    hand.press(.down, holding: .shift)
    hand.press(.down, holding: .shift)
    #expect(rows(test) == [row(0, 0), row(0, 1), row(0, 2)])
    hand.press(.up, holding: .shift)
    #expect(rows(test) == [row(0, 0), row(0, 1)] && test.table.focusedRowPath == row(0, 1))
    hand.press(.end, holding: .shift)
    #expect(rows(test).count == 100)
    hand.press(.home)
    hand.press(.down)
    hand.press(.space, holding: .shift)
    #expect(rows(test) == [row(0, 0), row(0, 1)])
  }

  @Test("the beginning of ranges follows updates, and a reload forgets it")
  func updates() throws {
    let (test, hand) = try table([6])
    hand.click(0, 2)
    test.source.counts = [7]
    try test.table.insertRows(at: [row(0, 0)])
    test.scene.tick(at: 1)
    hand.click(0, 5, .shift)
    #expect(rows(test) == [row(0, 3), row(0, 4), row(0, 5)])
    test.table.reloadData()
    test.scene.tick(at: 2)
    hand.click(0, 1, .shift)
    #expect(rows(test) == [row(0, 1)])
  }

  @Test("Super-A and Control-A select all rows that may be selected", arguments: [KeyModifiers.super, .control])
  func all(modifier: KeyModifiers) throws {
    let (test, hand) = try table([3, 0, 200])
    hand.mayHighlight = { $0.row % 2 == 0 }
    hand.click(0, 0)
    #expect(!hand.press(.character("a")) && hand.events.focusedView?.isFocusVisible == false, "a letter")
    #expect(hand.press(.character("a"), holding: modifier))
    #expect(rows(test).count == 102 && test.cells.prefix(3).map(\.isSelected) == [true, false, true])
    #expect(hand.log.filter { $0.hasPrefix("selected") }.count == 102)
  }

  @Test("ranges of a million rows have a limit, and all of them are not selected in part")
  func million() throws {
    let (test, hand) = try table([500_000, 500_000])
    hand.click(0, 0)
    #expect(!hand.press(.character("a"), holding: .super) && rows(test) == [row(0, 0)])
    hand.press(.end, holding: .shift)
    #expect(rows(test).count == RowNavigator.rangeLimit && test.table.focusedRowPath == row(1, 499_999))
    #expect(test.table.cellsMade < 60)
  }

  @Test("a delegate may reload, shorten or forbid selection while rows are selected")
  func hostile() throws {
    for way in 0..<4 {
      let (test, hand) = try table([50])
      hand.click(0, 1)
      hand.select = { path in
        switch way {
        case 0: test.table.reloadData()
        case 1: test.source.counts = [3]
        case 2: test.table.allowsMultipleSelection = false
        default: test.table.allowsSelection = false
        }
        return path
      }
      hand.click(0, 9, .shift)
      hand.press(.character("a"), holding: .super)
      test.scene.tick(at: 1)
      _ = test.table.numberOfSections
      #expect(rows(test).allSatisfy(test.table.contains), "way \(way)")
      #expect(test.table.allowsSeveralSelectedRows || rows(test).count <= 1, "way \(way)")
    }
  }
}
