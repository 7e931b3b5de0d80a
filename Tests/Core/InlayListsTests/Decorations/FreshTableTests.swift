import InlayDecorations
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct FreshTableTests {
  @Test(
    "after any changes the picture and the number of layers are those of a fresh table in the same state",
    arguments: Decoration.builtIn)
  func equalsFresh(kind: Decoration) throws {
    let seed = 11 + UInt64(Decoration.builtIn.firstIndex(of: kind) ?? 0)
    var random = SeededRandom(seed: seed)
    let fonts = try TextContext()
    var state = TableState()
    state.decoration = kind
    let old = StateTable(state, fonts: fonts)
    try state.apply(to: old, from: nil)
    for step in 1...1_000 {
      var next = state.changed(&random)
      if Int.random(in: 0..<3, using: &random) > 0 { next.decoration = kind }
      try next.apply(to: old, from: state)
      state = next
      guard step % 4 == 0 else { continue }
      let fresh = StateTable(state, fonts: fonts)
      var first = state
      first.updates = nil
      try first.apply(to: fresh, from: nil)
      // Changes above the visible rows move the offset, so that these rows stay at their position.
      fresh.table.contentOffset = old.table.contentOffset
      state.highlight(in: fresh)
      let (found, expected) = (try old.picture(), try fresh.picture())
      let isEqual = found == expected && layerCount(old.table) == layerCount(fresh.table)
      #expect(
        isEqual,
        "seed \(seed), step \(step): \(layerCount(old.table)) and \(layerCount(fresh.table)) layers in \(state)")
      if !isEqual { return }
    }
  }
}
