import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// What a row shows, tells and keeps, whatever came before.
@Suite struct RowLawTests {
  @Test(
    "each visible control lies in the cell whose row made it, shows that row's value and tells that row",
    arguments: RowLawStage.Filling.allCases)
  func walk(filling: RowLawStage.Filling) throws {
    try withSeeds(300, long: 5_000) { random in
      try RowLawWalk(seed: random.seed, filling: filling).run(steps: 14)
    }
  }

  @Test("a control tells its row after three animated updates, of which one comes during another")
  func threeUpdates() throws {
    var (rows, told) = ([1, 2, 3, 4, 5, 6], [Int]())
    let form = Form {
      Section {
        for row in rows {
          Row("Row \(row)", .segments(["off", "on"], selectedIndex: 0) { _ in told.append(row) }).id(row)
        }
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 184), style: .grouped)
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.theme = .groupedClassic
    scene.tick(at: 0)
    var time = 0.0
    for (next, wait) in [([1, 6, 3, 5, 4, 2], 0.1), ([1, 7, 6, 3, 5, 4, 2], 0.1), ([6, 2, 4, 1, 5, 3, 7], 3)] {
      rows = next
      form.update(animated: true)
      time += wait
      scene.tick(at: time)
    }
    #expect(table.visibleCells.count > 1)
    for cell in table.visibleCells {
      let row = try rows[#require(cell.rowPath).row]
      let control = try #require(cell.accessoryView as? SegmentedControl, "row \(row)")
      #expect(control.superlayer === cell, "row \(row)")
      told = []
      control.onChange?(1)
      #expect(told == [row])
    }
  }

  @Test("one value that cells are given for all rows makes a view for each row, which keeps it, and has no other's")
  func oneValue() throws {
    let field = RowAccessory.textField("") { _ in }
    let toggle = RowAccessory.switch(isOn: false) { _ in }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let source = DiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.accessories = item % 2 == 0 ? field : toggle
      return cell
    }
    var snapshot = source.snapshot()
    try snapshot.appendSections([0])
    try snapshot.appendItems(Array(0..<60))
    source.apply(snapshot)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.tick(at: 0)
    func views() -> [View] { table.visibleCells.compactMap { $0.accessoryView as? View } }
    for view in views() {
      (view as? TextField)?.text = "typed"
      (view as? Switch).map { _ = $0.keyDown(KeyEvent(.space)) }
    }
    // A row that is filled again keeps its view.
    let before = views()
    #expect(before.contains { ($0 as? TextField)?.text == "typed" })
    #expect(before.contains { ($0 as? Switch)?.isOn == true })
    var again = source.snapshot()
    try again.reconfigureItems(Array(0..<4))
    source.apply(again)
    scene.tick(at: 1)
    let areKept = before.elementsEqual(views(), by: ===)
    #expect(areKept)
    var looked = 0
    for row in stride(from: 4, to: 60, by: 3) {
      table.scrollToRow(at: RowPath(section: 0, row: row), at: .top)
      scene.tick(at: Double(row))
      for cell in table.visibleCells where (cell.rowPath?.row ?? 0) > 5 {
        looked += 1
        #expect(cell.accessoryView is TextField || cell.accessoryView is Switch)
        #expect((cell.accessoryView as? TextField)?.text ?? "" == "")
        #expect((cell.accessoryView as? Switch)?.isOn ?? false == false)
      }
    }
    #expect(looked > 20)
  }

  @Test(
    "a row that comes into another section while sections come and go keeps its cell, text, focus, press and selection",
    arguments: [false, true])
  func otherSection(isAnimated: Bool) throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .grouped)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let source = DiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "\(item)"
      cell.accessories = .textField("") { _ in }
      return cell
    }
    func apply(_ sections: [(String, [Int])], reloading: [Int] = []) throws {
      var snapshot = DiffableDataSource<String, Int>.Snapshot()
      for (name, items) in sections {
        try snapshot.appendSections([name])
        try snapshot.appendItems(items)
      }
      try snapshot.reloadItems(reloading)
      source.apply(snapshot, animated: isAnimated)
    }
    try apply([("A", [1, 2, 3]), ("B", [4])])
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 1)))
    let field = try #require(cell.accessoryView as? TextField)
    var ends = 0
    field.onEndEditing = { _ in ends += 1 }
    scene.focus(field, isVisible: false)
    scene.send(.text(TextEvent("typed")))
    table.selectRow(at: RowPath(section: 0, row: 1))
    table.highlightRow(at: RowPath(section: 0, row: 1))
    cell.isHighlighted = true
    let ways: [[(String, [Int])]] = [
      [("C", [5, 2]), ("B", [4])], [("B", [4, 2])], [("B", [4]), ("D", [2, 6])], [("E", Array(10..<40) + [2])],
      [("F", [2])],
    ]
    for (step, sections) in ways.enumerated() {
      try apply(sections)
      for wait in [0.1, 3] {
        scene.tick(at: Double(step) * 5 + 1 + wait)
        #expect(field.isFocused && field.text == "typed" && ends == 0, "step \(step)")
        #expect(cell.isHighlighted, "step \(step)")
        let path = try #require(source.rowPath(for: 2))
        #expect(table.selectedRowPaths == [path] && cell.rowPath == path, "step \(step)")
        if step != 3 { #expect(table.cellForRow(at: path) === cell, "step \(step)") }
      }
    }
    // Two updates before a layout, and one that takes the row away.
    try apply([("G", [2])])
    try apply([("H", [7, 2])])
    scene.tick(at: 50)
    #expect(field.isFocused && table.cellForRow(at: RowPath(section: 0, row: 1)) === cell)
    try apply([("I", [7])])
    scene.tick(at: 51)
    #expect(!field.isFocused && ends == 1)
  }

  @Test("keys do not go to a row that an animation shows leaving")
  func leavingFocus() throws {
    var rows = [1, 2, 3]
    var typed: [String] = []
    let form = Form { Section { for row in rows { Row("\(row)", .textField("") { typed.append($0) }).id(row) } } }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.tick(at: 0)
    let (cell, events) = (table.visibleCells[1], scene)
    let field = try #require(cell.accessoryView as? TextField)
    events.focus(field, isVisible: false)
    events.send(.text(TextEvent("a")))
    #expect(typed == ["a"] && field.isFocused)
    rows = [1, 3]
    form.update(animated: true)
    scene.tick(at: 0.1)
    #expect(!table.visibleCells.contains { $0 === cell }, "it leaves")
    events.send(.text(TextEvent("x")))
    #expect(typed == ["a"] && !field.isFocused)
  }

  @Test("a row whose view grows while it is out of view has its height when it comes back")
  func grownOutOfView() throws {
    var text = ""
    let form = Form {
      Section {
        Row("Name", .textField(text) { text = $0 }).rules(for: text, .required)
        for number in 0..<30 { Row("Row \(number)") }
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    table.rowHeight = .automatic()
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.tick(at: 0)
    let first = RowPath(section: 0, row: 0)
    let height = try #require(table.rectForRow(at: first)?.height)
    table.scrollToRow(at: RowPath(section: 0, row: 30), at: .nearest)
    scene.tick(at: 1)
    form.validate()
    scene.tick(at: 2)
    scene.tick(at: 3)
    #expect(try #require(table.rectForRow(at: first)?.height) > height)
  }

  @Test("what an app animates in a row ends when its cell shows another one")
  func animations() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    let form = Form { Section { for number in 0..<60 { Row("Row \(number)") } } }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    scene.tick(at: 0)
    let before = table.visibleCells
    for cell in before {
      for layer in [cell, cell.contentView, cell.textLabel] {
        layer.animate(.opacity, from: 0, .curve(.linear, duration: 10))
      }
    }
    table.scrollToRow(at: RowPath(section: 0, row: 30), at: .top)
    scene.tick(at: 1)
    #expect(table.visibleCells.contains { cell in before.contains { $0 === cell } }, "a cell shows another row")
    for cell in table.visibleCells {
      for layer in [cell, cell.contentView, cell.textLabel] { #expect(layer.presented(.opacity) == 1) }
    }
  }

  @Test("an item that went and comes again has a view without the error of before")
  func comingAgain() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    let source = DiffableDataSource<Int, Int>(tableView: table) {
      Row(
        "Row \($0)",
        .view {
          TextField()
        } update: {
          $0.rules = [.required("wrong")]
        })
    }
    let scene = Scene(root: table, size: table.frame.size, scale: 1)
    func show(_ items: [Int]) throws -> TextField? {
      var snapshot = DiffableDataSource<Int, Int>.Snapshot()
      try snapshot.appendSections([0])
      try snapshot.appendItems(items)
      source.apply(snapshot)
      scene.tick(at: scene.time + 1)
      return source.rowPath(for: 2).flatMap(table.cellForRow)?.accessoryView as? TextField
    }
    let field = try #require(try show([1, 2, 3]))
    field.validate()
    #expect(field.error == "wrong")
    #expect(try show([3, 2]) === field && field.error == "wrong")
    #expect(try show([3]) == nil)
    #expect(try #require(try show([3, 2])).error == nil)
  }
}
