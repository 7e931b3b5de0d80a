import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@Suite struct Survey {
  @Test func survey() throws {
    let textContext = try TextContext()
    var found = 0
    for seed in Seeds.first(400) {
      let settings = TableOracle.Settings(seed: seed, textContext: textContext)
      guard let failure = try TableOracle.failure(settings) else { continue }
      print("SURVEY", failure)
      found += 1
      if found > 14 { break }
    }
  }
}
