import CInlayAllocations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Synchronization
import Testing

@testable import InlayLists
@testable import InlayViews

/// What is left of motion when it is over.
@Suite struct RestTests {
  private static let aliveCells = Atomic(0)

  private final class CountedCell: TableViewCell {
    required init(style: Style, reuseIdentifier: String?) {
      aliveCells.wrappingAdd(1, ordering: .relaxed)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    deinit { aliveCells.wrappingSubtract(1, ordering: .relaxed) }
  }

  /// Kept by completions only.
  private final class Token {}

  @Test("at rest no tick is due, visits or allocates anything, and nothing that left is alive")
  func rest() throws {
    do {
      let table = TableView(style: .insetGrouped)
      let test = try TestTable(table, counts: [9, 9, 9, 9])
      table.register(CountedCell.self, forCellReuseIdentifier: "row")
      table.reloadData()
      test.scene.tick(at: 0)
      weak var token: Token?
      var ended = 0
      do {
        let kept = Token()
        token = kept
        var random = SeededRandom(seed: 4)
        for step in 0..<30 {
          let section = Int.random(in: 0..<4, using: &random)
          let animation = RowAnimation.allCases[step % RowAnimation.allCases.count]
          let completion = { (_: Bool) in
            _ = kept
            ended += 1
          }
          let path = RowPath(section: section, row: Int.random(in: 0..<8, using: &random))
          if step % 3 == 0 {
            table.scrollToRow(at: path, at: .middle, animated: true)
          } else if test.source.counts[section] > 8, Bool.random(using: &random) {
            test.source.counts[section] -= 1
            try table.performBatchUpdates(
              animated: true, { $0.deleteRows(at: [path], with: animation) }, completion: completion)
          } else {
            test.source.counts[section] += 1
            try table.performBatchUpdates(
              animated: true, { $0.insertRows(at: [path], with: animation) }, completion: completion)
          }
          test.scene.animate(duration: 0.2) {
            table.opacity = step % 2 == 0 ? 0.5 : 1
          } completion: {
            completion($0)
          }
          test.scene.tick(at: test.scene.time + Double.random(in: 0...0.2, using: &random))
          #expect(test.scene.nextTickTime != nil)
        }
      }
      #expect(token != nil)
      test.scene.tick(at: test.scene.time + 60)
      test.scene.tick(at: test.scene.time)
      #expect(test.scene.nextTickTime == nil && ended == 50)
      #expect(token == nil && table.rowMotion == nil && table.stage.carried.isEmpty)
      #expect(Self.aliveCells.load(ordering: .relaxed) == table.stage.cells.count + table.stage.cellPool.waitingCount)
      let fresh = try TestTable(TableView(style: .insetGrouped), counts: test.source.counts)
      fresh.table.contentOffset = table.contentOffset
      fresh.scene.tick(at: 0)
      #expect(layerCount(fresh.table) == layerCount(table))
      let time = test.scene.time + 1
      let before = allocationCount()
      test.scene.tick(at: time)
      let allocated = allocationCount() - before
      #if DEBUG
        // A debug build allocates memory where an optimised one does not.
        #expect(allocated >= 0)
      #else
        #expect(allocated == 0)
      #endif
      #expect(test.scene.layersVisited == 0)
    }
    #expect(Self.aliveCells.load(ordering: .relaxed) == 0)
  }
}
