/// The running animations of one value, in the order in which they were added.
final class ValueTrack<Value: Animatable>: AnimationTrack {
  private let key: AnimationKey<Value>.Definition
  private var runs: [AnimationRun<Value>] = []
  private var presented: Value?

  init(_ key: AnimationKey<Value>.Definition) {
    self.key = key
    super.init(name: key.name, property: key.property)
  }

  override var isEmpty: Bool { runs.isEmpty }

  func add(_ run: AnimationRun<Value>) {
    run.group?.add()
    runs.append(run)
  }

  /// The start of the animation that a change within the same closure continues, which is removed.
  func takeStart(of group: AnimationGroup, in animator: Animator) -> Value? {
    guard let run = runs.last, run.group === group, case .additive(let start, _, _) = run.course else { return nil }
    runs.removeLast()
    group.end(isFinished: true, in: animator)
    return start
  }

  /// Ends running keyframes: there is one course of absolute values at a time.
  func cancelKeyframes(in animator: Animator) {
    runs.removeAll { run in
      guard case .keyframes = run.course else { return false }
      run.group?.end(isFinished: false, in: animator)
      return true
    }
  }

  override func removeEnded(at time: Double, in animator: Animator) {
    guard runs.contains(where: { $0.isOver(at: time) }) else { return }
    runs.removeAll { run in
      guard run.isOver(at: time) else { return false }
      run.group?.end(isFinished: true, in: animator)
      return true
    }
  }

  override func cancel(in animator: Animator) {
    for run in runs { run.group?.end(isFinished: false, in: animator) }
    runs = []
  }

  override func present(_ layer: Layer, in scene: Scene, into values: inout PresentedValues) -> Bool {
    guard let value = value(of: layer, in: scene), value != presented else { return false }
    presented = value
    key.store?(&values, value)
    return true
  }

  override func slidesByWholePixels(at scale: Double) -> Bool {
    property == .position
      && runs.allSatisfy { run in
        guard case .additive(_, _, let distance) = run.course else { return false }
        return PixelShift(dx: distance[0] * scale, dy: distance[1] * scale) != nil
      }
  }

  override func withdraw(from values: inout PresentedValues) { key.store?(&values, nil) }

  override func show(in layer: Layer) {
    guard let show = key.show else { return layer.setNeedsDisplayOfPresentation() }
    if let value = layer.scene.flatMap({ value(of: layer, in: $0) }) ?? key.model(layer) { show(layer, value) }
  }

  override var startTime: Double {
    var earliest = Double.infinity
    for run in runs where run.start < earliest { earliest = run.start }
    return earliest
  }

  override var hasEnd: Bool { runs.contains { $0.end.isFinite } }

  /// The value at the scene's clock: keyframes replace what was added before them, other animations add up.
  func value(of layer: Layer, in scene: Scene) -> Value? {
    guard var value = key.model(layer) else { return nil }
    let resolver = ColorResolver(layer: layer, scene: scene)
    func resolved(_ value: Value) -> Value { key.resolve.map { $0(value, resolver) } ?? value }
    value = resolved(value)
    var sum = AnimatableVector.zero
    for run in runs where !run.isOver(at: scene.time) {
      let progress = run.progress(at: scene.time)
      switch run.course {
      case .additive(let start, let end, let difference):
        // The colours of tokens change with the theme.
        let path = key.resolve == nil ? difference : resolved(start).animatableDifference(from: resolved(end))
        if let path { sum.add(path, times: 1 - progress) }
      case .keyframes(let keyframes):
        value = keyframes.value(at: progress, resolved) ?? value
        sum = .zero
      }
    }
    return value.adding(animatable: sum)
  }
}

extension PresentedBox {
  func track<Value>(_ key: AnimationKey<Value>.Definition) -> ValueTrack<Value>? {
    for track in tracks where track.property == key.property && track.name == key.name {
      return track as? ValueTrack<Value>
    }
    return nil
  }

  func makeTrack<Value>(_ key: AnimationKey<Value>.Definition) -> ValueTrack<Value> {
    if let track = track(key) { return track }
    let track = ValueTrack(key)
    add(track)
    return track
  }
}

/// One animation of a value.
struct AnimationRun<Value: Animatable> {
  enum Course {
    /// An animation from a value to that of the model when it was added, with the difference between both. It is added
    /// to what the model is later.
    case additive(from: Value, to: Value, AnimatableVector)
    case keyframes(Keyframes<Value>)
  }

  let course: Course
  let timing: AnimationTiming
  /// The clock when it was added.
  let added: Double
  /// The clock at its end.
  let end: Double
  let group: AnimationGroup?

  init(_ course: Course, _ timing: AnimationTiming, added: Double, group: AnimationGroup?) {
    self.course = course
    self.timing = timing
    self.added = added
    end = added + timing.totalDuration
    self.group = group
  }

  /// The clock at its first change.
  var start: Double { added + timing.delay }

  func isOver(at time: Double) -> Bool { !(time < end) }

  func progress(at time: Double) -> Double { timing.progress(at: time - added) }
}
