import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Touches with times on content that can scroll.
@Suite struct TouchDelayTests {
  private func table(rows: Int = 40) throws -> (TestTable<TableView>, Hand, Point) {
    let test = try TestTable(TableView(), counts: [rows])
    let hand = Hand(at: test)
    return (test, hand, hand.middle(0, 4))
  }

  @Test("a touch highlights its row 0.15 seconds after it began, in the tick of that time")
  func delay() throws {
    let (test, hand, point) = try table()
    #expect(hand.pointer(.down, point, at: 1) && test.scene.time == 1)
    #expect(test.scene.nextTickTime == 1 && hand.log == [])
    test.scene.tick(at: 1.14)
    #expect(hand.log == [] && test.scene.nextTickTime != nil)
    test.scene.tick(at: 1.15)
    #expect(hand.log == ["down 0.4"] && test.cells[4].isHighlighted)
    hand.pointer(.up, point, at: 1.2)
    #expect(hand.log == ["down 0.4", "up 0.4", "selected 0.4"])
    test.scene.tick(at: 1.3)
    #expect(test.scene.nextTickTime == nil, "nothing waits any more")
  }

  @Test("a quick tap highlights and selects its row at the release")
  func quick() throws {
    let (test, hand, point) = try table()
    hand.pointer(.down, point, at: 1)
    test.scene.tick(at: 1.05)
    #expect(hand.pointer(.up, Point(x: point.x + 4, y: point.y), at: 1.1))
    #expect(hand.log == ["down 0.4", "up 0.4", "selected 0.4"])
    test.scene.tick(at: 2)
    #expect(hand.log.count == 3)
  }

  @Test("a flick highlights nothing, also if no tick comes before its end")
  func flick() throws {
    for ticks in [false, true] {
      let (test, hand, point) = try table()
      hand.pointer(.down, point, at: 1)
      for step in 1...4 {
        if ticks { test.scene.tick(at: 1 + Double(step) * 0.02) }
        hand.pointer(.moved, Point(x: point.x, y: point.y - Double(step) * 20), at: 1 + Double(step) * 0.02)
      }
      #expect(test.table.contentOffset.y == 80)
      hand.pointer(.up, Point(x: point.x, y: point.y - 80), at: 1.09)
      test.scene.tick(at: 1.5)
      #expect(hand.log == [])
    }
  }

  @Test("the result does not depend on ticks: a late event finds what its time has brought about")
  func late() throws {
    let (test, hand, point) = try table()
    hand.pointer(.down, point, at: 1)
    hand.pointer(.moved, Point(x: point.x, y: point.y - 50), at: 1.3)
    #expect(hand.log == ["down 0.4", "up 0.4"] && test.table.contentOffset.y == 50)
  }

  @Test("touches without times, of content that does not scroll, of a mouse, and by the view's setting begin at once")
  func atOnce() throws {
    let (_, hand, point) = try table()
    hand.pointer(.down, point, at: nil)
    #expect(hand.log == ["down 0.4"])
    let (_, mouse, _) = try table()
    mouse.pointer(.down, point, at: 1, kind: .mouse)
    #expect(mouse.log == ["down 0.4"])
    let (_, short, _) = try table(rows: 8)
    short.pointer(.down, point, at: 1)
    #expect(short.log == ["down 0.4"])
    let (test, other, _) = try table()
    test.table.delaysContentTouches = false
    other.pointer(.down, point, at: 1)
    #expect(other.log == ["down 0.4"])
  }

  @Test("a control that keeps its presses is not delayed, and a button is")
  func controls() throws {
    let (test, hand, _) = try table()
    var pressed: [RowPath] = []
    test.source.configure = { cell, path in
      cell.accessories = path.row == 1 ? .info { pressed.append(path) } : .toggle()
    }
    test.table.reloadData()
    test.scene.tick(at: 0)
    let point = hand.accessory(0, 2)
    hand.pointer(.down, point, at: 1)
    hand.pointer(.moved, Point(x: point.x, y: point.y - 12), at: 1.01)
    #expect(test.table.contentOffset.y == 0, "the switch keeps the drag")
    hand.pointer(.up, Point(x: point.x, y: point.y - 12), at: 1.02)
    #expect(hand.log == ["on 0.2"])
    hand.pointer(.down, hand.accessory(0, 1), at: 2)
    hand.pointer(.up, hand.accessory(0, 1), at: 2.05)
    #expect(hand.log == ["on 0.2"] && pressed == [row(0, 1)])
  }

  @Test("a touch selects nothing if another row comes below it during the delay, or its table reloads or is hidden")
  func otherRow() throws {
    for way in 0..<4 {
      let (test, hand, point) = try table()
      hand.pointer(.down, point, at: 1)
      switch way {
      case 0:
        test.source.counts = [39]
        try test.table.deleteRows(at: [row(0, 4)])
      case 1: test.table.contentOffset.y = 44
      case 2: test.table.reloadData()
      default: test.table.isHidden = true
      }
      test.scene.tick(at: 1.1)
      hand.pointer(.up, point, at: 1.14)
      #expect(hand.log == [] && test.table.selectedRowPaths == [], "way \(way)")
    }
  }

  @Test("a delayed touch ends with Escape, a wheel or a cancelled press")
  func ended() throws {
    for way in 0..<3 {
      let (test, hand, point) = try table()
      hand.pointer(.down, point, at: 1)
      switch way {
      case 0: #expect(hand.press(.escape))
      case 1: hand.wheel(100, 100, by: 10)
      default: hand.pointer(.cancelled, point, at: 1.1)
      }
      test.scene.tick(at: 2)
      hand.pointer(.up, point, at: 2)
      #expect(hand.log == [], "way \(way)")
    }
  }

  @Test("a swipe to a side selects nothing, with and without times, in one step or in many", arguments: [false, true])
  func sideways(isTimed: Bool) throws {
    for rows in [3, 40] {
      for steps in [0, 1, 10] {
        let test = try TestTable(TableView(), counts: [rows])
        let hand = Hand(at: test)
        let point = hand.middle(0, 1)
        hand.pointer(.down, point, at: isTimed ? 1 : nil)
        for step in 0..<steps {
          let part = Double(step + 1) / Double(steps)
          hand.pointer(.moved, Point(x: point.x + 60 * part, y: point.y), at: isTimed ? 1 + part / 4 : nil)
        }
        hand.pointer(.up, Point(x: point.x + 60, y: point.y), at: isTimed ? 1.3 : nil)
        #expect(test.table.selectedRowPaths == [] && test.table.selection.highlighted == nil)
        #expect(test.table.contentOffset == .zero && hand.events.focusedView == nil || steps == 0)
      }
    }
  }

  @Test("a touch on moving content stops it and selects nothing; a click selects")
  func moving() throws {
    for kind in [PointerEvent.Kind.touch, .mouse] {
      let (test, hand, point) = try table(rows: 400)
      for step in 0...5 {
        let phase: PointerEvent.Phase = step == 0 ? .down : .moved
        hand.pointer(phase, Point(x: 100, y: 300 - 20 * Double(step)), at: 1 + 0.01 * Double(step))
      }
      hand.pointer(.up, Point(x: 100, y: 200), at: 1.05)
      test.scene.tick(at: 1.2)
      #expect(test.table.isDecelerating && test.table.contentOffset.y > 110)
      hand.pointer(.down, point, at: 1.2, kind: kind)
      test.scene.tick(at: 1.4)
      hand.pointer(.up, point, at: 2, kind: kind)
      #expect(test.table.selectedRowPaths.count == (kind == .mouse ? 1 : 0) && !test.table.isDecelerating)
    }
  }

  @Test("a touch that stops moving content at a switch drags the content, and the switch stays")
  func movingSwitch() throws {
    let (test, hand, _) = try table(rows: 400)
    test.source.configure = { cell, _ in cell.accessories = .toggle() }
    test.table.reloadData()
    test.scene.tick(at: 0.5)
    for step in 0...5 {
      hand.pointer(
        step == 0 ? .down : .moved, Point(x: 100, y: 300 - 20 * Double(step)), at: 1 + 0.01 * Double(step))
    }
    hand.pointer(.up, Point(x: 100, y: 200), at: 1.05)
    test.scene.tick(at: 1.2)
    #expect(test.table.isDecelerating)
    let cell = try #require(test.cells.dropFirst(4).first)
    let control = try #require(cell.rowControl)
    let point = control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    hand.pointer(.down, point, at: 1.2)
    test.scene.tick(at: 1.3)
    #expect(!test.table.isDecelerating && !control.isHighlighted)
    let before = test.table.contentOffset.y
    for step in 1...6 {
      hand.pointer(
        .moved, Point(x: point.x - 8 * Double(step), y: point.y - 10 * Double(step)), at: 1.3 + 0.05 * Double(step))
    }
    test.scene.tick(at: 1.7)
    #expect(test.table.contentOffset.y == before + 60 && !control.isHighlighted)
    hand.pointer(.up, Point(x: point.x - 48, y: point.y - 60), at: 1.8)
    test.scene.tick(at: 2.5)
    #expect(!cell.isOn && test.table.selectedRowPaths == [])
  }
}
