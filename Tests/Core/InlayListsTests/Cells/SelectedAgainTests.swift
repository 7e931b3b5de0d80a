import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows that are selected again keep their backgrounds, which are only shown and hidden.
@Suite struct SelectedAgainTests {
  /// All that the backgrounds of six rows follow from.
  private struct Look {
    var selected: Set<Int> = []
    var highlighted: Set<Int> = []
    var colors: [Int: Color] = [:]
    var selectedColors: [Int: Color] = [:]
    var width = 320.0
    var theme = Theme.settings
    var appearance = Appearance.light

    static let choices: [Color?] = [
      nil, .token(.tint), .token(.destructive), .init(red: 0.1, green: 0.6, blue: 0.2, alpha: 0.5),
    ]

    mutating func change(_ random: inout SeededRandom) {
      let row = random.int(0...5)
      switch random.int(0...11) {
      case 0...4: selected.formSymmetricDifference([row])
      case 5, 6: highlighted.formSymmetricDifference([row])
      case 7: colors[row] = random.pick(Self.choices)
      case 8: selectedColors[row] = random.pick(Self.choices)
      case 9: width = random.pick([280, 300, 320])
      case 10: theme = random.pick(Theme.builtIn)
      default: appearance = random.pick([.light, .dark])
      }
    }

    func show(in test: TestTable<TableView>) {
      let (table, scene) = (test.table, test.scene)
      table.frame.size.width = width
      if scene.theme.name != theme.name { scene.theme = theme }
      if scene.traits.appearance != appearance { scene.traits.appearance = appearance }
      for row in 0..<6 {
        let path = RowPath(section: 0, row: row)
        let isSelected = table.selectedRowPaths.contains(path)
        if selected.contains(row) && !isSelected { table.selectRow(at: path) }
        if !selected.contains(row) && isSelected { table.deselectRow(at: path) }
        guard let cell = table.cellForRow(at: path) else { continue }
        cell.backgroundColor = colors[row]
        cell.selectedBackgroundColor = selectedColors[row]
        cell.isHighlighted = highlighted.contains(row)
      }
    }
  }

  private func makeTable(_ style: TableView.Style) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: style), counts: [6])
    test.table.allowsMultipleSelection = true
    return test
  }

  @Test("after any changes rows have the picture of rows that were never selected before")
  func walks() throws {
    for seed in Seeds.first(20, long: 2_000) {
      var random = SeededRandom(seed: seed)
      let style = random.pick(Array(TableView.Style.allCases))
      let test = try makeTable(style)
      var look = Look()
      for step in 0..<12 {
        look.change(&random)
        look.show(in: test)
        let fresh = try makeTable(style)
        look.show(in: fresh)
        #expect(try test.picture(at: 1) == fresh.picture(at: 1), "seed \(seed), step \(step)")
      }
    }
  }

  @Test("one row selected instead of another tells the cells from the top to the bottom")
  func order() throws {
    final class Cell: TableViewCell {
      var note: (Int) -> Void = { _ in }
      override func didTransition(to state: State) { if let row = rowPath?.row { note(row) } }
    }
    let test = try TestTable(TableView(), counts: [6])
    var rows: [Int] = []
    test.table.register(Cell.self, forCellReuseIdentifier: "row")
    test.source.configure = { cell, _ in (cell as? Cell)?.note = { rows.append($0) } }
    test.table.reloadData()
    test.scene.tick(at: 1)
    let steps: [(row: Int, told: [Int])] = [(4, [4]), (1, [1, 4]), (3, [1, 3]), (3, [])]
    for (row, told) in steps {
      rows = []
      test.table.selectRow(at: RowPath(section: 0, row: row))
      #expect(rows == told)
      #expect(test.cells.filter(\.isSelected).map(\.rowPath) == [RowPath(section: 0, row: row)])
    }
  }
}
