import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// Secrets whose length does not show.
@Suite struct HiddenLengthTests {
  private let bullet = "\u{2022}"

  private func stage(_ text: String) throws -> FieldStage {
    let stage = FieldStage(2, textContext: try TextContext())
    stage.field.isSecureTextEntry = true
    stage.field.hidesLength = true
    stage.field.text = text
    stage.scene.tick(at: 0)
    return stage
  }

  private func shown(_ stage: FieldStage) -> String? { stage.field.shapedText()?.shown.string }

  @Test("a secret at rest has eight bullets, one that is edited has a bullet for each character, an empty one has none")
  func bullets() throws {
    for text in ["a", "🙂🙂", "a secret that is long"] {
      let stage = try stage(text)
      #expect(shown(stage) == String(repeating: bullet, count: 8))
      stage.focus()
      #expect(shown(stage) == String(repeating: bullet, count: text.count))
      stage.events.focus(stage.fields[1], isVisible: true)
      #expect(shown(stage) == String(repeating: bullet, count: 8))
    }
    let empty = try stage("")
    #expect(shown(empty) == "" && !empty.field.placeholderLabel.isHidden)
  }

  @Test("a press on the bullets puts the caret between characters, and typing there edits the value")
  func press() throws {
    for text in ["🙂é", "a secret that is long"] {
      for x in stride(from: 0.0, through: 180, by: 20) {
        let stage = try stage(text)
        let field = stage.field
        stage.events.tap(at: field.convert(Point(x: x, y: 18), to: nil))
        let offset = field.editing.selection.focus.offset
        #expect(field.isFocused && text.utf8.index(text.startIndex, offsetBy: offset).samePosition(in: text) != nil)
        stage.type("x")
        #expect(field.text.count == text.count + 1)
      }
    }
  }

  @Test("only secrets have fixed bullets")
  func plain() throws {
    let stage = try stage("abc")
    stage.field.isSecureTextEntry = false
    #expect(shown(stage) == "abc")
    stage.field.isSecureTextEntry = true
    stage.field.hidesLength = false
    #expect(shown(stage) == String(repeating: bullet, count: 3))
  }
}
