import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// A focused field stays in view.
@Suite struct FieldInViewTests {
  private final class Source: TableViewDataSource {
    let fields: [TextField]

    init(_ fields: [TextField]) { self.fields = fields }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row"
      cell.accessoryView = fields[path.row]
      return cell
    }
  }

  private struct Stage {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let table: TableView
    let source: Source
    let scene: Scene
    let events: Scene
    let fields: [TextField]

    init(heights: Height = .fixed(44), safe: Insets = .zero) throws {
      let fields = (0..<12).map { TextField(placeholder: "Field \($0)") }
      self.fields = fields
      table = TableView(frame: root.bounds, style: .grouped)
      table.rowHeight = heights
      source = Source(fields)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      root.addSublayer(table)
      scene = Scene(root: root, size: root.frame.size, scale: 2)
      scene.traits.safeAreaInsets = safe
      events = scene
      scene.tick(at: 0)
    }

    func isInView(_ field: TextField) -> Bool {
      guard field.scene === scene else { return false }
      let rect = table.convert(field.bounds, from: field)
      let view = table.bounds.inset(by: table.adjustedContentInset)
      return rect.minY >= view.minY - 1 && rect.maxY <= view.maxY + 1
    }
  }

  @Test("a focused field comes into view when its table shrinks, by its frame or its insets")
  func shrinks() throws {
    for heights in [Height.fixed(44), .automatic()] {
      for way in 0..<4 {
        let stage = try Stage(heights: heights)
        let field = stage.fields[6]
        stage.events.focus(field, isVisible: false)
        #expect(stage.isInView(field) && stage.table.contentOffset.y == 0)
        switch way {
        case 0: stage.table.frame.size.height = 180
        case 1: stage.table.contentInset.bottom = 220
        case 2: stage.scene.traits.safeAreaInsets.bottom = 220
        default:
          for height in stride(from: 380.0, through: 180, by: -20) {
            stage.table.frame.size.height = height
            stage.scene.tick(at: 1)
          }
        }
        stage.scene.tick(at: 2)
        #expect(field.isFocused && stage.isInView(field), "\(heights), way \(way): \(stage.table.contentOffset)")
        #expect(stage.table.contentOffset.y > 0)
      }
    }
  }

  /// Rows of automatic height, one of them with a field.
  private final class GrowingRows: TableViewDataSource, TableViewDelegate {
    let table: TableView
    let field = TextField(placeholder: "Name")
    var rows: [Int]
    var lines = 1

    init(_ table: TableView, count: Int, fieldRow: Int) {
      self.table = table
      rows = (0..<count).map { $0 == fieldRow ? -1 : $0 }
      table.rowHeight = .automatic()
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      String(repeating: "A header of some words ", count: lines)
    }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      let isField = rows[path.row] < 0
      cell.textLabel.text = isField ? "Name" : String(repeating: "Words that wrap in a narrow row. ", count: lines)
      cell.textLabel.numberOfLines = 0
      cell.accessoryView = isField ? field : nil
      return cell
    }
  }

  @Test(
    "a focused field that was in view stays in view, whatever makes the rows above it higher",
    arguments: Seeds.first(120))
  func pushed(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let size = Size(width: random.length(300...700), height: random.length(320...500))
    let table =
      random.chance(0.5) ? TableView(style: .insetGrouped) : TableView(style: random.pick(TableView.Style.allCases))
    table.frame = Rect(origin: .zero, size: size)
    let source = GrowingRows(table, count: 12, fieldRow: random.int(2...8))
    let root = View(frame: Rect(origin: .zero, size: size))
    root.addSublayer(table)
    let scene = Scene(root: root, size: size, scale: random.pick([1, 2, 3]))
    scene.theme = .settings
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    let field = source.field
    var time = 0.0
    func isInView() -> Bool {
      guard field.scene === scene else { return false }
      let rect = table.convert(field.bounds, from: field)
      let view = table.bounds.inset(by: table.adjustedContentInset)
      return rect.minY >= view.minY - 0.5 && rect.maxY <= view.maxY + 0.5
    }
    scene.tick(at: time)
    let path = RowPath(section: 0, row: source.rows.firstIndex(of: -1) ?? 0)
    table.scrollToRow(at: path, at: random.pick([.top, .middle, .bottom]), animated: false)
    scene.tick(at: time)
    scene.focus(field, isVisible: false)
    scene.tick(at: time)
    guard field.isFocused, isInView() else { return }
    var steps: [String] = []
    for step in 0..<8 {
      let row = try #require(source.rows.firstIndex(of: -1))
      switch random.int(0...7) {
      case 0:
        table.frame.size.width = random.length(200...700)
        steps.append("width \(table.frame.width)")
      case 1:
        table.frame.size.height = random.length(200...500)
        steps.append("height \(table.frame.height)")
      case 2:
        scene.traits.textScale = random.pick([0.8, 1, 1.2, 1.6, 2])
        steps.append("text scale \(scene.traits.textScale)")
      case 3:
        source.lines = random.int(1...4)
        table.reconfigureRows(at: table.visibleCells.compactMap(\.rowPath).filter { $0.row < row })
        steps.append("lines \(source.lines)")
      case 4:
        let new = random.int(0...row)
        source.rows.insert(50 + step, at: new)
        try table.insertRows(at: [RowPath(section: 0, row: new)], with: random.pick([.none, .fade]))
        steps.append("row \(new)")
      case 5:
        table.contentInset = Insets(top: random.length(0...40), bottom: random.length(0...80))
        steps.append("insets \(table.contentInset)")
      case 6:
        field.error = random.pick([
          nil, "Too short", "This name is too short, and has a character that is not allowed in it",
        ])
        steps.append("error")
      default:
        let header = View(frame: Rect(x: 0, y: 0, width: 100, height: random.length(0...80)))
        table.tableHeaderView = header
        steps.append("header \(header.frame.height)")
      }
      // Without ticks too.
      if random.chance(0.3) { continue }
      time += random.pick([0, 1 / 60, 1])
      scene.tick(at: time)
      // During an update rows are presented elsewhere.
      if table.rowMotion != nil || random.chance(0.5) {
        time += 1
        scene.tick(at: time)
      }
      let view = table.bounds.inset(by: table.adjustedContentInset)
      guard field.bounds.height + 40 < view.height else { return }
      #expect(field.isFocused && isInView(), "seed \(seed): \(steps), \(table.contentOffset)")
      if !isInView() { return }
    }
    scene.tick(at: time + 5)
    scene.tick(at: time + 6)
    #expect(!problems.contains { $0.contains("round") } && !root.isLayoutDue, "seed \(seed): \(problems)")
  }

  @Test("a pushed field is in view to half a pixel, with rows and insets between pixels")
  func betweenPixels() throws {
    for part in 0..<100 {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
      table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 100, height: 20 + Double(part % 10) / 10))
      table.contentInset.bottom = 10 + Double(part / 10) / 10
      let source = GrowingRows(table, count: 12, fieldRow: 2)
      let scene = Scene(root: table, size: table.frame.size)
      scene.theme = .settings
      scene.tick(at: 0)
      scene.focus(source.field, isVisible: false)
      scene.tick(at: 0)
      for number in 1...6 {
        source.rows.insert(50 + number, at: 0)
        try table.insertRows(at: [RowPath(section: 0, row: 0)])
        scene.tick(at: Double(number))
        let bottom = table.convert(source.field.bounds, from: source.field).maxY
        #expect(bottom <= table.bounds.maxY - table.contentInset.bottom + 0.5, "part \(part), row \(number)")
      }
      #expect(table.contentOffset.y > 0)
    }
  }

  @Test("a field that the user scrolled away stays away, whatever the rows do")
  func scrolledAway() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let source = GrowingRows(table, count: 20, fieldRow: 2)
    let scene = Scene(root: table, size: table.frame.size)
    scene.theme = .settings
    scene.tick(at: 0)
    scene.focus(source.field, isVisible: false)
    table.contentOffset.y = 200
    scene.tick(at: 1)
    source.lines = 3
    table.reloadData()
    scene.tick(at: 2)
    #expect(table.contentOffset.y >= 200)
    table.setNeedsLayout()
    scene.tick(at: 3)
    #expect(table.contentOffset.y >= 200)
  }

  @Test("typing shows the field that was scrolled away, and a field that gets the focus by Tab comes into view")
  func typing() throws {
    let stage = try Stage()
    stage.table.frame.size.height = 200
    stage.scene.tick(at: 0)
    stage.events.focus(stage.fields[0], isVisible: false)
    for number in 1..<8 {
      stage.events.send(.key(KeyEvent(.tab)))
      stage.scene.tick(at: Double(number))
      guard let field = stage.fields.first(where: { $0.isFocused }) else { continue }
      #expect(stage.isInView(field))
    }
    let field = try #require(stage.fields.first { $0.isFocused })
    stage.table.contentOffset.y -= 20
    stage.scene.tick(at: 10)
    for event in [Event.text(TextEvent("a")), .key(KeyEvent(.backspace)), .composition(CompositionEvent("b"))] {
      stage.table.contentOffset.y += 40
      stage.scene.tick(at: 11)
      guard field.isFocused, field.scene === stage.scene else { continue }
      stage.events.send(event)
      stage.scene.tick(at: 12)
      #expect(stage.isInView(field))
    }
  }

  @Test("a plain scroll view keeps its focused field in view, but not below a pointer that drags it")
  func plain() throws {
    let view = ScrollView()
    view.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    view.contentSize = Size(width: 200, height: 900)
    let field = TextField(placeholder: "Name")
    field.frame = Rect(x: 10, y: 240, width: 150, height: 40)
    view.addSublayer(field)
    let scene = Scene(root: view, size: view.frame.size)
    scene.tick(at: 0)
    scene.focus(field, isVisible: false)
    view.frame.size.height = 120
    scene.tick(at: 1)
    #expect(view.contentOffset.y == 160)
    view.frame.size.height = 300
    scene.tick(at: 2)
    #expect(view.contentOffset.y == 160)
    scene.focus(nil)
    view.contentOffset = .zero
    view.frame.size.height = 100
    scene.tick(at: 3)
    #expect(view.contentOffset == .zero)
  }
}
