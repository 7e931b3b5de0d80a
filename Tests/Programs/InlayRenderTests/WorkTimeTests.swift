import Glibc
import InlayTestSupport
import Testing

@testable import InlayRender

/// The limits of time of a worker, by clocks that a test moves.
@Suite struct WorkTimeTests {
  /// A worker that does nothing, and its monitor with a limit of 10 seconds.
  private final class Watched {
    var wall = 1000.0
    var processor = 50.0
    let worker: pid_t
    var monitor: WorkerMonitor?
    private let pipes: WorkerPipes

    init(mayWait: Bool = false) throws {
      var process = pid_t()
      let arguments = [strdup("sleep"), strdup("3600"), nil]
      defer { for argument in arguments { free(argument) } }
      try #require(posix_spawnp(&process, "sleep", nil, nil, arguments, environ) == 0)
      worker = process
      pipes = try #require(WorkerPipes())
      let clock = WorkClock(wall: { [unowned self] in wall }, processor: { [unowned self] _ in processor })
      var limits = WorkLimits()
      limits.mayWait = mayWait
      monitor = WorkerMonitor(of: worker, limits, pipes, clock)
    }

    deinit {
      monitor?.dismiss()
      pipes.close()
    }

    /// What has happened at a time after the start.
    func ending(wall: Double, processor: Double) -> Worker.Ending? {
      (self.wall, self.processor) = (1000 + wall, 50 + processor)
      return monitor?.takeOutcome()?.ending
    }

    func send(_ message: WorkChannel.Message) {
      #expect(WorkChannel(descriptor: pipes.workersChannel).send(message))
      monitor?.takeMessages()
    }

  }

  @Test("the limit is of CPU time, however long that takes")
  func processor() throws {
    let watched = try Watched()
    #expect(watched.ending(wall: 59.9, processor: 9.9) == nil)
    #expect(kill(watched.worker, 0) == 0)
    #expect(watched.ending(wall: 59.9, processor: 10) == .tookTooLong(seconds: 10))
    #expect(kill(watched.worker, 0) == -1 && errno == ESRCH)
  }

  @Test("work that gets no CPU time ends after a minute, even when it is stopped")
  func stopped() throws {
    let watched = try Watched()
    #expect(kill(watched.worker, SIGSTOP) == 0)
    #expect(watched.ending(wall: 59.9, processor: 0.25) == nil)
    #expect(watched.ending(wall: 60, processor: 0.25) == .stalled(seconds: 60, processor: 0.25))
    #expect(kill(watched.worker, 0) == -1 && errno == ESRCH)
  }

  @Test("waiting for a giver or recipient is not work; afterwards all the time is there again")
  func waiting() throws {
    let watched = try Watched(mayWait: true)
    watched.send(.waiting)
    #expect(watched.ending(wall: 1e6, processor: 0.5) == nil)
    watched.send(.working)
    #expect(watched.ending(wall: 1e6 + 59.9, processor: 0.5) == nil)
    #expect(watched.ending(wall: 1e6 + 60, processor: 0.5) == .stalled(seconds: 60, processor: 0.5))
    let other = try Watched(mayWait: true)
    other.send(.waiting)
    #expect(other.ending(wall: 1, processor: 10) == .tookTooLong(seconds: 10))
  }

  @Test("work that waits for nobody cannot say that it does, and none begins its time again without having waited")
  func untrusted() throws {
    let watched = try Watched()
    watched.send(.waiting)
    #expect(watched.ending(wall: 59.9, processor: 0) == nil)
    watched.send(.working)
    #expect(watched.ending(wall: 60, processor: 0) == .stalled(seconds: 60, processor: 0))
    let pooled = try Watched()
    pooled.monitor?.rest()
    _ = pooled.monitor?.begin(job: 0)
    pooled.send(.waiting)
    #expect(pooled.ending(wall: 60, processor: 0) == .stalled(seconds: 60, processor: 0))
    let other = try Watched(mayWait: true)
    #expect(other.ending(wall: 59.9, processor: 0) == nil)
    other.send(.working)
    #expect(other.ending(wall: 60, processor: 0) == .stalled(seconds: 60, processor: 0))
  }

  @Test("work waits where its scene comes from standard input, or an output goes to a pipe")
  func waitingArguments() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder["pipe.png"], 0o600) == 0)
    try folder.write("", to: "file.png")
    for (arguments, waits) in [
      (["s.yaml"], false), (["-", "-o", "a.png"], true), (["s.yaml", "-o", "-"], true),
      (["s.yaml", "-o", folder["pipe.png"]], true), (["s.yaml", "-o", folder["file.png"]], false),
      (["s.yaml", "--dump", "/dev/stdout"], true), (["--preview", "modern"], false),
      (["S.bundle", "--all-pages"], false), (["S.bundle", "-o", "-"], true),
    ] {
      #expect(try Render.parse(arguments).waits == waits, "\(arguments)")
    }
    #expect(try !Batch.parse(["-"]).template().workLimits.mayWait)
  }

  @Test("a long script extends both times, within a limit")
  func script() throws {
    let watched = try Watched()
    watched.send(.seconds(30))
    #expect(watched.ending(wall: 179.9, processor: 29.9) == nil)
    #expect(watched.ending(wall: 180, processor: 29.9).map(\.isOfTime) == true)
    let other = try Watched()
    other.send(.seconds(1e9))
    #expect(other.ending(wall: 599.9, processor: 99.9) == nil)
    #expect(other.ending(wall: 599.9, processor: 100) == .tookTooLong(seconds: 100))
  }

  @Test("paths that a worker sends are kept up to a limit of bytes")
  func bytes() throws {
    let watched = try Watched()
    let path = String(repeating: "x", count: 30_000)
    for _ in 0..<3000 { watched.send(.file(path)) }
    kill(watched.worker, SIGKILL)
    var outcome: Worker.Outcome?
    while outcome == nil { outcome = watched.monitor?.takeOutcome() }
    #expect(outcome?.files.count == (64 << 20) / 30_000)
  }

  @Test("each job of a batch has all the time, and a worker without a job may wait for ever")
  func batch() throws {
    let watched = try Watched()
    watched.monitor?.rest()
    #expect(watched.ending(wall: 1e9, processor: 1e6) == nil)
    #expect(watched.monitor?.milliseconds == 1_000_000_000)
    _ = watched.monitor?.begin(job: 3)
    #expect(watched.ending(wall: 1e9 + 59, processor: 1e6 + 9.5) == nil)
    #expect(watched.monitor?.milliseconds == 500)
    #expect(watched.ending(wall: 1e9 + 59.75, processor: 1e6 + 9.5) == nil)
    #expect(watched.monitor?.milliseconds == 250)
    #expect(watched.ending(wall: 1e9 + 59.75, processor: 1e6 + 10) == .tookTooLong(seconds: 10))
  }

  @Test("the CPU time of a process is that of its ended children too")
  func children() throws {
    var child = pid_t()
    let words = ["sh", "-c", "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawnp(&child, "sh", nil, nil, arguments, environ) == 0)
    var usage = rusage()
    try #require(wait4(child, nil, 0, &usage) == child)
    let used = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) * 1e-6
    var own = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    let before = Double(own.ru_utime.tv_sec) + Double(own.ru_utime.tv_usec) * 1e-6
    // The system counts in hundredths of a second.
    let total = try #require(WorkClock().processor(getpid()))
    #expect(used > 0.05 && total >= before + used - 0.03)
    let after = [RUSAGE_SELF, RUSAGE_CHILDREN].reduce(0.0) {
      var usage = rusage()
      getrusage(__rusage_who_t($1.rawValue), &usage)
      let (user, system) = (usage.ru_utime, usage.ru_stime)
      return $0 + Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) * 1e-6
    }
    #expect(total <= after + 0.03)
    #expect(WorkClock().processor(child) == nil)
  }

  @Test("the wall clock's limit is a minute, or 6 times the processor's")
  func wall() {
    for (seconds, wall) in [(0.001, 60.0), (9, 60), (10, 60), (20, 120), (3600, 21_600)] {
      #expect(WorkLimits.wallSeconds(for: seconds) == wall)
    }
  }

  @Test("messages say which time was used up, and how much CPU time")
  func messages() {
    #expect(
      Job.words(of: .tookTooLong(seconds: 10), WorkLimits())
        == "rendering takes more than 10 seconds of CPU time; --max-seconds allows more")
    #expect(
      Job.words(of: .stalled(seconds: 60, processor: 2.03), WorkLimits())
        == "rendering is not complete after 60 seconds, in which it used 2 seconds of CPU time; "
        + "--max-seconds allows more")
  }
}
