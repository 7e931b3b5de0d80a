import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayControls

/// `Form.setError(_:for:)`: errors that no rule knows, such as a server's.
@Suite struct FormErrorTests {
  private final class Model {
    var card = "4111"
    var mail = "a@b"
    var notes = ""
    var country: Int? = 0
    var hasCard = true
  }

  private final class Stage {
    let model = Model()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 500), style: .insetGrouped)
    let form: Form
    let scene: Scene
    var problems: [String] = []
    var said: [String] = []

    init() {
      let model = model
      form = Form {
        Section("Payment") {
          if model.hasCard { Row("Card", .textField(model.card) { model.card = $0 }).id("card") }
          Row("Mail", .textField(model.mail) { model.mail = $0 })
            .rules(for: model.mail, .check { $0.contains("@") ? nil : "An address has an @" })
          Row(
            "Country", detail: "France",
            .popUp(["France", "Japan"], selectedIndex: model.country) { model.country = $0 }
          ).rules(for: "\(model.country ?? -1)", .required)
        }
        Section("More") { Row("Notes", detail: model.notes) }
      }
      form.show(in: table)
      table.rowHeight = .automatic()
      scene = Scene(root: table, size: table.frame.size, scale: 1)
      scene.onProblem = { [unowned self] in problems.append($0.message) }
      scene.onAnnouncement = { [unowned self] text, _ in said.append(text) }
      scene.tick(at: 0)
    }

    func cell(_ section: Int, _ row: Int) -> TableViewCell? {
      table.cellForRow(at: RowPath(section: section, row: row))
    }

    func field(_ row: Int) -> TextField? { cell(0, row)?.accessoryView as? TextField }

    func tick() { scene.tick(at: scene.time + 1) }
  }

  @Test("an error is shown by the row, listed and said, and stays through updates while the value does")
  func staying() {
    let stage = Stage()
    let height = stage.cell(0, 0)?.bounds.height ?? 0
    stage.form.setError("Declined.", for: "card")
    stage.form.setError("Unknown.", for: "Mail")
    stage.form.setError("Too far.", for: "Country")
    stage.form.setError("Rude.", for: "Notes")
    stage.tick()
    #expect(stage.form.errors == ["Declined.", "Unknown.", "Too far.", "Rude."])
    #expect(stage.said == ["Card: Declined.", "Mail: Unknown.", "Country: Too far.", "Notes: Rude."])
    for _ in 0..<2 {
      #expect(stage.field(0)?.error == "Declined." && stage.field(1)?.error == "Unknown.")
      #expect(stage.cell(0, 2)?.detailTextLabel.text == "Too far." && stage.cell(1, 0)?.detailTextLabel.text == "Rude.")
      #expect(stage.cell(0, 0)?.bounds.height ?? 0 > height)
      stage.form.update()
      stage.tick()
    }
    // The input ends without another text.
    stage.scene.focus(stage.field(0), isVisible: false)
    stage.scene.focus(stage.field(1), isVisible: false)
    stage.scene.focus(nil)
    #expect(stage.form.errors == ["Declined.", "Unknown.", "Too far.", "Rude."])
    #expect(stage.problems.isEmpty)
  }

  @Test("an error ends with the value that it is about: by input, and by code")
  func ending() {
    let stage = Stage()
    for id in ["card", "Mail", "Country"] { stage.form.setError("No.", for: id) }
    stage.tick()
    for row in 0...1 {
      stage.scene.focus(stage.field(row), isVisible: false)
      stage.scene.send(.text(TextEvent("1")))
      #expect(stage.field(row)?.error == nil)
    }
    #expect(stage.form.errors == ["No."] && stage.model.card == "41111" && stage.model.mail == "a@b1")
    stage.model.country = 1
    stage.form.update()
    #expect(stage.form.errors.isEmpty)
    // The first values come again.
    (stage.model.card, stage.model.mail, stage.model.country) = ("4111", "a@b", 0)
    stage.form.update()
    stage.tick()
    #expect(stage.form.errors.isEmpty && stage.field(0)?.error == nil && stage.field(1)?.error == nil)
    stage.form.setError("No.", for: "Mail")
    stage.model.mail = "wrong"
    stage.form.update()
    #expect(stage.form.errors == ["An address has an @"], "the rules have the word again")
  }

  @Test("nil takes an error away, also that of a rule; validate() and clearErrors() take all away")
  func clearing() {
    let stage = Stage()
    stage.model.mail = "wrong"
    #expect(!stage.form.validate())
    stage.form.setError("No.", for: "card")
    #expect(stage.form.errors == ["No.", "An address has an @"])
    stage.form.setError(nil, for: "card")
    stage.form.setError(nil, for: "Mail")
    stage.tick()
    #expect(stage.form.errors.isEmpty && stage.field(0)?.error == nil && stage.field(1)?.error == nil)
    stage.model.mail = "a@b"
    stage.form.setError("No.", for: "card")
    #expect(stage.form.validate() && stage.form.errors.isEmpty)
    stage.form.setError("No.", for: "card")
    stage.form.clearErrors()
    stage.form.update()
    stage.tick()
    #expect(stage.form.errors.isEmpty && stage.field(0)?.error == nil)
  }

  @Test("a row that is gone takes its error along; one that does not exist is a problem")
  func goneRow() {
    let stage = Stage()
    stage.form.setError("No.", for: "card")
    stage.model.hasCard = false
    stage.form.update()
    stage.model.hasCard = true
    stage.form.update()
    stage.tick()
    #expect(stage.form.errors.isEmpty && stage.problems.isEmpty)
    stage.form.setError("No.", for: "Card")
    #expect(stage.problems.count == 1 && stage.problems[0].contains("no row Card"), "its id is card")
    stage.form.setError(nil, for: "nobody")
    #expect(stage.problems.count == 1 && stage.form.errors.isEmpty)
  }

  @Test("a page updates its form")
  func page() {
    var title = "One"
    let page = FormPage("Numbers") { Section { Row(title) } }
    let scene = Scene(root: NavigationStack(root: page), size: Size(width: 320, height: 300))
    scene.tick(at: 0)
    title = "Two"
    var ends = 0
    page.update(animated: true) { _ in ends += 1 }
    scene.finishAnimations()
    #expect(page.table.visibleCells.map(\.textLabel.text) == ["Two"] && ends == 1)
  }
}
