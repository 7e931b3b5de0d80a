import InlayTestSupport
import InlayText
import Testing

@Suite struct ControlOracleTests {
  @Test("after any step with any controls, incremental frames equal whole pictures byte for byte")
  func steps() throws {
    let fonts = try TextContext()
    var total = ControlOracle.Outcome()
    for seed in Seeds.first(40, long: 3_000) {
      let oracle = try ControlOracle(seed: seed, fonts: fonts)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      total.values += oracle.outcome.values
      total.lists += oracle.outcome.lists
      total.taps += oracle.outcome.taps
    }
    #if !DEBUG
      #expect(Seeds.only != nil || total.hasAll, "nothing ever came of input: \(total)")
    #endif
  }
}
