import CInlayAllocations
import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of the work that a frame takes.
@Suite struct WorkLawTests {
  /// A list of many rows, in which rows in view come and leave.
  private struct LongList {
    var random: SeededRandom
    var heights: HeightIndex
    private var state = ListState()
    private var version = 0
    var bounds = Rect(x: 0, y: 0, width: 400, height: 800)

    /// - Parameter rows: Of each section.
    init(sections: Int, rows count: Int, seed: UInt64) {
      random = SeededRandom(seed: seed)
      var builder = RowRuns.Builder()
      for _ in 0..<Swift.min(count, 1_000) { builder.append(random.double(20...60)) }
      let some = builder.heights()
      var rows = some
      while rows.count < count {
        var more = rows
        if more.count > count - rows.count { more.remove(count - rows.count..<more.count) }
        rows.insert(more, at: rows.count)
      }
      heights = HeightIndex(
        runs: (0..<sections).map { number in
          HeightIndex.Run(
            section: HeightIndex.Section(
              header: HeightIndex.PartHeight(20 + Double(number % 7)), rows: rows, footer: HeightIndex.PartHeight(10)))
        }, top: 0)
    }

    var frame: ListFrame { state.frame }
    var phases: [Phase] { state.phases }

    var layout: ListLayout {
      ListLayout(
        heights: heights, version: version, bounds: bounds, column: bounds, grid: DeviceGrid(scale: 2),
        pinning: ListLayout.Pinning(headers: true), phases: phases)
    }

    var parts: Int { frame.rows.count + frame.headers.count + frame.footers.count }

    /// The nodes on the longest ways to a section and to a row in it.
    var depth: Int {
      (heights.tree.root?.level ?? 0) + (heights[heights.sectionCount / 2].rows.tree.root?.level ?? 0) + 2
    }

    mutating func place() { _ = state.layOut(layout) }

    func motion() -> ListMotion {
      ListMotion(
        layout, frame, specs: frame.rows.map { _ in CardSpec(inset: 4, radius: 10, lineWidth: 1, roundsCard: true) },
        mayHaveGround: { _ in true }, lifted: nil, top: 0, bottom: 0)
    }

    /// Rows are inserted or deleted in the middle of the view.
    mutating func update() throws {
      let parts = frame.rows.filter(\.isInView)
      let path = parts[parts.count / 2].id.path
      let most = Swift.min(3, heights.rowCount(ofSection: path.section) - path.row)
      let rows = (0..<random.int(1...most)).map { RowPath(section: path.section, row: path.row + $0) }
      let old = heights
      var updates = TableUpdates()
      if random.chance(0.5) {
        updates.insertRows(at: rows, with: .fade)
        heights.update(path.section) { section in
          for row in rows { section.rows.insert(RowRuns(count: 1, height: 33), at: row.row) }
        }
      } else {
        updates.deleteRows(at: rows, with: .fade)
        heights.update(path.section) { $0.rows.remove(path.row..<path.row + rows.count) }
      }
      version += 1
      let new = heights
      let plan = try UpdatePlan(
        updates,
        counts: UpdatePlan.Counts(
          oldSections: old.sectionCount, newSections: new.sectionCount, oldRows: old.rowCount(ofSection:),
          newRows: new.rowCount(ofSection:)))
      state.begin(
        plan, from: old, in: ClosedRange(from: bounds.minY, to: bounds.maxY), isAnimated: true, slides: true,
        progress: random.double(0...1))
      _ = state.update(by: plan, to: heights)
    }
  }

  #if DEBUG || INLAY_CHECKS
    @Test(
      "in ten million rows a frame visits as many nodes of trees as ways to its parts have, in so many lists",
      arguments: [(1, 10_000_000), (1_000, 10_000), (100_000, 100)])
    func visits(sections: Int, rows: Int) throws {
      let list = LongList(sections: sections, rows: rows, seed: 7)
      #expect(list.heights.rowCount == 10_000_000)
      for seed in Seeds.first(20).prefix(3) {
        var list = list
        list.random = SeededRandom(seed: seed)
        list.bounds.origin.y = list.random.double(0.1...0.9) * list.heights.end
        for _ in 0..<6 {
          let placing = TreeVisits.count { list.place() }
          let motion = TreeVisits.count { _ = list.motion() }
          let ways = list.parts * (1 + list.phases.count) * list.depth
          #expect(placing > list.depth && placing <= 4 * ways, "seed \(seed), \(list.phases.count) updates")
          #expect(motion <= 12 * ways, "seed \(seed), \(list.phases.count) updates")
          try list.update()
        }
      }
    }

    @Test("while the same parts are in view, scrolling visits no tree")
    func strip() throws {
      var list = LongList(sections: 100_000, rows: 100, seed: 7)
      for seed in Seeds.first(100) {
        list.random = SeededRandom(seed: seed)
        list.bounds.origin.y = list.random.double(0...0.9) * list.heights.end
        let visible = list.layout.visibleParts()
        guard let range = OffsetRange(visible, in: list.bounds) else { continue }
        list.bounds.origin.y += list.random.double(-20...20)
        let layout = list.layout
        let visits = TreeVisits.count {
          guard range.holds(in: list.bounds) else { return }
          for section in visible.sections { _ = layout.frame(layout.header(of: section.placed)) }
        }
        #expect(visits == 0, "seed \(seed)")
      }
    }
  #else
    @Test("placing, and the changes, take at most 16 blocks of memory, for a thousand rows in view as for ten")
    func blocks() {
      func blocks(height: Double) -> Int {
        var list = LongList(sections: 1, rows: 100_000, seed: 7)
        list.bounds.size.height = height
        for _ in 0..<3 {
          list.bounds.origin.y += 300
          list.place()
        }
        list.bounds.origin.y += 300
        let before = allocationCount()
        list.place()
        return allocationCount() - before
      }
      for height in [400.0, 40_000] { #expect(blocks(height: height) <= 16, "\(height) points") }
    }
  #endif
}
