import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of what becomes of parts: the changes alone, without the frames, lead a view of the list from one to the next.
@Suite struct ChangeLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  /// A view that knows only changes. It has an actor for each part on show, at the part's slot.
  private struct Cast {
    enum Place { case inView, below, above }

    struct Actor {
      let kind: PartKind
      var id: PartID
      var place: Place
    }

    var actors: [Int: Actor] = [:]
    var faults: [String] = []

    mutating func apply(_ changes: [PartChange]) { for change in changes { apply(change) } }

    private mutating func apply(_ change: PartChange) {
      let (kind, part) = (change.kind, change.part.current)
      let known = actors[part.slot]
      func expect(_ isTrue: Bool, _ fault: String) { if !isTrue { faults.append("\(kind) \(part.id): \(fault)") } }
      if change.effect == .enters {
        expect(known == nil, "enters at the slot of \(known.map { "\($0)" } ?? "")")
        actors[part.slot] = Actor(kind: kind, id: part.id, place: .inView)
        return
      }
      guard let known, known.kind == kind else { return faults.append("\(kind) \(part.id): \(change.effect), unknown") }
      let isCarried = known.place != .inView
      switch change.effect {
      case .enters: break
      case .returns:
        expect(isCarried && known.id == part.id && part.isInView, "returns as \(known)")
        actors[part.slot]?.place = .inView
      case .moves:
        expect(known.id != part.id && (isCarried != part.isInView || kind == .shadow), "moves as \(known)")
        actors[part.slot]?.id = part.id
      case .isCarried(let isAbove):
        expect((!isCarried || isAbove) && !part.isInView && part.ends == .middle, "is carried as \(known)")
        actors[part.slot]?.id = part.id
        actors[part.slot]?.place = isAbove ? .above : .below
      case .isKept, .leaves:
        expect(!isCarried && known.id == part.id, "leaves as \(known)")
        actors[part.slot] = nil
      case .ends:
        expect(isCarried || kind == .shadow, "ends as \(known)")
        actors[part.slot] = nil
      }
    }

    /// Compares the actors with the parts of a frame.
    func check(_ frame: ListFrame, _ note: String) {
      #expect(faults.isEmpty, "\(note): \(faults)")
      var count = 0
      for kind in PartKind.allCases {
        for part in frame[kind] {
          count += 1
          let id = part.current.id
          let actor = actors[part.slot]
          // A shadow stays where it is.
          let isInView = part.isInView || kind == .shadow
          #expect(
            actor?.kind == kind && actor?.id == id && (actor?.place == .inView) == isInView,
            "\(note), \(kind) \(part.id): \(actor.map { "\($0)" } ?? "none")")
        }
      }
      #expect(count == actors.count, "\(note): \(actors)")
    }
  }

  @Test("what becomes of parts, from change to change, is what the frames show")
  func replay() throws {
    for seed in seeds {
      var (list, cast) = (RandomList(seed: seed), Cast())
      for step in 0..<10 {
        let note = "seed \(seed), step \(step)"
        cast.apply(list.layOut())
        cast.check(list.frame, "\(note), layout")
        if list.random.chance(0.3) { list.scroll() }
        if list.random.chance(0.2) { list.outdate() }
        if list.random.chance(0.1) { list.measure() }
        if list.random.chance(0.5) { cast.apply(try list.update(isAnimated: list.random.chance(0.8))) }
        cast.check(list.frame, "\(note), update")
        if list.random.chance(0.1) {
          let section = list.random.int(0...3)
          for kind in PartKind.laidOut { cast.apply(list.state.remove(kind) { $0.id.section == section }) }
          cast.check(list.frame, "\(note), removed")
        }
        if list.random.chance(0.5) { cast.apply(list.advance()) }
        cast.check(list.frame, "\(note), time")
      }
      while !list.phases.isEmpty { cast.apply(list.advance()) }
      cast.apply(list.layOut())
      cast.check(list.frame, "seed \(seed), the end")
      #expect(cast.actors.values.allSatisfy { $0.place == .inView && $0.id.end == 0 }, "seed \(seed)")
    }
  }

  @Test("in a layout all parts leave before others enter: rows first, and headers and footers by section")
  func order() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      for _ in 0..<6 {
        let changes = list.state.layOut(list.layout)
        let entering = changes.filter { $0.effect == .enters || $0.effect == .returns }
        let leaving = changes.prefix { $0.effect != .enters && $0.effect != .returns && !$0.part.id.isOutdated }
        #expect(changes.dropFirst(leaving.count).allSatisfy { $0.part.id.isOutdated || entering.contains($0) })
        for changes in [Array(leaving), entering] {
          let rows = changes.prefix { $0.kind == .row }
          #expect(rows.map(\.part.id) == rows.map(\.part.id).sorted(), "seed \(seed)")
          #expect(!changes.dropFirst(rows.count).contains { $0.kind == .row }, "seed \(seed)")
        }
        let parts = entering.filter { $0.kind != .row }.map { ($0.part.id.section, $0.kind == .header ? 0 : 1) }
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        list.layOut()
        if list.random.chance(0.5) { try list.update() } else { list.scroll() }
        list.advance()
      }
    }
  }

  @Test("an update carries what it ends, above what replaces it, and tells of carried parts first, of shadows next")
  func updates() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      for _ in 0..<4 {
        list.layOut()
        let before = list.frame
        let changes = try list.update(isAnimated: list.random.chance(0.8))
        let plan = try #require(list.phases.last).plan
        let isAnimated = try #require(list.phases.last).isAnimated
        func stage(_ change: PartChange) -> Int {
          guard change.kind != .shadow else { return 1 }
          return before[change.kind].first { $0.slot == change.part.slot }?.isInView ?? true ? 2 : 0
        }
        let stages = changes.map(stage)
        #expect(stages == stages.sorted(), "seed \(seed)")
        for kind in PartKind.laidOut {
          for part in before[kind] where part.id.end == 0 {
            let effect = changes.first { $0.kind == kind && $0.part.slot == part.slot }?.effect
            guard let end = plan.end(of: kind.position(part.id), in: list.heights) else {
              #expect(effect == nil || effect == .moves, "seed \(seed), \(kind) \(part.id)")
              continue
            }
            let isShown = isAnimated && (!end.isReplaced || end.animation != .none)
            let wanted: PartChange.Effect? =
              !isShown
              ? part.isInView ? .leaves : .ends
              : part.isInView || end.isReplaced ? .isCarried(isAbove: end.isReplaced) : .moves
            #expect(effect == wanted, "seed \(seed), \(kind) \(part.id)")
          }
        }
        list.advance()
        if list.random.chance(0.3) { list.scroll() }
      }
    }
  }

  @Test("a row that the data source keeps is kept, unless it is reloaded")
  func kept() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      guard let row = list.frame.rows.randomElement(using: &list.random)?.id.path else { continue }
      let isReloaded = list.random.chance(0.3)
      var updates = TableUpdates()
      updates.deleteRows(at: [row], with: .fade)
      updates.insertRows(at: [row], with: .fade)
      let heights = list.heights
      let plan = try UpdatePlan(
        updates,
        counts: UpdatePlan.Counts(
          oldSections: heights.sectionCount, newSections: heights.sectionCount, oldRows: heights.rowCount(ofSection:),
          newRows: heights.rowCount(ofSection:)))
      plan.keptRows = KeptRows(newPath: { $0 }, isReloaded: { _ in isReloaded })
      let state = list.state
      let wanted = isReloaded ? PartChange.Effect.leaves : .isKept(row)
      #expect(list.state.update(by: plan, to: heights).first { $0.kind == .row }?.effect == wanted, "seed \(seed)")
      #expect(!list.frame.rows.contains(PartID(row)), "seed \(seed)")
      // A running update carries only what it reloads.
      list.state = state
      list.state.begin(plan, from: heights, in: 0...1, isAnimated: true, slides: true)
      let effect = list.state.update(by: plan, to: heights).first { $0.kind == .row }?.effect
      #expect(effect == (isReloaded ? .isCarried(isAbove: false) : .isKept(row)), "seed \(seed)")
    }
  }

  @Test("a part without a layer enters in each layout, leaves with an update if it is a row, and keeps its slot")
  func missing() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      let first = list.layOut()
      let missing = first.filter { $0.kind != .shadow && list.random.chance(0.5) }
      for change in missing { list.state.setMissing(change.kind, change.part.id) }
      let shown = first.filter { !missing.contains($0) }
      let rows = shown.filter { $0.kind == .row }.map(\.part.id.path)
      let parts = list.frame.shownParts
      #expect(parts.rows == rows.min().flatMap { low in rows.max().map { low...$0 } }, "seed \(seed)")
      #expect(parts.headers == shown.filter { $0.kind == .header }.map(\.part.id.section), "seed \(seed)")
      #expect(parts.footers == shown.filter { $0.kind == .footer }.map(\.part.id.section), "seed \(seed)")
      for _ in 0..<2 {
        let again = list.layOut()
        #expect(again.count == missing.count && again.allSatisfy { $0.effect == .enters }, "seed \(seed)")
        #expect(Set(again.map(\.part.slot)) == Set(missing.map(\.part.slot)), "seed \(seed)")
        for change in missing { list.state.setMissing(change.kind, change.part.id) }
      }
      let changes = try list.update()
      let missingRows = missing.filter { $0.kind == .row }
      for row in missingRows {
        #expect(changes.first { $0.part.slot == row.part.slot }?.effect == .leaves, "seed \(seed), \(row.part.id)")
      }
      let slots = PartKind.allCases.flatMap { list.frame[$0].map(\.slot) }
      #expect(Set(slots).count == slots.count && slots.isDisjoint(with: missingRows.map(\.part.slot)), "seed \(seed)")
    }
  }

  @Test("a part that is not there after all is in no view, and another one takes its place in the next layout")
  func outOfView() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      guard let part = list.frame.rows.randomElement(using: &list.random) else { continue }
      list.state.setOutOfView(.row, part.id)
      #expect(!list.frame.rows.contains { $0.id == part.id && $0.isInView }, "seed \(seed)")
      #expect(list.state.layOut(list.layout).map(\.effect) == [.returns], "seed \(seed)")
    }
  }

  @Test("shadows on show when an update begins stay to the end, those that it ends too, and others as long as in reach")
  func shadows() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      let before = list.frame.shadows
      try list.update()
      let kept = list.frame.shadows.filter { $0.flags.contains(.isKept) }
      #expect(kept.allSatisfy { part in before.contains { $0.slot == part.slot } }, "seed \(seed)")
      #expect(list.frame.shadows.allSatisfy { ($0.id.end == 0) == $0.flags.contains(.isKept) }, "seed \(seed)")
      _ = list.layOutShadows(ofSections: []) { _ in 4 }
      for part in kept {
        #expect(list.frame.shadows.contains { $0.slot == part.slot && $0.isInView }, "seed \(seed), \(part.id)")
      }
      #expect(list.layOutShadows(ofSections: []) { _ in nil }.allSatisfy { $0.effect == .leaves })
      #expect(list.frame.shadows.allSatisfy { $0.id.end != 0 }, "seed \(seed)")
      while !list.phases.isEmpty { list.advance() }
      #expect(list.frame.shadows.isEmpty, "seed \(seed)")
      let sections = Array(list.sections.indices)
      _ = list.layOutShadows(ofSections: sections + sections) { $0 % 2 == 0 ? Double($0) : nil }
      let wanted = sections.filter { list.heights[$0].rows.total > 0 && $0 % 2 == 0 }
      #expect(list.frame.shadows.map(\.id.section) == wanted, "seed \(seed)")
      for part in list.frame.shadows {
        let card = list.layout.card(ofSection: part.id.section, inset: Double(part.id.section))
        #expect(part.frame == card && part.flags == .isInView, "seed \(seed)")
      }
    }
  }

  @Test("after scrolling, headers and footers are where a layout has them")
  func placing() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      list.bounds.origin.y += 1 / list.grid.scale
      let layout = list.layout
      list.state.placeSectionParts(layout, wasScrolled: true)
      let scrolled = list.frame
      list.state.placeSectionParts(layout, wasScrolled: false)
      let fresh = ListFrame().following(layout, carries: false)
      for kind in [PartKind.header, .footer] {
        for part in list.frame[kind] {
          #expect(
            fresh[kind].first { $0.id == part.id }.map { $0.frame == part.frame } ?? true, "seed \(seed), \(kind)")
        }
        #expect(scrolled[kind] == list.frame[kind], "seed \(seed), \(kind)")
      }
    }
  }
}

extension PlacedPart {
  /// The part whether its content changed or not: no layer is different for that.
  fileprivate var current: PlacedPart {
    var part = self
    part.id.isOutdated = false
    return part
  }
}

extension [Int] {
  fileprivate func isDisjoint(with others: [Int]) -> Bool { Set(self).isDisjoint(with: others) }
}
