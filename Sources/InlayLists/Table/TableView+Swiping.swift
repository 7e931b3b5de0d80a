import InlayGraphics
import InlayLayers

/// Swipes of rows, and presses beside an open one.
extension TableView {
  /// Whether a hit layer belongs to the uncovered buttons.
  func isSwipeAction(_ layer: Layer?) -> Bool {
    guard let swipe = gestures.swipe, let layer else { return false }
    return layer.isDescendant(of: swipe.slide.actions)
  }

  /// A press while a row is open: on another row it closes the open one at once, on the open row at its end.
  func beginClosingSwipe(at point: Point) -> Bool {
    guard let swipe = gestures.swipe else { return false }
    swipe.closesAtRelease = cell(hitAt: point) === swipe.cell
    if !swipe.closesAtRelease { closeSwipeActions(animated: swipe.isAnimated) }
    return true
  }

  /// - Returns: Whether the press closed the actions.
  func endClosingSwipe() -> Bool {
    guard let swipe = gestures.swipe, swipe.closesAtRelease else { return false }
    closeSwipeActions(animated: swipe.isAnimated)
    return true
  }

  /// The end of a layout: a scrolled row closes, a lifted one stays at the pointer.
  func layoutGestures() {
    if gestures.swipe != nil { closeMovedSwipe() }
    if gestures.lift != nil { layoutLift() }
    layoutRefreshControl()
  }

  /// A cell stops showing its row.
  func endGestures(of cell: TableViewCell) {
    removeSwipe(of: cell)
    if gestures.lift?.cell === cell { endLift() }
  }

  /// A cell leaves in an animated update: an open row stays open meanwhile.
  func releaseGestures(of cell: TableViewCell) {
    if let swipe = gestures.swipe, swipe.cell === cell {
      swipe.slide.actions.perform = nil
      gestures.swipe = nil
    }
    if gestures.lift?.cell === cell { endLift() }
  }

  func notePress(_ event: PointerEvent) {
    gestures.isTimed = event.time != nil
    gestures.answer = nil
  }

  /// Whether a row is open, or has actions at the side that a drag uncovers. The delegate is asked once for a press.
  ///
  /// - Parameters:
  ///   - translation: Of the pointer since its press, in points.
  ///   - point: In the table's own space.
  func wantsSwipe(_ translation: Size, from point: Point) -> Bool {
    guard abs(translation.width) > abs(translation.height), let cell = cell(hitAt: point), let path = cell.rowPath
    else { return false }
    if let swipe = gestures.swipe, swipe.cell === cell {
      gestures.answer = nil
      return true
    }
    guard !isEditing, cell.isEnabled, !source.isAsking else { return false }
    let isTrailing = (translation.width < 0) == (effectiveDirection == .leftToRight)
    let edge = isTrailing ? SwipeEdge.trailing : .leading
    if let known = gestures.answer, known.cell === cell, known.edge == edge { return known.actions != nil }
    // Without times a drag across a row is what it has always been, unless the delegate has actions.
    let actions = actions(at: edge, ofRow: path, offersDeletion: gestures.isTimed)
    gestures.answer = SwipeAnswer(cell: cell, edge: edge, actions: actions)
    return actions != nil
  }

  /// Begins the drag that was wanted: it goes on from where the row's content is shown.
  func beginSwipe(isTimed: Bool) {
    if let answer = gestures.answer, let actions = answer.actions {
      gestures.answer = nil
      let cell = answer.cell
      let distance = cell.slide?.actions.edge == answer.edge ? cell.presentedSlideDistance : 0
      beginSwipe(of: cell, actions, at: answer.edge, isAnimated: isTimed)?.distance = distance
    } else if let swipe = gestures.swipe {
      swipe.distance = swipe.cell.presentedSlideDistance
    }
    guard let swipe = gestures.swipe, swipe.distance != nil else { return }
    swipe.cell.stopSliding()
    self.swipe(by: 0)
  }

  /// - Parameter step: Of the pointer, to the right, in points.
  func swipe(by step: Double) {
    guard let swipe = gestures.swipe, let distance = swipe.distance else { return }
    let new = distance + awayFromEdge(step, swipe)
    swipe.distance = new
    swipe.cell.moveActions(to: .dragged(swipe.cell.slideLayout.distance(draggedTo: new)))
  }

  /// - Parameter velocity: Of the pointer, to the right, in points per second.
  func endSwipe(velocity: Double) {
    guard let swipe = gestures.swipe, swipe.distance != nil else { return }
    swipe.distance = nil
    let cell = swipe.cell
    let speed = awayFromEdge(velocity, swipe)
    switch cell.slideLayout.release(at: cell.slideDistance, velocity: speed) {
    case .closes: closeSwipeActions(animated: swipe.isAnimated, velocity: speed)
    case .opens: move(cell, to: .open, animated: swipe.isAnimated, velocity: speed)
    case .performs:
      move(cell, to: .full, animated: swipe.isAnimated, velocity: speed)
      perform(0, of: swipe)
    }
  }

  func cancelSwipe() {
    guard let swipe = gestures.swipe, swipe.distance != nil else { return }
    closeSwipeActions(animated: swipe.isAnimated)
  }

  /// A distance to the right as one from the row's edge, where its actions are, inwards.
  private func awayFromEdge(_ distance: Double, _ swipe: RowSwipe) -> Double {
    let isAtRight = (swipe.slide.actions.edge == .trailing) == (effectiveDirection == .leftToRight)
    return isAtRight ? -distance : distance
  }
}
