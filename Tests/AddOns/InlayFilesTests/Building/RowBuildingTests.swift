import InlayFiles
import InlayGraphics
import Testing

@testable import InlayLayers
@testable import InlayLists

@Suite struct RowBuildingTests {
  /// A table with rows 44 high, of which about two are visible.
  private func loaded(_ rows: String, keys: String = "") throws -> LoadedScene {
    let lines = rows.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    return try loadLayers(
      "- type: table\n  name: t\n  frame: [0, 0, 100, 88]\n  \(keys)\n  sections:\n  - rows:\n" + lines)
  }

  private func cell(_ row: String) throws -> (TableViewCell, LoadedScene) {
    let loaded = try loaded("- \(row)")
    return (try loaded.layer("t", as: TableView.self).cell(0, 0), loaded)
  }

  @Test("the keys of a row set its cell's properties")
  func keys() throws {
    let (cell, _) = try cell(
      "{title: A, detail: B, style: subtitle, accessory: switch, isOn: true, isEnabled: false, isHighlighted: true, "
        + "selectionStyle: none, titleColor: link, detailColor: '#f00', alignment: center, backgroundColor: '#0f0', "
        + "selectedBackgroundColor: tint}")
    #expect(cell.textLabel.text == "A")
    #expect(cell.detailTextLabel.text == "B")
    #expect(cell.style == .subtitle)
    #expect(cell.accessoryView is Switch)
    #expect(cell.isOn)
    #expect(!cell.isEnabled)
    #expect(cell.isHighlighted)
    #expect(cell.selectionStyle == .none)
    #expect(cell.textLabel.effectiveColor == .token("link"))
    #expect(cell.detailTextLabel.effectiveColor == .rgb(0xFF0000))
    #expect(cell.textLabel.textAlignment == .center)
    #expect(cell.backgroundColor == .rgb(0x00FF00))
    #expect(cell.selectedBackgroundColor == .token("tint"))
  }

  @Test("a row without a style shows title and detail side by side")
  func standardStyle() throws {
    let (cell, _) = try cell("{title: A, detail: B}")
    #expect(cell.style == .value1)
    #expect(cell.detailTextLabel.superlayer === cell.contentView)
  }

  @Test(
    "each accessory sets the cell's accessory of the same meaning",
    arguments: [
      ("none", TableViewCell.AccessoryType.none), ("disclosure", .disclosureIndicator), ("checkmark", .checkmark),
      ("detail", .detailButton),
      ("detailDisclosure", .detailDisclosureButton), ("switch", nil),
    ] as [(String, TableViewCell.AccessoryType?)])
  func accessories(name: String, type: TableViewCell.AccessoryType?) throws {
    let cell = try cell("{accessory: \(name)}").0
    #expect(cell.accessoryType == type ?? .none && (cell.accessoryView is Switch) == (type == nil))
  }

  @Test("a row's own layers have their positions")
  func ownLayers() throws {
    let (cell, loaded) = try cell(
      "{isHighlighted: true, accessoryView: {name: a, frame: [0, 0, 9, 9]}, backgroundView: {name: b}, "
        + "selectedBackgroundView: {name: s}, content: [{name: c}, {name: d}]}")
    #expect(cell.accessoryView === (try loaded.layer("a")))
    #expect(try loaded.layer("a").superlayer === cell)
    #expect(cell.backgroundView === (try loaded.layer("b")))
    #expect(cell.selectedBackgroundView === (try loaded.layer("s")))
    #expect(cell.contentView.sublayers.suffix(2).map(\.name) == ["c", "d"])
  }

  @Test("one or several rows are selected by the file, even where the rules would not let a finger select them")
  func selection() throws {
    for keys in ["allowsSelection: true", "allowsSelection: false", "allowsMultipleSelection: true"] {
      let loaded = try loaded("- {}\n- {isSelected: true}\n- {isSelected: true}\n- {isSelected: false}", keys: keys)
      let table = try loaded.layer("t", as: TableView.self)
      #expect(table.selectedRowPaths.map(\.row) == [1, 2], "\(keys)")
      #expect(try table.cell(0, 1).isSelected)
      #expect(try !table.cell(0, 0).isSelected)
    }
    let none = try loaded("- {}", keys: "allowsSelection: false").layer("t", as: TableView.self)
    #expect(!none.allowsSelection)
    #expect(!none.allowsMultipleSelection)
  }

  @Test("the keys of editing apply to the rows")
  func editing() throws {
    let rows =
      "- {editingStyle: insert, canMove: true, editingAccessory: detail, indentationLevel: 2, indentationWidth: 7}\n"
      + "- {editingStyle: none, shouldIndentWhileEditing: false, editingAccessoryView: {name: own}}\n- {canEdit: false}\n- {}"
    let loaded = try loaded(rows, keys: "isEditing: true\n  rowHeight: 10")
    let table = try loaded.layer("t", as: TableView.self)
    let cells = try (0..<4).map { try table.cell(0, $0) }
    #expect(cells.map(\.editingStyle) == [.insert, .none, .none, .delete])
    #expect(cells.map(\.showsReorderControl) == [true, false, false, false])
    #expect(cells.map { $0.contentView.frame.minX } == [38, 0, 0, 38])
    #expect(cells[0].editingAccessories.name == "detail")
    #expect(cells[0].indentationLevel == 2 && cells[0].indentationWidth == 7)
    #expect(cells[1].editingAccessories.onlyLayer === (try loaded.layer("own")))
    let marked = try self.loaded("- {isSelected: true}\n- {isSelected: true}\n- {}", keys: "isEditing: true")
    let several = try marked.layer("t", as: TableView.self)
    #expect(several.selectedRowPaths.map(\.row) == [0, 1])
    #expect(several.allowsMultipleSelectionDuringEditing)
  }

  @Test("a reused cell keeps nothing of the row that it showed before")
  func reuse() throws {
    let rich =
      "{title: A, detail: B, accessory: switch, isOn: true, isEnabled: false, isHighlighted: true, selectionStyle: none, "
      + "alignment: center, backgroundColor: '#0f0', selectedBackgroundColor: tint, accessoryView: {}, "
      + "backgroundView: {}, selectedBackgroundView: {}, content: [{name: own}]}"
    let rows = Array(repeating: "- \(rich)", count: 6) + Array(repeating: "- {}", count: 6)
    let loaded = try loaded(rows.joined(separator: "\n"))
    let table = try loaded.layer("t", as: TableView.self)
    let used = try table.cell(0, 0)
    table.contentOffset.y = 44 * 10
    loaded.scene.tick(at: 1)
    let again = try #require(
      [10, 11].compactMap { table.cellForRow(at: RowPath(section: 0, row: $0)) }.first { $0 === used })
    let fresh = TableViewCell(style: .value1)
    #expect(again.textLabel.text == "")
    #expect(again.detailTextLabel.text == "")
    #expect(again.accessoryType == fresh.accessoryType)
    #expect(again.accessoryView == nil)
    #expect(again.isOn == fresh.isOn)
    #expect(again.isEnabled == fresh.isEnabled)
    #expect(again.isHighlighted == fresh.isHighlighted)
    #expect(again.selectionStyle == fresh.selectionStyle)
    #expect(again.textLabel.textAlignment == fresh.textLabel.textAlignment)
    #expect(again.backgroundColor == nil)
    #expect(again.selectedBackgroundColor == nil)
    #expect(again.backgroundView == nil)
    #expect(again.selectedBackgroundView == nil)
    #expect(again.contentView.sublayers.allSatisfy { $0.name != "own" })
  }

  @Test("a row shows its own layers again when it comes back, in any cell")
  func ownLayersAgain() throws {
    let rows = (0..<12).map { "- {title: r\($0), content: [{name: c\($0)}], accessoryView: {name: a\($0)}}" }
    let loaded = try loaded(rows.joined(separator: "\n"))
    let table = try loaded.layer("t", as: TableView.self)
    let own = try loaded.layer("c0")
    for step in 0..<40 {
      table.contentOffset.y = Double(step * 7 % 11) * 44
      loaded.scene.tick(at: Double(step))
      for path in table.visibleRowPaths {
        let cell = try table.cell(path.section, path.row)
        #expect(cell.contentView.sublayers.compactMap(\.name).filter { $0.hasPrefix("c") } == ["c\(path.row)"])
        #expect(cell.accessoryView?.name == "a\(path.row)")
        #expect(cell.accessoryView?.superlayer === cell)
      }
    }
    table.contentOffset.y = 0
    loaded.scene.tick(at: 100)
    #expect(try loaded.layer("c0") === own)
    #expect(own.superlayer === (try table.cell(0, 0)).contentView)
  }

  @Test(
    "colours of titles do not stay in reused cells, in any style", arguments: TableViewCell.Style.allCases)
  func titleColors(style: TableViewCell.Style) throws {
    let colored = ["titleColor: '#f00'", "detailColor: '#0f0'"].flatMap { Array(repeating: $0, count: 4) }
    let rows = (colored + Array(repeating: "isOn: false", count: 4)).map { "- {style: \(style.rawValue), \($0)}" }
    let loaded = try loaded(rows.joined(separator: "\n"))
    let table = try loaded.layer("t", as: TableView.self)
    let fresh = TableViewCell(style: style)
    for row in [11, 0, 4, 10, 1, 5, 8, 6, 2, 9] {
      table.contentOffset.y = Double(row) * 44
      loaded.scene.tick(at: 1)
      let cell = try table.cell(0, row)
      #expect(cell.textLabel.effectiveColor == (row < 4 ? .rgb(0xFF0000) : fresh.textLabel.effectiveColor))
      let detail = 4..<8 ~= row ? .rgb(0x00FF00) : fresh.detailTextLabel.effectiveColor
      #expect(cell.detailTextLabel.effectiveColor == detail)
    }
  }
}
