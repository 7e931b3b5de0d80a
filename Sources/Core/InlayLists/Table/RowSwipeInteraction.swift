import InlayGraphics
import InlayLayers

/// Swipes of rows that have actions, and the presses that close an open row.
final class RowSwipeInteraction: Interaction {
  /// The row whose actions are uncovered; nil for none.
  private(set) var row: RowSwipe?
  /// The last answer of the delegate in the present press; nil before the first query.
  private var answer: SwipeAnswer?

  private var table: TableView? { view as? TableView }

  /// Whether a hit layer belongs to the uncovered buttons.
  func hasAction(_ layer: Layer?) -> Bool {
    guard let row, let layer else { return false }
    return layer.isDescendant(of: row.slide.actions)
  }

  /// The actions of a row that the pointer swipes.
  private struct SwipeAnswer {
    let cell: TableViewCell
    let edge: HorizontalEdge
    /// The actions; nil for none.
    let actions: SwipeActionsConfiguration?
  }

  // MARK: Presses

  override func claim(_ press: Press) -> Claim {
    switch press.stage {
    case .down: answer = nil
    case .pressed where row != nil: return .take
    case .dragged where !press.isVertical: return wantsSwipe(press) ? .take : .wait
    case .pressed, .dragged, .unclaimed, .held: break
    }
    return .wait
  }

  /// A drag continues from where the row's content is shown. A press while a row is open closes the row: on another row
  /// at once, on the open one at its end.
  override func pressBegan(_ press: Press) {
    guard press.stage == .dragged else { return beginClosing(press) }
    if let answer, let actions = answer.actions {
      self.answer = nil
      let cell = answer.cell
      let distance = cell.slide?.actions.edge == answer.edge ? cell.presentedSlideDistance : 0
      begin(cell, actions, at: answer.edge, isAnimated: press.isTimed)?.distance = distance
    } else if let row {
      row.distance = row.cell.presentedSlideDistance
    }
    guard let row, row.distance != nil else { return }
    row.cell.stopSliding()
    drag(row, by: 0)
  }

  override func pressChanged(_ press: Press) { if let row { drag(row, by: press.delta.width) } }

  override func pressEnded(_ press: Press) {
    guard let row else { return }
    guard row.distance != nil else {
      if row.closesAtRelease { close(animated: row.isAnimated) }
      return
    }
    row.distance = nil
    let cell = row.cell
    let speed = awayFromEdge(press.velocity.width, row)
    switch cell.slideLayout.release(at: cell.slideDistance, velocity: speed) {
    case .closes: close(animated: row.isAnimated, velocity: speed)
    case .opens: move(cell, to: .open, animated: row.isAnimated, velocity: speed)
    case .performs:
      move(cell, to: .full, animated: row.isAnimated, velocity: speed)
      perform(0, of: row)
    }
  }

  override func pressCancelled(_ press: Press) {
    guard let row, row.distance != nil else { return }
    close(animated: row.isAnimated)
  }

  private func beginClosing(_ press: Press) {
    guard let row, let table else { return }
    row.closesAtRelease = table.cell(hitAt: press.startLocation(in: table)) === row.cell
    if !row.closesAtRelease { close(animated: row.isAnimated) }
  }

  /// Whether a row is open, or has actions at the side that a drag uncovers. The delegate is asked once for a press.
  private func wantsSwipe(_ press: Press) -> Bool {
    guard let table, let cell = table.cell(hitAt: press.startLocation(in: table)), let path = cell.rowPath else {
      return false
    }
    if row?.cell === cell {
      answer = nil
      return true
    }
    guard !table.isEditing, cell.isEnabled, !table.source.isAsking else { return false }
    let isTrailing = (press.translation.width < 0) != table.isRightToLeft
    let edge = isTrailing ? HorizontalEdge.trailing : .leading
    if let answer, answer.cell === cell, answer.edge == edge { return answer.actions != nil }
    // A drag without times across a row keeps its old meaning, unless the delegate has actions.
    let actions = actions(at: edge, ofRow: path, offersDeletion: press.start.time != nil)
    answer = SwipeAnswer(cell: cell, edge: edge, actions: actions)
    return actions != nil
  }

  /// - Parameter step: Of the pointer, to the right, in points.
  private func drag(_ row: RowSwipe, by step: Double) {
    guard let distance = row.distance else { return }
    let new = distance + awayFromEdge(step, row)
    row.distance = new
    row.cell.moveActions(to: .dragged(row.cell.slideLayout.distance(draggedTo: new)))
  }

  /// A distance to the right as one from the row's edge, where its actions are, inwards.
  private func awayFromEdge(_ distance: Double, _ row: RowSwipe) -> Double {
    let isAtRight = (row.slide.actions.edge == .trailing) != row.cell.isRightToLeft
    return isAtRight ? -distance : distance
  }

  // MARK: Opening and closing

  /// The delegate's actions, or the standard one where that is wanted.
  func actions(
    at edge: HorizontalEdge, ofRow path: RowPath, offersDeletion: Bool = true
  ) -> SwipeActionsConfiguration? {
    guard let table, table.contains(path) else { return nil }
    if let own = table.source.actions(at: edge, ofRow: path) { return own.actions.isEmpty ? nil : own }
    let isOffered = edge == .trailing && offersDeletion && table.source.offersDeletion(ofRow: path)
    return isOffered ? deletion(ofRow: path) : nil
  }

  private func deletion(ofRow path: RowPath) -> SwipeActionsConfiguration? {
    guard let table else { return nil }
    let title = table.source.deletionTitle(ofRow: path)
    let action = ContextualAction(role: .destructive, title: title) { [weak self] _, completion in
      if let self, let table = self.table, let path = row?.cell.rowPath {
        table.source.commit(.delete, path)
      }
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [action])
  }

  /// Uncovers the actions of a row whose minus was tapped.
  func askBeforeDeleting(_ path: RowPath, animated: Bool) {
    guard let table else { return }
    guard let cell = table.cellForRow(at: path),
      let actions = table.source.actions(at: .trailing, ofRow: path) ?? deletion(ofRow: path),
      !actions.actions.isEmpty
    else { return table.source.commit(.delete, path) }
    _ = open(cell, actions, at: .trailing, animated: animated)
  }

  func open(
    _ cell: TableViewCell, _ actions: SwipeActionsConfiguration, at edge: HorizontalEdge, animated: Bool
  ) -> Bool {
    guard let row = begin(cell, actions, at: edge, isAnimated: animated) else { return false }
    move(row.cell, to: .open, animated: animated)
    return true
  }

  /// Shows the actions of a row, covered, instead of those of another row.
  ///
  /// - Returns: Nil if a call of the delegate took the row out of view.
  private func begin(
    _ cell: TableViewCell, _ actions: SwipeActionsConfiguration, at edge: HorizontalEdge, isAnimated: Bool
  ) -> RowSwipe? {
    guard cell.rowPath != nil, cell.superlayer === table, !actions.actions.isEmpty else { return nil }
    close(animated: row?.isAnimated ?? false)
    let slide = cell.showActions(actions, at: edge)
    let new = RowSwipe(cell, slide, isAnimated: isAnimated)
    slide.actions.perform = { [weak self, weak new] number in
      if let self, let new, row === new { perform(number, of: new) }
    }
    row = new
    return new
  }

  func close(animated: Bool, velocity: Double = 0) {
    guard let row else { return }
    self.row = nil
    let (cell, slide) = (row.cell, row.slide)
    slide.actions.perform = nil
    move(cell, to: .closed, animated: animated, velocity: velocity) { [weak cell] in
      if let cell, cell.slide === slide { cell.removeActions() }
    }
  }

  /// Calls the handler of an action, whose completion closes the row.
  private func perform(_ number: Int, of row: RowSwipe) {
    guard table?.focusedPath(of: row.cell) != nil else { return close(animated: false) }
    let action = row.slide.actions.configuration.actions[number]
    action.handler(action) { [weak self, weak row] _ in
      guard let self, let row, self.row === row else { return }
      close(animated: row.isAnimated)
    }
  }

  /// Shows a cell as never swiped, since its row was updated or left the view.
  func remove(_ cell: TableViewCell) {
    guard cell.slide != nil else { return }
    if row?.cell === cell { row = nil }
    cell.removeActions()
  }

  /// Leaves a cell that leaves in an animated update open, without actions.
  func release(_ cell: TableViewCell) {
    guard let row, row.cell === cell else { return }
    row.slide.actions.perform = nil
    self.row = nil
  }

  /// Closes the actions of a row that was scrolled. Rows that appear and disappear elsewhere may move it.
  func closeMovedRow() {
    guard let row, let table else { return }
    let top = row.cell.frame.minY - table.bounds.minY
    if let known = row.knownTop, known.top != top, known.moves != table.ownersMoves {
      return close(animated: row.isAnimated)
    }
    row.knownTop = (top, table.ownersMoves)
  }

  /// Moves the content of a swiped row.
  ///
  /// - Parameter velocity: Of the content away from the row's edge, in points per second.
  private func move(
    _ cell: TableViewCell, to position: CellSlide.Position, animated: Bool, velocity: Double = 0,
    completion: @escaping () -> Void = {}
  ) {
    guard animated, let scene = table?.scene else {
      cell.moveActions(to: position)
      return completion()
    }
    cell.layoutIfNeeded()
    let distance = cell.slideDistance(at: position) - cell.slideDistance
    // A faster spring would move the content beyond its end.
    let most = 2 * Double.pi / Self.response
    let timing = AnimationTiming.spring(
      response: Self.response, initialVelocity: abs(distance) < 1 ? 0 : max(0, min(velocity / distance, most)))
    scene.animate(timing) {
      cell.moveActions(to: position)
      cell.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// The response in seconds.
  private static let response = 0.32
}

/// The row of a table whose actions are uncovered, from the beginning of a swipe until they close.
final class RowSwipe {
  let cell: TableViewCell
  let slide: CellSlide
  /// Whether closing is animated: the actions were opened by input with times.
  let isAnimated: Bool
  /// The top of the row in the view, in points, and the movements of the view, as of the last layout; nil before one.
  var knownTop: (top: Double, moves: Int)?
  /// The distance of the pan from a closed row, in points; nil while the pointer does not pan the row.
  var distance: Double?
  /// Whether a press on the row's content closes it at its end.
  var closesAtRelease = false

  init(_ cell: TableViewCell, _ slide: CellSlide, isAnimated: Bool) {
    self.cell = cell
    self.slide = slide
    self.isAnimated = isAnimated
  }
}
