import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of one update: where each part is presented, by its places before and afterwards alone.
@Suite struct SlideLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  /// A list while one update runs, with the heights before it.
  private func update(seed: UInt64, slides: Bool = true) throws -> (
    list: RandomList, old: HeightIndex, phase: Phase
  ) {
    var list = RandomList(seed: seed)
    list.layOut()
    let old = list.heights
    try list.update(slides: slides)
    list.phases[0].advance(to: list.random.double(0...0.99), after: nil)
    list.layOut()
    return (list, old, list.phases[0])
  }

  @Test(
    "a part that stays slides evenly from its old place to the new one, whole, opaque and as high as it is"
  )
  func stays() throws {
    for seed in seeds {
      let (list, old, phase) = try update(seed: seed)
      let (motion, pixel) = (list.motion(), 1 / list.grid.scale)
      func check(_ position: TablePosition, _ part: PartMotion?, _ height: Double) {
        let before = position.before(phase.plan, in: old)
        guard !before.isGap, let part, phase.plan.animation(reloading: before) == nil else {
          return
        }
        let (from, to) = (
          old.range(of: before).lowerBound, list.heights.range(of: position).lowerBound
        )
        let y = to + (from + phase.shift - to) * phase.rest
        #expect(
          abs(part.y - y) <= 1.01 * pixel && part.dx == 0 && part.opacity == 1,
          "seed \(seed), \(position)")
        #expect(part.height == height, "seed \(seed), \(position)")
        if position == .top { return #expect(part.window == nil, "seed \(seed)") }
        // A part that gets higher is cut where the next one begins.
        let (old, new) = (old.range(of: before), list.heights.range(of: position))
        let end = new.upperBound + (old.upperBound + phase.shift - new.upperBound) * phase.rest
        #expect(
          abs(part.range.upperBound - Swift.max(part.y, Swift.min(end, part.y + height))) <= 1.01
            * pixel,
          "seed \(seed), \(position)")
      }
      for (part, motion) in zip(list.frame.rows, motion.rows) where part.id.end == 0 {
        check(.row(part.id.path), motion, part.frame.height)
      }
      for (part, motion) in zip(list.frame.footers, motion.footers) where part.id.end == 0 {
        check(.footer(part.id.section), motion, part.frame.height)
      }
      if !list.pinning.headers {
        for (part, motion) in zip(list.frame.headers, motion.headers) where part.id.end == 0 {
          check(.header(part.id.section), motion, part.frame.height)
        }
      }
      check(.top, motion.top, list.header)
      if let bottom = motion.bottom {
        let y = list.heights.end + (old.end + phase.shift - list.heights.end) * phase.rest
        #expect(abs(bottom.y - y) <= 1.01 * pixel && bottom.height == list.footer, "seed \(seed)")
        #expect(bottom.window == nil && bottom.opacity == 1 && bottom.dx == 0, "seed \(seed)")
      }
    }
  }

  @Test(
    "what comes or leaves fades or slides to its side by the progress, and so does what is reloaded"
  )
  func appears() throws {
    for seed in seeds {
      let slides = seed % 3 != 0
      let (list, old, phase) = try update(seed: seed, slides: slides)
      let motion = list.motion()
      for (part, motion) in zip(list.frame.rows, motion.rows) {
        guard let motion else { continue }
        let position = TablePosition.row(part.id.path)
        let (animation, share, isNewOne): (RowAnimation, Double, Bool)
        if part.id.end != 0 {
          let end = try #require(phase.plan.end(of: position, in: list.heights))
          (animation, share, isNewOne) = (end.animation, 1 - phase.progress, false)
        } else {
          let before = position.before(phase.plan, in: old)
          if let reload = phase.plan.animation(reloading: before) {
            (animation, share, isNewOne) = (reload, phase.progress, true)
          } else if before.isGap, let come = list.animation(of: part.id.path, phase.plan) {
            (animation, share, isNewOne) = (come, phase.progress, false)
          } else {
            continue
          }
        }
        let isReplaced =
          phase.plan.animation(reloading: position) != nil
          && !position.after(phase.plan, in: list.heights).isGap
        let isReload = part.id.end == 0 ? isNewOne : isReplaced
        // Of two cells for a reloaded row, the new one is below and opaque.
        let fades =
          isReload ? !isNewOne && (animation.side == 0 || !slides) : animation.fades || !slides
        #expect(
          abs(motion.opacity - (fades ? share : 1)) < 1e-9, "seed \(seed), \(part.id), \(animation)"
        )
        let dx = slides ? animation.side * (1 - share) * list.bounds.width : 0
        #expect(
          abs(motion.dx - dx) <= 0.51 / list.grid.scale, "seed \(seed), \(part.id), \(animation)")
        #expect(
          abs(motion.dx * list.grid.scale - (motion.dx * list.grid.scale).rounded()) < 1e-6,
          "seed \(seed)")
      }
    }
  }

  @Test("without sliding, parts are at once where the update leaves them")
  func withoutSliding() throws {
    for seed in seeds {
      let (list, _, phase) = try update(seed: seed, slides: false)
      #expect(phase.rest == 0)
      for (part, motion) in zip(list.frame.rows, list.motion().rows) where part.isInView {
        #expect(
          abs((motion?.y ?? -9) - part.frame.minY) <= 2.01 / list.grid.scale,
          "seed \(seed), \(part.id)")
      }
    }
  }

  @Test(
    "rows that come together are one block in the space that grows for it, of which only what is in view moves"
  )
  func block() throws {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let heights = (0..<random.int(1...9)).map { _ in random.length(1...90) }
      let first = random.int(0...heights.count - 1)
      let last = random.int(first...heights.count - 1)
      let animation = random.pick(RowAnimation.allCases)
      let grid = DeviceGrid(scale: 1_000)
      func index(_ heights: some Sequence<Double>) -> HeightIndex {
        var rows = RowRuns.Builder()
        for height in heights { rows.append(height) }
        return HeightIndex(
          runs: [HeightIndex.Run(section: HeightIndex.Section(rows: rows.heights()))], top: 0)
      }
      let (old, new) = (index(heights[..<first] + heights[(last + 1)...]), index(heights))
      var updates = TableUpdates()
      updates.insertRows(at: (first...last).map { RowPath(section: 0, row: $0) }, with: animation)
      let plan = try UpdatePlan(
        updates,
        counts: UpdatePlan.Counts(
          oldSections: 1, newSections: 1, oldRows: old.rowCount(ofSection:),
          newRows: new.rowCount(ofSection:)))
      let bounds = Rect(
        x: 0, y: random.double(0...1) * new.end, width: 300, height: random.double(0...1) * new.end)
      var phase = Phase(plan, serial: 1, from: old, in: 0...old.end, isAnimated: true, slides: true)
      phase.advance(to: random.double(0...1), after: nil)
      let layout = ListLayout(
        heights: new, bounds: bounds, column: bounds, grid: grid, phases: [phase])
      let (top, end) = (
        new.row(RowPath(section: 0, row: first)).lowerBound,
        new.row(RowPath(section: 0, row: last)).upperBound
      )
      let space = (end - top) * phase.progress
      // The rows in view: above them, and below, as much is missing of the block as has not come yet.
      let visible = ClosedRange(from: bounds.minY, to: bounds.maxY).clamped(to: top...end)
      let begin = top + (visible.lowerBound - top) * phase.progress
      let missing = (visible.upperBound - visible.lowerBound) * (1 - phase.progress)
      for row in heights.indices {
        let range = new.row(RowPath(section: 0, row: row))
        let motion = layout.motion(of: .row(RowPath(section: 0, row: row)), in: 1)
        let isComing = (first...last).contains(row)
        let y =
          row < first
          ? range.lowerBound
          : row > last
            ? range.lowerBound - (end - top - space)
            : begin + range.lowerBound - visible.lowerBound + missing * animation.slide
        #expect(
          abs(motion.y - y) < 0.01,
          "seed \(seed), row \(row) of \(first)...\(last): \(motion.y) for \(y)")
        guard isComing else { continue }
        let window = try #require(motion.window)
        #expect(
          abs(window.lowerBound - top) < 0.01 && abs(window.upperBound - top - space) < 0.01,
          "seed \(seed)")
        #expect(
          window.lowerBound <= motion.range.lowerBound
            && motion.range.upperBound <= window.upperBound)
      }
    }
  }

  @Test(
    "a row that comes and is moved meanwhile has a room of its own, and leaves the others theirs")
  func comesAndMoves() throws {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var names = Array(0..<random.int(2...8))
      let heights = (0..<20).map { _ in random.length(5...60) }
      func index(_ names: [Int]) -> HeightIndex {
        var rows = RowRuns.Builder()
        for name in names { rows.append(heights[name]) }
        return HeightIndex(
          runs: [HeightIndex.Run(section: HeightIndex.Section(rows: rows.heights()))], top: 0)
      }
      var phases: [Phase] = []
      func update(_ updates: TableUpdates, _ new: [Int]) throws {
        let old = index(names)
        let plan = try UpdatePlan(
          updates,
          counts: UpdatePlan.Counts(
            oldSections: 1, newSections: 1, oldRows: old.rowCount(ofSection:),
            newRows: index(new).rowCount(ofSection:)))
        phases.append(
          Phase(
            plan, serial: UInt32(phases.count + 1), from: old, in: 0...1_000, isAnimated: true,
            slides: true))
        names = new
      }
      let (place, count) = (random.int(0...names.count), random.int(1...4))
      var (updates, new) = (TableUpdates(), names)
      new.insert(contentsOf: (0..<count).map { 10 + $0 }, at: place)
      updates.insertRows(at: (0..<count).map { RowPath(section: 0, row: place + $0) }, with: .fade)
      try update(updates, new)
      let old = place + random.int(0...count - 1)
      let moved = new.remove(at: old)
      let other = random.int(0...new.count)
      new.insert(moved, at: other)
      updates = TableUpdates()
      updates.moveRow(at: RowPath(section: 0, row: old), to: RowPath(section: 0, row: other))
      try update(updates, new)
      phases[0].advance(to: random.double(0...1), after: nil)
      phases[1].advance(to: random.double(0...phases[0].progress), after: phases[0])
      let bounds = Rect(x: 0, y: 0, width: 300, height: 1_000)
      let layout = ListLayout(
        heights: index(new), bounds: bounds, column: bounds, grid: DeviceGrid(scale: 2),
        phases: phases)
      var above: ClosedRange<Double>?
      // The row above those that come, unless the moved one is between them.
      let neighbour = place > 0 && !(place...place + count).contains(other) ? place - 1 : nil
      let room = names.firstIndex { $0 == neighbour }.map {
        layout.motion(of: .row(RowPath(section: 0, row: $0)), in: 2).range.upperBound
      }
      for (row, name) in names.enumerated() {
        let motion = layout.motion(of: .row(RowPath(section: 0, row: row)), in: 2)
        if let room, name >= 10, name != moved {
          #expect(abs((motion.window?.lowerBound ?? -9) - room) <= 1.01, "seed \(seed), row \(row)")
        }
        if name == moved {
          let own = layout.range(
            of: layout.positions(of: .row(RowPath(section: 0, row: row)), in: 2), in: 2, without: 0)
          #expect(
            motion.window
              == ClosedRange(from: own.start(on: layout.grid), to: own.end(on: layout.grid)))
          continue
        }
        if let above, old != other, motion.range.upperBound > motion.range.lowerBound {
          #expect(above.upperBound <= motion.range.lowerBound + 1.01, "seed \(seed), row \(row)")
        }
        if motion.range.upperBound > motion.range.lowerBound { above = motion.range }
      }
    }
  }

  @Test("a presented header is pinned while its section is presented at the top of the view")
  func pinned() throws {
    for seed in seeds {
      let (list, _, _) = try update(seed: seed)
      guard list.pinning.headers else { continue }
      let layout = list.layout
      for (part, motion) in zip(list.frame.headers, list.motion().headers) {
        let number = layout.number(of: part.id)
        let natural = layout.motion(of: .header(part.id.section), in: number, part.frame.height)
        let end = layout.motion(of: .section(part.id.section), in: number).range.upperBound
        let pinned = layout.grid.y(layout.pinnedTop(ofHeight: motion.height))
        let y = Swift.max(natural.y, Swift.min(pinned, end - motion.height))
        #expect(motion.y == y && motion.height == part.frame.height, "seed \(seed), \(part.id)")
        #expect(
          (motion.opacity, motion.dx) == (natural.opacity, natural.dx), "seed \(seed), \(part.id)")
        // Nothing of it is seen beyond its section, nor is any of it cut where it was before it was pinned.
        #expect(
          motion.range.upperBound <= Swift.max(end, natural.range.upperBound) + 1e-9,
          "seed \(seed), \(part.id)")
        if y > natural.y, y + motion.height <= end,
          motion.window.map({ $0.lowerBound < y + motion.height }) ?? true
        {
          #expect(
            abs(motion.range.upperBound - y - motion.height) < 1e-9, "seed \(seed), \(part.id)")
        }
      }
    }
  }

  @Test("a later update is never behind an earlier one")
  func rest() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<4 {
        try list.update(slides: list.random.chance(0.7))
        list.layOut()
        list.advance()
        for (earlier, later) in zip(list.phases, list.phases.dropFirst()) {
          #expect(later.rest >= earlier.rest, "seed \(seed)")
        }
        for phase in list.phases where phase.slides {
          #expect(phase.rest >= 1 - phase.progress, "seed \(seed)")
        }
      }
    }
  }

  @Test("a row that a pointer holds is not presented, and is not in the way of others")
  func lifted() throws {
    for seed in seeds {
      var (list, _, _) = try update(seed: seed)
      guard !list.frame.rows.isEmpty else { continue }
      let index = list.random.int(0...list.frame.rows.count - 1)
      let (with, without) = (list.motion(lifted: list.frame.rows[index].id), list.motion())
      for number in list.frame.rows.indices {
        if number == index {
          #expect(with.rows[number] == nil, "seed \(seed)")
        } else {
          #expect(with.rows[number]?.range == without.rows[number]?.range, "seed \(seed)")
        }
      }
    }
  }
}

extension RandomList {
  /// The animation with which a row comes, by itself or with its section.
  fileprivate func animation(of path: RowPath, _ plan: UpdatePlan) -> RowAnimation? {
    let animations = plan.updates.animations
    if plan.updates.insertedRows.contains(path) {
      return animations.insertedRows[path] ?? RowAnimation.none
    }
    if plan.updates.insertedSections.contains(path.section) {
      return animations.insertedSections[path.section] ?? RowAnimation.none
    }
    guard let old = plan.oldSection(of: path.section), plan.reloadedSections.contains(old) else {
      return nil
    }
    return animations.reloadedSections[old] ?? RowAnimation.none
  }
}
