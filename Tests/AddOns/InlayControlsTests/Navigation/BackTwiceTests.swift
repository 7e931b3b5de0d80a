import InlayGraphics
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls

/// Input that goes back while a page still slides away goes back no further.
@Suite struct BackTwiceTests {
  @Test("whatever goes back a second time within a transition does nothing, and after it goes back")
  func law() {
    var tries = 0
    withSeeds(60, long: 2_000) { random in
      let app = SettingsApp(depth: 4)
      app.runUntilRest()
      if app.titles.count != 4 { return "\(app.titles)" }
      func goBack() {
        switch random.int(0...4) {
        case 0: app.tap(Point(x: 40, y: 22))
        case 1: app.key(.escape)
        case 2: app.key(.left, .alt)
        case 3: app.drag(from: Point(x: 5, y: 300), to: Point(x: 300, y: 310), over: 0.1)
        default: app.scene.accessibilityTree.allNodes.first { $0.element.role == .backButton }?.perform(.press)
        }
      }
      goBack()
      let start = app.time
      if app.titles.count != 3 { return "the first does not go back" }
      for _ in 0..<random.int(1...4) {
        app.run(random.double(0...0.06))
        guard app.stack.isGoingBack, app.time - start < 0.1 else { break }
        goBack()
        tries += 1
        if app.titles.count != 3 { return "a second one goes back too" }
      }
      // Code of the app is not input.
      if random.chance(0.3), app.stack.isGoingBack {
        app.stack.pop()
        if app.titles.count != 2 { return "a call does nothing" }
        app.stack.push(app.page(7))
      }
      app.runUntilRest()
      let count = app.titles.count
      goBack()
      return app.titles.count == count - 1 ? nil : "after the transition nothing goes back"
    }
    #expect(Seeds.only != nil || tries > 0, "nothing went back a second time")
  }
}
