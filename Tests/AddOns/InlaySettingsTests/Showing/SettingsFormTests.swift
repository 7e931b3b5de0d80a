import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayForms
@testable import InlaySettings

/// Rows of every specifier, by input and from values.
@Suite struct SettingsFormTests {
  @Test("a tap and Space turn a switch, and store its true or false value")
  func toggles() throws {
    let app = try SettingsApp()
    #expect(app.cell(1, 0)?.isOn == true)
    app.tap(1, 0)
    #expect(app.values.all == ["notify": .boolean(false)] && app.cell(1, 0)?.isOn == false)
    app.events.focus(app.table, isVisible: true)
    app.table.focusRow(at: RowPath(section: 1, row: 0))
    app.press(.space)
    #expect(app.values.all == ["notify": .boolean(true)] && app.cell(1, 0)?.isOn == true)
    app.values.setValue(.string("NO"), forKey: "notify")
    app.runUntilRest()
    #expect(app.cell(1, 0)?.isOn == false)
    app.values.setValue(nil, forKey: "notify")
    app.runUntilRest()
    #expect(app.cell(1, 0)?.isOn == true)
  }

  @Test("typing changes a text at each character, and its row says which keyboard it wants")
  func texts() throws {
    let app = try SettingsApp()
    var log: [String] = []
    app.screen.onBeginEditing = { row in
      guard case .textField(let field) = row.content else { return }
      log.append("\(row.key ?? "") \(field.keyboardType.rawValue) \(field.autocorrection.rawValue)")
    }
    app.screen.onEndEditing = { log.append("end \($0.key ?? "")") }
    app.tap(0, 0)
    let field = try #require(app.cell(0, 0)?.accessoryView as? TextField)
    app.press(.end)
    for text in ["!", "?"] { app.type(text) }
    #expect(app.values.all == ["name": .string("Ada!?")] && field.isFocused)
    app.tap(0, 1)
    #expect(log == ["name EmailAddress No", "end name", "password EmailAddress No"])
    app.values.setValue(.integer(7), forKey: "name")
    #expect(field.text == "7" && field.placeholder == "Required")
    app.values.setValue(.string(""), forKey: "name")
    #expect(field.text == "")
  }

  @Test("a title value follows its value, by its choices or as it is")
  func titleValues() throws {
    let app = try SettingsApp()
    #expect(app.cell(0, 2)?.detailTextLabel.text == "3.0" && app.cell(0, 3)?.detailTextLabel.text == "Full")
    app.values.setValue(.real(1), forKey: "licence")
    app.values.setValue(.real(1), forKey: "title3")
    app.runUntilRest()
    #expect(app.cell(0, 2)?.detailTextLabel.text == "1" && app.cell(0, 3)?.detailTextLabel.text == "Trial")
    app.tap(0, 3)
    #expect(app.screen.stack.pages.count == 1)
  }

  @Test("a drag, a tap and arrows move a slider within its limits, also while each step is reported")
  func sliders() throws {
    let app = try SettingsApp()
    let slider = try #require(app.cell(2, 0)?.accessoryView as? Slider)
    var reports = 0
    app.values.onChange = { _, _ in reports += 1 }
    let start = slider.convert(Point(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
    app.events.send(.pointer(PointerEvent(.down, at: start)))
    for step in 1...5 {
      app.events.send(.pointer(PointerEvent(.moved, at: Point(x: start.x + Double(step) * 60, y: start.y))))
      app.scene.tick(at: 0)
    }
    app.events.send(.pointer(PointerEvent(.up, at: Point(x: start.x + 300, y: start.y))))
    #expect(app.values.all == ["brightness": .real(1)] && reports > 1)
    #expect(app.cell(2, 0)?.accessoryView === slider)
    app.events.focus(app.table, isVisible: true)
    app.table.focusRow(at: RowPath(section: 2, row: 0))
    app.press(.left)
    #expect(app.values.value(forKey: "brightness") == .real(0.95))
    app.values.setValue(.string("0.25"), forKey: "brightness")
    #expect(slider.value == 0.25)
    app.values.setValue(.integer(7), forKey: "brightness")
    #expect(slider.value == 1 && app.values.value(forKey: "brightness") == .integer(7))
  }

  @Test("a radio group moves its checkmark by tap, key and value, and checks the first of equal choices")
  func radios() throws {
    let app = try SettingsApp()
    func checked() -> [Int] { (0..<3).filter { app.cell(3, $0)?.accessoryType == .checkmark } }
    app.table.contentOffset.y += 200
    app.runUntilRest()
    #expect(checked() == [1])
    app.tap(3, 2)
    #expect(checked() == [2] && app.values.all == ["sort": .string("s")])
    app.events.focus(app.table, isVisible: true)
    app.table.focusRow(at: RowPath(section: 3, row: 0))
    app.press(.return)
    #expect(checked() == [0] && app.values.all == ["sort": .string("n")])
    app.values.setValue(.string("?"), forKey: "sort")
    app.runUntilRest()
    #expect(checked() == [])
    let rows = (0..<2).map { (choice: Int) in
      SettingsRow(
        id: SettingsRow.ID(specifier: 0, choice: choice), title: "\(choice)", key: "k",
        content: .radio(value: .integer(1)))
    }
    let page = SettingsPage(name: "", title: "", groups: [SettingsGroup(title: nil, footer: nil, rows: rows)])
    let form = SettingsForm(page, values: SettingsValues(["k": .boolean(true)]))
    #expect(form.sections[0].rows.map(\.accessories) == [.checkmark, []])
  }

  @Test("a row without a key stays as it is")
  func noKey() throws {
    var page = try #require(SamplePages().page("Root"))
    page.groups[1].rows[0].key = nil
    let values = SettingsValues()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 844), style: .insetGrouped)
    let form = page.show(in: table, values: values)
    let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 1, row: 0)))
    let control = try #require(cell.sublayers.first { $0 is Switch })
    scene.tap(at: control.convert(Point(x: 20, y: 14), to: nil))
    scene.tick(at: 1)
    #expect(cell.isOn && values.all.isEmpty && form.values === values)
  }

  @Test("a page with other keys follows their values")
  func otherKeys() throws {
    let app = try SettingsApp()
    app.screen.page = { name in
      var page = SamplePages().page(name)
      page?.groups[0].rows[2].key = "release"
      return page
    }
    app.values.setValue(.string("9"), forKey: "release")
    app.runUntilRest()
    #expect(app.cell(0, 2)?.detailTextLabel.text == "9")
  }

  @Test("a change of one value fills its rows again, and no others")
  func few() throws {
    let app = try SettingsApp()
    let cells = app.table.visibleCells
    for cell in cells { cell.layoutIfNeeded() }
    app.values.setValue(.integer(2), forKey: "theme")
    #expect(cells.filter(\.needsLayout).map(\.textLabel.text) == ["Theme"])
    app.values.setValue(.integer(2), forKey: "elsewhere")
    app.runUntilRest()
    let frame = app.scene.frame
    app.values.setValue(.integer(3), forKey: "elsewhere")
    app.scene.tick(at: app.time)
    #expect(app.scene.frame === frame)
  }
}
