import InlayTestSupport
import Testing

@Suite struct KeyboardWalkTests {
  @Test("the focused field stays between bar and keyboard, each input ends once, and nothing typed is lost")
  func walks() throws {
    var shown = 0
    for seed in Seeds.first(60, long: 1_000) {
      let walk = try KeyboardWalk(seed: seed)
      if let failure = try walk.run(steps: 40) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      shown += walk.shown
    }
    #expect(Seeds.only != nil || shown > 100, "the keyboard was shown in \(shown) steps")
  }
}
