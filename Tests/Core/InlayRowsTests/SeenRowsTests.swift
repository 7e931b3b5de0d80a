import InlayTestSupport
import Testing

@testable import InlayRows

@Suite struct SeenRowsTests {
  @Test("ranges that are added are the rows of an array, with or without gaps")
  func ranges() {
    for seed in Seeds.first(100, long: 2_000) {
      var random = SeededRandom(seed: seed)
      var (seen, rows): (SeenRows, [Int]) = (SeenRows(), [])
      var end = random.int(0...3)
      for _ in 0..<random.int(0...6) {
        let range = end + random.int(0...2)..<end + 2 + random.int(0...4)
        seen.append(range)
        rows += range
        end = range.upperBound
      }
      #expect(Array(seen) == rows && seen.count == rows.count && seen.isEmpty == rows.isEmpty, "seed \(seed)")
      #expect(seen.first == rows.first && seen.last == rows.last, "seed \(seed)")
      let row = random.int(0...40)
      #expect(seen.contains(row) == rows.contains(row), "seed \(seed)")
      #expect(Array(seen.prefix(row / 4)) == Array(rows.prefix(row / 4)), "seed \(seed)")
      #expect(Array(seen.prefix(through: row)) == rows.filter { $0 <= row }, "seed \(seed)")
    }
  }
}
