import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The lines between rows while some come or leave.
@Suite struct MotionLineTests {
  private static let red: UInt32 = 0xFFFF_0000

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  /// A table of four rows with red lines.
  private func stage(_ style: TableView.Style) throws -> TestTable<TableView> {
    let table = TableView(style: style)
    table.updateTiming = .curve(.linear, duration: 1)
    table.separatorColor = .rgb(0xFF0000)
    return try TestTable(table, counts: [4, 1], size: Size(width: 200, height: 500))
  }

  @Test(
    "a row that stays has the line above it in every frame, while others come or leave above",
    arguments: TableView.Style.allCases, RowAnimation.allCases)
  func between(style: TableView.Style, animation: RowAnimation) throws {
    for (isInserted, rows) in [(true, [1, 2]), (true, [3]), (false, [1]), (false, [1, 2]), (true, [1])] {
      let test = try stage(style)
      let last = test.cells[3]
      if isInserted {
        test.source.counts[0] += rows.count
        try test.table.performBatchUpdates(animated: true) { $0.insertRows(at: rows.map(path), with: animation) }
      } else {
        test.source.counts[0] -= rows.count
        try test.table.performBatchUpdates(animated: true) { $0.deleteRows(at: rows.map(path), with: animation) }
      }
      for frame in 0...10 {
        let picture = try test.picture(at: Double(frame) / 10)
        let top = Int(test.table.convert(last.bounds, from: last).minY)
        #expect(picture[100, top - 1] == Self.red, "\(isInserted) \(rows), frame \(frame)")
        // One line, not two.
        #expect(picture[100, top - 2] != Self.red || frame < 1, "\(isInserted) \(rows), frame \(frame)")
      }
    }
  }

  @Test(
    "a grouped section has the line below its last row while rows come there",
    arguments: RowAnimation.allCases)
  func end(animation: RowAnimation) throws {
    let test = try stage(.grouped)
    test.source.counts[0] = 6
    try test.table.performBatchUpdates(animated: true) { $0.insertRows(at: [path(4), path(5)], with: animation) }
    test.scene.tick(at: 0)
    for frame in 1...10 {
      let picture = try test.picture(at: Double(frame) / 10)
      let bottom = test.table.rectForRow(at: path(3))?.maxY ?? 0
      #expect(picture[3, Int(bottom + (88 * Double(frame) / 10).rounded()) - 1] == Self.red, "frame \(frame)")
    }
  }

  @Test("the line of a first row that leaves fades, and does not come to the card's round corners")
  func first() throws {
    let test = try stage(.insetGrouped)
    let top = Int(test.table.rectForRow(at: path(0))?.minY ?? 0)
    let radius = Int(test.cells[0].appearance.cornerRadius)
    #expect(radius > 0)
    test.source.counts[0] = 3
    try test.table.performBatchUpdates(animated: true) { $0.deleteRows(at: [path(0)], with: .automatic) }
    for frame in 1...9 {
      let picture = try test.picture(at: Double(frame) / 10)
      let lines = (top + 1..<top + 44 - 1).filter { picture[100, $0] == Self.red }
      // Lines of rows that stay are as they are.
      #expect(lines.allSatisfy { $0 > top + radius }, "frame \(frame): \(lines)")
    }
  }

  @Test("nothing of the lines is left at the end")
  func rest() throws {
    let test = try stage(.grouped)
    test.source.counts[0] = 5
    try test.table.insertRows(at: [path(2)], with: .fade)
    test.scene.tick(at: 0.5)
    test.scene.tick(at: 1)
    #expect(test.table.rowMotion == nil && !test.table.sublayers.contains { $0 is PartHolder })
  }
}
