import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

/// Pages on their way.
@Suite struct NavigationMotionTests {
  @Test("a page slides in from the trailing side over the one before, which slides away a third as far")
  func push() throws {
    let app = SettingsApp()
    let root = try #require(app.top)
    app.push(1)
    let page = try #require(app.top)
    #expect(page.shownX == 390)
    var last = 390.0
    while app.scene.nextTickTime != nil {
      app.run(1.0 / 60)
      #expect(page.shownX <= last && page.shownX >= 0)
      if root.scene != nil { #expect(abs(root.shownX - (page.shownX - 390) * 0.3) <= 1) }
      last = page.shownX
    }
    #expect(last == 0)
  }

  @Test("right to left, pages come from the left")
  func mirrored() {
    let app = SettingsApp()
    app.scene.traits.direction = .rightToLeft
    app.push(1)
    #expect(app.top?.shownX == -390)
    app.runUntilRest()
    app.drag(from: Point(x: 385, y: 300), to: Point(x: 100, y: 300), over: 0.2)
    #expect(app.titles == ["Settings"])
    app.push(1)
    app.runUntilRest()
    #expect(!app.key(.left, .alt) && app.key(.right, .alt) && app.titles == ["Settings"])
  }

  @Test("a push or a pop at any time begins from what is shown")
  func interruption() {
    withSeeds(40) { random in
      let app = SettingsApp(size: Size(width: 200, height: 200))
      for _ in 0..<12 {
        app.run(random.double(0...0.3))
        let known = app.stack.sublayers.compactMap { $0 as? NavigationPage }.map { ($0, $0.shownX) }
        switch random.int(0...4) {
        case 0, 1: app.push(app.stack.pages.count)
        case 2, 3: app.stack.pop()
        default: app.stack.popToRoot()
        }
        for (page, x) in known where page.scene != nil {
          if abs(page.shownX - x) > 1 { return "a page jumps from \(x) to \(page.shownX)" }
        }
      }
      app.runUntilRest()
      let pages = app.stack.sublayers.compactMap { $0 as? NavigationPage }
      return pages.count == 1 && pages[0] === app.stack.topPage && pages[0].shownX == 0
        ? nil : "\(pages.count) pages at rest"
    }
  }

  @Test("a swipe from the edge follows the finger, and may be taken back")
  func swipe() throws {
    let app = SettingsApp(depth: 2)
    let page = try #require(app.top)
    app.drag(from: Point(x: 4, y: 300), to: Point(x: 204, y: 330), over: 0.3, release: false)
    #expect(page.shownX == 200 && app.titles.count == 2)
    app.run(0.3)
    #expect(page.shownX == 200 && app.scene.nextTickTime == nil)
    for x in [150.0, 100, 60] {
      app.pointer(.moved, x, 330)
      #expect(page.shownX == x - 4)
      app.run(0.05)
    }
    app.run(0.2)
    app.pointer(.up, 60, 330)
    app.runUntilRest()
    #expect(app.titles.count == 2 && page.shownX == 0)
  }

  @Test("a quick swipe goes back from any place, and a swipe elsewhere does not")
  func flick() {
    let app = SettingsApp(depth: 2)
    app.drag(from: Point(x: 60, y: 300), to: Point(x: 300, y: 300), over: 0.1)
    #expect(app.titles.count == 2)
    app.drag(from: Point(x: 4, y: 300), to: Point(x: 120, y: 300), over: 0.08)
    #expect(app.titles == ["Settings"])
  }

  @Test("a swipe catches a page on its way, and a push during it begins from what is shown")
  func caught() throws {
    let app = SettingsApp()
    app.push(1)
    app.run(0.15)
    let page = try #require(app.top)
    let x = page.shownX
    #expect(x > 20 && x < 300)
    app.drag(from: Point(x: 4, y: 300), to: Point(x: 24, y: 300), over: 1.0 / 60, release: false)
    #expect(page.shownX > 0 && app.stack.swipe != nil)
    let held = page.shownX
    app.push(2)
    #expect(abs(page.shownX - held) <= 1 && app.stack.swipe == nil)
    app.pointer(.up, 24, 300)
    app.runUntilRest()
    #expect(app.titles.count == 3 && app.top?.shownX == 0)
  }

  @Test("a swipe of the edge takes precedence over the swipe of a row")
  func rows() throws {
    let app = SettingsApp(depth: 2)
    let page = try #require(app.top)
    page.table.isEditing = true
    let row = app.middle(1, 1)
    app.drag(from: Point(x: 6, y: row.y), to: Point(x: 200, y: row.y), over: 0.2, release: false)
    #expect(page.shownX > 150)
    #expect(page.table.cellForRow(at: RowPath(section: 1, row: 1))?.isHighlighted == false)
  }

  @Test("a page on its way has the safe area of its place")
  func safeArea() throws {
    let app = SettingsApp(size: Size(width: 600, height: 300))
    app.scene.traits.safeAreaInsets = Insets(top: 20, left: 44, bottom: 10, right: 44)
    app.push(1)
    app.run(0.1)
    let page = try #require(app.top)
    #expect(page.shownX > 10)
    #expect(page.safeAreaInsets == Insets(top: 20, left: 44, bottom: 10, right: 44))
  }
}
