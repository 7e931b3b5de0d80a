/// The scene's clock.
extension Scene {
  /// Moves the clock to a later time without a tick: hosts do so before they deliver an event, so that its effects
  /// begin at its time. An earlier time has no effect. O(1).
  public func advanceClock(to time: Double) { self.time = max(self.time, time) }

  /// The time of the next tick, in seconds of the clock; nil while nothing will change by itself. `time` when the tree
  /// differs from the last frame or something moves: the host then ticks at its own rate. A later time when animations
  /// wait for their begin, or a caret blinks. O(animations).
  public var nextTickTime: Double? {
    if isStale || crossFade != nil { return time }
    let animations = animator.nextTime(after: time)
    guard let clients = tickClients.nextTime(after: time) else { return animations }
    return animations.map { min($0, clients) } ?? clients
  }

  /// Calls a client in every tick, before layout, as long as it wants ticks. It is held weakly, and called once a tick
  /// however often it is added. One that is added by a client is first called in the next tick.
  public func addTickClient(_ client: any TickClient) {
    tickClients.add(client)
    becameStale()
  }

  func advanceClients() {
    for client in tickClients.take() where client.advance(to: time) { tickClients.add(client) }
  }

  /// A value of the scene itself changed.
  func noteStaleFrame() {
    frameIsStale = true
    becameStale()
  }

  /// Whether the tree differs from the frame, as far as a further tick can change it.
  var isStale: Bool {
    if let meter, meter.isExhausted { return false }
    return isPictureStale || root.isLayoutDue
  }

  /// Whether the last frame does not show the tree.
  var isPictureStale: Bool { frameIsStale || (root.isHidden ? frame?.root != nil : root.isStale) }

  /// A tick is due.
  func becameStale() {
    guard isUpToDate else { return }
    isUpToDate = false
    onNeedsTick?()
  }

  /// The tick is done.
  func noteTick() { isUpToDate = nextTickTime.map { $0 > time } ?? true }

  /// Calls a completion in the next tick, before its layout, once; if the scene ends before, at its end. Never within
  /// this call: a completion that asks for the next one does not recurse.
  func callInNextTick(finished: Bool = true, _ completion: @escaping (Bool) -> Void) {
    AnimationGroup(completion).end(isFinished: finished, in: animator)
    becameStale()
  }
}
