import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// Sections of a few kinds; each knows the end of its run of equal ones, or gives no answer.
private final class RunSource: TableViewDataSource {
  var kinds: [Int]
  let saysRuns: Bool
  private(set) var countsAsked = 0

  init(_ kinds: [Int], saysRuns: Bool) {
    self.kinds = kinds
    self.saysRuns = saysRuns
  }

  func numberOfSections(in tableView: TableView) -> Int { kinds.count }

  func _tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int {
    saysRuns ? kinds[section...].prefix { $0 == kinds[section] }.count : 1
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return kinds[section]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    kinds[section] == 2 ? "Two rows" : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "\(path.section), \(path.row)"
    return cell
  }
}

@Suite struct EqualSectionsTests {
  private func tables(_ kinds: [Int], _ heights: Height) throws -> [(test: TestTable<TableView>, source: RunSource)] {
    try [true, false].map { saysRuns in
      let test = try TestTable(TableView(style: .insetGrouped), counts: [0])
      let source = RunSource(kinds, saysRuns: saysRuns)
      test.table.rowHeight = heights
      test.table.dataSource = source
      return (test, source)
    }
  }

  @Test("a data source that reports equal sections gets the picture of one that does not", arguments: 1...30)
  func samePictures(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var kinds: [Int] = []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      kinds += Array(repeating: Int.random(in: 0...3, using: &random), count: Int.random(in: 1...9, using: &random))
    }
    let heights = [Height.fixed(44), .fixed(20.5), .automatic()]
    let both = try tables(kinds, heights[Int(seed) % 3])
    for step in 0..<12 {
      let y = Double.random(in: 0...2_000, using: &random).rounded()
      let at = kinds.isEmpty ? 0 : Int.random(in: 0..<kinds.count, using: &random)
      let change = Int.random(in: 0..<6, using: &random)
      let pictures = try both.map { test, source in
        switch change {
        case 0 where !kinds.isEmpty:
          source.kinds[at] += 1
          try test.table.insertRows(at: [RowPath(section: at, row: 0)])
        case 1 where !kinds.isEmpty:
          source.kinds.remove(at: at)
          try test.table.deleteSections([at])
        case 2:
          source.kinds.insert(2, at: at)
          try test.table.insertSections([at])
        case 3: test.table.reloadData()
        case 4: test.scene.traits.textScale = step.isMultiple(of: 2) ? 1.5 : 1
        default: test.table.contentOffset.y = y
        }
        return try test.picture(at: Double(step))
      }
      kinds = both[0].source.kinds
      #expect(pictures[0] == pictures[1], "seed \(seed), step \(step)")
      #expect(both[0].test.table.contentSize == both[1].test.table.contentSize, "seed \(seed), step \(step)")
    }
  }

  @Test("a million equal sections are queried and stored as two")
  func million() throws {
    final class Million: TableViewDataSource {
      var countsAsked = 0
      func numberOfSections(in tableView: TableView) -> Int { 1_000_000 }
      func _tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int { 1_000_000 - section }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        countsAsked += 1
        return 10
      }
    }
    let test = try TestTable(TableView(style: .grouped), counts: [0])
    let million = Million()
    test.table.dataSource = million
    test.scene.tick(at: 1)
    #expect(test.table.heights.rowCount == 10_000_000 && test.table.heights.run(from: 1)?.count == 999_999)
    #expect(million.countsAsked < 100)
    test.table.scrollToRow(at: RowPath(section: 999_999, row: 9), at: .bottom, animated: false)
    test.scene.tick(at: 2)
    #expect(test.table.visibleCells.last?.rowPath == RowPath(section: 999_999, row: 9))
    let source = RunSource(Array(repeating: 10, count: 1_000), saysRuns: true)
    test.table.dataSource = source
    test.scene.tick(at: 3)
    #expect(source.countsAsked < 100)
  }
}
