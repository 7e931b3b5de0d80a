import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

/// Alerts and sheets above a scene.
@Suite struct ModalTests {
  private let app = SettingsApp(depth: 2)
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func alert(_ style: Alert.Style = .alert) -> Alert {
    let log = log
    let alert = Alert(
      "Forget?", message: "It is joined no more.", style: style,
      actions: [
        Alert.Action("Forget", role: .destructive) { log.lines.append("forget") },
        Alert.Action("Keep") { log.lines.append("keep") },
        Alert.Action("Cancel", role: .cancel) { log.lines.append("cancel") },
      ])
    alert.onDismiss = { log.lines.append("dismissed") }
    return alert
  }

  private func button(_ title: String, of view: ModalView) throws -> Point {
    let button = try #require(view.first(Button.self) { $0.title == title })
    return button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test("taps, keys and calls have the same effects")
  func ways() throws {
    let alert = alert()
    alert.present(in: app.scene)
    app.run(0.5)
    app.tap(try button("Keep", of: alert))
    #expect(log.lines == ["dismissed", "keep"] && !alert.isPresented)
    app.runUntilRest()
    #expect(alert.superlayer == nil)
    log.lines = []
    alert.present(in: app.scene)
    #expect(app.key(.return))
    #expect(log.lines == ["dismissed", "keep"])
    log.lines = []
    alert.present(in: app.scene)
    #expect(app.key(.escape))
    #expect(log.lines == ["dismissed", "cancel"])
    log.lines = []
    alert.present(in: app.scene)
    alert.dismiss()
    #expect(log.lines == ["dismissed"])
  }

  @Test("Return does nothing where no action is preferred, and nothing destroys by it")
  func preferred() {
    let alert = Alert(
      "Erase?", actions: [Alert.Action("Erase", role: .destructive), Alert.Action("No", role: .cancel)])
    alert.present(in: app.scene)
    #expect(app.key(.return) && alert.isPresented)
    alert.actions[1].isPreferred = true
    #expect(app.key(.return) && !alert.isPresented)
  }

  @Test("nothing behind takes events: neither taps, wheels, swipes nor keys")
  func behind() throws {
    let page = try #require(app.top)
    let alert = alert()
    alert.present(in: app.scene)
    app.run(0.5)
    app.tap(Point(x: 40, y: 22))
    app.tap(Point(x: 200, y: 100))
    app.drag(from: Point(x: 5, y: 100), to: Point(x: 300, y: 100), over: 0.2)
    let offset = page.table.contentOffset
    app.events.send(.wheel(WheelEvent(at: Point(x: 200, y: 80), by: Size(width: 0, height: 40))))
    app.key(.left, .alt)
    app.key(.down)
    #expect(app.titles.count == 2 && alert.isPresented && page.table.contentOffset == offset)
    app.events.focus(page.table, isVisible: true)
    #expect(app.events.focusedView !== page.table)
  }

  @Test("a press that is down when a view is presented has no effect")
  func pressed() throws {
    let page = try #require(app.top)
    app.pointer(.down, 200, 240)
    app.run(0.3)
    alert().present(in: app.scene)
    app.pointer(.up, 200, 240)
    app.run(0.1)
    #expect(app.top === page)
    #expect(page.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("Tab stays inside, and the focus returns to where it was")
  func focus() throws {
    let page = try #require(app.top)
    for _ in 0..<2 { app.key(.down) }
    let row = page.table.focusedRowPath
    #expect(app.events.focusedView === page.table)
    let alert = alert()
    alert.present(in: app.scene)
    var titles: [String] = []
    for _ in 0..<6 {
      titles.append((app.events.focusedView as? Button)?.title ?? "-")
      app.key(.tab)
    }
    #expect(titles == ["Forget", "Keep", "Cancel", "Forget", "Keep", "Cancel"])
    app.key(.backTab)
    #expect((app.events.focusedView as? Button)?.title == "Cancel")
    app.key(.space)
    #expect(log.lines == ["dismissed", "cancel"])
    #expect(app.events.focusedView === page.table && page.table.focusedRowPath == row)
    #expect(page.table.isFocusVisible)
  }

  @Test("a view that comes while another goes begins from what is shown, and ends in place")
  func interruption() {
    let sheet = Sheet(NavigationPage("Sheet"))
    sheet.present(in: app.scene)
    app.run(0.12)
    let y = sheet.card.convert(Point.zero, to: nil).y
    #expect(y > 60 && y < 560)
    sheet.dismiss()
    #expect(abs(sheet.card.convert(Point.zero, to: nil).y - y) <= 1)
    app.run(0.03)
    sheet.present(in: app.scene)
    app.runUntilRest()
    #expect(sheet.card.frame.minY == 10 && sheet.superlayer === app.stack)
    #expect(sheet.card.convert(Point.zero, to: nil).y == 10)
  }

  @Test("a sheet is dismissed by Escape, by a tap beside it and by a drag of its bar down, and follows the finger")
  func sheets() {
    let sheet = Sheet(NavigationPage("Sheet"), detent: .height(300))
    for way in 0..<3 {
      sheet.present(in: app.scene)
      app.runUntilRest()
      #expect(sheet.card.frame == Rect(x: 0, y: 300, width: 390, height: 300))
      switch way {
      case 0: app.key(.escape)
      case 1: app.tap(Point(x: 100, y: 100))
      default:
        app.drag(from: Point(x: 200, y: 310), to: Point(x: 200, y: 350), over: 0.1, release: false)
        #expect(sheet.card.convert(Point.zero, to: nil).y == 340)
        app.pointer(.up, 200, 350)
        app.runUntilRest()
        #expect(sheet.isPresented && sheet.card.convert(Point.zero, to: nil).y == 300)
        app.drag(from: Point(x: 200, y: 310), to: Point(x: 200, y: 480), over: 0.2)
      }
      #expect(!sheet.isPresented, "\(way)")
      app.runUntilRest()
      #expect(sheet.superlayer == nil)
    }
  }

  @Test("a view that is in the scene already stays below its superlayer when it is dismissed")
  func placed() {
    let holder = Layer()
    holder.frame = app.stack.bounds
    app.stack.addSublayer(holder)
    let sheet = Sheet(NavigationPage("Sheet"))
    for superlayer in [holder, app.stack] {
      superlayer.addSublayer(sheet)
      for isAnimated in [true, false] {
        sheet.present(in: app.scene, animated: isAnimated)
        app.runUntilRest()
        #expect(sheet.isPresented && sheet.superlayer === superlayer)
        sheet.dismiss(animated: isAnimated)
        app.runUntilRest()
        #expect(!sheet.isPresented && sheet.superlayer === superlayer)
      }
    }
  }

  @Test("cards follow the size of the scene")
  func resizing() {
    let alert = alert()
    alert.present(in: app.scene, animated: false)
    app.scene.size = Size(width: 800, height: 500)
    app.stack.frame = Rect(x: 0, y: 0, width: 800, height: 500)
    app.scene.tick(at: 1)
    #expect(alert.frame == app.stack.bounds && alert.card.frame.midX == 400)
    #expect(abs(alert.card.frame.midY - 250) <= 0.5)
  }

  @Test("an action sheet is at the bottom of a compact scene and in the middle of others")
  func placement() {
    let sheet = alert(.actionSheet)
    sheet.present(in: app.scene, animated: false)
    #expect(sheet.card.frame.maxY == 592)
    app.scene.traits.sizeClass = .regular
    app.scene.tick(at: 1)
    #expect(abs(sheet.card.frame.midY - 300) <= 0.5)
  }

  @Test("a long message is scrolled, and the buttons stay in view")
  func long() throws {
    let alert = Alert("Terms", message: String(repeating: "All of it applies. ", count: 200))
    alert.present(in: app.scene, animated: false)
    #expect(alert.card.frame.height <= 584)
    #expect(try button("OK", of: alert).y < 590)
    let texts = try #require(alert.first(ScrollView.self))
    #expect(texts.contentSize.height > texts.bounds.height)
  }

  @Test("what was dismissed is released")
  func released() {
    var ended = 0
    for isAnimated in [true, false] {
      let sheet = Sheet(WatchedView { ended += 1 })
      sheet.present(in: app.scene, animated: isAnimated)
      app.run(0.1)
      sheet.dismiss(animated: isAnimated)
    }
    app.runUntilRest()
    #expect(ended == 2)
  }

  @Test("a toast takes no events and disappears by itself; a second one replaces it")
  func toast() {
    let first = Toast("Saved")
    first.present(in: app.scene)
    app.run(1)
    let second = Toast("Saved again")
    second.present(in: app.scene, for: 1)
    #expect(first.superlayer == nil && second.superlayer === app.stack)
    app.run(0.5)
    #expect(second.hitTest(Point(x: 195, y: 570)) == nil)
    #expect(app.scene.nextTickTime ?? 0 > app.time, "nothing moves meanwhile")
    app.run(1.5)
    #expect(second.superlayer == nil && app.scene.nextTickTime == nil)
  }

  @Test("a toast can be dismissed before its time, at once or animated, and be presented again")
  func dismissedToast() {
    let toast = Toast("Saved")
    #expect(!toast.isPresented)
    toast.present(in: app.scene)
    app.run(0.5)
    toast.dismiss(animated: false)
    #expect(!toast.isPresented && toast.superlayer == nil)
    toast.present(in: app.scene, for: 5)
    app.run(0.5)
    toast.dismiss()
    #expect(toast.isPresented)
    app.run(0.5)
    #expect(!toast.isPresented && app.scene.nextTickTime == nil)
    toast.present(in: app.scene, for: 1)
    app.run(0.5)
    #expect(toast.isPresented && toast.presented(.opacity) == 1)
  }
}
