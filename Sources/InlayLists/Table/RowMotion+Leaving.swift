import InlayGraphics
import InlayLayers

/// The parts that leave a table while updates run.
extension RowMotion {
  /// Follows an update, after the heights changed. Parts that leave though they still exist may leave for good: a
  /// replaced part must not come back.
  func follow(_ plan: UpdatePlan, in table: TableView) {
    followCards(plan, shadows: table.stage.shadows.keys)
    for part in table.stage.leaving where part.phase == nil {
      if plan.end(of: part.position, in: table.heights) == nil {
        part.position = part.position.after(plan, in: table.heights)
      } else if !ends(part, plan, in: table) {
        endLeaving(in: table) { $0 === part }
      } else if part.isReplaced {
        table.stage.raise(part, in: table)
      }
    }
    for (section, shadow) in table.stage.shadows where plan.newSection(of: section) == nil {
      _ = leaves(LeavingPart(shadow.copy(), .rows(section)), plan, in: table)
    }
  }

  /// Keeps a part that an update deletes or reloads until it has left.
  ///
  /// - Returns: False for a part that is to be recycled at once.
  func leaves(_ part: LeavingPart, _ plan: UpdatePlan, in table: TableView) -> Bool {
    guard ends(part, plan, in: table) else { return false }
    leave(part, in: table)
    return true
  }

  /// - Returns: Whether the part is shown until an update has ended that deletes or reloads it.
  private func ends(_ part: LeavingPart, _ plan: UpdatePlan, in table: TableView) -> Bool {
    guard let phase = phases.last, phase.isAnimated, let end = plan.end(of: part.position, in: table.heights),
      !end.isReplaced || end.animation != .none
    else { return false }
    part.end(in: phase, isReplaced: end.isReplaced)
    return true
  }

  /// Keeps a part that is still presented in view.
  func lingers(_ part: LeavingPart, in table: TableView) -> Bool {
    guard let section = part.position.section, section < table.heights.sectionCount, isPresented(part, in: table)
    else { return false }
    if let cell = part.layer as? TableViewCell {
      guard let path = cell.rowPath, table.heights.contains(path) else { return false }
      if cell.hasOwnContent { table.stageUpdater.forgetHeight(ofContentOf: cell) }
    }
    leave(part, in: table)
    return true
  }

  /// Whether a part of the present layout is presented in view, or may come there.
  func isPresented(_ part: LeavingPart, in table: TableView) -> Bool {
    guard !table.invalidation.contains(.reload) else { return false }
    let range = layout.placement(of: part.position, in: phases.count).range
    return range.upperBound > table.bounds.minY && range.lowerBound < table.bounds.maxY
  }

  private func leave(_ part: LeavingPart, in table: TableView) {
    guard let cell = part.layer as? TableViewCell else { return table.stage.leave(part, in: table) }
    // A cell between two rows of one card has no corners of its own.
    if cell.appearance.roundsCard {
      var appearance = cell.appearance
      appearance.position = .middle
      appearance.overhang = nil
      cell.show(appearance)
    }
    table.stage.leave(part, in: table)
    table.releaseGestures(of: cell)
    cell.endUse()
  }

  /// The cell of a row that was leaving; nil for none.
  func returningCell(_ path: RowPath, in table: TableView) -> TableViewCell? {
    guard let cell = returningPart(.row(path), in: table)?.layer as? TableViewCell else { return nil }
    table.swipe.remove(cell)
    table.stage.add(cell, for: path, of: table)
    cell.editing = table.isEditing ? table.source.editing(ofRow: path, in: table) : nil
    cell.isSelected = table.selection.selected.contains(path)
    cell.isHighlighted = table.selection.highlighted == path
    table.stage.insert(cell, into: table)
    return cell
  }

  /// The header or footer of a section that was leaving; nil for none.
  func returningView(_ part: SectionPart, _ section: Int, in table: TableView) -> View? {
    guard let taken = returningPart(part.position(section), in: table), let view = taken.layer as? View else {
      return nil
    }
    table.stage.putBack(leaving: view, into: table)
    if taken.wasDisplayed { table.stage.setDisplayed(part, ofSection: section) }
    return view
  }

  /// The part at a position that was leaving, if it shows what it should.
  private func returningPart(_ position: TablePosition, in table: TableView) -> LeavingPart? {
    guard let part = table.stage.takeLeaving(where: { $0.phase == nil && $0.position == position }).first else {
      return nil
    }
    if part.isOutdated { end(part, in: table) }
    return part.isOutdated ? nil : part
  }

  /// Leaving parts whose content changed must not come back.
  func outdate(in table: TableView, where isChanged: (TablePosition) -> Bool) {
    for part in table.stage.leaving where part.phase == nil && isChanged(part.position) { part.isOutdated = true }
  }

  /// Ends the leaving of a part that the data source or the delegate gives again.
  func reclaim(_ layer: Layer, in table: TableView) {
    guard layer.superlayer is LeavingParts else { return }
    endLeaving(in: table) { $0.layer === layer }
  }

  /// Ends the leaving of some parts.
  func endLeaving(in table: TableView, where isOver: (LeavingPart) -> Bool) {
    for part in table.stage.takeLeaving(where: isOver) { end(part, in: table) }
  }

  private func end(_ part: LeavingPart, in table: TableView) {
    release(part.layer)
    let cell = part.layer as? TableViewCell
    if let cell {
      table.swipe.remove(cell)
      if cell.isHovered { cell.endHover() }
    }
    table.stage.endLeaving(part)
    switch part.position {
    case .row(let path):
      guard let cell, cell.isDisplayed else { return }
      cell.isDisplayed = false
      table.source.didEndDisplaying(cell, at: path, in: table)
    case .header(let section), .footer(let section):
      guard part.wasDisplayed, let view = part.layer as? View else { return }
      let kind = SectionPart.allCases.first { $0.position(section) == part.position } ?? .header
      table.source.didEndDisplaying(view, kind, section, in: table)
    default: return
    }
  }
}
