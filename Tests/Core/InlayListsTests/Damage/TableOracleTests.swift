import InlayLists
import InlayTestSupport
import InlayText
import Testing

@Suite struct TableOracleTests {
  /// Seeds behind the first ones that found defects.
  private static let found: [UInt64] = [24_974, 200_810, 3_000_003, 4_000_470, 6_000_824]

  @Test("after every step of any seed, layout and picture are a fresh table's, and incremental frames whole pictures")
  func incremental() throws {
    let textContext = try TextContext()
    var (copied, commits) = (0, 0)
    for seed in Array(Seeds.first(150, long: 12_500)) + Self.found {
      let settings = TableOracle.Settings(seed: seed, textContext: textContext)
      let oracle = TableOracle(settings)
      if try oracle.run(Array(0..<40)) != nil {
        Issue.record("\(try TableOracle.failure(settings) ?? "a failure that does not come again, seed \(seed)")")
        return
      }
      copied += oracle.copied
      commits += oracle.commits
    }
    #expect(copied > 0, "nothing was ever copied")
    #expect(commits > 0 || Seeds.only != nil, "no control was ever of use")
  }

  @Test("the same holds for tables with decorations of an app")
  func appDecorations() throws {
    let textContext = try TextContext()
    let decorations: [Decoration] = [
      .notches, .stripes, .maskedCards, Decoration("notches", Notches(radius: 9, inset: 0)), .plainRows,
    ]
    for seed in Seeds.first(40, long: 2_500) {
      let settings = TableOracle.Settings(seed: seed, decorations: decorations, textContext: textContext)
      guard let failure = try TableOracle.failure(settings) else { continue }
      Issue.record("\(failure)")
      return
    }
  }
}
