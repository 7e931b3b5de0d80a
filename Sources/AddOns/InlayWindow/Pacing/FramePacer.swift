/// The times of a window's frames. It reads no clock.
///
/// Frames have slots of one refresh interval. The first frame after a rest is at once; the next ones are in the slots
/// that follow it, as long as something moves, or changes about once in an interval. Events between two slots share the
/// next frame.
struct FramePacer {
  /// The time between two frames, in seconds.
  var interval: Double
  /// The slot of the last frame.
  private var slot: Double?
  /// Whether a further frame was due at once when the last one was shown.
  private(set) var isMoving = false
  /// The beginning of the last frame's tick.
  private var lastTime: Double?

  /// - Parameter refreshRate: In Hz; 60 if the display reports 0.
  init(refreshRate: Int) { interval = Self.interval(refreshRate) }

  private static func interval(_ refreshRate: Int) -> Double {
    1 / Double(refreshRate > 0 ? min(refreshRate, 1000) : 60)
  }

  /// The window is on another display.
  mutating func adopt(refreshRate: Int) { interval = Self.interval(refreshRate) }

  /// The time of the next frame; nil while there is nothing to show.
  ///
  /// - Parameter tick: The scene's `nextTickTime`.
  func deadline(tick: Double?) -> Double? {
    guard let tick else { return nil }
    guard let slot else { return tick }
    return max(tick, slot + interval)
  }

  /// Whether a frame is to be shown. One that would wait for its slot for less than half a millisecond is: a timer of
  /// the app with the rhythm of the display costs one round of the loop, not two.
  func isDue(tick: Double?, at time: Double) -> Bool {
    guard let tick, tick <= time else { return false }
    return slot.map { $0 + interval - 0.0005 <= time } ?? true
  }

  /// The time since the last frame, in seconds; nil if nothing moved meanwhile.
  func interval(to time: Double) -> Double? {
    guard isMoving, let lastTime, time < lastTime + 1 else { return nil }
    return time - lastTime
  }

  /// A frame was made.
  ///
  /// - Parameters:
  ///   - time: When its tick began.
  ///   - tick: The scene's `nextTickTime` after it.
  /// - Returns: The frames that were due since the last one and not shown.
  mutating func noteFrame(at time: Double, tick: Double?) -> Int {
    defer {
      isMoving = tick.map { $0 <= time } ?? false
      lastTime = time
    }
    guard let slot, keepsSlots(at: time, after: slot) else {
      self.slot = time
      return 0
    }
    let slots = max(1, ((time - slot) / interval).rounded(.down))
    self.slot = slot + slots * interval
    return Int(slots) - 1
  }

  /// Whether a frame is one of those that follow each other. A frame's lateness else becomes the next ones' too.
  private func keepsSlots(at time: Double, after slot: Double) -> Bool {
    // A pause of more than a second means that the process was stopped or asleep.
    isMoving ? time < slot + 1 : abs(time - slot - interval) < interval / 2
  }
}
