import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

@Suite struct TextFieldTests {
  @Test("typing, keys and the clipboard edit the value and report it; code does not")
  func editing() {
    let stage = FieldStage()
    let field = stage.field
    var values: [String] = []
    var ends: [String] = []
    field.onChange = { values.append($0) }
    field.onEndEditing = { ends.append("end \($0)") }
    field.onBeginEditing = { ends.append("begin") }
    field.onSubmit = { ends.append("return \($0)") }
    stage.type("x")
    #expect(values == [], "nothing has the focus")
    stage.focus()
    stage.type("ab\u{301}")
    stage.press(.backspace)
    stage.press(.left, .forwardDelete)
    #expect(values == ["a", "ab\u{301}", "a", ""])
    field.text = "set"
    #expect(values.count == 4)
    stage.press(.character("a"), modifiers: .control)
    stage.press(.character("x"), modifiers: .control)
    #expect(field.text == "" && stage.events.pasteboard.textAtOnce == "set")
    stage.press(.character("v"), .character("v"), modifiers: .super)
    #expect(field.text == "setset")
    stage.press(.character("z"), modifiers: .control)
    #expect(field.text == "set")
    stage.press(.character("z"), modifiers: [.control, .shift])
    stage.press(.return)
    #expect(!stage.press(.tab), "the only field")
    #expect(ends == ["begin", "return setset", "end setset"])
    #expect(!stage.press(.character("a")) && !stage.events.send(.text(TextEvent("x"))))
  }

  @Test("keys of characters have no effect of their own, and no one else gets them")
  func characters() {
    let stage = FieldStage()
    stage.focus()
    #expect(
      stage.press(.space) && stage.press(.character("a")) && stage.press(.character("z"))
        && stage.press(.character("v")))
    #expect(stage.field.text == "")
    #expect(!stage.press(.escape) && !stage.press(.pageDown))
  }

  @Test("Tab moves through the enabled fields and selects their values, and shows it; a click does not")
  func focus() {
    let stage = FieldStage(3)
    for field in stage.fields { field.text = "value" }
    stage.fields[1].isEnabled = false
    stage.press(.tab)
    #expect(stage.fields[0].isFocusVisible && stage.fields[0].editing.selectedText == "value")
    stage.press(.tab)
    #expect(stage.events.focusedView === stage.fields[2])
    stage.click(stage.point(2, in: stage.fields[0]))
    #expect(stage.fields[0].isFocused && !stage.fields[0].isFocusVisible)
    #expect(stage.fields[0].editing.selection.range == 2..<2)
    stage.press(.right, .backspace)
    #expect(stage.fields[0].isFocused && !stage.fields[0].isFocusVisible, "the caret shows where keys go")
    #expect(stage.fields[0].text == "vaue")
    stage.click(stage.point(1, in: stage.fields[1]))
    #expect(stage.events.focusedView === stage.fields[0], "a disabled field takes nothing")
  }

  @Test("a click places the caret, two select a word, three all; Shift and drags extend")
  func pointer() {
    let stage = FieldStage()
    let field = stage.field
    field.text = "two words here"
    stage.click(stage.point(5))
    #expect(field.isFocused && field.editing.selection.range == 5..<5)
    stage.click(stage.point(8), modifiers: .shift)
    #expect(field.editing.selectedText == "ord")
    stage.click(stage.point(6), count: 2)
    #expect(field.editing.selectedText == "words")
    stage.click(stage.point(6), count: 3)
    #expect(field.editing.selectedText == field.text)
    stage.time += 1
    stage.mouse(.down, stage.point(12))
    stage.mouse(.moved, stage.point(2))
    #expect(field.editing.selectedText == "o words he")
    stage.mouse(.up, stage.point(2))
    // A double click that is dragged selects by words, in both directions.
    stage.click(stage.point(6))
    stage.time -= 0.05
    stage.mouse(.down, stage.point(6))
    stage.mouse(.moved, stage.point(11))
    #expect(field.editing.selectedText == "words here")
    stage.mouse(.moved, stage.point(1))
    #expect(field.editing.selectedText == "two words")
    stage.mouse(.up, stage.point(1))
  }

  @Test("a touch acts when it is released; in the field with the focus a drag to a side and a long press select")
  func touch() {
    let stage = FieldStage()
    let field = stage.field
    field.text = "two words here"
    func touch(_ phase: PointerEvent.Phase, _ point: Point, at time: Double) {
      stage.events.send(.pointer(PointerEvent(phase, at: point, time: time)))
    }
    touch(.down, stage.point(5), at: 1)
    #expect(!field.isFocused)
    touch(.up, stage.point(5), at: 1.05)
    #expect(field.isFocused && field.editing.selection.range == 5..<5)
    touch(.down, stage.point(2), at: 3)
    touch(.moved, stage.point(9), at: 3.1)
    touch(.up, stage.point(9), at: 3.2)
    #expect(field.editing.selectedText == "o words")
    touch(.down, stage.point(12), at: 5)
    stage.scene.tick(at: 5.6)
    touch(.up, stage.point(12), at: 5.7)
    #expect(field.editing.selectedText == "here")
  }

  @Test("arrows move the caret as it looks, in both directions of a mixed text")
  func arrows() {
    let stage = FieldStage(width: 400)
    let field = stage.field
    field.text = "ab \u{5D0}\u{5D1}\u{5D2} cd"
    stage.focus()
    for (key, end) in [(KeyEvent.Key.home, KeyEvent.Key.right), (.end, .left)] {
      stage.press(key)
      var last = end == .right ? -1.0 : .infinity
      for _ in 0...9 {
        stage.scene.tick(at: stage.scene.time)
        let x = field.caret.frame.minX
        #expect(end == .right ? x > last : x < last)
        last = x
        stage.press(end)
      }
      #expect(field.caret.frame.minX == last)
    }
    field.text = "\u{5D0}\u{5D1} \u{5D2}\u{5D3}"
    stage.press(.left, modifiers: .control)
    #expect(field.editing.selection.focus.offset == 9, "the text reads to the left, and the caret is at its end")
    stage.press(.right, modifiers: .control)
    #expect(field.editing.selection.focus.offset == 5)
    stage.press(.character("a"), modifiers: .control)
    stage.press(.left)
    #expect(field.editing.selection.range == 9..<9)
  }

  @Test("each changed text is shaped once, and nothing else shapes it")
  func shaping() throws {
    let stage = FieldStage(textContext: try TextContext())
    let context = try #require(stage.scene.textContext)
    stage.focus()
    stage.type("abc")
    stage.scene.tick(at: 1)
    let count = context.shapedStringCount
    for (number, letter) in "defgh".enumerated() {
      stage.type(String(letter))
      stage.scene.tick(at: 2 + Double(number))
    }
    #expect(context.shapedStringCount == count + 5)
    stage.press(.left, .right, .home, .end)
    stage.click(stage.point(2), count: 2)
    stage.scene.tick(at: 20)
    #expect(context.shapedStringCount == count + 5)
  }

  @Test("a long text scrolls as little as shows the caret, and shows its start without the focus")
  func scrolling() {
    let stage = FieldStage()
    let field = stage.field
    field.showsClearButton = false
    field.text = String(repeating: "long text ", count: 8)
    stage.focus()
    for key in [KeyEvent.Key.end, .home, .end, .left, .left, .home] {
      stage.press(key)
      stage.scene.tick(at: stage.scene.time)
      let visible = field.textArea.bounds
      #expect(visible.minX <= field.caret.frame.minX && field.caret.frame.maxX <= visible.maxX)
    }
    stage.press(.end)
    stage.scene.tick(at: 1)
    let end = field.textArea.bounds.minX
    #expect(end > 100)
    stage.press(.left)
    stage.scene.tick(at: 2)
    #expect(field.textArea.bounds.minX == end)
    stage.events.focus(nil)
    stage.scene.tick(at: 3)
    #expect(field.textArea.bounds.minX == 0)
  }

  @Test("a composition is shown and replaced, and leaving the field keeps it")
  func composition() {
    let stage = FieldStage(2)
    stage.focus()
    stage.type("a")
    stage.events.send(.composition(CompositionEvent("ni", selection: 1..<2)))
    stage.scene.tick(at: 1)
    #expect(stage.field.text == "ani" && stage.field.underlines.count == 1)
    #expect(stage.field.editing.selectedText == "i")
    stage.events.send(.composition(CompositionEvent("")))
    stage.events.send(.text(TextEvent("\u{4F60}")))
    #expect(stage.field.text == "a\u{4F60}")
    stage.events.send(.composition(CompositionEvent("ha", selection: 90..<99)))
    stage.press(.escape)
    #expect(stage.field.text == "a\u{4F60}")
    stage.events.send(.composition(CompositionEvent("ha")))
    stage.press(.tab)
    #expect(stage.field.text == "a\u{4F60}ha" && stage.field.editing.markedRange == nil)
  }

  @Test("a secret has a bullet for each cluster, is not copied, and no dump has it")
  func secret() throws {
    let stage = FieldStage()
    let field = stage.field
    field.isSecureTextEntry = true
    stage.focus()
    stage.type("pa\u{1F1E9}\u{1F1EA}e\u{301}")
    stage.scene.tick(at: 0)
    let dump = stage.scene.root.dump()
    #expect(dump.contains("isSecure true") && !dump.contains("pa"))
    stage.press(.character("a"), modifiers: .control)
    stage.press(.character("c"), modifiers: .control)
    #expect(stage.events.pasteboard.textAtOnce == nil)
    stage.press(.left, .right, .right)
    #expect(field.editing.selection.focus.offset == 2)
    let other = FieldStage()
    other.field.text = "\u{2022}\u{2022}\u{2022}\u{2022}"
    other.focus()
    other.press(.home, .right, .right)
    #expect(try stage.picture() == other.picture())
  }

  @Test("an error is asked for when editing ends, and while it is shown; the field grows by it")
  func errors() {
    let stage = FieldStage()
    let field = stage.field
    field.rules = [.check { $0.contains("@") ? nil : "no address" }]
    stage.focus()
    stage.type("a")
    #expect(field.error == nil)
    let height = field.sizeThatFits(Size(width: 200, height: .infinity)).height
    stage.press(.return)
    #expect(field.error == "no address")
    #expect(field.sizeThatFits(Size(width: 200, height: .infinity)).height > height + 10)
    #expect(stage.scene.root.dump().contains("error \"no address\""))
    stage.type("@")
    #expect(field.error == nil)
  }

  @Test("dumps say what a field is for, its value and its state")
  func descriptions() {
    let stage = FieldStage()
    stage.field.text = "Ann"
    #expect(stage.field.dump().hasPrefix("textField (10, 10, 200 x 36) label \"Name 0\", value \"Ann\""))
    stage.field.accessibilityLabel = "First name"
    stage.field.isEnabled = false
    let line = stage.field.dump().prefix { $0 != "\n" }
    #expect(line.contains("label \"First name\"") && line.contains("isEnabled false"))
  }

  @Test("the button clears a field that is edited and keeps the focus")
  func clearing() throws {
    let stage = FieldStage()
    let field = stage.field
    field.text = "text"
    stage.scene.tick(at: 0)
    #expect(field.clearButton == nil)
    stage.focus()
    stage.scene.tick(at: 0)
    let button = try #require(field.clearButton)
    stage.click(button.convert(Point(x: 8, y: 8), to: nil))
    #expect(field.text == "" && field.isFocused)
    stage.press(.character("z"), modifiers: .control)
    #expect(field.text == "text")
  }

  @Test("while the clear button is shown, the field has an action by its name in the user's language")
  func clearAction() throws {
    let stage = FieldStage()
    let field = stage.field
    field.text = "text"
    stage.scene.traits.language = "de"
    let clear = AccessibilityAction.custom("Text löschen")
    func isOffered() -> Bool { field.accessibilityElement?.actions.contains(clear) ?? false }
    #expect(!isOffered() && !field.accessibilityPerform(clear) && field.text == "text")
    stage.focus()
    #expect(isOffered())
    field.showsClearButton = false
    #expect(!isOffered() && !field.accessibilityPerform(clear) && field.text == "text")
    field.showsClearButton = true
    #expect(!field.accessibilityPerform(.custom("another")))
    #expect(field.accessibilityPerform(clear) && field.text == "" && !isOffered())
    stage.press(.character("z"), modifiers: .control)
    #expect(field.text == "text" && isOffered())
  }

  @Test("a search ends by its button and by Escape")
  func search() {
    let search = SearchField(placeholder: "Search")
    search.frame = Rect(x: 0, y: 0, width: 300, height: 36)
    let scene = Scene(root: search, size: search.frame.size)
    var log: [String] = []
    search.onChange = { log.append($0) }
    search.onSubmit = { log.append("submit \($0)") }
    search.onCancel = { log.append("cancel") }
    for ends in [{ scene.tap(at: Point(x: 280, y: 18)) }, { scene.send(.key(KeyEvent(.escape))) }] {
      scene.tap(at: Point(x: 100, y: 18))
      #expect(scene.focusedView === search.field)
      scene.send(.text(TextEvent("w")))
      scene.send(.key(KeyEvent(.return)))
      _ = ends()
      #expect(scene.focusedView == nil && search.text == "")
    }
    #expect(log == ["w", "submit w", "", "cancel", "w", "submit w", "", "cancel"])
  }

  @Test("text and placeholder of a field are not bold where a theme's titles are, also after the theme changes")
  func boldTitles() throws {
    for style in [TextStyle.title, .barTitle] {
      let stage = FieldStage(1, textContext: try TextContext())
      stage.field.textStyle = style
      for weight in [400, 700, 500] {
        var theme = Theme.modern
        theme.name = "bold \(weight)"
        theme.textAttributes[.title].weight = Font.Weight(rawValue: weight)
        stage.scene.theme = theme
        stage.scene.tick(at: Double(weight))
        var font = theme.font(for: style)
        if style == .title { font.weight = 400 }
        #expect(stage.field.placeholderLabel.font == font)
        #expect(stage.field.textFont == font)
      }
    }
  }
}
