import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// An interaction that records what it is asked.
private final class Asked: Interaction {
  var log: [String] = []
  var handles = false
  var keeps = false

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .held else { return press.stage == .pressed ? keeps ? .keep : .take : .wait }
    if let view { log.append("long \(Int(press.startLocation(in: view).x)) \(Int(press.startLocation(in: view).y))") }
    return handles ? .take : .wait
  }

  override func pressBegan(_ press: Press) { log.append("began") }
  override func pressEnded(_ press: Press) { log.append("ended") }
  override func pressCancelled(_ press: Press) { log.append("cancelled") }
}

@Suite struct LongPressTests {
  private func table(rows: Int = 40) throws -> (TestTable<TableView>, Hand, Point) {
    let test = try TestTable(TableView(), counts: [rows])
    let hand = Hand(at: test)
    hand.context = { _, _ in true }
    return (test, hand, hand.middle(0, 4))
  }

  @Test("a touch held for half a second asks for the row's context in that tick, and selects nothing then")
  func held() throws {
    let (test, hand, point) = try table()
    var asked: [Point] = []
    hand.context = { path, point in
      asked.append(point)
      return true
    }
    test.table.contentOffset.y = 44
    test.scene.tick(at: 0)
    hand.pointer(.down, point, at: 1)
    hand.pointer(.moved, Point(x: point.x + 9, y: point.y + 9), at: 1.2)
    test.scene.tick(at: 1.49)
    #expect(hand.log == ["down 0.5"] && test.scene.nextTickTime != nil)
    test.scene.tick(at: 1.5)
    #expect(hand.log == ["down 0.5", "context 0.5", "up 0.5"] && asked == [Point(x: point.x, y: point.y + 44)])
    hand.pointer(.moved, Point(x: point.x, y: point.y - 90), at: 1.6)
    #expect(test.table.contentOffset.y == 44, "it does not scroll either")
    #expect(hand.pointer(.up, Point(x: point.x, y: point.y - 90), at: 1.7))
    #expect(test.table.selectedRowPaths == [] && hand.log.count == 3)
    test.scene.tick(at: 2)
    #expect(test.scene.nextTickTime == nil)
  }

  @Test("a row whose context nobody shows is selected at the release, however late")
  func refused() throws {
    let (test, hand, point) = try table()
    hand.context = { _, _ in false }
    hand.pointer(.down, point, at: 1)
    test.scene.tick(at: 3)
    hand.pointer(.up, point, at: 4)
    #expect(hand.log == ["down 0.4", "context 0.4", "up 0.4", "selected 0.4"])
  }

  @Test("an event after the time finds the long press, without a tick between")
  func late() throws {
    let (test, hand, point) = try table()
    hand.pointer(.down, point, at: 1)
    hand.pointer(.up, point, at: 1.6)
    #expect(hand.log == ["down 0.4", "context 0.4", "up 0.4"] && test.table.selectedRowPaths == [])
  }

  @Test("a press that moved beyond the slop, ended, has no time, or is a mouse's is not a long press")
  func others() throws {
    for way in 0..<6 {
      let (test, hand, point) = try table()
      hand.pointer(.down, point, at: way == 0 ? nil : 1, kind: way == 1 ? .mouse : .touch)
      switch way {
      case 2: hand.pointer(.moved, Point(x: point.x, y: point.y - 11), at: 1.1)
      case 3:
        hand.pointer(.moved, Point(x: point.x + 11, y: point.y), at: 1.1)
        hand.pointer(.moved, point, at: 1.2)
      case 4: hand.pointer(.up, point, at: 1.4)
      case 5: hand.press(.escape)
      default: break
      }
      test.scene.tick(at: 9)
      #expect(!hand.log.contains("context 0.4"), "way \(way)")
    }
  }

  @Test("a disabled row, a header, and a row that came below the finger have no context")
  func otherRows() throws {
    let (test, hand, point) = try table()
    test.cells[4].isEnabled = false
    hand.pointer(.down, point, at: 1)
    test.scene.tick(at: 2)
    hand.pointer(.up, point, at: 2)
    test.cells[4].isEnabled = true
    hand.pointer(.down, point, at: 3)
    test.table.contentOffset.y = 44
    test.scene.tick(at: 4)
    #expect(!hand.log.contains { $0.hasPrefix("context") }, "\(hand.log)")
  }

  @Test("the innermost interaction is asked first, then those around it; a press that is kept is not a long press")
  func chain() throws {
    let views = (0..<3).map { _ in View() }
    let (outer, middle, inner) = (Asked(), Asked(), Asked())
    for (view, asked) in zip(views, [outer, middle, inner]) { view.addInteraction(asked) }
    views[0].frame = Rect(x: 0, y: 0, width: 100, height: 100)
    views[1].frame = Rect(x: 10, y: 10, width: 80, height: 80)
    views[2].frame = Rect(x: 10, y: 10, width: 50, height: 50)
    views[0].addSublayer(views[1])
    views[1].addSublayer(views[2])
    let scene = Scene.inSettings(root: views[0], size: views[0].frame.size)
    func hold(from time: Double) {
      scene.send(.pointer(PointerEvent(.down, at: Point(x: 30, y: 31), time: time)))
      scene.tick(at: time + 1)
      scene.send(.pointer(PointerEvent(.up, at: Point(x: 30, y: 31), time: time + 1)))
    }
    middle.handles = true
    hold(from: 1)
    #expect(inner.log == ["began", "long 10 11", "cancelled"])
    #expect(middle.log == ["long 20 21", "began", "ended"] && outer.log == [])
    inner.handles = true
    hold(from: 3)
    #expect(inner.log.suffix(4) == ["began", "long 10 11", "began", "ended"] && middle.log.count == 3)
    inner.keeps = true
    hold(from: 5)
    #expect(inner.log.suffix(2) == ["began", "ended"] && inner.log.count == 9)
  }

  @Test("a secondary click asks for the context at once; it neither selects, scrolls nor focuses")
  func secondary() throws {
    let (test, hand, point) = try table()
    #expect(hand.pointer(.down, point, at: nil, kind: .mouse, button: .secondary))
    #expect(hand.log == ["context 0.4"])
    hand.pointer(.moved, Point(x: point.x, y: point.y - 50), at: nil, kind: .mouse, button: .secondary)
    hand.pointer(.up, Point(x: point.x, y: point.y - 50), at: nil, kind: .mouse, button: .secondary)
    hand.context = { _, _ in false }
    #expect(!hand.pointer(.down, point, at: nil, kind: .mouse, button: .secondary))
    #expect(!hand.pointer(.moved, Point(x: point.x, y: point.y - 50), at: nil, button: .secondary))
    #expect(!hand.pointer(.up, point, at: nil, kind: .mouse, button: .secondary))
    #expect(!hand.pointer(.down, point, at: nil, kind: .mouse, button: .middle))
    #expect(hand.log == ["context 0.4", "context 0.4"])
    #expect(test.table.contentOffset == .zero && test.table.selectedRowPaths == [])
    #expect(hand.events.focusedView == nil)
  }
}
