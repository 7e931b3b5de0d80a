import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// A field that is edited while its row is scrolled away, moved, filled again or removed.
@Suite struct ScrolledFieldTests {
  /// Rows whose cells have fields of their own, which other rows may get.
  private final class FieldCell: TableViewCell {
    let field = TextField()

    required init(style: Style = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryView = field
      defaults = nil
    }
  }

  private final class Stage: TableViewDataSource {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220))
    let scene: Scene
    let events: Scene
    var rows = Array(0..<40)
    var texts: [Int: String] = [:]
    var log: [String] = []

    init() {
      scene = Scene(root: table, size: table.frame.size)
      events = scene
      table.register(FieldCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      scene.tick(at: 0)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      guard let field = (cell as? FieldCell)?.field else { return cell }
      let row = rows[path.row]
      cell.accessoryView = field
      field.onBeginEditing = nil
      field.onEndEditing = nil
      field.text = texts[row] ?? ""
      field.onChange = { [unowned self] in texts[row] = $0 }
      field.onBeginEditing = { [unowned self] in log.append("begin \(row)") }
      field.onEndEditing = { [unowned self] in log.append("end \(row) \($0)") }
      return cell
    }

    func field(_ row: Int) -> TextField? {
      rows.firstIndex(of: row).flatMap { table.cellForRow(at: RowPath(section: 0, row: $0)) as? FieldCell }?.field
    }

    func scroll(to y: Double) {
      table.contentOffset.y = y
      scene.tick(at: scene.time + 0.1)
    }

    func type(_ text: String) {
      events.send(.text(TextEvent(text)))
      scene.tick(at: scene.time + 0.1)
    }
  }

  @Test("a field that is scrolled away keeps focus, text and caret, and gets the keys, though its cells are used again")
  func away() throws {
    let stage = Stage()
    let field = try #require(stage.field(2))
    stage.events.focus(field, isVisible: false)
    stage.type("Ada")
    stage.events.send(.key(KeyEvent(.home)))
    for y in [300.0, 900, 1_300, 600] {
      stage.scroll(to: y)
      #expect(stage.events.focusedView === field && field.isFocused && stage.log == ["begin 2"])
      #expect(stage.table.visibleCells.allSatisfy { ($0 as? FieldCell)?.field !== field })
      #expect(stage.texts == [2: "Ada"])
    }
    stage.type("Dr ")
    #expect(stage.texts == [2: "Dr Ada"] && stage.field(2) === field, "typing shows the row again")
    stage.scroll(to: 700)
    stage.events.focus(nil)
    #expect(stage.log == ["begin 2", "end 2 Dr Ada"])
    stage.scroll(to: 900)
    stage.scroll(to: 0)
    #expect(stage.field(2)?.text == "Dr Ada" && stage.log.count == 2)
  }

  @Test("the row of such a field follows updates; editing ends once when the row goes, by an update or a reload")
  func updates() throws {
    for way in 0..<3 {
      let stage = Stage()
      stage.events.focus(stage.field(2), isVisible: false)
      stage.type("Ada")
      stage.scroll(to: 1_000)
      stage.rows.insert(100, at: 0)
      try stage.table.insertRows(at: [RowPath(section: 0, row: 0)])
      stage.scene.tick(at: 5)
      #expect(stage.log == ["begin 2"])
      switch way {
      case 0:
        stage.rows.remove(at: 3)
        try stage.table.deleteRows(at: [RowPath(section: 0, row: 3)])
      case 1: stage.table.reloadData()
      default: stage.table.dataSource = nil
      }
      stage.scene.tick(at: 6)
      stage.scene.tick(at: 7)
      #expect(stage.log == ["begin 2", "end 2 Ada"], "way \(way)")
      #expect(stage.events.focusedView == nil)
    }
  }

  @Test("a cell with a field of its own does not take the focus to another row when the table is reloaded")
  func reused() throws {
    let stage = Stage()
    let path = RowPath(section: 0, row: 2)
    stage.events.focus(stage.field(2), isVisible: false)
    stage.type("Ada")
    stage.table.reconfigureRows(at: [path])
    stage.scene.tick(at: 4)
    #expect(stage.field(2)?.isFocused == true && stage.log == ["begin 2"])
    stage.rows.removeFirst()
    stage.table.reloadData()
    stage.scene.tick(at: 5)
    #expect(stage.log == ["begin 2", "end 2 Ada"] && stage.events.focusedView == nil)
    stage.type("lost")
    #expect(stage.texts == [2: "Ada"])
  }

  @Test("editing ends once, told, when a field leaves the scene, and goes on when it is back in the same tick")
  func leaving() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 220))
    let field = TextField(text: "Ada", placeholder: "")
    root.addSublayer(field)
    let scene = Scene(root: root, size: root.frame.size)
    var log: [String] = []
    field.onEndEditing = { log.append("end \($0)") }
    scene.tick(at: 0)
    scene.focus(field, isVisible: true)
    field.removeFromSuperlayer()
    root.addSublayer(field)
    scene.tick(at: 1)
    #expect(field.isFocused && log.isEmpty)
    field.removeFromSuperlayer()
    scene.tick(at: 2)
    #expect(!field.isFocused && log == ["end Ada"])
    root.addSublayer(field)
    scene.tick(at: 3)
    #expect(scene.focusedView == nil && log.count == 1)
  }

  @Test("rows of a form and of snapshots keep the focus, the text and the caret of their field in any update")
  func equalIDs() throws {
    for way in 0..<8 {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
      let scene = Scene(root: table, size: table.frame.size)
      var (title, rows, model) = ("Name", ["a", "name", "b"], "")
      func row(_ id: String) -> Row {
        guard id == "name" else { return Row(id).id(id) }
        return way % 2 == 0
          ? Row(title, .textField(model) { model = $0 }).id(id) : Row(title, .textField("") { _ in }).id(id)
      }
      let form = Form { Section { for id in rows { row(id) } } }
      let source = DiffableDataSource<Int, String>(tableView: table, rowProvider: row)
      func snapshot(_ change: (inout DiffableDataSourceSnapshot<Int, String>) -> Void = { _ in }) throws {
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(rows)
        change(&snapshot)
        source.apply(snapshot, animated: way >= 6)
      }
      if way < 2 { form.show(in: table) } else { try snapshot() }
      scene.tick(at: 0)
      let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 1)))
      let field = try #require(cell.accessoryView as? TextField)
      scene.focus(field, isVisible: false)
      scene.send(.text(TextEvent("Ada")))
      scene.send(.key(KeyEvent(.left)))
      (title, rows) = ("Full name", ["new", "a", "name", "b"])
      switch way {
      case 0, 1: form.update()
      case 2, 3: try snapshot { try? $0.reconfigureItems(["name"]) }
      default: try snapshot { try? $0.reloadItems(["name"]) }
      }
      for time in 1...5 { scene.tick(at: Double(time)) }
      let now = try #require(table.cellForRow(at: RowPath(section: 0, row: 2)))
      #expect(now.textLabel.text == "Full name" && now.accessoryView === field, "way \(way)")
      #expect(scene.focusedView === field && field.text == "Ada" && field.selectedRange == 2..<2, "way \(way)")
      _ = (form, source)
    }
  }

  @Test("an update in the answer to input, or with another text, is shown in the field that is edited")
  func answers() throws {
    var (digits, note) = ("", "")
    var form: Form?
    let made = Form {
      Section {
        Row(
          "Digits",
          .textField(digits) {
            digits = $0.filter(\.isNumber)
            form?.update()
          })
        Row(
          "Note",
          .textField(
            note,
            onSubmit: { _ in
              note = ""
              form?.update()
            }
          ) { note = $0 })
      }
    }
    form = made
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let scene = Scene(root: table, size: table.frame.size)
    made.show(in: table)
    scene.tick(at: 0)
    func field(_ row: Int) throws -> TextField {
      try #require(table.cellForRow(at: RowPath(section: 0, row: row))?.accessoryView as? TextField)
    }
    scene.focus(try field(0), isVisible: false)
    for text in ["1", "a", "2"] { scene.send(.text(TextEvent(text))) }
    #expect(try field(0).text == "12" && digits == "12")
    scene.focus(try field(1), isVisible: false)
    scene.send(.text(TextEvent("Hello")))
    scene.send(.key(KeyEvent(.return)))
    #expect(try field(1).text.isEmpty)
    note = "Other"
    made.update()
    #expect(try field(1).text == "Other")
  }
}
