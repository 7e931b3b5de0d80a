import Inlay
import Testing

@Suite struct ExampleTests {
  @Test("a frame in foreign memory presents the changed pixels, and none without a change")
  func framebuffer() throws {
    let framebuffer = Framebuffer()
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 240, height: 160)
    let dot = Layer()
    dot.frame = Rect(x: 10, y: 10, width: 5, height: 5)
    dot.backgroundColor = .black
    root.addSublayer(dot)
    let screen = try Screen(root, on: framebuffer)
    try screen.show(at: 0)
    #expect(framebuffer.flushed == [Rect(x: 0, y: 0, width: 480, height: 320)])
    #expect(framebuffer.memory.load(fromByteOffset: 20 * framebuffer.bytesPerRow + 80, as: UInt32.self) == 0xFF00_0000)
    framebuffer.flushed = []
    try screen.show(at: 1)
    #expect(framebuffer.flushed.isEmpty)
    dot.backgroundColor = Color(red: 1, green: 0, blue: 0)
    try screen.show(at: 2)
    #expect(framebuffer.flushed == [Rect(x: 20, y: 20, width: 10, height: 10)])
  }

  @Test("the badge of the page Frames and Surfaces is all that its second frame paints")
  func badge() throws {
    let report = try paintBadge()
    #expect(report.pixelsPainted == 1_600)
    #expect(report.damage.map(\.rect) == [Rect(x: 416, y: 24, width: 40, height: 40)])
  }

  @Test("a view with a tap counts presses")
  func rating() {
    let rating = Rating()
    rating.frame = Rect(x: 0, y: 0, width: 94, height: 29)
    var values: [Int] = []
    rating.onChange = { values.append($0) }
    let scene = Scene(root: rating, size: Size(width: 94, height: 29))
    for x in [80.0, 80, 10] { scene.tap(at: Point(x: x, y: 10)) }
    #expect(values == [1, 2, 1])
  }

  @Test("a knob turns in a list that scrolls, and two fingers scale what one finger scrolls")
  func interactions() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    list.contentSize = Size(width: 200, height: 600)
    let dial = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let card = View(frame: Rect(x: 0, y: 60, width: 200, height: 140))
    for view in [dial, card] { list.addSublayer(view) }
    let (knob, _) = makeControls(card: card, dial: dial)
    let events = Scene(root: list, size: Size(width: 200, height: 200))
    func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, id: Int = 0) {
      events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), id: id)))
    }
    send(.down, 20, 30)
    send(.moved, 20, 5)
    send(.up, 20, 5)
    #expect(knob.angle == .pi / 4 && dial.transform == Transform(rotationAngle: .pi / 4))
    #expect(list.contentOffset == .zero)
    send(.down, 50, 100, id: 1)
    send(.moved, 52, 100, id: 1)
    send(.down, 152, 100, id: 2)
    send(.moved, 202, 100, id: 2)
    #expect(card.transform.a == 1.5 && list.contentOffset == .zero)
    send(.up, 52, 100, id: 1)
    send(.down, 102, 100, id: 1)
    send(.moved, 152, 100, id: 1)
    #expect(card.transform.a == 0.75, "a new finger and the one that stayed")
    for id in [1, 2] { send(.up, 100, 100, id: id) }
    send(.down, 50, 150)
    send(.moved, 50, 110)
    #expect(list.contentOffset.y == 40 && card.transform.a == 0.75)
  }

  @Test("custom cells are as high as their content, and the bars are at the bottom")
  func downloads() throws {
    let downloads = Downloads()
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 240, height: 300)
    downloads.show(in: table)
    let scene = Scene(root: table, size: Size(width: 240, height: 300))
    scene.tick(at: 0)
    let cells = try (0..<2).map { try #require(table.cellForRow(at: RowPath(section: 0, row: $0))) }
    #expect(cells[0].frame.height == 60)
    #expect(cells[1].frame.height > 44)
    let bar = try #require(cells[1].contentView.sublayers.last)
    #expect(bar.frame.maxY == cells[1].contentView.bounds.maxY)
    #expect(bar.frame.width == cells[1].contentView.bounds.width * 0.75)
  }

  @Test("a theme and traits set in code are shown without a problem")
  func themes() throws {
    let table = TableView(style: .insetGrouped)
    table.frame = Rect(x: 0, y: 0, width: 240, height: 160)
    let form = Form {
      Section { for row in 0..<3 { Row("\(row)") } }
    }
    form.show(in: table)
    let scene = Scene(root: table, size: Size(width: 240, height: 160))
    showInTheDark(table, scene)
    let surface = try ImageSurface(for: scene)
    let report = try scene.render(into: surface)
    #expect(report.problems.isEmpty)
    #expect(scene.theme.metrics.row.height == 52)
  }

  @MainActor
  @Test("tables on the main actor show models of the main actor")
  func mainActor() throws {
    let screen = VolumeScreen(Volume())
    let scene = screen.makeScene()
    scene.tick(at: 0)
    screen.volumeChanged()
    let list = VolumeList()
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 240, height: 160)
    table.register(TableViewCell.self, style: .default, forCellReuseIdentifier: "volume")
    table.dataSource = list
    let tableScene = Scene(root: table, size: Size(width: 240, height: 160))
    tableScene.tick(at: 0)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 1))?.textLabel.text == "3")
  }

  @Test("pictures of several lists are made in parallel")
  func pictures() async throws {
    try await withThrowingTaskGroup(of: Image.self) { group in
      for name in ["a", "b", "c"] { group.addTask { try await picture(of: [name, name]) } }
      for try await image in group { #expect(image.pixelWidth == 640) }
    }
  }
}
