import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Content, insets and offset that change while the view moves.
@Suite struct MovingContentTests {
  @Test("an offset set during momentum moves all of it, at any rate of ticks")
  func offset() {
    for rate in [5, 60.0] {
      let (scroller, plain) = (Scroller(), Scroller())
      scroller.view.contentOffset.y = 2_000
      plain.view.contentOffset.y = 2_000
      scroller.fling(2_000)
      plain.fling(2_000)
      scroller.run(until: 1.5, rate: rate)
      plain.run(until: 1.5, rate: rate)
      scroller.view.contentOffset.y -= 1_000
      for time in [1.6, 2, 6] {
        #expect(scroller.offset(at: time) == plain.offset(at: time) - 1_000)
      }
      #expect(scroller.log == plain.log)
    }
  }

  @Test("rows inserted above during momentum do not change what comes into view")
  func insertedRows() throws {
    let (test, plain) = (try TestTable(TableView(), counts: [300]), try TestTable(TableView(), counts: [300]))
    for table in [test.table, plain.table] {
      table.contentOffset.y = 2_000
      table.beginDragging(at: 0)
      table.drag(by: Size(width: 0, height: -50), at: 0.05)
      table.endDragging(at: 0.05)
    }
    test.scene.tick(at: 0.5)
    plain.scene.tick(at: 0.5)
    test.source.counts = [305]
    try test.table.insertRows(at: (0..<5).map { row(0, $0) })
    for time in [0.6, 1, 5] {
      test.scene.tick(at: time)
      plain.scene.tick(at: time)
      #expect(test.table.contentOffset.y == plain.table.contentOffset.y + 5 * 44)
    }
    #expect(test.table.contentOffset.y > 2_700 && test.table.motion == nil)
  }

  @Test("content that becomes shorter than a moving offset moves back to its end")
  func shorter() {
    for height in [100, 1_500.0] {
      let scroller = Scroller()
      scroller.view.contentOffset.y = 2_000
      scroller.fling(2_000)
      scroller.run(until: 1.5)
      scroller.view.contentSize.height = height
      let before = scroller.y
      #expect(abs(scroller.offset(at: 1.51) - before) < 40, "no jump")
      scroller.run(until: 5)
      #expect(scroller.y == max(0, height - 400) && scroller.log.last == "rest")
    }
  }

  @Test("momentum goes on into content that grew, and an end that moved is where it bounces")
  func longer() {
    let scroller = Scroller(content: Size(width: 300, height: 1_000))
    scroller.fling(2_000)
    scroller.run(until: 1.2)
    scroller.view.contentSize.height = 10_000
    scroller.run(until: 6)
    #expect(scroller.y == 1_199)
    let other = Scroller(content: Size(width: 300, height: 1_000))
    other.fling(2_000)
    other.run(until: 1.2)
    other.view.contentInset.bottom = 77
    other.run(until: 6)
    #expect(other.y == 677)
  }

  @Test("content that grows under a pointer beyond its end does not jump")
  func dragged() {
    let scroller = Scroller(content: Size(width: 300, height: 1_000))
    scroller.view.contentOffset.y = 600
    scroller.drag(Size(width: 0, height: -1_500), from: 1, for: 0.2, release: false)
    let before = scroller.y
    #expect(before > 700)
    scroller.view.contentSize.height = 5_000
    scroller.scene.tick(at: 1.2)
    scroller.view.drag(by: Size(width: 0, height: -10), at: 1.21)
    #expect(abs(scroller.y - before - 10) <= 2)
    scroller.view.contentSize.height = 900
    scroller.view.drag(by: Size(width: 0, height: 0), at: 1.22)
    scroller.view.cancelDragging()
    scroller.run(until: 4)
    #expect(scroller.y == 500)
  }

  @Test("an animation to an offset inside the content ends inside content that became shorter")
  func animation() {
    let scroller = Scroller()
    scroller.scene.tick(at: 1)
    scroller.view.setContentOffset(Point(x: 0, y: 5_000), animated: true)
    scroller.run(until: 1.1)
    scroller.view.contentSize.height = 2_000
    scroller.run(until: 2)
    #expect(scroller.y == 1_600 && scroller.offsets.allSatisfy { $0.y <= 5_000 })
    scroller.view.setContentOffset(Point(x: 0, y: -50), animated: true)
    scroller.run(until: 3)
    #expect(scroller.y == -50, "an offset outside the content is the app's")
  }

  @Test("a delegate may stop a motion or begin another in any call")
  func delegate() {
    let scroller = Scroller()
    scroller.didScroll = { if scroller.y > 700 { _ = scroller.view.stopScrolling() } }
    scroller.fling(2_000)
    scroller.run(until: 6)
    #expect(scroller.y > 700 && scroller.y < 760 && scroller.log.last == "rest")
    scroller.didScroll = {}
    for call in ["drag", "will end", "end, decelerates", "decelerate", "rest"] {
      var isDone = false
      scroller.didLog = {
        guard $0 == call, !isDone else { return }
        isDone = true
        scroller.view.setContentOffset(Point(x: 0, y: 3_000), animated: true)
      }
      let start = scroller.log.count
      scroller.fling(2_000, from: scroller.scene.time + 1)
      scroller.run(until: scroller.scene.time + 9)
      let log = scroller.log.dropFirst(start)
      if call != "drag" { #expect(scroller.y == 3_000, "\(call): \(log)") }
      #expect(log.count { $0 == "decelerate" } == log.count { $0 == "rest" }, "\(call): \(log)")
      #expect(log.count { $0 == "end of animation" } == (call == "drag" ? 0 : 1), "\(call): \(log)")
      #expect(scroller.rests)
    }
  }

  @Test("a delegate that wraps the offset around scrolls for ever")
  func carousel() {
    let scroller = Scroller(content: Size(width: 300, height: 3_000))
    scroller.view.contentOffset.y = 1_000
    scroller.didScroll = { if scroller.y > 2_000 { scroller.view.contentOffset.y -= 1_000 } }
    scroller.fling(8_000)
    scroller.run(until: 8)
    let distance = 800 + 8_000 / ScrollView.DecelerationRate.normal.decay
    #expect(abs(scroller.y - (1_000 + distance.truncatingRemainder(dividingBy: 1_000))) <= 2)
  }
}
