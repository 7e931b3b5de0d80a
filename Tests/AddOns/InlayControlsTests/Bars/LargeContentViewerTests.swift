import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

/// Long presses on what does not grow with the text scale.
@Suite struct LargeContentViewerTests {
  private let view = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let scene: Scene

  init() {
    scene = Scene(root: view, size: view.frame.size)
    scene.onProblem = { _ in }
    scene.traits.textScale = 2
  }

  private func add(_ part: View, height: Double = 80) {
    view.addSublayer(part)
    part.frame = Rect(x: 0, y: 400, width: 320, height: height)
    scene.tick(at: 0)
  }

  private var viewer: LargeContentViewer? {
    view.sublayers.lazy.compactMap { $0 as? LargeContentViewer }.first { $0.opacity > 0 }
  }

  /// The title on the card; nil without a card.
  private var title: String? { viewer.flatMap { $0.first(Label.self) }?.text }

  private func send(_ phase: PointerEvent.Phase, _ point: Point, at time: Double) {
    scene.send(.pointer(PointerEvent(phase, at: point, time: time)))
    scene.tick(at: time)
  }

  private func middle(_ layer: Layer) -> Point { layer.convert(layer.bounds.center, to: nil) }

  /// Holds a finger from a time on until the card is there.
  private func hold(_ point: Point, from time: Double) {
    send(.down, point, at: time)
    #expect(viewer == nil)
    scene.tick(at: time + 0.6)
  }

  private func tabs() -> TabBar {
    let symbols: [Symbol] = [.home, .mail, .gear]
    return TabBar(
      zip(["Zusammenfassung", "Verlauf", "Einstellungen"], symbols).map { TabBar.Item($0, symbol: $1) })
  }

  @Test("a tab that is held is shown large in the middle, then its neighbour, which is selected")
  func tab() throws {
    let bar = tabs()
    var log: [Int] = []
    bar.onChange = { log.append($0) }
    add(bar)
    let places = bar.sublayers.compactMap { $0 as? Tab }.map(middle)
    let count = scene.accessibilityTree.allNodes.count
    hold(places[0], from: 1)
    #expect(title == "Zusammenfassung" && !bar.isHighlighted)
    let card = try #require(viewer?.sublayers.first)
    #expect(abs(card.frame.midX - 160) <= 0.5 && view.bounds.intersection(card.frame) == card.frame)
    let label = try #require(card.first(Label.self))
    #expect(label.fontSize > 25 && label.lineTops.count == 1 && card.first(ImageLayer.self)?.image != nil)
    #expect(scene.accessibilityTree.allNodes.count == count, "assistive technology has the tab itself")
    send(.moved, places[1], at: 1.7)
    #expect(title == "Verlauf" && log.isEmpty)
    send(.up, places[1], at: 1.8)
    #expect(title == nil && bar.selectedIndex == 1 && log == [1])
    scene.tick(at: 3)
    #expect(!view.sublayers.contains { $0 is LargeContentViewer } && scene.isAtRest)
  }

  @Test("a finger beside all items shows none and acts on none, and a cancelled press ends the card")
  func beside() {
    var count = 0
    let bar = Toolbar([BarButtonItem("Bearbeiten") { count += 1 }, BarButtonItem(.trash, title: "Delete")])
    add(bar, height: 50)
    let places = bar.sublayers.compactMap { $0 as? BarButton }.map(middle)
    hold(places[0], from: 1)
    #expect(title == "Bearbeiten")
    send(.moved, Point(x: 160, y: 100), at: 1.7)
    #expect(title == nil)
    send(.moved, places[1], at: 1.8)
    #expect(title == "Delete" && viewer?.first(ImageLayer.self)?.image != nil)
    send(.moved, Point(x: 160, y: 100), at: 1.9)
    send(.up, Point(x: 160, y: 100), at: 2)
    #expect(title == nil && count == 0)
    hold(places[0], from: 3)
    send(.up, places[0], at: 4)
    #expect(count == 1)
    hold(places[0], from: 5)
    send(.cancelled, places[0], at: 6)
    #expect(title == nil && count == 1)
    bar.items[0].isEnabled = false
    hold(places[0], from: 7)
    #expect(title == "Bearbeiten")
    send(.up, places[0], at: 8)
    #expect(count == 1)
  }

  @Test("segments and items of a page's bar are shown large")
  func others() throws {
    let control = SegmentedControl(["Täglich", "Wöchentlich", "Monatlich"], selectedIndex: 0)
    add(control, height: 34)
    let segments = control.sublayers.compactMap { $0 as? Segment }
    hold(middle(segments[2]), from: 1)
    #expect(title == "Monatlich")
    send(.up, middle(segments[2]), at: 2)
    #expect(control.selectedIndex == 2)
    control.removeFromSuperlayer()
    let stack = NavigationStack(root: NavigationPage("First", content: View()))
    stack.push(NavigationPage("Second", content: View()), animated: false)
    view.addSublayer(stack)
    stack.frame = view.bounds
    scene.tick(at: 3)
    let back = try #require(stack.first(BackButton.self) { !$0.isHidden })
    hold(middle(back), from: 4)
    #expect(title == "First")
    send(.up, middle(back), at: 5)
    #expect(stack.pages.count == 1)
  }

  @Test("buttons above a keyboard grow as far as those of bars, and are shown large too")
  func keyboard() throws {
    let bar = KeyboardBar()
    var count = 0
    bar.onDone = { count += 1 }
    add(bar, height: 50)
    let done = try #require(bar.sublayers.compactMap { $0 as? Button }.last)
    let size = done.first(Label.self)?.fontSize ?? 0
    #expect(abs(size - 17 * 1.3) < 0.01 && !done.title.isEmpty)
    hold(middle(done), from: 1)
    #expect(title == done.title && count == 0)
    send(.up, middle(done), at: 2)
    #expect(count == 1)
  }

  @Test("what has its size is not shown larger: a press of any time is a tap")
  func small() {
    scene.traits.textScale = 1
    let bar = tabs()
    add(bar)
    let place = bar.sublayers.compactMap { $0 as? Tab }.map(middle)[2]
    hold(place, from: 1)
    #expect(title == nil && bar.isHighlighted)
    send(.up, place, at: 2)
    #expect(bar.selectedIndex == 2)
  }

  private final class Dial: View, LargeContentViewerItem {
    var largeContentTitle: String? { "Volume" }
  }

  @Test("a view of an app is an item itself; the card goes with it")
  func own() {
    let dial = Dial()
    var ends = 0
    dial.addInteraction(LargeContentViewerInteraction { if $0 === dial { ends += 1 } })
    add(dial)
    hold(middle(dial), from: 1)
    #expect(title == "Volume")
    send(.up, middle(dial), at: 2)
    #expect(ends == 1 && title == nil)
    hold(middle(dial), from: 3)
    dial.removeFromSuperlayer()
    scene.tick(at: 4)
    #expect(title == nil && ends == 1)
    scene.tick(at: 5)
    #expect(!view.sublayers.contains { $0 is LargeContentViewer })
  }
}
