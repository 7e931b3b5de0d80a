import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// What an app sets of a field: what it may hold, and how it looks.
@Suite struct FieldSettingsTests {
  @Test("input changes the text only to one that the app allows, in whatever way it comes")
  func allowed() {
    let stage = FieldStage()
    let field = stage.field
    var (asked, changes): ([String], [String]) = ([], [])
    field.shouldChange = { text in
      asked.append(text)
      return text.allSatisfy(\.isNumber)
    }
    field.onChange = { changes.append($0) }
    stage.focus()
    stage.type("1")
    stage.type("a")
    stage.type("2")
    #expect(field.text == "12" && asked == ["1", "1a", "12"] && changes == ["1", "12"])
    stage.events.pasteboard.textAtOnce = "x3"
    stage.press(.character("v"), modifiers: .control)
    stage.events.send(.composition(CompositionEvent("ni")))
    #expect(!field.accessibilityPerform(.enterText("z")))
    #expect(field.text == "12" && field.selectedRange == 2..<2)
    stage.press(.backspace)
    #expect(field.text == "1" && asked.last == "1")
    stage.press(.character("z"), modifiers: .control)
    #expect(field.text == "12")
    // What code sets is the app's.
    field.text = "abc"
    #expect(field.text == "abc")
    field.shouldChange = { _ in
      field.text = "7"
      return true
    }
    stage.type("8")
    #expect(field.text == "7")
  }

  @Test("a font and a colour replace those of the style, and nil gives them back")
  func looks() throws {
    let stage = FieldStage()
    let field = stage.field
    field.text = "Ada"
    let plain = try stage.picture()
    field.textColor = Color(red: 1, green: 0, blue: 0)
    let red = try stage.picture()
    #expect(red != plain)
    field.textColor = nil
    #expect(try stage.picture() == plain)
    field.font = Font(families: ["Inter"], size: 40)
    #expect(field.sizeThatFits(Size(width: 200, height: .infinity)).height > 40)
    #expect(try stage.picture() != plain)
    field.font = nil
    #expect(try stage.picture() == plain)
  }

  @Test("the first rule that the text breaks gives the error, in the field's language")
  func rules() {
    let stage = FieldStage()
    let field = stage.field
    field.rules = [.required, .length(3...5), .check { $0.contains("x") ? "No x, please." : nil }]
    #expect(!field.validate() && field.error == "This field is required.")
    field.text = "axbxcx"
    #expect(field.error != nil && field.error != "No x, please.")
    field.text = "axb"
    #expect(field.error == "No x, please.")
    field.text = "abc"
    #expect(field.error == nil && field.validate())
  }
}
