import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

@Suite struct NavigationStackTests {
  /// Ways to go back from the second page.
  enum Way: CaseIterable {
    case call, button, escape, arrow, swipe

    func goBack(_ app: SettingsApp) {
      switch self {
      case .call: app.stack.pop()
      case .button: app.tap(Point(x: 40, y: 22))
      case .escape: #expect(app.key(.escape))
      case .arrow: #expect(app.key(.left, .alt))
      case .swipe: app.drag(from: Point(x: 5, y: 300), to: Point(x: 300, y: 310), over: 0.2)
      }
    }
  }

  @Test("calls, taps, keys and swipes go back to the same picture, that of a stack that was never pushed to")
  func waysBack() throws {
    let fonts = try TextContext()
    let fresh = SettingsApp(fonts: fonts)
    for way in Way.allCases {
      let app = SettingsApp(fonts: fonts)
      app.push(1)
      app.runUntilRest()
      #expect(app.titles == ["Settings", "Wi-Fi"])
      way.goBack(app)
      #expect(app.titles == ["Settings"], "\(way)")
      app.runUntilRest()
      #expect(try app.picture().difference(from: fresh.picture()) == nil, "\(way)")
    }
  }

  @Test("a scene becomes as high as a stack or a table that is its root, as one in its root")
  func fittingHeight() throws {
    let fonts = try TextContext()
    func scene(_ isRoot: Bool, _ content: Layer) -> Scene {
      let root = isRoot ? content : Layer()
      if !isRoot { root.addSublayer(content) }
      content.frame = Rect(x: 0, y: 0, width: 390, height: 300)
      root.frame = content.frame
      return Scene(root: root, size: content.frame.size, textContext: fonts)
    }
    func table() -> (Form, TableView) {
      let (form, table) = (Form { Section { for number in 1...40 { Row("Row \(number)") } } }, TableView())
      form.show(in: table)
      return (form, table)
    }
    func stack() -> NavigationStack {
      NavigationStack(
        root: FormPage("Settings", prefersLargeTitle: true) {
          Section { for number in 1...40 { Row("Row \(number)") } }
        })
    }
    let (first, second) = (table(), table())
    let pairs = [[true, false].map { scene($0, stack()) }, [scene(true, first.1), scene(false, second.1)]]
    for pair in pairs {
      let heights = pair.map { $0.fitHeight(atMost: 5000) }
      #expect(heights[0] > 900 && heights[0] == heights[1] && pair[0].size == pair[1].size)
      let pictures = try pair.map { scene in
        let surface = try ImageSurface(for: scene)
        try scene.render(into: surface)
        return surface.pixels()
      }
      #expect(pictures[0] == pictures[1] && pair[0].fitHeight(atMost: 5000) == heights[0])
    }
    withExtendedLifetime((first, second)) {}
  }

  @Test("an app sets what is read of the bar, and in which order")
  func barElements() throws {
    let app = SettingsApp(depth: 2)
    let content = try #require(app.top?.barContent)
    let bar = try #require(content.superlayer as? View)
    func labels() -> [String] {
      app.scene.accessibilityTree.allNodes.filter { $0.layer.superlayerChain.contains { $0 === bar } }
        .map(\.element.label)
    }
    let usual = labels()
    #expect(usual == ["Settings", "Wi-Fi", "Edit"])
    content.accessibilityElements = content.accessibilityElements?.reversed()
    #expect(labels() == usual.reversed())
    bar.accessibilityElements = []
    #expect(labels() == [])
    content.accessibilityElements = nil
    bar.accessibilityElements = nil
    #expect(labels() == usual)
  }

  @Test("a page without a back button, or one that should not be popped, goes by a call alone")
  func staying() {
    for way in Way.allCases where way != .call {
      let app = SettingsApp(depth: 2)
      var asked = 0
      app.top?.shouldPop = {
        asked += 1
        return false
      }
      way.goBack(app)
      app.runUntilRest()
      #expect(app.titles == ["Settings", "Wi-Fi"] && asked == 1, "\(way)")
      #expect(app.top?.shownX == 0, "\(way)")
      app.top?.shouldPop = nil
      app.top?.hidesBackButton = true
      app.runUntilRest()
      switch way {
      case .escape: #expect(!app.key(.escape), "the key is for what is around")
      case .arrow: #expect(!app.key(.left, .alt))
      default: way.goBack(app)
      }
      app.runUntilRest()
      #expect(app.titles == ["Settings", "Wi-Fi"], "\(way)")
      app.top?.hidesBackButton = false
      way.goBack(app)
      #expect(app.titles == ["Settings"], "\(way)")
    }
    let app = SettingsApp(depth: 2)
    app.top?.shouldPop = { false }
    #expect(app.stack.pop() != nil && app.titles == ["Settings"])
  }

  @Test("a page that leaves while it is asked is not popped again", arguments: Way.allCases, [true, false])
  func leavingWhileAsked(way: Way, answer: Bool) {
    let app = SettingsApp(depth: 3)
    app.top?.shouldPop = {
      app.stack.pop()
      return answer
    }
    way.goBack(app)
    app.runUntilRest()
    #expect(app.titles == ["Settings", "Wi-Fi"] && app.top?.shownX == 0)
    #expect(app.stack.sublayers.count { $0 is NavigationPage } == 1)
  }

  @Test("a tap on a row and a call push the same page")
  func waysForth() throws {
    let fonts = try TextContext()
    let (tapped, called, still) = (
      SettingsApp(fonts: fonts), SettingsApp(fonts: fonts), SettingsApp(fonts: fonts)
    )
    tapped.tap(tapped.middle(0, 1))
    called.push(1)
    still.push(1, animated: false)
    for app in [tapped, called, still] {
      app.runUntilRest()
      #expect(app.titles == ["Settings", "Wi-Fi"])
      #expect(try app.picture().difference(from: still.picture()) == nil)
    }
  }

  @Test("a page cannot be pushed on a stack that lies in it")
  func inItself() {
    let app = SettingsApp()
    let (page, inner) = (NavigationPage(), NavigationStack(root: NavigationPage()))
    page.addSublayer(inner)
    inner.push(page, animated: false)
    #expect(inner.pages.count == 1 && page.navigationStack == nil)
    app.stack.push(page, animated: false)
    inner.setPages([page, inner.pages[0]], animated: false)
    #expect(inner.pages.count == 1 && page.navigationStack === app.stack)
  }

  @Test("the first page stays")
  func root() {
    let app = SettingsApp()
    #expect(app.stack.pop() == nil && app.stack.popToRoot().isEmpty)
    #expect(!app.key(.escape) && app.titles == ["Settings"])
    app.drag(from: Point(x: 5, y: 300), to: Point(x: 300, y: 310), over: 0.2)
    #expect(app.titles == ["Settings"] && app.stack.swipe == nil)
  }

  @Test("going to the root leaves all pages between, and returns them")
  func popToRoot() {
    let app = SettingsApp(depth: 4)
    #expect(app.titles.count == 4)
    #expect(app.stack.popToRoot().map(\.title) == ["Wi-Fi", "Page 2", "Page 3"])
    app.runUntilRest()
    #expect(app.titles == ["Settings"])
    #expect(app.stack.sublayers.filter { $0 is NavigationPage }.count == 1)
  }

  @Test("pages out of sight are in no scene, are not laid out and take no events")
  func outOfSight() throws {
    let app = SettingsApp()
    let root = try #require(app.top)
    app.push(1)
    #expect(root.scene != nil && !root.isUserInteractionEnabled)
    app.runUntilRest()
    #expect(root.scene == nil)
    app.scene.traits.textScale = 1.5
    app.runUntilRest()
    #expect(root.table.needsLayout == false)
  }

  @Test("pages that left are released, with what they hold")
  func released() {
    let app = SettingsApp()
    var ended = 0
    for isAnimated in [true, false] {
      let page = NavigationPage("Gone", content: WatchedView { ended += 1 })
      page.trailingItems = [BarButtonItem("Do")]
      app.stack.push(page, animated: isAnimated)
    }
    app.runUntilRest()
    app.stack.popToRoot()
    app.runUntilRest()
    #expect(ended == 2)
  }

  @Test("the focus goes on to a new page and returns to the row that pushed it")
  func focus() throws {
    let app = SettingsApp()
    let root = try #require(app.top)
    for _ in 0..<3 { app.key(.down) }
    #expect(root.table.isFocused && root.table.focusedRowPath == RowPath(section: 0, row: 2))
    app.key(.return)
    let page = try #require(app.top)
    #expect(page !== root && app.events.focusedView === page.table && page.table.isFocusVisible)
    #expect(!root.table.isFocused)
    app.run(0.1)
    app.key(.escape)
    #expect(app.events.focusedView === root.table && root.table.isFocusVisible)
    #expect(root.table.focusedRowPath == RowPath(section: 0, row: 2))
    #expect(!page.table.isFocused)
  }

  @Test("Tab does not reach pages below the topmost one")
  func tab() {
    let app = SettingsApp(depth: 2)
    app.run(0.1)
    app.push(2)
    app.run(0.05)
    for _ in 0..<12 {
      app.key(.tab)
      guard let view = app.events.focusedView else { continue }
      let isOnTop = app.top.map { view.isDescendant(of: $0) || view.isDescendant(of: $0.barContent) } ?? false
      #expect(isOnTop)
    }
  }

  @Test("without a clock and with reduced motion pages change at once")
  func reducedMotion() {
    let app = SettingsApp()
    app.scene.traits.reducesMotion = true
    app.push(1)
    app.scene.tick(at: 0)
    #expect(app.top?.shownX == 0)
    let stack = NavigationStack(root: NavigationPage("A"))
    stack.push(NavigationPage("B"))
    #expect(stack.pages.count == 2 && stack.sublayers.filter { $0 is NavigationPage }.count == 1)
  }

  @Test(
    "texts of a bar are whole at every scale", arguments: [0.27, 0.5, 0.75, 0.9, 1, 1.067, 1.25, 1.3, 1.5, 2.2, 3],
    [LayoutDirection.leftToRight, .rightToLeft])
  func wholeTexts(scale: Double, direction: LayoutDirection) throws {
    let app = SettingsApp(scale: scale, fonts: try TextContext(), depth: 2)
    app.scene.traits.direction = direction
    app.runUntilRest()
    let bar = try #require(app.top).barContent
    func labels(_ layer: Layer) -> [Label] {
      layer.isHidden ? [] : (layer as? Label).map { [$0] } ?? layer.sublayers.flatMap(labels)
    }
    let shown = labels(bar).filter { !$0.text.isEmpty }
    #expect(Set(shown.map(\.text)) == ["Settings", "Wi-Fi", "Edit"])
    for label in shown { #expect(label.bounds.width >= label.lineSize.width, "\(label.text)") }
  }
}
