extension Scene {
  /// Calls a completion in the next tick, before its layout, once; if the scene goes before, at its end. Never within this
  /// call: a completion that asks for the next one does not recurse.
  package func callInNextTick(finished: Bool = true, _ completion: @escaping (Bool) -> Void) {
    AnimationGroup(completion).end(isFinished: finished, in: animator)
    becameStale()
  }
}

/// The completions of calls: they come in the next tick, or without a scene after the call, in order and not one inside
/// the other.
package final class Completions {
  private var due: [(Bool) -> Void] = []
  private var finished: [Bool] = []
  private var isCalling = false

  package init() {}

  /// - Parameter scene: With the clock; nil for a completion that `callDue()` calls.
  package func add(_ completion: ((Bool) -> Void)?, finished: Bool = true, in scene: Scene?) {
    guard let completion else { return }
    if let scene { return scene.callInNextTick(finished: finished, completion) }
    due.append(completion)
    self.finished.append(finished)
  }

  /// Calls the completions without a scene, at the end of a call; also those that become due meanwhile.
  package func callDue() {
    guard !isCalling else { return }
    isCalling = true
    while !due.isEmpty {
      let (next, isFinished) = (due.removeFirst(), finished.removeFirst())
      next(isFinished)
    }
    isCalling = false
  }
}
