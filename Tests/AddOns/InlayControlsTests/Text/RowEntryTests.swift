import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// A row and its text input are one target: what is read as focused gets the text.
@Suite struct RowEntryTests {
  /// A cell with a field in its content.
  private final class NoteCell: TableViewCell {
    let field = TextField(placeholder: "Note")

    required init(style: Style = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.frame = Rect(x: 120, y: 4, width: 150, height: 36)
      contentView.addSublayer(field)
    }
  }

  private final class Model {
    var texts = ["", "Ada", "tag", "", "own"]
    var taps = 0
  }

  /// A form whose rows 1 to 4 have a text input each, in all the ways.
  private final class Stage {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 420), style: .plain)
    let scene: Scene
    let events: Scene
    let model: Model
    private let form: Form

    init() {
      let model = Model()
      self.model = model
      form = Form {
        Section {
          Row("Plain")
          Row("Name", .textField(model.texts[1]) { model.texts[1] = $0 })
          Row("Tag", [.badge(3), .textField(model.texts[2]) { model.texts[2] = $0 }])
          Row("Note").cell(NoteCell.self) { $0.field.onChange = { model.texts[3] = $0 } }
          Row("Own", .textField(model.texts[4]) { model.texts[4] = $0 }) { model.taps += 1 }
          Row("Off", .textField("off") { _ in }, isEnabled: false)
        }
      }
      form.show(in: table)
      scene = Scene(root: table, size: table.frame.size)
      scene.onProblem = { _ in }
      events = scene
      scene.tick(at: 0)
    }

    func cell(_ row: Int) -> TableViewCell? { table.cellForRow(at: RowPath(section: 0, row: row)) }
    func field(_ row: Int) -> TextField? { cell(row)?.first(TextField.self) }
    func node(_ row: Int) -> AccessibilityTree.Node? {
      let cell = cell(row)
      return scene.accessibilityTree.allNodes.first { $0.layer === cell }
    }

    func press(_ keys: KeyEvent.Key...) { for key in keys { events.send(.key(KeyEvent(key))) } }
    func type(_ text: String) { events.send(.text(TextEvent(text))) }

    /// Moves the focus of the table to a row by arrows.
    func go(to row: Int) {
      events.focus(table, isVisible: true)
      for _ in 0..<row { press(.down) }
    }
  }

  @Test("assistive technology that focuses a row with a text input gives it the caret, wherever it lies in the row")
  func grabbed() throws {
    let stage = Stage()
    for row in 1...4 {
      let node = try #require(stage.node(row))
      #expect(node.element.role == .textField && node.element.label == ["", "Name", "Tag", "Note", "Own"][row])
      #expect(node.perform(.focus))
      let field = try #require(stage.field(row))
      #expect(stage.events.focusedView === field && field.editing.selection.isEmpty, "row \(row)")
      #expect(stage.node(row)?.isFocused == true)
      stage.type("!")
      #expect(stage.model.texts[row] == ["", "Ada!", "tag!", "!", "own!"][row])
    }
    // An answer is true only if keys go there.
    #expect(stage.node(5)?.perform(.focus) == false)
    #expect(stage.events.focusedView === stage.field(4))
    #expect(stage.node(0)?.perform(.focus) == true)
    #expect(stage.events.focusedView === stage.table && stage.table.focusedRowPath?.row == 0)
  }

  @Test("what is typed while a row with a text input is focused by arrows goes into it", arguments: 1...4)
  func typed(row: Int) throws {
    let texts = ["", "Ada", "tag", "", "own"]
    for way in 0..<5 {
      let stage = Stage()
      stage.go(to: row)
      let focused = try #require(stage.scene.accessibilityTree.focusedNode)
      #expect(focused.layer === stage.cell(row) && focused.element.role == .textField)
      let field = try #require(stage.field(row))
      #expect(stage.events.eventDispatcher.textTarget === field && stage.events.focusedView === stage.table)
      // Input methods report that nothing is composed.
      stage.events.send(.composition(CompositionEvent("")))
      #expect(stage.events.focusedView === stage.table)
      var expected = texts[row]
      switch way {
      case 0:
        stage.type("B")
        expected += "B"
      case 1:
        stage.events.send(.composition(CompositionEvent("é")))
        #expect(field.editing.markedRange != nil)
        stage.type("è")
        expected += "è"
      case 2:
        stage.events.pasteboard.textAtOnce = "Z"
        stage.events.send(.key(KeyEvent(.character("v"), modifiers: .control)))
        expected += "Z"
      case 3:
        stage.press(.backspace)
        expected = String(expected.dropLast())
      default:
        // A row with an action of its own keeps it.
        stage.press(.return)
        #expect(stage.model.taps == (row == 4 ? 1 : 0))
        if row == 4 { continue }
      }
      #expect(stage.events.focusedView === field && field.text == expected, "row \(row), way \(way)")
      #expect(field.editing.selection.isEmpty)
    }
  }

  @Test("a space that begins editing is not typed, the next one is")
  func space() throws {
    let stage = Stage()
    stage.go(to: 1)
    for text in ["Ada", "Ada "] {
      stage.press(.space)
      stage.type(" ")
      #expect(stage.events.focusedView === stage.field(1) && stage.model.texts[1] == text)
    }
    // A space that toggles, and one of the keyboard on the screen after it.
    let toggle = Switch()
    let field = TextField(placeholder: "Text")
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    field.frame = Rect(x: 0, y: 50, width: 200, height: 40)
    for view in [toggle, field] as [View] { root.addSublayer(view) }
    let scene = Scene(root: root, size: root.frame.size)
    toggle.onChange = { _ in field.becomeFocused() }
    scene.focus(toggle, isVisible: true)
    scene.send(.key(KeyEvent(.space)))
    scene.send(.text(TextEvent(" ")))
    #expect(field.isFocused && field.text == "")
    scene.send(.text(TextEvent(" ")))
    #expect(field.text == " ")
  }

  @Test("text for a focused row out of view brings the row back")
  func outOfView() {
    let model = Model()
    let form = Form {
      Section {
        Row("Name", .textField(model.texts[1]) { model.texts[1] = $0 })
        for number in 0..<40 { Row("Row \(number)") }
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220), style: .plain)
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    scene.focus(table, isVisible: true)
    #expect(table.focusedRowPath?.row == 0)
    table.contentOffset.y = 1_000
    scene.tick(at: 1)
    // It is read as what it is, though it has no cell.
    #expect(scene.accessibilityTree.focusedNode?.element.role == .textField)
    scene.send(.text(TextEvent("B")))
    scene.tick(at: 2)
    #expect(model.texts[1] == "AdaB" && scene.focusedView is TextField)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 0)) != nil)
    _ = form
  }
}
