import CInlayPrograms
import Glibc
import Inlay
import InlayFiles

/// Waits for a worker: takes its messages, ends it when its time is over, and removes its temporary files.
///
/// The worker is not trusted: its messages are checked for size and kind.
struct WorkerMonitor {
  /// The blocked signals that this waits for.
  static let signals = HeldSignals.endings + [SIGCHLD]
  private static let noiseLimit = 4096
  private static let fileLimit = 100_000
  /// Of all paths together.
  private static let byteLimit = 64 << 20
  /// The seconds that an interrupted worker may take to end.
  private static let patience = 1.0

  private let worker: pid_t
  private let limits: WorkLimits
  private let pipes: WorkerPipes
  private let channel: WorkChannel
  private let clock: WorkClock
  /// By both clocks.
  private var start = (wall: 0.0, processor: 0.0)
  /// The allowed CPU time.
  private var seconds = 0.0
  /// The end of the wall clock time; infinite while the worker waits.
  private var deadline = Double.infinity
  private var files: [String] = []
  private var temporaries: Set<FilePath> = []
  private var noise: [UInt8] = []
  private var problemCount = 0
  private var bytesLeft = byteLimit
  /// The report on a picture of a batch.
  private(set) var picture = PictureReport()
  private var interruption: Int32?

  /// The time of the work begins.
  init(of worker: pid_t, _ limits: WorkLimits, _ pipes: WorkerPipes, _ clock: WorkClock = WorkClock()) {
    self.worker = worker
    self.limits = limits
    self.pipes = pipes
    self.clock = clock
    channel = WorkChannel(descriptor: pipes.monitorsChannel)
    begin()
  }

  /// Forgets the work so far; the time of another piece of work begins.
  mutating func begin() {
    start = (clock.wall(), clock.processor(worker) ?? 0)
    seconds = limits.seconds
    deadline = start.wall + WorkLimits.wallSeconds(for: seconds)
    files = []
    temporaries = []
    noise = []
    problemCount = 0
    bytesLeft = Self.byteLimit
    picture = PictureReport()
  }

  /// Forgets the work so far; the worker may wait for ever.
  mutating func rest() {
    begin()
    deadline = .infinity
    seconds = .infinity
  }

  /// Gives a worker of a batch its next job; false when the worker has ended.
  mutating func begin(job: Int) -> Bool {
    begin()
    return channel.send(.job(job))
  }

  /// The descriptors to poll for news of the worker.
  var descriptors: [Int32] { [pipes.monitorsChannel, pipes.noise] }

  func closePipes() { pipes.close() }

  /// The milliseconds after which the worker's times may be over, for `poll`. Threads of a worker may use its processor
  /// time sooner: its own limit ends it then.
  var milliseconds: Int32 {
    let wall = deadline - clock.wall()
    let processor = processorSeconds.map { max(seconds - $0, Self.shortestWait) } ?? .infinity
    return Int32(min(max(min(wall, processor), 0) * 1000, 1e9).rounded(.up))
  }

  /// Seconds.
  private static let shortestWait = 0.02

  /// Of the present work; nil for a worker that has ended.
  private var processorSeconds: Double? { clock.processor(worker).map { $0 - start.processor } }

  /// Waits until the worker has ended.
  ///
  /// - Parameter signals: The blocked signals, so that none is missed.
  mutating func wait(for signals: sigset_t) -> Worker.Outcome {
    var signals = signals
    let arrivals = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    defer { close(arrivals) }
    var sources = ([arrivals] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      poll(&sources, nfds_t(sources.count), milliseconds)
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
    deadline = min(deadline, clock.wall() + Self.patience)
    kill(worker, signal)
  }

  /// The outcome where the worker has ended, or must end because its time is over; nil while it works.
  mutating func takeOutcome() -> Worker.Outcome? {
    if let end = ending(waiting: false) { return outcome(of: end) }
    let used = processorSeconds ?? 0
    guard used >= seconds || clock.wall() >= deadline else { return nil }
    kill(worker, SIGKILL)
    let reason: Worker.Ending =
      used >= seconds
      ? .tookTooLong(seconds: seconds) : .stalled(seconds: WorkLimits.wallSeconds(for: seconds), processor: used)
    return outcome(of: ending(waiting: true) ?? (SIGKILL, rusage()), because: reason)
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
        if interruption == nil { deadline = start.wall + WorkLimits.wallSeconds(for: seconds) }
      case .waiting: if limits.mayWait, interruption == nil { deadline = .infinity }
      case .working:
        guard limits.mayWait, deadline == .infinity else { break }
        start.wall = clock.wall()
        deadline = start.wall + WorkLimits.wallSeconds(for: seconds)
      case .problems(let count): problemCount = max(0, count)
      case .file(let path): if files.count < Self.fileLimit, keeps(path) { files.append(path) }
      case .temporary(let path):
        if StagedFile.isTemporary(path), temporaries.count < Self.fileLimit, keeps(path) {
          temporaries.insert(FilePath(path))
        }
      case .problem(let problem): if picture.problems.count < Output.problemLimit { picture.problems.append(problem) }
      case .dependency(let file):
        if picture.files.count < Self.fileLimit, keeps(file.name.text) { picture.files.append(file) }
      case .result(let result): picture.result = result
      case .job: break
      }
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { part in
      for _ in 0..<8 {
        let count = read(pipes.noise, part.baseAddress, part.count)
        guard count > 0 else { break }
        noise += part[..<max(0, min(count, Self.noiseLimit - noise.count))]
      }
    }
  }

  /// Counts a path that the worker sent; false for one beyond the limit.
  private mutating func keeps(_ path: String) -> Bool {
    bytesLeft -= path.utf8.count
    return bytesLeft >= 0
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

  /// - Parameter reason: Of this process, which killed the worker.
  private mutating func outcome(
    of end: (status: Int32, usage: rusage), because reason: Worker.Ending? = nil
  ) -> Worker.Outcome {
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
      } else if let reason, signal != 0 {
        reason
      } else if signal == SIGXCPU {
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
