import CLinux
import Glibc

/// A process of its own for work that a stranger's file might bring down: it begins as a copy of this one, has limits,
/// and ends when this one does.
///
/// The program must have one thread when a worker starts. This side reads nothing that the work reads.
struct Worker {
  /// How the work ended.
  enum Ending: Equatable {
    case exited(Int32)
    /// By a crash. The text is what was printed last by those who print by themselves.
    case crashed(signal: Int32, text: String)
    case tookTooLong(seconds: Double)
    case tookTooMuchMemory
    /// Somebody asked this process to end: nothing is left to do but that.
    case interrupted(signal: Int32)
    case notStarted(String)
  }

  /// What the work left behind beside its results.
  struct Outcome {
    var ending: Ending
    /// Files that the work depends on.
    var files: [String] = []
    /// What C libraries printed, at most some thousand bytes.
    var noise = ""
    /// How many problems the work printed.
    var problemCount = 0
  }

  /// Works in a process of its own and waits for it.
  ///
  /// - Parameter work: Answers an exit code. It may use the channel, standard input and standard output.
  static func run(_ limits: WorkLimits, _ work: (WorkChannel) -> Int32) -> Outcome {
    guard let pipes = WorkerPipes() else { return Outcome(ending: .notStarted(String(cString: strerror(errno)))) }
    let signals = HeldSignals(WorkerMonitor.signals)
    let parent = getpid()
    let child = inlayFork()
    guard child >= 0 else {
      let reason = String(cString: strerror(errno))
      pipes.close()
      signals.release()
      return Outcome(ending: .notStarted(reason))
    }
    if child == 0 {
      // The parent may be gone already, and then nobody would end this process.
      guard inlayEndWithParent() == 0, getppid() == parent else { _exit(1) }
      inlayResetCrashSignals()
      pipes.keepWorkersEnds()
      // A crash and a limit must end the work, whatever the program's starter held.
      HeldSignals.allowAll()
      limits.apply()
      exit(work(WorkChannel(descriptor: pipes.workersChannel)))
    }
    pipes.keepMonitorsEnds()
    var monitor = WorkerMonitor(of: child, limits, pipes)
    let outcome = monitor.wait(for: signals.set)
    pipes.close()
    signals.release()
    return outcome
  }
}
