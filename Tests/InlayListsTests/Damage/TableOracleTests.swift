import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct TableOracleTests {
  /// 250 seeds of 40 steps; `INLAY_LONG=1` runs fifty times as many, a build for debugging a tenth, `INLAY_SEED=n` one.
  private static var seeds: Range<UInt64> {
    if let seed = getenv("INLAY_SEED").flatMap({ UInt64(String(cString: $0)) }) { return seed..<seed + 1 }
    #if DEBUG
      let count: UInt64 = 25
    #else
      let count: UInt64 = 250
    #endif
    let isLong = Seeds.isLong
    return 1..<count * (isLong ? 50 : 1) + 1
  }

  @Test("after any steps, a table's incremental frames equal whole pictures byte for byte")
  func incremental() throws {
    let textContext = try TextContext()
    var (copied, commits) = (0, 0)
    for seed in Self.seeds {
      let oracle = TableOracle(seed: seed, textContext: textContext)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      copied += oracle.copied
      commits += oracle.commits
    }
    #expect(copied > 0, "nothing was ever copied")
    #expect(commits > 0, "no control was ever of use")
  }

  @Test("so do those of tables with decorations of an app")
  func appDecorations() throws {
    let textContext = try TextContext()
    let decorations: [DecorationKind] = [
      .notches, .stripes, .maskedCards, DecorationKind("notches", Notches(radius: 9, inset: 0)), .none,
    ]
    for seed in Self.seeds.prefix(120) {
      let oracle = TableOracle(seed: seed, textContext: textContext, decorations: decorations)
      if let failure = try oracle.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  /// What only the long run finds: a row as high as its last cell asked for, whose content had been changed in view,
  /// also before rows measured themselves; rows whose cards became narrower by another decoration;
  /// an image's inner edge half-way between pixels.
  @Test("what was found once stays mended", arguments: [873, 1797, 1916, 4214, 4270, 4675, 5701] as [UInt64])
  func foundOnce(seed: UInt64) throws {
    #expect(try TableOracle(seed: seed, textContext: try TextContext()).run(steps: 40) == nil)
  }

  @Test(
    "a table notices invalidations that are left out",
    arguments: [
      DifferenceFaults.inserted, .removed, .style, .contents, .groups, .vacated, .exposed, .overlays, .copiedChanges,
    ])
  func faults(fault: DifferenceFaults) throws {
    let textContext = try TextContext()
    for seed in 1...150 {
      let oracle = TableOracle(seed: UInt64(seed), faults: fault, textContext: textContext)
      if try oracle.run(steps: 40) != nil { return }
    }
    Issue.record("fault \(fault.rawValue) makes no difference")
  }
}
