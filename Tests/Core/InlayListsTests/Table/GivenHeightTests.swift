import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows whose heights are given, and what is told of them.
@Suite struct GivenHeightTests {
  @Test("a row with a given height keeps it when its height is invalidated")
  func invalidated() throws {
    let table = TableView(style: .plain)
    let heights = HeightDelegate { $0.row == 1 ? .automatic() : .fixed(30) }
    let test = try TestTable(table, counts: [3])
    table.rowHeight = .byDelegate
    table.delegate = heights
    test.source.configure = { cell, _ in cell.textLabel.text = "A\nB\nC\nD" }
    table.reloadData()
    test.scene.tick(at: 1)
    let before = test.cells.map(\.frame)
    #expect(before[0].height == 30 && before[1].height > 40)
    for row in 0..<3 { table.invalidateHeight(ofRowAt: RowPath(section: 0, row: row)) }
    test.scene.tick(at: 2)
    #expect(test.cells.map(\.frame) == before)
  }
}

extension GivenHeightTests {
  @Test("a delegate's heights that nobody asks for are reported, once, and others are not")
  func unused() throws {
    func reports(_ rowHeight: Height?, _ height: Height?) throws -> [String] {
      let test = try TestTable(TableView(style: .plain), counts: [3])
      var found: [String] = []
      test.scene.onProblem = { found.append($0.message) }
      let heights = HeightDelegate { _ in height }
      test.table.rowHeight = rowHeight
      test.table.delegate = heights
      for time in 1..<4 {
        if time == 2 { test.table.reloadData() }
        test.scene.tick(at: Double(time))
      }
      return found
    }
    let note = "the delegate's heightForRowAt has no effect: it is called only with rowHeight = .byDelegate"
    for height in [Height.automatic(), .fixed(44), nil] {
      #expect(try reports(height, .fixed(80)) == [note])
      #expect(try reports(height, nil).isEmpty && reports(height, .fixed(44)).isEmpty)
      #expect(try reports(height, .automatic()) == (height == .automatic() ? [] : [note]))
    }
    for height in [Height.automatic(), .fixed(80), nil] { #expect(try reports(.byDelegate, height).isEmpty) }
  }
}
