/// The animations that one completion waits for.
final class AnimationGroup {
  /// Begins at 1, for the caller that adds animations.
  private var openCount = 1
  private(set) var isFinished = true
  private var completion: ((Bool) -> Void)?

  /// A completion with its argument.
  typealias Call = (finished: Bool, call: (Bool) -> Void)

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func add() { openCount += 1 }

  /// Ends one animation, or the adding of them. The last one puts the group among those whose completion is due.
  func end(isFinished: Bool, in animator: Animator) {
    openCount -= 1
    if !isFinished { self.isFinished = false }
    if openCount == 0 && completion != nil { animator.add(self) }
  }

  /// The completion of a group that ended; nil if it was taken before.
  func takeCall() -> Call? {
    defer { completion = nil }
    return completion.map { (isFinished, $0) }
  }
}
