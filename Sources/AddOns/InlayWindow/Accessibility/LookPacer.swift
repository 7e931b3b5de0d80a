/// When the scenes are looked through for changes to report: soon after input and after rest, and seldom while frames
/// follow each other by themselves, such as in scrolling, where nobody could hear what flies by.
struct LookPacer {
  /// The least time between two looks, in seconds, and the rest after which frames do not follow each other.
  static let interval = 0.2
  /// The longest time between two looks while frames follow each other, in seconds.
  static let movingInterval = 2.0

  /// When the next look is due, in seconds; nil for never.
  private(set) var deadline: Double?
  private var lastLook = -movingInterval
  private var lastFrame = -interval
  private var isUrgent = false

  /// Whether frames follow each other, and nothing was done since the last look.
  var isMoving: Bool { deadline != nil && !isUrgent }

  /// A person did something, or a reader for them. The effect comes with the next frame.
  mutating func noteInput() { isUrgent = true }

  mutating func noteFrame(at time: Double) {
    if time - lastFrame >= Self.interval { isUrgent = true }
    lastFrame = time
    let next = isUrgent ? lastLook + Self.interval : min(time + Self.interval, lastLook + Self.movingInterval)
    deadline = max(time, next)
  }

  /// Whether a look is due, which is then made.
  mutating func takeLook(at time: Double) -> Bool {
    guard let deadline, deadline <= time else { return false }
    (self.deadline, lastLook, isUrgent) = (nil, time, false)
    return true
  }
}
