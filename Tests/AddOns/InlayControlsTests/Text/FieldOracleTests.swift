import InlayTestSupport
import InlayText
import Testing

@Suite struct FieldOracleTests {
  @Test("after any input to fields and a keyboard, incremental frames equal whole pictures byte for byte")
  func input() throws {
    let textContext = try TextContext()
    var reached = [0, 0, 0]
    for seed in Seeds.first(240, long: 2_000) {
      let oracle = try FieldOracle(seed: seed, textContext: textContext)
      if let failure = try oracle.run(steps: 50) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      for (index, count) in [oracle.carets, oracle.selections, oracle.scrolled].enumerated() { reached[index] += count }
    }
    #expect(
      Seeds.only != nil || reached.allSatisfy { $0 > 0 }, "carets, selections and scrolled texts: \(reached)")
  }
}
