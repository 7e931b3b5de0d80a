import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct FormRuleTests {
  private final class Model {
    var name = ""
    var code = ""
    var mail = "x@example.org"
    var country: Int?
    var fillers = 30
  }

  private final class Stage {
    let model = Model()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 500), style: .insetGrouped)
    let form: Form
    let scene: Scene
    let events: Scene
    var said: [String] = []

    init() {
      let model = model
      form = Form {
        Section("Account") {
          Row("Name", .textField(model.name) { model.name = $0 }).rules(for: model.name, .required)
          Row("Code", .textField(model.code) { model.code = $0 })
            .rules(for: model.code, .length(3...5), .pattern(/\d+/, "Digits only"))
        }
        Section("More") { for number in 0..<model.fillers { Row("Row \(number)") } }
        Section("Place") {
          Row("Mail", .textField(model.mail) { model.mail = $0 })
            .rules(for: model.mail, .check { $0.contains("@") ? nil : "An address has an @" })
          Row(
            "Country", detail: "None",
            .popUp(["France", "Japan"], selectedIndex: model.country) { model.country = $0 }
          ).rules(for: model.country == nil ? "" : "x", .required("Choose a country"))
        }
      }
      form.show(in: table)
      table.rowHeight = .automatic()
      scene = Scene(root: table, size: table.frame.size, scale: 1)
      events = scene
      scene.onProblem = { _ in }
      scene.onAnnouncement = { [unowned self] text, _ in said.append(text) }
      scene.tick(at: 0)
    }

    func cell(_ section: Int, _ row: Int) -> TableViewCell? {
      table.cellForRow(at: RowPath(section: section, row: row))
    }
    func field(_ section: Int, _ row: Int) -> TextField? { cell(section, row)?.accessoryView as? TextField }

    func type(_ text: String) { events.send(.text(TextEvent(text))) }
  }

  @Test("rules are asked of all rows, in view or not; the first wrong row is shown, has the focus and is said")
  func validating() {
    let stage = Stage()
    #expect(!stage.form.validate())
    stage.scene.tick(at: 1)
    #expect(stage.form.errors == ["This field is required.", "Choose a country"])
    #expect(stage.said == ["Name: This field is required."])
    #expect(stage.events.focusedView === stage.field(0, 0) && stage.field(0, 0)?.error != nil)
    stage.type("Ada")
    #expect(stage.field(0, 0)?.error == nil && stage.form.errors == ["Choose a country"])
    #expect(!stage.form.validate())
    stage.scene.tick(at: 2)
    #expect(stage.said.last == "Country: Choose a country")
    let row = stage.table.rectForRow(at: RowPath(section: 2, row: 1)) ?? .zero
    #expect(stage.table.bounds.contains(row.insetBy(dx: 1, dy: 1).origin))
    #expect(stage.cell(2, 1)?.detailTextLabel.text == "Choose a country")
    #expect(stage.table.focusedRowPath == RowPath(section: 2, row: 1))
    stage.model.country = 1
    #expect(stage.form.validate() && stage.form.errors.isEmpty)
    stage.scene.tick(at: 3)
    #expect(stage.cell(2, 1)?.detailTextLabel.text == "None")
  }

  @Test("each rule has its words, in the language of the user; an empty value only breaks `required`")
  func rules() {
    let stage = Stage()
    stage.scene.traits.language = "de"
    func errors(_ code: String) -> [String] {
      (stage.model.name, stage.model.country, stage.model.code) = ("Ada", 0, code)
      stage.form.validate()
      return stage.form.errors
    }
    #expect(errors("") == [] && errors("1234") == [])
    #expect(errors("12") == [stage.table.localized(.fieldTooShort, count: 3)])
    #expect(errors("123456") == [stage.table.localized(.fieldTooLong, count: 5)] && errors("12a") == ["Digits only"])
    stage.model.name = "  "
    stage.form.validate()
    #expect(stage.form.errors.first == stage.table.localized(.fieldRequired))
    #expect(stage.form.errors.first != "This field is required.")
  }

  @Test(
    "errors stay with their rows: through updates, scrolling and reuse, until the value is right or all are cleared")
  func staying() {
    let stage = Stage()
    stage.model.mail = "nobody"
    stage.form.validate()
    stage.table.scrollToRow(at: RowPath(section: 2, row: 0), at: .nearest)
    stage.scene.tick(at: 1)
    #expect(stage.field(2, 0)?.error == "An address has an @")
    stage.model.fillers = 20
    stage.form.update()
    stage.scene.tick(at: 2)
    #expect(stage.form.errors == ["This field is required.", "An address has an @", "Choose a country"])
    stage.model.mail = "some@body"
    stage.form.update()
    stage.scene.tick(at: 3)
    #expect(stage.form.errors == ["This field is required.", "Choose a country"] && stage.field(2, 0)?.error == nil)
    // The focused row is out of view, and gets another height.
    let focused = stage.events.focusedView as? TextField
    focused?.onEndEditing = { _ in Issue.record("the input ended") }
    stage.form.clearErrors()
    stage.scene.tick(at: 4)
    #expect(stage.form.errors.isEmpty && focused?.isFocused ?? false)
    stage.table.scrollToRow(at: RowPath(section: 0, row: 0), at: .nearest)
    stage.scene.tick(at: 5)
    #expect(stage.field(0, 0)?.error == nil)
  }

  @Test("a field shows what is wrong when its input ends, without a call")
  func leaving() {
    let stage = Stage()
    stage.events.focus(stage.field(0, 1), isVisible: false)
    stage.type("1")
    stage.events.focus(stage.field(0, 0), isVisible: false)
    stage.scene.tick(at: 1)
    #expect(stage.form.errors == [stage.table.localized(.fieldTooShort, count: 3)])
    stage.form.update()
    stage.scene.tick(at: 2)
    #expect(stage.field(0, 1)?.error != nil && stage.field(0, 0)?.error == nil)
  }

  @Test("a value that code changes has the error of its value now")
  func changedByCode() {
    let stage = Stage()
    (stage.model.name, stage.model.country, stage.model.code) = ("Ada", 0, "12")
    stage.form.validate()
    #expect(stage.form.errors == [stage.table.localized(.fieldTooShort, count: 3)])
    stage.model.code = "123456"
    stage.form.update()
    #expect(stage.form.errors == [stage.table.localized(.fieldTooLong, count: 5)])
    stage.model.code = "1234"
    stage.form.update()
    #expect(stage.form.errors.isEmpty)
  }

  @Test(
    "errors have the language of now: in fields, below rows, in the form's list and in what is said, after updates too")
  func changedLanguage() {
    for isUpdated in [false, true] {
      for (first, second) in [("de", "fr"), ("en", "de"), ("ar", nil)] as [(String, String?)] {
        func stage(_ language: String?) -> Stage {
          let stage = Stage()
          stage.scene.traits.language = language
          stage.model.fillers = 2
          (stage.model.code, stage.model.mail) = ("12", "nobody")
          return stage
        }
        let (changed, fresh) = (stage(first), stage(second))
        for stage in [changed, fresh] { stage.form.validate() }
        changed.scene.traits.language = second
        if isUpdated { changed.form.update() }
        for stage in [changed, fresh] { stage.scene.tick(at: 1) }
        #expect(changed.form.errors == fresh.form.errors && changed.form.errors.count == 4)
        #expect(changed.field(0, 0)?.error == fresh.table.localized(.fieldRequired))
        #expect(changed.field(0, 1)?.error == fresh.table.localized(.fieldTooShort, count: 3))
        #expect(changed.scene.spokenElements == fresh.scene.spokenElements)
      }
    }
  }

  @Test("an error below a row of a control has the language of now, unless the app changed the words")
  func changedLanguageBelow() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 300), style: .insetGrouped)
    let form = Form {
      Section {
        Row("Country", .popUp(["France"], selectedIndex: nil) { _ in }).rules(for: "", .required)
        Row("Own", .popUp(["France"], selectedIndex: nil) { _ in }).configured { $0.detailTextLabel.text = "Mine" }
          .rules(for: "", .required)
      }
    }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    form.validate()
    scene.tick(at: 0)
    for language in ["de", "ar", nil] {
      scene.traits.language = language
      scene.tick(at: scene.time + 1)
      let texts = (0...1).map { table.cellForRow(at: RowPath(section: 0, row: $0))?.detailTextLabel.text }
      #expect(texts == [table.localized(.fieldRequired), "Mine"])
    }
  }

  @Test("a row that comes into view after the check has its error in the language of the user")
  func lateRow() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 400), style: .insetGrouped)
    let form = Form {
      Section("Fill") { for number in 0..<60 { Row("Row \(number)") } }
      Section("Last") {
        Row("Name", .textField("") { _ in }).rules(for: "", .required)
        Row("Country", .popUp(["France"], selectedIndex: nil) { _ in }).rules(for: "", .required)
      }
    }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.traits.language = "de"
    scene.tick(at: 0)
    form.validate()
    scene.traits.language = "ar"
    for _ in 0..<2 {
      table.scrollToRow(at: RowPath(section: 1, row: 1), at: .nearest)
      scene.tick(at: scene.time + 1)
      let cells = (0...1).map { table.cellForRow(at: RowPath(section: 1, row: $0)) }
      let error = table.localized(.fieldRequired)
      #expect((cells[0]?.accessoryView as? TextField)?.error == error)
      #expect(cells[1]?.detailTextLabel.text == error)
      table.scrollToRow(at: RowPath(section: 0, row: 0), at: .nearest)
      scene.tick(at: scene.time + 1)
    }
  }

  @Test("a form that no table shows is asked too")
  func withoutTable() {
    let form = Form { Section { Row("Name").rules(for: "", .required) } }
    #expect(!form.validate() && form.errors == ["This field is required."])
  }

  @Test("the first wrong row has the focus after validate(), whatever it shows", arguments: 0..<9)
  func focus(kind: Int) throws {
    let accessories: [RowAccessory] = [
      [], .disclosure, .switch(isOn: false) { _ in }, .segments(["a", "b"], selectedIndex: nil) { _ in },
      .stepper(0) { _ in }, .popUp(["a", "b"], selectedIndex: nil) { _ in }, .button("Choose") {},
      .textField("") { _ in }, .slider(0) { _ in },
    ]
    let form = Form {
      Section {
        for number in 0..<20 { Row("Row \(number)") }
        Row("Wrong", accessories[kind]).rules(for: "", .required)
        Row("Wrong too", .textField("") { _ in }).rules(for: "", .required)
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 300), style: .insetGrouped)
    let root = View(frame: table.frame)
    let other = TextField(placeholder: "Other")
    root.addSublayer(other)
    root.addSublayer(table)
    form.show(in: table)
    let scene = Scene(root: root, size: table.frame.size, scale: 1)
    scene.tick(at: 0)
    scene.focus(other, isVisible: false)
    #expect(!form.validate())
    scene.tick(at: 1)
    let path = RowPath(section: 0, row: 20)
    let cell = try #require(table.cellForRow(at: path))
    if kind == 7 {
      #expect(scene.focusedView === cell.accessoryView)
    } else {
      #expect(scene.focusedView === table && table.focusedRowPath == path && table.isFocusVisible)
    }
  }

  @Test("a rule that calls validate() or update(), and content that does, end and are reported")
  func recursion() throws {
    final class App {
      var form: Form?
      var calls = 0
      var answers: [Bool] = []
      var act: (App) -> Void = { _ in }
      func ask() -> String? {
        calls += 1
        act(self)
        return "wrong"
      }
    }
    let app = App()
    let form = Form {
      Section {
        Row("A").rules(for: "", .check { _ in app.ask() })
        Row("B", .textField("") { _ in }).rules(for: "", .check { _ in app.ask() })
      }
    }
    app.form = form
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 300), style: .insetGrouped)
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.tick(at: 0)
    app.act = { app in app.answers.append(app.form?.validate() ?? true) }
    #expect(!form.validate() && form.errors == ["wrong", "wrong"] && app.calls == 2)
    #expect(app.answers == [true, false])
    #expect(!problems.isEmpty && problems.allSatisfy { $0.contains("validate()") })
    // A rule that a field asks.
    let field = try #require(table.cellForRow(at: RowPath(section: 0, row: 1))?.accessoryView as? TextField)
    scene.focus(field, isVisible: false)
    scene.send(.text(TextEvent("x")))
    scene.tick(at: 1)
    #expect(form.errors == ["wrong", "wrong"])
    (problems, app.calls) = ([], 0)
    app.act = { app in app.form?.update() }
    #expect(!form.validate() && form.errors == ["wrong", "wrong"])
    #expect(problems.contains { $0.contains("update()") })
    scene.tick(at: 2)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
    // The content of a form asks for an update once: it comes after the present one.
    var (count, isAsked) = (0, false)
    weak var known: Form?
    let other = Form {
      count += 1
      if !isAsked {
        isAsked = true
        known?.update()
      }
      return [Section { for number in 0..<count { Row("\(number)") } }]
    }
    known = other
    isAsked = false
    other.show(in: table)
    other.update()
    #expect(count == 3)
    scene.tick(at: 3)
    #expect(table.visibleCells.count == 3)
  }
}
