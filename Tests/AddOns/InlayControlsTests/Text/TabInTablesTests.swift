import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// Tab and Shift-Tab through the fields of a table that is longer than the view.
@Suite struct TabInTablesTests {
  /// A table with fields in some of its rows, which are made when they come into view.
  private final class Stage: TableViewDataSource {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 300))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220), style: .grouped)
    let after = Button("After")
    let scene: Scene
    let events: Scene
    let counts: [Int]
    let hasField: (RowPath) -> Bool
    private var fields: [RowPath: TextField] = [:]
    private(set) var asked: [RowPath] = []

    init(_ counts: [Int], heights: Height = .fixed(44), hasField: @escaping (RowPath) -> Bool) {
      (self.counts, self.hasField) = (counts, hasField)
      after.frame = Rect(x: 0, y: 240, width: 100, height: 40)
      root.addSublayer(table)
      root.addSublayer(after)
      scene = Scene(root: root, size: root.frame.size)
      scene.onProblem = { _ in }
      events = scene
      table.rowHeight = heights
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      scene.tick(at: 0)
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      asked.append(path)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row"
      cell.accessoryView = hasField(path) ? field(path) : nil
      return cell
    }

    func field(_ path: RowPath) -> TextField {
      if let field = fields[path] { return field }
      let field = TextField(placeholder: "\(path.section) \(path.row)")
      fields[path] = field
      return field
    }

    var focused: RowPath? { fields.first { $0.value.isFocused }?.key }

    func isInView(_ path: RowPath) -> Bool {
      let rect = table.convert(field(path).bounds, from: field(path))
      return rect.minY >= table.bounds.minY - 1 && rect.maxY <= table.bounds.maxY + 1
    }

    @discardableResult
    func tab(back: Bool = false) -> Bool {
      asked = []
      defer { scene.tick(at: scene.time + 0.1) }
      return events.send(.key(KeyEvent(.tab, modifiers: back ? .shift : [])))
    }
  }

  @Test(
    "Tab reaches each field of a longer table, over all sections, and Shift-Tab goes the same way back",
    arguments: [Height.fixed(44), .automatic()])
  func allFields(heights: Height) {
    let stage = Stage([7, 0, 9, 6], heights: heights) { ($0.row + $0.section) % 3 == 0 }
    let paths = [7, 0, 9, 6].enumerated().flatMap { section, count in
      (0..<count).map { RowPath(section: section, row: $0) }
    }.filter(stage.hasField)
    stage.events.focus(stage.field(paths[0]), isVisible: true)
    for path in paths.dropFirst() {
      #expect(stage.tab())
      #expect(stage.focused == path && stage.isInView(path))
    }
    stage.tab()
    #expect(stage.after.isFocused && stage.focused == nil)
    stage.tab(back: true)
    for path in paths.reversed() {
      #expect(stage.focused == path && stage.isInView(path))
      stage.tab(back: true)
    }
    #expect(stage.table.isFocused)
  }

  @Test("a table of a million rows is not searched: Tab goes on behind it after the rows of some views")
  func million() {
    let stage = Stage([1_000_000]) { $0.row == 2 || $0.row == 900_000 }
    stage.events.focus(stage.field(RowPath(section: 0, row: 2)), isVisible: true)
    let offset = stage.table.contentOffset
    stage.tab()
    #expect(stage.after.isFocused)
    #expect(stage.asked.count <= 120, "\(stage.asked.count) cells")
    #expect(stage.table.contentOffset == offset)
    // A plain list is left at once.
    stage.events.focus(stage.table, isVisible: true)
    stage.scene.tick(at: 5)
    stage.tab(back: true)
    #expect(stage.asked.isEmpty)
  }

  @Test("a field far below is reached over rows without one, and disabled rows and fields are passed over")
  func far() {
    let stage = Stage([60]) { [1, 20, 50].contains($0.row) }
    stage.field(RowPath(section: 0, row: 20)).isEnabled = false
    stage.events.focus(stage.field(RowPath(section: 0, row: 1)), isVisible: true)
    stage.tab()
    #expect(stage.focused == RowPath(section: 0, row: 50))
  }

  @Test("from a field that was scrolled away Tab goes to the next row, not to the rows in view")
  func scrolledAway() {
    let stage = Stage([60]) { $0.row % 4 == 0 }
    stage.events.focus(stage.field(RowPath(section: 0, row: 4)), isVisible: true)
    stage.table.contentOffset.y = 1_500
    stage.scene.tick(at: 1)
    stage.tab()
    #expect(stage.focused == RowPath(section: 0, row: 8) && stage.isInView(RowPath(section: 0, row: 8)))
    stage.table.contentOffset.y = 1_500
    stage.scene.tick(at: 2)
    stage.tab(back: true)
    #expect(stage.focused == RowPath(section: 0, row: 4))
  }

  @Test("the controls of the table's header come before the rows, those of its footer after them")
  func ends() {
    let stage = Stage([12]) { $0.row == 0 || $0.row == 11 }
    let search = SearchField(placeholder: "Search")
    let more = Button("More")
    more.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    stage.table.tableHeaderView = search
    stage.table.tableFooterView = more
    stage.scene.tick(at: 1)
    var seen: [String] = []
    for _ in 0..<7 {
      stage.tab()
      switch stage.events.focusedView {
      case let view where view === search.field: seen.append("search")
      case is CancelButton: seen.append("cancel")
      case let view where view === stage.table: seen.append("rows")
      case let view where view === more: seen.append("more")
      case let view where view === stage.after: seen.append("after")
      default: seen.append(stage.focused.map { "\($0.row)" } ?? "none")
      }
    }
    #expect(seen == ["search", "cancel", "rows", "0", "11", "more", "after"])
    let rect = stage.table.convert(more.bounds, from: more)
    stage.tab(back: true)
    #expect(more.isFocused && rect.maxY <= stage.table.bounds.maxY + 1)
    // Arrows are for the rows, whatever stands above them.
    stage.events.focus(nil)
    stage.events.send(.key(KeyEvent(.down)))
    #expect(stage.table.isFocused)
  }

  @Test("in a form Tab finds the fields below the view from the table itself")
  func form() {
    var names = ["", ""]
    let form = Form {
      Section("Switches") { for number in 0..<20 { Row("Switch \(number)", .switch(isOn: false) { _ in }) } }
      Section("Names") {
        for number in 0..<2 { Row("Name", .textField(names[number]) { names[number] = $0 }).id(number) }
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220), style: .grouped)
    let scene = Scene(root: table, size: table.frame.size)
    form.show(in: table)
    scene.tick(at: 0)
    for _ in 0..<2 { scene.send(.key(KeyEvent(.tab))) }
    scene.send(.text(TextEvent("Ada")))
    scene.send(.key(KeyEvent(.tab)))
    scene.send(.text(TextEvent("Grace")))
    #expect(names == ["Ada", "Grace"])
    _ = form
  }
}
