import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayWindow

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1000 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel.text = "Row \(path.row)"
    return cell
  }
}

/// What readers are told of changes, without a bus.
@MainActor @Suite struct AccessibleEventsTests {
  private let rows = Rows()

  private func table() -> TableView {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.rowHeight = .fixed(50)
    return table
  }

  private func isFocusOrWindow(_ line: String) -> Bool {
    ["Activate", "Deactivate", "StateChanged:active", "StateChanged:focused/1"].contains { line.hasPrefix($0) }
  }

  // MARK: dialogs

  @Test("readers go to an alert as to a window, with its title and its message, before its button has the focus")
  func alert() throws {
    let stage = EventStage(table())
    stage.scene.send(.key(KeyEvent(.tab)))
    _ = stage.said {}
    let alert = Alert("Delete?", message: "It is gone then.", actions: [Alert.Action("Keep", role: .cancel)])
    let opened = stage.said { alert.present(in: stage.scene, animated: false) }
    #expect(
      opened.filter(isFocusOrWindow) == [
        "Activate/0 Delete? Delete?", "StateChanged:active/1 Delete?", "StateChanged:focused/1 Keep",
      ])
    let object = try #require(stage.object("Delete?"))
    #expect(object.details == "It is gone then." && object.role.name == "alert")
    #expect(object.states.isSuperset(of: [.modal, .active, .showing]))
    #expect(object.frame.width < 390 && object.frame.height < 700, "that of its card")
    #expect(stage.elements(of: "list item").isEmpty, "nothing behind it is shown")
    let closed = stage.said { alert.dismiss(animated: false) }
    #expect(closed.filter(isFocusOrWindow) == ["StateChanged:focused/1 Row 0"], "readers go to the row")
  }

  @Test("where nothing has the focus after an alert, readers go back to the window")
  func unfocused() {
    let stage = EventStage(table())
    let alert = Alert("Saved", actions: [Alert.Action()])
    let opened = stage.said { alert.present(in: stage.scene, animated: false) }
    #expect(opened.filter(isFocusOrWindow) == ["Activate/0 Saved Saved", "StateChanged:active/1 Saved"])
    #expect(stage.said { alert.dismiss(animated: false) }.filter(isFocusOrWindow) == ["Activate/0 Test Test"])
  }

  @Test("a dialog below another one, or below a list of values, is said again only in the first case")
  func stacked() {
    let popUp = PopUpButton(["One", "Two"], selectedIndex: 0)
    popUp.frame = Rect(x: 20, y: 20, width: 200, height: 44)
    let content = View()
    content.addSublayer(popUp)
    let sheet = Sheet(NavigationPage("Details", content: content))
    let stage = EventStage(View())
    func activated(_ change: () -> Void) -> [String] { stage.said(change).filter { $0.hasPrefix("Activate") } }
    #expect(activated { sheet.present(in: stage.scene, animated: false) } == ["Activate/0 Details Details"])
    #expect(activated { popUp.presentMenu(animated: false) } == [])
    #expect(activated { popUp.dismissMenu(animated: false) } == [])
    let alert = Alert("Really?", actions: [Alert.Action()])
    #expect(activated { alert.present(in: stage.scene, animated: false) } == ["Activate/0 Really? Really?"])
    #expect(activated { alert.dismiss(animated: false) } == ["Activate/0 Details Details"])
  }

  @Test("a window with an open dialog that becomes active says both")
  func activation() {
    let stage = EventStage(View())
    let alert = Alert("Saved", actions: [Alert.Action()])
    _ = stage.said { alert.present(in: stage.scene, animated: false) }
    let said = stage.said { stage.events.reportActivation(stage.window, true) }
    #expect(said.filter { $0.hasPrefix("Activate") } == ["Activate/0 Test Test", "Activate/0 Saved Saved"])
    let left = stage.said { stage.events.reportActivation(stage.window, false) }
    #expect(left.contains("StateChanged:active/0 Saved"))
  }

  // MARK: announcements

  /// What readers are told of an announcement in a new window.
  private func announcement(_ readers: [String: [String]], _ texts: String...) -> (stage: EventStage, said: [String]) {
    let stage = EventStage(View(), listens: false)
    for (reader, events) in readers { for event in events { stage.events.addListener(reader, event: event) } }
    let said = texts.flatMap { text in
      stage.said { stage.events.announce(text, isUrgent: false, in: stage.window) }
    }
    return (stage, said)
  }

  private let older = ["object:state-changed:showing", "object:state-changed:focused", "object:text-changed:insert"]

  @Test("a reader that knows no announcements hears them as notifications of a status bar, also equal ones")
  func olderReader() throws {
    let (stage, said) = announcement([":1.43": older], "Saved", "Sent", "Sent")
    let again = ["StateChanged:showing/0 notification", "StateChanged:showing/1 notification"]
    #expect(said == ["StateChanged:showing/1 notification"] + again + again)
    #expect(stage.events.hearsAnnouncements(stage.window))
    let (bar, notification, label) = (
      try #require(stage.elements(of: "status bar").first), try #require(stage.elements(of: "notification").first),
      try #require(stage.elements(of: "label").first)
    )
    #expect(label.name == "Sent" && label.parent == notification.number && notification.parent == bar.number)
    let frame = try #require(stage.elements(of: "frame").first)
    #expect(bar.parent == frame.number && frame.children.last == bar.number)
  }

  @Test("a reader that knows announcements gets only these, and one that hears all events too")
  func newerReader() {
    for events in [["object:announcement"] + older, ["object:"], ["object:announcement"]] {
      let (stage, said) = announcement([":1.48": events], "Saved")
      #expect(said == ["Announcement/1 Test Saved"] && stage.elements(of: "status bar").isEmpty)
    }
    let (_, both) = announcement([":1.48": ["object:announcement"], ":1.43": older], "Saved")
    #expect(both == ["Announcement/1 Test Saved", "StateChanged:showing/1 notification"])
    let (other, nothing) = announcement([":1.7": ["object:state-changed:focused", "window:"]], "Saved")
    #expect(nothing == [] && !other.events.hearsAnnouncements(other.window))
  }

  // MARK: children

  @Test("an event of children has the place of the child, also one for many")
  func places() {
    let table = table()
    let stage = EventStage(table)
    #expect(
      stage.said { table.contentOffset.y = 50 }.filter { $0.hasPrefix("Children") } == [
        "ChildrenChanged:remove/0 list box", "ChildrenChanged:add/13 list box Row 14",
      ])
    #expect(
      stage.said { table.contentOffset.y = 5000 }.filter { $0.hasPrefix("Children") } == [
        "ChildrenChanged:add/13 list box Row 113"
      ])
  }

  @Test("a reader that keeps copies forgets the children of a list before it is told of the last of many")
  func caches() {
    let table = table()
    let stage = EventStage(table)
    stage.cache()
    let said = stage.said { table.contentOffset.y = 5000 }
    #expect(said.prefix(2) == ["AddAccessible list box, 0 children", "ChildrenChanged:add/13 list box Row 113"])
    #expect(said.count { $0.hasPrefix("RemoveAccessible") } == 14)
  }

  // MARK: the keyboard

  /// A field above a list, with the keyboard on the screen.
  private func typing() -> (stage: EventStage, said: [String], form: Form) {
    let root = View()
    let (field, table) = (TextField(placeholder: "Name"), TableView())
    field.frame = Rect(x: 20, y: 10, width: 300, height: 44)
    table.frame = Rect(x: 0, y: 60, width: 390, height: 640)
    let form = Form { Section { for row in 0..<40 { Row("Row \(row)") } } }
    form.show(in: table)
    for view in [field, table] as [View] { root.addSublayer(view) }
    let stage = EventStage(root)
    stage.scene.keyboardMode = .always
    let said = stage.said {
      stage.scene.focus(field, isVisible: false)
      for _ in 1...20 { stage.scene.tick(at: stage.scene.time + 0.05) }
    }
    return (stage, said, form)
  }

  @Test("rows behind the keyboard are not showing, which readers are told, and the keyboard has a name")
  func behindKeyboard() throws {
    let (stage, said, form) = typing()
    let keyboard = try #require(stage.object("keyboard"))
    let top = stage.scene.size.height - stage.scene.coveredHeight
    #expect(keyboard.role.name == "panel" && keyboard.frame.minY >= top && top < 600)
    let items = stage.elements(of: "list item")
    #expect(items.contains { !$0.states.contains(.showing) })
    for row in items { #expect(row.states.contains(.showing) == (row.frame.minY < top), "\(row.name)") }
    let covered = items.filter { !$0.states.contains(.showing) }.map { "StateChanged:showing/0 \($0.name)" }
    #expect(said.filter { $0.hasPrefix("StateChanged:showing/0") } == covered)
    let shown = stage.said {
      stage.scene.focus(nil)
      for _ in 1...20 { stage.scene.tick(at: stage.scene.time + 0.05) }
    }
    #expect(shown.filter { $0.hasPrefix("StateChanged:showing/1") }.count >= covered.count)
    withExtendedLifetime(form) {}
  }

  @Test("Shift and another page are one event of the keyboard, and the copies of readers are kept right")
  func keys() throws {
    let (stage, _, form) = typing()
    func press(_ name: String) throws -> [String] {
      let key = try #require(stage.object(name))
      return stage.said { #expect(stage.objects.perform(.press, on: key)) }
    }
    func isOfKeys(_ line: String) -> Bool {
      line.hasPrefix("PropertyChange") || line.hasPrefix("ChildrenChanged") || line.hasPrefix("VisibleData")
    }
    #expect(try press("shift").filter(isOfKeys) == ["VisibleDataChanged/0 keyboard"])
    let digits = try press("numbers").filter(isOfKeys)
    #expect(digits.count == 1 && digits[0].hasPrefix("ChildrenChanged:add/"), "\(digits)")
    _ = try press("letters")
    stage.cache()
    let before = Set(stage.elements(of: "push button").map(\.name))
    let said = try press("shift")
    let after = stage.elements(of: "push button").map(\.name)
    let others = after.filter { !before.contains($0) }
    #expect(said.filter(isOfKeys) == ["VisibleDataChanged/0 keyboard"] && others.count > 20)
    let copies = said.filter { $0.hasPrefix("AddAccessible") }
    #expect(Set(copies) == Set(others.map { "AddAccessible \($0), 0 children" }))
    withExtendedLifetime(form) {}
  }
}
