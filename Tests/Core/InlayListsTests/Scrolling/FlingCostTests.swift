import CInlayAllocations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// A fling costs what scrolling by the same offsets costs.
@Suite struct FlingCostTests {
  private func make() throws -> TestTable<TableView> {
    let test = try TestTable(TableView(), counts: [1_000])
    test.table.contentOffset.y = 400
    for time in 1...3 {
      test.table.contentOffset.y += 60
      _ = try test.picture(at: Double(time))
    }
    return test
  }

  private func blocks(_ body: () -> Void) -> Int {
    let before = allocationCount()
    body()
    return allocationCount() - before
  }

  @Test("a tick of a fling allocates what the layout of its offset does, and a few blocks of the clock")
  func allocations() throws {
    let (fling, plain) = (try make(), try make())
    fling.table.beginDragging(at: 3)
    fling.table.drag(by: Size(width: 0, height: -20), at: 3.02)
    fling.table.endDragging(at: 3.02)
    plain.table.contentOffset.y += 20
    for test in [fling, plain] { _ = try test.picture(at: 3.02) }
    var counts: [(fling: Int, plain: Int)] = []
    for frame in 1...60 {
      let time = 3.02 + Double(frame) / 60
      let count = blocks { fling.scene.tick(at: time) }
      let y = fling.table.contentOffset.y
      counts.append(
        (
          count,
          blocks {
            plain.table.contentOffset.y = y
            plain.scene.tick(at: time)
          }
        ))
      for test in [fling, plain] { try test.scene.render(into: test.surface) }
    }
    #expect(fling.table.isDecelerating && counts.allSatisfy { $0.fling <= $0.plain + 8 }, "\(counts)")
    #expect(
      try fling.picture(at: 5)
        == {
          plain.table.contentOffset = fling.table.contentOffset
          return try plain.picture(at: 5)
        }())
  }
}
