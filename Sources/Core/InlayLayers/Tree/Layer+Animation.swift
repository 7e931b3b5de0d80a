import InlayGraphics
import InlaySystem

/// Animations change what a layer presents, never its model: properties have their new values at once.
extension Layer {
  /// Shows the change of a value from an old one to the layer's own.
  ///
  /// The animation adds the old value's difference from the model, which becomes less until its end. Several animations
  /// of one value add up, so a value that is animated to another target keeps its velocity; and a model that changes
  /// meanwhile is followed at once. It begins at the scene's clock, with the delay of the timing. A value without
  /// values between, such as an array with another count, changes at once. A layer that only slides by whole device
  /// pixels is shown at whole device pixels.
  ///
  /// A layer that leaves its scene ends its animations, unless it is in the scene again at the next tick. In scenes
  /// with `Traits.reducesMotion` only opacities and colours are animated.
  ///
  /// - Parameters:
  ///   - key: The value that is animated.
  ///   - old: The value that is shown first.
  ///   - timing: The duration, the delay and the curve.
  ///   - completion: Called once by a tick, before layout, never inside this call: with true after the animation ran to
  ///     its end, or when there is nothing to animate; with false when it was removed. A layer without a scene has no
  ///     clock: the completion is called with false at the end of this call. Inside of another completion that is too
  ///     early: it then comes in the next tick of the scene that called the other one, or of the scene that the layer
  ///     enters, with the layer's next call without a scene, or when the layer is released. So one that may begin the
  ///     next animation holds its layer weakly. A scene that is released calls it too, with false: capture what owns
  ///     the scene with `[weak self]`, which is nil then, and never with `unowned`.
  public final func animate<Value>(
    _ key: AnimationKey<Value>, from old: Value, _ timing: AnimationTiming, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimationGroup(completion) { scene, group in
      if key.definition as AnyObject === frameKey, let old = old as? Rect {
        let (position, bounds) = parts(ofFrame: old)
        addAnimation(positionKey, from: position, timing, in: scene, group: group)
        addAnimation(boundsKey, from: bounds, timing, in: scene, group: group)
      } else {
        addAnimation(key.definition, from: old, timing, in: scene, group: group)
      }
    }
  }

  /// The position and the bounds that give the layer a frame.
  private func parts(ofFrame frame: Rect) -> (position: Point, bounds: Rect) {
    let position = Point(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    return (position, Rect(origin: bounds.origin, size: frame.size))
  }

  /// Shows values one after the other instead of the layer's own. Animations that are added later add to them; other
  /// keyframes of the same value end.
  ///
  /// - Parameters:
  ///   - key: The value that is animated.
  ///   - keyframes: The values and their times.
  ///   - timing: The duration, the delay and the curve.
  ///   - completion: As for `animate(_:from:_:completion:)`.
  public final func animate<Value>(
    _ key: AnimationKey<Value>, keyframes: Keyframes<Value>, _ timing: AnimationTiming,
    completion: ((Bool) -> Void)? = nil
  ) {
    withAnimationGroup(completion) { scene, group in
      let definition = key.definition
      guard !keyframes.values.isEmpty, !timing.isInstant, !(definition.isMotion && scene.traits.reducesMotion) else {
        return
      }
      if definition as AnyObject === frameKey, let frames = keyframes as? Keyframes<Rect> {
        let parts = frames.values.map(parts(ofFrame:))
        func part<Part>(_ values: [Part]) -> Keyframes<Part> {
          Keyframes(values, keyTimes: frames.keyTimes, curves: frames.curves)
        }
        addRun(.keyframes(part(parts.map(\.position))), positionKey, timing, in: scene, group: group)
        addRun(.keyframes(part(parts.map(\.bounds))), boundsKey, timing, in: scene, group: group)
      } else {
        addRun(.keyframes(keyframes), definition, timing, in: scene, group: group)
      }
    }
  }

  private func withAnimationGroup(_ completion: ((Bool) -> Void)?, _ add: (Scene, AnimationGroup?) -> Void) {
    guard let scene else {
      if let completion { complete(completion) }
      return
    }
    let group = completion.map { AnimationGroup($0) }
    add(scene, group)
    group?.end(isFinished: true, in: scene.animator)
    scene.becameStale()
  }

  /// Ends a call without a scene.
  private func complete(_ completion: @escaping (Bool) -> Void) {
    let box = presentedBox ?? PresentedBox(self)
    presentedBox = box
    box.complete(completion)
    // The completion may have changed the layer.
    if box.isEmpty && presentedBox === box { presentedBox = nil }
  }

  final func addAnimation<Value>(
    _ key: AnimationKey<Value>.Definition, from old: Value, _ timing: AnimationTiming, in scene: Scene,
    group: AnimationGroup?
  ) {
    guard let model = key.model(self) else { return }
    guard !timing.isInstant, !(key.isMotion && scene.traits.reducesMotion) else { return }
    let start = group.flatMap { presentedBox?.track(key)?.takeStart(of: $0, in: scene.animator) } ?? old
    let resolver = ColorResolver(layer: self, scene: scene)
    let difference =
      key.resolve.map { $0(start, resolver).animatableDifference(from: $0(model, resolver)) }
      ?? start.animatableDifference(from: model)
    guard let difference, difference.isFinite, !difference.isZero else {
      presentedBox?.removeEmptyTracks()
      return
    }
    addRun(.additive(from: start, to: model, difference), key, timing, in: scene, group: group)
  }

  private func addRun<Value>(
    _ course: AnimationRun<Value>.Course, _ key: AnimationKey<Value>.Definition, _ timing: AnimationTiming,
    in scene: Scene, group: AnimationGroup?
  ) {
    let box = presentedBox ?? PresentedBox(self)
    presentedBox = box
    let track = box.makeTrack(key)
    if case .keyframes = course { track.cancelKeyframes(in: scene.animator) }
    track.add(AnimationRun(course, timing, added: scene.time, group: group))
    scene.animator.add(box)
    box.present(in: scene)
  }

  /// A change of the model, of a layer that has animations or while closures of `Scene.animate` run.
  final func followModel(_ property: LayerProperty, from old: Any) {
    if AnimationRecorder.isActive, let scene, let closure = scene.animator.recorder.closure(for: self) {
      property.key?.animate(self, from: old, closure.timing, in: scene, group: closure.group)
    }
    if let box = presentedBox, let scene = box.animator?.scene { box.present(in: scene) }
  }

  /// The timing with which a closure of `Scene.animate` that runs animates changes of this layer; nil outside one, and
  /// for a layer that entered the scene in it.
  package final var timingOfChanges: AnimationTiming? {
    AnimationRecorder.isActive ? scene?.animator.recorder.closure(for: self)?.timing : nil
  }

  /// The value at the scene's clock: the model's where no animation of it runs. Between two ticks `advanceClock(to:)` may
  /// have moved the clock; frames, hit testing and conversion have the values of the last tick.
  ///
  /// The layer is of the key's class. Colours of running animations are fixed ones.
  public final func presented<Value>(_ key: AnimationKey<Value>) -> Value {
    if let box = presentedBox, box.isAnimating, let scene = box.animator?.scene {
      if key.definition as AnyObject === frameKey {
        let geometry = LayerGeometry(
          bounds: presented(.bounds), position: presented(.position), anchorPoint: presented(.anchorPoint))
        if let frame = geometry.untransformedFrame as? Value { return frame }
      }
      if let value = box.track(key.definition)?.value(of: self, in: scene) { return value }
    }
    guard let model = key.definition.model(self) else {
      stop("\(reportName) has no value \"\(key.name)\"")
    }
    return model
  }

  /// Ends all animations of the layer: its own values are presented, and completions are called with false, also those
  /// that are left of calls without a scene.
  public final func removeAnimations() {
    removeAnimations { _ in true }
    if scene == nil { presentedBox?.callLeft() }
  }

  /// Ends the animations of one value.
  public final func removeAnimations<Value>(for key: AnimationKey<Value>) {
    let definition = key.definition
    let isFrame = definition as AnyObject === frameKey
    removeAnimations {
      isFrame
        ? $0.property == .position || $0.property == .bounds
        : $0.property == definition.property && $0.name == definition.name
    }
  }

  private func removeAnimations(where isWanted: (AnimationTrack) -> Bool) {
    guard let box = presentedBox, box.isAnimating, let animator = box.animator else { return }
    box.cancel(where: isWanted, in: animator)
    animator.scene?.becameStale()
  }

  /// The presented value of a key that frames do not store; nil if no animation of it runs.
  final func animatedValue<Value>(_ key: AnimationKey<Value>) -> Value? {
    guard let box = presentedBox, box.isAnimating, let scene = box.animator?.scene else { return nil }
    return box.track(key.definition)?.value(of: self, in: scene)
  }

  /// Whether the layer has animations, including those that wait for their begin.
  public final var hasAnimations: Bool { presentedBox?.isAnimating ?? false }

  /// Reports a change of a value that can be animated, after the change. An app's value requests `draw(in:)`.
  public final func didChangeValue<Value>(for key: AnimationKey<Value>, from old: Value) {
    if let property = key.definition.property { return didChange(property, from: old) }
    drawing = nil
    didChange(.drawing, from: old)
    if AnimationRecorder.isActive, let scene, let closure = scene.animator.recorder.closure(for: self) {
      addAnimation(key.definition, from: old, closure.timing, in: scene, group: closure.group)
    }
  }
}
