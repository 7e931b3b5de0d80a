import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct BarTests {
  private let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  private let scene: Scene
  private let events: Scene

  init() {
    scene = Scene(root: view, size: Size(width: 400, height: 300))
    scene.onProblem = { _ in }
    events = scene
  }

  private func add(_ bar: View) {
    view.addSublayer(bar)
    let size = bar.sizeThatFits(view.bounds.size)
    bar.frame = Rect(x: 0, y: 300 - size.height, width: 400, height: size.height)
    scene.tick(at: 0)
  }

  private func tabs() -> TabBar {
    TabBar([.init("A", symbol: .home), .init("B", symbol: .mail, badge: "3"), .init("C", symbol: .gear)])
  }

  @Test("taps and arrows select a tab, and report it; code does not")
  func selection() {
    let bar = tabs()
    var log: [Int] = []
    bar.onChange = { log.append($0) }
    add(bar)
    bar.selectedIndex = 1
    #expect(log.isEmpty)
    events.tap(at: Point(x: 330, y: 275))
    #expect(bar.selectedIndex == 2 && log == [2])
    events.focus(bar, isVisible: true)
    for key in [KeyEvent.Key.right, .left, .left] { events.send(.key(KeyEvent(key))) }
    #expect(bar.selectedIndex == 0 && log == [2, 1, 0])
    scene.traits.direction = .rightToLeft
    events.send(.key(KeyEvent(.left)))
    #expect(bar.selectedIndex == 1)
    events.tap(at: Point(x: 330, y: 275))
    #expect(bar.selectedIndex == 0)
  }

  @Test("a press that leaves its tab selects none")
  func leaving() {
    let bar = tabs()
    add(bar)
    events.send(.pointer(PointerEvent(.down, at: Point(x: 330, y: 275))))
    events.send(.pointer(PointerEvent(.moved, at: Point(x: 60, y: 275))))
    events.send(.pointer(PointerEvent(.up, at: Point(x: 60, y: 275))))
    #expect(bar.selectedIndex == 0)
  }

  @Test("bars are higher by the safe area, and their content is outside of it")
  func safeArea() throws {
    scene.traits.safeAreaInsets = Insets(bottom: 34)
    let bar = Toolbar([BarButtonItem("One"), .flexibleSpace(), BarButtonItem("Two")])
    add(bar)
    #expect(bar.bounds.height == 78)
    let buttons = bar.sublayers.compactMap { $0 as? BarButton }
    #expect(buttons.map(\.frame.minY) == [0, 0] && buttons.allSatisfy { $0.frame.height == 44 })
    #expect(buttons[0].frame.minX == 16 && buttons[1].frame.maxX == 384)
  }

  @Test("items change their buttons, and disabled ones do nothing")
  func items() throws {
    var count = 0
    let item = BarButtonItem("Do") { count += 1 }
    let bar = Toolbar([item])
    add(bar)
    let button = try #require(bar.first(BarButton.self))
    let width = button.frame.width
    events.tap(at: Point(x: button.frame.midX, y: 278))
    item.title = "Do it all again"
    scene.tick(at: 1)
    #expect(count == 1 && button.frame.width > width)
    item.isEnabled = false
    events.tap(at: Point(x: button.frame.midX, y: 278))
    #expect(count == 1 && !button.canBecomeFocused)
    bar.items = [BarButtonItem("Other"), item]
    #expect(bar.sublayers.filter { $0 === button }.count == 1)
  }

  @Test("an empty state lies in the room that the bars leave, above no rows")
  func emptyState() throws {
    let table = TableView(style: .insetGrouped)
    let empty = EmptyState("Nothing", message: "There is nothing.", symbol: .mail, buttonTitle: "Make")
    table.emptyStateView = empty
    let stack = NavigationStack(root: NavigationPage("List", content: table))
    view.addSublayer(stack)
    stack.frame = view.bounds
    scene.tick(at: 0)
    let parts = empty.sublayers.filter { !$0.isHidden }
    #expect(parts.count == 4)
    let frames = parts.map { empty.convert($0.frame, to: nil) }
    let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    #expect(abs((top + bottom) / 2 - (44 + 300) / 2) < 30)
    #expect(empty.button.isFocused == false && events.eventDispatcher.firstFocusableView(in: empty) === empty.button)
  }
}
