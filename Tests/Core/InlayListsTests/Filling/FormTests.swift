import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// The model of a program's form.
private final class Model {
  var networks = ["Home", "Garden"]
  var usesWiFi = true
  var isAdmin = false
  var log: [String] = []
}

@Suite struct FormTests {
  private func stage(_ form: Form, height: Double = 600) -> (table: TableView, scene: Scene) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: height), style: .grouped)
    form.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.tick(at: 0)
    return (table, scene)
  }

  private func texts(_ table: TableView) -> [String] { table.visibleCells.map(\.textLabel.text) }

  @Test("a form is built with conditions, choices, loops, arrays and empty blocks")
  func builder() {
    func sections(_ number: Int) -> [Section] {
      let extra = [Row("Extra 1"), Row("Extra 2")]
      return Form {
        Section {}
        if number > 0 { Section("More than none") { Row("One") } }
        for section in 0..<number { Section("Number \(section)") { extra } }
        switch number {
        case 0: Section("Zero") { if number == 1 { Row("Never") } else { Row("Else") } }
        default: Section("Other") { Row("Default") }
        }
      }.sections
    }
    #expect(sections(0).map(\.header) == [nil, "Zero"])
    #expect(sections(0).map { $0.rows.map(\.title) } == [[], ["Else"]])
    #expect(sections(2).map(\.header) == [nil, "More than none", "Number 0", "Number 1", "Other"])
    #expect(sections(2)[2].rows.map(\.title) == ["Extra 1", "Extra 2"])
    #expect(Form {}.sections.isEmpty)
  }

  @Test("rows show their values")
  func rows() throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    let form = Form {
      Section("Header", footer: "Footer") {
        Row("Detailed", detail: "Detail", image: image, .checkmark)
        Row("Stacked", subtitle: "Below", isEnabled: false)
        Row("Switch", .switch(isOn: true) { _ in })
        Row("Odd").configured { $0.textLabel.textColor = .token(.destructive) }
      }
    }
    let (table, _) = stage(form)
    let cells = table.visibleCells
    #expect(cells.map(\.style) == [.value1, .subtitle, .value1, .value1])
    #expect(cells.map(\.detailTextLabel.text) == ["Detail", "Below", "", ""])
    #expect(cells.map(\.accessoryType) == [.checkmark, .none, .none, .none])
    #expect(cells[0].image === image && cells[2].isOn && !cells[1].isEnabled)
    #expect(cells[3].textLabel.textColor == .token(.destructive))
    let parts = table.sublayers.compactMap { $0 as? SectionTextView }.map(\.label.text)
    #expect(Set(parts) == ["Header", "Footer"])
  }

  @Test("an update shows the program's current values, which are not shown without an update")
  func update() {
    let model = Model()
    let form = Form {
      Section {
        Row("Wi-Fi", .switch(isOn: model.usesWiFi) { model.usesWiFi = $0 })
        if model.usesWiFi { for network in model.networks { Row(network) } }
      }
      if model.isAdmin { Section("Secrets") { Row("Key") } }
    }
    let (table, scene) = stage(form)
    #expect(texts(table) == ["Wi-Fi", "Home", "Garden"])
    model.networks.append("Office")
    model.isAdmin = true
    scene.tick(at: 1)
    #expect(texts(table) == ["Wi-Fi", "Home", "Garden"])
    form.update()
    scene.tick(at: 2)
    #expect(texts(table) == ["Wi-Fi", "Home", "Garden", "Office", "Key"])
    model.usesWiFi = false
    form.update()
    scene.tick(at: 3)
    #expect(texts(table) == ["Wi-Fi", "Key"])
  }

  @Test("an update keeps the cells, selection, focus, press and position of unchanged rows")
  func keeping() throws {
    var names = (0..<40).map { "Row \($0)" }
    var detail = "old"
    var footer = "Footer"
    let form = Form {
      Section("First") { for name in names { Row(name, detail: detail).id(name) } }
      Section("Second", footer: footer) { Row("Last") }
    }
    let (table, scene) = stage(form, height: 300)
    table.contentOffset.y = 400
    scene.tick(at: 1)
    let top = try #require(table.visibleCells[1].rowPath)
    let cell = table.visibleCells[1]
    let y = cell.frame.minY - table.contentOffset.y
    table.selectRow(at: top)
    table.focusRow(at: top)
    table.selection.highlight(top)
    names.removeFirst(3)
    names.insert("New", at: 0)
    names.swapAt(30, 31)
    detail = "new"
    footer = "Other footer"
    form.update()
    scene.tick(at: 2)
    let path = RowPath(section: 0, row: top.row - 2)
    #expect(table.cellForRow(at: path) === cell && cell.textLabel.text == names[path.row])
    #expect(cell.detailTextLabel.text == "new" && cell.frame.minY - table.contentOffset.y == y)
    #expect(table.selectedRowPath == path && table.focusedRowPath == path && table.selection.highlighted == path)
    table.contentOffset = table.maximumContentOffset
    scene.tick(at: 3)
    #expect((table.footerView(forSection: 1) as? SectionTextView)?.label.text == "Other footer")
    footer = "One more"
    form.update()
    scene.tick(at: 4)
    #expect((table.footerView(forSection: 1) as? SectionTextView)?.label.text == "One more")
    #expect(texts(table) == table.visibleRowPaths.map { form.sections[$0.section].rows[$0.row].title })
  }

  @Test("after any updates a form equals a new one", arguments: 1..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model: [(name: Int, rows: [Int])] = []
    let form = Form {
      for section in model {
        Section("\(section.name)", footer: section.rows.isEmpty ? "Nothing" : nil) {
          for row in section.rows {
            Row("\(row / 2)", detail: row % 2 == 0 ? nil : "odd", row % 3 == 0 ? .checkmark : [])
          }
        }
      }
    }
    let (table, scene) = stage(form, height: 4000)
    for step in 0..<6 {
      var sections = Array(0..<5)
      sections.shuffle(using: &random)
      model = sections.prefix(Int.random(in: 0...5, using: &random)).map { name in
        (name / 2, (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0...8, using: &random) })
      }
      form.update()
      scene.tick(at: Double(step + 1))
      let rows = model.flatMap(\.rows)
      #expect(texts(table) == rows.map { "\($0 / 2)" }, "step \(step)")
      #expect(table.visibleCells.map(\.detailTextLabel.text) == rows.map { $0 % 2 == 0 ? "" : "odd" })
      #expect(table.visibleCells.map(\.accessoryType) == rows.map { $0 % 3 == 0 ? .checkmark : .none })
    }
  }

  @Test("a row has a cell of its own class, also after the class changes")
  func cellClasses() {
    final class Bar: TableViewCell { var part = 0.0 }
    var isBar = true
    let form = Form {
      Section {
        Row("Plain")
        isBar ? Row("Loading").cell(Bar.self) { $0.part = 0.5 } : Row("Loading")
      }
    }
    let (table, scene) = stage(form)
    #expect(table.visibleCells.map { ($0 as? Bar)?.part } == [nil, 0.5])
    isBar = false
    form.update()
    scene.tick(at: 1)
    #expect(texts(table) == ["Plain", "Loading"] && !table.visibleCells.contains { $0 is Bar })
  }

  @Test("a tap calls the action, unless the row is disabled or has none, and leaves no row selected")
  func actions() {
    let model = Model()
    let form = Form {
      Section {
        Row("Acts") { model.log.append("acted") }
        Row("Does nothing")
        Row("Disabled", isEnabled: false) { model.log.append("never") }
        Row("Grows", subtitle: "\(model.networks.count) networks") {
          model.networks.append("New")
          model.log.append("grew")
        }
      }
    }
    let (table, _) = stage(form)
    for row in 0..<4 { table.tapRow(at: RowPath(section: 0, row: row)) }
    #expect(model.log == ["acted", "grew"])
    #expect(table.selectedRowPaths == [])
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
  }

  @Test("a switch reports its value and keeps it when its row becomes visible again")
  func switches() {
    let model = Model()
    let form = Form {
      Section {
        Row(
          "Wi-Fi",
          .switch(isOn: model.usesWiFi) { isOn in
            model.usesWiFi = isOn
            model.log.append("\(isOn)")
          })
        for number in 0..<60 { Row("Row \(number)") }
      }
    }
    let (table, scene) = stage(form, height: 200)
    _ = table.visibleCells[0].switchControl?.keyDown(KeyEvent(.space))
    #expect(model.log == ["false"])
    table.contentOffset.y = 1000
    scene.tick(at: 1)
    table.contentOffset.y = 0
    scene.tick(at: 2)
    #expect(table.visibleCells.first?.switchControl != nil)
    #expect(table.visibleCells.first?.isOn == false)
    model.usesWiFi = true
    form.update()
    scene.tick(at: 3)
    #expect(table.visibleCells.first?.isOn == true)
  }

  @Test("a detail button has an action separate from its row's")
  func details() {
    let model = Model()
    let form = Form {
      Section {
        Row("Plain", .info { model.log.append("about") }) { model.log.append("row") }
        Row("Arrow", [.info { model.log.append("about arrow") }, .disclosure])
      }
    }
    let (table, scene) = stage(form)
    #expect(table.visibleCells.map(\.accessoryType) == [.detailButton, .detailDisclosureButton])
    for cell in table.visibleCells {
      let button = cell.detailButton
      scene.tap(at: button?.convert(Point(x: 11, y: 11), to: nil) ?? .zero)
    }
    scene.tap(at: Point(x: 50, y: table.visibleCells[0].frame.midY))
    #expect(model.log == ["about", "about arrow", "row"])
  }

  @Test("editable rows have a minus or a plus while the table is edited; a minus deletes its row from the form")
  func editing() throws {
    let model = Model()
    let form = Form {
      Section {
        for network in model.networks {
          Row(network).onDelete { model.networks.removeAll { $0 == network } }
        }
        Row("Add").onInsert { model.networks.append("New") }
        Row("Fixed")
      }
    }
    let (table, scene) = stage(form)
    table.isEditing = true
    scene.tick(at: 1)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .insert, .none])
    #expect(table.visibleCells[3].contentView.frame.minX == 0)
    func tapControl(_ row: Int) {
      let control = table.cellForRow(at: RowPath(section: 0, row: row))?.editingControl
      scene.tap(at: control?.convert(Point(x: 11, y: 11), to: nil) ?? .zero)
    }
    tapControl(0)
    scene.tick(at: 2)
    #expect(model.networks == ["Garden"] && form.sections[0].rows.map(\.title) == ["Garden", "Add", "Fixed"])
    #expect(texts(table) == ["Garden", "Add", "Fixed"])
    tapControl(1)
    #expect(texts(table) == ["Garden", "Add", "Fixed"] && model.networks == ["Garden", "New"])
    form.update()
    scene.tick(at: 3)
    #expect(texts(table) == ["Garden", "New", "Add", "Fixed"])
    // The table has not asked again yet: this row is removed.
    model.networks = []
    form.update()
    table.dataSource?.tableView(table, commit: .delete, forRowAt: RowPath(section: 0, row: 3))
    scene.tick(at: 4)
    #expect(texts(table) == ["Add", "Fixed"])
  }

  @Test("copies of a row share what it has, and a changed copy leaves the row as it was")
  func copies() {
    #expect(MemoryLayout<Row>.size == MemoryLayout<AnyObject>.size)
    let row = Row("Title", detail: "Detail")
    let other = row.id(7).accessibilityLabel("Label").onDelete {}
    #expect(row.id == nil && other.id == AnyHashable(7))
    let (style, otherStyle) = (row.actions.editingStyle, other.actions.editingStyle)
    #expect(style == TableViewCell.EditingStyle.none && otherStyle == .delete)
    #expect(row.looks(like: Row("Title", detail: "Detail")) && !row.looks(like: other))
    #expect(other.looks(like: Row("Title", detail: "Detail").onDelete {}.accessibilityLabel("Label")))
  }

  @Test("a form that nobody else keeps is shown")
  func keptByTable() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .grouped)
    Form { Section("A") { Row("One") } }.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.tick(at: 0)
    #expect(texts(table) == ["One"] && problems.isEmpty)
    Form { Section("B") { Row("Two") } }.show(in: table)
    scene.tick(at: 1)
    #expect(texts(table) == ["Two"] && problems.isEmpty)
  }

  @Test("rows have their items' identities unless they have their own, and a row that the app keeps does not change")
  func identities() {
    struct Item: Identifiable { let id: Int }
    let kept = Row("Kept")
    let named = Row("Named").id("name")
    let section = Section([1, 2, 3].map(Item.init)) { item in
      switch item.id {
      case 1: Row("Own")
      case 2: kept
      default: named
      }
    }
    #expect(section.rows.map(\.id) == [AnyHashable(1), AnyHashable(2), AnyHashable("name")])
    #expect(section.rows.map(\.title) == ["Own", "Kept", "Named"] && kept.id == nil)
  }

  @Test("a table keeps its form until it gets another data source, and a form keeps no table")
  func ownership() {
    weak var forgotten: TableView?
    var form: Form? = Form { Section { Row("Alone") } }
    let isGone = { [weak form] in form == nil }
    do {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      form?.show(in: table)
      forgotten = table
    }
    #expect(forgotten == nil)
    form?.update()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    form?.show(in: table)
    form = nil
    #expect(!isGone() && table.numberOfRows(inSection: 0) == 1)
    table.dataSource = nil
    #expect(isGone())
    weak var last: Form?
    do {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let form = Form { Section { Row("Alone") } }
      form.show(in: table)
      last = form
      form.show(in: table)
      #expect(table.dataSource != nil)
    }
    #expect(last == nil, "it ends with its table")
  }
}
