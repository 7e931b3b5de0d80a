/// The completions that a layer or a table owes, by one rule: each is called once, and none inside another.
///
/// With a scene, they come in its next tick. Without one there is no clock: they come at the end of the call that asked
/// for them. A completion that asks for another one without a scene gets it in the next tick of the scene that called
/// it, or, if none did, with the owner's next call, in the next tick of the owner's scene, or at the owner's end. So
/// chains of any length, and those without an end, neither fill the stack nor keep a call from returning.
package final class Completions {
  private var due: [AnimationGroup.Call] = []
  /// The number of calls that are not done yet.
  private var openCalls = 0

  package init() {}

  deinit { CompletionCalls.callLast(due) }

  var isEmpty: Bool { due.isEmpty }

  /// - Parameter scene: Nil for a completion that `callDue()` calls.
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

  /// Calls the completions without a scene, at the end of a call.
  package func callDue() {
    guard openCalls == 0, !due.isEmpty else { return }
    if let running = CompletionCalls.running {
      if let scene = running.scene { move(to: scene) }
      return
    }
    let calls = due
    due = []
    CompletionCalls(nil, calls).run()
  }

  /// The rest comes with a scene's next tick.
  package func move(to scene: Scene) {
    let left = due
    due = []
    for next in left { scene.callInNextTick(finished: next.finished, next.call) }
  }
}
