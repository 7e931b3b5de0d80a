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

@Suite struct RowEstimatesTests {
  @Test("the mean is due each time that the number of measured rows has doubled, if it changed")
  func mean() {
    var estimates = RowEstimates()
    #expect(estimates.renewed { $0 } == nil && estimates.estimate == nil)
    var due: [Int: Double] = [:]
    for number in 1...8 {
      estimates.note(Double(10 * number))
      if let mean = estimates.renewed(rounded: { $0 }) { due[number] = mean }
    }
    #expect(due == [1: 10, 2: 15, 4: 25, 8: 45] && estimates.estimate == 45)
    for _ in 0..<8 { estimates.note(45) }
    #expect(estimates.renewed { $0 } == nil)
    estimates.restart()
    #expect(estimates.estimate == nil)
  }
}
