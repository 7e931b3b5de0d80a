import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

private final class Problems { var messages: [String] = [] }

@Suite struct EditingTests {
  private func controls(_ cell: TableViewCell) -> [EditingControl] {
    cell.sublayers.compactMap { $0 as? EditingControl }
  }

  @Test("rows get the control of their style, with room for it, and their separators follow")
  func controls() throws {
    let test = EditingTable()
    test.source.styles = [1: .insert, 2: .none, 3: .none]
    test.source.notIndented = [3]
    #expect(test.tick().allSatisfy { $0.editingControl == nil && !$0.isEditing && $0.contentView.frame.minX == 0 })
    #expect(test.source.asked == [])
    test.table.isEditing = true
    let cells = test.tick()
    #expect(cells.map(\.isEditing) == [true, true, true, true])
    #expect(cells.map(\.editingStyle) == [.delete, .insert, .none, .none])
    #expect(cells.map { $0.editingControl?.kind } == [.delete, .insert, nil, nil])
    #expect(cells[0].editingControl?.frame == Rect(x: 16, y: 11, width: 22, height: 22))
    #expect(cells.map(\.contentView.frame.minX) == [38, 38, 38, 0])
    #expect(cells.map { $0.textLabel.frame.minX } == [16, 16, 16, 16])
    #expect(cells.map { $0.parts.bottomSeparator?.frame.minX } == [54, 54, 54, 16])
    test.table.isEditing = false
    #expect(test.tick().allSatisfy { controls($0).isEmpty && $0.contentView.frame.minX == 0 })
    #expect(cells.map { $0.parts.bottomSeparator?.frame.minX } == [16, 16, 16, 16])
    #expect(test.source.asked.map(\.row) == [0, 1, 2, 3])
  }

  @Test("the picture after editing is that of before, for every way of starting")
  func thereAndBack() throws {
    let test = EditingTable()
    test.source.movable = [0, 2]
    let before = try test.pixels()
    test.table.isEditing = true
    let edited = try test.pixels()
    #expect(edited != before)
    let fresh = EditingTable()
    fresh.source.movable = [0, 2]
    fresh.table.isEditing = true
    #expect(try fresh.pixels() == edited)
    test.table.isEditing = false
    #expect(try test.pixels() == before)
  }

  @Test("rows that can be moved have a handle at the trailing side, before which accessories and texts end")
  func reordering() throws {
    let test = EditingTable()
    test.source.movable = [0, 1]
    test.source.configure = { cell, path in
      cell.detailTextLabel.text = "Detail"
      cell.accessoryType = .checkmark
      cell.editingAccessories = path.row == 1 ? .disclosure : []
    }
    test.table.isEditing = true
    let cells = test.tick()
    #expect(cells.map(\.showsReorderControl) == [true, true, false, false])
    #expect(cells[0].reorderControl?.frame == Rect(x: 282, y: 16, width: 22, height: 11))
    #expect(cells[0].contentView.frame == Rect(x: 38, y: 0, width: 244, height: 44))
    #expect(cells[0].detailTextLabel.frame.maxX == 234)
    #expect(cells[1].placedAccessories.map(\.frame.maxX) == [272])
    #expect(cells[1].contentView.frame.maxX == 264)
    #expect(cells[2].contentView.frame.maxX == 320)
  }

  @Test("a row that cannot be edited has no control, but may be moved")
  func fixedRows() {
    let test = EditingTable()
    test.source.fixed = [1]
    test.source.movable = [1]
    test.table.isEditing = true
    let cells = test.tick()
    #expect(cells[1].editingControl == nil && cells[1].contentView.frame.minX == 0)
    #expect(cells[1].showsReorderControl)
    #expect(cells[1].editingStyle == .none)
  }

  @Test("where several rows may be selected all have marks, filled for selected rows, in their own colour")
  func marks() throws {
    let test = EditingTable()
    test.source.styles = [0: .insert]
    test.source.fixed = [3]
    test.table.isEditing = true
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    test.table.selectRow(at: RowPath(section: 0, row: 2))
    let cells = test.tick()
    #expect(
      cells.map { $0.editingControl?.kind } == [
        .selectionMark(isOn: false), .selectionMark(isOn: true), .selectionMark(isOn: true), nil,
      ])
    #expect(cells[1].parts.decorationSelectedBackground?.backgroundColor == .token(.cellMultipleSelected))
    test.table.deselectRow(at: RowPath(section: 0, row: 1))
    _ = test.tick()
    #expect(cells[1].editingControl?.kind == .selectionMark(isOn: false))
    test.table.allowsMultipleSelectionDuringEditing = false
    #expect(test.tick().map { $0.editingControl?.kind } == [.insert, .delete, .delete, nil])
  }

  @Test("texts keep their colour beside a mark of selection")
  func textsBesideMarks() {
    let test = EditingTable()
    test.scene.theme = .groupedClassic
    test.table.isEditing = true
    test.table.allowsSelectionDuringEditing = true
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    #expect(test.tick()[1].textLabel.isHighlighted)
    test.table.allowsMultipleSelectionDuringEditing = true
    #expect(!test.tick()[1].textLabel.isHighlighted)
    #expect(test.table.selectedRowPaths == [RowPath(section: 0, row: 1)])
  }

  @Test("a level indents image and text, and the separator unless it has its own inset", arguments: [nil, 25.0])
  func indentation(width: Double?) throws {
    let test = EditingTable()
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    test.source.configure = { cell, path in
      cell.indentationLevel = path.row
      cell.indentationWidth = width
      if path.row == 3 { cell.image = image }
    }
    let step = width ?? 10
    let cells = test.tick()
    #expect(cells.map { $0.textLabel.frame.minX } == [16, 16 + step, 16 + 2 * step, 60 + 3 * step])
    #expect(cells[3].imageView.frame.minX == 16 + 3 * step)
    #expect(cells.map { $0.parts.bottomSeparator?.frame.minX } == [16, 16 + step, 16 + 2 * step, 60 + 3 * step])
    test.table.separatorInset = Insets(left: 16)
    _ = test.tick()
    #expect(cells.map { $0.parts.bottomSeparator?.frame.minX } == [16, 16, 16, 16])
    test.table.separatorInset = nil
    test.table.separatorInsetReference = .fromAutomaticInsets
    test.table.isEditing = true
    _ = test.tick()
    #expect(cells.map { $0.parts.bottomSeparator?.frame.minX } == [54, 54 + step, 54 + 2 * step, 98 + 3 * step])
  }

  @Test("right-to-left layout is mirrored", arguments: [1.0, 1.25, 2])
  func mirrored(scale: Double) {
    let test = EditingTable(scale: scale)
    test.source.movable = [0]
    test.source.configure = { cell, _ in cell.editingAccessories = TableViewCell.AccessoryType.detailButton.accessory }
    test.table.isEditing = true
    let parts: (TableViewCell) -> [Rect] = { cell in
      ([cell.editingControl, cell.reorderControl, cell.contentView, cell.parts.bottomSeparator] as [Layer?]).compactMap
      {
        $0?.frame
      } + cell.placedAccessories.map(\.frame)
    }
    let before = test.tick().map(parts)
    test.scene.traits.direction = .rightToLeft
    let after = test.tick().map(parts)
    for (left, right) in zip(before.joined(), after.joined()) {
      #expect(abs(right.minX - (320 - left.maxX)) <= 1 / scale)
      #expect(right.width == left.width && right.minY == left.minY)
    }
  }

  @Test("a cell returns its part at a point", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func parts(direction: LayoutDirection) {
    let test = EditingTable()
    test.scene.traits.direction = direction
    test.source.movable = [0]
    test.source.configure = { cell, _ in
      cell.accessories = .toggle()
      cell.editingAccessories = TableViewCell.AccessoryType.detailDisclosureButton.accessory
    }
    let part = { (cell: TableViewCell, x: Double) in
      cell.part(at: Point(x: direction == .leftToRight ? x : 320 - x, y: 3))
    }
    let plain = test.tick()[0]
    #expect([2, 200, 245, 280, 319].map { part(plain, $0) } == [.content, .content, .content, .accessory, .accessory])
    test.table.isEditing = true
    let cell = test.tick()[0]
    // The disclosure mark is not a control, the button beside it is.
    #expect(
      [1, 30, 45, 47, 200, 235, 250, 270, 280, 318].map { part(cell, $0) } == [
        .editingControl, .editingControl, .editingControl, .content, .content, .accessory, .accessory, .content,
        .reorderControl, .reorderControl,
      ])
    #expect(cell.part(at: Point(x: 30, y: 44)) == nil)
    #expect(cell.part(at: Point(x: 321, y: 3)) == nil)
  }

  @Test("a reused cell keeps no editing state of another row")
  func reuse() {
    let test = EditingTable(height: 132)
    test.source.counts = [40]
    test.source.fixed = Set(0..<20)
    test.source.movable = Set(20..<40)
    test.source.configure = { cell, path in
      if path.row < 20 {
        cell.indentationLevel = 3
        cell.indentationWidth = 7
        cell.editingAccessories = [.checkmark, .layer(Layer())]
      }
    }
    test.table.isEditing = true
    _ = test.tick()
    test.table.contentOffset.y = 30 * 44
    let made = test.table.cellsMade
    for cell in test.tick() {
      #expect(cell.editingControl?.kind == .delete && cell.showsReorderControl)
      #expect(cell.indentationLevel == 0 && cell.indentationWidth == nil)
      #expect(cell.editingAccessories == [])
    }
    #expect(test.table.cellsMade <= made + 1)
    test.table.isEditing = false
    test.table.contentOffset.y = 0
    #expect(test.tick().allSatisfy { !$0.isEditing && $0.editingControl == nil && $0.reorderControl == nil })
  }

  @Test("rows that an update inserts while the table is edited are edited")
  func updates() throws {
    let test = EditingTable()
    test.table.isEditing = true
    _ = test.tick()
    test.source.styles = [1: .insert]
    test.source.counts = [5]
    try test.table.insertRows(at: [RowPath(section: 0, row: 1)])
    #expect(test.tick().map { $0.editingControl?.kind } == [.delete, .insert, .delete, .delete, .delete])
  }

  @Test("after a source lost rows, it is asked for existing rows only")
  func lies() {
    let test = EditingTable()
    _ = test.tick()
    let problems = Problems()
    test.scene.onProblem = { problems.messages.append($0.message) }
    test.source.counts = [2]
    test.table.isEditing = true
    #expect(test.tick().map(\.isEditing) == [true, true, false, false])
    #expect(test.source.asked.map(\.row) == [0, 1])
    #expect(
      problems.messages == [
        "the data source has 2 rows in section 0, and had 4 at the table's last reload or update"
      ])
  }

  @Test("a row that is as high as its text grows when its controls take room")
  func selfSizing() {
    let test = EditingTable()
    test.table.rowHeight = .automatic()
    test.source.movable = [0, 1, 2, 3]
    test.source.configure = { cell, _ in cell.textLabel.text = String(repeating: "wide ", count: 30) }
    let before = test.tick().map(\.frame.height)
    test.table.isEditing = true
    let edited = test.tick().map(\.frame.height)
    #expect(zip(before, edited).allSatisfy { $0 < $1 }, "\(before) \(edited)")
    test.table.isEditing = false
    #expect(test.tick().map(\.frame.height) == before)
  }

  @Test("a cell gets the report of editing before it shows it")
  func transitions() {
    final class Listener: TableViewCell {
      var heard: [String] = []
      override func willTransition(to state: State) {
        if state.contains(.editing) != self.state.contains(.editing) { heard.append("will") }
      }
      override func didTransition(to state: State) { heard.append(state.contains(.editing) ? "editing" : "not") }
    }
    let test = EditingTable()
    test.table.register(Listener.self, forCellReuseIdentifier: "row")
    _ = test.tick()
    test.table.isEditing = true
    let cell = test.tick()[0] as? Listener
    test.table.isEditing = false
    _ = test.tick()
    #expect(cell?.heard == ["will", "editing", "will", "not"])
  }

  @Test("a tick without a change does nothing while a table is edited")
  func quiet() {
    let test = EditingTable()
    test.source.movable = [1]
    test.table.isEditing = true
    _ = test.tick()
    test.scene.tick(at: 1)
    #expect(test.scene.layersVisited == 0)
    test.table.setNeedsLayout()
    test.scene.tick(at: 2)
    #expect(test.scene.layersVisited <= 2)
  }
}
