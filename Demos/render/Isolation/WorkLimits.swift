import CLinux
import Glibc
import InlayFiles

/// What the work on one picture may take.
struct WorkLimits {
  /// Bytes of address space.
  var memory = 1 << 30
  /// Of the processor, and of the clock on the wall.
  var seconds = 10.0

  /// How many frames and steps of a script the limit is for; each as many more give as much time again.
  static let scriptPart = 600.0
  /// The most that a script may have, in multiples of the limit.
  static let longestScript = 10.0

  /// The time for a scene with a script of so many frames and steps.
  func seconds(forScript length: Double) -> Double {
    seconds * min(max(1, length / Self.scriptPart), Self.longestScript)
  }

  /// Limits the process that calls this. It leaves no memory dump, and a file that grows too large is an error when it
  /// is written.
  func apply() {
    setLimit(RLIMIT_CORE, 0)
    // A sanitizer maps terabytes, and uses few of them.
    if inlayIsSanitized() == 0 { setLimit(RLIMIT_AS, rlim_t(memory)) }
    Self.allowProcessor(seconds)
  }

  /// Lets the process that calls this use so much more of the processor's time.
  static func allowProcessor(_ seconds: Double) {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    let spent = Double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
    setLimit(RLIMIT_CPU, rlim_t((spent + seconds).rounded(.up)) + 1)
  }
}

/// Sets a limit that is in force, within the one that cannot be raised.
private func setLimit(_ kind: __rlimit_resource, _ value: rlim_t) {
  let resource = __rlimit_resource_t(kind.rawValue)
  var limit = rlimit()
  guard getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = min(value, limit.rlim_max)
  setrlimit(resource, &limit)
}

extension SceneLimits {
  /// Whoever allows more time or memory than usual allows more work and larger pictures. Without a process that is limited
  /// the time is the scene's own deadline.
  mutating func allow(_ limits: WorkLimits, isIsolated: Bool, hasDeadline: Bool) {
    let usual = WorkLimits()
    if limits.seconds > usual.seconds {
      maximumWork = Int(min(Double(maximumWork) * limits.seconds / usual.seconds, 1e18))
    }
    if limits.memory > usual.memory {
      maximumMemory = Int(min(Double(maximumMemory) * Double(limits.memory) / Double(usual.memory), 1e18))
    }
    if !isIsolated && hasDeadline { deadline = limits.seconds }
  }
}
