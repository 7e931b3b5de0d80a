import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

/// The library's texts have the colours of their text styles: the picture is that of a tint, or of a token.
@Suite struct TextStyleColorTests {
  private let red = Color.rgb(0xC00000)

  private func picture(_ view: View, in theme: Theme) throws -> Picture {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    view.frame = root.frame
    root.addSublayer(view)
    let scene = Scene(root: root, size: root.frame.size)
    scene.theme = theme
    scene.tick(at: 0)
    return try scene.picture()
  }

  @Test("a title without a tint has the colour of buttons, and one that deletes or has a tint does not")
  func buttons() throws {
    var theme = Theme.modern
    theme.textAttributes[.button].color = red
    let tinted = Button("Save")
    tinted.tintColor = red
    let difference = try picture(Button("Save"), in: theme).difference(from: picture(tinted, in: .modern))
    #expect(difference == nil)
    let changes: [(Button) -> Void] = [{ $0.role = .destructive }, { $0.tintColor = .token(.label) }]
    for change in changes {
      let buttons = [Button("Save"), Button("Save")]
      for button in buttons { change(button) }
      #expect(try picture(buttons[0], in: theme).difference(from: picture(buttons[1], in: .modern)) == nil)
    }
  }

  @Test("tabs that are not selected, and notes, have the colours of their styles, in a theme that comes later too")
  func tabsAndNotes() throws {
    let makers: [(style: TextStyle, token: ColorToken, make: () -> View)] = [
      (.tabTitle, .footerLabel, { TabBar([TabBar.Item("Home"), TabBar.Item("Mail", image: .symbol(.star))]) }),
      (.message, .label, { Toast("Saved", image: .symbol(.star)) }),
    ]
    for (style, token, make) in makers {
      var (byStyle, byToken) = (Theme.modern, Theme.modern)
      byStyle.textAttributes[style].color = red
      byToken.colors[token] = red
      let wanted = try picture(make(), in: byToken)
      #expect(try picture(make(), in: byStyle).difference(from: wanted) == nil)
      #expect(try picture(make(), in: .modern).difference(from: wanted) != nil)
    }
  }
}
