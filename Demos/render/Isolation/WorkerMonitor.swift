import CLinux
import Glibc
import InlayGraphics

/// Waits for a worker: takes its messages, ends it when its time is over, and removes its temporary files.
///
/// The worker is not trusted: its messages are checked for size and kind.
struct WorkerMonitor {
  /// The blocked signals that this waits for.
  static let signals = HeldSignals.endings + [SIGCHLD]
  private static let noiseLimit = 4096
  private static let fileLimit = 100_000
  /// The seconds that an interrupted worker may take to end.
  private static let patience = 1.0

  private let worker: pid_t
  private let limits: WorkLimits
  private let pipes: WorkerPipes
  private let channel: WorkChannel
  private let start: Double
  private var seconds: Double
  /// The end of the time.
  private var deadline: Double
  private var files: [String] = []
  private var temporaries: Set<String> = []
  private var noise: [UInt8] = []
  private var problemCount = 0
  private var interruption: Int32?

  init(of worker: pid_t, _ limits: WorkLimits, _ pipes: WorkerPipes) {
    self.worker = worker
    self.limits = limits
    self.pipes = pipes
    channel = WorkChannel(descriptor: pipes.monitorsChannel)
    start = monotonicSeconds()
    seconds = limits.seconds
    deadline = start + seconds * Self.workersPart
  }

  /// The worker's share of the time: the program itself must end within the limit.
  private static let workersPart = 0.95

  /// Waits until the worker has ended.
  ///
  /// - Parameter signals: The blocked signals, so that none is missed.
  mutating func wait(for signals: sigset_t) -> Worker.Outcome {
    var signals = signals
    let arrivals = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    defer { close(arrivals) }
    var sources = [arrivals, pipes.monitorsChannel, pipes.noise].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let left = max(0, deadline - monotonicSeconds())
      poll(&sources, nfds_t(sources.count), Int32(min(left * 1000, 1e9).rounded(.up)))
      takeMessages()
      takeSignals(arrivals)
      // A closed end reports nothing more.
      for index in sources.indices where sources[index].revents & Int16(POLLHUP) != 0 { sources[index].fd = -1 }
      if let end = ending(waiting: false) { return outcome(of: end) }
      if monotonicSeconds() >= deadline {
        kill(worker, SIGKILL)
        return outcome(of: ending(waiting: true) ?? (SIGKILL, rusage()), isLate: true)
      }
    }
  }

  private mutating func takeSignals(_ descriptor: Int32) {
    var info = signalfd_siginfo()
    while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      let signal = Int32(info.ssi_signo)
      guard signal != SIGCHLD, interruption == nil else { continue }
      interruption = signal
      deadline = min(deadline, monotonicSeconds() + Self.patience)
      kill(worker, signal)
    }
  }

  /// Takes a limited number of messages: a worker may send without end.
  private mutating func takeMessages() {
    for _ in 0..<Self.fileLimit {
      guard let message = channel.receive() else { break }
      switch message {
      case .seconds(let wanted):
        seconds = min(max(seconds, wanted), limits.seconds * WorkLimits.longestScript)
        if interruption == nil { deadline = start + seconds * Self.workersPart }
      case .handingOver: if interruption == nil { deadline = .infinity }
      case .problems(let count): problemCount = max(0, count)
      case .file(let path): if files.count < Self.fileLimit { files.append(path) }
      case .temporary(let path):
        if StagedFile.isTemporary(path), temporaries.count < Self.fileLimit { temporaries.insert(path) }
      }
    }
    var part = [UInt8](repeating: 0, count: 1 << 14)
    for _ in 0..<8 {
      let count = read(pipes.noise, &part, part.count)
      guard count > 0 else { return }
      noise += part[..<max(0, min(count, Self.noiseLimit - noise.count))]
    }
  }

  // MARK: End

  /// The worker's status and resources; nil while it runs.
  private func ending(waiting: Bool) -> (status: Int32, usage: rusage)? {
    var status: Int32 = 0
    var usage = rusage()
    while true {
      let found = wait4(worker, &status, waiting ? 0 : WNOHANG, &usage)
      if found == worker { return (status, usage) }
      if found == 0 || errno != EINTR { return nil }
    }
  }

  private mutating func outcome(of end: (status: Int32, usage: rusage), isLate: Bool = false) -> Worker.Outcome {
    takeMessages()
    let signal = end.status & 0x7F
    if signal != 0 { for path in temporaries { unlink(path) } }
    let text = String(decoding: noise, as: UTF8.self)
    let ending: Worker.Ending =
      if let interruption {
        .interrupted(signal: interruption)
      } else if signal != 0 && isLate || signal == SIGXCPU {
        .tookTooLong(seconds: seconds)
      } else if signal == 0 {
        .exited(end.status >> 8 & 0xFF)
      } else if isOutOfMemory(text, end.usage) {
        .tookTooMuchMemory
      } else {
        .crashed(signal: signal, text: text)
      }
    return Worker.Outcome(ending: ending, files: files, noise: text, problemCount: problemCount)
  }

  /// A refused allocation is mostly in the output; otherwise nearly all memory was used.
  private func isOutOfMemory(_ text: String, _ usage: rusage) -> Bool {
    ["failed to allocate", "ould not allocate", "bad_alloc"].contains { text.contains($0) }
      || usage.ru_maxrss > limits.memory / 1024 / 4 * 3
  }
}

/// The system's monotonic clock, in seconds.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
