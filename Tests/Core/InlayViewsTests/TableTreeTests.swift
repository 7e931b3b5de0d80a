import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
import InlayTestSupport
import InlayViews
import Testing

private final class ManyRows: TableViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel.text = "Row \(path.row)"
    return cell
  }
}

/// A table that retains its source.
private final class RowTable: TableView {
  private let rows: ManyRows

  init(_ count: Int) {
    rows = ManyRows(count)
    super.init(style: .plain)
    register(TableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = rows
    frame = Rect(x: 0, y: 0, width: 320, height: 440)
    rowHeight = .fixed(44)
  }
}

/// The elements of tables: what is visible, with the places of the data.
@Suite struct TableTreeTests {
  private func show(rows: Int) -> (RowTable, Scene) {
    let table = RowTable(rows)
    return (table, Scene.forReading(root: table, size: table.frame.size))
  }

  @Test("of a million rows only the visible ones are elements, and each knows its place")
  func million() throws {
    let (table, scene) = show(rows: 1_000_000)
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 2)))
    #expect(scene.spokenText(for: cell) == "Row 2, 3 of 1000000")
    table.scrollToRow(at: RowPath(section: 0, row: 999_999), at: .bottom, animated: false)
    scene.tick(at: 1)
    let list = try #require(scene.accessibilityTree.nodes.first)
    #expect(list.element.count == 1_000_000)
    #expect(list.children.map(\.element.index) == Array(999_991...1_000_000))
  }

  @Test("the texts of a row's content are said with its title and detail, or as its name")
  func content() throws {
    let (table, scene) = show(rows: 3)
    scene.tick(at: 0)
    for (row, title) in ["Line 4", "", "Line 6"].enumerated() {
      let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: row)))
      cell.textLabel.text = title
      let (group, minutes, hidden) = (Layer(), Label(), TextLayer())
      (minutes.text, hidden.text, hidden.isHidden) = ("12 min", "13 min", true)
      minutes.frame = Rect(x: 200, y: 10, width: 60, height: 20)
      group.frame = cell.contentView.bounds
      group.addSublayer(minutes)
      group.addSublayer(hidden)
      cell.contentView.addSublayer(group)
    }
    scene.tick(at: 1)
    let rows = try #require(scene.accessibilityTree.nodes.first).children.map(\.element)
    #expect(rows.map(\.label) == ["Line 4", "12 min", "Line 6"])
    #expect(rows.map(\.value) == ["12 min", "", "12 min"])
  }

  @Test("a reused cell is another element, a row that moves with its cell the same one")
  func identity() throws {
    let (table, scene) = show(rows: 1_000)
    scene.tick(at: 0)
    let before = try #require(scene.accessibilityTree.nodes.first).children
    table.contentOffset.y = 4_400
    scene.tick(at: 1)
    let after = try #require(scene.accessibilityTree.nodes.first).children
    #expect(Set(before.map(\.id)).isDisjoint(with: after.map(\.id)))
    table.contentOffset.y += 44
    scene.tick(at: 2)
    let next = try #require(scene.accessibilityTree.nodes.first).children
    #expect(Array(after.dropFirst().map(\.id)) == Array(next.dropLast().map(\.id)))
  }

  @Test("keys move the focus to one element, which is the row's")
  func focus() throws {
    let (_, scene) = show(rows: 100)
    scene.send(.key(KeyEvent(.tab)))
    scene.send(.key(KeyEvent(.down)))
    #expect(scene.spokenFocus == "Row 1, 2 of 100")
    #expect(scene.accessibilityTree.allNodes.filter(\.isFocused).count == 1)
  }

  @Test("the focused row is an element also out of view, and an action brings it back")
  func focusOutOfView() throws {
    let (table, scene) = show(rows: 1_000)
    scene.send(.key(KeyEvent(.tab)))
    scene.send(.key(KeyEvent(.down)))
    table.contentOffset.y = 4_400
    scene.tick(at: 1)
    let cells = table.visibleCells.count
    let list = try #require(scene.accessibilityTree.nodes.first)
    #expect(list.children.map(\.element.index) == [2] + Array(101...110))
    #expect(scene.spokenFocus == "Row 1, 2 of 1000")
    #expect(list.children[0].frame == Rect(x: 0, y: 44 - 4_400, width: 320, height: 44))
    scene.tick(at: 2)
    #expect(table.visibleCells.count == cells)
    // Asked again, it is the same element, and nothing is laid out.
    #expect(scene.accessibilityTree.focusedNode?.id == list.children[0].id)
    #expect(!table.needsLayout)
    #expect(list.children[0].perform(.press))
    #expect(table.selectedRowPath == RowPath(section: 0, row: 1))
    #expect(table.cellForRow(at: RowPath(section: 0, row: 1)) != nil)
    scene.focus(nil)
    table.contentOffset.y = 4_400
    scene.tick(at: 3)
    #expect(scene.accessibilityTree.nodes.first?.children.count == 10)
  }

  @Test("actions of a row act as taps, swipes and editing do")
  func actions() throws {
    var (selected, details, deleted, pinned) = (0, 0, 0, 0)
    let form = Form {
      Section {
        Row("Plain", .info { details += 1 }) { selected += 1 }.onDelete { deleted += 1 }.swipeActions(
          at: .leading,
          [
            ContextualAction(title: "Pin") { _, completion in
              pinned += 1
              completion(true)
            }
          ])
      }
    }
    let table = TableView()
    table.frame = Rect(x: 0, y: 0, width: 320, height: 440)
    form.show(in: table)
    let scene = Scene.forReading(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let row = try #require(scene.accessibilityTree.allNodes.first { $0.element.role == .row })
    #expect(row.element.actions == [.press, .showDetails, .delete, .custom("Pin")])
    // The row is gone after its deletion.
    for action in [.press, .showDetails, .custom("Pin"), .delete] as [AccessibilityAction] {
      #expect(row.perform(action), "\(action)")
    }
    #expect((selected, details, deleted, pinned) == (1, 1, 1, 1))
    #expect(!row.perform(.moveUp) && !row.perform(.increment))
  }
}
