import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// The counted cost of a table's frames.
@Suite struct TableDamageTests {
  private let test: TestTable<TableView>
  private let column: DeviceRect

  init() throws {
    let table = TableView(style: .insetGrouped)
    table.cardInset = 200
    test = try TestTable(
      table, counts: [Int](repeating: 10, count: 1_000), size: Size(width: 1024, height: 768), style: .value1)
    table.maximumCardWidth = .infinity
    table.contentOffset.y = 1_000
    test.scene.tick(at: 0)
    try test.scene.render(into: test.surface)
    column = DeviceRect(minX: 200, minY: 0, maxX: 824, maxY: 768)
  }

  private func frame() throws -> FrameReport {
    test.scene.tick(at: 0)
    return try test.scene.render(into: test.surface)
  }

  @Test("a tick without a change visits no layer and paints no pixel")
  func idle() throws {
    let report = try frame()
    #expect(report.layersVisited == 0 && report.pixelsPainted == 0 && report.pixelsCopied == 0)
    #expect(report.textMisses == 0 && report.tileMisses == 0)
  }

  @Test("selecting paints the row and the row selected before")
  func selection() throws {
    let rows = test.table.visibleRowPaths
    test.table.selectRow(at: rows[3])
    // With the separator above, which the selection hides.
    #expect(try frame().pixelsPainted <= 624 * (44 + 1))
    test.table.selectRow(at: rows[9])
    let report = try frame()
    #expect(report.pixelsPainted <= 2 * 624 * (44 + 1) && report.pixelsPainted > 0)
    #expect(report.pixelsCopied == 0 && report.textMisses == 0)
  }

  @Test("scrolling by 7 points copies the column and paints the strip that becomes visible")
  func scroll() throws {
    for _ in 0..<60 {
      test.table.contentOffset.y += 7
      let report = try frame()
      #expect(Double(report.pixelsPainted) <= 1.15 * 624 * 7)
      #expect(report.pixelsCopied <= column.area)
      #expect(Double(report.pixelsCopied) >= 0.9 * 624 * 761)
    }
  }

  @Test("scrolling back shapes no text again")
  func shaping() throws {
    test.table.contentOffset.y += 70
    _ = try frame()
    test.table.contentOffset.y -= 70
    #expect(try frame().textMisses == 0)
  }

  @Test("scrolling without a new row lays out and commits the table only")
  func visited() throws {
    test.table.contentOffset.y += 7
    _ = try frame()
    test.table.contentOffset.y += 1
    #expect(try frame().layersVisited <= 2)
  }
}
