import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child of this process. Where the program ignores `SIGCHLD`, or waits for all children in another place, nothing is
/// known of one that has ended.
struct ChildProcess {
  let id: pid_t

  /// The CPU time of all threads so far, in seconds; 0 for an ended process.
  var processorSeconds: Double {
    var clock = clockid_t()
    return clock_getcpuclockid(id, &clock) == 0 ? clockSeconds(clock) ?? 0 : 0
  }

  /// Waits for the end, and returns the signal that made it; nil without one, and where the status is taken already.
  func waitForEnd() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 { if errno != EINTR { return nil } }
    let signal = status & 0x7F
    return signal == 0 ? nil : signal
  }
}
