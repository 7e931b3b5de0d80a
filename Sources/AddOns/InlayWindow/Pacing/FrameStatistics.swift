/// The counts and times of a window's frames since its start or the last reset.
package struct FrameStatistics: Hashable, Sendable {
  /// The number of frames that were shown.
  package private(set) var presented = 0
  /// The number of frames that were due while something moved, and were too late.
  package private(set) var dropped = 0
  /// The last intervals between frames while something moved, in seconds.
  private var intervals = LastValues()
  /// The last times from tick to presented frame, in seconds.
  private var durations = LastValues()
  /// The parts of them that the display took, in seconds.
  private var handovers = LastValues()
  /// The last times from an event's own time to its presented frame, in seconds.
  private var latencies = LastValues()

  package init() {}

  /// The interval between frames that 95 % of the last 256 were below, in milliseconds; 0 without any. Only intervals
  /// while something moved count.
  var interval95: Double { intervals.percentile(0.95) * 1000 }
  /// The same of the time from a frame's tick to its presentation.
  var duration95: Double { durations.percentile(0.95) * 1000 }
  /// The time that the display took for a frame, in milliseconds: 95 % of the last 256 frames took less. It counts
  /// until the display had read the pixels of the frame before, and until it received those of the frame. 0 without
  /// any.
  package var handover95thPercentile: Double { handovers.percentile(0.95) * 1000 }
  /// The same of the time from the first event that a frame shows to its presentation.
  var latency95: Double { latencies.percentile(0.95) * 1000 }

  /// - Parameters:
  ///   - start: When the frame's tick began.
  ///   - end: When it was presented.
  ///   - handover: How long the display took of it.
  ///   - event: The time of the first event since the last frame; nil without events.
  ///   - interval: The time since the frame before, while something moves; nil after a rest.
  mutating func note(
    from start: Double, to end: Double, handover: Double, event: Double?, interval: Double?, dropped: Int
  ) {
    presented += 1
    self.dropped += dropped
    durations.add(end - start)
    handovers.add(handover)
    if let event { latencies.add(end - event) }
    if let interval { intervals.add(interval) }
  }
}

/// One line, as the window shows it above its scene: `120 frames, 0 dropped, p95 ms: interval 16.7, ...`. p95 is what
/// 95 % of the last 256 values are below.
extension FrameStatistics: CustomStringConvertible {
  package var description: String {
    func text(_ milliseconds: Double) -> String {
      let tenths = Int((milliseconds * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }
    return
      "\(presented) frames, \(dropped) dropped, p95 ms: interval \(text(interval95)), frame \(text(duration95)), "
      + "display \(text(handover95thPercentile)), latency \(text(latency95))"
  }
}

/// The last 256 numbers.
private struct LastValues: Hashable, Sendable {
  private var values: [Double] = []
  private var next = 0

  mutating func add(_ value: Double) {
    if values.count < 256 { return values.append(value) }
    values[next] = value
    next = (next + 1) % 256
  }

  /// O(n log n).
  func percentile(_ part: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    return values.sorted()[min(values.count - 1, Int(Double(values.count) * part))]
  }
}
