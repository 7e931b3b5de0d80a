import CLinux
import Glibc
import InlayFiles
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
  private var start = 0.0
  private var seconds = 0.0
  /// The end of the time.
  private(set) var deadline = Double.infinity
  private var files: [String] = []
  private var temporaries: Set<FilePath> = []
  private var noise: [UInt8] = []
  private var problemCount = 0
  /// The report on a picture of a batch.
  private(set) var picture = PictureReport()
  private var interruption: Int32?

  /// The time of the work begins.
  init(of worker: pid_t, _ limits: WorkLimits, _ pipes: WorkerPipes) {
    self.worker = worker
    self.limits = limits
    self.pipes = pipes
    channel = WorkChannel(descriptor: pipes.monitorsChannel)
    begin()
  }

  /// Forgets the work so far; the time of another piece of work begins.
  mutating func begin() {
    start = monotonicSeconds()
    seconds = limits.seconds
    deadline = start + seconds * Self.workersPart
    files = []
    temporaries = []
    noise = []
    problemCount = 0
    picture = PictureReport()
  }

  /// Forgets the work so far; the worker may wait for ever.
  mutating func rest() {
    begin()
    deadline = .infinity
  }

  /// Gives a worker of a batch its next job; false when the worker has ended.
  mutating func begin(job: Int) -> Bool {
    begin()
    return channel.send(.job(job))
  }

  /// The descriptors to poll for news of the worker.
  var descriptors: [Int32] { [pipes.monitorsChannel, pipes.noise] }

  func closePipes() { pipes.close() }

  /// The worker's share of the time: the program itself must end within the limit.
  private static let workersPart = 0.95

  /// Waits until the worker has ended.
  ///
  /// - Parameter signals: The blocked signals, so that none is missed.
  mutating func wait(for signals: sigset_t) -> Worker.Outcome {
    var signals = signals
    let arrivals = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    defer { close(arrivals) }
    var sources = ([arrivals] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = max(0, deadline - monotonicSeconds())
      poll(&sources, nfds_t(sources.count), Int32(min(left * 1000, 1e9).rounded(.up)))
      takeMessages()
      if let signal = Self.arrivedSignal(arrivals) { interrupt(signal) }
      // A closed end reports nothing more.
      for index in sources.indices where sources[index].revents & Int16(POLLHUP) != 0 { sources[index].fd = -1 }
      if let outcome = takeOutcome() { return outcome }
    }
  }

  /// The first signal that asks this process to end; nil without one.
  ///
  /// - Parameter descriptor: Reports the blocked signals.
  static func arrivedSignal(_ descriptor: Int32) -> Int32? {
    var info = signalfd_siginfo()
    var first: Int32?
    while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      let signal = Int32(info.ssi_signo)
      if signal != SIGCHLD && first == nil { first = signal }
    }
    return first
  }

  /// Asks the worker to end.
  mutating func interrupt(_ signal: Int32) {
    guard interruption == nil else { return }
    interruption = signal
    deadline = min(deadline, monotonicSeconds() + Self.patience)
    kill(worker, signal)
  }

  /// The outcome where the worker has ended, or must end because its time is over; nil while it works.
  mutating func takeOutcome() -> Worker.Outcome? {
    if let end = ending(waiting: false) { return outcome(of: end) }
    guard monotonicSeconds() >= deadline else { return nil }
    kill(worker, SIGKILL)
    return outcome(of: ending(waiting: true) ?? (SIGKILL, rusage()), isLate: true)
  }

  /// Ends a worker without work.
  mutating func dismiss() {
    kill(worker, SIGKILL)
    _ = ending(waiting: true)
  }

  /// Takes a limited number of messages: a worker may send without end.
  mutating func takeMessages() {
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
        if StagedFile.isTemporary(path), temporaries.count < Self.fileLimit { temporaries.insert(FilePath(path)) }
      case .problem(let problem): if picture.problems.count < Output.problemLimit { picture.problems.append(problem) }
      case .dependency(let file): if picture.files.count < Self.fileLimit { picture.files.append(file) }
      case .result(let result): picture.result = result
      case .job: break
      }
    }
    var part = [UInt8](repeating: 0, count: 1 << 14)
    for _ in 0..<8 {
      let count = read(pipes.noise, &part, part.count)
      guard count > 0 else { break }
      noise += part[..<max(0, min(count, Self.noiseLimit - noise.count))]
    }
  }

  /// The output of C libraries.
  var noiseText: String { String(decoding: noise, as: UTF8.self) }

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
    if signal != 0 {
      for path in temporaries where !StagedFile.removeLeftover(path.text) {
        StagedFolder.removeLeftover(path.text, isReplaceable: ScriptRecording.isFileName)
      }
    }
    let text = noiseText
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
