/// The running animations of a scene. Empty, it costs a tick nothing.
final class Animator {
  // Exclusivity of the arrays is not checked at run time: elements are loaded before they are called, and the closures
  // that remove some call no other code.

  /// The presented values of layers with animations. Entries without any are removed by the next tick.
  @exclusivity(unchecked) private var boxes: [PresentedBox] = []
  /// The groups whose completions the next tick calls.
  @exclusivity(unchecked) private var due: [AnimationGroup] = []
  /// Whether a layer left the scene or died with animations.
  private var hasDepartures = false
  let recorder = AnimationRecorder()
  /// Cleared by the scene's deinit.
  unowned(unsafe) var scene: Scene?

  var isEmpty: Bool { boxes.isEmpty && due.isEmpty }

  /// The time of the next tick; nil for none.
  func nextTime(after time: Double) -> Double? {
    if boxes.isEmpty && due.isEmpty { return nil }
    if hasDepartures || !due.isEmpty { return time }
    var earliest = Double.infinity
    for box in boxes {
      if !box.isAnimating { return time }
      for track in box.tracks {
        earliest = min(earliest, track.startTime)
        if !(earliest > time) { return time }
      }
    }
    return earliest.isFinite ? earliest : nil
  }

  /// Whether a tick ends something, or an animation comes to its end.
  var isMoving: Bool { hasDepartures || !due.isEmpty || boxes.contains { !$0.isAnimating || $0.hasEnd } }

  func add(_ box: PresentedBox) {
    guard box.animator !== self else { return }
    box.animator = self
    boxes.append(box)
  }

  /// Calls the completion of a group that ended in the next tick.
  func add(_ group: AnimationGroup) { due.append(group) }

  func noteDeparture() {
    hasDepartures = true
    scene?.becameStale()
  }

  /// Ends the animations that are over at a time, and those of layers that left the scene; then calls completions.
  func endAnimations(at time: Double) {
    if isEmpty { return }
    hasDepartures = false
    var hasEnded = false
    // The position is an index: a layer may add and remove animations when it hears of its presented value.
    var index = 0
    while index < boxes.count {
      let box = boxes[index]
      if box.layer?.flags.contains(.isInScene) ?? false {
        box.removeEnded(at: time, in: self)
      } else {
        box.cancel(where: { _ in true }, in: self)
      }
      hasEnded = hasEnded || !box.isAnimating
      index += 1
    }
    if hasEnded {
      // A box that nothing else holds may call completions at its end, which may add others.
      let ended = boxes.filter { !$0.isAnimating }
      boxes.removeAll { !$0.isAnimating }
      for box in ended { release(box) }
    }
    callCompletions()
  }

  private func release(_ box: PresentedBox) {
    box.animator = nil
    guard let layer = box.layer, layer.presentedBox === box, box.isEmpty else { return }
    layer.presentedBox = nil
  }

  /// Calls the completions that are due. Those that become due meanwhile wait for the next tick.
  private func callCompletions() {
    guard !due.isEmpty else { return }
    let groups = due
    due = []
    CompletionCalls(scene, groups.compactMap { $0.takeCall() }).run()
  }

  /// Stores the presented values of the scene's clock.
  func present() {
    guard let scene else { return }
    var index = 0
    while index < boxes.count {
      boxes[index].present(in: scene)
      index += 1
    }
  }

  /// Ends a layer's animations before their time, without waiting for a tick: it entered another scene.
  func evict(_ box: PresentedBox) {
    box.cancel(where: { _ in true }, in: self)
    boxes.removeAll { $0 === box }
    box.animator = nil
    scene?.becameStale()
  }

  /// Ends all animations before their time.
  func cancelAll() { for box in boxes { box.cancel(where: { _ in true }, in: self) } }

  /// The scene dies: layers show their models, and completions are called, those that become due meanwhile too.
  func end() {
    scene = nil
    cancelAll()
    let ended = boxes
    boxes = []
    for box in ended { release(box) }
    while !due.isEmpty { callCompletions() }
  }
}
