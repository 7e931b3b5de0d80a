import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of what a part is, besides its place.
@Suite struct PartLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  @Test("a row has the corners of its section's first or last row that is seen")
  func ends() {
    for seed in seeds {
      let list = PaperList(seed: seed)
      for part in ListFrame().following(list.layout, carries: false).rows {
        let seen = list.sections[part.id.section].rows.indices.filter {
          list.sections[part.id.section].rows[$0].height > 0
        }
        #expect(part.ends.isFirst == (part.id.row == seen.first), "seed \(seed), \(part.id)")
        #expect(part.ends.isLast == (part.id.row == seen.last), "seed \(seed), \(part.id)")
        #expect(!part.flags.contains(.isSelfSizing) && part.isInView, "seed \(seed)")
      }
    }
  }

  @Test("a row whose height was guessed or measured sizes itself")
  func selfSizing() {
    for origin in HeightOrigin.allCases {
      let rows = RowRuns(count: 3, height: 20, origin: origin)
      let heights = HeightIndex(runs: [HeightIndex.Run(section: HeightIndex.Section(rows: rows))], top: 0)
      let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
      let layout = ListLayout(heights: heights, bounds: bounds, column: bounds, grid: DeviceGrid())
      for part in ListFrame().following(layout, carries: false).rows {
        #expect(part.flags.contains(.isSelfSizing) == (origin != .given), "\(origin)")
      }
    }
  }

  @Test("a part that an update ends is carried to the end of the update, above the one that replaces it")
  func replaced() throws {
    for seed in seeds {
      var list = PaperList(seed: seed)
      list.layOut()
      let before = list.frame.rows
      try list.update()
      let phase = try #require(list.phases.last)
      for part in list.frame.rows where part.id.end != 0 {
        let old = try #require(before.first { $0.id.path == part.id.path })
        #expect(part.frame == old.frame && !part.isInView && part.ends == .middle, "seed \(seed), \(part.id)")
        #expect(phase.plan.newPath(of: part.id.path) == nil || phase.plan.reloadedRows.contains(part.id.path))
        let isReplaced =
          phase.plan.reloadedRows.contains(part.id.path)
          || !TablePosition.row(part.id.path).after(phase.plan, in: list.heights).isGap
        guard case .ends(part.id, isReplaced) = old.fate(.row, phase.plan, list.heights, phase) else {
          Issue.record("seed \(seed), \(part.id)")
          continue
        }
      }
      list.layOut()
      while !list.phases.isEmpty { list.advance() }
      #expect(list.frame.rows.allSatisfy { $0.id.end == 0 }, "seed \(seed)")
    }
  }

  @Test("what a card leaves of its rows lies inside the card, and has its corners at its open ends only")
  func clips() throws {
    for seed in seeds {
      var list = PaperList(seed: seed)
      list.layOut()
      try list.update(moves: false, reloads: false)
      list.layOut()
      list.advance()
      list.layOut()
      let (layout, spec) = (list.layout, CardSpec(inset: 4, radius: 10, lineWidth: 1, roundsCard: true))
      let motion = ListMotion(
        layout, list.frame, specs: list.frame.rows.map { _ in spec }, lifted: nil, top: nil, bottom: nil)
      for (part, motion) in zip(list.frame.rows, motion.rows) {
        guard let motion, let clip = motion.clip, part.id.end == 0 else { continue }
        let card = layout.motion(of: .rows(part.id.section), in: layout.phases.count).range
        if clip.corners.contains(.top) {
          #expect(abs(motion.y + clip.rect.minY - card.lowerBound) < 1e-6, "seed \(seed)")
        }
        if clip.corners.contains(.bottom) {
          #expect(abs(motion.y + clip.rect.maxY - card.upperBound) < 1e-6, "seed \(seed)")
        }
        #expect(clip.corners == layout.openEnds(ofSection: part.id.section), "seed \(seed)")
        #expect(clip.radius == spec.radius && abs(clip.rect.width - (layout.column.width - 8)) < 1e-9, "seed \(seed)")
      }
      for card in motion.cards where card.border != nil {
        #expect(card.frame.minX >= layout.column.minX + 4 - 500 && card.borderOpacity <= 1, "seed \(seed)")
      }
    }
  }
}
