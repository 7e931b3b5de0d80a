import InlayTestSupport
import Testing

@testable import InlayRows

@Suite struct IndexChangesTests {
  @Test("a run reaches to the next remaining element and to the next one of another kind, in both directions of time")
  func runs() {
    for seed in Seeds.first(200, long: 2_000) {
      var random = SeededRandom(seed: seed)
      let removed = (0..<12).filter { _ in random.chance(0.7) }
      let kinds = (0..<12).map { _ in random.int(0...1) }
      var changes = IndexChanges(removed: removed)
      let isSplit = random.chance(0.8)
      if isSplit { changes.splitRuns(removed: { kinds[$0] }, inserted: { $0 }) }
      func isTogether(_ index: Int, _ other: Int) -> Bool {
        removed.contains(index) && removed.contains(other) && (!isSplit || kinds[index] == kinds[other])
      }
      for index in 0..<12 {
        var (low, high) = (index, index)
        while isTogether(index, low - 1) { low -= 1 }
        while isTogether(index, high + 1) { high += 1 }
        #expect(changes.removedRun(around: index) == low...high, "seed \(seed)")
        #expect(changes.inverse.inverse.removedRun(around: index) == low...high, "seed \(seed)")
      }
    }
  }
}
