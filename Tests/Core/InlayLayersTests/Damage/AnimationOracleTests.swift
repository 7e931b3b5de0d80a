import InlayLayers
import InlayTestSupport
import Testing

@Suite struct AnimationOracleTests {
  @Test("with any animations, incremental frames equal whole pictures byte for byte, and at the end nothing runs")
  func incremental() throws {
    let oracle = try TreeOracle(hasAnimations: true, hasSlides: true)
    for seed in Seeds.first(150, long: 7_500) {
      guard let failure = try oracle.run(seed: seed, steps: 40) else { continue }
      Issue.record("\(failure)")
      return
    }
  }
}
