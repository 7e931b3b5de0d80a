import InlayControls
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

/// `Scene.onFocusChange`: the app hears where the focus is.
@Suite struct FocusChangeTests {
  /// Moves the focus on when it gets it.
  private final class Usher: View {
    var next: View?

    override var canBecomeFocused: Bool { true }

    override func focusDidChange() {
      super.focusDidChange()
      if isFocused { next?.becomeFocused() }
    }
  }

  private let scene = Scene.forReading(root: View(), size: Size(width: 200, height: 200))

  private func add(_ view: View, _ name: String) {
    view.name = name
    view.frame = Rect(x: 0, y: 40 * Double(scene.root.sublayers.count), width: 100, height: 30)
    scene.root.addSublayer(view)
  }

  @Test("each move of the focus is told once, after the views heard of it")
  func moves() {
    let (a, b) = (Button("A"), Button("B"))
    add(a, "a")
    add(b, "b")
    var heard: [String] = []
    scene.onFocusChange = { old, new in
      heard.append("\(old?.name ?? "-") \(new?.name ?? "-")")
      #expect(old?.isFocused != true && new?.isFocused != false)
    }
    scene.send(.key(KeyEvent(.tab)))
    scene.send(.key(KeyEvent(.tab)))
    b.becomeFocused()
    b.resignFocus()
    #expect(heard == ["- a", "a b", "b -"])
    a.becomeFocused()
    a.removeFromSuperlayer()
    scene.tick(at: 1)
    #expect(heard.suffix(2) == ["- a", "a -"])
    scene.onFocusChange = nil
    b.becomeFocused()
    #expect(heard.count == 5 && scene.onFocusChange == nil)
  }

  @Test("a focus that a view moves on is told where it ends")
  func movedOn() {
    let (a, usher) = (Button("A"), Usher())
    add(a, "a")
    add(usher, "usher")
    usher.next = a
    var heard: [String] = []
    scene.onFocusChange = { heard.append("\($0?.name ?? "-") \($1?.name ?? "-")") }
    usher.becomeFocused()
    #expect(heard == ["- a"] && scene.focusedView === a)
  }
}
