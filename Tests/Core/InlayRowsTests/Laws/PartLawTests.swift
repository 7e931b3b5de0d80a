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
      let list = RandomList(seed: seed)
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
      var list = RandomList(seed: seed)
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

  @Test("an update that is not animated ends nothing, and what is replaced without animation is not carried")
  func withoutAnimation() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      for _ in 0..<8 {
        list.layOut()
        try checkWithoutAnimation(&list, "seed \(seed)")
        while !list.phases.isEmpty { list.advance() }
      }
    }
  }

  private func checkWithoutAnimation(_ list: inout RandomList, _ note: String) throws {
    let before = list.frame
    let heights = list.heights
    let isAnimated = list.random.chance(0.5)
    try list.update(isAnimated: isAnimated)
    let plan = try #require(list.phases.last).plan
    for kind in [PartKind.row, .header, .footer] {
      for part in before[kind] {
        let position = kind.position(part.id)
        let isCarried = list.frame[kind].contains { $0.id.end != 0 && kind.position($0.id) == position }
        guard let end = plan.end(of: position, in: list.heights) else {
          #expect(!isCarried, "\(note), \(kind) \(part.id)")
          continue
        }
        let isShown = isAnimated && (!end.isReplaced || end.animation != .none)
        #expect(isCarried == isShown, "\(note), \(kind) \(part.id)")
      }
    }
    // Shadows outlive a reload.
    for part in before.shadows where heights[part.id.section].rows.total > 0 {
      let new = plan.newSection(of: part.id.section)
      let isThere = list.frame.shadows.contains { $0.id.end == 0 && $0.id.section == new }
      let isCarried = list.frame.shadows.contains { $0.id.end != 0 && $0.id.section == part.id.section }
      #expect(isThere == (new != nil) && isCarried == (new == nil && isAnimated), "\(note), \(part.id)")
    }
  }

  @Test("a part that stays is renamed as its row or section is, and one that ended is not renamed again")
  func renamed() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<4 {
        let (before, sections) = (list.frame, list.sections)
        try list.update()
        let phase = try #require(list.phases.last)
        for kind in PartKind.allCases {
          for part in before[kind] {
            switch part.fate(kind, phase.plan, list.heights, phase) {
            case .stays(let id):
              #expect(id.end == part.id.end && id.isOutdated == part.id.isOutdated, "seed \(seed), \(kind)")
              if part.id.end != 0 { #expect(id == part.id, "seed \(seed), \(kind)") }
              guard part.id.end == 0, !phase.plan.reloadedSections.contains(part.id.section) else { continue }
              let (old, new) = (sections[part.id.section], list.sections[id.section])
              if kind == .row {
                #expect(old.rows[part.id.row].name == new.rows[id.row].name, "seed \(seed)")
              } else {
                #expect(old.name == new.name, "seed \(seed), \(kind)")
              }
            case .ends(let id, _):
              #expect(part.id.end == 0 && id.end == phase.serial && !id.isOutdated, "seed \(seed), \(kind)")
              #expect((id.section, id.row) == (part.id.section, part.id.row), "seed \(seed), \(kind)")
            case .goes:
              let position = kind.position(part.id)
              #expect(phase.plan.end(of: position, in: list.heights) != nil, "seed \(seed), \(kind)")
            }
          }
        }
        list.layOut()
        if list.random.chance(0.5) { list.advance() }
        if list.random.chance(0.3) { list.scroll() }
        if list.random.chance(0.3) { list.outdate() }
        list.layOut()
      }
    }
  }

  @Test("a carried part has no corners, and is what it was: until its update ends it, or none presents it in view")
  func carried() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<6 {
        if list.random.chance(0.6) { try list.update() }
        if list.random.chance(0.5) { list.scroll() }
        if list.random.chance(0.3) { list.outdate() }
        let (before, layout) = (list.frame, list.layout)
        let frame = before.following(layout, carries: true)
        let fresh = ListFrame().following(layout, carries: true)
        for kind in [PartKind.row, .header, .footer] {
          #expect(frame[kind].filter(\.isInView) == fresh[kind], "seed \(seed), \(kind)")
          #expect(frame[kind].map(\.id) == frame[kind].map(\.id).sorted(), "seed \(seed), \(kind)")
          for part in before[kind] {
            let new = frame[kind].first { $0.id == part.id }
            let isPresented = layout.isPresented(part.id, kind)
            if part.id.end != 0 || part.id.isOutdated {
              #expect(new == part, "seed \(seed), \(kind) \(part.id)")
            } else if layout.phases.isEmpty {
              #expect(new?.isInView != false, "seed \(seed), \(kind) \(part.id)")
            } else if new?.isInView != true {
              #expect((new != nil) == (isPresented || !part.isInView), "seed \(seed), \(kind) \(part.id)")
              #expect(new.map { $0.frame == part.frame && $0.ends == .middle } ?? true, "seed \(seed), \(kind)")
            }
          }
          #expect(
            before.following(layout, carries: false)[kind].allSatisfy { new in
              new.isInView || before[kind].contains { $0.id == new.id && !$0.isInView }
            }, "seed \(seed), \(kind)")
        }
        #expect(frame.shadows == before.shadows, "seed \(seed)")
        var again = frame.following(layout, carries: true)
        for kind in PartKind.allCases { #expect(again[kind] == frame[kind], "seed \(seed), \(kind)") }
        // What the layout does not have is not carried.
        again = before
        let gone = list.sections.indices.map { PartID(section: $0, row: 1_000) } + [PartID(section: 1_000)]
        again.rows = (again.rows + gone.map { PlacedPart($0, list.bounds) }).sorted { $0.id < $1.id }
        again.headers.append(PlacedPart(PartID(section: 1_000), list.bounds))
        again = again.following(layout, carries: true)
        #expect(again.rows == frame.rows && again.headers == frame.headers, "seed \(seed)")
        list.layOut()
        list.advance()
        list.layOut()
      }
    }
  }

  @Test("a part is presented in view where its presented range meets the view")
  func presented() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      try list.update()
      list.advance()
      list.layOut()
      let layout = list.layout
      for kind in [PartKind.row, .header, .footer] {
        for part in list.frame[kind] {
          let range = layout.motion(of: kind.position(part.id), in: layout.number(of: part.id)).range
          #expect(
            layout.isPresented(part.id, kind) == list.bounds.intersects(range), "seed \(seed), \(kind) \(part.id)")
        }
      }
    }
  }

  @Test("at rest a frame does not depend on the frame before")
  func rest() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      try list.update()
      list.layOut()
      var layout = list.layout(in: list.bounds, phases: [])
      let fresh = ListFrame().following(layout, carries: true)
      let frame = list.frame.following(layout, carries: true)
      for kind in [PartKind.row, .header, .footer] { #expect(frame[kind] == fresh[kind], "seed \(seed), \(kind)") }
      // Nor on another view, other sides or other device pixels.
      for _ in 0..<3 {
        list.resize()
        layout = list.layout(in: list.bounds, phases: [])
        let fresh = ListFrame().following(layout, carries: true)
        list.frame = list.frame.following(layout, carries: true)
        for kind in [PartKind.row, .header, .footer] {
          #expect(list.frame[kind] == fresh[kind], "seed \(seed), \(kind)")
        }
      }
    }
  }
}
