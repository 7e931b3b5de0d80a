import CInlayPrograms
import Glibc

/// A separate process for work that an untrusted file could crash: a copy of this process, with limits, which ends when
/// this one does.
///
/// The program must have one thread when a worker starts. This process reads no input of the work.
struct Worker {
  /// The end of the work.
  enum Ending: Equatable {
    case exited(Int32)
    /// By a crash. The text is the last output of libraries.
    case crashed(signal: Int32, text: String)
    /// Of CPU time.
    case tookTooLong(seconds: Double)
    /// Of wall clock time, having used less CPU time than it may.
    case stalled(seconds: Double, processor: Double)
    case tookTooMuchMemory
    /// This process was asked to end, and must do so.
    case interrupted(signal: Int32)
    case notStarted(String)

    /// Whether a limit of time ended the work: another process would take as long.
    var isOfTime: Bool {
      switch self {
      case .tookTooLong, .stalled: true
      default: false
      }
    }
  }

  /// The by-products of the work.
  struct Outcome {
    var ending: Ending
    var files: [String] = []
    /// The output of C libraries, at most some thousand bytes.
    var noise = ""
    /// The number of problems that the work printed.
    var problemCount = 0
  }

  /// Runs work in a separate process and waits for it.
  ///
  /// - Parameter work: Returns an exit code. It may use the channel, standard input and standard output.
  static func run(_ limits: WorkLimits, _ work: (WorkChannel) -> Int32) -> Outcome {
    let signals = HeldSignals(WorkerMonitor.signals)
    defer { signals.release() }
    do throws(StartFailure) {
      var monitor = try start(limits, work)
      defer { monitor.closePipes() }
      return monitor.wait(for: signals.set)
    } catch {
      return Outcome(ending: .notStarted(error.reason))
    }
  }

  /// The reason why a worker did not start.
  struct StartFailure: Error {
    let reason = String(cString: strerror(errno))
  }

  /// Starts work in a separate process.
  ///
  /// The signals of `WorkerMonitor` must be blocked.
  ///
  /// - Parameters:
  ///   - others: The monitors of running workers, whose channels the new process must not keep open.
  ///   - work: Returns an exit code. It may use the channel, standard input and standard output.
  static func start(
    _ limits: WorkLimits, besides others: [WorkerMonitor] = [], _ work: (WorkChannel) -> Int32
  ) throws(StartFailure) -> WorkerMonitor {
    guard let pipes = WorkerPipes() else { throw StartFailure() }
    let parent = getpid()
    let child = inlayFork()
    guard child >= 0 else {
      let failure = StartFailure()
      pipes.close()
      throw failure
    }
    if child == 0 {
      // If the parent is gone already, nothing else would end this process.
      guard inlayEndWithParent() == 0, getppid() == parent else { _exit(1) }
      inlayResetCrashSignals()
      for monitor in others { monitor.closePipes() }
      pipes.keepWorkersEnds()
      // A crash and a limit must end the work, even where the program's starter blocked their signals.
      HeldSignals.allowAll()
      limits.apply()
      exit(work(WorkChannel(descriptor: pipes.workersChannel)))
    }
    pipes.keepMonitorsEnds()
    return WorkerMonitor(of: child, limits, pipes)
  }
}
