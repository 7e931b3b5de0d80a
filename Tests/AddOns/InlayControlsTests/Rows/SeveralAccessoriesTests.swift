import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows with several accessories.
@Suite struct SeveralAccessoriesTests {
  /// A form with a row for each accessory, in a scene.
  private final class Stage {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    let scene: Scene
    let events: Scene
    private let form: Form
    private let rows: Rows
    var problems: [String] = []

    /// What the form is made from.
    private final class Rows {
      var accessories: [RowAccessory]
      init(_ accessories: [RowAccessory]) { self.accessories = accessories }
    }

    convenience init(title: String = "Title", width: Double = 390, _ accessories: RowAccessory...) throws {
      try self.init(title: title, width: width, all: accessories)
    }

    init(title: String = "Title", width: Double = 390, all accessories: [RowAccessory]) throws {
      let rows = Rows(accessories)
      self.rows = rows
      form = Form {
        Section {
          for (number, accessory) in rows.accessories.enumerated() { Row(title, accessory).id(number) }
        }
      }
      table.frame.size.width = width
      form.show(in: table)
      scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
      events = scene
      scene.onProblem = { [weak self] in self?.problems.append($0.message) }
      scene.tick(at: 0)
    }

    func update(_ accessories: RowAccessory...) {
      rows.accessories = accessories
      form.update()
      scene.tick(at: scene.time + 1)
    }

    func cell(_ row: Int = 0) throws -> TableViewCell {
      try #require(table.cellForRow(at: RowPath(section: 0, row: row)))
    }

    /// What a row shows, in the order of reading.
    func layers(_ row: Int = 0) throws -> [Layer] { try cell(row).placedAccessories.reversed() }

    func names(_ row: Int = 0) throws -> [String] {
      try layers(row).map { ($0 as? AccessoryView).map { "\($0.kind)" } ?? "\(type(of: $0))" }
    }

    @discardableResult
    func press(_ keys: KeyEvent.Key...) -> Bool {
      keys.map { events.send(.key(KeyEvent($0))) }.last ?? false
    }
  }

  @Test("accessories stand in the order of reading, beside each other, after the content", arguments: [false, true])
  func order(isMirrored: Bool) throws {
    let stage = try Stage([.label("9:41"), .badge(3), .disclosure], [.switch(isOn: true) { _ in }, .info {}])
    stage.scene.traits.direction = isMirrored ? .rightToLeft : .leftToRight
    stage.scene.tick(at: 1)
    #expect(try stage.names() == ["Label", "Badge", "disclosureIndicator"])
    #expect(try stage.names(1) == ["Switch", "detailButton"])
    for row in 0...1 {
      let cell = try stage.cell(row)
      let layers = try [cell.contentView] + stage.layers(row)
      let frames = layers.map { cell.mirrored($0.frame) }
      for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX <= next.minX + 0.5 && next.width > 0) }
      #expect((frames.last?.maxX ?? 0) == 374)
      let order = layers.compactMap { layer in cell.sublayers.firstIndex { $0 === layer } }
      #expect(order == order.sorted() && order.count == layers.count, "layers lie in the order of reading")
    }
  }

  @Test("one accessory has the width that texts and the others leave, wherever it stands")
  func filling() throws {
    func slider() -> RowAccessory { .slider(0.5) { _ in } }
    let stage = try Stage([slider(), .label("50 %")], [.label("50 %"), slider()], [slider()])
    let widths = try (0...2).map { row in try #require(stage.layers(row).first { $0 is Slider }).frame.width }
    let label = try #require(stage.layers(0).last).frame.width
    let gap = stage.table.theme.metrics.accessory.gap
    #expect(label > 30 && widths[0] == widths[1] && abs(widths[2] - widths[0] - label - gap) <= 1, "\(widths) \(label)")
  }

  @Test("a narrow row leaves out marks first, then texts and badges, and says so")
  func narrow() throws {
    let all: RowAccessory = [.label("Yesterday"), .switch(isOn: true) { _ in }, .disclosure]
    let stage = try Stage(title: "Benachrichtigungen", width: 390, all)
    #expect(try stage.names() == ["Label", "Switch", "disclosureIndicator"] && stage.problems.isEmpty)
    var seen: [[String]] = []
    for width in stride(from: 300.0, through: 120, by: -4) {
      stage.table.frame.size.width = width
      stage.scene.tick(at: stage.scene.time + 1)
      let names = try stage.names()
      if seen.last != names { seen.append(names) }
      let isTold = stage.problems.contains { $0.contains("label") }
      #expect(names.contains("Label") != isTold, "\(width): \(names) \(stage.problems)")
      #expect(names.contains("Label") || !names.contains("disclosureIndicator"), "\(width): \(names)")
    }
    #expect(seen.count > 1 && seen.last == ["Switch"], "\(seen)")
  }

  @Test(
    "Tab and the arrows reach each control of a row in the order of reading, and Space uses it",
    arguments: [false, true])
  func keys(byTab: Bool) throws {
    var log: [String] = []
    let stage = try Stage([
      .button("One") { log.append("one") }, .label("Text"), .button("Two") { log.append("two") },
      .info { log.append("info") },
    ])
    let after = Button("After")
    after.frame = Rect(x: 0, y: 350, width: 90, height: 40)
    stage.table.addSublayer(after)
    stage.scene.tick(at: 1)
    stage.events.focus(stage.table, isVisible: true)
    let next: KeyEvent.Key = byTab ? .tab : .right
    stage.press(.space, next, .space, next, .space)
    #expect(log == ["one", "two", "info"] && stage.table.focusedRowPath == RowPath(section: 0, row: 0))
    stage.press(byTab ? .backTab : .left, .space)
    #expect(log.last == "two")
    if byTab {
      stage.press(.tab, .tab)
      #expect(after.isFocused)
    }
  }

  @Test("Tab goes from a field to the other accessories of its row, and on to the next row's field")
  func tabFromField() throws {
    var log: [String] = []
    let field = RowAccessory.textField("") { _ in }
    let stage = try Stage([field, .button("One") { log.append("one") }], [.info { log.append("info") }, field])
    let views = try (0...1).map { row in
      try #require(stage.layers(row).lazy.compactMap { $0 as? View }.first { $0.canBecomeFocused })
    }
    stage.events.focus(views[0], isVisible: true)
    stage.press(.tab, .space)
    #expect(log == ["one"] && stage.table.isFocused)
    stage.press(.backTab)
    #expect(views[0].isFocused)
    stage.press(.tab, .tab)
    #expect(views[1].isFocused)
    stage.press(.backTab, .space)
    #expect(log == ["one", "info"] && stage.table.focusedRowPath == RowPath(section: 0, row: 1))
  }

  @Test("a field is named by its row, and by its placeholder in a row without a title", arguments: ["Title", ""])
  func fieldName(title: String) throws {
    let stage = try Stage(title: title, [.textField("", placeholder: "Hint") { _ in }])
    let field = try #require(stage.layers().first as? TextField)
    #expect(field.accessibilityElement?.label == (title.isEmpty ? "Hint" : "Title"))
  }

  @Test("where a control is before a field, Space uses it while the row has the focus, and Tab goes on to the field")
  func tabFromControl() throws {
    var log: [String] = []
    let stage = try Stage([.button("One") { log.append("one") }, .textField("") { _ in }])
    let field = try #require(stage.layers().last as? TextField)
    stage.events.focus(stage.table, isVisible: true)
    stage.press(.space, .tab)
    #expect(log == ["one"] && field.isFocused)
    stage.press(.backTab, .space)
    #expect(log == ["one", "one"] && stage.table.isFocused)
  }

  @Test("a view is kept by its place and its kind in updates of the form, and its press goes on")
  func kept() throws {
    var values: [Double] = []
    let slider = RowAccessory.slider(0.5) { values.append($0) }
    let stage = try Stage([.label("50 %"), slider, .badge(1)])
    let before = try stage.layers()
    let start = before[1].convert(Point(x: before[1].bounds.midX, y: before[1].bounds.midY), to: nil)
    stage.events.send(.pointer(PointerEvent(.down, at: start, time: 0)))
    stage.update([.label("60 %"), slider, .badge(2)])
    let after = try stage.layers()
    #expect(zip(before, after).allSatisfy { $0 === $1 } && after.count == 3)
    #expect((after[0] as? Label)?.text == "60 %" && (after[2] as? Badge)?.text == "2")
    stage.events.send(.pointer(PointerEvent(.moved, at: Point(x: start.x + 30, y: start.y), time: 0.2)))
    #expect(values.count == 1, "the drag goes on")
    stage.update([slider, .label("70 %")])
    #expect(try stage.layers().count == 2 && stage.names() == ["Slider", "Label"])
  }

  @Test("rows that are given the same value have views of their own, as a form is updated")
  func sameValue() throws {
    var states: [Bool] = []
    let accessory: RowAccessory = [.label("New"), .switch(isOn: false) { states.append($0) }, .disclosure]
    let stage = try Stage(accessory, accessory, accessory)
    for _ in 0..<2 {
      let rows = try (0...2).map { try stage.layers($0) }
      #expect(Set(rows.joined().map(ObjectIdentifier.init)).count == 9 && rows.allSatisfy { $0.count == 3 })
      #expect(rows.joined().allSatisfy { $0.superlayer is TableViewCell })
      stage.update(accessory, accessory, accessory)
    }
  }

  @Test("cells that are given the same value have views of their own, and keep them as it is given again")
  func sameValueInCells() throws {
    let scene = Scene(root: View(), size: Size(width: 300, height: 300), textContext: try TextContext())
    let accessory: RowAccessory = [.label("New"), .button("Go") {}]
    let cells = (0..<3).map { index in
      let cell = TableViewCell()
      cell.frame = Rect(x: 0, y: 50 * Double(index), width: 300, height: 44)
      scene.root.addSublayer(cell)
      return cell
    }
    var seen: Set<ObjectIdentifier> = []
    for time in 0..<3 {
      for cell in cells { cell.accessories = accessory }
      scene.tick(at: Double(time))
      let layers = cells.flatMap { $0.placedAccessories }
      #expect(layers.count == 6)
      let now = Set(layers.map(ObjectIdentifier.init))
      #expect(now.count == 6 && (seen.isEmpty || now == seen))
      seen = now
    }
  }

  @Test("a value that is given twice stands in both places, in a row of a form and in a cell")
  func twice() throws {
    func twice(_ a: RowAccessory, _ b: RowAccessory) -> () -> RowAccessory { { [a, b, .checkmark, a, .checkmark, b] } }
    let inForm = twice(.label("New"), .button("Go") {})
    let inCell = twice(.label("New"), .button("Go") {})
    let stage = try Stage(inForm())
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 300, width: 390, height: 44)
    stage.table.addSublayer(cell)
    let names = ["Label", "Button", "checkmark", "Label", "checkmark", "Button"]
    var seen: [Layer] = []
    for time in 0..<3 {
      stage.update(inForm())
      cell.accessories = inCell()
      stage.scene.tick(at: Double(10 + time))
      #expect(try stage.names() == names && cell.placedAccessories.count == 6)
      let layers = try stage.layers() + cell.placedAccessories.reversed()
      #expect(Set(layers.map(ObjectIdentifier.init)).count == 12)
      #expect(zip(seen, layers).allSatisfy { $0 === $1 }, "views are kept")
      seen = layers
    }
  }

  @Test("rows that are given the same switch have states of their own, also in a cell that showed another one")
  func sameSwitch() throws {
    let accessory = RowAccessory.switch(isOn: false) { _ in }
    let stage = try Stage(all: Array(repeating: accessory, count: 40))
    let control = try #require(stage.layers(0).first as? Switch)
    #expect(control.keyDown(KeyEvent(.space)) && control.isOn)
    for (row, isOn) in [(39, false), (20, false), (10, false), (0, true)] {
      stage.table.scrollToRow(at: RowPath(section: 0, row: row), at: .nearest, animated: false)
      stage.scene.tick(at: stage.scene.time + 1)
      #expect(try (stage.layers(row).first as? Switch)?.isOn == isOn, "row \(row)")
    }
  }

  @Test("a mark that left a selected row is not highlighted when it comes back to it")
  func highlightedMark() throws {
    let stage = try Stage([.info {}, .disclosure])
    let path = RowPath(section: 0, row: 0)
    func marks() throws -> [AccessoryView] { try stage.layers().compactMap { $0 as? AccessoryView } }
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.selectRow(at: path)
    stage.scene.tick(at: 1)
    #expect(try marks().allSatisfy { !$0.fillsBackground })
    stage.table.isEditing = true
    stage.scene.tick(at: 2)
    stage.table.deselectRow(at: path)
    stage.scene.tick(at: 3)
    #expect(try marks().isEmpty)
    stage.table.isEditing = false
    stage.scene.tick(at: 4)
    #expect(try marks().count == 2 && marks().allSatisfy(\.fillsBackground))
  }

  @Test("a tap on the title opens the row's only control, a pop-up, and none that stands after a field")
  func tapOnTitle() throws {
    let popUp = RowAccessory.popUp(["A", "B"], selectedIndex: 0) { _ in }
    let stage = try Stage([.textField("") { _ in }, popUp], popUp)
    for (row, opens) in [(0, false), (1, true)] {
      let title = try stage.cell(row).textLabel
      let point = title.convert(Point(x: 5, y: title.bounds.midY), to: nil)
      stage.events.send(.pointer(PointerEvent(.down, at: point, time: Double(row) + 1)))
      stage.events.send(.pointer(PointerEvent(.up, at: point, time: Double(row) + 1.1)))
      let button = try #require(stage.layers(row).last as? PopUpButton)
      #expect(button.isMenuPresented == opens, "row \(row)")
    }
  }

  @Test("what is given for editing takes nothing from what the row shows")
  func editingBesideOthers() throws {
    let stage = try Stage([.label("A"), .checkmark])
    let cell = try stage.cell()
    cell.editingAccessories = [.label("B")]
    stage.scene.tick(at: 1)
    #expect(cell.placedAccessories.compactMap { ($0 as? Label)?.text } == ["A"])
  }

  @Test("a switch keeps what input changed while its row is out of view, and takes the value of an update")
  func outOfView() throws {
    let stage = try Stage([.switch(isOn: false) { _ in }, .info {}])
    let control = try #require(stage.layers().first as? Switch)
    #expect(control.keyDown(KeyEvent(.space)) && control.isOn)
    stage.update([.switch(isOn: false) { _ in }, .info {}])
    #expect(try (stage.layers().first as? Switch)?.isOn == false)
  }

  @Test("assistive technology hears of all accessories, and may press each control")
  func speech() throws {
    var log: [String] = []
    let stage = try Stage([
      .label("9:41"), .switch(isOn: true) { log.append("\($0)") }, .button("Share") { log.append("share") },
      .info { log.append("info") },
    ])
    let cell = try stage.cell()
    let element = try #require(cell.accessibilityElement)
    #expect(element.label == "Title" && element.value.contains("9:41") && element.role == .switch)
    #expect(element.states.contains(.checked))
    for action in [AccessibilityAction.press, .custom("Share"), .showDetails] {
      #expect(element.actions.contains(action) && cell.performAccessibilityAction(action), "\(action)")
    }
    #expect(log == ["false", "share", "info"])
  }

  @Test("an image, and the gap beside it, grow with the text", arguments: [1.0, 1.5, 2])
  func growth(textScale: Double) throws {
    let stage = try Stage([.label("6 of 8 free"), .image(.symbol(.leaf, size: 22)), .disclosure])
    stage.table.rowHeight = .automatic()
    stage.scene.traits.textScale = textScale
    stage.scene.tick(at: 1)
    let layers = try stage.layers()
    let (label, image, mark) = (layers[0].frame, layers[1].frame, layers[2].frame)
    #expect(image.size == Size(width: (22 * textScale).rounded(), height: (22 * textScale).rounded()))
    let gap = stage.scene.theme.metrics.accessory.gap * textScale
    #expect(abs(image.minX - label.maxX - gap) <= 1 && abs(mark.minX - image.maxX - gap) <= 1)
    stage.scene.traits.textScale = 1
    stage.scene.tick(at: 2)
    #expect(try stage.layers()[1].frame.size == Size(width: 22, height: 22))
  }

  @Test("a growing image stays inside a row without the space for it")
  func narrowGrowth() throws {
    let stage = try Stage(width: 150, .image(.symbol(.leaf, size: 60)))
    stage.table.rowHeight = .automatic()
    stage.scene.traits.textScale = 3
    stage.scene.tick(at: 1)
    let cell = try stage.cell()
    for layer in try stage.layers() { #expect(cell.bounds.contains(layer.frame.center)) }
    #expect(try stage.layers().allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 150 })
  }
}
