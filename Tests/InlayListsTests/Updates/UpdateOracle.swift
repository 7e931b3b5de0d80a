import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists

/// Changes a random table by animated updates, one after and in the midst of the other, and checks every frame.
///
/// - At rest, layout and picture are a fresh table's, byte for byte, and nothing of the updates is left.
/// - In every frame no row has two cells, and the visible parts of two sections do not overlap, unless one of them, or
///   the row, is moved.
/// - In every frame the corners of a card are those of its topmost and its lowest part: see `cornerProblem`.
/// - While one update runs undisturbed, a row that stays moves in one direction, within its way.
/// - Every incremental frame equals the whole picture.
final class UpdateOracle {
  let oracle: TableOracle
  private var random: SeededRandom
  private var time = 0.0
  /// The row and the section of each cell, as of the last update with it.
  private var names: [ObjectIdentifier: (row: Int, section: Int)] = [:]
  private var movedRows: Set<Int> = []
  private var movedSections: Set<Int> = []
  /// The sections with rows that were moved away or in: the place of such a row is empty for a while.
  private var openSections: Set<Int> = []
  /// Whether heights changed during an update: rows then may be lower than their places.
  private var isDisturbed = false
  /// The presented positions of the rows since the last change, in the order of time.
  private var ways: [Int: [Double]] = [:]
  private(set) var framesBetween = 0
  private(set) var leavingSeen = 0

  private var table: TableView { oracle.table }
  private var source: OracleSource { oracle.source }

  init(_ settings: TableOracle.Settings) {
    oracle = TableOracle(settings)
    random = SeededRandom(seed: settings.seed &* 0x9E37_79B9)
    if random.chance(0.5) { oracle.table.decoration = oracle.anyDecoration }
    oracle.scene.tick(at: 0)
  }

  /// Random steps that the updates are mixed with.
  private static let others: [TableStep] = TableStep.allCases.filter { $0 != .updateRows && $0 != .updateSections }

  func run(_ steps: [Int], seed: UInt64) throws -> TableOracle.Failure? {
    var names: [String] = []
    for number in steps {
      random = SeededRandom(seed: seed &+ UInt64(number + 1) &* 0xA24B_AED4_963E_E407)
      oracle.random = random
      let name = try change()
      names.append(name)
      if let problem = try advance() ?? oracle.problem {
        return TableOracle.Failure(step: number, note: "\(names.joined(separator: ", ")): \(problem)")
      }
    }
    return nil
  }

  static func failure(_ settings: TableOracle.Settings, steps: Int) throws -> String? {
    var kept = Array(0..<steps)
    guard var failure = try UpdateOracle(settings).run(kept, seed: settings.seed) else { return nil }
    kept.removeAll { $0 > failure.step }
    for step in kept.reversed() {
      let fewer = kept.filter { $0 != step }
      guard let other = try UpdateOracle(settings).run(fewer, seed: settings.seed) else { continue }
      (kept, failure) = (fewer.filter { $0 <= other.step }, other)
    }
    return "seed \(settings.seed), steps \(kept): \(failure.note)"
  }

  private func change() throws -> String {
    ways = [:]
    switch random.int(0...9) {
    case 0...5:
      noteNames()
      let only = random.chance(0.3) ? random.pick(RowAnimation.allCases) : nil
      let batch = source.changeAtRandom(&random) { random in only ?? random.pick(RowAnimation.allCases) }
      movedRows.formUnion(batch.reloadedRows.filter { movedRows.contains($0.key) }.values)
      movedRows.formUnion(batch.movedRows)
      movedSections.formUnion(batch.movedSections)
      openSections.formUnion(batch.openSections)
      try table.apply(batch.updates, animated: random.chance(0.9))
      return "update"
    case 6: return "nothing"
    case 7:
      table.contentOffset.y += Double(random.int(-40...40)) / oracle.scene.scale
      return "scroll"
    default:
      let step: TableStep = random.step(of: Self.others)
      noteNames()
      isDisturbed = isDisturbed || table.transition != nil
      try oracle.change(step)
      return step.rawValue
    }
  }

  /// Some ticks; the last one is often the end of all updates.
  private func advance() throws -> String? {
    for index in 0..<random.int(1...3) {
      let isEnd = index > 0 && random.chance(0.3)
      let step = index == 0 && random.chance(0.5) ? 0 : random.double(0.01...0.12)
      time += isEnd ? 1 : step
      oracle.scene.tick(at: time)
      noteNames()
      if let problem = try checkFrame() { return "at \(time): \(problem)" }
    }
    return nil
  }

  private func noteNames() {
    for cell in table.stage.cells {
      guard let path = cell.rowPath, path.section < source.sections.count,
        path.row < source.sections[path.section].rows.count
      else { continue }
      names[ObjectIdentifier(cell)] = (source.sections[path.section].rows[path.row], source.sections[path.section].id)
    }
  }

  // MARK: Checks

  private func checkFrame() throws -> String? {
    if let difference = try oracle.check() { return "incremental: \(difference)" }
    guard table.transition != nil else {
      (movedRows, movedSections, openSections) = ([], [], [])
      isDisturbed = false
      return try checkRest()
    }
    framesBetween += 1
    leavingSeen += table.stage.leaving.count
    let parts = visibleParts()
    return twiceProblem() ?? overlapProblem(parts) ?? cornerProblem(parts) ?? wayProblem()
  }

  private func checkRest() throws -> String? {
    if !table.stage.leaving.isEmpty || table.sublayers.contains(where: { $0 is LeavingParts }) { return "not at rest" }
    for layer in table.sublayers where !layer.presentedValues.isEmpty || layer.mask is TransitionMask {
      return "\(layer.reportName) is still presented otherwise"
    }
    if let time = oracle.scene.nextTickTime { return "a tick is due at \(time)" }
    return try oracle.checkFresh()
  }

  private func twiceProblem() -> String? {
    var seen: Set<RowPath> = []
    for cell in table.stage.cells {
      guard let path = cell.rowPath else { return "a cell without a row" }
      if !seen.insert(path).inserted { return "two cells of \(path)" }
    }
    for part in table.stage.leaving where part.phase == nil {
      if case .row(let path) = part.place, !seen.insert(path).inserted { return "two cells of \(path)" }
    }
    return nil
  }

  /// A cell on the stage and what is seen of it, in points of the content.
  private struct VisiblePart {
    let cell: TableViewCell
    let top: Double
    let bottom: Double
    let row: Int
    let section: Int
    let isLive: Bool
  }

  private func visibleParts() -> [VisiblePart] {
    let cells = table.stage.cells + table.stage.leaving.compactMap { $0.layer as? TableViewCell }
    return cells.compactMap { cell in
      guard let name = names[ObjectIdentifier(cell)], cell.presentedLook.opacity > 0 else { return nil }
      let frame = table.convert(cell.presentedGeometry.bounds, from: cell)
      var (top, bottom) = (frame.minY, frame.maxY)
      if let mask = cell.mask as? TransitionMask {
        let window = table.convert(mask.presentedGeometry.bounds, from: mask)
        let card = mask.sublayers.first.map { table.convert($0.presentedGeometry.bounds, from: $0) } ?? window
        (top, bottom) = (max(top, window.minY, card.minY), min(bottom, window.maxY, card.maxY))
      }
      guard bottom > top else { return nil }
      return VisiblePart(
        cell: cell, top: top, bottom: bottom, row: name.row, section: name.section, isLive: cell.rowPath != nil)
    }
  }

  /// Edges are on device pixels; sums of fractions may differ by one.
  private var pixel: Double { 1.01 / oracle.scene.scale }

  private func overlapProblem(_ parts: [VisiblePart]) -> String? {
    var sections: [Int: ClosedRange<Double>] = [:]
    for part in parts where !movedRows.contains(part.row) && !movedSections.contains(part.section) {
      let known = sections[part.section] ?? part.top...part.bottom
      sections[part.section] = min(known.lowerBound, part.top)...max(known.upperBound, part.bottom)
    }
    let sorted = sections.sorted {
      ($0.value.lowerBound, $0.value.upperBound) < ($1.value.lowerBound, $1.value.upperBound)
    }
    for (upper, lower) in zip(sorted, sorted.dropFirst()) where upper.value.upperBound > lower.value.lowerBound + pixel
    {
      return "section \(upper.key) at \(upper.value) overlaps section \(lower.key) at \(lower.value)"
    }
    let shadows = table.sublayers.compactMap { $0 as? SectionShadow }.filter { $0.presentedLook.opacity > 0 }
    guard movedSections.isEmpty else { return nil }
    let frames = shadows.map { table.convert($0.presentedGeometry.bounds, from: $0) }.sorted { $0.minY < $1.minY }
    for (upper, lower) in zip(frames, frames.dropFirst()) where upper.maxY > lower.minY + pixel {
      return "the shadow at \(upper) overlaps the one at \(lower)"
    }
    return nil
  }

  /// A part with the corners of an end of its card is the outermost part of its section at that end; and if the
  /// section's first or last row has a cell, the outermost part has these corners, unless its place there is empty: its
  /// row is moved, slides in from a side or from below, or heights changed meanwhile.
  /// Corners are the cell's own, or those of the card that clips it.
  private func cornerProblem(_ parts: [VisiblePart]) -> String? {
    let parts = parts.filter { !movedRows.contains($0.row) && !movedSections.contains($0.section) }
    for (section, all) in Dictionary(grouping: parts, by: \.section) {
      guard let first = all.first, table.roundsCard(first.cell.appearance) else { continue }
      guard let top = all.map(\.top).min(), let bottom = all.map(\.bottom).max() else { continue }
      for part in all {
        if has(.top, part), part.top > top + pixel {
          return "top corners of row \(part.row) of section \(section) at \(part.top) below \(top), \(dump(all))"
        }
        if has(.bottom, part), part.bottom < bottom - pixel {
          return
            "bottom corners of row \(part.row) of section \(section) at \(part.bottom) above \(bottom), \(dump(all))"
        }
      }
      guard !openSections.contains(section), !isDisturbed,
        let number = source.sections.firstIndex(where: { $0.id == section })
      else { continue }
      guard number < table.heights.sectionCount, let ends = table.heights[number].rows.seenEnds else { continue }
      let rows = source.sections[number].rows
      guard ends.upperBound < rows.count else { continue }
      let card = cardEnds(ofSection: number)
      if all.contains(where: { $0.isLive && $0.row == rows[ends.lowerBound] }),
        card.lowerBound >= top - pixel, !all.contains(where: { $0.top <= top + pixel && has(.top, $0) })
      {
        return "no top corners at \(top) in section \(section), \(dump(all))"
      }
      if all.contains(where: { $0.isLive && $0.row == rows[ends.upperBound] }),
        card.upperBound <= bottom + pixel, !all.contains(where: { $0.bottom >= bottom - pixel && has(.bottom, $0) })
      {
        return "no bottom corners at \(bottom) in section \(section), \(dump(all))"
      }
    }
    return nil
  }

  private func dump(_ parts: [VisiblePart]) -> String {
    parts.map {
      let mask = $0.cell.mask as? TransitionMask
      let card = mask?.sublayers.first.map { table.convert($0.presentedGeometry.bounds, from: $0) }
      return "row \($0.row)\($0.isLive ? "" : " leaving") \($0.top)...\($0.bottom) \($0.cell.appearance.position)"
        + " radius \($0.cell.appearance.cornerRadius) mask \(card.map { "\($0)" } ?? "none") \(mask?.sublayers.first?.maskedCorners.rawValue ?? 0)"
    }.joined(separator: "; ") + notes(parts)
      + " in \(table.bounds) phases \(table.transition?.history.phases.count ?? 0)"
  }

  /// Of the layer below the rows, which is visible where a row has not come yet, or has left.
  private func cardEnds(ofSection section: Int) -> ClosedRange<Double> {
    guard let transition = table.transition else { return 0...0 }
    let history = transition.history
    if let ground = transition.grounds[TableTransition.CardKey(layout: history.last, section: section)] {
      let frame = table.convert(ground.presentedGeometry.bounds, from: ground)
      return frame.minY...frame.maxY
    }
    let card = history.presented(.rows(section), in: history.last, present: table.heights)
    return ClosedRange(from: card.start.presented, to: card.end.presented)
  }

  private func notes(_ parts: [VisiblePart]) -> String {
    guard let path = parts.first?.cell.rowPath, let history = table.transition?.history else { return "" }
    let card = history.presented(.rows(path.section), in: history.last, present: table.heights)
    return ", section \(path) \(history.openEnds(ofSection: path.section, present: table.heights)), card \(card),"
      + " \(history.places(of: .row(path), in: history.last, present: table.heights)) y \(parts[0].cell.presentedGeometry.position) \(parts[0].cell.bounds)"
      + " weights \((history.first...history.last).map { history.weight(ofLayout: $0) })"
  }

  private func has(_ corners: Corners, _ part: VisiblePart) -> Bool {
    if part.cell.appearance.position.corners.isSuperset(of: corners) { return true }
    guard let mask = part.cell.mask as? TransitionMask, let card = mask.sublayers.first,
      card.maskedCorners.isSuperset(of: corners), card.cornerRadius > 0
    else { return false }
    let frame = table.convert(card.presentedGeometry.bounds, from: card)
    return corners == .top ? frame.minY > part.top - pixel : frame.maxY < part.bottom + pixel
  }

  private func wayProblem() -> String? {
    guard table.transition?.history.phases.count == 1 else {
      ways = [:]
      return nil
    }
    for cell in table.stage.cells {
      guard let name = names[ObjectIdentifier(cell)],
        table.transition?.history.run(
          entering: .row(cell.rowPath ?? .first), in: table.transition?.history.last ?? 0, present: table.heights)
          == nil
      else { continue }
      let place = table.convert(cell.presentedGeometry.bounds, from: cell).minY - table.bounds.minY
      let final = cell.frame.minY - table.bounds.minY
      var way = ways[name.row] ?? []
      if let last = way.last,
        abs(final - place) > abs(final - last) + pixel
          || (final - place) * (final - last) < -pixel * pixel
      {
        return "row \(name.row) moves from \(last) to \(place) on its way to \(final)"
      }
      way.append(place)
      ways[name.row] = way
    }
    return nil
  }
}
