import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

/// `ScrollView.keyboardDismissMode`.
@Suite struct DragDismissalTests {
  @Test(
    "a drag ends text input if the scroll view says so; it scrolls in any case, and a press alone ends nothing",
    arguments: ScrollView.KeyboardDismissMode.allCases, [nil, 1] as [Double?])
  func drag(_ mode: ScrollView.KeyboardDismissMode, start: Double?) {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 600))
    view.contentSize = Size(width: 390, height: 2_000)
    view.keyboardDismissMode = mode
    let field = TextField(placeholder: "Name")
    field.frame = Rect(x: 10, y: 10, width: 300, height: 40)
    view.addSublayer(field)
    let scene = Scene(root: view, size: view.frame.size)
    var ended: [String] = []
    field.onEndEditing = { ended.append($0) }
    scene.keyboardMode = .always
    scene.focus(field, isVisible: false)
    scene.send(.text(TextEvent("Ada")))
    scene.tick(at: 0)
    #expect(scene.keyboardHost.isPresented && scene.focusedView === field)
    var time = start
    func send(_ phase: PointerEvent.Phase, _ y: Double) {
      time = time.map { $0 + 0.1 }
      scene.send(.pointer(PointerEvent(phase, at: Point(x: 350, y: y), time: time)))
    }
    send(.down, 250)
    #expect(scene.focusedView === field)
    for y in [240.0, 200, 160] { send(.moved, y) }
    #expect(view.contentOffset.y > 0)
    let isEnded = mode == .onDrag
    #expect((scene.focusedView == nil) == isEnded && ended == (isEnded ? ["Ada"] : []))
    send(.up, 160)
    scene.finishAnimations()
    #expect(scene.keyboardHost.isPresented != isEnded && view.contentOffset.y > 0)
  }

  @Test("a drag leaves the focus of a view that takes no text")
  func otherFocus() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 600))
    view.contentSize = Size(width: 390, height: 2_000)
    view.keyboardDismissMode = .onDrag
    let button = Button("Go")
    button.frame = Rect(x: 10, y: 10, width: 100, height: 40)
    view.addSublayer(button)
    let scene = Scene(root: view, size: view.frame.size)
    scene.tick(at: 0)
    scene.focus(button, isVisible: false)
    let steps: [(PointerEvent.Phase, Double)] = [(.down, 300), (.moved, 250), (.moved, 200), (.up, 200)]
    for (phase, y) in steps {
      scene.send(.pointer(PointerEvent(phase, at: Point(x: 350, y: y))))
    }
    #expect(view.contentOffset.y > 0 && scene.focusedView === button)
  }
}
