#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time of a clock of the system, in seconds; nil for one that does not exist, such as that of an ended process.
package func clockSeconds(_ clock: clockid_t) -> Double? {
  var time = timespec()
  return clock_gettime(clock, &time) == 0 ? time.seconds : nil
}

extension timespec {
  /// The time in seconds.
  package var seconds: Double { Double(tv_sec) + Double(tv_nsec) * 1e-9 }
}
