import InlayGraphics
import InlayLayers

/// Swipes of rows, and presses beside an open one.
extension TableView {
  /// Whether a hit layer belongs to the uncovered buttons.
  func isSwipeAction(_ layer: Layer?) -> Bool {
    guard let swipe, let layer else { return false }
    return layer.isDescendant(of: swipe.slide.actions)
  }

  /// A press while a row is open: on another row it closes the open one at once, on the open row at its end.
  func beginClosingSwipe(at point: Point) -> Bool {
    guard let swipe else { return false }
    swipe.closesAtRelease = cell(hitAt: point) === swipe.cell
    if !swipe.closesAtRelease { closeSwipeActions(animated: swipe.isAnimated) }
    return true
  }

  /// - Returns: Whether the press closed the actions.
  func endClosingSwipe() -> Bool {
    guard let swipe, swipe.closesAtRelease else { return false }
    closeSwipeActions(animated: swipe.isAnimated)
    return true
  }

  /// A drag of a row to a side begins.
  ///
  /// - Parameters:
  ///   - point: In the table's own space.
  ///   - way: Of the pointer since its press, in points.
  /// - Returns: Whether the row has actions there, or is open.
  func beginSwipe(at point: Point, by way: Size, isTimed: Bool) -> Bool {
    guard abs(way.width) > abs(way.height), let cell = cell(hitAt: point), let path = cell.rowPath else { return false }
    let isRightToLeft = effectiveDirection == .rightToLeft
    if let swipe, swipe.cell === cell {
      swipe.way = cell.presentedSlideDistance
      return true
    }
    guard !isEditing, cell.isEnabled else { return false }
    let edge: SwipeEdge = (way.width < 0) == isRightToLeft ? .leading : .trailing
    guard let actions = actions(at: edge, ofRow: path) else { return false }
    let swipe = beginSwipe(of: cell, actions, at: edge, isAnimated: isTimed)
    swipe?.way = 0
    return swipe != nil
  }

  /// - Parameter step: Of the pointer, to the right, in points.
  func swipe(by step: Double) {
    guard let swipe, let way = swipe.way else { return }
    let new = way + awayFromEdge(step, swipe)
    swipe.way = new
    swipe.cell.moveActions(to: .dragged(swipe.cell.slideLayout.distance(draggedTo: new)))
  }

  /// - Parameter velocity: Of the pointer, to the right, in points per second.
  func endSwipe(velocity: Double) {
    guard let swipe, swipe.way != nil else { return }
    swipe.way = nil
    let cell = swipe.cell
    switch cell.slideLayout.release(at: cell.slideDistance, velocity: awayFromEdge(velocity, swipe)) {
    case .closes: closeSwipeActions(animated: swipe.isAnimated)
    case .opens: move(cell, to: .open, animated: swipe.isAnimated)
    case .performs:
      move(cell, to: .full, animated: swipe.isAnimated)
      perform(0, of: swipe)
    }
  }

  func cancelSwipe() {
    guard let swipe, swipe.way != nil else { return }
    closeSwipeActions(animated: swipe.isAnimated)
  }

  /// A distance to the right as one from the row's edge, where its actions are, inwards.
  private func awayFromEdge(_ distance: Double, _ swipe: RowSwipe) -> Double {
    let isAtRight = (swipe.slide.actions.edge == .trailing) == (effectiveDirection == .leftToRight)
    return isAtRight ? -distance : distance
  }
}
