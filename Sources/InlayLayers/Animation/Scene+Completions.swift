extension Scene {
  /// Calls a completion in the next tick, before its layout, once; if the scene goes before, at its end. Never within this
  /// call: a completion that asks for the next one does not recurse.
  package func callInNextTick(finished: Bool = true, _ completion: @escaping (Bool) -> Void) {
    AnimationGroup(completion).end(isFinished: finished, in: animator)
    becameStale()
  }
}

/// The completions of calls: they come in the next tick, or without a scene after the call, in order and not one inside
/// the other. One that makes another call without a scene is answered by the call after it, or by the next tick of a scene.
package final class Completions {
  private var due: [(finished: Bool, call: (Bool) -> Void)] = []
  private var isCalling = false
  /// The number of calls that are not done yet.
  private var openCalls = 0

  package init() {}

  /// - Parameter scene: With the clock; nil for a completion that `callDue()` calls.
  package func add(_ completion: ((Bool) -> Void)?, finished: Bool = true, in scene: Scene?) {
    guard let completion else { return }
    if let scene { return scene.callInNextTick(finished: finished, completion) }
    due.append((finished, completion))
  }

  /// Keeps completions until the end of a call.
  package func holding(_ body: () -> Void) {
    openCalls += 1
    body()
    openCalls -= 1
  }

  /// Calls the completions without a scene, at the end of a call; not those that become due meanwhile.
  package func callDue() {
    guard !isCalling, openCalls == 0 else { return }
    isCalling = true
    for _ in due.indices where !due.isEmpty {
      let next = due.removeFirst()
      next.call(next.finished)
    }
    isCalling = false
  }

  /// What is left comes with a scene's next tick.
  package func move(to scene: Scene) {
    let left = due
    due = []
    for next in left { scene.callInNextTick(finished: next.finished, next.call) }
  }
}
