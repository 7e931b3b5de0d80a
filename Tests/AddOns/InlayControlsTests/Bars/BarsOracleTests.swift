import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

@Suite struct BarsOracleTests {
  @Test("after any steps incremental frames are whole pictures, and a stack at rest is like a new one")
  func steps() throws {
    let fonts = try TextContext()
    for seed in Seeds.first(30, long: 3_000) {
      let oracle = try BarsOracle(seed: seed, fonts: fonts)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }
}
