extension Scene {
  /// Calls a completion in the next tick, before its layout, once; if the scene goes before, at its end. Never within this
  /// call: a completion that asks for the next one does not recurse.
  package func callInNextTick(finished: Bool = true, _ completion: @escaping (Bool) -> Void) {
    AnimationGroup(completion).end(isFinished: finished, in: animator)
    becameStale()
  }
}
