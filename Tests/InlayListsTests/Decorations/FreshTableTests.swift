import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

@Suite struct FreshTableTests {
  private func makeTable(_ fonts: TextContext) throws -> TestTable<RoundedTableView> {
    try TestTable(RoundedTableView(), counts: [], size: TableState().size, fonts: fonts)
  }

  @Test(
    "after any changes the picture and the number of layers are those of a fresh table in the same state",
    arguments: DecorationKind.allCases)
  func equalsFresh(kind: DecorationKind) throws {
    var random = SeededGenerator(seed: 11 + UInt64(DecorationKind.allCases.firstIndex(of: kind) ?? 0))
    let fonts = try TextContext()
    let old = try makeTable(fonts)
    var state = TableState()
    state.decoration = kind
    state.apply(to: old, from: nil)
    for step in 1...1_000 {
      var next = state.changed(&random)
      if Int.random(in: 0..<3, using: &random) > 0 { next.decoration = kind }
      next.apply(to: old, from: state)
      state = next
      guard step % 8 == 0 else { continue }
      let fresh = try makeTable(fonts)
      state.apply(to: fresh, from: nil)
      // What changes above the view moves the offset, so that what is seen stays.
      fresh.table.contentOffset = old.table.contentOffset
      let (found, expected) = (try picture(old), try picture(fresh))
      let isEqual = found == expected && layerCount(old.table) == layerCount(fresh.table)
      #expect(
        isEqual, "step \(step): \(layerCount(old.table)) and \(layerCount(fresh.table)) layers in \(state)")
      if !isEqual { return }
    }
  }

  private func picture(_ test: TestTable<RoundedTableView>) throws -> Picture {
    test.scene.tick(at: 0)
    let surface = try ImageSurface(for: test.scene)
    try test.scene.render(into: surface)
    return Picture(pixels: surface.pixels(), width: surface.pixelWidth)
  }
}
