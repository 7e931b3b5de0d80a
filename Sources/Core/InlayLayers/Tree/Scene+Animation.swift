extension Scene {
  /// Animates what a closure changes in layers of this scene. See `animate(_:_:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 changes at once, also within another closure.
  ///   - curve: The course of the values in time.
  ///   - delay: In seconds; the old values are shown until then.
  ///   - changes: Changes layers. Called once, at once.
  ///   - completion: Called once by a tick, after all animations of the closure ended: with true when all ran to their
  ///     end.
  public func animate(
    duration: Double, curve: TimingCurve = .default, delay: Double = 0, _ changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(.curve(curve, duration: duration, delay: delay), changes, completion: completion)
  }

  /// Animates what a closure changes in layers of this scene: each change of a value that can be animated has its
  /// effect on the model at once, and becomes an animation as by `Layer.animate(_:from:_:completion:)`. Layouts in the
  /// closure, by `layoutIfNeeded()`, are changes of it.
  ///
  /// Layers that enter the scene in the closure appear with their values; they have no picture to come from. A closure
  /// within another one has its own timing and completion.
  ///
  /// - Parameters:
  ///   - timing: The duration, the delay and the curve.
  ///   - changes: Changes layers. Called once, at once.
  ///   - completion: Called once, by a tick before its layout, after all animations of the closure ended: with true
  ///     when all ran to their end. Without any, at the next tick with true. A scene that is released calls it with
  ///     false: capture what owns the scene with `[weak self]`.
  public func animate(
    _ timing: AnimationTiming, _ changes: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let group = AnimationGroup(completion)
    animator.recorder.record(timing, group, changes)
    group.end(isFinished: true, in: animator)
    becameStale()
  }

  /// Ends all animations of the scene and its `crossFade`: layers show their own values, and completions are called
  /// with false.
  public func removeAnimations() {
    removeCrossFade(isFinished: false)
    animator.cancelAll()
    becameStale()
  }
}
