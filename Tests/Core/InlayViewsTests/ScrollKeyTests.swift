import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayViews

/// Content that cannot have the focus is scrolled by keys, and by assistive technology.
@Suite struct ScrollKeyTests {
  private final class Stop: View {
    override var canBecomeFocused: Bool { true }
  }

  private struct Stage {
    let view = ScrollView()
    let scene: Scene
    let events: Scene
    let last = Label()

    init(lines: Int = 40, with inner: View? = nil) {
      for line in 0..<lines {
        let label = line == lines - 1 ? last : Label()
        label.text = "Line \(line)"
        label.frame = Rect(x: 0, y: Double(line) * 30, width: 200, height: 30)
        view.addSublayer(label)
      }
      if let inner { view.addSublayer(inner) }
      view.contentSize = Size(width: 300, height: Double(lines) * 30)
      view.frame = Rect(x: 0, y: 0, width: 300, height: 200)
      let root = View()
      root.addSublayer(view)
      scene = Scene(root: root, size: Size(width: 300, height: 200))
      scene.theme = .settings
      events = scene
      scene.tick(at: 0)
    }

    func press(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) -> Bool {
      let isHandled = events.send(.key(KeyEvent(key, modifiers: modifiers)))
      scene.tick(at: scene.time + 1)
      return isHandled
    }
  }

  @Test("Tab reaches a scroll view of texts, which shows it; arrows, pages, Space and the ends scroll it")
  func keys() {
    let stage = Stage()
    #expect(stage.press(.tab) && stage.view.isFocused && stage.view.focusRing?.superlayer === stage.view)
    let row = stage.view.theme.metrics.row.height
    let steps: [(KeyEvent.Key, KeyModifiers, Double)] = [
      (.down, [], row), (.up, [], 0), (.pageDown, [], 200 - row), (.space, .shift, 0), (.space, [], 200 - row),
      (.pageUp, [], 0), (.end, [], 1_000), (.home, [], 0),
    ]
    for (key, modifiers, offset) in steps {
      #expect(stage.press(key, modifiers) && stage.view.contentOffset.y == offset, "\(key)")
    }
    #expect(!stage.press(.up), "there is no more content")
    #expect(!stage.press(.tab) && !stage.view.isFocused)
  }

  @Test("one with a view inside that takes the focus, and one whose content fits, do not take it themselves")
  func others() {
    #expect(!Stage(lines: 3).press(.tab))
    let inner = Stop(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let stage = Stage(with: inner)
    #expect(stage.press(.tab) && inner.isFocused && !stage.view.canBecomeFocused)
    #expect(stage.press(.pageDown) && stage.view.contentOffset.y > 0, "a key that the view does not use")
    stage.view.contentOffset.y = 0
    #expect(!stage.press(.space) && stage.view.contentOffset.y == 0)
  }

  @Test("assistive technology scrolls to a text")
  func scrollToVisible() throws {
    let stage = Stage()
    let node = try #require(stage.scene.accessibilityTree.allNodes.first { $0.layer === stage.last })
    #expect(node.perform(.scrollToVisible) && stage.view.contentOffset.y == 1_000)
  }
}
