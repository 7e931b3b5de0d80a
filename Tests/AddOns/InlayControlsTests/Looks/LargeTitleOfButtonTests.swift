import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

@testable import InlayControls

/// Titles of buttons that are larger for the text scale than their buttons.
@Suite struct LargeTitleOfButtonTests {
  private struct Shown {
    let fontSize: Double
    let lines: Int
    let isTruncated: Bool
  }

  private func make(_ title: String, _ size: Size, textScale: Double) throws -> (Scene, Button, Label) {
    let button = Button(title, style: .filled)
    button.frame = Rect(origin: .zero, size: size)
    let scene = Scene(root: button, size: size, textContext: try TextContext())
    scene.traits.textScale = textScale
    scene.tick(at: 0)
    return (scene, button, try #require(button.sublayers.lazy.compactMap { $0 as? Label }.first))
  }

  private func shown(_ title: String, _ width: Double, _ height: Double, textScale: Double) throws -> Shown {
    let (scene, _, label) = try make(title, Size(width: width, height: height), textScale: textScale)
    return withExtendedLifetime(scene) {
      Shown(fontSize: label.fontSize, lines: label.numberOfLines, isTruncated: label.isTruncated)
    }
  }

  @Test("a title gets smaller before it is cut, and no smaller than at a scale of 1", arguments: [1.4, 2, 3])
  func smaller(textScale: Double) throws {
    let usual = try shown("Continue", 130, 40, textScale: 1)
    let large = try shown("Continue", 130, 40, textScale: textScale)
    #expect(!large.isTruncated && large.lines == 1)
    #expect(large.fontSize >= usual.fontSize - 0.01 && large.fontSize <= usual.fontSize * textScale)
    let cut = try shown("Continue", 60, 40, textScale: textScale)
    #expect(cut.isTruncated && abs(cut.fontSize - usual.fontSize) < 0.01)
  }

  @Test("a title that fits, or wraps in the button's height, has the whole text scale")
  func whole() throws {
    let fits = try shown("Go", 200, 80, textScale: 2)
    let wraps = try shown("Continue without account", 220, 160, textScale: 2)
    #expect(!fits.isTruncated && !wraps.isTruncated && wraps.lines > 1)
    #expect(fits.fontSize == wraps.fontSize && fits.fontSize > 30)
  }

  @Test("measuring a button changes nothing that is shown")
  func measuring() throws {
    let (scene, button, label) = try make("Continue", Size(width: 130, height: 40), textScale: 2)
    let size = label.fontSize
    let own = button.sizeThatFits(Size(width: 500, height: 500))
    #expect(label.fontSize == size && own.width > 130)
    _ = button.size(inRow: Size(width: 130, height: 40))
    #expect(label.fontSize == size)
    scene.tick(at: 1)
    #expect(label.fontSize == size && button.sizeThatFits(.zero) == own)
    withExtendedLifetime(scene) {}
  }

  @Test("the button of an empty state wraps")
  func emptyState() throws {
    let state = EmptyState("None")
    state.button.title = "Create the first entry of the year"
    state.frame = Rect(x: 0, y: 0, width: 320, height: 600)
    let scene = Scene(root: state, size: state.frame.size, textContext: try TextContext())
    scene.traits.textScale = 3
    scene.tick(at: 0)
    let label = try #require(state.button.sublayers.lazy.compactMap { $0 as? Label }.first)
    #expect(!label.isTruncated && label.numberOfLines > 1)
    withExtendedLifetime(scene) {}
  }
}
