import InlayGraphics
import InlayLayers

/// Presses from their beginning to their end. Every call of a view or an interaction may send further events, so a
/// press is looked up again after it.
extension EventDispatcher {
  func beginPress(_ event: PointerEvent) -> Bool {
    cancelPress(event.id)
    (lastPress, isAssisted, dropsSpace) = (event, false, false)
    if let view = focusedView, view.isFocusVisible { view.focusState = .hidden }
    let views = views(at: event.position, for: event.kind)
    let press = Press(event, on: views)
    press.dispatcher = self
    presses[event.id] = press
    // A touch on moving content stops it and selects nothing. A click acts on the content where it stops.
    var isStopping = false
    for scrollView in press.scrollViews where scrollView.stopScrolling() { isStopping = true }
    if event.kind == .mouse { isStopping = false }
    guard isDown(press) else { return false }
    if isStopping || press.scrollViews.contains(where: { $0.isDragging }) {
      return event.button == .primary || drop(press)
    }
    if offer(press, at: .down, to: takers(of: views)) { return true }
    guard isDown(press) else { return false }
    guard event.button == .primary else { return drop(press) }
    if let time = event.time, event.kind != .mouse { press.holdTime = time + Self.longPressDelay }
    if let time = event.time, event.kind == .touch, press.scrollViews.contains(where: { $0.delaysTouches }) {
      press.state = .delayed(until: time + Self.trackingDelay)
    }
    awaitTimers(of: press)
    if case .delayed = press.state { return true }
    return beginTracking(press)
  }

  /// Nothing follows the press.
  private func drop(_ press: Press) -> Bool {
    presses[press.start.id] = nil
    return false
  }

  /// - Returns: Whether an interaction took the press.
  func beginTracking(_ press: Press) -> Bool {
    press.state = .untaken
    return offer(press, at: .pressed, to: takers(of: views(of: press)))
  }

  func movePress(_ event: PointerEvent) -> Bool {
    guard let press = presses[event.id] else { return false }
    press.move(to: event)
    if case .spent = press.state { return false }
    if let taker = press.taker(in: scene), press.isKept {
      taker.pressChanged(press)
      return true
    }
    if press.isFar {
      press.holdTime = nil
      if offerDrag(press) { return true }
      guard isDown(press) else { return false }
      // A touch that moved at once is not a tap.
      if case .delayed = press.state { press.state = .untaken }
    }
    guard let taker = press.taker(in: scene) else {
      if case .delayed = press.state { return true }
      return false
    }
    taker.pressChanged(press)
    return true
  }

  func endPress(_ event: PointerEvent) -> Bool {
    guard let press = presses[event.id], press.start.button == event.button else { return false }
    press.holdTime = nil
    if case .delayed = press.state {
      _ = beginTracking(press)
      guard isDown(press) else { return false }
    }
    presses[event.id] = nil
    guard let taker = press.taker(in: scene) else {
      press.cancel()
      // A tap beside everything puts the keyboard away.
      if scene.coveredHeight > 0 && !press.isFar { focus(nil) }
      return false
    }
    press.event = event
    if press.movesFocus, taker.movesFocus, let view = taker.view { focusFirst(around: view) }
    taker.presses.removeAll { $0 === press }
    taker.pressEnded(press)
    return true
  }

  /// - Returns: Whether there was a press.
  @discardableResult
  func cancelPress(_ id: Int) -> Bool {
    guard let press = presses.removeValue(forKey: id) else { return false }
    press.cancel()
    return true
  }

  /// Cancels all presses, in the order of their ids.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package func cancelPresses() -> Bool {
    let ids = presses.keys.sorted()
    for id in ids { cancelPress(id) }
    return !ids.isEmpty
  }

  /// The views at the beginning of a press, innermost first; none if another row is there now.
  func views(of press: Press) -> [View] {
    let views = views(at: press.start.position, for: press.start.kind)
    return press.isOnSameRow(views) ? views : []
  }

  /// Whether a press did not end.
  func isDown(_ press: Press) -> Bool { presses[press.start.id] === press }
}
