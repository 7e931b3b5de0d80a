import InlayGraphics

@testable import InlayLayers
@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// The checks of one frame.
extension UpdateOracle {
  func twiceProblem() -> String? {
    var seen: Set<RowPath> = []
    for cell in table.stage.cells {
      guard let path = cell.rowPath else { return "a cell without a row" }
      if !seen.insert(path).inserted { return "two cells of \(path)" }
    }
    for departure in table.stage.carried where departure.kind == .row && departure.part.id.end == 0 {
      let path = departure.part.id.path
      if !seen.insert(path).inserted { return "two cells of \(path)" }
    }
    return nil
  }

  /// A cell on the stage and what is seen of it, in points of the content.
  struct VisiblePart {
    let cell: TableViewCell
    let top: Double
    let bottom: Double
    let row: Int
    let section: Int
    let isLive: Bool
  }

  func visibleParts() -> [VisiblePart] {
    let cells = table.stage.cells + table.stage.carried.compactMap(\.entry.cell)
    return cells.compactMap { cell in
      guard let name = names[ObjectIdentifier(cell)], cell.presentedLook.opacity > 0 else { return nil }
      let frame = table.convert(cell.presentedGeometry.bounds, from: cell)
      var (top, bottom) = (frame.minY, frame.maxY)
      if let mask = cell.mask as? MotionMask {
        let window = table.convert(mask.presentedGeometry.bounds, from: mask)
        let card = mask.sublayers.first.map { table.convert($0.presentedGeometry.bounds, from: $0) } ?? window
        (top, bottom) = (max(top, window.minY, card.minY), min(bottom, window.maxY, card.maxY))
      }
      // Edges that touch may have a rounding error between them.
      guard bottom - top > 1e-9 else { return nil }
      return VisiblePart(
        cell: cell, top: top, bottom: bottom, row: name.row, section: name.section, isLive: cell.rowPath != nil)
    }
  }

  /// Edges are on device pixels; sums of fractions may differ by one.
  private var pixel: Double { 1.01 / oracle.scene.scale }

  func overlapProblem(_ parts: [VisiblePart]) -> String? {
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
      let both = parts.filter { $0.section == upper.key || $0.section == lower.key }
      return "section \(upper.key) at \(upper.value) overlaps section \(lower.key) at \(lower.value): \(dump(both))"
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
  func cornerProblem(_ parts: [VisiblePart]) -> String? {
    let parts = parts.filter { !movedRows.contains($0.row) && !movedSections.contains($0.section) }
    for (section, all) in Dictionary(grouping: parts, by: \.section) {
      guard let first = all.first, first.cell.appearance.roundsCard else { continue }
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
      let mask = $0.cell.mask as? MotionMask
      let card = mask?.sublayers.first.map { table.convert($0.presentedGeometry.bounds, from: $0) }
      return "row \($0.row)\($0.isLive ? "" : " leaving") \($0.top)...\($0.bottom) \($0.cell.appearance.position)"
        + " radius \($0.cell.appearance.cornerRadius) mask \(card.map { "\($0)" } ?? "none") \(mask?.sublayers.first?.maskedCorners.rawValue ?? 0)"
    }.joined(separator: "; ") + notes(parts)
      + " in \(table.bounds) phases \(table.stage.list.phases.count)"
  }

  /// Of the layer below the rows, which is visible where a row has not come yet, or has left.
  private func cardEnds(ofSection section: Int) -> ClosedRange<Double> {
    guard table.rowMotion != nil else { return 0...0 }
    let layout = table.layout
    if let ground = table.stage.cardLayers[PartID(section: section)]?.ground, ground.superlayer != nil {
      let frame = table.convert(ground.presentedGeometry.bounds, from: ground)
      return frame.minY...frame.maxY
    }
    return layout.motion(of: .rows(section), in: layout.phases.count).range
  }

  private func notes(_ parts: [VisiblePart]) -> String {
    guard let path = parts.first?.cell.rowPath, table.rowMotion != nil else { return "" }
    let layout = table.layout
    let card = layout.motion(of: .rows(path.section), in: layout.phases.count).range
    return ", section \(path) \(layout.openEnds(ofSection: path.section)), card \(card),"
      + " y \(parts[0].cell.presentedGeometry.position) \(parts[0].cell.bounds)"
  }

  private func has(_ corners: Corners, _ part: VisiblePart) -> Bool {
    // The cell may have left before its table got a theme with cards.
    let appearance = part.cell.appearance
    if part.isLive || !isDisturbed, appearance.roundsCard,
      appearance.position.corners.isSuperset(of: corners)
    {
      return true
    }
    guard let mask = part.cell.mask as? MotionMask, let card = mask.sublayers.first,
      card.maskedCorners.isSuperset(of: corners), card.cornerRadius > 0
    else { return false }
    let frame = table.convert(card.presentedGeometry.bounds, from: card)
    return corners == .top ? frame.minY > part.top - pixel : frame.maxY < part.bottom + pixel
  }

  func wayProblem() -> String? {
    let layout = table.layout
    guard layout.phases.count == 1 else {
      ways = [:]
      return nil
    }
    for cell in table.stage.cells {
      guard let name = names[ObjectIdentifier(cell)], let path = cell.rowPath else { continue }
      if layout.positions(of: .row(path), in: 1)[0].isGap { continue }
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

  func noteTops() {
    presentedTops = [:]
    for part in visibleParts() {
      let top = table.convert(part.cell.presentedGeometry.bounds, from: part.cell).minY - table.bounds.minY
      presentedTops[ObjectIdentifier(part.cell)] = (part.row, top)
    }
  }

  /// A row that is elsewhere at once after an update. Blocks inside one another are rounded one after the other.
  func jumpProblem() -> String? {
    guard !isDisturbed else { return nil }
    let before = presentedTops
    noteTops()
    for (cell, now) in presentedTops {
      guard let old = before[cell], old.row == now.row, abs(old.top - now.top) > 2.01 else { continue }
      return "row \(now.row) jumps from \(old.top) to \(now.top): \(dump(visibleParts()))"
    }
    return nil
  }
}
