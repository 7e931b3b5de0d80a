import InlayDecorations
import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

@Suite struct LabelTests {
  private static let font = Font(families: ["Inter"], size: 23, weight: 700)

  /// A label in a view of a scene.
  private func makeLabel(_ style: TextStyle = .title) throws -> (label: Label, scene: Scene) {
    let (view, label) = (View(), Label(textStyle: style))
    label.frame = Rect(x: 10, y: 10, width: 180, height: 30)
    view.addSublayer(label)
    let scene = Scene.inSettings(root: view, size: Size(width: 200, height: 50))
    scene.tick(at: 0)
    return (label, scene)
  }

  /// Calls a check after a layout, in another theme, at another text scale, and outside the scene.
  private func survives(_ label: Label, in scene: Scene, _ check: (String) -> Void) {
    let view = label.superlayer
    view?.setNeedsLayout()
    scene.tick(at: 1)
    check("layout")
    for theme in Theme.builtIn {
      scene.theme = theme
      scene.tick(at: 2)
      check(theme.name)
    }
    scene.traits.textScale = 2
    scene.tick(at: 3)
    check("text scale")
    label.removeFromSuperlayer()
    check("removed")
    view?.addSublayer(label)
    scene.tick(at: 4)
    check("added")
  }

  @Test("a text stays, also where a style shows it in capitals")
  func text() throws {
    for style in TextStyle.allCases {
      let (label, scene) = try makeLabel(style)
      label.text = "Two words"
      survives(label, in: scene) { #expect(label.text == "Two words", "\(style), \($0)") }
    }
    let (header, scene) = try makeLabel(.header)
    header.text = "Two words"
    #expect(header.effectiveString == "TWO WORDS")
    header.text = "<b>One</b>"
    header.usesMarkup = true
    #expect(header.effectiveString == "<b>ONE</b>" && header.text == "<b>One</b>")
    header.textStyle = .title
    scene.tick(at: 1)
    #expect(header.effectiveString == "<b>One</b>")
  }

  @Test("colours stay, and nil is the style's")
  func colors() throws {
    let (label, scene) = try makeLabel()
    let (red, blue) = (Color.rgb(0xFF0000), Color.rgb(0x0000FF))
    label.textColor = red
    label.highlightedTextColor = blue
    survives(label, in: scene) {
      #expect(label.textColor == red && label.effectiveColor == red, "\($0)")
      #expect(label.highlightedTextColor == blue && label.effectiveHighlightedColor == blue, "\($0)")
    }
    label.textColor = nil
    label.highlightedTextColor = nil
    #expect(label.effectiveColor == scene.theme.textAttributes[.title].color)
    #expect(label.effectiveHighlightedColor == (label.highlightsTexts ? .token(.highlightedLabel) : nil))
  }

  @Test("a font stays, also after a theme whose style has an equal one, and in another style")
  func font() throws {
    let (label, scene) = try makeLabel()
    label.font = Self.font
    survives(label, in: scene) { #expect(label.font == Self.font && label.effectiveFont == Self.font, "\($0)") }
    let (equal, other) = try makeLabel()
    var theme = Theme.settings
    theme.fontFamilies = ["Inter"]
    theme.textAttributes[.title] = Theme.TextAttributes(size: 23, weight: 700, color: .label)
    equal.font = Self.font
    other.theme = theme
    #expect(theme.font(for: .title) == Self.font)
    survives(equal, in: other) { #expect(equal.font == Self.font, "\($0)") }
    equal.textStyle = .detail
    #expect(equal.font == Self.font)
  }

  @Test("a font that is not set is the style's, at the scene's text scale")
  func styleFont() throws {
    let (label, scene) = try makeLabel()
    survives(label, in: scene) { note in
      guard let inScene = label.scene else { return }
      #expect(label.effectiveFont == inScene.theme.font(for: .title, textScale: inScene.traits.textScale), "\(note)")
    }
    label.textStyle = .footer
    #expect(label.effectiveFont == scene.theme.font(for: .footer, textScale: 2))
  }

  @Test("equal values ask for no layout and no new frame")
  func equalValues() throws {
    let (label, scene) = try makeLabel()
    label.text = "Words"
    label.textColor = .rgb(0xFF0000)
    label.font = Self.font
    scene.tick(at: 1)
    let frame = scene.frame
    label.text = "Words"
    label.textStyle = .title
    label.textColor = .rgb(0xFF0000)
    label.highlightedTextColor = nil
    label.font = Self.font
    let (look, style, textSettings) = (label.textLook, label.labelStyle, label.textSettings)
    (label.textLook, label.labelStyle, label.textSettings) = (look, style, textSettings)
    #expect(label.superlayer?.needsLayout == false)
    scene.tick(at: 2)
    #expect(scene.frame === frame)
  }

  @Test("a label has one line that is cut at its end, and with 0 as many as its text needs, as in UIKit")
  func lines() throws {
    let label = Label()
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .truncatingTail)
    let scene = Scene(root: View(), size: Size(width: 200, height: 200), textContext: try TextContext())
    scene.root.addSublayer(label)
    label.text = String(repeating: "Words that wrap ", count: 9)
    let room = Size(width: 90, height: .infinity)
    let line = label.sizeThatFits(room)
    #expect(line.width <= 90)
    label.numberOfLines = 3
    #expect(abs(label.sizeThatFits(room).height - 3 * line.height) < 3)
    (label.numberOfLines, label.lineBreakMode) = (0, .wordWrap)
    #expect(label.sizeThatFits(room).height > 4 * line.height)
  }

  @Test("a label outside of a scene has a size: the one that it has in a scene with the system's fonts")
  func withoutScene() {
    let label = Label()
    label.text = "Roaming"
    let room = Size(width: .infinity, height: .infinity)
    let size = label.sizeThatFits(room)
    #expect(size.width > 20 && size.height > 10)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    let scene = Scene(root: View(), size: Size(width: 200, height: 200))
    scene.root.addSublayer(label)
    #expect(label.sizeThatFits(room) == size)
  }
}
