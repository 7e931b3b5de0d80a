import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

/// Rows of forms with text fields, and rows that a control fills.
@Suite struct FieldRowTests {
  /// A form of three texts that is updated after each input.
  private final class Model {
    var name = "Ada"
    var onSubmit: [String] = []
    let table: TableView
    let scene: Scene
    let events: Scene
    private(set) lazy var form: Form = Form {
      Section("\(self.name.count)") {
        Row(
          "Name",
          .textField(self.name, onSubmit: { self.onSubmit.append($0) }) {
            self.name = $0
            self.form.update()
          })
        Row("Password", .textField("secret", isSecureTextEntry: true) { _ in })
        Row("", .textField("", placeholder: "Notes") { _ in }, isEnabled: false)
        Row("", .segments(["Light", "Dark", "Automatically"], selectedIndex: 0) { _ in })
      }.id(0)
    }

    init(_ direction: LayoutDirection = .leftToRight, textScale: Double = 1, width: Double = 320) throws {
      table = TableView(frame: Rect(x: 0, y: 0, width: width, height: 900), style: .insetGrouped)
      scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
      (scene.traits.direction, scene.traits.textScale) = (direction, textScale)
      events = scene
      form.show(in: table)
      scene.tick(at: 0)
    }

    func cell(_ row: Int) throws -> TableViewCell {
      try #require(table.cellForRow(at: RowPath(section: 0, row: row)))
    }

    func field(_ row: Int) throws -> TextField { try #require(try cell(row).accessoryView as? TextField) }

    func tap(_ view: View) {
      let point = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      events.send(.pointer(PointerEvent(.down, at: point)))
      events.send(.pointer(PointerEvent(.up, at: point)))
    }
  }

  @Test("a field has the room beside its title, or the whole row, in both directions")
  func places() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let model = try Model(direction)
      let isMirrored = direction == .rightToLeft
      for row in 0..<3 {
        let (cell, field) = (try model.cell(row), try model.field(row))
        let frame = isMirrored ? cell.bounds.width - field.frame.maxX : field.frame.minX
        let end = isMirrored ? field.frame.minX : cell.bounds.width - field.frame.maxX
        #expect(end == 16)
        #expect(row == 2 ? frame == 16 : frame > 16 + cell.textLabel.sizeThatFits(cell.bounds.size).width)
      }
    }
  }

  @Test("input in a field is reported, and an update of the form keeps the field with its focus and caret")
  func input() throws {
    let model = try Model()
    let field = try model.field(0)
    model.tap(field)
    model.events.send(.key(KeyEvent(.home)))
    for text in ["M", "r", " "] { model.events.send(.text(TextEvent(text))) }
    model.scene.tick(at: 0.1)
    #expect(model.name == "Mr Ada" && model.form.sections[0].header == "6")
    #expect(try model.field(0) === field && field.isFocused && field.editing.selection.range == 3..<3)
    model.events.send(.key(KeyEvent(.return)))
    #expect(model.onSubmit == ["Mr Ada"])
    #expect(field.dump().contains("label \"Name\""))
    #expect(try !model.field(1).dump().contains("secret"))
  }

  @Test("whether a narrow row has its field does not depend on the size that the field had")
  func narrowRows() throws {
    let resized = try Model()
    for width in Array(stride(from: 310.0, through: 120, by: -10)) + [200, 320] {
      let new = try Model(width: width)
      resized.table.frame.size.width = width
      resized.scene.size.width = width
      for model in [new, resized] { model.scene.tick(at: 0) }
      #expect(try new.scene.picture() == resized.scene.picture(), "\(width) points")
    }
  }

  @Test("narrow rows in large text settle, with their fields or without them")
  func narrowLargeRows() throws {
    for width in stride(from: 120.0, through: 320, by: 20) {
      let model = try Model(width: width)
      var problems: [String] = []
      model.scene.onProblem = { problem in
        if !problem.message.contains("no room for its accessory") { problems.append(problem.message) }
      }
      for scale in [1.5, 2, 3, 1, 2] {
        model.scene.traits.textScale = scale
        model.scene.tick(at: 0)
        #expect(problems.isEmpty && model.scene.nextTickTime == nil, "\(width) points, text scale \(scale)")
      }
    }
  }

  @Test("a field below its title has the row's width, and no control is wider than its row")
  func largeTexts() throws {
    let model = try Model(textScale: 3)
    let (cell, field) = (try model.cell(1), try model.field(1))
    #expect(field.frame.minX == 16 && field.frame.maxX == cell.bounds.width - 16)
    #expect(field.frame.minY >= cell.textLabel.frame.maxY && cell.bounds.height > field.frame.maxY)
    let control = try #require(try model.cell(3).accessoryView)
    #expect(control.frame.minX >= 16)
  }

  @Test("a symbol of a button has the title's colour; one with a colour of its own, and a tile, keep theirs")
  func symbols() throws {
    func picture(_ image: Image?, _ style: Button.Style) throws -> Picture {
      let button = Button("Join", image: image, style: style)
      button.frame = Rect(x: 0, y: 0, width: 120, height: 40)
      return try Scene(root: button, size: button.frame.size).picture()
    }
    let white = Image.symbol(.check, tint: .white)
    #expect(try picture(.symbol(.check), .filled) == picture(white, .filled))
    #expect(try picture(.symbol(.check), .tinted) != picture(white, .tinted))
    #expect(try picture(.tile(.check, color: .token(.tint)), .filled) != picture(white, .filled))
  }
}
