import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// What a view needs to place its parts and to draw them.
@Suite struct ViewLookTests {
  private let view = Control()
  private let scene: Scene

  init() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    view.frame = Rect(x: 10, y: 10, width: 30, height: 20)
    root.addSublayer(view)
    scene = Scene(root: root, size: root.frame.size, scale: 2)
  }

  @Test("a part is placed on device pixels, from the side at which the layout begins; its transform stays")
  func places() {
    let part = Layer()
    part.transform = Transform(scaleX: 2, y: 2)
    view.addSublayer(part)
    let rect = Rect(x: 1.2, y: 2.3, width: 10, height: 5)
    for (direction, x) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, 19)] {
      scene.traits.direction = direction
      #expect(view.isRightToLeft == (direction == .rightToLeft))
      view.place(part, at: rect)
      #expect(part.bounds.size == Size(width: 10, height: 5) && part.position == Point(x: x + 5, y: 5))
      #expect(part.transform == Transform(scaleX: 2, y: 2))
    }
    #expect(view.mirrored(rect, in: 50) == Rect(x: 50 - rect.maxX, y: 2.3, width: 10, height: 5))
    #expect(view.snapped(rect) == Rect(x: 1, y: 2.5, width: 10, height: 5))
  }

  @Test("a view outside of scenes has one pixel a point, and the standard theme's colours")
  func alone() {
    #expect(view.displayScale == 2)
    let other = View()
    #expect(other.displayScale == 1 && !other.isRightToLeft)
    #expect(other.resolvedColor(.token(.tint)) == view.resolvedColor(.token(.tint)))
    scene.traits.appearance = .dark
    #expect(other.resolvedColor(.token(.label)) != view.resolvedColor(.token(.label)))
    #expect(view.resolvedColor(.fixed(.white)) == .white)
  }

  @Test("fonts of a view follow theme and text scale")
  func fonts() {
    scene.traits.textScale = 1.5
    #expect(view.themeFont(size: 10) == Font(families: view.theme.fontFamilies, size: 15))
    #expect(view.themeFont(size: 10, weight: .semibold).weight == 600)
  }

  @Test("a press is inside a view up to the slop around it")
  func inside() {
    var answers: [Bool] = []
    view.addInteraction(Recorder { answers.append($0.isInside(view)) })
    scene.send(.pointer(PointerEvent(.down, at: Point(x: 20, y: 20))))
    for x in [39, 49, 51.0] { scene.send(.pointer(PointerEvent(.moved, at: Point(x: x, y: 20)))) }
    #expect(answers == [true, true, false])
  }

  @Test("the focus is visible where keys moved it, and not where the pointer did")
  func focus() {
    #expect(!view.isFocused && !view.isFocusVisible)
    scene.tap(at: Point(x: 20, y: 20))
    #expect(view.isFocused && !view.isFocusVisible)
    scene.send(.key(KeyEvent(.tab)))
    scene.send(.key(KeyEvent(.tab)))
    #expect(view.isFocused && view.isFocusVisible)
  }
}

/// Keeps each press, and tells of its moves.
private final class Recorder: Interaction {
  private let onMove: (Press) -> Void

  init(_ onMove: @escaping (Press) -> Void) { self.onMove = onMove }

  override func claim(_ press: Press) -> Claim { .keep }
  override func pressChanged(_ press: Press) { onMove(press) }
}
