import InlayLayers
import InlaySystem

extension Scene {
  /// A timer that runs whenever nobody does anything for a while: see `Scene.onIdle(after:_:)`. The timer runs on
  /// without this value, as long as its scene.
  public struct IdleTimer {
    fileprivate let entry: IdleEntry

    /// Ends the timer. If it has ended already, nothing happens. O(timers of the scene).
    public func cancel() { entry.cancel() }
  }
}

/// Calls a closure each time that nobody does anything for a while.
private final class IdleEntry {
  private let delay: Double
  fileprivate let action: () -> Void
  /// When the period began, in seconds of the scene's clock; nil until the first tick.
  fileprivate var start: Double?
  /// Whether the closure was called in this period.
  fileprivate var isDone = false
  fileprivate weak var list: IdleTimers?

  fileprivate init(delay: Double, action: @escaping () -> Void) { (self.delay, self.action) = (delay, action) }

  /// The end of the period. It is later than the beginning even if the clock cannot tell the delay: a period that
  /// activity in the closure begins does not end at once.
  fileprivate var due: Double? { start.map { $0.later(by: delay) } }

  fileprivate func isDue(at time: Double) -> Bool {
    guard !isDone, let start, let due else { return false }
    // Infinity is its own `nextUp`.
    return start < time && due <= time
  }

  func cancel() {
    list?.timers.removeAll { $0 === self }
    list = nil
  }
}

/// The timers of a scene, which the scene keeps.
private final class IdleTimers: TickClient, EnvironmentValue {
  fileprivate(set) var timers: [IdleEntry] = []

  private var isWaiting: Bool { timers.contains { !$0.isDone } }

  /// The time of the next tick; nil, which is at once, while a period has no beginning.
  var nextTickTime: Double? {
    var next: Double?
    for timer in timers where !timer.isDone {
      guard let due = timer.due else { return nil }
      next = min(next ?? due, due)
    }
    return next
  }

  /// A scene in which nobody does anything is at rest.
  var isMotion: Bool { false }

  func add(_ timer: IdleEntry, in scene: Scene) {
    timer.list = self
    timers.append(timer)
    scene.addTickClient(self)
  }

  func advance(to time: Double) -> Bool {
    fire(until: time)
    for timer in timers where timer.start == nil { timer.start = time }
    return isWaiting
  }

  /// Calls those that are due, in the order of their times; each may add and cancel timers, or cause activity.
  private func fire(until time: Double) {
    func isEarlier(_ a: IdleEntry, _ b: IdleEntry) -> Bool { (a.due ?? 0) < (b.due ?? 0) }
    while let timer = timers.lazy.filter({ $0.isDue(at: time) }).min(by: isEarlier) {
      timer.isDone = true
      timer.action()
    }
  }

  /// Begins the next period, after the end of one for which there was no tick in time.
  func noteActivity(in scene: Scene) {
    fire(until: scene.time)
    let waited = isWaiting
    for timer in timers { (timer.start, timer.isDone) = (scene.time, false) }
    if !waited, !timers.isEmpty { scene.addTickClient(self) }
  }
}

extension Scene {
  /// Calls a closure when nobody did anything for a time, once, and again after the next activity: as `onActivity`
  /// describes it, an event or an action of assistive technology. An app goes back to its first page, or dims its
  /// display, there; a warning some seconds before is a second timer.
  ///
  /// The scene's clock counts, from the first tick after this call. The closure is called in a tick, before its layout,
  /// so that the frame shows what it does; timers are called in the order of their times. Nothing is painted for it. A
  /// tick that is late, such as the first one of a window that was hidden, or an event, makes up for it before it has
  /// any other effect: what a session showed is not shown again. In a window the time in which the computer sleeps does
  /// not count.
  ///
  /// An event costs O(timers), and a scene without timers a look-up.
  ///
  /// - Parameters:
  ///   - seconds: More than 0.
  ///   - action: May add and cancel timers. The scene keeps it.
  /// - Returns: A value to end the timer with.
  @discardableResult
  public func onIdle(after seconds: Double, _ action: @escaping () -> Void) -> IdleTimer {
    require(seconds > 0 && seconds.isFinite, "onIdle(after: \(seconds)) needs a number of seconds above 0")
    let entry = IdleEntry(delay: seconds, action: action)
    idleTimers.add(entry, in: self)
    return IdleTimer(entry: entry)
  }

  /// Restarts the timers at the time of the clock.
  func restartIdleTimers() { environmentValues.value(of: IdleTimers.self)?.noteActivity(in: self) }

  fileprivate var idleTimers: IdleTimers {
    if let known = environmentValues.value(of: IdleTimers.self) { return known }
    let timers = IdleTimers()
    setEnvironmentValue(timers)
    return timers
  }
}
