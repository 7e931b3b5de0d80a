import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Visible rows with changing contents.
@Suite struct ChangingHeightTests {
  private static let long = String(repeating: "Words that need more than one line. ", count: 6)

  private func table(
    _ counts: [Int] = [6], style: TableViewCell.Style = .default, isSelfSizing: Bool = true, height: Double = 480
  ) throws -> TestTable<TableView> {
    let test = try TestTable(
      TableView(style: .grouped), counts: counts, size: Size(width: 320, height: height), style: style)
    if isSelfSizing { test.table.rowHeight = .automatic() }
    test.table.reloadData()
    test.scene.tick(at: 1)
    return test
  }

  /// The picture of a table that has these contents from the beginning.
  private func expectFresh<Table: TableView>(
    _ test: TestTable<Table>, _ configure: @escaping (TableViewCell, RowPath) -> Void, _ note: String
  ) throws {
    let picture = try test.picture(at: 5)
    let fresh = try TestTable(TableView(style: .grouped), counts: test.source.counts, style: test.cells[0].style)
    fresh.source.configure = configure
    fresh.table.rowHeight = .automatic()
    fresh.table.reloadData()
    #expect(try fresh.picture(at: 5) == picture, "\(note)")
  }

  @Test("a text that becomes longer or shorter changes its row's height at the next tick")
  func texts() throws {
    let test = try table()
    let cell = test.cells[1]
    let below = test.cells[2].frame.minY
    cell.textLabel.text = Self.long
    test.scene.tick(at: 2)
    #expect(cell.frame.height > 60)
    #expect(test.cells[2].frame.minY == below + cell.frame.height - 44)
    try expectFresh(test, { $0.textLabel.text = $1.row == 1 ? Self.long : "Row \($1.row)" }, "longer")
    cell.textLabel.text = "Row 1"
    test.scene.tick(at: 3)
    #expect(cell.frame.height == 44 && test.cells[2].frame.minY == below)
    try expectFresh(test, { $0.textLabel.text = "Row \($1.row)" }, "shorter")
  }

  @Test("measuring a cell asks for nothing, and a text that comes after it changes the height")
  func measured() throws {
    let test = try table()
    let cell = test.cells[1]
    let heights = [320.0, 60, 900].map { cell.sizeThatFits(Size(width: $0, height: .infinity)).height }
    #expect(!cell.isLayoutDue && cell.bounds.size == Size(width: 320, height: 44))
    #expect([320.0, 60, 900].map { cell.sizeThatFits(Size(width: $0, height: .infinity)).height } == heights)
    cell.textLabel.text = Self.long
    test.scene.tick(at: 2)
    #expect(cell.frame.height > 60)
    _ = cell.sizeThatFits(Size(width: 100, height: .infinity))
    cell.contentDidChange()
    test.scene.tick(at: 3)
    try expectFresh(test, { $0.textLabel.text = $1.row == 1 ? Self.long : "Row \($1.row)" }, "measured")
  }

  @Test("so do a detail, a limit of lines, a style, an accessory, and an own layer in the content")
  func others() throws {
    func height(_ style: TableViewCell.Style, _ change: (TableViewCell) -> Void) throws -> (Double, Double) {
      let test = try table(style: style, height: 2_000)
      test.source.configure = { cell, _ in cell.textLabel.text = Self.long }
      test.table.reloadData()
      test.scene.tick(at: 2)
      let before = test.cells[1].frame.height
      change(test.cells[1])
      test.scene.tick(at: 3)
      #expect(test.cells[2].frame.minY == test.cells[1].frame.maxY)
      return (before, test.cells[1].frame.height)
    }
    let detail = try height(.subtitle) { $0.detailTextLabel.text = Self.long }
    #expect(detail.1 > detail.0 + 40)
    let limit = try height(.default) { $0.textLabel.numberOfLines = 2 }
    #expect(limit.1 < limit.0)
    let style = try height(.default) { $0.textLabel.textStyle = .footer }
    #expect(style.1 < style.0)
    let accessory = try height(.default) {
      let view = Layer()
      view.bounds = Rect(x: 0, y: 0, width: 20, height: 300)
      $0.accessoryView = view
    }
    #expect(accessory.1 == 316)
    let own = try height(.default) {
      let layer = Layer()
      layer.frame = Rect(x: 0, y: 0, width: 10, height: 400)
      $0.contentView.addSublayer(layer)
    }
    #expect(own.1 == 400)
  }

  @Test("a part of the content that changes its size in its layout changes the height, at any depth")
  func deep() throws {
    final class Growing: View {
      var wanted = 30.0 { didSet { setNeedsLayout() } }
      override func layoutSublayers() {
        super.layoutSublayers()
        frame = Rect(x: 0, y: 0, width: 50, height: wanted)
      }
    }
    let test = try table()
    let view = Growing()
    test.cells[0].contentView.addSublayer(view)
    test.scene.tick(at: 2)
    #expect(test.cells[0].frame.height == 44)
    view.wanted = 120
    test.scene.tick(at: 3)
    #expect(test.cells[0].frame.height == 120)

    final class Asking: TableViewCell {
      let label = Label()
      override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: 20 + label.sizeThatFits(Size(width: 100, height: .infinity)).height)
      }
    }
    test.table.register(Asking.self, forCellReuseIdentifier: "row")
    test.source.configure = { cell, _ in
      guard let cell = cell as? Asking, cell.label.superlayer == nil else { return }
      cell.label.numberOfLines = 0
      let box = View()
      box.addSublayer(cell.label)
      cell.contentView.addSublayer(box)
    }
    test.table.reloadData()
    test.scene.tick(at: 4)
    let cell = try #require(test.cells[1] as? Asking)
    let before = cell.frame.height
    cell.label.text = Self.long
    test.scene.tick(at: 5)
    #expect(cell.frame.height > before + 40)
  }

  @Test("visible rows above stay at their position, and rows with set heights keep these")
  func places() throws {
    let test = try table([40])
    test.table.contentOffset.y = 300
    test.scene.tick(at: 2)
    let (first, changed) = (test.cells[0], test.cells[2])
    let top = first.frame.minY - test.table.contentOffset.y
    changed.textLabel.text = Self.long
    test.scene.tick(at: 3)
    #expect(first.frame.minY - test.table.contentOffset.y == top && changed.frame.height > 60)
    let fixed = try table(isSelfSizing: false)
    fixed.cells[1].textLabel.text = Self.long
    fixed.scene.tick(at: 2)
    #expect(fixed.cells[1].frame.height == 44)
  }

  @Test("rows that did not change are not measured again")
  func work() throws {
    final class Counting: TableViewCell {
      nonisolated(unsafe) static var measured = 0
      override func sizeThatFits(_ size: Size) -> Size {
        Self.measured += 1
        return super.sizeThatFits(size)
      }
    }
    let test = try table([100])
    test.table.register(Counting.self, forCellReuseIdentifier: "row")
    test.table.reloadData()
    test.scene.tick(at: 2)
    #expect(Counting.measured == 100)
    test.scene.tick(at: 3)
    test.table.contentOffset.y = 70
    test.scene.tick(at: 4)
    test.table.contentOffset.y = 1_000
    test.scene.tick(at: 5)
    test.table.contentOffset.y = 0
    test.scene.tick(at: 6)
    #expect(Counting.measured == 100)
    test.cells[3].textLabel.text = Self.long
    test.scene.tick(at: 7)
    #expect(Counting.measured == 101)
    test.scene.tick(at: 8)
    #expect(Counting.measured == 101)
  }
}
