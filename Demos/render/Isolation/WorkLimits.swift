import Glibc
import Inlay
import InlayFiles

/// The limits of the work on one picture.
struct WorkLimits {
  /// Bytes of address space.
  var memory = 1 << 30
  /// Seconds of CPU time.
  var seconds = 10.0
  /// Whether the work may wait without a limit of wall clock time: for the giver of its input, or the recipient of its
  /// output.
  var mayWait = false

  /// The seconds of wall clock time after which work ends that used less than its CPU time: a last resort, since
  /// a busy machine may give it little.
  static func wallSeconds(for seconds: Double) -> Double { max(60, 6 * seconds) }

  /// The number of a script's frames and steps that the limit allows; each further multiple extends the time by as
  /// much.
  static let scriptPart = 600.0
  /// The maximum extension for a script, in multiples of the limit.
  static let longestScript = 10.0

  /// The time for a scene with a script of a number of frames and steps.
  func seconds(forScript length: Double) -> Double {
    seconds * min(max(1, length / Self.scriptPart), Self.longestScript)
  }

  /// The time for pages of a settings bundle, of which a number is allowed by the limit.
  func seconds(forPages count: Int) -> Double {
    seconds(forScript: Double(count) * Self.scriptPart / Double(Self.pagePart))
  }

  /// The number of pages that the limit allows.
  static let pagePart = 20

  /// Limits the calling process. It writes no memory dump, and a write beyond the largest file size is an error.
  func apply() {
    setLimit(RLIMIT_CORE, 0)
    // A sanitizer maps terabytes of address space and uses little of it.
    if !ProcessState.isSanitized { setLimit(RLIMIT_AS, rlim_t(memory)) }
    Self.allowProcessor(seconds)
  }

  /// Whether the calling process has used so much memory that further work should have a new process.
  var areNearlyReached: Bool {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    return used.ru_maxrss > memory / 1024 / 4
  }

  /// Allows the calling process this much more CPU time, in seconds.
  static func allowProcessor(_ seconds: Double) {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    let spent = Double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
    setLimit(RLIMIT_CPU, rlim_t((spent + seconds).rounded(.up)) + 1)
  }
}

/// Sets the soft limit, within the hard one.
private func setLimit(_ kind: __rlimit_resource, _ value: rlim_t) {
  let resource = __rlimit_resource_t(kind.rawValue)
  var limit = rlimit()
  guard getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = min(value, limit.rlim_max)
  setrlimit(resource, &limit)
}

extension SceneLimits {
  /// Raises the limits of work and pictures where more time or memory than usual is allowed. In a process without
  /// limits, the time becomes the scene's own deadline.
  mutating func allow(_ limits: WorkLimits, isIsolated: Bool, hasDeadline: Bool) {
    let usual = WorkLimits()
    if limits.seconds > usual.seconds {
      maximumWork = Int(min(Double(maximumWork) * limits.seconds / usual.seconds, 1e18))
      maximumSVGSeconds *= limits.seconds / usual.seconds
    }
    if limits.memory > usual.memory {
      maximumMemory = Int(min(Double(maximumMemory) * Double(limits.memory) / Double(usual.memory), 1e18))
    }
    if !isIsolated && hasDeadline { deadline = limits.seconds }
  }
}
