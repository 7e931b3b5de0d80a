import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of a list while updates run.
@Suite struct MotionLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  @Test("a part is presented where it was when an update begins")
  func begin() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      if list.random.chance(0.5) {
        try list.update()
        list.layOut()
        list.advance()
        list.layOut()
      }
      var before: [Int: Double] = [:]
      let earlier = list.motion()
      for (part, motion) in zip(list.frame.rows, earlier.rows) where part.id.end == 0 {
        if let name = list.name(part.id), let motion { before[name] = motion.y - list.bounds.minY }
      }
      let pixel = 1 / list.grid.scale
      try list.update(reloads: false)
      list.layOut()
      let later = list.motion()
      for (part, motion) in zip(list.frame.rows, later.rows) where part.id.end == 0 {
        guard let name = list.name(part.id), let motion, let old = before[name] else { continue }
        // Blocks inside one another are rounded one after the other.
        let y = motion.y - list.bounds.minY
        #expect(abs(y - old) <= 2 * pixel + 1e-6, "seed \(seed), row \(name): \(old) becomes \(y)")
      }
    }
  }

  @Test("updates that are over change nothing that is presented")
  func over() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<2 {
        try list.update()
        list.layOut()
      }
      var phases = list.phases
      phases[0].advance(to: 1, after: nil)
      phases[1].advance(to: list.random.double(0...1), after: phases[0])
      let ended = phases[0].serial
      for kind in PartKind.allCases { list.frame[kind].removeAll { $0.id.end == ended } }
      let (with, without) = (list.motion(phases: phases), list.motion(phases: [phases[1]]))
      for (index, part) in list.frame.rows.enumerated() {
        let (a, b) = (with.rows[index], without.rows[index])
        #expect(
          abs((a?.y ?? 0) - (b?.y ?? 0)) <= 2.01 / list.grid.scale && a?.opacity == b?.opacity,
          "seed \(seed), \(part.id)")
      }
    }
  }

  @Test("at the end of an update parts are presented where the layout has them")
  func end() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      try list.update()
      list.layOut()
      var phase = list.phases[0]
      phase.advance(to: 1, after: nil)
      let motion = list.motion(phases: [phase])
      for (part, motion) in zip(list.frame.rows, motion.rows) where part.isInView {
        #expect(
          abs((motion?.y ?? -9) - part.frame.minY) <= 2.01 / list.grid.scale && motion?.dx == 0 && motion?.opacity == 1,
          "seed \(seed), \(part.id)")
      }
      let others = zip(list.frame.headers, motion.headers).map { $0 } + zip(list.frame.footers, motion.footers)
      for (part, motion) in others where part.isInView {
        #expect(abs(motion.y - part.frame.minY) <= 2.01 / list.grid.scale && motion.opacity == 1, "seed \(seed)")
      }
      #expect(motion.top == nil || abs(motion.top?.y ?? -9) <= 2.01 / list.grid.scale, "seed \(seed)")
      #expect(motion.top == nil || !list.pinning.tableHeader, "seed \(seed)")
      if let bottom = motion.bottom {
        #expect(abs(bottom.y - list.layout.tableFooter.lowerBound) <= 2.01 / list.grid.scale, "seed \(seed)")
        #expect(bottom.height == list.footer, "seed \(seed)")
      }
    }
  }

  @Test("opacities are 0 to 1, no part is presented higher than it is, and all edges are on device pixels")
  func ranges() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<4 {
        try list.update()
        list.layOut()
        let motion = list.motion()
        for part in motion.rows.compactMap(\.self) + motion.headers + motion.footers {
          #expect((0...1).contains(part.opacity), "seed \(seed)")
          for edge in [part.y, part.range.lowerBound, part.range.upperBound] {
            #expect(abs(list.grid.y(edge) - edge) < 1e-6, "seed \(seed), \(edge)")
          }
          #expect(part.range.lowerBound >= part.y - 1e-9 || part.window != nil, "seed \(seed)")
          #expect(part.range.upperBound <= part.y + part.height + 1e-9 || part.window != nil, "seed \(seed)")
        }
        list.advance()
        list.layOut()
      }
    }
  }

  @Test("rows that are not moved keep their order in updates, and overlap by a pixel at most in each")
  func order() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      try list.update(moves: false, reloads: false)
      list.layOut()
      if list.random.chance(0.5) {
        list.advance()
        list.layOut()
        try list.update(moves: false, reloads: false)
        list.layOut()
      }
      while !list.phases.isEmpty {
        let motion = list.motion()
        let inView = zip(list.frame.rows, motion.rows).filter { part, _ in part.isInView }
        for (upper, lower) in zip(inView, inView.dropFirst()) {
          guard let a = upper.1?.range, let b = lower.1?.range, a.upperBound > a.lowerBound, b.upperBound > b.lowerBound
          else { continue }
          #expect(
            a.upperBound <= b.lowerBound + 1.01 * Double(list.phases.count) / list.grid.scale,
            "seed \(seed): \(upper.0.id) at \(a), \(lower.0.id) at \(b)")
        }
        list.advance()
        list.layOut()
      }
    }
  }

  @Test("a part has one identity in a frame, keeps it through updates, and is ended once")
  func identity() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<6 {
        let before = Dictionary(
          list.frame.rows.compactMap { part in list.name(part.id).map { ($0, part.isInView) } },
          uniquingKeysWith: { a, _ in a })
        let ended = list.frame.rows.filter { $0.id.end != 0 }.map(\.id)
        try list.update()
        for id in ended { #expect(list.frame.rows.contains(id), "seed \(seed): \(id) is gone") }
        for part in list.frame.rows {
          guard let name = list.name(part.id) else { continue }
          #expect(before[name] == part.isInView, "seed \(seed): row \(name) is another one")
        }
        list.layOut()
        for kind in PartKind.allCases {
          let ids = list.frame[kind].map(\.id)
          #expect(Set(ids).count == ids.count && ids == ids.sorted(), "seed \(seed), \(kind)")
        }
        list.advance()
        if list.random.chance(0.3) { list.outdate() }
        if list.random.chance(0.5) { list.scroll() }
        list.layOut()
      }
    }
  }

  @Test("a row is inserted as it is deleted, backwards")
  func symmetry() throws {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let heights = (0..<random.int(1...8)).map { _ in random.length(1...90) }
      let place = random.int(0...heights.count - 1)
      let animation = random.pick([RowAnimation.fade, .left, .right, .automatic])
      let progress = random.double(0...1)
      func index(_ heights: [Double]) -> HeightIndex {
        var rows = RowRuns.Builder()
        for height in heights { rows.append(height) }
        return HeightIndex(runs: [HeightIndex.Run(section: HeightIndex.Section(rows: rows.heights()))], top: 0)
      }
      var less = heights
      less.remove(at: place)
      let path = RowPath(section: 0, row: place)
      func rows(_ inserts: Bool) throws -> [PartMotion] {
        let (old, new) = inserts ? (less, heights) : (heights, less)
        var updates = TableUpdates()
        if inserts {
          updates.insertRows(at: [path], with: animation)
        } else {
          updates.deleteRows(at: [path], with: animation)
        }
        let plan = try UpdatePlan(
          updates,
          counts: UpdatePlan.Counts(
            oldSections: 1, newSections: 1, oldRows: { _ in old.count }, newRows: { _ in new.count }))
        var phase = Phase(plan, serial: 1, from: index(old), in: 0...1_000, isAnimated: true, slides: true)
        phase.advance(to: inserts ? progress : 1 - progress, after: nil)
        let bounds = Rect(x: 0, y: 0, width: 300, height: 1_000)
        let layout = ListLayout(
          heights: index(new), bounds: bounds, column: bounds, grid: DeviceGrid(scale: 2), phases: [phase])
        return heights.indices.map { row in
          let other = row == place ? path : RowPath(section: 0, row: !inserts && row > place ? row - 1 : row)
          return layout.motion(of: .row(other), in: row == place && !inserts ? 0 : 1)
        }
      }
      for (a, b) in zip(try rows(true), try rows(false)) {
        #expect(
          abs(a.y - b.y) <= 0.51 && abs(a.dx - b.dx) <= 0.51 && abs(a.opacity - b.opacity) < 1e-9,
          "seed \(seed): \(a) and \(b)")
      }
    }
  }
}
