import InlayLayers
import Testing

@Suite struct TreeOracleTests {
  @Test("after any steps, incremental frames equal whole pictures byte for byte")
  func incremental() throws {
    let oracle = try TreeOracle()
    for seed in Seeds.first(Seeds.isLong ? 1_250 : 250) {
      guard let failure = try oracle.run(seed: seed, steps: 40) else { continue }
      Issue.record("\(failure)")
      return
    }
  }

  @Test("each invalidation that is left out is noticed", arguments: DifferenceFaults.all.filter { $0 != .exposed })
  func faults(fault: DifferenceFaults) throws {
    let oracle = try TreeOracle(faults: fault)
    for seed in 1...300 {
      if try oracle.run(seed: UInt64(seed), steps: 40) != nil { return }
    }
    Issue.record("fault \(fault.rawValue) makes no difference")
  }
}
