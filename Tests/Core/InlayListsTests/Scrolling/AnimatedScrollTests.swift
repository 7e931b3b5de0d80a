import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct AnimatedScrollTests {
  @Test("an animated offset eases in and out in 0.3 seconds, at any rate of ticks")
  func offset() {
    for rate in [1, 7, 60, 240.0] {
      let scroller = Scroller()
      scroller.scene.tick(at: 1)
      scroller.view.setContentOffset(Point(x: 0, y: 500), animated: true)
      #expect(scroller.y == 0 && scroller.scene.nextTickTime != nil)
      scroller.run(until: 1.15, rate: rate)
      #expect(scroller.y == 250)
      scroller.run(until: 1.3, rate: rate)
      #expect(scroller.y == 500 && scroller.log == ["end of animation"] && scroller.rests)
      #expect(!scroller.view.isDecelerating && !scroller.view.isDragging)
    }
  }

  @Test("without animation, or without a scene, the offset changes at once and ends a motion")
  func atOnce() {
    let scroller = Scroller()
    scroller.fling(2_000)
    scroller.view.setContentOffset(Point(x: 0, y: 40), animated: false)
    #expect(scroller.y == 40 && scroller.log.last == "rest" && !scroller.view.isDecelerating)
    scroller.run(until: 3)
    #expect(scroller.y == 40)
    let alone = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    alone.contentSize = Size(width: 100, height: 1_000)
    alone.setContentOffset(Point(x: 0, y: 70), animated: true)
    #expect(alone.contentOffset.y == 70)
    for stop in [
      { scroller.view.scroll(by: Size(width: 0, height: 10)) },
      { scroller.view.scrollRectToVisible(Rect(x: 0, y: scroller.y + 10, width: 10, height: 400)) },
    ] {
      scroller.view.contentOffset.y = 40
      scroller.view.setContentOffset(Point(x: 0, y: 500), animated: true)
      stop()
      #expect(scroller.y == 50 && scroller.log.last == "end of animation")
      scroller.run(until: scroller.scene.time + 1)
      #expect(scroller.y == 50)
    }
  }

  @Test("a new target keeps the velocity, and only the last animation reports its end")
  func retargeted() {
    let scroller = Scroller()
    scroller.scene.tick(at: 1)
    scroller.view.setContentOffset(Point(x: 0, y: 6_000), animated: true)
    let before = [1.148, 1.15].map(scroller.offset)
    scroller.view.setContentOffset(Point(x: 0, y: 9_000), animated: true)
    let after = [1.150, 1.152].map(scroller.offset)
    #expect(abs((before[1] - before[0]) - (after[1] - after[0])) <= 2, "\(before), \(after)")
    scroller.run(until: 1.45)
    #expect(scroller.y == 9_000 && scroller.log == ["end of animation"])
    scroller.view.setContentOffset(.zero, animated: true)
    scroller.run(until: 1.6)
    scroller.view.setContentOffset(Point(x: 0, y: 9_000), animated: true)
    let turning = scroller.y
    #expect(scroller.offset(at: 1.61) < turning, "still on its way")
    scroller.run(until: 1.9)
    #expect(scroller.y == 9_000)
  }

  @Test("momentum goes over into an animation")
  func momentum() {
    let scroller = Scroller()
    scroller.fling(2_000)
    scroller.run(until: 1.2)
    scroller.view.setContentOffset(.zero, animated: true)
    #expect(scroller.log.last == "rest")
    let offset = scroller.y
    #expect(scroller.offset(at: 1.21) > offset)
    scroller.run(until: 1.6)
    #expect(scroller.y == 0 && scroller.log.last == "end of animation")
  }

  @Test("distances of several animated calls add up, and rectangles are reached exactly")
  func distances() {
    let scroller = Scroller()
    scroller.scene.tick(at: 1)
    for step in 0..<5 {
      scroller.view.scroll(by: Size(width: 0, height: 100), animated: true)
      scroller.run(until: 1 + Double(step) * 0.05)
    }
    scroller.run(until: 2)
    #expect(scroller.y == 500 && scroller.log == ["end of animation"])
    scroller.view.scroll(by: Size(width: 50, height: 1e9), animated: true)
    scroller.run(until: 3)
    #expect(scroller.view.contentOffset == Point(x: 0, y: 9_600))
    let rect = Rect(x: 0, y: 3_000, width: 10, height: 50)
    scroller.view.scrollRectToVisible(rect, animated: true)
    scroller.run(until: 4)
    let animated = scroller.y
    scroller.view.contentOffset.y = 9_600
    scroller.view.scrollRectToVisible(rect)
    #expect(scroller.y == animated && animated == 3_000)
  }

  @Test("a row is reached where the call without animation shows it", arguments: [40, 5_000])
  func rows(count: Int) throws {
    func make() throws -> TestTable<TableView> {
      let test = try TestTable(TableView(), counts: [count, count])
      test.source.headers = [0: "A", 1: "B"]
      test.source.configure = { cell, path in
        cell.textLabel.text = String(repeating: "word ", count: 1 + (path.row * 7 + path.section) % 40)
        cell.textLabel.numberOfLines = 0
      }
      test.table.rowHeight = .automatic()
      test.table.reloadData()
      test.scene.tick(at: 1)
      return test
    }
    for position in TableView.ScrollPosition.allCases {
      let (animated, plain) = (try make(), try make())
      for (number, path) in [row(0, 30), row(1, 7), row(1, count - 1), row(0, 0), row(0, 4)].enumerated() {
        let time = 2 + Double(number)
        animated.scene.tick(at: time)
        let top = animated.table.layout.topPart().map {
          animated.table.layout.position(of: $0) - animated.table.contentOffset.y
        }
        animated.table.scrollToRow(at: path, at: position, animated: true)
        let same = animated.table.layout.topPart().map {
          animated.table.layout.position(of: $0) - animated.table.contentOffset.y
        }
        #expect(top == same, "nothing moves at the beginning")
        for frame in 1...20 { animated.scene.tick(at: time + Double(frame) / 60) }
        plain.table.scrollToRow(at: path, at: position, animated: false)
        plain.scene.tick(at: time)
        let (one, other) = (animated.table, plain.table)
        let places = [one, other].map { ($0.rectForRow(at: path)?.minY ?? -1) - $0.contentOffset.y }
        #expect(places[0] == places[1], "\(path) \(position)")
        #expect(one.visibleRowPaths == other.visibleRowPaths)
        #expect(one.motion == nil && animated.scene.nextTickTime == nil)
      }
      #expect(try animated.picture(at: 20) == plain.picture(at: 20))
    }
  }

  @Test("rows inserted above, or measured on the way, move the animation with its row")
  func insertedRows() throws {
    let test = try TestTable(TableView(), counts: [300])
    test.table.contentOffset.y = 4_400
    test.scene.tick(at: 1)
    test.table.scrollToRow(at: row(0, 200), at: .top, animated: true)
    test.scene.tick(at: 1.15)
    let middle = test.table.contentOffset.y
    #expect(middle == 6_600)
    test.source.counts = [310]
    try test.table.insertRows(at: (0..<10).map { row(0, $0) })
    test.scene.tick(at: 1.15)
    #expect(test.table.contentOffset.y == middle + 440)
    test.scene.tick(at: 1.4)
    #expect(test.table.contentOffset.y == 210 * 44, "the row has another number")
    test.table.scrollToRow(at: row(0, 0), at: .top, animated: true)
    test.scene.tick(at: 1.5)
    test.source.counts = [20]
    test.table.reloadData()
    test.scene.tick(at: 3)
    #expect(test.table.contentOffset.y == 0 && test.table.motion == nil)
  }
}
