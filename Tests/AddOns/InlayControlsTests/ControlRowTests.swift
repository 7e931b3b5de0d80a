import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// Rows of forms with controls.
@Suite struct ControlRowTests {
  /// The data of a form, and the form.
  private final class Model {
    var volume = 0.5
    var guests = 2.0
    var mode = 0
    var isBusy = false
    var log: [String] = []
    let table = TableView(frame: Rect(x: 0, y: 0, width: 360, height: 480), style: .insetGrouped)
    let root = View()
    let scene: Scene
    let events: Scene
    private(set) lazy var form: Form = Form {
      Section("Sound") {
        Row(
          "Volume",
          .slider(self.volume) {
            self.volume = $0
            self.log.append("volume")
            self.form.update()
          })
        Row(
          "Guests", detail: "\(Int(self.guests))",
          .stepper(self.guests) {
            self.guests = $0
            self.form.update()
          })
        Row("Mode", .popUp(["Home", "Work"], selectedIndex: self.mode) { self.mode = $0 })
        if self.isBusy { Row("Busy", .activity(.spokes)) } else { Row("Busy", .badge(4)) }
        Row("Update", .button("Now", style: .filled) { self.log.append("now") })
      }
    }

    init(_ direction: LayoutDirection = .leftToRight, textScale: Double = 1) throws {
      root.frame = table.frame
      root.addSublayer(table)
      table.rowHeight = .automatic()
      scene = Scene(root: root, size: root.frame.size, textContext: try TextContext())
      scene.traits.direction = direction
      scene.traits.textScale = textScale
      events = scene
      form.show(in: table)
      scene.tick(at: 0)
    }

    func control(_ row: Int) -> Control? {
      table.cellForRow(at: RowPath(section: 0, row: row))?.accessoryView as? Control
    }

    func point(_ row: Int, _ x: Double) -> Point {
      guard let control = control(row) else { return Point(x: -1, y: -1) }
      return control.convert(Point(x: control.bounds.width * x, y: control.bounds.midY), to: nil)
    }

    func press(_ keys: KeyEvent.Key...) { for key in keys { events.send(.key(KeyEvent(key))) } }
  }

  @Test("a drag goes on while the form is updated at each of its steps")
  func dragging() throws {
    let model = try Model()
    let slider = try #require(model.control(0))
    let start = model.point(0, 0.5)
    model.events.send(.pointer(PointerEvent(.down, at: start)))
    for step in 1...6 {
      model.events.send(.pointer(PointerEvent(.moved, at: Point(x: start.x + Double(step) * 8, y: start.y))))
      model.scene.tick(at: 0)
    }
    #expect(model.log.count == 6 && model.volume > 0.6 && model.control(0) === slider)
    model.events.send(.pointer(PointerEvent(.up, at: Point(x: start.x + 48, y: start.y))))
    #expect((slider as? Slider)?.value == model.volume)
  }

  @Test("an updated form equals one that is made with its values, byte for byte")
  func updated() throws {
    let (model, fresh) = (try Model(), try Model())
    model.volume = 0.8
    model.guests = 7
    model.mode = 1
    model.isBusy = true
    model.form.update()
    (fresh.volume, fresh.guests, fresh.mode, fresh.isBusy) = (0.8, 7, 1, true)
    fresh.form.update()
    fresh.form.show(in: fresh.table)
    fresh.table.reloadData()
    for scene in [model.scene, fresh.scene] { scene.tick(at: 1) }
    #expect(try model.scene.picture() == fresh.scene.picture())
  }

  @Test("a table passes Space, Return and arrows to its rows' controls", arguments: LayoutDirection.allCases)
  func keys(direction: LayoutDirection) throws {
    let model = try Model(direction)
    let forward: KeyEvent.Key = direction == .leftToRight ? .right : .left
    model.press(.tab, forward, forward)
    #expect(abs(model.volume - 0.6) < 1e-9 && model.events.focusedView === model.table)
    model.press(.down, forward)
    #expect(model.guests == 3)
    model.press(.down, .return, .down, .down, .return)
    #expect(model.mode == 1)
    model.press(.down, .down, .space)
    #expect(model.log == ["volume", "volume", "now"])
  }

  @Test("taps on controls are not taps on their rows")
  func taps() throws {
    let model = try Model()
    model.events.tap(at: model.point(1, 0.8))
    model.events.tap(at: model.point(4, 0.5))
    #expect(model.guests == 3 && model.log == ["now"])
    #expect(model.table.selectedRowPaths == [])
  }

  @Test("a slider has the room that its title leaves, and the row's width below a title in large text")
  func room() throws {
    let model = try Model()
    let slider = try #require(model.control(0))
    let cell = try #require(model.table.cellForRow(at: RowPath(section: 0, row: 0)))
    let title = cell.textLabel.convert(cell.textLabel.bounds, to: cell)
    #expect(slider.frame.minX >= title.minX + 50 && slider.frame.maxX == cell.bounds.width - 16)
    let large = try Model(textScale: 3)
    let below = try #require(large.control(0))
    let row = try #require(large.table.cellForRow(at: RowPath(section: 0, row: 0)))
    #expect(below.frame.width > 280 && below.frame.midY > row.bounds.midY)
    #expect(row.textLabel.convert(row.textLabel.bounds, to: row).maxY <= below.frame.minY)
  }

  @Test("a disabled control in an enabled row is dimmed, and stays so when the row is laid out again")
  func disabled() throws {
    let model = try Model()
    let control = try #require(model.control(1))
    control.isEnabled = false
    model.scene.tick(at: 0)
    model.table.cellForRow(at: RowPath(section: 0, row: 1))?.setNeedsLayout()
    model.scene.tick(at: 0)
    #expect(control.opacity == 0.5)
    model.events.tap(at: model.point(1, 0.8))
    #expect(model.guests == 2)
  }

  @Test("a row with an avatar is indented by it, on the leading side", arguments: LayoutDirection.allCases)
  func avatars(direction: LayoutDirection) throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
    let form = Form { Section { Row("Grace Hopper", subtitle: "Rear admiral").avatar() } }
    let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
    scene.traits.direction = direction
    form.show(in: table)
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)) as? AvatarCell)
    let avatar = cell.avatar.convert(cell.avatar.bounds, to: cell)
    let title = cell.textLabel.convert(cell.textLabel.bounds, to: cell)
    #expect(cell.avatar.initials == "GH")
    if direction == .leftToRight {
      #expect(avatar.minX == 16 && title.minX > avatar.maxX)
    } else {
      #expect(avatar.maxX == cell.bounds.width - 16 && title.maxX < avatar.minX)
    }
  }
}
