import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
import InlayViews
import Testing

@testable import InlayWindow

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel.text = "Row \(path.row)"
    return cell
  }
}

/// A window without a display.
@MainActor final class TestHost: AccessibleHost {
  var scene: Scene
  let title = "Test"
  let isOpen = true
  let isResizable = false
  let hasKeyboardFocus = true
  let position = Point(x: 100, y: 50)
  let geometry = WindowGeometry(unitWidth: 320, unitHeight: 440, pixelWidth: 640, pixelHeight: 880, scale: 2)
  let pasteboard: any Pasteboard = LocalPasteboard()
  init(_ scene: Scene) { self.scene = scene }
  func takeFocus() {}
}

/// What objects answer, without a bus.
@MainActor @Suite struct AccessibleObjectsTests {
  private let rows = Rows()
  private let table = TableView()
  private let scene: Scene
  private let objects = AccessibleObjects()
  private let window: AccessibleWindow

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.rowHeight = .fixed(44)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 440)
    scene = Scene(root: table, size: table.frame.size, scale: 2)
    scene.tick(at: 0)
    objects.busName = ":1.1"
    window = objects.add(TestHost(scene))
  }

  private func ask(_ path: String, _ member: String, of interface: String = "Accessible", _ arguments: BusValue...)
    -> BusValue?
  {
    objects.answer(
      BusRequest(path: path, interface: "org.a11y.atspi." + interface, member: member, arguments: arguments))?.first
  }

  private func children(_ path: String) -> [String] {
    ask(path, "GetChildren")?.parts.map { $0.parts[1].text } ?? []
  }

  @Test("all requests between two frames have one tree; the next one has another, and the same paths")
  func frames() throws {
    let list = try #require(children(children(AccessibleObject.root)[0]).first)
    #expect(children(list).count == 10)
    #expect(ask(children(list)[2], "Name") == .text("Row 2"))
    table.cellForRow(at: RowPath(section: 0, row: 2))?.textLabel.text = "Two"
    #expect(ask(children(list)[2], "Name") == .text("Row 2"))
    let paths = children(list)
    window.markStale()
    #expect(ask(children(list)[2], "Name") == .text("Two"))
    #expect(children(list) == paths)
  }

  @Test("while something moves, answers are those of the last look, and an action finds what is there now")
  func moving() throws {
    let list = try #require(children(children(AccessibleObject.root)[0]).first)
    let old = children(list)
    objects.isMoving = true
    table.contentOffset.y = 4_400_000
    window.markStale()
    #expect(children(list) == old)
    #expect(ask(old[2], "Name") == .text("Row 2"))
    #expect(ask(old[2], "DoAction", of: "Action", .int(0)) == .bool(false))
    #expect(table.selectedRowPath == nil)
    #expect(Set(old).isDisjoint(with: children(list)))
    let row = try #require(objects.object(AccessibleObject.number(of: children(list)[2]) ?? 0))
    table.contentOffset.y += 44
    window.markStale()
    objects.isMoving = true
    #expect(objects.perform(.press, on: row))
    #expect(table.selectedRowPath == RowPath(section: 0, row: 100_002))
  }

  @Test("objects are known that a reader was given, until they are gone")
  func unknown() throws {
    let list = try #require(children(children(AccessibleObject.root)[0]).first)
    let number = try #require(AccessibleObject.number(of: list))
    let rows = try #require(window.objects[number]?.children)
    #expect(objects.isKnown(number) && !objects.isKnown(rows[0]))
    _ = children(list)
    #expect(rows.allSatisfy(objects.isKnown))
    table.contentOffset.y = 44
    window.markStale()
    objects.update(window)
    let added = try #require(window.objects[number]?.children.last)
    #expect(!objects.isKnown(rows[0]) && objects.isKnown(rows[1]) && !objects.isKnown(added))
  }

  @Test("an element that is gone says so, and its path is not used again")
  func gone() throws {
    let list = try #require(children(children(AccessibleObject.root)[0]).first)
    let old = children(list)
    table.contentOffset.y = 4_400_000
    window.markStale()
    let new = children(list)
    #expect(Set(old).isDisjoint(with: new))
    #expect(ask(old[0], "GetState") == AccessibleStates.defunct.value)
    #expect(ask(old[0], "GetRoleName") == .text("invalid"))
    #expect(ask(old[0], "GetIndexInParent") == .int(-1))
    #expect(objects.interfaces(at: old[0]) == ["org.a11y.atspi.Accessible"])
    #expect(objects.interfaces(at: AccessibleObject.path(1_000_000)) == [])
    #expect(ask(new[3], "GetAttributes")?.entries["posinset"] == .text("100004"))
    #expect(ask(new[3], "GetAttributes")?.entries["setsize"] == .text("1000000"))
  }

  @Test("places are in units of the display, of the screen, the window or the parent")
  func places() throws {
    let list = try #require(children(children(AccessibleObject.root)[0]).first)
    let row = children(list)[1]
    func extents(_ type: Int) -> [Int]? {
      ask(row, "GetExtents", of: "Component", .unsigned(type))?.parts.map(\.int)
    }
    #expect(extents(0) == [100, 94, 320, 44])
    #expect(extents(1) == [0, 44, 320, 44])
    #expect(
      ask(list, "GetAccessibleAtPoint", of: "Component", .int(5), .int(50), .unsigned(1))
        == .tuple([
          .text(":1.1"), .path(row),
        ]))
  }

  @Test("rows are selected, and take the focus")
  func use() throws {
    let list = try #require(children(children(AccessibleObject.root)[0]).first)
    #expect(ask(list, "SelectChild", of: "Selection", .int(3)) == .bool(true))
    #expect(table.selectedRowPath == RowPath(section: 0, row: 3))
    #expect(ask(list, "NSelectedChildren", of: "Selection") == .int(1))
    #expect(ask(list, "IsChildSelected", of: "Selection", .int(3)) == .bool(true))
    #expect(ask(children(list)[5], "GrabFocus", of: "Component") == .bool(true))
    #expect(table.focusedRowPath == RowPath(section: 0, row: 5))
    #expect(ask(list, "GetActiveDescendant", of: "Collection")?.parts[1] == .path(children(list)[5]))
  }

  @Test("nothing tells the length of a secret, which is replaced as a whole or entered at its caret")
  func secret() throws {
    let field = TextField(text: "hunter2", placeholder: "Password")
    field.isSecureTextEntry = true
    field.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    let scene = Scene(root: field, size: field.frame.size)
    let objects = AccessibleObjects()
    let window = objects.add(TestHost(scene))
    let path = try #require(objects.allObjects.last).path
    func ask(_ member: String, of interface: String, _ arguments: BusValue...) -> BusValue? {
      window.markStale()
      return objects.answer(
        BusRequest(path: path, interface: "org.a11y.atspi." + interface, member: member, arguments: arguments))?.first
    }
    for _ in 0..<2 {
      #expect(ask("CharacterCount", of: "Text") == .int(0) && ask("CaretOffset", of: "Text") == .int(0))
      #expect(ask("GetText", of: "Text", .int(0), .int(-1)) == .text(""))
      #expect(ask("GetAttributes", of: "Accessible")?.entries["valuetext"] == nil)
      #expect(ask("Name", of: "Accessible") == .text("Password"))
      field.selectedRange = 3..<5
    }
    for (member, arguments) in [
      ("SetCaretOffset", [.int(0)]), ("SetSelection", [.int(0), .int(0), .int(1)]),
      ("AddSelection", [.int(0), .int(9)]),
    ] as [(String, [BusValue])] {
      let answer = objects.answer(
        BusRequest(path: path, interface: "org.a11y.atspi.Text", member: member, arguments: arguments))
      #expect(answer == [.bool(false)] && field.selectedRange == 3..<5, "\(member)")
    }
    field.selectedRange = 3..<3
    #expect(ask("InsertText", of: "EditableText", .int(0), .text("xy"), .int(2)) == .bool(true))
    #expect(field.text == "hunxyter2")
    #expect(ask("DeleteText", of: "EditableText", .int(0), .int(-1)) == .bool(false) && field.text == "hunxyter2")
    #expect(ask("SetTextContents", of: "EditableText", .text("new")) == .bool(true) && field.text == "new")
  }

  @Test("a slider is set within its range, and answers its value in numbers and in words")
  func value() throws {
    let slider = Slider(value: 0.5)
    slider.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    let scene = Scene(root: slider, size: slider.frame.size)
    let objects = AccessibleObjects()
    objects.add(TestHost(scene))
    let object = try #require(objects.allObjects.last)
    #expect(object.interfaces.contains(.value))
    let request = BusRequest(
      path: object.path, interface: "org.a11y.atspi.Value", member: "CurrentValue", arguments: [.double(7)])
    #expect(objects.set(request))
    #expect(slider.value == 1)
    #expect(objects.answer(request) == [.double(1)])
    let text = BusRequest(path: object.path, interface: "org.a11y.atspi.Value", member: "Text")
    #expect(objects.answer(text) == [.text("100%")])
  }
}
