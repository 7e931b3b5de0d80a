import InlayDecorations
import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

/// Records the reported states, and the current ones.
private final class ListeningCell: TableViewCell {
  var heard: [String] = []

  override func willTransition(to state: State) { heard.append("\(self.state.rawValue) will be \(state.rawValue)") }

  override func didTransition(to state: State) { heard.append("\(self.state.rawValue) is \(state.rawValue)") }
}

@Suite struct CellStateTests {
  @Test("each state is reported to a subclass once before and once after the change, also from the table")
  func transitions() throws {
    let test = try TestTable(TableView(), counts: [2])
    test.table.register(ListeningCell.self, forCellReuseIdentifier: "row")
    test.table.reloadData()
    test.scene.tick(at: 1)
    let cell = try #require(test.cells[0] as? ListeningCell)
    cell.isHighlighted = true
    cell.isHighlighted = true
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    cell.isHighlighted = false
    cell.isEnabled = false
    #expect(
      cell.heard == [
        "0 will be 1", "1 is 1", "1 will be 3", "3 is 3", "3 will be 2", "2 is 2", "2 will be 6", "6 is 6",
      ])
    #expect(cell.state == [.selected, .disabled])
  }

  @Test("categories give a row its colours, and colours set on the cell replace them")
  func categories() throws {
    var theme = Theme.settings
    theme.name = "categories"
    theme.categories["warning"] = Theme.Category(
      background: .rgb(0xFFF4E0), selected: .rgb(0xFFE0B0), label: .rgb(0x7A4B00))
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3], style: .value1)
    test.scene.theme = theme
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row"
      if path.row == 1 { cell.category = "warning" }
    }
    test.table.reloadData()
    var picture = try test.picture(at: 1)
    func color(_ row: Int) -> UInt32 { picture[200, 18 + 44 * row + 10] }
    #expect([color(0), color(1), color(2)] == [0xFFFF_FFFF, 0xFFFF_F4E0, 0xFFFF_FFFF])
    #expect(test.cells[1].textLabel.effectiveColor == .rgb(0x7A4B00))
    #expect(test.cells[0].textLabel.effectiveColor == .token(.label))
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    picture = try test.picture(at: 2)
    #expect(color(1) == 0xFFFF_E0B0)
    test.cells[1].backgroundColor = .rgb(0x112233)
    test.cells[1].selectedBackgroundColor = .rgb(0x445566)
    test.cells[1].textLabel.textColor = .rgb(0xFFFFFF)
    picture = try test.picture(at: 3)
    #expect(color(1) == 0xFF44_5566)
    #expect(test.cells[1].textLabel.effectiveColor == .rgb(0xFFFFFF))
    test.table.deselectRow(at: RowPath(section: 0, row: 1))
    picture = try test.picture(at: 4)
    #expect(color(1) == 0xFF11_2233)
  }

  @Test("a category that the theme does not have is reported and changes nothing")
  func unknownCategory() throws {
    let test = try TestTable(TableView(), counts: [1])
    let before = try test.picture()
    var problems: [Scene.Problem] = []
    test.scene.onProblem = { problems.append($0) }
    test.cells[0].category = "warnign"
    #expect(try test.picture(at: 1) == before)
    #expect(problems.map(\.message) == ["the theme \"settings\" has no category \"warnign\""])
  }

  @Test("a reused cell keeps no value that a row set on it")
  func reuse() throws {
    let picture = try Image(pixelWidth: 20, pixelHeight: 20, scale: 1) {
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: RGBColor(rgb: 0xFF0000))
    }
    func fancy(_ cell: TableViewCell) {
      cell.textLabel.text = "Fancy"
      cell.textLabel.textColor = .rgb(0xFF0000)
      cell.textLabel.highlightedTextColor = .rgb(0xFF0000)
      cell.textLabel.textAlignment = .right
      cell.textLabel.textStyle = .header
      cell.textLabel.backgroundColor = .rgb(0x00FF00)
      cell.textLabel.numberOfLines = 3
      cell.detailTextLabel.text = "Detail"
      cell.detailTextLabel.isHidden = true
      cell.image = picture
      cell.highlightedImage = picture
      cell.accessories = .toggle(true)
      cell.isEnabled = false
      cell.isHighlighted = true
      cell.selectionStyle = .none
      cell.category = "warning"
      cell.backgroundColor = .rgb(0x0000FF)
      cell.selectedBackgroundColor = .rgb(0x00FFFF)
      cell.backgroundView = Layer()
      cell.selectedBackgroundView = Layer()
      cell.multipleSelectionBackgroundView = Layer()
      cell.separatorInset = Insets(top: 0, left: 40, bottom: 0, right: 40)
      cell.accessoryView = Layer()
      cell.opacity = 0.5
      cell.transform = Transform(scaleX: 0.9, y: 1)
      cell.zPosition = 4
      cell.isHidden = true
    }
    for style in TableViewCell.Style.allCases {
      let fonts = try TextContext()
      let test = try TestTable(TableView(style: .insetGrouped), counts: [300], style: style, fonts: fonts)
      test.source.configure = { cell, path in if path.row < 40 { fancy(cell) } }
      test.table.reloadData()
      test.scene.tick(at: 1)
      test.table.contentOffset = Point(x: 0, y: 6_000)
      let found = try test.picture(at: 2)
      let fresh = try TestTable(TableView(style: .insetGrouped), counts: [300], style: style, fonts: fonts)
      fresh.source.configure = { _, _ in }
      fresh.table.reloadData()
      fresh.table.contentOffset = Point(x: 0, y: 6_000)
      #expect(try fresh.picture(at: 2) == found)
      #expect(layerCount(fresh.table) == layerCount(test.table))
      #expect(test.table.cellsMade < 40)
      // Values that are not visible at once.
      for cell in test.cells { cell.isHighlighted = true }
      for cell in fresh.cells { cell.isHighlighted = true }
      #expect(try fresh.picture(at: 3) == test.picture(at: 3))
    }
  }

  @Test("a reused cell has the values that its subclass set at creation")
  func madeSo() throws {
    final class Chevron: TableViewCell {
      required init(style: Style, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        textLabel.textColor = .rgb(0x00FF00)
      }
    }
    let test = try TestTable(TableView(), counts: [100])
    test.table.register(Chevron.self, forCellReuseIdentifier: "row")
    test.source.configure = { cell, path in if path.row == 0 { cell.accessoryType = .none } }
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(test.cells[0].placedAccessories.isEmpty && test.cells[1].placedAccessories.count == 1)
    test.table.contentOffset = Point(x: 0, y: 2_000)
    test.scene.tick(at: 2)
    #expect(test.cells.allSatisfy { $0.placedAccessories.count == 1 && $0.textLabel.textColor == .rgb(0x00FF00) })
  }

  @Test("an accessory keeps its inset from the card's edge under every decoration, at every height")
  func accessoryInset() throws {
    var theme = Theme.settings
    theme.card.inset = 15
    for kind in Decoration.builtIn {
      for height in [30.0, 44, 100] {
        let test = try TestTable(TableView(style: .grouped), counts: [2])
        test.scene.theme = theme
        test.table.decoration = kind
        test.table.rowHeight = .fixed(height)
        test.source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
        test.table.reloadData()
        test.scene.tick(at: 1)
        let edge = kind == .cornerCovers ? 305.0 : 320
        #expect(test.cells.allSatisfy { $0.placedAccessories[0].frame.maxX == edge - 16 })
      }
    }
  }

  @Test("a view that a highlighted row had as its accessory paints its background in another row")
  func passedAccessory() throws {
    let test = try TestTable(TableView(), counts: [2])
    let view = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .rgb(0xFF0000)
    test.source.configure = { cell, path in cell.accessoryView = path.row == 0 ? view : nil }
    test.table.reloadData()
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    test.scene.tick(at: 1)
    #expect(view.superlayer === test.cells[0] && !view.fillsBackground)
    test.source.counts = [1]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 0)])
    test.table.reconfigureRows(at: [RowPath(section: 0, row: 0)])
    test.scene.tick(at: 2)
    #expect(view.superlayer === test.cells[0] && !test.cells[0].isSelected && view.fillsBackground)
  }
}
