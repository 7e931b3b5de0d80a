#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a child of this process, as the system knows it. Where the program ignores `SIGCHLD`, or waits for all
/// children in another place, nothing is left of one that has ended.
package struct ChildProcess {
  package let id: pid_t

  package init(id: pid_t) { self.id = id }

  /// Seconds of all threads so far; 0 for an ended one.
  package var processorSeconds: Double {
    var clock = clockid_t()
    return clock_getcpuclockid(id, &clock) == 0 ? Self.seconds(of: clock) ?? 0 : 0
  }

  package static func seconds(of clock: clockid_t) -> Double? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  // MARK: State

  /// Whether no thread can go on before another acts. A thread that waits for its turn, for a disk, or for a stopped
  /// process's continuation is not asleep. False where the system does not say.
  package var isAsleep: Bool {
    guard let threads = OpenFolder("/proc/\(id)/task")?.names(limit: 1000), !threads.isEmpty else { return false }
    return threads.allSatisfy { Self.isAsleep(Self.text(ofFile: "/proc/\(id)/task/\($0)/stat") ?? "") }
  }

  /// By a thread's line of status, whose name, in parentheses, may have any characters.
  static func isAsleep(_ line: String) -> Bool {
    guard let name = line.unicodeScalars.lastIndex(of: ")") else { return false }
    return line.unicodeScalars[name...].dropFirst(2).first == "S"
  }

  /// The beginning of a file of the system; nil for a missing one.
  package static func text(ofFile path: String) -> String? {
    (try? RegularFile(reading: path).read(upTo: 1024)).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: End

  package enum Ending: Equatable {
    case exited
    /// By a crash.
    case crashed(signal: Int32)
    case tookTooLong
    /// Asleep without an end.
    case stalled
    /// After the wall clock time, with less processor time than it may use.
    case late(processor: Double)
    /// The system says nothing of the end: without a result, a lack of descriptors, or a kill from outside.
    case lost

    /// Whether the child had not ended.
    package var isStall: Bool {
      switch self {
      case .stalled, .late: true
      case .exited, .crashed, .tookTooLong, .lost: false
      }
    }
  }

  /// Whether the child has ended, with its status taken or not.
  package var hasEnded: Bool {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) < 0 { if errno != EINTR { return true } }
    return info.si_signo == SIGCHLD
  }

  /// Waits for the end; nil where the status is taken already.
  package func takeStatus() -> (ending: Ending, processor: Double)? {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 { if errno != EINTR { return nil } }
    let times = [usage.ru_utime, usage.ru_stime]
    let processor = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
    switch status & 0x7F {
    case 0: return (.lost, processor)
    case SIGXCPU: return (.tookTooLong, processor)
    case let signal: return (.crashed(signal: signal), processor)
    }
  }
}
