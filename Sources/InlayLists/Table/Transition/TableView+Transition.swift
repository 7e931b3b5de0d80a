import InlayGraphics
import InlayLayers

/// Animated updates, on top of the layout of the final state.
extension TableView {
  /// Begins an animated update, before the heights change. An update without animation during another one is a phase too:
  /// it moves the parts on their way.
  ///
  /// - Returns: Whether the completion is called later.
  func beginPhase(_ plan: UpdatePlan, animated: Bool, _ completion: ((Bool) -> Void)?) -> Bool {
    let isShown = animated && scene != nil && !bounds.isEmpty && !stage.isEmpty && updateTiming.totalDuration > 0
    guard isShown || transition != nil, let scene else { return false }
    let transition = self.transition ?? TableTransition(self)
    if self.transition == nil {
      self.transition = transition
      scene.addTickClient(transition)
    }
    moveLeavingParts(plan)
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

  /// Parts that leave though they still exist follow an update, or leave for good.
  private func moveLeavingParts(_ plan: UpdatePlan) {
    guard let history = transition?.history else { return }
    for part in stage.leaving where part.phase == nil {
      switch part.place {
      case .row(let path):
        if let new = plan.newPath(of: path) {
          part.move(to: .row(new), in: history.last + 1)
        } else {
          part.end(in: history.last, plan.animation(deleting: path), isReplaced: false)
        }
      default:
        guard let section = part.place.section else { continue }
        if let new = plan.newSection(of: section), !plan.reloadedSections.contains(section) {
          part.move(to: part.layer.role == .sectionHeader ? .header(new) : .footer(new), in: history.last + 1)
        } else {
          part.end(in: history.last, plan.animation(deletingSection: section), isReplaced: false)
        }
      }
    }
  }

  /// Keeps the cell of a deleted or reloaded row until it has left.
  ///
  /// - Returns: False for a cell to be recycled at once.
  func leaves(_ cell: TableViewCell, _ plan: UpdatePlan) -> Bool {
    guard let phase = newPhase, let path = cell.rowPath, isRunning(phase) else { return false }
    let reload = plan.animation(reloading: path)
    let isReplaced = reload != nil && !TablePlace.row(path).after(plan, in: heights).isGap
    if isReplaced && reload == .some(.none) { return false }
    leave(cell, path, in: phase) { $0.end(in: phase, reload ?? plan.animation(deleting: path), isReplaced: isReplaced) }
    return true
  }

  /// Keeps the header or footer of a deleted or reloaded section until it has left.
  func leaves(_ view: SectionViews.Removed, _ part: SectionPart, _ plan: UpdatePlan) -> Bool {
    guard let phase = newPhase, isRunning(phase) else { return false }
    let isReplaced = plan.reloadedSections.contains(view.section)
    let animation = plan.animation(deletingSection: view.section)
    if isReplaced && animation == .none { return false }
    leave(view, part, in: phase) { $0.end(in: phase, animation, isReplaced: isReplaced) }
    return true
  }

  private func isRunning(_ phase: Int) -> Bool { transition?.history.phase(phase)?.timing != nil }

  /// Keeps the cell of a row that is still presented in view.
  func lingers(_ cell: TableViewCell) -> Bool {
    guard let transition, let path = cell.rowPath, heights.contains(path), isPresented(.row(path)) else { return false }
    if cell.record.hasOwnContent { forgetHeight(ofContentOf: cell) }
    leave(cell, path, in: transition.history.last) { _ in }
    return true
  }

  func lingers(_ view: SectionViews.Removed, _ part: SectionPart) -> Bool {
    guard let transition, view.section < heights.sectionCount, isPresented(part.place(view.section)) else {
      return false
    }
    leave(view, part, in: transition.history.last) { _ in }
    return true
  }

  /// Whether a part of the present layout is presented in view, or may come there.
  private func isPresented(_ place: TablePlace) -> Bool {
    guard let history = transition?.history, !invalidation.contains(.reload) else { return false }
    let stretch = history.presented(place, in: history.last, present: heights)
    return stretch.end.presented > bounds.minY && stretch.start.presented < bounds.maxY
  }

  private func leave(_ cell: TableViewCell, _ path: RowPath, in layout: Int, _ set: (LeavingPart) -> Void) {
    let part = LeavingPart(cell, .row(path), in: layout, fadeIn: fadeIn(.row(path), in: layout))
    set(part)
    // A cell between two rows of one card has no corners of its own.
    if roundsCard(cell.appearance) {
      var appearance = cell.appearance
      appearance.position = .middle
      cell.show(appearance)
    }
    stage.leave(part, in: self)
    cell.rowPath = nil
    cell.owner = nil
    cell.record.useCount += 1
  }

  private func leave(
    _ view: SectionViews.Removed, _ part: SectionPart, in layout: Int, _ set: (LeavingPart) -> Void
  ) {
    let place = part.place(view.section)
    let leaving = LeavingPart(view.view, place, in: layout, fadeIn: fadeIn(place, in: layout))
    leaving.wasDisplayed = view.wasDisplayed
    set(leaving)
    stage.leave(leaving, in: self)
  }

  /// The phase in which a part still fades in.
  private func fadeIn(_ place: TablePlace, in layout: Int) -> Int? {
    guard let history = transition?.history, layout <= history.last else { return nil }
    let (present, _) = history.layout(layout, present: heights)
    guard let run = history.run(entering: place, in: layout, present: present), run.animation.fades else { return nil }
    return run.phase
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

  /// The cell of a row that was on its way out; nil for none.
  func returningCell(_ path: RowPath) -> TableViewCell? {
    guard transition != nil,
      let part = stage.takeLeaving(where: { $0.phase == nil && $0.place == .row(path) }).first,
      let cell = part.layer as? TableViewCell
    else { return nil }
    stage.add(cell, for: path, of: self)
    cell.editing = isEditing ? source.editing(ofRow: path, in: self) : nil
    cell.isSelected = selection.selected.contains(path)
    cell.isHighlighted = selection.highlighted == path
    stage.insert(cell, into: self)
    return cell
  }

  func returningView(_ part: SectionPart, _ section: Int) -> View? {
    let place = part.place(section)
    guard transition != nil, let taken = stage.takeLeaving(where: { $0.phase == nil && $0.place == place }).first,
      let view = taken.layer as? View
    else { return nil }
    stage.putBack(leaving: view, into: self)
    if taken.wasDisplayed { stage.setDisplayed(part, ofSection: section) }
    return view
  }

  /// Ends the leaving of a part that the data source or the delegate gives again.
  func reclaim(_ view: View) {
    guard view.superlayer is LeavingParts else { return }
    for part in stage.takeLeaving(where: { $0.layer === view }) { end(part) }
  }

  func presentTransition() {
    guard let transition, !invalidation.contains(.reload) else { return }
    var presenter = TransitionPresenter(self, transition)
    presenter.present()
    endLeavingParts { $0.phase == nil && !self.isPresented($0.place) }
  }

  /// Ends the leaving of some parts.
  func endLeavingParts(where isOver: (LeavingPart) -> Bool) {
    for part in stage.takeLeaving(where: isOver) { end(part) }
  }

  private func end(_ part: LeavingPart) {
    transition?.release(part.layer)
    stage.endLeaving(part)
    if let cell = part.layer as? TableViewCell, cell.isDisplayed, case .row(let path) = part.place {
      cell.isDisplayed = false
      source.didEndDisplaying(cell, at: path, in: self)
    } else if part.wasDisplayed, let view = part.layer as? View, let section = part.place.section {
      let part = SectionPart.allCases.first { $0.place(section) == part.place } ?? .header
      source.didEndDisplaying(view, part, section, in: self)
    }
  }

  /// Ends all animated updates: the parts that left are recycled, and the others have the places of the layout.
  func endTransition(finished: Bool, _ over: [UpdatePhase] = []) {
    guard let transition else { return }
    self.transition = nil
    let phases = over + transition.history.removeAll()
    transition.releaseAll()
    endLeavingParts { _ in true }
    stage.removeHolders()
    setNeedsLayout()
    for phase in phases { phase.complete(finished: finished) }
  }
}

extension UpdatePlan {
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
