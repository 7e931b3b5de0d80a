import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// `ScrollView.isScrollEnabled`.
@Suite struct ScrollEnablingTests {
  enum Input: CaseIterable {
    case drag, wheel, key, scrollBar

    func send(to scene: Scene) {
      func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ kind: PointerEvent.Kind) {
        scene.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), kind: kind)))
      }
      switch self {
      case .drag:
        pointer(.down, 100, 300, .touch)
        for y in [280.0, 240, 200] { pointer(.moved, 100, y, .touch) }
        pointer(.up, 100, 200, .touch)
      case .wheel: scene.send(.wheel(WheelEvent(at: Point(x: 100, y: 100), by: Size(width: 0, height: 40))))
      case .key:
        if let view = scene.root as? View { scene.focus(view, isVisible: true) }
        scene.send(.key(KeyEvent(.pageDown)))
      case .scrollBar:
        pointer(.down, 297, 380, .mouse)
        pointer(.up, 297, 380, .mouse)
      }
    }
  }

  @Test("input does not scroll a view that is disabled, and code does", arguments: Input.allCases)
  func input(_ input: Input) {
    for isEnabled in [true, false] {
      let scroller = Scroller()
      scroller.view.showsVerticalScrollIndicator = true
      scroller.view.isScrollEnabled = isEnabled
      scroller.scene.tick(at: 0)
      input.send(to: scroller.scene)
      scroller.scene.tick(at: 1)
      #expect((scroller.y > 0) == isEnabled)
      scroller.view.setContentOffset(Point(x: 0, y: 70))
      scroller.view.scroll(by: Size(width: 0, height: 30))
      scroller.scene.tick(at: 2)
      #expect(scroller.y == 100)
      scroller.view.isScrollEnabled.toggle()
      input.send(to: scroller.scene)
      #expect((scroller.y != 100) == !isEnabled, "it can change at any time")
    }
  }

  @Test("a drag that goes on ends, and what the pointer does then has no effect")
  func during() {
    let scroller = Scroller()
    scroller.drag(Size(width: 0, height: -300), from: 1, for: 0.1, release: false)
    let offset = scroller.y
    #expect(scroller.view.isDragging && offset > 0)
    scroller.view.isScrollEnabled = false
    #expect(!scroller.view.isDragging && scroller.log.last == "end")
    scroller.view.drag(by: Size(width: 0, height: -50), at: 1.2)
    scroller.view.endDragging(at: 1.3)
    #expect(scroller.offset(at: 2) == offset && scroller.rests)
  }

  @Test("a drag of a view that is disabled scrolls the one around it")
  func nested() {
    let scroller = Scroller()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 350))
    inner.contentSize = Size(width: 300, height: 2_000)
    inner.alwaysBounceVertical = true
    scroller.view.addSublayer(inner)
    scroller.scene.tick(at: 0)
    Input.drag.send(to: scroller.scene)
    #expect(inner.contentOffset.y > 0 && scroller.y == 0)
    inner.setContentOffset(.zero)
    inner.isScrollEnabled = false
    Input.drag.send(to: scroller.scene)
    #expect(inner.contentOffset.y == 0 && scroller.y > 0)
  }
}
