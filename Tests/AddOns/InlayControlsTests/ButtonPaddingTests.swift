import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

/// The air around a button's title.
@Suite struct ButtonPaddingTests {
  /// From the button's sides to the ink of its title, in points.
  private func air(
    textScale: Double, scale: Double, _ style: Button.Style, _ theme: Theme, _ fonts: TextContext
  ) throws -> (beside: Double, above: Double, height: Double) {
    let button = Button("HIH", style: style)
    let scene = Scene(root: button, size: Size(width: 600, height: 300), scale: scale, textContext: fonts)
    scene.theme = theme
    scene.traits.textScale = textScale
    button.bounds.size = button.sizeThatFits(.zero)
    scene.tick(at: 0)
    let label = try #require(button.sublayers.lazy.compactMap { $0 as? Label }.first)
    let line = label.sizeThatFits(Size(width: .infinity, height: .infinity))
    #expect(label.bounds.width >= line.width - 0.01)
    let frame = label.convert(label.bounds, to: button)
    return (
      min(frame.minX, button.bounds.width - frame.maxX), (button.bounds.height - line.height) / 2, button.bounds.height
    )
  }

  @Test("a title keeps the air around it at every text scale and device scale", arguments: Theme.builtIn.map(\.name))
  func air(name: String) throws {
    let theme = try #require(Theme.named(name))
    let fonts = try TextContext()
    for style in [Button.Style.gray, .tinted, .filled] {
      let usual = try air(textScale: 1, scale: 1, style, theme, fonts)
      for scale in [1.0, 1.25, 2, 3] {
        for textScale in [0.8, 1, 1.4, 2, 3] {
          let air = try air(textScale: textScale, scale: scale, style, theme, fonts)
          let place = "\(style), text scale \(textScale), scale \(scale): \(air), \(usual)"
          #expect(air.above >= usual.above - 0.75, "\(place)")
          // Round ends grow with the height.
          #expect(air.beside >= usual.beside * max(1, air.height / usual.height) - 1, "\(place)")
        }
      }
    }
  }

  @Test("a button narrower than its title keeps its padding")
  func narrow() throws {
    let button = Button("Installieren und neu starten", style: .filled)
    let scene = Scene(root: button, size: Size(width: 400, height: 200), textContext: try TextContext())
    for (size, lines) in [
      (Size(width: 120, height: 36), 1), (Size(width: 120, height: 90), 3), (Size(width: 300, height: 36), 1),
    ] {
      button.bounds.size = size
      scene.tick(at: 0)
      let label = try #require(button.sublayers.lazy.compactMap { $0 as? Label }.first)
      let frame = label.convert(label.bounds, to: button)
      #expect(frame.minX >= 15.9 && frame.maxX <= size.width - 15.9, "\(size)")
      #expect(label.numberOfLines == lines, "\(size): \(label.numberOfLines)")
    }
  }
}
