import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct ScrollOracleTests {
  @Test("after anything a view rests inside its content, on a device pixel, at the same offset for any times of ticks")
  func oracle() {
    var (rests, bounces) = (0, 0)
    withSeeds(600) { random in
      let oracle = ScrollOracle(&random)
      let end = oracle.steps.last?.time ?? 1
      var ticks: [[Double]] = [[], []]
      var time = 1.0
      while time < end + 8 {
        ticks[0].append(time)
        time += random.double(0...0.05)
      }
      for _ in 0..<random.int(0...20) { ticks[1].append(random.double(1...end + 3)) }
      let outcomes = ticks.map { oracle.run(ticks: $0.sorted()) }
      for outcome in outcomes { if let problem = outcome.problem { return problem } }
      if outcomes[0].log.contains("rest") { rests += 1 }
      if outcomes[0].hasBounced { bounces += 1 }
      guard outcomes[0].offset == outcomes[1].offset else {
        return "rests at \(outcomes[0].offset) and at \(outcomes[1].offset)"
      }
      return outcomes[0].log == outcomes[1].log ? nil : "\(outcomes[0].log), \(outcomes[1].log)"
    }
    // A debug build runs too few seeds to reach both.
    #if !DEBUG
      #expect(Seeds.only != nil || (rests > 20 && bounces > 10), "\(rests) rests, \(bounces) bounces")
    #endif
  }
}
