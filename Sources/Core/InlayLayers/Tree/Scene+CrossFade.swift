extension Scene {
  /// Changes this scene at once, and fades its last picture out above the new one: for what has no values between, such
  /// as another theme, appearance or language.
  ///
  /// Input meets the new tree from the start. A fade that begins while another runs begins at what is on screen, and
  /// ends that one. Pictures with transparent parts fade out above the new ones, which are complete from the start.
  /// Each tick paints the whole scene.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 does not fade.
  ///   - curve: The course of the values in time.
  ///   - changes: Nothing in it is animated otherwise, also not within `animate(_:_:completion:)`.
  ///   - completion: Called once, by a tick before its layout: with true at the end, with false when another fade or
  ///     `removeAnimations()` ended this one.
  public func crossFade(
    duration: Double, curve: TimingCurve = .default, _ changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let group = AnimationGroup(completion)
    let timing = AnimationTiming.curve(curve, duration: duration)
    if !timing.isInstant, let frame {
      let running = crossFade
      group.add()
      crossFade = CrossFade(from: frame, below: root.node, after: running, timing, at: time, group: group)
      running?.group.end(isFinished: false, in: animator)
    }
    animator.recorder.record(.curve(duration: 0), AnimationGroup(nil), changes)
    group.end(isFinished: true, in: animator)
    noteStaleFrame()
  }

  /// Ends the fade that is over at the scene's clock.
  func endCrossFade() {
    if let crossFade, crossFade.isOver(at: time) { removeCrossFade(isFinished: true) }
  }

  func removeCrossFade(isFinished: Bool) {
    guard let fade = crossFade else { return }
    crossFade = nil
    fade.group.end(isFinished: isFinished, in: animator)
    noteStaleFrame()
  }
}
