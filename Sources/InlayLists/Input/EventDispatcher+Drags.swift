import InlayGraphics
import InlayLayers

/// Presses that become drags.
extension EventDispatcher {
  /// The target of a drag.
  private enum Follower {
    case scrollView(ScrollView)
    case pan(View)
  }

  /// Decides what a press that moved beyond the slop is a drag of; nil if it stays what it is.
  ///
  /// The view that tracks the press keeps it if it says so. Otherwise the views at the beginning of the press are asked
  /// from the innermost outwards, by the main axis of the pointer's translation: the first one takes the drag that wants to be
  /// panned (horizontally), or is a scroll view with content in the direction of the drag. If there is none, the
  /// innermost scroll view with content in the opposite direction takes it, or else one that always bounces. So a scroll
  /// view at its end hands the drag to the one around it, and only at the beginning of the drag.
  private func follower(of press: Press) -> Follower? {
    let translation = press.translation
    let isVertical = abs(translation.height) >= abs(translation.width)
    if case .tracked = press.state, press.follower(in: scene)?.keepsTracking ?? false { return nil }
    let distance = isVertical ? Size(width: 0, height: -translation.height) : Size(width: -translation.width, height: 0)
    let back = Size(width: -distance.width, height: -distance.height)
    let scrollViews = press.scrollViews.compactMap(\.object).filter { $0.scene === scene }
    let scrollView = scrollViews.first { $0.canScroll(by: distance) }
    if !isVertical {
      let views = takers(of: views(of: press))
      let start = press.start.position
      if let view = views.last(where: { $0.wantsPanFirst(translation, from: $0.convert(start, from: nil)) }) {
        return .pan(view)
      }
      for view in views {
        if view === scrollView { break }
        if view.wantsPan(translation, from: view.convert(start, from: nil)) { return .pan(view) }
      }
    }
    let bouncing = press.event.time == nil ? nil : scrollViews.first { $0.alwaysBounces(isVertical) }
    return (scrollView ?? scrollViews.first { $0.canScroll(by: back) } ?? bouncing).map { .scrollView($0) }
  }

  /// - Returns: Whether the press became a drag.
  func beginDrag(_ press: Press) -> Bool {
    let follower = follower(of: press)
    guard isDown(press), let follower else { return false }
    stopFollowing(press)
    guard isDown(press) else { return true }
    switch follower {
    case .scrollView(let view): beginDragging(view, by: press)
    case .pan(let view): beginPanning(view, by: press)
    }
    return true
  }

  /// A scroll view follows one press. Others on it have no effect any more, unless their views keep them.
  private func beginDragging(_ view: ScrollView, by press: Press) {
    if presses.values.contains(where: { $0.isDragging(view) }) {
      press.state = .spent
      return
    }
    press.state = .dragged(Weak(object: view))
    stopTracking(inside: view, keepsControls: true)
    guard press.isDragging(view), isDown(press) else { return }
    view.beginDragging(at: press.event.time)
    if press.isDragging(view) { view.drag(by: press.translation, at: press.event.time) }
  }

  private func beginPanning(_ view: View, by press: Press) {
    if isTracked(view) {
      press.state = .spent
      return
    }
    press.pan(by: view)
    let event = press.event
    view.beginPan(from: view.convert(press.start.position, from: nil), at: event.time)
    if press.isTracked(by: view), isDown(press) { view.pan(by: press.translation, at: event.time) }
  }

  /// The pointer of a drag moved.
  func follow(_ press: Press, by step: Size) -> Bool {
    let time = press.event.time
    if case .dragged(let view) = press.state {
      guard let view = view.object, view.scene === scene else { return false }
      view.drag(by: step, at: time)
    } else {
      guard let view = press.follower(in: scene) else { return false }
      view.pan(by: step, at: time)
    }
    return true
  }

  /// Ends the tracking of presses on content that begins to scroll.
  ///
  /// - Parameter keepsControls: Whether views that keep their presses continue.
  private func stopTracking(inside scrollView: ScrollView, keepsControls: Bool) {
    for press in presses.values.sorted(by: { $0.start.id < $1.start.id }) where press.isInside(scrollView) {
      switch press.state {
      case .tracked where keepsControls && press.follower(in: scene)?.keepsTracking ?? false: break
      case .tracked, .delayed: stopFollowing(press)
      case .untracked: press.longPressTime = nil
      case .handled, .dragged, .panned, .spent: break
      }
    }
  }

  func turn(_ wheel: WheelEvent) -> Bool {
    let views = views(at: wheel.position).compactMap { $0 as? ScrollView }
    guard let view = views.first(where: { $0.canScroll(by: wheel.distance) }) else { return false }
    stopTracking(inside: view, keepsControls: false)
    view.scroll(byWheel: wheel.distance, at: wheel.time, isPrecise: wheel.isPrecise)
    updateHover()
    return true
  }
}
