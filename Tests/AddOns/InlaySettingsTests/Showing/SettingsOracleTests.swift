import InlayTestSupport
import InlayText
import Testing

@Suite struct SettingsOracleTests {
  @Test("after any step on any page, incremental frames equal whole pictures, and at rest those of a new screen")
  func steps() throws {
    let fonts = try TextContext()
    var total = SettingsOracle.Outcome()
    for seed in Seeds.first(24, long: 1_000) {
      let oracle = try SettingsOracle(seed: seed, fonts: fonts)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      total.changes += oracle.outcome.changes
      total.rests += oracle.outcome.rests
      total.pages.formUnion(oracle.outcome.pages)
    }
    #if !DEBUG
      #expect(Seeds.only != nil || Seeds.part != nil || total.changes > 40 && total.rests > 30, "\(total)")
      #expect(Seeds.only != nil || Seeds.part != nil || total.pages.isSuperset(of: ["Example", "Theme", "Sound"]))
    #endif
  }
}
