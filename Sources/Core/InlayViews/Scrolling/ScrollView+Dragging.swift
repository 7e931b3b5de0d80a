import InlayGraphics
import InlayLayers

/// Dragging by a pointer. Drags with times have dynamics: a rubber band at the ends of the content, and momentum. Drags
/// without times stay inside the content and end at once.
extension ScrollView {
  /// Whether a pointer drags the content.
  public final var isDragging: Bool { drag != nil }

  /// The same as `isDragging`: a pointer that did not move yet is not reported to scroll views.
  public final var isTracking: Bool { drag != nil }

  /// Whether the content moves after a drag: by momentum, back from beyond an end, or to a page.
  public final var isDecelerating: Bool { motion?.kind == .deceleration }

  /// Begins a drag, and ends any motion where it is.
  ///
  /// - Parameter time: In seconds of the scene's clock; nil for a drag without dynamics.
  final func beginDragging(at time: Double?) {
    cancelDragging()
    drag = ScrollDrag(
      tracker: time.map { VelocityTracker(at: $0) }, lock: isDirectionalLockEnabled ? .undecided : .free)
    halt()
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag, let scene, scene.focusedView?.takesText ?? false { scene.focus(nil) }
  }

  /// Moves the content by the distance of the pointer, in points.
  final func drag(by distance: Size, at time: Double?) {
    guard var drag else { return }
    let distance = drag.locked(distance)
    if let time { drag.tracker?.move(by: distance, at: time) } else { drag.tracker = nil }
    var ranges = scrollRanges
    if drag.tracker == nil { (ranges.x.bounces, ranges.y.bounces) = (false, false) }
    let scale = displayScale
    func move(_ offset: Double, _ distance: Double, _ rest: inout Double, _ range: ScrollRange) -> Double {
      let dragged = range.dragged(offset) + rest - distance
      let shown = range.shown(dragged).snapped(toScale: scale)
      rest = dragged - range.dragged(shown)
      return shown
    }
    let x = move(contentOffset.x, distance.width, &drag.rest.width, ranges.x)
    let y = move(contentOffset.y, distance.height, &drag.rest.height, ranges.y)
    if !ranges.x.contains(x) || !ranges.y.contains(y) { drag.hasBounced = true }
    self.drag = drag
    contentOffset = Point(x: x, y: y)
  }

  /// Ends a drag: the content continues with the pointer's velocity at the time.
  final func endDragging(at time: Double?) {
    guard let drag else { return }
    self.drag = nil
    guard let time, let tracker = drag.tracker, let scene else { return restAfter(drag) }
    let pointer = tracker.velocity(at: time)
    let ranges = scrollRanges
    let velocity = Size(
      width: velocity(-pointer.width, contentOffset.x, drag.rest.width, ranges.x),
      height: velocity(-pointer.height, contentOffset.y, drag.rest.height, ranges.y))
    let new = deceleration(velocity: velocity, at: time, in: scene)
    if let delegate {
      let proposed = snapped(new.target)
      var target = proposed
      delegate.scrollViewWillEndDragging(
        self, withVelocity: Point(x: velocity.width / 1_000, y: velocity.height / 1_000), targetContentOffset: &target)
      guard self.drag == nil, motion == nil else { return reportEndOfDrag() }
      if target != proposed, target.x.isFinite, target.y.isFinite {
        want(target, insteadOf: proposed, new, velocity, at: time)
      }
    }
    begin(deceleration: new)
  }

  /// Ends a drag without momentum. Content beyond its ends moves back.
  final func cancelDragging() {
    guard let drag else { return }
    self.drag = nil
    guard drag.tracker != nil, let scene else { return restAfter(drag) }
    begin(deceleration: deceleration(velocity: .zero, at: scene.time, in: scene))
  }

  /// Stops a motion, at a touch. Content beyond its ends, or between two pages, continues to its position.
  ///
  /// - Returns: Whether the view moved: such a touch selects nothing.
  final func stopScrolling() -> Bool {
    catchUp()
    guard let motion, let scene else { return false }
    let rest = deceleration(velocity: .zero, at: scene.time, in: scene)
    if motion.kind == .deceleration && motion.isReported && rest.end > scene.time {
      rest.isReported = true
      begin(rest)
    } else {
      end(motion)
      if self.motion == nil && rest.end > scene.time {
        rest.isReported = true
        begin(rest)
        delegate?.scrollViewWillBeginDecelerating(self)
      }
    }
    return true
  }

  /// The content's velocity after a drag, in points per second.
  private func velocity(_ velocity: Double, _ offset: Double, _ rest: Double, _ range: ScrollRange) -> Double {
    // A pointer beyond the end of content that does not bounce.
    if !range.bounces && (range.most <= range.least || abs(rest) * displayScale > 1) { return 0 }
    let velocity = velocity * range.slope(at: offset)
    return abs(velocity) < Self.leastVelocity ? 0 : velocity
  }

  /// Slower drags have no momentum, in points per second.
  private static var leastVelocity: Double { 20 }

  /// The motion after a drag at the present offset. It ends at once if nothing moves.
  private func deceleration(velocity: Size, at time: Double, in scene: Scene) -> ScrollMotion {
    let offset = contentOffset
    let new = ScrollMotion(.deceleration, in: scene, at: offset, ranges: scrollRanges)
    if isPagingEnabled {
      new.wanted.x = new.ranges.x.page(from: offset.x, velocity: velocity.width)
      new.wanted.y = new.ranges.y.page(from: offset.y, velocity: velocity.height)
    }
    let x = AxisMotion.State(position: offset.x, velocity: velocity.width, time: time)
    let y = AxisMotion.State(position: offset.y, velocity: velocity.height, time: time)
    new.x = deceleration(x, to: new.wanted.x, in: new.ranges.x)
    new.y = deceleration(y, to: new.wanted.y, in: new.ranges.y)
    if collapsingTop > 0, let rest = wholeTop(at: new.y?.target ?? offset.y, in: new.ranges.y) {
      new.wanted.y = rest
      new.y = deceleration(y, to: rest, in: new.ranges.y)
    }
    return new
  }

  /// The offset at which content that would rest during `collapsingTop` shows all or nothing of it; nil for other
  /// content.
  private func wholeTop(at target: Double, in range: ScrollRange) -> Double? {
    let end = min(range.least + collapsingTop, range.most)
    guard target > range.least, target < end else { return nil }
    return target - range.least < end - target ? range.least : end
  }

  /// Replaces the targets of axes for which the delegate has others, clamped to the content.
  private func want(
    _ target: Point, insteadOf proposed: Point, _ motion: ScrollMotion, _ velocity: Size, at time: Double
  ) {
    let (offset, ranges) = (contentOffset, motion.ranges)
    if target.x != proposed.x {
      let wanted = ranges.x.clamped(target.x)
      motion.wanted.x = wanted
      let state = AxisMotion.State(position: offset.x, velocity: velocity.width, time: time)
      motion.x = deceleration(state, to: wanted, in: ranges.x)
    }
    if target.y != proposed.y {
      let wanted = ranges.y.clamped(target.y)
      motion.wanted.y = wanted
      let state = AxisMotion.State(position: offset.y, velocity: velocity.height, time: time)
      motion.y = deceleration(state, to: wanted, in: ranges.y)
    }
  }

  private func begin(deceleration new: ScrollMotion) {
    guard new.x != nil || new.y != nil else { return reportEndOfDrag() }
    begin(new)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    guard motion === new else { return }
    new.isReported = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Content that a pointer dragged beyond its ends returns at once.
  private func restAfter(_ drag: ScrollDrag) {
    if drag.hasBounced { contentOffset = snapped(clampedContentOffset(contentOffset)) }
    if !isAtRest { requestLayout() }
    reportEndOfDrag()
  }

  private func reportEndOfDrag() { delegate?.scrollViewDidEndDragging(self, willDecelerate: false) }

  final var delaysTouches: Bool { delaysContentTouches && canScrollAtAll }
}
