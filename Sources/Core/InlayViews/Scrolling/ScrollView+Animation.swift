import InlayGraphics
import InlayLayers

/// Animated changes of the content offset: with an ease in and out of 0.3 seconds. A further one continues with the
/// velocity of the first. Without a scene, during a drag, and where the scene reduces motion, the offset changes at
/// once.
extension ScrollView {
  /// Sets the content offset, in points; ends any motion if it is not animated.
  public final func setContentOffset(_ offset: Point, animated: Bool = false) {
    guard offset.x.isFinite, offset.y.isFinite, animated, canAnimateScrolling else {
      halt()
      contentOffset = offset
      return
    }
    let isInside = clampedContentOffset(offset) == offset
    animate(to: offset, isInside: isInside)
  }

  /// Scrolls by a distance, in points, clamped to the content. Of animated calls in a row the distances add up.
  public final func scroll(by distance: Size, animated: Bool = false) {
    guard animated, canAnimateScrolling else {
      halt()
      contentOffset = clampedContentOffset(contentOffset + Point(x: distance.width, y: distance.height))
      return
    }
    catchUp()
    let start = settledOffset
    animate(to: clampedContentOffset(Point(x: start.x + distance.width, y: start.y + distance.height)))
  }

  /// Scrolls by the least distance that makes a rectangle of the view's own space visible, clamped to the content. Of a
  /// rectangle larger than the view the top left part is shown.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard animated, canAnimateScrolling else {
      halt()
      return scroll(by: distance(showing: rect))
    }
    catchUp()
    let start = settledOffset
    let distance = distance(showing: rect, from: start)
    animate(to: clampedContentOffset(start + Point(x: distance.width, y: distance.height)))
  }

  /// Whether changes of the offset can be animated.
  package final var canAnimateScrolling: Bool { drag == nil && scene.map { !$0.traits.reducesMotion } ?? false }

  /// The offset at which an animation that runs ends, and otherwise the present one: what follows begins there.
  package final var settledOffset: Point {
    motion?.kind == .animation ? motion?.target ?? contentOffset : contentOffset
  }

  /// Whether an animation runs whose target `followTarget` gives.
  package final var followsTarget: Bool { motion?.movingTarget != nil }

  /// Begins, or continues, an animation of the offset. If the target is inside the content, it follows the content.
  package final func animate(to target: Point, isInside: Bool = true) {
    // An animation that runs goes to its own target until now.
    catchUp()
    motion?.movingTarget = nil
    let movingTarget = isInside ? followTarget?(target) : nil
    // The target that is followed is that of the first frame too: the way does not depend on the times of ticks.
    ease(to: movingTarget?() ?? target, .animation, duration: Self.animationDuration) {
      ($0.isReported, $0.clampsTarget, $0.movingTarget) = (true, isInside, movingTarget)
    }
  }

  /// Makes a change that moves the target of an animation that runs. The animation follows the target after it, and at
  /// once: the way does not depend on the times of ticks, or on targets in between.
  package final func retargetingOnce(_ change: () -> Void) {
    guard let running = motion, let movingTarget = running.movingTarget else { return change() }
    running.movingTarget = nil
    change()
    running.movingTarget = movingTarget
    followChange()
  }

  /// Changes the offset without the animation that runs, which continues from there. Only a difference that remains is
  /// reported.
  package final func interruptingMotion(_ change: () -> Void) {
    let (running, before) = (motion, contentOffset)
    motion = nil
    reportingOnce(change)
    running?.shift(by: Size(width: contentOffset.x - before.x, height: contentOffset.y - before.y))
    motion = running
  }

  /// Moves to a target in a time, from the present offset and velocity.
  ///
  /// - Parameter startsAtOnce: Begins with at least twice the mean velocity. Unless a motion of this kind runs already,
  ///   an axis that is slower than that is one frame ahead: the frame of the present time shows the beginning.
  func ease(
    to target: Point, _ kind: ScrollMotion.Kind, duration: Double, startsAtOnce: Bool = false,
    _ configure: (ScrollMotion) -> Void = { _ in }
  ) {
    catchUp()
    guard let scene else { return }
    let time = scene.time
    let (position, velocity) = (motion?.position(at: time) ?? contentOffset, motion?.velocity(at: time) ?? .zero)
    let lead = startsAtOnce && motion?.kind != kind ? Self.frameDuration : 0
    if let motion, motion.kind != kind { end(motion) }
    guard target != contentOffset || motion != nil else { return }
    let new = ScrollMotion(kind, in: scene, at: contentOffset, ranges: scrollRanges)
    func state(_ position: Double, _ velocity: Double, _ target: Double) -> AxisMotion.State {
      let least = startsAtOnce ? 2 * (target - position) / duration : 0
      let isFaster = velocity * least >= 0 && abs(velocity) >= abs(least)
      return isFaster
        ? AxisMotion.State(position: position, velocity: velocity, time: time)
        : AxisMotion.State(position: position, velocity: least, time: time - lead)
    }
    let x = state(position.x, velocity.width, target.x)
    let y = state(position.y, velocity.height, target.y)
    new.x = AxisMotion(easing: x, to: target.x, duration: duration)
    new.y = AxisMotion(easing: y, to: target.y, duration: duration)
    configure(new)
    begin(new)
  }

  private static var animationDuration: Double { 0.3 }
  private static var frameDuration: Double { 1 / 60 }
}
