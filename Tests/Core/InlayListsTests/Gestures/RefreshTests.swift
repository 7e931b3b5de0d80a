import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Pulling a table down refreshes it.
@Suite struct RefreshTests {
  private struct Stage {
    let swipe: SwipeStage
    let hand: TimedHand
    let control = RefreshControl()
    var table: TableView { swipe.table }
    var scene: Scene { swipe.scene }

    init(rows: Int = 30, scale: Double = 1) {
      swipe = SwipeStage([Array(1...rows)], table: TableView(), size: Size(width: 320, height: 300), scale: scale)
      swipe.table.refreshControl = control
      swipe.scene.tick(at: 0)
      hand = TimedHand(swipe)
    }

    func pull(by height: Double, release: Bool = true) {
      hand.press(160, 60)
      hand.move(by: Size(width: 0, height: height), over: 0.5)
      if release {
        hand.release(after: 0.2)
        scene.tick(at: hand.time)
      }
    }
  }

  @Test("a pull far enough refreshes once, the content waits below the control, and slides back at the end")
  func refreshing() throws {
    for rows in [30, 2] {
      let stage = Stage(rows: rows)
      var count = 0
      stage.control.onRefresh = { count += 1 }
      let fresh = Stage(rows: rows)
      stage.pull(by: 260)
      #expect(count == 1 && stage.control.isRefreshing)
      stage.hand.wait(2)
      #expect(stage.table.contentOffset.y == -RefreshControl.height && count == 1)
      #expect(stage.control.superlayer === stage.table && stage.scene.nextTickTime != nil)
      stage.control.endRefreshing()
      stage.hand.wait(0.1)
      #expect(stage.table.contentOffset.y < 0 && stage.table.contentOffset.y > -RefreshControl.height)
      stage.hand.wait(2)
      #expect(stage.table.contentOffset.y == 0 && stage.control.superlayer == nil && stage.scene.nextTickTime == nil)
      let difference = try stage.scene.picture().difference(from: try fresh.scene.picture())
      #expect(difference == nil, "\(difference ?? "")")
      stage.pull(by: 260)
      #expect(count == 2, "another pull")
    }
  }

  @Test("the content slides down for a refresh that code begins animated")
  func animatedBeginning() {
    let stage = Stage()
    stage.control.beginRefreshing(animated: true)
    stage.hand.wait(0.1)
    #expect(stage.control.isRefreshing)
    #expect(stage.table.contentOffset.y < 0 && stage.table.contentOffset.y > -RefreshControl.height)
    stage.hand.wait(2)
    #expect(stage.table.contentOffset.y == -RefreshControl.height)
  }

  @Test("a control that onRefresh puts into the place of another one waits for the next pull")
  func exchanged() {
    let stage = Stage()
    let new = RefreshControl()
    var counts = (old: 0, new: 0)
    new.onRefresh = { counts.new += 1 }
    stage.control.onRefresh = {
      counts.old += 1
      stage.table.refreshControl = new
    }
    stage.pull(by: 260)
    stage.hand.wait(2)
    #expect(counts == (1, 0) && stage.table.contentOffset.y == 0)
    stage.pull(by: 260)
    #expect(counts == (1, 1))
  }

  @Test("a shorter pull, and one without times, refresh nothing")
  func shortPull() {
    let stage = Stage()
    stage.control.onRefresh = { Issue.record("refreshed") }
    stage.pull(by: 80)
    stage.hand.wait(2)
    #expect(!stage.control.isRefreshing && stage.table.contentOffset.y == 0 && stage.control.superlayer == nil)
    for (phase, y) in [(PointerEvent.Phase.down, 50.0), (.moved, 280), (.up, 280)] {
      stage.hand.events.send(.pointer(PointerEvent(phase, at: Point(x: 100, y: y))))
    }
    #expect(!stage.control.isRefreshing)
  }

  @Test("an action that ends at once, reloads the table or takes the control away leaves a table at rest")
  func actions() throws {
    for way in 0..<3 {
      let stage = Stage()
      var count = 0
      stage.control.onRefresh = { [unowned table = stage.table, unowned control = stage.control] in
        count += 1
        switch way {
        case 0: control.endRefreshing()
        case 1: table.reloadData()
        default: table.refreshControl = nil
        }
      }
      stage.pull(by: 260, release: false)
      stage.hand.wait(0.1)
      stage.hand.move(by: Size(width: 0, height: 10), over: 0.1)
      #expect(count == 1, "way \(way): once a pull")
      stage.hand.release(after: 0.2)
      stage.hand.wait(2)
      stage.control.endRefreshing()
      stage.hand.wait(2)
      #expect(stage.table.contentOffset.y == 0 && stage.scene.nextTickTime == nil, "way \(way)")
      let difference = try stage.scene.picture().difference(from: try Stage().scene.picture())
      #expect(difference == nil, "way \(way): \(difference ?? "")")
    }
  }

  @Test("the wheel turns by the clock in twelve steps a second, whatever the ticks")
  func wheel() throws {
    func pictures(ticks: [Double]) throws -> [Picture] {
      let stage = Stage()
      stage.control.beginRefreshing()
      stage.scene.tick(at: 0)
      #expect(stage.table.contentOffset.y == -RefreshControl.height)
      return try ticks.map { time in
        stage.scene.tick(at: time)
        return try stage.scene.picture()
      }
    }
    let often = try pictures(ticks: (0..<60).map { Double($0) / 60 + 0.001 })
    #expect(Set(often.map(\.pixels)).count == 12)
    let late = try pictures(ticks: [0.501])
    #expect(late[0] == often[30])
  }

  @Test("a table that refreshes by code looks like one that was pulled")
  func byCode() throws {
    let (pulled, made) = (Stage(), Stage())
    pulled.pull(by: 260)
    pulled.hand.wait(3)
    made.control.beginRefreshing()
    for stage in [pulled, made] {
      stage.scene.tick(at: 0)
      let spinner = stage.control.sublayers[0]
      spinner.removeAnimations()
    }
    let difference = try pulled.scene.picture().difference(from: try made.scene.picture())
    #expect(difference == nil, "\(difference ?? "")")
  }
}
