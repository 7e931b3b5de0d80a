import InlayGraphics
import InlayLayers

/// Movements without a pointer. They set the content offset at each tick, before the layout.
extension ScrollView: TickClient, ClockEndClient {
  /// Sets the offset of a time, in seconds of the scene's clock. O(1) beside the layout that follows.
  ///
  /// - Returns: Whether the view still moves.
  public final func advance(to time: Double) -> Bool {
    if let motion { step(motion, to: time) }
    return motion != nil
  }

  private func step(_ motion: ScrollMotion, to time: Double) {
    guard let scene, motion.scene === scene else {
      contentOffset = snapped(clampedContentOffset(contentOffset))
      return end(motion)
    }
    follow(motion, at: time)
    let isOver = time >= motion.end
    let offset = snapped(isOver ? motion.target : motion.position(at: time))
    // The delegate may stop the motion.
    motion.written = offset
    contentOffset = offset
    guard isOver, self.motion === motion else { return }
    if motion.kind == .wheel { keepWheelRest(of: motion) }
    end(motion)
    // The owner wanted a target beyond the content.
    if motion.kind == .animation && !motion.clampsTarget && self.motion == nil { noteOwnersOffset() }
  }

  /// Called by the scene when its clock ends: shows the end of a running scroll animation.
  package final func clockDidEnd() { if let motion { end(motion) } }

  /// Adapts the motion, from the scene's time on, to a change of the offset or the content.
  final func followChange() {
    if let motion, let scene, motion.scene === scene { follow(motion, at: scene.time) }
  }

  /// Adapts a motion to changes of the offset, the content and the target.
  private func follow(_ motion: ScrollMotion, at time: Double) {
    let offset = contentOffset
    if offset != motion.written {
      motion.shift(by: Size(width: offset.x - motion.written.x, height: offset.y - motion.written.y))
    }
    let ranges = scrollRanges
    if ranges.x != motion.ranges.x {
      motion.ranges.x = ranges.x
      motion.x = replanned(motion.x, offset.x, motion.wanted.x, motion, ranges.x, at: time)
    }
    if ranges.y != motion.ranges.y {
      motion.ranges.y = ranges.y
      motion.y = replanned(motion.y, offset.y, motion.wanted.y, motion, ranges.y, at: time)
    }
    guard let movingTarget = motion.movingTarget else { return }
    guard let target = movingTarget() else {
      motion.movingTarget = nil
      return
    }
    motion.x = retargeted(motion.x, to: target.x, at: time)
    motion.y = retargeted(motion.y, to: target.y, at: time)
  }

  /// The same movement in another range.
  private func replanned(
    _ axis: AxisMotion?, _ offset: Double, _ wanted: Double?, _ motion: ScrollMotion, _ range: ScrollRange,
    at time: Double
  ) -> AxisMotion? {
    switch motion.kind {
    case .deceleration:
      return deceleration(state(of: axis, offset, at: time), to: wanted.map(range.clamped), in: range)
    case .animation, .wheel:
      guard motion.clampsTarget, let axis else { return axis }
      return retargeted(axis, to: range.clamped(axis.target), at: time)
    }
  }

  private func retargeted(_ axis: AxisMotion?, to target: Double, at time: Double) -> AxisMotion? {
    guard let axis, axis.target != target else { return axis }
    return AxisMotion(
      easing: state(of: axis, target, at: time), to: target, duration: max(0, axis.end - time))
  }

  private func state(of axis: AxisMotion?, _ offset: Double, at time: Double) -> AxisMotion.State {
    AxisMotion.State(
      position: axis?.position(at: time) ?? offset, velocity: axis?.velocity(at: time) ?? 0, time: time)
  }

  /// The movement of an axis after a drag; nil if it rests.
  func deceleration(_ state: AxisMotion.State, to wanted: Double?, in range: ScrollRange) -> AxisMotion? {
    let decay = decelerationRate.decay
    let tolerance = 0.5 / displayScale
    let motion: AxisMotion
    if let wanted {
      motion = AxisMotion(
        endingDrag: state, to: wanted, decay: isPagingEnabled ? AxisMotion.bounceRate : decay / 2, tolerance: tolerance)
    } else {
      motion = AxisMotion(decelerating: state, in: range, decay: decay, tolerance: tolerance)
    }
    // A view rests on the device pixel next to its target.
    let scale = displayScale
    let rests = motion.target.snapped(toScale: scale) == state.position.snapped(toScale: scale)
    return motion.end > state.time || !rests ? motion : nil
  }

  /// The ranges of the offset along both axes.
  var scrollRanges: (x: ScrollRange, y: ScrollRange) {
    let limits = contentLimits
    let (least, most) = (limits.least, limits.most)
    return (
      ScrollRange(
        least: least.x, most: most.x, length: bounds.width,
        bounces: bounces && (alwaysBounceHorizontal || most.x > least.x)),
      ScrollRange(
        least: least.y, most: most.y, length: bounds.height,
        bounces: bounces && (alwaysBounceVertical || most.y > least.y))
    )
  }

  package final func snapped(_ offset: Point) -> Point {
    let scale = displayScale
    return Point(x: offset.x.snapped(toScale: scale), y: offset.y.snapped(toScale: scale))
  }

  /// Begins a motion of the scene's clock.
  func begin(_ motion: ScrollMotion) {
    self.motion = motion
    motion.scene?.addTickClient(self)
  }

  /// Moves to the scene's time, which events and calls refer to.
  package final func catchUp() {
    if let motion { step(motion, to: scene?.time ?? 0) }
  }

  /// Ends a motion at the present offset and reports it.
  func end(_ motion: ScrollMotion) {
    guard self.motion === motion else { return }
    self.motion = nil
    if !isAtRest { requestLayout() }
    guard motion.isReported else { return }
    switch motion.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .wheel: break
    }
  }

  /// Ends any motion at the offset of the scene's time.
  package final func halt() {
    catchUp()
    if let motion { end(motion) }
  }
}
