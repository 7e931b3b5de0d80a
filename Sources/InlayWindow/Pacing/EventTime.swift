/// SDL's time stamps as seconds.
enum EventTime {
  /// The time of an event, in seconds since SDL's start.
  ///
  /// - Parameters:
  ///   - stamp: Milliseconds, in 32 bits: they begin again at 0 every 49 days.
  ///   - ticks: Milliseconds since the start.
  static func seconds(of stamp: UInt32, ticks: UInt64) -> Double {
    let age = UInt32(truncatingIfNeeded: ticks) &- stamp
    // A stamp of the future: the event came between the two readings.
    guard age < 1 << 31 else { return Double(ticks) / 1000 }
    return Double(ticks - min(ticks, UInt64(age))) / 1000
  }
}
