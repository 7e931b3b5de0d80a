import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The image among the eight that a row shows, sampled in the picture.
@Suite struct SlicedPositionTests {
  private static let colors: [RowPosition: UInt32] = [
    .first: 0x110000, .middle: 0x220000, .last: 0x330000, .only: 0x440000,
  ]
  private static let selectedColors: [RowPosition: UInt32] = [
    .first: 0x001100, .middle: 0x002200, .last: 0x003300, .only: 0x004400,
  ]

  private func theme() throws -> Theme {
    func image(_ rgb: UInt32?) throws -> [Image] {
      [
        try Image(pixelWidth: 12, pixelHeight: 12, scale: 1) {
          $0.fill(Rect(x: 0, y: 0, width: 12, height: 12), with: RGBColor(rgb: rgb ?? 0))
        }
      ]
    }
    var theme = Theme.settings
    theme.decoration = .slicedImages
    theme.rowImages.caps = Insets(top: 4, left: 4, bottom: 4, right: 4)
    theme.rowImages.normal[.first] = try image(Self.colors[.first])
    theme.rowImages.normal[.middle] = try image(Self.colors[.middle])
    theme.rowImages.normal[.last] = try image(Self.colors[.last])
    theme.rowImages.normal[.only] = try image(Self.colors[.only])
    theme.rowImages.selected[.first] = try image(Self.selectedColors[.first])
    theme.rowImages.selected[.middle] = try image(Self.selectedColors[.middle])
    theme.rowImages.selected[.last] = try image(Self.selectedColors[.last])
    theme.rowImages.selected[.only] = try image(Self.selectedColors[.only])
    return theme
  }

  /// The colours in the picture, one pixel for each row, and the expected ones by the rows' positions.
  private func check(_ test: TestTable<TableView>, _ comment: Comment) throws {
    let picture = try test.picture()
    var rows = 0
    for (section, count) in test.source.counts.enumerated() {
      for row in 0..<count {
        let path = RowPath(section: section, row: row)
        let rect = try #require(test.table.rectForRow(at: path))
        let isSelected = test.table.selectedRowPaths.contains(path)
        let position = RowPosition(isFirst: row == 0, isLast: row == count - 1)
        let color = (isSelected ? Self.selectedColors : Self.colors)[position]
        #expect(picture[150, Int(rect.midY)] == 0xFF00_0000 | (color ?? 0), "\(path) \(comment)")
        rows += 1
      }
    }
    #expect(rows == test.cells.count, comment)
  }

  @Test("first, middle, last and only rows show their images before and after insert, delete, move and reload")
  func updates() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3, 1], size: Size(width: 300, height: 480))
    test.source.configure = { cell, _ in cell.textLabel.text = "" }
    test.table.allowsMultipleSelection = true
    test.table.separatorStyle = .none
    test.scene.theme = try theme()
    try check(test, "to begin with")
    test.table.selectRow(at: RowPath(section: 0, row: 2))
    test.table.selectRow(at: RowPath(section: 1, row: 0))
    try check(test, "with two rows selected")
    test.source.counts = [4, 1]
    try test.table.insertRows(at: [RowPath(section: 0, row: 3)])
    try check(test, "after an insertion at the end")
    test.source.counts = [5, 1]
    try test.table.insertRows(at: [RowPath(section: 0, row: 0)])
    try check(test, "after an insertion at the beginning")
    test.source.counts = [4, 2]
    try test.table.moveRow(at: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 1))
    try check(test, "after a move into the other section")
    test.source.counts = [1, 2]
    try test.table.deleteRows(at: [1, 2, 3].map { RowPath(section: 0, row: $0) })
    try check(test, "after deletions that leave one")
    test.source.counts = [2, 1]
    try test.table.moveSection(0, toSection: 1)
    try check(test, "after a move of sections")
    test.source.counts = [2, 3, 1]
    try test.table.insertSections([1])
    try check(test, "after the insertion of a section")
    test.source.counts = [3, 1]
    try test.table.deleteSections([0])
    try check(test, "after the deletion of a section")
    test.source.counts = [1, 4]
    test.table.reloadData()
    try check(test, "after a reload")
  }

  @Test("the whole look can be switched off and on again")
  func switchedOff() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3, 1], size: Size(width: 300, height: 300))
    let plain = try TestTable(TableView(style: .insetGrouped), counts: [3, 1], size: Size(width: 300, height: 300))
    plain.table.decoration = .plainRows
    let expected = try plain.picture()
    test.scene.theme = try theme()
    let sliced = try test.picture()
    test.table.decoration = .plainRows
    #expect(try test.picture() == expected)
    test.table.decoration = .slicedImages
    #expect(try test.picture() == sliced)
  }
}
