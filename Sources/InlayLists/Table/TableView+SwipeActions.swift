import InlayGraphics
import InlayLayers

/// The actions of rows, and which row shows them.
extension TableView {
  /// The row whose actions are uncovered; nil for none.
  public final var swipedRowPath: RowPath? { gestures.swipe?.cell.rowPath }

  /// Uncovers the actions at a side of a visible row, as a swipe does, and closes those of another row. They close by a
  /// tap elsewhere, by scrolling, by a swipe of another row, when editing begins or ends, and when the row is reloaded,
  /// moved by itself or deleted. Rows that are reconfigured, and changes of other rows, keep them.
  ///
  /// - Returns: False, and nothing changes, if the row is not visible, is disabled, or has no actions there.
  @discardableResult
  public final func openSwipeActions(ofRowAt path: RowPath, at edge: SwipeEdge = .trailing, animated: Bool = false)
    -> Bool
  {
    reloadIfIdle()
    layoutIfNeeded()
    guard let cell = cellForRow(at: path), cell.isEnabled, let actions = actions(at: edge, ofRow: path) else {
      return false
    }
    return open(cell, actions, at: edge, animated: animated)
  }

  /// Covers the actions of the swiped row again, if there is one.
  public final func closeSwipeActions(animated: Bool = false) { closeSwipeActions(animated: animated, velocity: 0) }

  func closeSwipeActions(animated: Bool, velocity: Double) {
    guard let swipe = gestures.swipe else { return }
    gestures.swipe = nil
    let (cell, slide) = (swipe.cell, swipe.slide)
    slide.actions.perform = nil
    move(cell, to: .closed, animated: animated, velocity: velocity) { [weak cell] in
      if let cell, cell.slide === slide { cell.removeActions() }
    }
  }

  /// The delegate's actions, or the standard one where that is wanted; nil for none.
  func actions(
    at edge: SwipeEdge, ofRow path: RowPath, offersDeletion: Bool = true
  ) -> SwipeActionsConfiguration? {
    guard contains(path) else { return nil }
    if let own = source.actions(at: edge, ofRow: path, in: self) { return own.actions.isEmpty ? nil : own }
    let isOffered = edge == .trailing && offersDeletion && source.offersDeletion(ofRow: path, in: self)
    return isOffered ? deletion(ofRow: path) : nil
  }

  private func deletion(ofRow path: RowPath) -> SwipeActionsConfiguration {
    let title = source.deletionTitle(ofRow: path, in: self)
    let action = ContextualAction(style: .destructive, title: title) { [weak self] _, completion in
      if let self, let path = swipedRowPath { source.commit(.delete, path, in: self) }
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [action])
  }

  /// Uncovers the actions of a row whose minus was tapped.
  func askBeforeDeleting(_ path: RowPath) {
    guard let cell = cellForRow(at: path) else { return source.commit(.delete, path, in: self) }
    let actions = source.actions(at: .trailing, ofRow: path, in: self) ?? deletion(ofRow: path)
    if actions.actions.isEmpty { return source.commit(.delete, path, in: self) }
    _ = open(cell, actions, at: .trailing, animated: gestures.isTimed)
  }

  private func open(
    _ cell: TableViewCell, _ actions: SwipeActionsConfiguration, at edge: SwipeEdge, animated: Bool
  ) -> Bool {
    guard let swipe = beginSwipe(of: cell, actions, at: edge, isAnimated: animated) else { return false }
    move(swipe.cell, to: .open, animated: animated)
    return true
  }

  /// Shows the actions of a row, covered, instead of those of another row.
  ///
  /// - Returns: Nil if a call of the delegate took the row out of view.
  func beginSwipe(
    of cell: TableViewCell, _ actions: SwipeActionsConfiguration, at edge: SwipeEdge, isAnimated: Bool
  ) -> RowSwipe? {
    guard cell.rowPath != nil, cell.superlayer === self, !actions.actions.isEmpty else { return nil }
    closeSwipeActions(animated: gestures.swipe?.isAnimated ?? false)
    let slide = cell.showActions(actions, at: edge)
    let swipe = RowSwipe(cell, slide, isAnimated: isAnimated)
    slide.actions.perform = { [weak self, weak swipe] number in
      if let self, let swipe, gestures.swipe === swipe { perform(number, of: swipe) }
    }
    gestures.swipe = swipe
    return swipe
  }

  /// Calls the handler of an action, whose completion closes the row.
  func perform(_ number: Int, of swipe: RowSwipe) {
    guard focusedPath(of: swipe.cell) != nil else { return closeSwipeActions() }
    let action = swipe.slide.actions.configuration.actions[number]
    action.handler(action) { [weak self, weak swipe] _ in
      guard let self, let swipe, gestures.swipe === swipe else { return }
      closeSwipeActions(animated: swipe.isAnimated)
    }
  }

  /// Shows a cell as never swiped, since its row was updated or left the view.
  func removeSwipe(of cell: TableViewCell) {
    guard cell.slide != nil else { return }
    if gestures.swipe?.cell === cell { gestures.swipe = nil }
    cell.removeActions()
  }

  /// Closes the actions of a row that was scrolled. Rows that come and go elsewhere may move it.
  func closeMovedSwipe() {
    guard let swipe = gestures.swipe else { return }
    let top = swipe.cell.frame.minY - bounds.minY
    if let known = swipe.knownTop, known.top != top, known.moves != ownersMoves {
      return closeSwipeActions(animated: swipe.isAnimated)
    }
    swipe.knownTop = (top, ownersMoves)
  }

  /// Moves the content of a swiped row.
  ///
  /// - Parameter velocity: Of the content away from the row's edge, in points per second.
  func move(
    _ cell: TableViewCell, to position: CellSlide.Position, animated: Bool, velocity: Double = 0,
    completion: @escaping () -> Void = {}
  ) {
    guard animated, let scene else {
      cell.moveActions(to: position)
      return completion()
    }
    cell.layoutIfNeeded()
    let old = cell.slideDistance
    let distance = cell.slideDistance(at: position) - old
    // A faster spring would move the content beyond its end.
    let most = 2 * Double.pi / Self.swipeResponse
    let timing = AnimationTiming.spring(
      response: Self.swipeResponse, initialVelocity: abs(distance) < 1 ? 0 : max(0, min(velocity / distance, most)))
    scene.animate(timing) {
      cell.moveActions(to: position)
      cell.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// In seconds.
  private static var swipeResponse: Double { 0.32 }
}
