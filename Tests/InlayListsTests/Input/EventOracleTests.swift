import InlayGraphics
import InlayLayers
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct EventOracleTests {
  /// 150 seeds of 40 events; `INLAY_LONG=1` runs fifty times as many. A build for debugging runs ten of them, in which
  /// everything happens that the test asks for.
  private static var seeds: Range<UInt64> {
    if let text = getenv("INLAY_LONG"), String(cString: text) == "1" { return 1..<7501 }
    #if DEBUG
      return 35..<45
    #else
      return 1..<151
    #endif
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
    #expect(uses > 0 && selections > 0 && rings > 0 && commits > 0 && moves > 0, "nothing ever came of an event")
  }
}
