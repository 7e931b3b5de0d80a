import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

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
    let events: EventDispatcher
    let fields: [TextField]

    init(height: Double = 44, safe: Insets = .zero) throws {
      let fields = (0..<12).map { TextField(placeholder: "Field \($0)") }
      self.fields = fields
      table = TableView(frame: root.bounds, style: .grouped)
      table.rowHeight = height
      source = Source(fields)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      root.addSublayer(table)
      scene = Scene(root: root, size: root.frame.size, scale: 2)
      scene.traits.safeArea = safe
      events = EventDispatcher(scene: scene)
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
    for height in [44, TableView.automaticDimension] {
      for way in 0..<4 {
        let stage = try Stage(height: height)
        let field = stage.fields[6]
        stage.events.focus(field, isShown: false)
        #expect(stage.isInView(field) && stage.table.contentOffset.y == 0)
        switch way {
        case 0: stage.table.frame.size.height = 180
        case 1: stage.table.contentInset.bottom = 220
        case 2: stage.scene.traits.safeArea.bottom = 220
        default:
          for height in stride(from: 380.0, through: 180, by: -20) {
            stage.table.frame.size.height = height
            stage.scene.tick(at: 1)
          }
        }
        stage.scene.tick(at: 2)
        #expect(field.isFocused && stage.isInView(field), "height \(height), way \(way): \(stage.table.contentOffset)")
        #expect(stage.table.contentOffset.y > 0)
      }
    }
  }

  @Test("typing shows the field that was scrolled away, and a field that gets the focus by Tab comes into view")
  func typing() throws {
    let stage = try Stage()
    stage.table.frame.size.height = 200
    stage.scene.tick(at: 0)
    stage.events.focus(stage.fields[0], isShown: false)
    for number in 1..<8 {
      stage.events.send(.key(KeyEvent(.tab)))
      stage.scene.tick(at: Double(number))
      guard let field = stage.fields.first(where: { $0.isFocused }) else { continue }
      #expect(stage.isInView(field))
    }
    let field = try #require(stage.fields.first { $0.isFocused })
    stage.table.contentOffset.y -= 20
    stage.scene.tick(at: 10)
    for event in [Event.text(TextEvent("a")), .key(KeyEvent(.delete)), .composition(CompositionEvent("b"))] {
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
    let events = EventDispatcher(scene: scene)
    scene.tick(at: 0)
    events.focus(field, isShown: false)
    view.frame.size.height = 120
    scene.tick(at: 1)
    #expect(view.contentOffset.y == 160)
    view.frame.size.height = 300
    scene.tick(at: 2)
    #expect(view.contentOffset.y == 160)
    events.focus(nil)
    view.contentOffset = .zero
    view.frame.size.height = 100
    scene.tick(at: 3)
    #expect(view.contentOffset == .zero)
  }
}
