import InlayTestSupport
import Testing

@testable import InlayRows

@Suite struct HeightIndexTests {
  private static func rows(_ heights: [Double]) -> RowRuns {
    var builder = RowRuns.Builder()
    for height in heights { builder.append(height) }
    return builder.heights()
  }

  @Test("a million rows of different heights are at the positions of their summed heights")
  func unequalHeights() {
    let seed: UInt64 = 42
    var random = SeededRandom(seed: seed)
    let heights = (0..<1_000_000).map { _ in Double(Int.random(in: 20...90, using: &random)) + 0.5 }
    let rows = Self.rows(heights)
    var sums = [0.0]
    for height in heights { sums.append(sums[sums.count - 1] + height) }
    #expect(rows.total == sums[1_000_000])
    for _ in 0..<10_000 {
      let row = Int.random(in: 0..<1_000_000, using: &random)
      #expect(rows.offset(ofRow: row) == sums[row], "seed \(seed)")
      #expect(rows.height(ofRow: row) == heights[row])
      let y = Double.random(in: 0..<sums[1_000_000], using: &random)
      let found = rows.row(at: y)
      #expect(sums[found] <= y && y < sums[found + 1], "seed \(seed), y \(y)")
    }
  }

  @Test("ten million uniform rows take the memory of one run, and a thousand times as many take no more")
  func uniformMemory() {
    let small = HeightIndex(sections: [HeightIndex.Section(rows: RowRuns(count: 1_000, height: 44))], top: 0)
    let large = HeightIndex(sections: [HeightIndex.Section(rows: RowRuns(count: 10_000_000, height: 44))], top: 0)
    #expect(large.byteCount == small.byteCount)
    #expect(large.byteCount < 1_000)
    #expect(large.row(RowPath(section: 0, row: 9_999_999)) == 439_999_956...440_000_000)
  }

  @Test("no position finds rows without height, and iteration skips them")
  func rowsWithoutHeight() {
    let rows = Self.rows([10, 0, 0, 20, 0])
    #expect(rows.total == 30)
    #expect(rows.row(at: 9) == 0)
    #expect(rows.row(at: 10) == 3)
    #expect(rows.row(at: 29) == 3)
    let index = HeightIndex(sections: [HeightIndex.Section(rows: rows)], top: 0)
    #expect(index.placedSection(0).rows(from: 0, to: 30).map { $0 } == [0, 3])
  }

  @Test("sections without height are skipped among those that meet a range")
  func sectionsWithoutHeight() {
    for seed in 1...50 {
      var random = SeededRandom(seed: UInt64(seed))
      let heights = (0..<Int.random(in: 0...9_000, using: &random)).map { _ in
        Int.random(in: 0...400, using: &random) == 0 ? 10.0 : 0
      }
      let sections = heights.map { HeightIndex.Section(header: .init($0)) }
      let index = HeightIndex(sections: sections, top: 7)
      let low = Double(Int.random(in: -10...200, using: &random))
      let high = low + Double(Int.random(in: 1...60, using: &random))
      var start = 7.0
      var expected: [Int] = []
      for (number, height) in heights.enumerated() {
        if height > 0 && start <= high && start + height > low { expected.append(number) }
        start += height
      }
      let found = Array(index.sections(from: low, to: high))
      // The last one that starts above may end at the range, or be above all of it after the end.
      #expect(Array(found.drop { index.placedSection($0).end <= low }) == expected, "seed \(seed)")
      #expect(found.count <= expected.count + 1, "seed \(seed)")
    }
    let far = HeightIndex(
      sections: (0..<200_000).map { HeightIndex.Section(header: .init($0 % 199_999 == 0 ? 44 : 0)) }, top: 0)
    #expect(Array(far.sections(from: 0, to: 480)) == [0, 199_999])
    #expect(Array(far.sections(from: 480, to: 0)).isEmpty && Array(far.sections(from: .nan, to: 9)).isEmpty)
    #expect(Array(HeightIndex().sections(from: 0, to: 480)).isEmpty)
  }

  @Test("a range of the content meets exactly the rows whose heights intersect it")
  func visibleRows() {
    let sections = [
      HeightIndex.Section(header: .init(5), rows: RowRuns(count: 3, height: 10), footer: .init(5)),
      HeightIndex.Section(header: .init(5), rows: RowRuns(), footer: .init(5)),
      HeightIndex.Section(header: .init(5), rows: RowRuns(count: 2, height: 10), footer: .init(5)),
    ]
    let index = HeightIndex(sections: sections, top: 100)
    #expect(index.end == 180)
    #expect(index.placedSection(0).rows(from: 105, to: 115) == SeenRows(0..<1))
    #expect(index.placedSection(0).rows(from: 114.9, to: 115.1) == SeenRows(0..<2))
    #expect(index.placedSection(0).rows(from: 0, to: 105) == SeenRows(0..<0))
    #expect(index.placedSection(1).rows(from: 0, to: 1_000) == SeenRows(0..<0))
    #expect(index.placedSection(2).rows(from: 155, to: 1_000) == SeenRows(0..<2))
    #expect(index.section(at: 139.9) == 0)
    #expect(index.section(at: 140) == 1)
    #expect(index.section(at: -5) == 0)
    #expect(index.section(at: 9_999) == 2)
    #expect(HeightIndex().section(at: 0) == nil)
  }
}

extension HeightIndex {
  fileprivate init(sections: [Section], top: Double) { self.init(runs: sections.map { Run(section: $0) }, top: top) }
}
