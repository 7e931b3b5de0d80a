import InlayGraphics
import InlayLayers

/// Parts that updates carry: the layout does not have them in view.
extension TableView {
  /// A cell between two rows of one card has no corners of its own.
  final func endUse(of cell: TableViewCell, isReplaced: Bool) {
    if cell.appearance.roundsCard {
      var appearance = cell.appearance
      appearance.position = .middle
      appearance.overhang = nil
      cell.showAppearance(appearance)
    }
    stage.carry(cell, isAbove: isReplaced, in: self)
    releaseGestures(of: cell)
    cell.endUse()
  }

  /// Follows an update, after the heights changed.
  ///
  /// - Parameter phase: The update that runs; nil if none is shown.
  final func followParts(_ plan: UpdatePlan, _ phase: Phase?) {
    for kind in [PartKind.row, .header, .footer] { followCarried(kind, plan, phase) }
    stage.follow(plan, shadowsIn: phase, heights)
    moveHeldCells(by: plan)
    let cells = stage.cells
    var (kept, next): ([TableViewCell], Int) = ([], 0)
    kept.reserveCapacity(cells.count)
    stage.rename(.row) { part, index in
      let fate = part.fate(.row, plan, heights, phase)
      guard part.isInView else { return part.follow(fate) }
      // Others have no cell.
      guard next < cells.count, cells[next].rowPath == part.id.path else { return false }
      let cell = cells[next]
      next += 1
      if case .stays(let id) = fate {
        cell.rowPath = id.path
        kept.append(cell)
        return part.follow(fate)
      }
      if let path = plan.cellPath(of: part.id.path) {
        if stage.entry(.row, at: index).isPresented { cell.endPresentation() }
        keep(cell, at: path)
        return false
      }
      switch fate {
      case .stays: break
      case .ends(_, let isReplaced):
        // The row is removed or measured again.
        cell.noteFilled()
        endFocusAfterLayout(insideLeaving: cell)
        endUse(of: cell, isReplaced: isReplaced)
      case .goes:
        cell.noteFilled()
        if stage.entry(.row, at: index).isPresented { cell.endPresentation() }
        recycle(cell, in: plan)
      }
      return part.follow(fate)
    }
    let isOrdered = zip(kept, kept.dropFirst()).allSatisfy { ($0.rowPath ?? .first) < ($1.rowPath ?? .first) }
    stage.show(isOrdered ? kept : kept.sorted { ($0.rowPath ?? .first) < ($1.rowPath ?? .first) })
    stage.setUnordered()
    for part in SectionPart.allCases { followSectionViews(part, plan, phase) }
  }

  /// Carried parts may end for good: a replaced part must not come back.
  private func followCarried(_ kind: PartKind, _ plan: UpdatePlan, _ phase: Phase?) {
    for part in stage.parts(kind) where !part.isInView && part.id.end == 0 {
      switch part.fate(kind, plan, heights, phase) {
      case .stays: break
      case .goes: endCarried(kind) { $0.id == part.id }
      case .ends(_, let isReplaced):
        if isReplaced, let layer = stage.layer(kind, part.id) { stage.carry(layer, isAbove: true, in: self) }
      }
    }
  }

  private func followSectionViews(_ part: SectionPart, _ plan: UpdatePlan, _ phase: Phase?) {
    let kind = part.kind
    stage.rename(kind) { placed, index in
      let fate = placed.fate(kind, plan, heights, phase)
      let departure = Stage.Departure(kind: kind, part: placed, entry: stage.entry(kind, at: index))
      if placed.isInView, let view = departure.entry.layer {
        switch fate {
        case .stays: break
        case .ends(_, let isReplaced): stage.carry(view, isAbove: isReplaced, in: self)
        case .goes: end(departure)
        }
      }
      return placed.follow(fate)
    }
  }

  /// Carried parts whose content changed must not come back.
  final func outdate(_ kind: PartKind, where isChanged: (PartID) -> Bool) {
    guard rowMotion != nil else { return }
    stage.rename(kind) { part, _ in
      if !part.isInView, part.id.end == 0, isChanged(part.id) { part.id.isOutdated = true }
      return true
    }
  }

  /// Ends a carried part whose content changed: another one takes its place.
  final func endOutdated(_ kind: PartKind, _ id: PartID) {
    guard rowMotion != nil else { return }
    var outdated = id
    outdated.isOutdated = true
    endCarried(kind) { $0.id == outdated }
  }

  /// Ends the carrying of a part that the data source or the delegate gives again.
  final func reclaim(_ layer: Layer) {
    guard layer.superlayer is PartHolder else { return }
    for departure in stage.carried where departure.entry.layer === layer {
      endCarried(departure.kind) { $0.id == departure.part.id }
    }
  }

  /// Ends the carrying of some parts: in the order of rows, headers, footers and shadows.
  final func endCarried(_ kinds: PartKind..., where isOver: (PlacedPart) -> Bool) {
    for kind in kinds.isEmpty ? PartKind.allCases : kinds {
      for departure in stage.take(kind, where: { !$0.isInView && isOver($0) }) { end(departure) }
    }
  }

  /// Removes a part that was taken off the stage. Cells of rows that only left the view are recycled instead.
  final func end(_ departure: Stage.Departure) {
    guard let layer = departure.entry.layer else { return }
    if departure.entry.isPresented { layer.endPresentation() }
    if let cell = layer as? TableViewCell {
      swipe.remove(cell)
      if cell.isHovered { cell.endHover() }
    }
    stage.remove(departure)
    let id = departure.part.id
    if let cell = layer as? TableViewCell {
      guard cell.isDisplayed else { return }
      cell.isDisplayed = false
      source.didEndDisplaying(cell, at: id.path)
    } else if let view = layer as? View, let part = departure.kind.sectionPart, departure.entry.isDisplayed {
      source.didEndDisplaying(view, part, id.section)
    }
  }
}
