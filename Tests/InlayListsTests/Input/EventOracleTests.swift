import InlayGraphics
import InlayLayers
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct EventOracleTests {
  /// 150 seeds of 40 events; `INLAY_LONG=1` runs fifty times as many, a build for debugging a tenth.
  private static var seeds: Range<UInt64> {
    #if DEBUG
      let count: UInt64 = 10
    #else
      let count: UInt64 = 150
    #endif
    let isLong = getenv("INLAY_LONG").map { String(cString: $0) == "1" } ?? false
    return 1..<count * (isLong ? 50 : 1) + 1
  }

  @Test("after any events the state adds up, and incremental frames equal whole pictures byte for byte")
  func events() throws {
    let textContext = try TextContext()
    var (uses, selections, rings, commits, moves) = (0, 0, 0, 0, 0)
    for seed in Self.seeds {
      let oracle = try EventOracle(seed: seed, textContext: textContext)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      uses += oracle.uses
      selections += oracle.selections
      rings += oracle.ringsSeen
      commits += oracle.commits
      moves += oracle.moves
    }
    #expect(uses > 0 && selections > 0 && rings > 0, "nothing ever came of an event")
    #if !DEBUG
      // Too seldom for few seeds.
      #expect(commits > 0 && moves > 0, "no row was ever edited")
    #endif
  }
}
