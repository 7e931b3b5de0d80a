import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// Fields that are not edited and have a text that is too long.
@Suite struct FieldEllipsisTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext(fontFiles: [TestFonts.inter, TestFonts.dejavu]) }

  private static let number = "DE02 1203 0000 0000 2020 51, and more than fits"

  private func stage(_ text: String, _ change: (TextField) -> Void = { _ in }) -> FieldStage {
    let stage = FieldStage(scale: 2, textContext: fonts)
    stage.field.text = text
    change(stage.field)
    stage.scene.tick(at: 0)
    return stage
  }

  /// The layout that is shown, and whether it ends with an ellipsis.
  private func shown(_ stage: FieldStage) -> TextLayout? {
    stage.field.lineLayer.cutLine ?? stage.field.lineLayer.line?.layout
  }

  @Test("a text that is too long ends with an ellipsis, inside of the field")
  func ellipsis() throws {
    for alignment in [TextAlignment.natural, .left, .center, .right] {
      for isSecure in [false, true] {
        let stage = stage(Self.number) {
          $0.textAlignment = alignment
          $0.isSecureTextEntry = isSecure
        }
        let layout = try #require(shown(stage))
        #expect(layout.isTruncated)
        let frame = stage.field.lineLayer.frame
        let visible = stage.field.textArea.bounds
        #expect(frame.minX >= visible.minX && frame.maxX <= visible.maxX + 0.01)
      }
    }
  }

  @Test("a text that fits is shown whole, in the same place")
  func fits() {
    let stage = stage("DE02 1203")
    #expect(stage.field.lineLayer.cutLine == nil && shown(stage)?.isTruncated == false)
  }

  @Test("an ellipsis stands at the end of the text's own direction")
  func directions() throws {
    let hebrew = String(repeating: "רחוב ארוך מאוד ", count: 6)
    let ellipsis = fonts.layout("\u{2026}", format: TextFormat(font: Font(families: ["Inter"], size: 17)), scale: 2)
    let glyph = try #require(ellipsis.runs.first?.run.glyphs.first?.index)
    for (text, isLeft) in [(hebrew, true), (Self.number, false)] {
      for direction in LayoutDirection.allCases {
        let stage = stage(text)
        stage.scene.traits.direction = direction
        stage.scene.tick(at: 0)
        let runs = try #require(shown(stage)).runs
        let end = try #require(isLeft ? runs.first?.run.glyphs.first : runs.last?.run.glyphs.last)
        #expect(end.index == glyph, "\(text) \(direction)")
        #expect(runs.allSatisfy { $0.origin.x == 0 }, "the layer has the place of the text")
      }
    }
  }

  @Test("an edited field scrolls to its caret and shows all of its text")
  func editing() {
    let stage = stage(Self.number)
    stage.focus()
    stage.press(.end)
    stage.scene.tick(at: 0)
    #expect(stage.field.lineLayer.cutLine == nil && shown(stage)?.isTruncated == false)
    #expect(stage.field.textArea.bounds.minX > 0)
    stage.events.focus(nil)
    stage.scene.tick(at: 0)
    #expect(shown(stage)?.isTruncated == true)
  }
}
