import InlayGraphics
import InlayLayers

/// Animated updates, on top of the layout of the final state.
extension TableView {
  /// Begins an update, before the heights change. One without animation during another one moves the parts too.
  ///
  /// - Parameter timing: Nil without animation.
  /// - Returns: Whether the completion is called later.
  func beginMotion(_ plan: UpdatePlan, _ timing: AnimationTiming?, _ completion: ((Bool) -> Void)?) -> Bool {
    if let motion = rowMotion, scene == nil || motion.scene !== scene { endMotion(finished: false) }
    guard let scene else { return false }
    rowMotion?.endPhases(at: scene.time)
    let isShown = !bounds.isEmpty && !stage.isEmpty && timing?.totalDuration ?? 0 > 0
    guard isShown || rowMotion != nil else { return false }
    let motion = rowMotion ?? RowMotion(self, in: scene)
    if rowMotion == nil {
      rowMotion = motion
      scene.addTickClient(motion)
    } else {
      for part in stage.leaving { part.place = part.place?.kept(in: motion.layout) }
      motion.keepCards()
      let view = ClosedRange(from: bounds.minY - bounds.height, to: bounds.maxY + bounds.height)
      motion.keepPlaces(in: view, of: positions(in: view))
    }
    let phase = (isShown ? timing : nil).map {
      UpdatePhase(
        plan, from: heights, in: ClosedRange(from: bounds.minY, to: bounds.maxY), at: scene.time, $0,
        slides: !scene.traits.reducesMotion, completion: completion)
    }
    motion.begin(phase)
    return isShown
  }

  /// The parts of the present layout in a range, which may not be on the stage yet.
  private func positions(in view: ClosedRange<Double>) -> [TablePosition] {
    heights.sections(from: view.lowerBound, to: view.upperBound).flatMap { section in
      [.section(section), .header(section), .rows(section), .footer(section)]
        + heights.placedSection(section).rows(from: view.lowerBound, to: view.upperBound)
        .map { .row(RowPath(section: section, row: $0)) }
    }
  }

  /// Follows an update, after the heights changed. Parts that leave though they still exist may leave for good: a replaced
  /// part must not come back.
  func moveParts(_ plan: UpdatePlan) {
    guard let motion = rowMotion else { return }
    motion.followPlaces(plan)
    motion.shadowSections.formUnion(stage.shadows.keys)
    motion.followCards(plan)
    for part in stage.leaving {
      if part.phase != nil {
        part.place = part.place?.following(plan, in: heights, moves: motion.last != nil)
      } else if plan.end(of: part.position, in: heights) == nil {
        part.position = part.position.after(plan, in: heights)
      } else if !ends(part, plan) {
        endLeavingParts { $0 === part }
      } else if part.isReplaced {
        stage.raise(part, in: self)
      }
    }
    // Of sections that were removed at once.
    endLeavingParts { $0.card.map { $0.section == nil && $0.left == nil } ?? false }
    for (section, shadow) in stage.shadows where plan.newSection(of: section) == nil {
      _ = leaves(LeavingPart(shadow.copy(), .rows(section)), plan)
    }
  }

  /// Keeps a part that an update deletes or reloads until it has left.
  ///
  /// - Returns: False for a part that is to be recycled at once.
  func leaves(_ part: LeavingPart, _ plan: UpdatePlan) -> Bool {
    guard ends(part, plan) else { return false }
    leave(part)
    return true
  }

  /// - Returns: Whether the part is shown until an update has ended that deletes or reloads it.
  private func ends(_ part: LeavingPart, _ plan: UpdatePlan) -> Bool {
    guard let motion = rowMotion, let phase = motion.last, let section = part.position.section,
      let end = plan.end(of: part.position, in: heights), !end.isReplaced || end.animation != .none
    else { return false }
    part.end(in: phase, at: motion.leavingPlace(part.position, plan, end.animation))
    part.card = motion.card(ofFormer: section, plan)
    return true
  }

  /// Keeps a part that is still presented in view.
  func lingers(_ part: LeavingPart) -> Bool {
    guard let section = part.position.section, section < heights.sectionCount, isPresented(part.position)
    else { return false }
    if let cell = part.layer as? TableViewCell {
      guard let path = cell.rowPath, heights.contains(path) else { return false }
      if cell.hasOwnContent { stageUpdater.forgetHeight(ofContentOf: cell) }
    }
    leave(part)
    return true
  }

  /// Whether a part of the present layout is presented in view, or may come there.
  private func isPresented(_ position: TablePosition) -> Bool {
    guard let motion = rowMotion, !invalidation.contains(.reload) else { return false }
    let range = motion.placement(of: position).range
    return range.upperBound > bounds.minY && range.lowerBound < bounds.maxY
  }

  private func leave(_ part: LeavingPart) {
    guard let cell = part.layer as? TableViewCell else { return stage.leave(part, in: self) }
    // A cell between two rows of one card has no corners of its own.
    if cell.appearance.roundsCard(in: theme) {
      var appearance = cell.appearance
      appearance.position = .middle
      appearance.overhang = nil
      cell.show(appearance)
    }
    stage.leave(part, in: self)
    releaseGestures(of: cell)
    cell.endUse()
  }

  /// The cell of a row that was leaving; nil for none.
  func returningCell(_ path: RowPath) -> TableViewCell? {
    guard let cell = returningPart(.row(path))?.layer as? TableViewCell else { return nil }
    swipe.remove(cell)
    stage.add(cell, for: path, of: self)
    cell.editing = isEditing ? source.editing(ofRow: path, in: self) : nil
    cell.isSelected = selection.selected.contains(path)
    cell.isHighlighted = selection.highlighted == path
    stage.insert(cell, into: self)
    return cell
  }

  func returningView(_ part: SectionPart, _ section: Int) -> View? {
    guard let taken = returningPart(part.position(section)), let view = taken.layer as? View else { return nil }
    stage.putBack(leaving: view, into: self)
    if taken.wasDisplayed { stage.setDisplayed(part, ofSection: section) }
    return view
  }

  /// The part at a position that was leaving, if it shows what it should.
  private func returningPart(_ position: TablePosition) -> LeavingPart? {
    guard rowMotion != nil, let part = stage.takeLeaving(where: { $0.phase == nil && $0.position == position }).first
    else { return nil }
    if part.isOutdated { end(part) }
    return part.isOutdated ? nil : part
  }

  /// Leaving parts whose content changed must not come back.
  func outdateLeavingParts(where isChanged: (TablePosition) -> Bool) {
    for part in stage.leaving where part.phase == nil && isChanged(part.position) { part.isOutdated = true }
  }

  /// Ends the leaving of a part that the data source or the delegate gives again.
  func reclaim(_ layer: Layer) {
    guard layer.superlayer is LeavingParts else { return }
    endLeavingParts { $0.layer === layer }
  }

  func presentMotion() {
    guard let motion = rowMotion, !invalidation.contains(.reload) else { return }
    MotionPresenter(self, motion).present()
    endLeavingParts { $0.phase == nil && !self.isPresented($0.position) }
  }

  /// Ends the leaving of some parts.
  func endLeavingParts(where isOver: (LeavingPart) -> Bool) {
    for part in stage.takeLeaving(where: isOver) { end(part) }
  }

  private func end(_ part: LeavingPart) {
    rowMotion?.release(part.layer)
    let cell = part.layer as? TableViewCell
    if let cell {
      swipe.remove(cell)
      if cell.isHovered { cell.endHover() }
    }
    stage.endLeaving(part)
    switch part.position {
    case .row(let path):
      guard let cell, cell.isDisplayed else { return }
      cell.isDisplayed = false
      source.didEndDisplaying(cell, at: path, in: self)
    case .header(let section), .footer(let section):
      guard part.wasDisplayed, let view = part.layer as? View else { return }
      let kind = SectionPart.allCases.first { $0.position(section) == part.position } ?? .header
      source.didEndDisplaying(view, kind, section, in: self)
    default: return
    }
  }

  /// Ends all animated updates: the parts that left are recycled, and the others have the positions of the layout.
  func endMotion(finished: Bool, _ over: [UpdatePhase] = []) {
    guard let motion = rowMotion else { return }
    rowMotion = nil
    let phases = over + motion.phases
    for phase in phases { phase.end() }
    motion.releaseAll()
    endLeavingParts { _ in true }
    stage.removeHolders()
    setNeedsLayout()
    motion.end(phases, finished: finished, completions)
  }
}
