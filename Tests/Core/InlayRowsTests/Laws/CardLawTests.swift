import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of cards while updates run: their places, what they leave of rows, grounds, lines and shadows.
@Suite struct CardLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  /// A list while some updates run.
  private func list(seed: UInt64, updates: Int = 1, moves: Bool = true, reloads: Bool = true) throws -> RandomList {
    var list = RandomList(seed: seed)
    list.layOut()
    for _ in 0..<updates {
      try list.update(moves: moves, reloads: reloads)
      list.layOut()
      for index in list.phases.indices {
        let earlier = index > 0 ? list.phases[index - 1] : nil
        list.phases[index].advance(to: list.random.double(0...0.99), after: earlier)
      }
      list.layOut()
    }
    return list
  }

  @Test("each row has the card of its section, in the last layout with it, where that section is presented")
  func cards() throws {
    for seed in seeds {
      let list = try list(seed: seed, updates: 2)
      let (layout, motion) = (list.layout, list.motion())
      for (part, row) in zip(list.frame.rows, motion.rows) {
        guard let row else { continue }
        // The section, by its name, in the layouts from that of the row on.
        var (section, number) = (part.id.section, layout.number(of: part.id))
        while number < layout.phases.count, let new = layout.phases[number].plan.newSection(of: section) {
          (section, number) = (new, number + 1)
        }
        let end = number < layout.phases.count ? layout.phases[number].serial : 0
        guard let index = row.card else {
          #expect(layout.move(of: part.id.path)?.corners != nil && part.isInView, "seed \(seed), \(part.id)")
          continue
        }
        let card = motion.cards[index]
        #expect(card.id == PartID(section: section, end: end), "seed \(seed), \(part.id)")
        let rows = layout.motion(of: .rows(section), in: number)
        #expect(card.range == rows.range && card.dx == rows.dx && card.opacity == rows.opacity, "seed \(seed)")
        #expect(card.isCut == (rows.window != nil), "seed \(seed), \(part.id)")
        #expect(card.ends == (end == 0 ? layout.openEnds(ofSection: section) : .all), "seed \(seed), \(part.id)")
      }
      #expect(Set(motion.cards.map(\.id)).count == motion.cards.count, "seed \(seed)")
    }
  }

  @Test("an end of a card is open where another row was first or last, or of another height")
  func openEnds() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      let old = list.sections
      try list.update()
      if list.random.chance(0.5) { list.measure() }
      let (layout, plan) = (list.layout, list.phases[0].plan)
      for (number, section) in list.sections.enumerated() {
        let ends = layout.openEnds(ofSection: number)
        guard let before = plan.oldSection(of: number) else {
          #expect(ends == .all, "seed \(seed), section \(number)")
          continue
        }
        let seen = section.rows.filter { $0.height > 0 }
        let seenBefore = old[before].rows.filter { $0.height > 0 }
        func isSame(_ row: RandomList.Row?, _ other: RandomList.Row?) -> Bool {
          guard let row, let other else { return row == nil && other == nil }
          let index = old[before].rows.firstIndex { $0.name == other.name }
          let path = index.map { RowPath(section: before, row: $0) }
          let isReloaded = plan.updates.reloadedRows.contains { $0 == path }
          return row.name == other.name && row.height == other.height && !isReloaded
        }
        let isReloaded = plan.updates.reloadedSections.contains(before)
        if isReloaded, seen.isEmpty, seenBefore.isEmpty { continue }
        #expect(ends.contains(.top) == (isReloaded || !isSame(seen.first, seenBefore.first)), "seed \(seed), \(number)")
        #expect(
          ends.contains(.bottom) == (isReloaded || !isSame(seen.last, seenBefore.last)), "seed \(seed), \(number)")
        // Rows that a section gets or loses show its ground.
        let isChanged =
          isReloaded || section.rows.map(\.name) != old[before].rows.map(\.name)
          || plan.updates.reloadedRows.contains { $0.section == before }
        let isMoved = plan.updates.movedRows.contains { $0.from.section == before || $0.to.section == number }
        #expect(layout.changesRows(ofSection: number) == (isChanged || isMoved), "seed \(seed), \(number)")
      }
    }
  }

  @Test(
    "a ground is shown where rows change and may have one, and a line where an end is open; neither in an empty card")
  func layers() throws {
    for seed in seeds {
      let list = try list(seed: seed)
      let grounds = list.frame.rows.map { _ in seed % 2 == 0 }
      let (layout, motion) = (list.layout, list.motion(ground: { grounds[$0] }))
      let without = ListMotion(
        layout, list.frame, specs: list.frame.rows.map { _ in CardSpec(inset: 4, radius: 10, roundsCard: true) },
        lifted: nil, top: nil, bottom: nil)
      #expect(without.cards.allSatisfy { $0.border == nil && $0.ground == nil }, "seed \(seed)")
      let plain = ListMotion(
        layout, list.frame, specs: list.frame.rows.map { _ in CardSpec(inset: 4, radius: 10, lineWidth: 1) },
        mayHaveGround: { _ in true }, lifted: nil, top: nil, bottom: nil)
      #expect(plain.cards.allSatisfy { $0.border == nil && $0.ground == nil }, "seed \(seed)")
      #expect(plain.rows.allSatisfy { $0?.clip == nil }, "seed \(seed)")
      for (index, card) in motion.cards.enumerated() {
        let rows = list.frame.rows.indices.filter { motion.rows[$0]?.card == index }
        guard !rows.isEmpty else { continue }
        let isEmpty = card.range.lowerBound >= card.range.upperBound
        let changes = card.id.end != 0 || layout.changesRows(ofSection: card.id.section)
        #expect((card.ground != nil) == (!isEmpty && changes && grounds[rows[0]]), "seed \(seed), \(card.id)")
        #expect((card.border != nil) == (!isEmpty && !card.ends.isEmpty), "seed \(seed), \(card.id)")
        #expect(card.borderOpacity == (card.ground == nil ? card.opacity : 1), "seed \(seed), \(card.id)")
        guard card.ground != nil || card.border != nil else { continue }
        let (column, spec) = (layout.column, RandomList.card)
        #expect(
          card.frame
            == Rect(
              minX: column.minX + spec.inset + card.dx, minY: card.range.lowerBound,
              maxX: column.maxX - spec.inset + card.dx, maxY: card.range.upperBound), "seed \(seed), \(card.id)")
      }
    }
  }

  @Test(
    "a shadow is presented as its card is: it fades with it, unless there is a ground, and is gone when it is empty")
  func shadows() throws {
    for seed in seeds {
      let list = try list(seed: seed, updates: 2)
      let (layout, motion) = (list.layout, list.motion(ground: { _ in seed % 2 == 0 }))
      #expect(motion.shadows.count == list.frame.shadows.count, "seed \(seed)")
      for (part, shadow) in zip(list.frame.shadows, motion.shadows) {
        let rows = layout.motion(of: .rows(part.id.section), in: layout.number(of: part.id))
        let height = rows.range.upperBound - rows.range.lowerBound
        #expect((shadow.y, shadow.dx, shadow.height) == (rows.range.lowerBound, rows.dx, height), "seed \(seed)")
        let hasGround = motion.cards.contains { $0.id == part.id && $0.ground != nil }
        #expect(shadow.opacity == (height <= 0 ? 0 : hasGround ? 1 : min(1, rows.opacity)), "seed \(seed), \(part.id)")
      }
    }
  }

  @Test(
    "a card clips the rows that its open corners reach, and those that are elsewhere than the card; others it does not")
  func clips() throws {
    for seed in seeds {
      let list = try list(seed: seed)
      let (layout, spec) = (list.layout, RandomList.card)
      let seen = Set(list.frame.rows.filter(\.isInView).map(\.id.section))
      let low = list.random(of: list.sections.count).filter(seen.contains)
      let motion = list.motion(low: low)
      let reach = spec.curve.reach(radius: spec.radius)
      for (part, motion) in zip(list.frame.rows, motion.rows) {
        guard let motion, motion.card != nil else { continue }
        var (section, number) = (part.id.section, layout.number(of: part.id))
        while number < layout.phases.count, let new = layout.phases[number].plan.newSection(of: section) {
          (section, number) = (new, number + 1)
        }
        let card = layout.motion(of: .rows(section), in: number)
        let isPresent = number == layout.phases.count
        let ends = isPresent && !low.contains(section) ? layout.openEnds(ofSection: section) : .all
        let (top, bottom) = (card.range.lowerBound - motion.y, card.range.upperBound - motion.y)
        // Not by a rounding error.
        guard abs(top + reach) > 1e-9, abs(bottom - reach - motion.height) > 1e-9 else { continue }
        let isAtTop = ends.contains(.top) && top + reach > 0
        let isAtBottom = ends.contains(.bottom) && bottom - reach < motion.height
        #expect(
          (motion.clip != nil) == (isAtTop || isAtBottom || motion.dx != card.dx), "seed \(seed), \(part.id)")
        guard let clip = motion.clip else { continue }
        #expect(clip.corners == ends && clip.radius == spec.radius, "seed \(seed), \(part.id)")
        // Presented, it is as wide as the card.
        let left = layout.column.minX + spec.inset + card.dx
        #expect(abs(part.frame.minX + motion.dx + clip.rect.minX - left) < 1e-6, "seed \(seed), \(part.id)")
        #expect(
          abs(clip.rect.width - max(0, layout.column.width - 2 * spec.inset)) < 1e-6, "seed \(seed), \(part.id)")
        if ends.contains(.top) {
          #expect(abs(motion.y + clip.rect.minY - card.range.lowerBound) < 1e-6, "seed \(seed), \(part.id)")
        } else {
          #expect(clip.rect.minY <= -motion.height - reach, "seed \(seed), \(part.id)")
        }
        if clip.rect.height == 0 {
          let (low, high) = (card.range.lowerBound, card.range.upperBound)
          #expect(low == high || high <= motion.y || low >= motion.y + motion.height, "seed \(seed), \(part.id)")
        } else if ends.contains(.bottom) {
          #expect(abs(motion.y + clip.rect.maxY - card.range.upperBound) < 1e-6, "seed \(seed), \(part.id)")
        } else {
          #expect(clip.rect.maxY >= motion.height + reach, "seed \(seed), \(part.id)")
        }
      }
    }
  }

  @Test("a row that is moved by itself slides above the others, with the corners that it had, then those that it gets")
  func moved() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      let old = list.heights
      try list.update(reloads: false)
      let progress = list.random.double(0...1)
      list.phases[0].advance(to: progress, after: nil)
      list.layOut()
      let (layout, plan, spec) = (list.layout, list.phases[0].plan, RandomList.card)
      for (part, motion) in zip(list.frame.rows, list.motion().rows) where part.isInView {
        let path = part.id.path
        let move = plan.updates.movedRows.first { $0.to == path }
        let isOfSection = plan.updates.movedSections.contains { $0.to == path.section }
        #expect((layout.move(of: path) != nil) == (move != nil || isOfSection), "seed \(seed), \(path)")
        #expect((layout.move(of: path)?.corners != nil) == (move != nil), "seed \(seed), \(path)")
        if let isAbove = layout.isAboveRows {
          #expect(isAbove(path) == (move != nil || isOfSection), "seed \(seed), \(path)")
        } else {
          #expect(move == nil && !isOfSection, "seed \(seed), \(path)")
        }
        guard let move, let motion else { continue }
        #expect(motion.card == nil, "seed \(seed), \(path)")
        let seen = old[move.from.section].rows.seenEnds
        let corners = progress < 0.5 ? RowPosition(row: move.from.row, among: seen).corners : part.ends.corners
        let radius = spec.radius * abs(2 * progress - 1)
        guard let clip = motion.clip else {
          #expect(corners.isEmpty || radius == 0 || motion.height <= 0, "seed \(seed), \(path)")
          continue
        }
        #expect(clip.corners == corners && abs(clip.radius - radius) < 1e-9, "seed \(seed), \(path)")
        if corners.contains(.top) {
          #expect(abs(motion.y + clip.rect.minY - motion.range.lowerBound) < 1e-6, "seed \(seed), \(path)")
        }
      }
    }
  }
}

extension RandomList {
  /// Some of so many numbers, by the seed.
  fileprivate func random(of count: Int) -> [Int] {
    var random = self.random
    return (0..<count).filter { _ in random.chance(0.3) }
  }
}
