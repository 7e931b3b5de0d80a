import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls

/// How long a text may be, and what is told of the rest.
@Suite struct FieldLimitTests {
  @Test("a text that code sets beyond the most bytes is cut, and reported once for each")
  func cutByCode() {
    let field = TextField()
    let scene = Scene(root: field, size: Size(width: 200, height: 40))
    var problems: [String] = []
    scene.onProblem = { if $0.message.contains("65536 bytes") { problems.append($0.message) } }
    func show(_ text: String) {
      field.text = text
      for time in 0..<3 {
        field.setNeedsLayout()
        scene.tick(at: Double(time))
      }
    }
    show(String(repeating: "x", count: 65_536))
    #expect(problems.isEmpty && field.text.count == 65_536)
    show(String(repeating: "y", count: 65_537))
    #expect(problems.count == 1 && field.text.count == 65_536)
    show("short")
    #expect(problems.count == 1)
    show(String(repeating: "z", count: 70_000))
    #expect(problems.count == 2)
  }

  @Test("input beyond the most bytes is left out, shown, said and reported")
  func cutInput() {
    let stage = FieldStage()
    var (problems, said) = ([String](), [String]())
    stage.scene.onProblem = { problems.append($0.message) }
    stage.scene.onAnnouncement = { text, _ in said.append(text) }
    stage.focus()
    stage.events.send(.text(TextEvent(String(repeating: "x", count: 70_000))))
    #expect(stage.field.text.count == 65_536)
    #expect(stage.field.shownError == "At most 65536 characters" && said == ["At most 65536 characters"])
    #expect(problems.filter { $0.contains("input was left out") }.count == 1)
  }

  @Test("a limit counts characters, what is replaced makes room, and a text that is longer may get shorter")
  func counting() {
    func edited(_ text: String, _ most: Int, _ commands: TextEditing.Command...) -> (String, Int) {
      var editing = TextEditing(text)
      editing.maximumLength = most
      for command in commands { editing.perform(command) }
      return (editing.text, editing.refusalCount)
    }
    #expect(edited("ab", 3, .insert("e\u{301}f")) == ("abe\u{301}", 1))
    #expect(edited("abc", 3, .insert("\u{301}")) == ("abc\u{301}", 0), "a mark joins the character before it")
    #expect(edited("abc", 3, .selectAll, .insert("xyz")) == ("xyz", 0))
    #expect(edited("abc", 3, .selectAll, .insert("wxyz")) == ("wxy", 1))
    #expect(edited("abc", 3, .move(.start), .insert("x")) == ("abc", 1))
    #expect(edited("abcdef", 3, .insert("x")) == ("abcdef", 1))
    #expect(edited("abcdef", 3, .extend(.backward), .insert("x")) == ("abcdex", 0))
    #expect(edited("abcdef", 3, .delete(.backward)) == ("abcde", 0))
    #expect(edited("", 0, .insert("x")) == ("", 1))
    #expect(edited("", .min, .insert("x")) == ("", 1))
    #expect(edited("a", .max, .insert("bc")) == ("abc", 0))
    #expect(edited("ab", 3, .insert("\u{1F468}\u{200D}\u{1F467}\u{1F1E9}\u{1F1EA}")).0.count == 3)
  }

  @Test("a composition may be longer than its result, unless there is no room at all")
  func composing() {
    var editing = TextEditing("a")
    editing.maximumLength = 2
    editing.perform(.mark("nihao", selection: 5..<5))
    #expect(editing.text == "anihao" && editing.refusalCount == 0)
    editing.perform(.insert("\u{4F60}\u{597D}"))
    #expect(editing.text == "a\u{4F60}" && editing.refusalCount == 1)
    editing.perform(.mark("ni", selection: 2..<2))
    #expect(editing.text == "a\u{4F60}" && editing.markedRange == nil && editing.refusalCount == 2)
    editing.perform(.delete(.backward))
    editing.perform(.mark("bcd", selection: 3..<3))
    // A composition that ends is input too.
    editing.perform(.unmark)
    #expect(editing.text == "ab" && editing.selection == TextSelection(at: 2) && editing.refusalCount == 3)
    editing.perform(.undo)
    #expect(editing.text == "a")
  }

  @Test("what was left out is shown below the field of a row, which gets higher, until the next change")
  func rows() throws {
    var name = "abc"
    let form = Form { Section { Row("Name", .textField(name, maximumLength: 3) { name = $0 }) } }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 360, height: 300), style: .insetGrouped)
    table.rowHeight = .automatic()
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let cell = try #require(table.visibleCells.first)
    let field = try #require(cell.sublayers.lazy.compactMap { $0 as? TextField }.first)
    let height = cell.bounds.height
    scene.focus(field, isVisible: false)
    scene.send(.text(TextEvent("d")))
    for time in 1...3 { scene.tick(at: Double(time)) }
    #expect(name == "abc" && field.errorLabel?.text == "At most 3 characters" && field.error == nil)
    #expect(cell.bounds.height > height)
    #expect(field.accessibilityElement?.error == "At most 3 characters")
    scene.send(.key(KeyEvent(.backspace)))
    for time in 4...6 { scene.tick(at: Double(time)) }
    #expect(name == "ab" && field.errorLabel == nil && cell.bounds.height == height)
    #expect(!field.performAccessibilityAction(.enterText("xyz")) && field.text == "abx")
    #expect(field.performAccessibilityAction(.selectText(0..<3)) && field.performAccessibilityAction(.enterText("ok")))
    #expect(field.text == "ok")
  }

  @Test("an error of the app is shown instead, and the end of the input ends the words about it")
  func ends() {
    let stage = FieldStage(2)
    stage.field.maximumLength = 2
    stage.focus()
    stage.type("abc")
    #expect(stage.field.shownError == "At most 2 characters")
    stage.field.error = "Wrong"
    #expect(stage.field.shownError == "Wrong")
    stage.field.error = nil
    stage.focus(stage.fields[1])
    #expect(stage.field.shownError == nil && stage.field.text == "ab")
    stage.focus()
    stage.type("c")
    #expect(stage.field.shownError != nil)
    stage.field.text = "set"
    #expect(stage.field.shownError == nil && stage.field.text == "set", "code may set a longer text")
  }
}
