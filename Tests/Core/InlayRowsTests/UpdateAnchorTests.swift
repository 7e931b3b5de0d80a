import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRows

@Suite struct UpdateAnchorTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  private func heights(_ counts: [Int]) -> HeightIndex {
    HeightIndex(runs: counts.map { .init(section: .init(rows: RowRuns(count: $0, height: 40))) }, top: 0)
  }

  /// The anchor of an update of a section of rows of 40 points.
  private func anchor(
    of count: Int, to newCount: Int, in view: ClosedRange<Double>,
    within distances: ClosedRange<Double> = -.infinity ... .infinity, _ change: (inout TableUpdates) -> Void
  ) throws -> RowAnchor? {
    var updates = TableUpdates()
    change(&updates)
    let plan = try UpdatePlan(
      updates,
      counts: .init(oldSections: 1, newSections: 1, oldRows: { _ in count }, newRows: { _ in newCount }))
    return plan.anchor(in: view, from: heights([count]), to: heights([newCount]), within: distances)
  }

  @Test("a moved row does not take the view along")
  func moved() throws {
    let view = 4_010.0...4_400
    let down = try anchor(of: 200, to: 200, in: view) { $0.moveRow(at: path(0, 100), to: path(0, 160)) }
    #expect(down == RowAnchor(before: path(0, 101), after: path(0, 100), distance: -40))
    let up = try anchor(of: 200, to: 200, in: view) { $0.moveRow(at: path(0, 109), to: path(0, 3)) }
    #expect(up == RowAnchor(before: path(0, 100), after: path(0, 101), distance: 40))
    let gone = try anchor(of: 10, to: 1, in: 0...400) {
      $0.deleteRows(at: (0...9).map { path(0, $0) })
      $0.insertRows(at: [path(0, 0)])
    }
    #expect(gone == nil)
  }

  @Test("the rows that most of the view shows stay; of equally many the upper ones, if the content may be there")
  func most() throws {
    let low = try anchor(of: 200, to: 201, in: 4_000...4_400) { $0.insertRows(at: [path(0, 102)]) }
    #expect(low?.before == path(0, 102))
    let high = try anchor(of: 200, to: 201, in: 4_000...4_400) { $0.insertRows(at: [path(0, 105)]) }
    #expect(high == RowAnchor(before: path(0, 100), after: path(0, 100), distance: 0))
    let end = try anchor(of: 200, to: 201, in: 4_000...4_400, within: -4_000...39) {
      $0.insertRows(at: [path(0, 102)])
    }
    #expect(end?.before == path(0, 100))
  }

  @Test("rows out of view are not visited")
  func far() throws {
    let count = 1_000_000_000
    let found = try anchor(of: count, to: count + 1, in: 4e9...4e9 + 400) { $0.insertRows(at: [path(0, 7)]) }
    #expect(found?.distance == 40)
  }

  @Test("after an update each row that stays has its height, and only new and reloaded ones are asked for")
  func heights() throws {
    try withSeeds(2_000) { random in
      var model = Model(&random)
      let old = model
      let updates = model.change(&random)
      let plan = try UpdatePlan(
        updates,
        counts: .init(
          oldSections: old.sections.count, newSections: model.sections.count,
          oldRows: { old.sections[$0].rows.count }, newRows: { model.sections[$0].rows.count }))
      var heights = old.heights
      let new = model.heights
      let rows = updates.insertedRows + updates.reloadedRows.compactMap(plan.newPath)
      var asked: (sections: [Int], rows: [RowPath]) = ([], [])
      heights.update(
        by: plan,
        makeSection: {
          asked.sections.append($0)
          return new[$0]
        },
        makeRow: {
          asked.rows.append($0)
          return RowRuns(count: 1, height: new[$0.section].rows.height(ofRow: $0.row))
        })
      let moved = Set(updates.movedSections.map(\.to))
      let wanted =
        plan.sections.inserted.filter { !moved.contains($0) } + updates.reloadedSections.compactMap(plan.newSection)
      guard asked.sections.sorted() == wanted.sorted(), asked.rows.sorted() == rows.sorted() else {
        return "\(asked) was asked for, in place of \(wanted) and \(rows)"
      }
      guard heights.brokenInvariant == nil, heights.sectionCount == new.sectionCount else { return "another tree" }
      for section in model.sections.indices {
        let (found, right) = (heights[section], new[section])
        let same = right.header == found.header && right.rows.count == found.rows.count
        guard same, (0..<right.rows.count).allSatisfy({ right.rows.height(ofRow: $0) == found.rows.height(ofRow: $0) })
        else { return "section \(section) has other heights" }
      }
      return nil
    }
  }

  @Test("no offset lets more visible rows keep their places, and of equally many the topmost row is among them")
  func law() throws {
    try withSeeds(2_000) { random in
      var model = Model(&random)
      let old = model
      let updates = model.change(&random)
      let (before, after) = (old.heights, model.heights)
      let plan = try UpdatePlan(
        updates,
        counts: .init(
          oldSections: old.sections.count, newSections: model.sections.count,
          oldRows: { old.sections[$0].rows.count }, newRows: { model.sections[$0].rows.count }))
      let low = random.double(0...max(1, before.end))
      let view = low...low + random.double(0...300)
      let distances = random.chance(0.3) ? -random.double(0...200)...random.double(0...200) : -1e9...1e9
      let found = plan.anchor(in: view, from: before, to: after, within: distances)

      let places = model.places
      let visible = old.places.sorted { $0.value.path < $1.value.path }.filter {
        $0.value.height > 0 && $0.value.top < view.upperBound && $0.value.top + $0.value.height > view.lowerBound
      }
      let reloaded = Set(updates.reloadedSections)
      let kept = visible.filter { places[$0.key] != nil && !reloaded.contains($0.value.path.section) }
      let moves = kept.map { (path: $0.value.path, distance: (places[$0.key]?.top ?? 0) - $0.value.top) }
      guard let found else { return moves.isEmpty ? nil : "no anchor among \(moves)" }
      func count(_ distance: Double) -> Int { moves.count { abs($0.distance - distance) < 1e-6 } }
      let possible = moves.filter { distances.contains($0.distance) }
      let candidates = possible.isEmpty ? moves : possible
      let most = candidates.map { count($0.distance) }.max() ?? 0
      let right = candidates.first { count($0.distance) == most }
      guard right?.path == found.before, abs((right?.distance ?? 0) - found.distance) < 1e-6,
        plan.newPath(of: found.before) == found.after
      else { return "\(found) in place of \(String(describing: right)) among \(moves)" }
      return nil
    }
  }
}

/// Sections of numbered rows with heights by their numbers.
private struct Model {
  struct Section {
    var header: Double
    var rows: [Int]
  }

  var sections: [Section] = []
  private var next = 0

  init(_ random: inout SeededRandom) {
    for _ in 0..<random.int(1...4) { sections.append(section(random.int(0...9), random.length(0...30))) }
  }

  private mutating func section(_ count: Int, _ header: Double) -> Section {
    next += count
    return Section(header: header, rows: Array(next - count..<next))
  }

  static func height(_ row: Int) -> Double { row % 7 == 3 ? 0 : [40, 40, 40, 30.3, 61.7][row % 5] }

  var heights: HeightIndex {
    HeightIndex(
      runs: sections.map { section in
        var rows = RowRuns.Builder()
        for row in section.rows { rows.append(Self.height(row)) }
        return .init(section: .init(header: .init(section.header), rows: rows.heights()))
      }, top: 0)
  }

  /// The places of the rows, by their numbers.
  var places: [Int: (path: RowPath, top: Double, height: Double)] {
    var places: [Int: (path: RowPath, top: Double, height: Double)] = [:]
    var y = 0.0
    for (number, section) in sections.enumerated() {
      y += section.header
      for (row, id) in section.rows.enumerated() {
        places[id] = (RowPath(section: number, row: row), y, Self.height(id))
        y += Self.height(id)
      }
    }
    return places
  }

  /// Changes the rows and sections, derived from the result: what is neither moved nor deleted keeps its order.
  mutating func change(_ random: inout SeededRandom) -> TableUpdates {
    var updates = TableUpdates()
    let share = random.pick([0.02, 0.1, 0.4])
    var moved: [(from: RowPath, id: Int)] = []
    var kept: [(number: Int, section: Section)] = []
    for (number, section) in sections.enumerated() {
      if random.chance(share / 2) {
        updates.deleteSections([number])
        continue
      }
      if random.chance(share / 2) {
        updates.reloadSections([number])
        kept.append((number, section))
        continue
      }
      var rows: [Int] = []
      for (row, id) in section.rows.enumerated() {
        let path = RowPath(section: number, row: row)
        if random.chance(share) {
          updates.deleteRows(at: [path])
        } else if random.chance(share) {
          moved.append((path, id))
        } else {
          if random.chance(share) { updates.reloadRows(at: [path]) }
          rows.append(id)
        }
      }
      kept.append((number, Section(header: section.header, rows: rows)))
    }
    var (inserted, target): (Set<Int>, (from: Int, id: Int)?) = ([], nil)
    let movable = kept.indices.filter { !updates.reloadedSections.contains(kept[$0].number) }
    if kept.count > 1, random.chance(share), let index = movable.randomElement(using: &random) {
      let one = kept.remove(at: index)
      let place = random.int(0...kept.count)
      kept.insert(one, at: place)
      target = (one.number, place)
    }
    if random.chance(share) {
      let place = random.int(0...kept.count)
      kept.insert((-1, section(random.int(1...5), 10)), at: place)
      inserted.insert(place)
      if let known = target, known.id >= place { target = (known.from, known.id + 1) }
    }
    let open = kept.indices.filter { !inserted.contains($0) && !updates.reloadedSections.contains(kept[$0].number) }
    for (_, id) in moved {
      guard let number = open.randomElement(using: &random) else { continue }
      kept[number].section.rows.insert(id, at: random.int(0...kept[number].section.rows.count))
    }
    for number in open where random.chance(2 * share) {
      next += 1
      let place = random.int(0...kept[number].section.rows.count)
      kept[number].section.rows.insert(next - 1, at: place)
    }
    let old = Set(sections.flatMap(\.rows))
    sections = kept.map(\.section)
    updates.insertSections(inserted.sorted())
    if let target { updates.moveSection(target.from, toSection: target.id) }
    let places = places
    for (from, id) in moved {
      if let to = places[id]?.path { updates.moveRow(at: from, to: to) } else { updates.deleteRows(at: [from]) }
    }
    for number in open {
      for (row, id) in sections[number].rows.enumerated() where !old.contains(id) {
        updates.insertRows(at: [RowPath(section: number, row: row)])
      }
    }
    return updates
  }
}
