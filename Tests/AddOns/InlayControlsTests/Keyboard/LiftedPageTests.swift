import InlayForms
import InlayGraphics
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLayers
@testable import InlayViews

/// Content that is shown higher for a keyboard: one truth of where it is.
@Suite struct LiftedPageTests {
  private let size = Size(width: 390, height: 700)

  private func scene(_ root: View) -> Scene {
    root.frame = Rect(origin: .zero, size: size)
    let scene = Scene(root: root, size: size, scale: 2)
    scene.keyboardMode = .always
    scene.tick(at: 0)
    return scene
  }

  private func field(_ frame: Rect) -> TextField {
    let field = TextField(placeholder: "Message")
    (field.frame, field.caretBlinks) = (frame, false)
    return field
  }

  private func focus(_ field: TextField, in scene: Scene) {
    scene.focus(field, isVisible: false)
    scene.tick(at: scene.time)
    scene.tick(at: scene.time + 1)
  }

  private func top(of scene: Scene) -> Double { scene.size.height - scene.coveredHeight }

  private func shown(_ layer: Layer) -> Rect { layer.convert(layer.bounds, to: nil) }

  @Test("a list above a lifted field has no inset for a keyboard that does not cover it")
  func listAboveField() throws {
    let root = View()
    let list = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 640), style: .plain)
    list.contentAnchor = .end
    let form = Form { Section { for row in 0..<40 { Row("Message \(row)") } } }
    form.show(in: list)
    let field = field(Rect(x: 12, y: 650, width: 366, height: 40))
    for view in [list, field] as [View] { root.addSublayer(view) }
    let scene = scene(root)
    focus(field, in: scene)
    let top = top(of: scene)
    #expect(shown(field).maxY == top - 8)
    #expect(list.adjustedContentInset.bottom == 0 && shown(list).maxY == shown(field).minY - 10)
    let last = try #require(list.visibleCells.last)
    #expect(last.rowPath?.row == 39 && shown(last).maxY == shown(list).maxY)
    scene.keyboardHost.dismiss()
    scene.tick(at: scene.time + 1)
    scene.tick(at: scene.time + 1)
    #expect(list.adjustedContentInset == .zero && shown(list).minY == 0 && scene.focusedView == nil)
    #expect([list, field].allSatisfy { $0.keyboardLift == nil })
  }

  @Test("elements of a lifted page are where they are painted and hit, and a press in the middle of one is its own")
  func elements() throws {
    let root = View()
    let label = Label()
    (label.text, label.frame) = ("To", Rect(x: 12, y: 600, width: 100, height: 30))
    let field = field(Rect(x: 12, y: 640, width: 250, height: 40))
    var sent = 0
    let send = Button("Send") { sent += 1 }
    send.isFocusable = false
    send.frame = Rect(x: 270, y: 640, width: 100, height: 40)
    for layer in [label, field, send] as [Layer] { root.addSublayer(layer) }
    let scene = scene(root)
    focus(field, in: scene)
    let painted = PaintedPlaces(scene)
    for layer in [label, field, send] as [Layer] {
      let node = try #require(scene.accessibilityTree.allNodes.first { $0.layer === layer })
      #expect(node.frame == painted[layer] && node.frame == shown(layer) && node.isShowing)
      #expect(node.frame.maxY <= top(of: scene))
    }
    let node = try #require(scene.accessibilityTree.allNodes.first { $0.element.label == "Send" })
    scene.tap(at: Point(x: node.frame.midX, y: node.frame.midY))
    #expect(sent == 1 && scene.keyboardHost.isPresented)
  }

  @Test(
    "an app's animation of a lifted layer ends where it would without a lift, higher by it, and adds to it meanwhile")
  func animation() throws {
    let root = View()
    let mark = Layer()
    (mark.backgroundColor, mark.frame) = (.rgb(0xFF0000), Rect(x: 0, y: 500, width: 20, height: 20))
    let field = field(Rect(x: 12, y: 640, width: 250, height: 40))
    for layer in [mark, field] { root.addSublayer(layer) }
    let scene = scene(root)
    focus(field, in: scene)
    let lift = 640 - shown(field).minY
    #expect(lift > 100 && scene.focusedView === field)
    mark.animate(.position, from: Point(x: 10, y: 310), .curve(.linear, duration: 1))
    let start = scene.time
    for step in 0...6 {
      let time = Double(step) * 0.25
      // Layouts meanwhile leave it alone.
      root.setNeedsLayout()
      scene.tick(at: start + time)
      let expected = 300 + 200 * min(1, time) - lift
      #expect(abs(shown(mark).minY - expected) < 1e-6, "at \(time): \(shown(mark).minY), \(expected)")
      #expect(PaintedPlaces(scene)[mark].map { $0.isNear(shown(mark)) } == true)
      #expect(shown(field).minY == 640 - lift)
    }
  }

  @Test("a page with a plain content keeps its bar, under which the content goes", arguments: [false, true])
  func bar(isInView: Bool) throws {
    let content = View()
    let (upper, lower) = (field(Rect(x: 12, y: 10, width: 366, height: 40)), field(.zero))
    lower.anchoredFrame = AnchoredFrame(leading: 12, trailing: 12, bottom: 10, height: 40)
    for view in [upper, lower] { content.addSublayer(view) }
    let stack = NavigationStack(root: NavigationPage("First"))
    let page = NavigationPage("Message", content: content)
    stack.push(page, animated: false)
    var root: View = stack
    if isInView {
      root = View()
      stack.frame = Rect(origin: .zero, size: size)
      root.addSublayer(stack)
    }
    let scene = scene(root)
    let picture = try IncrementalPicture(of: scene)
    let bar = try #require(page.barContent.superlayer)
    let before = (shown(bar), shown(page.barContent), shown(page))
    focus(lower, in: scene)
    #expect(try picture.problem() == nil)
    #expect(shown(lower).maxY == top(of: scene) - 8 && scene.focusedView === lower)
    #expect((shown(bar), shown(page.barContent), shown(page)) == before)
    #expect(shown(upper).minY < 0 && page.barContent.isOnBar)
    // The title and Back are read, seen and hit.
    let back = try #require(scene.accessibilityTree.allNodes.first { $0.element.role == .backButton })
    scene.tap(at: Point(x: back.frame.midX, y: back.frame.midY))
    for step in 1...20 { scene.tick(at: scene.time + 0.1 * Double(step)) }
    #expect(stack.pages.count == 1 && content.keyboardLift == nil && !page.barContent.isOnBar)
    #expect(try picture.problem() == nil)
  }

  @Test("title and Back stay in each frame of the slide, and a tab bar below the page stays behind the keyboard")
  func frames() throws {
    let content = View()
    let (upper, lower) = (field(Rect(x: 12, y: 60, width: 366, height: 40)), field(.zero))
    lower.anchoredFrame = AnchoredFrame(leading: 12, trailing: 12, bottom: 10, height: 40)
    for view in [upper, lower] { content.addSublayer(view) }
    let stack = NavigationStack(root: NavigationPage("First"))
    let page = NavigationPage("Message", content: content)
    stack.push(page, animated: false)
    stack.frame = Rect(x: 0, y: 0, width: 390, height: 640)
    let tabs = TabBar([TabBar.Item("Home"), TabBar.Item("Mail")])
    tabs.frame = Rect(x: 0, y: 640, width: 390, height: 60)
    let root = View()
    for view in [stack, tabs] as [View] { root.addSublayer(view) }
    let scene = scene(root)
    func press(_ view: View, at time: Double) {
      let point = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      for phase in [PointerEvent.Phase.down, .up] {
        scene.send(.pointer(PointerEvent(phase, at: point, time: time)))
      }
    }
    func node(_ role: AccessibilityRole) throws -> AccessibilityTree.Node {
      try #require(scene.accessibilityTree.allNodes.first { $0.element.role == role })
    }
    scene.tick(at: 1)
    let (title, back) = (try node(.heading).frame, try node(.backButton).frame)
    press(lower, at: 1)
    var seen = 0
    for step in 0...20 {
      scene.tick(at: 1 + 0.05 * Double(step))
      let painted = PaintedPlaces(scene)
      let (shownTitle, shownBack) = (try node(.heading), try node(.backButton))
      #expect(shownTitle.frame == title && shownBack.frame == back, "step \(step)")
      #expect(painted[shownTitle.layer]?.isNear(title) == true && painted[shownBack.layer]?.isNear(back) == true)
      let hit = scene.root.hitTest(Point(x: back.midX, y: back.midY))
      #expect(hit === shownBack.layer || hit?.isDescendant(of: shownBack.layer) ?? false, "step \(step)")
      // Nothing of the content takes presses on the bar.
      #expect(scene.root.hitTest(Point(x: 200, y: title.maxY - 2))?.isDescendant(of: content) == false)
      for view in [upper, lower] {
        let place = try #require(scene.accessibilityTree.allNodes.first { $0.layer === view }).frame
        #expect(painted[view]?.isNear(place) ?? true && place.isNear(shown(view)), "step \(step)")
      }
      #expect(shown(tabs) == tabs.frame)
      if shown(upper).minY < title.maxY { seen += 1 }
    }
    #expect(shown(lower).maxY == top(of: scene) - 8 && scene.focusedView === lower && seen > 0)
    let bar = try #require(scene.accessibilityTree.allNodes.first { $0.layer === tabs })
    #expect(!bar.isShowing && bar.frame == tabs.frame)
    // The keyboard goes, and Back works.
    scene.keyboardHost.dismiss()
    for step in 0...20 { scene.tick(at: 3 + 0.05 * Double(step)) }
    #expect(shown(lower).maxY == 630 && shown(upper).minY == page.barBottom + 60 && content.keyboardLift == nil)
    scene.tap(at: Point(x: back.midX, y: back.midY))
    #expect(stack.pages.count == 1)
  }

  @Test("a field in a scroll view that is behind the keyboard is lifted, and one that can be scrolled above it is not")
  func scrollViews() {
    for (frame, isLifted) in [
      (Rect(x: 0, y: 640, width: 390, height: 60), true), (Rect(x: 0, y: 420, width: 390, height: 280), true),
      (Rect(x: 0, y: 300, width: 390, height: 400), false), (Rect(x: 0, y: 0, width: 390, height: 700), false),
    ] {
      let root = View()
      let scrollView = ScrollView(frame: frame)
      let field = field(Rect(x: 10, y: frame.height - 50, width: 370, height: 40))
      scrollView.contentSize = frame.size
      scrollView.addSublayer(field)
      root.addSublayer(scrollView)
      let scene = scene(root)
      focus(field, in: scene)
      #expect((scrollView.keyboardLift != nil) == isLifted, "\(frame)")
      #expect(shown(field).maxY <= top(of: scene) && shown(field).minY >= shown(scrollView).minY, "\(frame)")
      #expect(scrollView.adjustedContentInset.bottom == max(0, shown(scrollView).maxY - top(of: scene)), "\(frame)")
      scene.focus(nil)
      scene.tick(at: scene.time)
      #expect(shown(scrollView) == frame && scrollView.contentOffset == .zero)
    }
  }

  @Test("a view that avoids the keyboard by its safe area is not lifted, whichever field had the focus before")
  func safeArea() {
    final class Composer: View {
      let field = TextField(placeholder: "Message")
      override func layoutSublayers() {
        super.layoutSublayers()
        field.frame = Rect(x: 12, y: bounds.maxY - safeAreaInsets.bottom - 50, width: 366, height: 40)
      }
    }
    for lowerFirst in [false, true] {
      let root = Composer()
      let lower = field(Rect(x: 12, y: 600, width: 366, height: 40))
      for view in [root.field, lower] { root.addSublayer(view) }
      let scene = scene(root)
      if lowerFirst {
        focus(lower, in: scene)
        #expect(shown(lower).maxY == top(of: scene) - 8)
      }
      focus(root.field, in: scene)
      #expect(shown(root.field).maxY == top(of: scene) - 10 && lower.keyboardLift == nil, "\(lowerFirst)")
      #expect(root.safeAreaInsets.bottom == scene.coveredHeight && scene.focusedView === root.field)
    }
  }
}
