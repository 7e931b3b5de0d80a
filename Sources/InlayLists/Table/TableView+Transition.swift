import InlayGraphics
import InlayLayers

/// Animated updates, on top of the layout of the final state.
extension TableView {
  /// Begins an animated update, before the heights change. An update without animation during another one is a phase too:
  /// it moves the parts.
  ///
  /// - Returns: Whether the completion is called later.
  func beginPhase(_ plan: UpdatePlan, animated: Bool, _ completion: ((Bool) -> Void)?) -> Bool {
    let isShown = animated && scene != nil && !bounds.isEmpty && !stage.isEmpty && updateTiming.totalDuration > 0
    guard let scene else {
      endTransition(finished: false)
      return false
    }
    if let transition, transition.scene !== scene { endTransition(finished: false) }
    transition?.endPhases(at: scene.time)
    guard isShown || transition != nil else { return false }
    let transition = self.transition ?? TableTransition(self, in: scene)
    if self.transition == nil {
      self.transition = transition
      scene.addTickClient(transition)
    }
    let phase = UpdatePhase(
      plan, from: heights, in: ClosedRange(from: bounds.minY, to: bounds.maxY), at: scene.time,
      isShown ? updateTiming : nil, slides: !isShown || !scene.traits.reducesMotion,
      completion: isShown ? completion : nil)
    transition.history.append(phase, at: scene.time)
    if isShown { leaveShadows(plan) }
    transition.noteShadows(stage.shadows.keys, after: plan)
    return isShown
  }

  /// The number of the phase that begins.
  private var newPhase: Int? { transition.map { $0.history.last - 1 } }

  /// Parts that leave though they still exist follow an update, or leave for good: a replaced part must not come back.
  func moveLeavingParts(_ plan: UpdatePlan) {
    guard let history = transition?.history, let phase = newPhase else { return }
    for part in stage.leaving where part.phase == nil {
      if let end = plan.end(of: part.position, in: heights) {
        part.end(in: phase, end.animation, isReplaced: end.isReplaced)
        if end.isReplaced { stage.raise(part, in: self) }
      } else {
        part.move(to: part.position.after(plan, in: heights), in: history.last)
      }
    }
    endLeavingParts { $0.phase == phase && $0.isReplaced && $0.animation == .none }
  }

  /// Keeps the cell of a deleted or reloaded row until it has left.
  ///
  /// - Returns: False for a cell to be recycled at once.
  func leaves(_ cell: TableViewCell, _ plan: UpdatePlan) -> Bool {
    guard let phase = newPhase, let path = cell.rowPath, isRunning(phase) else { return false }
    return leaves(.row(path), plan) { leave(cell, path, in: phase, $0) }
  }

  /// Keeps the header or footer of a deleted or reloaded section until it has left.
  func leaves(_ view: SectionViews.Removed, _ part: SectionPart, _ plan: UpdatePlan) -> Bool {
    guard let phase = newPhase, isRunning(phase) else { return false }
    return leaves(part.position(view.section), plan) { leave(view, part, in: phase, $0) }
  }

  private func leaves(_ position: TablePosition, _ plan: UpdatePlan, _ leave: ((LeavingPart) -> Void) -> Void) -> Bool {
    guard let phase = newPhase, let end = plan.end(of: position, in: heights), !end.isReplaced || end.animation != .none
    else { return false }
    leave { $0.end(in: phase, end.animation, isReplaced: end.isReplaced) }
    return true
  }

  private func isRunning(_ phase: Int) -> Bool { transition?.history.phase(phase)?.timing != nil }

  /// Keeps the cell of a row that is still presented in view.
  func lingers(_ cell: TableViewCell) -> Bool {
    guard let transition, let path = cell.rowPath, heights.contains(path), isPresented(.row(path)) else { return false }
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    leave(cell, path, in: transition.history.last) { _ in }
    return true
  }

  func lingers(_ view: SectionViews.Removed, _ part: SectionPart) -> Bool {
    guard let transition, view.section < heights.sectionCount, isPresented(part.position(view.section)) else {
      return false
    }
    leave(view, part, in: transition.history.last) { _ in }
    return true
  }

  /// Whether a part of the present layout is presented in view, or may come there.
  private func isPresented(_ position: TablePosition) -> Bool {
    guard let history = transition?.history, !invalidation.contains(.reload) else { return false }
    let range = history.presented(position, in: history.last, present: heights)
    return range.end.presented > bounds.minY && range.start.presented < bounds.maxY
  }

  private func leave(_ cell: TableViewCell, _ path: RowPath, in layout: Int, _ set: (LeavingPart) -> Void) {
    let part = LeavingPart(cell, .row(path), in: layout)
    set(part)
    // A cell between two rows of one card has no corners of its own.
    if roundsCard(cell.appearance) {
      var appearance = cell.appearance
      appearance.position = .middle
      appearance.overhang = nil
      cell.show(appearance)
    }
    stage.leave(part, in: self)
    releaseGestures(of: cell)
    cell.endUse()
  }

  private func leave(
    _ view: SectionViews.Removed, _ part: SectionPart, in layout: Int, _ set: (LeavingPart) -> Void
  ) {
    let position = part.position(view.section)
    let leaving = LeavingPart(view.view, position, in: layout)
    leaving.wasDisplayed = view.wasDisplayed
    set(leaving)
    stage.leave(leaving, in: self)
  }

  /// Keeps the shadows of deleted sections.
  private func leaveShadows(_ plan: UpdatePlan) {
    guard let phase = newPhase else { return }
    for (section, shadow) in stage.shadows where plan.newSection(of: section) == nil {
      let part = LeavingPart(shadow.copy(), .rows(section), in: phase)
      part.end(in: phase, plan.animation(deletingSection: section), isReplaced: false)
      stage.leave(part, in: self)
    }
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
    cell.noteFilled()
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
    guard transition != nil, let part = stage.takeLeaving(where: { $0.phase == nil && $0.position == position }).first
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

  func presentTransition() {
    guard let transition, !invalidation.contains(.reload) else { return }
    var presenter = TransitionPresenter(self, transition)
    presenter.present()
    endLeavingParts { $0.phase == nil && !self.isPresented($0.position) }
  }

  /// Ends the leaving of some parts.
  func endLeavingParts(where isOver: (LeavingPart) -> Bool) {
    for part in stage.takeLeaving(where: isOver) { end(part) }
  }

  private func end(_ part: LeavingPart) {
    transition?.release(part.layer)
    if let cell = part.layer as? TableViewCell {
      swipe.remove(cell)
      if cell.isHovered { cell.endHover() }
    }
    stage.endLeaving(part)
    if let cell = part.layer as? TableViewCell, cell.isDisplayed, case .row(let path) = part.position {
      cell.isDisplayed = false
      source.didEndDisplaying(cell, at: path, in: self)
    } else if part.wasDisplayed, let view = part.layer as? View, let section = part.position.section {
      let part = SectionPart.allCases.first { $0.position(section) == part.position } ?? .header
      source.didEndDisplaying(view, part, section, in: self)
    }
  }

  /// Ends all animated updates: the parts that left are recycled, and the others have the positions of the layout.
  func endTransition(finished: Bool, _ over: [UpdatePhase] = []) {
    guard let transition else { return }
    self.transition = nil
    let phases = over + transition.history.removeAll()
    transition.releaseAll()
    endLeavingParts { _ in true }
    stage.removeHolders()
    setNeedsLayout()
    transition.end(phases, finished: finished, completions)
  }
}

extension UpdatePlan {
  /// The animation with which a cell, header or footer leaves, and whether another one replaces it there; nil for one that stays.
  ///
  /// - Parameter heights: Those afterwards.
  func end(of position: TablePosition, in heights: HeightIndex) -> (animation: RowAnimation, isReplaced: Bool)? {
    guard let section = position.section else { return nil }
    guard case .row(let path) = position else {
      let isReplaced = reloadedSections.contains(section)
      return isReplaced || newSection(of: section) == nil ? (animation(deletingSection: section), isReplaced) : nil
    }
    if let reload = animation(reloading: path) { return (reload, !position.after(self, in: heights).isGap) }
    return newPath(of: path) == nil ? (animation(deleting: path), false) : nil
  }

  /// The animation of a deleted row, by itself or with its section.
  func animation(deleting path: RowPath) -> RowAnimation {
    if newSection(of: path.section) == nil { return animation(deletingSection: path.section) }
    if reloadedSections.contains(path.section) { return updates.animations.reloadedSections[path.section] ?? .none }
    return updates.animations.deletedRows[path] ?? .none
  }

  /// The animation of a deleted or reloaded section.
  func animation(deletingSection section: Int) -> RowAnimation {
    let animations = updates.animations
    return animations.deletedSections[section] ?? animations.reloadedSections[section] ?? .none
  }
}
