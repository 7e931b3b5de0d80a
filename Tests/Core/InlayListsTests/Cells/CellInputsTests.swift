import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Moves its parts after the standard layout, and notes where that put them.
private final class MovingCell: TableViewCell {
  var found: [Rect] = []
  var measures = 0

  override func layoutSublayers() {
    super.layoutSublayers()
    contentView.layoutIfNeeded()
    found.append(contentView.frame)
    found.append(textLabel.frame)
    contentView.frame = contentView.frame.offsetBy(dx: 3, dy: 1)
    textLabel.frame = textLabel.frame.offsetBy(dx: 5, dy: 2)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    measures += 1
    return super.sizeThatFits(size)
  }
}

/// The layout of a cell follows from its inputs alone.
@Suite struct CellInputsTests {
  private func stage(
    _ cell: TableViewCell.Type, _ heights: Height = .fixed(44)
  ) throws -> (test: TestTable<TableView>, cell: TableViewCell) {
    let test = try TestTable(TableView(style: .plain), counts: [3])
    test.table.register(cell, forCellReuseIdentifier: "row")
    test.table.rowHeight = heights
    test.table.reloadData()
    test.scene.tick(at: 1)
    test.scene.tick(at: 2)
    return (test, try #require(test.cells.first))
  }

  private typealias Change = (name: String, change: (TestTable<TableView>, TableViewCell) -> Void)

  private var changes: [Change] {
    [
      ("selection", { test, _ in test.table.selectRow(at: RowPath(section: 0, row: 0)) }),
      ("highlight", { $1.isHighlighted = true }), ("text", { $1.textLabel.text = "Other" }),
      ("accessory", { $1.accessoryType = .checkmark }), ("image", { $1.indentationLevel = 2 }),
      ("colour", { $1.backgroundColor = .black }), ("theme", { test, _ in test.scene.theme = .modern }),
      ("text scale", { test, _ in test.scene.traits.textScale = 1.5 }),
      ("width", { test, _ in test.table.frame.size.width = 200 }),
      ("direction", { test, _ in test.scene.traits.direction = .rightToLeft }),
      ("an own layer", { $1.addSublayer(Layer()) }), ("a call", { $1.setNeedsLayout() }),
      ("a moved part", { $1.contentView.frame.origin.x += 9 }),
      ("the focus", { test, _ in test.table.focusRow(at: RowPath(section: 0, row: 0)) }),
      ("editing", { test, _ in test.table.isEditing = true }),
      ("inset", { test, _ in test.table.separatorInset = Insets(left: 30) }),
    ]
  }

  @Test("a subclass that moves parts finds them at their standard positions after each change", arguments: 0..<16)
  func subclass(change: Int) throws {
    for heights in [Height.fixed(44), .automatic()] {
      let (test, cell) = try stage(MovingCell.self, heights)
      let moving = try #require(cell as? MovingCell)
      let (plainTest, plain) = try stage(TableViewCell.self, heights)
      let (name, body) = changes[change]
      for time in 3..<5 {
        moving.found = []
        if time == 3 { for (test, cell) in [(test, cell), (plainTest, plain)] { body(test, cell) } }
        if time == 4 { for cell in [cell, plain] { cell.isHighlighted.toggle() } }
        test.scene.tick(at: Double(time))
        plainTest.scene.tick(at: Double(time))
        // A text is the content's, and a row shows the focus only in a focused table.
        if time == 3 && moving.found.isEmpty && ["text", "the focus"].contains(name) { continue }
        try #require(moving.found.count >= 2, "\(name)")
        #expect(moving.found[moving.found.count - 2] == plain.contentView.frame, "\(name), \(heights)")
        #expect(moving.found[moving.found.count - 1] == plain.textLabel.frame, "\(name), \(heights)")
      }
    }
  }

  @Test("equal inputs skip the layout, and a call does not")
  func equalInputs() throws {
    let (test, cell) = try stage(TableViewCell.self)
    cell.isSelected = true
    cell.isSelected = false
    #expect(cell.needsLayout)
    cell.contentView.opacity = 0.25
    test.scene.tick(at: 3)
    #expect(!cell.needsLayout && cell.contentView.opacity == 0.25)
    cell.setNeedsLayout()
    test.scene.tick(at: 4)
    #expect(cell.contentView.opacity == 1)
  }

  @Test("a row is measured again after changes of its content, and of nothing else")
  func measuring() throws {
    let (test, cell) = try stage(MovingCell.self, .automatic())
    let moving = try #require(cell as? MovingCell)
    let inner = View()
    let deep = View()
    inner.addSublayer(deep)
    cell.contentView.addSublayer(inner)
    test.scene.tick(at: 3)
    func measures(_ change: () -> Void) -> Int {
      moving.measures = 0
      change()
      for time in 4..<7 { test.scene.tick(at: Double(time)) }
      return moving.measures
    }
    #expect(measures { cell.isHighlighted = true } == 0)
    #expect(measures { test.table.selectRow(at: RowPath(section: 0, row: 0)) } == 0)
    #expect(measures { test.table.contentOffset.y = 5 } == 0)
    #expect(measures { test.table.separatorInset = Insets(left: 16, right: 20) } == 0)
    #expect(measures { cell.backgroundColor = .black } == 0)
    let actions = SwipeActionsConfiguration(actions: [])
    #expect(measures { _ = cell.showActions(actions, at: .trailing) } == 0)
    #expect(measures { cell.removeActions() } == 0)
    #expect(measures { cell.textLabel.text = "Other" } == 1)
    #expect(measures { cell.accessoryType = .checkmark } == 1)
    #expect(measures { deep.setNeedsLayout() } == 1)
    #expect(measures { inner.frame.size.height = 70 } == 1)
    #expect(cell.bounds.height == 70)
  }

  @Test("a row whose content an app changed has the height of its new cell when another one shows it")
  func ownContent() throws {
    let (test, cell) = try stage(TableViewCell.self, .automatic())
    cell.textLabel.text = "A\nB\nC\nD"
    test.scene.tick(at: 3)
    #expect(cell.bounds.height > 60)
    test.table.reloadData()
    test.scene.tick(at: 4)
    #expect(test.cells[0].bounds.height == 44)
  }
}
