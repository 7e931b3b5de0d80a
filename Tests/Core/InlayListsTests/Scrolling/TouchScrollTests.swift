import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Scrolling by timed events, from the scene on.
@Suite struct TouchScrollTests {
  /// A finger on a scene.
  private final class Finger {
    let events: Scene
    let scene: Scene
    let kind: PointerEvent.Kind

    init(_ scene: Scene, _ kind: PointerEvent.Kind = .touch) {
      self.scene = scene
      self.kind = kind
      events = scene
    }

    @discardableResult
    func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double) -> Bool {
      events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), kind: kind, time: time)))
    }

    /// Along a line in steps of 10 ms, with a tick after each.
    func swipe(
      _ from: Point, by way: Size, at start: Double, for duration: Double = 0.1, release: Bool = true
    ) {
      send(.down, from.x, from.y, at: start)
      let steps = Int((duration * 100).rounded())
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        send(.moved, from.x + way.width * part, from.y + way.height * part, at: start + Double(step) / 100)
        scene.tick(at: scene.time)
      }
      if release { send(.up, from.x + way.width, from.y + way.height, at: start + duration) }
    }

    func run(until end: Double) {
      while scene.time < end - 1.0 / 60 { scene.tick(at: scene.time + 1.0 / 60) }
      scene.tick(at: end)
    }
  }

  @Test(
    "a swipe flings the rows, and a touch stops them and selects nothing", arguments: [PointerEvent.Kind.touch, .pen])
  func fling(kind: PointerEvent.Kind) throws {
    let test = try TestTable(TableView(), counts: [500])
    let finger = Finger(test.scene, kind)
    finger.swipe(Point(x: 100, y: 400), by: Size(width: 10, height: -200), at: 1)
    #expect(test.table.contentOffset.y == 200 && test.table.isDecelerating)
    finger.run(until: 1.5)
    #expect(test.table.contentOffset.y > 600 && test.table.contentOffset.x == 0)
    finger.send(.down, 100, 100, at: 1.5)
    let caught = test.table.contentOffset.y
    #expect(!test.table.isDecelerating && test.table.selection.highlighted == nil)
    finger.run(until: 1.7)
    finger.send(.up, 100, 100, at: 1.7)
    finger.run(until: 3)
    #expect(test.table.contentOffset.y == caught && test.table.selectedRowPaths == [])
    #expect(test.scene.nextTickTime == nil)
    finger.send(.down, 100, 100, at: 4)
    finger.send(.up, 100, 100, at: 4.05)
    #expect(test.table.selectedRowPaths.count == 1, "a touch of resting rows selects")
  }

  @Test("a caught table can be flung again, back and beyond its beginning")
  func again() throws {
    let test = try TestTable(TableView(), counts: [500])
    let finger = Finger(test.scene)
    finger.swipe(Point(x: 100, y: 400), by: Size(width: 0, height: -200), at: 1)
    finger.run(until: 1.3)
    finger.swipe(Point(x: 100, y: 100), by: Size(width: 0, height: 300), at: 1.3)
    #expect(test.table.isDecelerating)
    var least = 0.0
    while test.scene.time < 4 {
      test.scene.tick(at: test.scene.time + 1.0 / 60)
      least = min(least, test.table.contentOffset.y)
    }
    #expect(least < -30 && test.table.contentOffset.y == 0 && test.scene.nextTickTime == nil)
  }

  @Test("a table that fits bounces, and one without times does not move at all")
  func fits() throws {
    let test = try TestTable(TableView(), counts: [3])
    let finger = Finger(test.scene)
    finger.swipe(Point(x: 100, y: 20), by: Size(width: 0, height: 200), at: 1)
    #expect(test.table.contentOffset.y < -50)
    finger.run(until: 3)
    #expect(test.table.contentOffset.y == 0 && test.table.selectedRowPaths == [])
    test.table.alwaysBounceVertical = false
    finger.swipe(Point(x: 100, y: 20), by: Size(width: 0, height: 200), at: 4)
    #expect(test.table.contentOffset.y == 0)
  }

  @Test("beyond its ends a table shows what one that was set to the offset shows", arguments: TableView.Style.allCases)
  func pictures(style: TableView.Style) throws {
    func make() throws -> TestTable<TableView> {
      let test = try TestTable(TableView(style: style), counts: [4, 4, 4], size: Size(width: 320, height: 300))
      test.source.headers = [0: "A", 1: "B", 2: "C"]
      test.table.tableHeaderView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 30))
      test.table.isTableHeaderPinned = true
      test.table.showsVerticalScrollIndicator = true
      test.table.reloadData()
      test.scene.tick(at: 0)
      return test
    }
    for way in [150.0, -2_000] {
      let (moving, set) = (try make(), try make())
      let finger = Finger(moving.scene)
      finger.swipe(Point(x: 100, y: 200), by: Size(width: 0, height: way), at: 1)
      for _ in 0..<20 {
        moving.scene.tick(at: moving.scene.time + 0.03)
        set.table.contentOffset = moving.table.contentOffset
        #expect(try moving.picture(at: moving.scene.time) == set.picture(at: moving.scene.time))
      }
      #expect(way < 0 ? moving.table.contentOffset.y > 200 : moving.table.contentOffset.y <= 0)
    }
  }

  @Test("a row's own scroll view takes drags along its axis and turns pages; the table takes the others")
  func nested() throws {
    let test = try TestTable(TableView(), counts: [100])
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    inner.contentSize = Size(width: 1_600, height: 100)
    inner.isPagingEnabled = true
    test.table.tableHeaderView = inner
    test.scene.tick(at: 0)
    let finger = Finger(test.scene)
    finger.swipe(Point(x: 250, y: 50), by: Size(width: -60, height: 5), at: 1)
    #expect(inner.isDecelerating && !test.table.isDecelerating)
    finger.run(until: 3)
    #expect(inner.contentOffset == Point(x: 320, y: 0) && test.table.contentOffset.y == 0)
    finger.swipe(Point(x: 250, y: 50), by: Size(width: -250, height: 0), at: 4)
    finger.run(until: 6)
    #expect(inner.contentOffset.x == 640, "one page")
    finger.swipe(Point(x: 250, y: 50), by: Size(width: 20, height: -40), at: 7)
    #expect(test.table.contentOffset.y == 40 && test.table.isDecelerating && !inner.isDecelerating)
    finger.run(until: 12)
    #expect(inner.contentOffset.x == 640 && test.scene.nextTickTime == nil)
  }

  @Test("notches of a wheel with times are smooth, and hit rows again where they lie then")
  func wheel() throws {
    let test = try TestTable(TableView(), counts: [500])
    let events = test.scene
    func turn(_ time: Double?, isPrecise: Bool = false) {
      events.send(
        .wheel(
          WheelEvent(at: Point(x: 100, y: 100), by: Size(width: 0, height: 88), isPrecise: isPrecise, time: time)))
    }
    turn(nil)
    #expect(test.table.contentOffset.y == 88)
    turn(1, isPrecise: true)
    #expect(test.table.contentOffset.y == 176)
    turn(2)
    turn(2.05)
    #expect(test.table.contentOffset.y > 176 && test.table.contentOffset.y < 264)
    for frame in 1...20 { test.scene.tick(at: 2.05 + Double(frame) / 60) }
    #expect(test.table.contentOffset.y == 352 && test.scene.nextTickTime == nil)
    events.tap(at: Point(x: 100, y: 10))
    #expect(test.table.selectedRowPaths == [row(0, 8)])
  }

  @Test("reduced motion: animated calls and wheels act at once")
  func reducedMotion() throws {
    let test = try TestTable(TableView(), counts: [500])
    test.scene.traits.reducesMotion = true
    test.table.setContentOffset(Point(x: 0, y: 70), animated: true)
    #expect(test.table.contentOffset.y == 70)
    test.table.scrollToRow(at: row(0, 40), at: .top, animated: true)
    #expect(test.table.contentOffset.y == 40 * 44)
    test.table.scroll(byWheel: Size(width: 0, height: 10), at: 1, isPrecise: false)
    #expect(test.table.contentOffset.y == 40 * 44 + 10)
  }

  @Test("the same events end at the same offset, whenever the scene ticks")
  func ticks() throws {
    var rests: Set<Double> = []
    for rate in [2, 13, 60, 240.0] {
      let test = try TestTable(TableView(), counts: [500], scale: 2)
      let events = test.scene
      func send(_ phase: PointerEvent.Phase, _ y: Double, at time: Double) {
        while test.scene.time + 1 / rate < time { test.scene.tick(at: test.scene.time + 1 / rate) }
        events.send(.pointer(PointerEvent(phase, at: Point(x: 100, y: y), kind: .touch, time: time)))
      }
      for (start, way) in [(1.0, -150.0), (1.4, -130), (1.9, 90), (2.1, 300)] {
        send(.down, 300, at: start)
        for step in 1...10 { send(.moved, 300 + way * Double(step) / 10, at: start + Double(step) * 0.009) }
        send(.up, 300 + way, at: start + 0.1)
      }
      send(.down, 100, at: 2.7)
      send(.up, 100, at: 2.8)
      test.scene.tick(at: 9)
      rests.insert(test.table.contentOffset.y)
      #expect(test.scene.nextTickTime == nil)
    }
    #expect(rests.count == 1, "\(rests)")
  }
}
