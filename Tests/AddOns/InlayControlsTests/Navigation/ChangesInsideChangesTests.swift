import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// What is called during a change of pages, sheets, alerts and toasts may change them again.
@Suite struct ChangesInsideChangesTests {
  private let app = SettingsApp()

  private func pageWithField(_ title: String) -> (page: NavigationPage, field: TextField) {
    let field = TextField(placeholder: title)
    let content = View()
    field.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    content.addSublayer(field)
    return (NavigationPage(title, content: content), field)
  }

  private var shownPages: [NavigationPage] { app.stack.sublayers.compactMap { $0 as? NavigationPage } }

  @Test("a page that is pushed when editing ends on the page that is popped stays, alone", arguments: [true, false])
  func pushWhilePopping(isAnimated: Bool) throws {
    let (page, field) = pageWithField("Name")
    let next = NavigationPage("Next")
    app.stack.push(page, animated: isAnimated)
    app.runUntilRest()
    app.events.focus(field, isVisible: true)
    field.onEndEditing = { [app] _ in app.stack.push(next, animated: isAnimated) }
    app.stack.pop(animated: isAnimated)
    #expect(app.titles == ["Settings", "Next"])
    app.runUntilRest()
    #expect(shownPages.elementsEqual([next], by: ===) && next.shift == 0 && page.navigationStack == nil)
    app.key(.escape)
    app.runUntilRest()
    #expect(app.titles == ["Settings"] && shownPages.count == 1)
  }

  @Test("of two sheets the lower one may go first: the focus stays in the upper one, and then returns to where it was")
  func lowerSheetFirst() throws {
    let page = try #require(app.top)
    for _ in 0..<2 { app.key(.down) }
    let (lower, upper) = (Sheet(pageWithField("Lower").page), Sheet(pageWithField("Upper").page))
    lower.present(in: app.scene)
    app.run(0.1)
    upper.present(in: app.scene)
    app.runUntilRest()
    lower.dismiss()
    #expect(app.events.focusedView?.isDescendant(of: upper) ?? false)
    app.runUntilRest()
    upper.dismiss()
    app.runUntilRest()
    #expect(app.events.focusedView === page.table && page.table.isFocusVisible)
  }

  @Test("a sheet that is presented while another is presented above it comes to the top")
  func order() {
    let (first, second) = (Sheet(pageWithField("First").page), Sheet(pageWithField("Second").page))
    first.present(in: app.scene)
    first.dismiss()
    second.present(in: app.scene)
    first.present(in: app.scene)
    app.runUntilRest()
    #expect(app.stack.sublayers.last === first)
    first.dismiss()
    second.dismiss()
    app.runUntilRest()
    #expect(first.superlayer == nil && second.superlayer == nil)
  }

  @Test("a pace that is set during a change holds, also during that by a swipe")
  func timing() {
    app.push(1)
    app.runUntilRest()
    let pace = AnimationTiming.curve(.linear, duration: 0.1)
    app.stack.onChange = { [app] in app.stack.transitionTiming = pace }
    app.drag(from: Point(x: 5, y: 300), to: Point(x: 300, y: 310), over: 0.2)
    #expect(app.titles == ["Settings"] && app.stack.transitionTiming == pace)
  }

  @Test("a field that takes the focus back, or gives it on, when it loses it has the last word")
  func focus() {
    let (page, field) = pageWithField("A")
    let other = TextField(placeholder: "B")
    other.frame = Rect(x: 20, y: 100, width: 200, height: 40)
    let third = TextField(placeholder: "C")
    third.frame = Rect(x: 20, y: 160, width: 200, height: 40)
    for view in [other, third] { page.content?.addSublayer(view) }
    app.stack.push(page, animated: false)
    app.runUntilRest()
    app.events.focus(field, isVisible: true)
    field.onEndEditing = { [app] _ in app.events.focus(third, isVisible: true) }
    app.events.focus(other, isVisible: true)
    #expect(app.events.focusedView === third && third.isFocused && !other.isFocused && !field.isFocused)
  }

  @Test("a list of values closes when its page or its sheet goes, and when something is presented above it")
  func menus() {
    for way in 0..<4 {
      let popUp = PopUpButton(["A", "B"], selectedIndex: 0)
      let content = View()
      popUp.frame = Rect(x: 20, y: 20, width: 100, height: 30)
      content.addSublayer(popUp)
      let page = NavigationPage("Pop-up", content: content)
      let sheet = Sheet(way < 2 ? View() : NavigationStack(root: page))
      if way < 2 { app.stack.push(page, animated: false) } else { sheet.present(in: app.scene) }
      app.runUntilRest()
      popUp.presentMenu(animated: true)
      #expect(popUp.isMenuPresented)
      switch way {
      case 0: app.stack.pop()
      case 1: sheet.present(in: app.scene)
      case 2: sheet.dismiss()
      default: Alert("Stop").present(in: app.scene)
      }
      #expect(!popUp.isMenuPresented && !app.stack.sublayers.contains { $0 is PopUpMenu }, "\(way)")
      if way == 1 { sheet.dismiss() }
      app.runUntilRest()
    }
  }

  @Test("a toast that is shown again lives as long again, and goes once")
  func toast() {
    let toast = Toast("Saved")
    toast.present(in: app.scene, for: 1)
    app.run(1)
    toast.present(in: app.scene, for: 2)
    app.run(1.5)
    #expect(toast.superlayer != nil && toast.presented(.opacity) == 1)
    app.run(0.5)
    #expect(toast.superlayer != nil)
    app.run(0.8)
    #expect(toast.superlayer == nil && app.scene.nextTickTime == nil)
    // While it fades out.
    toast.present(in: app.scene, for: 0.5)
    app.run(0.9)
    let opacity = toast.presented(.opacity)
    #expect(opacity > 0 && opacity < 1)
    toast.present(in: app.scene, for: 1)
    #expect(abs(toast.presented(.opacity) - opacity) < 0.01)
    app.run(1)
    #expect(toast.presented(.opacity) == 1)
    app.runUntilRest()
    #expect(toast.superlayer == nil)
  }

  @Test("a swipe that code ends while the page below is laid out for it is over", arguments: [true, false])
  func endedSwipe(isCancelled: Bool) {
    let content = LaidOutView()
    app.stack.push(NavigationPage("Below", content: content), animated: false)
    app.stack.push(NavigationPage("Above", content: View()), animated: false)
    app.runUntilRest()
    var count = 0
    content.wasLaidOut = { [app] in
      count += 1
      guard count == 1 else { return }
      app.events.send(.pointer(PointerEvent(isCancelled ? .cancelled : .up, at: Point(x: 24, y: 300), time: app.time)))
    }
    app.drag(from: Point(x: 4, y: 300), to: Point(x: 24, y: 300), over: 1.0 / 60, release: false)
    #expect(count > 0 && app.stack.swipe == nil)
    let titles = app.titles
    app.runUntilRest()
    #expect(shownPages.elementsEqual(app.stack.pages.suffix(1), by: ===) && app.stack.topPage?.shift == 0)
    app.drag(from: Point(x: 4, y: 300), to: Point(x: 300, y: 300), over: 0.1)
    app.runUntilRest()
    #expect(shownPages.elementsEqual(app.stack.pages.suffix(1), by: ===) && app.stack.topPage?.shift == 0)
    #expect(app.titles == titles.dropLast(), "the next swipe goes back")
  }

  @Test("a page that comes and goes in changes inside of each other's layout leaves the tree")
  func nestedChanges() {
    let (lowest, middle) = (LaidOutView(), LaidOutView())
    let pages = [lowest, middle, View()].map { NavigationPage("Page", content: $0) }
    app.stack.setPages(pages, animated: false)
    app.runUntilRest()
    middle.wasLaidOut = { [app] in
      middle.wasLaidOut = nil
      app.stack.pop()
    }
    lowest.wasLaidOut = { [app] in
      lowest.wasLaidOut = nil
      app.stack.setPages([NavigationPage("New"), pages[2], pages[0]])
    }
    app.stack.pop()
    #expect(app.titles == ["New", "Page", "Page"])
    app.runUntilRest()
    #expect(shownPages.elementsEqual([pages[0]], by: ===) && pages[1].navigationStack == nil)
  }

  @Test("whatever is done in whatever callback, at rest the tree has exactly what is shown, and the focus is in front")
  func randomly() throws {
    let fonts = try TextContext()
    for seed in Seeds.first(24) {
      let walk = try PresentationWalk(SeededRandom(seed: seed), fonts)
      try walk.run(steps: 40)
    }
  }
}
