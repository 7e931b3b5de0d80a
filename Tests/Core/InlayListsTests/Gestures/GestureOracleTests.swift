import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct GestureOracleTests {
  @Test("after any gestures incremental frames are whole pictures, and a table at rest is like a new one")
  func gestures() throws {
    let fonts = try TextContext()
    var total = GestureOracle.Outcome()
    for seed in Seeds.first(60, long: 3_000) {
      let oracle = try GestureOracle(seed: seed, fonts: fonts)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      total.add(oracle.outcome)
    }
    #if !DEBUG
      #expect(Seeds.only != nil || total.hasAll, "some gestures never had an effect: \(total)")
    #endif
  }
}
