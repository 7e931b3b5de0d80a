import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@Suite struct UpdateOracleTests {
  /// Seeds behind the first ones that found defects.
  private static let found: [UInt64] = [
    559, 672, 777, 992, 1071, 1298, 1459, 1561, 1591, 1786, 1836, 2309, 2514, 5883, 200_601, 300_663,
  ]

  @Test("in every frame of random animated updates rows, cards and corners are right, and the end is a fresh table's")
  func random() throws {
    let textContext = try TextContext()
    var (frames, leaving) = (0, 0)
    for seed in Array(Seeds.first(300, long: 10_000)) + Self.found {
      let settings = TableOracle.Settings(seed: seed, textContext: textContext)
      let oracle = UpdateOracle(settings)
      if try oracle.run(Array(0..<15), seed: seed) != nil {
        let failure = try UpdateOracle.failure(settings, steps: 15)
        Issue.record("\(failure ?? "a failure that does not come again, seed \(seed)")")
        return
      }
      frames += oracle.framesBetween
      leaving += oracle.leavingSeen
    }
    #expect(frames > 0 && leaving > 0, "nothing was animated")
  }
}
