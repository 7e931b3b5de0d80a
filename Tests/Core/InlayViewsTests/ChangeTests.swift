import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
import InlayViews
import Testing

private final class Rows: TableViewDataSource {
  var titles = (0..<100).map { "Row \($0)" }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel.text = titles[path.row]
    return cell
  }
}

/// The differences of two trees.
@Suite struct ChangeTests {
  private let rows = Rows()
  private let table = TableView()
  private let scene: Scene

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.rowHeight = .fixed(44)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 440)
    scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
  }

  /// The changes by a closure and a tick, in words.
  private func changes(_ change: () throws -> Void) rethrows -> [String] {
    let old = scene.accessibilityTree
    try change()
    scene.tick(at: 1)
    return scene.accessibilityTree.changes(from: old).map { change in
      switch change {
      case .removed(let node, let index, _): "removed \(node.element.label) at \(index)"
      case .added(let node, let index, _): "added \(node.element.label) at \(index)"
      case .replaced(let parent): "replaced in \(parent?.element.role.rawValue ?? "scene")"
      case .changed(let node, _): "changed \(node.element.label)"
      case .focused(let node, let lost): "focused \(node?.element.label ?? "-") from \(lost?.element.label ?? "-")"
      }
    }
  }

  @Test("nothing changes without a change")
  func nothing() { #expect(changes {} == []) }

  @Test("a row that scrolls out and one that scrolls in are a removal and an addition")
  func scrolling() {
    #expect(
      changes { table.contentOffset.y = 44 } == ["removed Row 0 at 0", "added Row 10 at 9"])
  }

  @Test("many rows that change are one change of their list")
  func page() {
    #expect(changes { table.contentOffset.y = 2000 } == ["replaced in listBox"])
    #expect(
      changes {
        rows.titles.reverse()
        table.reloadData()
      } == ["replaced in listBox"])
  }

  @Test("the focus that keys move is one change")
  func focus() {
    #expect(changes { scene.send(.key(KeyEvent(.tab))) } == ["focused Row 0 from -"])
    #expect(changes { scene.send(.key(KeyEvent(.down))) } == ["focused Row 1 from Row 0"])
  }

  @Test("a selected row, and one with another text, are changed")
  func selection() {
    #expect(changes { table.selectRow(at: RowPath(section: 0, row: 3)) } == ["changed Row 3"])
    #expect(changes { table.cellForRow(at: RowPath(section: 0, row: 4))?.textLabel.text = "Four" } == ["changed Four"])
  }

  @Test("an element that covers others comes with them, without their own changes")
  func alert() {
    let alert = Alert("Delete?", actions: [Alert.Action("Cancel")])
    #expect(changes { alert.present(in: scene) }.first == "removed  at 0")
    #expect(changes { alert.dismiss(animated: false) }.contains { $0.hasPrefix("added  at") })
  }

  @Test("a field in a row has the row focused")
  func fieldInRow() {
    let field = TextField(placeholder: "Name")
    table.cellForRow(at: RowPath(section: 0, row: 0))?.accessoryView = field
    scene.tick(at: 0.5)
    #expect(changes { field.becomeFocused() }.last == "focused Row 0 from -")
  }

  @Test("an update that deletes the focused row is announced, and the focus is on another one")
  func deletion() throws {
    var heard: [String] = []
    scene.setEnvironmentValue(AnnouncementListener { text, _ in heard.append(text) })
    scene.send(.key(KeyEvent(.tab)))
    let changes = try changes {
      rows.titles.removeFirst()
      try table.deleteRows(at: [RowPath(section: 0, row: 0)])
    }
    #expect(changes.last == "focused Row 1 from Row 0")
    #expect(heard == ["1 row deleted"])
  }

  @Test("a page that comes says its title, and not one that another one replaced at once")
  func pages() {
    let scene = Scene.forReading(root: View(), size: Size(width: 320, height: 480))
    var heard: [String] = []
    scene.setEnvironmentValue(AnnouncementListener { text, _ in heard.append(text) })
    let stack = NavigationStack(root: NavigationPage("Settings", content: View()))
    stack.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    scene.root.addSublayer(stack)
    scene.tick(at: 0)
    #expect(heard == [])
    stack.push(NavigationPage("Wi-Fi", content: View()))
    #expect(heard == ["Wi-Fi"])
    scene.tick(at: 9)
    stack.pop(animated: false)
    stack.push(NavigationPage("", content: View()), animated: false)
    #expect(heard == ["Wi-Fi", "Settings"])
  }

  @Test("announcements reach a listener, and nobody without one")
  func announcements() {
    var heard: [String] = []
    scene.announce("nobody")
    scene.setEnvironmentValue(AnnouncementListener { text, priority in heard.append("\(text) \(priority)") })
    scene.announce("Saved")
    scene.announce("Stop", priority: .assertive)
    Toast("Copied").present(in: scene)
    #expect(heard == ["Saved polite", "Stop assertive", "Copied polite"])
  }

  @Test("an app hears announcements beside assistive technology, and without it")
  func observedAnnouncements() {
    var heard: [String] = []
    var made = 0
    func text() -> String {
      made += 1
      return "Saved"
    }
    scene.announce(text())
    scene.onAnnouncement = { text, priority in heard.append("\(text) \(priority)") }
    scene.announce(text())
    scene.setEnvironmentValue(AnnouncementListener { text, _ in heard.append("spoken \(text)") })
    scene.announce(text(), priority: .assertive)
    scene.onAnnouncement = nil
    scene.announce(text())
    #expect(heard == ["Saved polite", "Saved assertive", "spoken Saved", "spoken Saved"] && made == 3)
  }
}
