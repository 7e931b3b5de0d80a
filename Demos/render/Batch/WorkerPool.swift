import CInlayPrograms
import Glibc
import InlayFiles

/// Workers that share the jobs of a batch. A worker that crashes, takes too long or too much memory loses only its job,
/// and another takes its place.
struct WorkerPool {
  /// A worker and its job.
  private struct Seat {
    var monitor: WorkerMonitor
    var job: Int?
    /// Whether the worker has completed a job.
    var isUsed = false
  }

  private let plan: BatchPlan
  private let report: BatchReport
  private let size: Int
  private var seats: [Seat] = []
  /// The jobs to do, the next one last.
  private var jobs: [Int]
  /// Jobs whose used worker has ended: each is tried again in a new one, so that its result does not depend on the jobs
  /// before it.
  private var retried: Set<Int> = []

  /// - Parameter jobs: The indices of the jobs to do.
  init(_ size: Int, for jobs: [Int], of plan: BatchPlan, _ report: BatchReport) {
    self.plan = plan
    self.report = report
    self.size = size
    self.jobs = jobs.reversed()
  }

  /// Does the jobs. Returns the signal that asked the program to end; nil when all is done.
  mutating func run() -> Int32? {
    let signals = HeldSignals(WorkerMonitor.signals)
    defer { signals.release() }
    var set = signals.set
    let arrivals = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    defer { close(arrivals) }
    defer { for index in seats.indices { end(&seats[index]) } }
    while true {
      assign()
      guard seats.contains(where: { $0.job != nil }) else { return nil }
      wait(for: arrivals)
      for index in seats.indices.reversed() { attend(to: index) }
      if let signal = WorkerMonitor.arrivedSignal(arrivals) {
        interrupt(signal)
        return signal
      }
    }
  }

  // MARK: Work

  /// Gives jobs to idle workers, and starts workers for the rest.
  private mutating func assign() {
    while let job = jobs.last, report.canHold(job) {
      if let index = seats.firstIndex(where: { $0.job == nil && !(retried.contains(job) && $0.isUsed) }) {
        jobs.removeLast()
        seats[index].job = job
        // The end of a worker that takes no message is noticed after the next wait.
        _ = seats[index].monitor.begin(job: job)
      } else if seats.count < size {
        do throws(Worker.StartFailure) {
          let plan = plan
          let monitor = try Worker.start(plan.template.workLimits, besides: seats.map(\.monitor)) {
            BatchWorker(plan, $0).run()
          }
          seats.append(Seat(monitor: monitor))
          seats[seats.count - 1].monitor.rest()
        } catch {
          // The others, if any, take the job later.
          guard seats.isEmpty else { return }
          jobs.removeLast()
          report.fail(job, .notStarted(error.reason))
        }
      } else if let index = seats.firstIndex(where: { $0.job == nil }) {
        end(&seats[index])
        seats.remove(at: index)
      } else {
        return
      }
    }
  }

  private func wait(for arrivals: Int32) {
    let descriptors = [arrivals] + seats.flatMap(\.monitor.descriptors)
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&sources, nfds_t(sources.count), seats.map(\.monitor.milliseconds).min() ?? -1)
  }

  /// Takes what a worker reports, and replaces one that has ended.
  private mutating func attend(to index: Int) {
    seats[index].monitor.takeMessages()
    if take(index) { return }
    guard let outcome = seats[index].monitor.takeOutcome() else { return }
    // A result may have come with the end.
    _ = take(index)
    let seat = seats.remove(at: index)
    seat.monitor.closePipes()
    guard let job = seat.job else { return }
    if seat.isUsed, !outcome.ending.isOfTime, retried.insert(job).inserted {
      jobs.append(job)
    } else {
      report.fail(job, outcome.ending)
    }
  }

  /// Takes a worker's result; false without one.
  private mutating func take(_ index: Int) -> Bool {
    guard let job = seats[index].job, let result = seats[index].monitor.picture.result else { return false }
    report.finish(job, result, seats[index].monitor.picture, noise: seats[index].monitor.noiseText)
    seats[index].job = nil
    seats[index].isUsed = true
    seats[index].monitor.rest()
    return true
  }

  // MARK: End

  private func end(_ seat: inout Seat) {
    seat.monitor.dismiss()
    seat.monitor.closePipes()
  }

  /// Ends all work soon; pictures are complete or not there.
  private mutating func interrupt(_ signal: Int32) {
    for index in seats.indices { seats[index].monitor.interrupt(signal) }
    for index in seats.indices {
      var outcome: Worker.Outcome?
      while outcome == nil {
        var source = [pollfd(fd: seats[index].monitor.descriptors[0], events: Int16(POLLIN), revents: 0)]
        poll(&source, 1, seats[index].monitor.milliseconds)
        seats[index].monitor.takeMessages()
        _ = take(index)
        outcome = seats[index].monitor.takeOutcome()
      }
    }
    for seat in seats { seat.monitor.closePipes() }
    seats = []
  }
}
