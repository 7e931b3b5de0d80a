import InlayGraphics
import InlayLayers

/// Presses from their beginning to their end. Every call of a view may send further events, so a press is looked up
/// again after it.
extension EventDispatcher {
  func beginPress(_ event: PointerEvent) -> Bool {
    cancelPress(event.id)
    if let view = focusedView, view.focusState == .shown { view.focusState = .hidden }
    let views = views(at: event.position)
    let press = Press(event, on: views)
    presses[event.id] = press
    // A touch on moving content stops it and selects nothing. A click acts on the content where it stops.
    var isStopping = false
    for scrollView in press.scrollViews where scrollView.object?.stopScrolling() ?? false { isStopping = true }
    if event.kind == .mouse { isStopping = false }
    guard isDown(press) else { return false }
    if isStopping || isInDraggedView(press) { return event.button == .primary || drop(press) }
    for view in takers(of: views) where view.handlePointer(event, at: view.convert(event.position, from: nil)) {
      if isDown(press) { press.handle(by: view) }
      return true
    }
    guard isDown(press) else { return false }
    guard event.button == .primary else { return drop(press) }
    if let time = event.time, event.kind != .mouse { press.longPressTime = time + Self.longPressDelay }
    if let time = event.time, event.kind == .touch, delaysTracking(views) {
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

  /// Whether a touch on the views may become a drag of a scroll view that delays it. Controls that keep their presses are
  /// not delayed.
  private func delaysTracking(_ views: [View]) -> Bool {
    for view in views {
      if view.keepsTracking { return false }
      if let view = view as? ScrollView, view.delaysContentTouches, view.canScrollAtAll { return true }
    }
    return false
  }

  /// Has the innermost view that takes a press track it. A view tracks one press at a time: a second one is tracked by
  /// none.
  ///
  /// - Returns: Whether a view took it.
  func beginTracking(_ press: Press) -> Bool {
    press.state = .untracked
    let (point, views) = (press.start.position, views(of: press))
    for view in takers(of: views) {
      if isTracked(view) { return false }
      guard view.beginTracking(at: view.convert(point, from: nil)) else {
        guard isDown(press) else { return false }
        continue
      }
      if isDown(press) {
        press.track(by: view)
        if view.focusesOnPress, press.start.kind != .touch { focusFirst(around: view) }
        return true
      }
      // The press was cancelled during the call.
      if !isTracked(view) { view.cancelTracking() }
      return false
    }
    return false
  }

  func movePress(_ event: PointerEvent) -> Bool {
    guard let press = presses[event.id] else { return false }
    let step = press.move(to: event)
    switch press.state {
    case .handled:
      guard let view = press.follower(in: scene) else { return false }
      _ = view.handlePointer(event, at: view.convert(event.position, from: nil))
      return true
    case .dragged, .panned: return follow(press, by: step)
    case .spent: return false
    case .untracked, .delayed, .tracked: break
    }
    if press.isFar {
      press.longPressTime = nil
      if beginDrag(press) { return true }
      guard isDown(press) else { return false }
      // A touch that moved at once is no tap.
      if case .delayed = press.state { press.state = .untracked }
    }
    guard case .tracked = press.state, let view = press.follower(in: scene) else {
      if case .delayed = press.state { return true }
      return false
    }
    if !view.continueTracking(at: view.convert(event.position, from: nil)), press.isTracked(by: view) {
      press.state = .untracked
    }
    return true
  }

  func endPress(_ event: PointerEvent) -> Bool {
    guard let press = presses[event.id], press.start.button == event.button else { return false }
    press.longPressTime = nil
    if case .delayed = press.state {
      _ = beginTracking(press)
      guard isDown(press) else { return false }
    }
    presses[event.id] = nil
    if case .dragged(let view) = press.state {
      view.object?.endDragging(at: event.time)
      return true
    }
    guard let view = press.follower(in: scene) else {
      stopFollowing(press)
      return false
    }
    switch press.state {
    case .untracked, .delayed, .spent, .dragged: return false
    case .panned: view.endPan(velocity: press.velocity(at: event.time))
    case .handled: _ = view.handlePointer(event, at: view.convert(event.position, from: nil))
    case .tracked:
      focusFirst(around: view)
      view.endTracking(at: view.convert(event.position, from: nil), with: event)
    }
    return true
  }

  /// - Returns: Whether there was a press.
  @discardableResult
  func cancelPress(_ id: Int) -> Bool {
    guard let press = presses.removeValue(forKey: id) else { return false }
    stopFollowing(press)
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

  /// Tells what follows a press that it has no effect, also a view that left the scene.
  func stopFollowing(_ press: Press) {
    let view = press.follower
    let state = press.state
    press.longPressTime = nil
    press.state = .untracked
    switch state {
    case .untracked, .delayed, .spent: break
    case .tracked: view?.cancelTracking()
    case .panned: view?.cancelPan()
    case .dragged(let view): view.object?.cancelDragging()
    case .handled:
      var event = press.event
      event.phase = .cancelled
      if let view { _ = view.handlePointer(event, at: view.convert(event.position, from: nil)) }
    }
  }

  /// The views at the beginning of a press, innermost first; none if another row lies there now.
  func views(of press: Press) -> [View] {
    let views = views(at: press.start.position)
    return press.isOnSameRow(views) ? views : []
  }

  /// Whether a press did not end.
  func isDown(_ press: Press) -> Bool { presses[press.start.id] === press }

  /// Whether a view tracks or pans a press.
  func isTracked(_ view: View) -> Bool { presses.values.contains { $0.isTracked(by: view) } }

  /// Whether another press drags a scroll view at a press.
  private func isInDraggedView(_ press: Press) -> Bool {
    presses.values.contains { other in
      press.scrollViews.contains { $0.object.map(other.isDragging) ?? false }
    }
  }
}

extension ScrollView {
  /// Whether the view can scroll in any direction.
  fileprivate var canScrollAtAll: Bool {
    canScroll(by: Size(width: 1, height: 1)) || canScroll(by: Size(width: -1, height: -1))
  }
}
