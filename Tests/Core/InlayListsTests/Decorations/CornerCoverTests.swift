import InlayDecorations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct CornerCoverTests {
  /// A theme with system 3's look: radius 15, and an equal inset.
  private var theme: Theme {
    var theme = Theme.settings
    theme.decoration = .cornerCovers
    theme.card.cornerRadius = 15
    theme.card.inset = 15
    return theme
  }

  private func table(_ table: TableView = TableView(style: .grouped), counts: [Int] = [3, 1]) throws -> TestTable<
    TableView
  > {
    let test = try TestTable(table, counts: counts)
    test.scene.theme = theme
    test.table.decoration = .cornerCovers
    test.scene.tick(at: 0)
    return test
  }

  private func check(_ background: RowBackground?, _ position: RowPosition, inset: Double, radius r: Double) throws {
    let background = try #require(background)
    let (w, h) = (background.bounds.width, background.bounds.height)
    let card = Rect(x: inset, y: 0, width: w - 2 * inset, height: position.isLast ? h : h - 1)
    let expected: [(String, Rect, Double, Bool)] = [
      ("card", card, -5, false),
      ("topLeft", Rect(x: card.minX, y: 0, width: r, height: r), -4, position.isFirst),
      ("topRight", Rect(x: card.maxX - r, y: 0, width: r, height: r), -3, position.isFirst),
      ("bottomLeft", Rect(x: card.minX, y: card.maxY - r, width: r, height: r), -2, position.isLast),
      ("bottomRight", Rect(x: card.maxX - r, y: card.maxY - r, width: r, height: r), -1, position.isLast),
    ]
    #expect(background.sublayers.count == 5)
    for (name, frame, zPosition, isHidden) in expected {
      let part = try #require(background.sublayers.first { $0.name == name })
      #expect(part.frame == frame, "\(name) of \(position)")
      #expect(part.zPosition == zPosition)
      #expect(part.isHidden == isHidden, "\(name) of \(position)")
      #expect(part.cornerRadius == (name == "card" ? r : 0))
    }
  }

  @Test("five layers with the published frames, zPositions and flags in every position, also after 1,000 redraws")
  func parts() throws {
    let test = try table()
    let positions: [RowPosition] = [.first, .middle, .last, .only]
    for redraw in 1...1_000 {
      for cell in test.cells {
        cell.parts.decorationBackground?.setNeedsLayout()
        cell.setNeedsLayout()
      }
      test.scene.tick(at: Double(redraw))
    }
    #expect(test.cells.map(\.rowPosition) == positions)
    for (cell, position) in zip(test.cells, positions) {
      try check(cell.parts.decorationBackground, position, inset: 15, radius: 15)
    }
  }

  @Test("a table with a column has no further inset, and inset and radius may differ")
  func insets() throws {
    let test = try table(TableView(style: .insetGrouped))
    try check(test.cells[0].parts.decorationBackground, .first, inset: 0, radius: 15)
    let wide = try table()
    wide.table.sectionCornerRadius = 4
    wide.scene.tick(at: 1)
    try check(wide.cells[1].parts.decorationBackground, .middle, inset: 15, radius: 4)
    #expect(wide.cells[1].textLabel.frame.minX == 31)
  }

  @Test("flags are correct after reload and reuse, and parts follow a resize")
  func reuse() throws {
    let test = try table(counts: [60])
    test.table.contentOffset = Point(x: 0, y: 1_000)
    test.scene.tick(at: 1)
    #expect(test.cells.allSatisfy { $0.rowPosition == .middle })
    test.table.contentOffset = .zero
    test.table.frame = Rect(x: 0, y: 0, width: 250, height: 480)
    test.scene.tick(at: 2)
    try check(test.cells[0].parts.decorationBackground, .first, inset: 15, radius: 15)
    #expect(test.cells[0].parts.decorationBackground?.bounds.width == 250)
    test.source.counts = [1]
    test.table.reloadData()
    test.scene.tick(at: 3)
    try check(test.cells[0].parts.decorationBackground, .only, inset: 15, radius: 15)
  }

  @Test("a selected row has the same shape in the selected colour")
  func selected() throws {
    let test = try table()
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    test.table.cellSelectedBackgroundColor = .rgb(0xFF8800)
    test.scene.tick(at: 1)
    let selected = test.cells[1].parts.decorationSelectedBackground
    try check(selected, .middle, inset: 15, radius: 15)
    #expect(selected?.sublayers.allSatisfy { $0.backgroundColor == .rgb(0xFF8800) } == true)
  }

  @Test("the parts are below the content even in a cell with layers inserted below everything")
  func order() throws {
    let test = try table()
    let intruder = Layer()
    test.cells[0].insertSublayer(intruder, at: 0)
    test.scene.tick(at: 1)
    #expect(test.cells[0].sublayers[0] === test.cells[0].parts.decorationBackground)
  }

  @Test("a translucent colour is reported once, and opaque colours and single rows are not")
  func warning() throws {
    let test = try table(counts: [1, 1])
    var problems: [Scene.Problem] = []
    test.scene.onProblem = { problems.append($0) }
    test.table.cellBackgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    test.scene.tick(at: 1)
    #expect(problems.isEmpty)
    test.source.counts = [2]
    test.table.reloadData()
    test.scene.tick(at: 2)
    #expect(problems.count == 2)
    #expect(problems.first?.message.contains("translucent") == true)
    for cell in test.cells { cell.parts.decorationBackground?.setNeedsLayout() }
    test.scene.tick(at: 3)
    #expect(problems.count == 2)
    #expect(try test.scene.render(into: test.surface).problems.count == 2)
  }
}
