/// The end of all that moves: one answer for scripts, tests and apps.
extension Scene {
  /// Whether the last frame shows the tree, and everything that comes to its end by itself has: animations, scrolling,
  /// updates, waits such as a toast's, and presses that become long ones.
  ///
  /// What waits for the user, or continues until somebody ends it, does not count: timers of `onIdle(after:_:)`,
  /// blinking carets, clocks, spinners, animations without an end, and keys that repeat while they are held.
  /// `nextTickTime` has the next change of these. O(animations).
  public var isAtRest: Bool { !isStale && crossFade == nil && !animator.isMoving && !tickClients.haveMotion }

  /// Lets time pass until the scene is at rest, for tests and pictures: ticks to the end of all animations, scrolling
  /// and waits, whose completions are called. Moments between two changes are left out, and in a movement there are 60
  /// ticks a second.
  ///
  /// Do not call it for a scene in a window: its clock would be ahead of the window's.
  ///
  /// - Parameter seconds: The most seconds of the scene's clock that pass; 60 by default.
  /// - Returns: Whether the scene is at rest.
  @discardableResult
  public func finishAnimations(atMost seconds: Double = 60) -> Bool {
    let end = time.later(by: seconds)
    finishingLayout {
      if isStale || tickClients.haveLayout { tick(at: time) }
      while !isAtRest, time < end { tick(at: min(end, max(nextTickTime ?? time, time.later(by: 1 / 60)))) }
    }
    return isAtRest
  }

  /// Ticks for a picture: nothing is left to later ticks.
  func finishingLayout(_ work: () -> Void) {
    let finishes = finishesLayout
    finishesLayout = true
    work()
    finishesLayout = finishes
  }
}
