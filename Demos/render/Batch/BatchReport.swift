import Glibc
import Inlay
import InlayFiles

/// Prints the results of a batch in the order of its jobs: a line of JSON each on standard output, and errors on the
/// error output.
///
/// A result waits in memory for those before it, at most `heldLimit` results.
final class BatchReport {
  private static let heldLimit = 1000

  private enum State: String {
    case done, failed, skipped
  }

  private struct Entry {
    let line: String
    let problems: [Output.ToldProblem]
  }

  private let plan: BatchPlan
  /// The indices of the jobs of this process.
  private let order: [Int]
  /// The pictures that stand already.
  private let standing: [Int: BatchJournal.Record]
  /// Nil where no picture is made.
  private let journal: BatchJournal?
  private let progress: ProgressBar?
  private var held: [Int: Entry] = [:]
  /// The position in `order` of the next result to print.
  private var next = 0
  private var counts: [State: Int] = [:]
  /// Whether all outputs could be written.
  private(set) var isWritten = true

  /// - Parameter jobs: The indices of the jobs of this process.
  init(
    _ plan: BatchPlan, jobs: [Int], standing: [Int: BatchJournal.Record], journal: BatchJournal?, showsProgress: Bool
  ) {
    self.plan = plan
    order = jobs
    self.standing = standing
    self.journal = journal
    progress = showsProgress ? ProgressBar(count: jobs.count) : nil
    printReady()
  }

  /// The jobs that must be done.
  var work: [Int] { order.filter { standing[$0] == nil && plan.jobs[$0].problems.isEmpty } }

  /// Whether a job may begin. False where too many results wait for an earlier one.
  func canHold(_ job: Int) -> Bool { held.count < Self.heldLimit || next < order.count && order[next] == job }

  var hasFailures: Bool { counts[.failed] != nil }

  /// `98 done, 2 failed`, with the number of jobs that were skipped or not done where there are any.
  var summary: String {
    let left = order.count - counts.values.reduce(0, +)
    var text = "\(counts[.done] ?? 0) done, \(counts[.failed] ?? 0) failed"
    if let skipped = counts[.skipped] { text += ", \(skipped) skipped" }
    if left > 0 { text += ", \(left) not done" }
    return text
  }

  // MARK: Results

  /// Takes the result of a job. It is in the journal when this returns.
  ///
  /// - Parameter noise: The output of C libraries.
  func finish(_ index: Int, _ result: PictureResult, _ report: PictureReport, noise: String) {
    let job = plan.jobs[index]
    let warnings = Job.warnings(ofNoise: noise, of: job.scene)
    let isDone = result.status == .done && !warnings.contains { $0.severity == .error }
    if let journal, isDone, result.isLasting, let key = result.key, let sha256 = result.sha256 {
      do throws(InlayError) {
        try journal.append(
          BatchJournal.Record(out: FilePath(job.out), key: key, sha256: sha256, files: report.files.map(\.name)))
      } catch {
        refuseWriting("\(error)")
      }
    }
    hold(index, isDone ? .done : .failed, result, report.problems + warnings, report.files)
  }

  /// Notes that the worker of a job ended without a result.
  func fail(_ index: Int, _ ending: Worker.Ending) {
    let message = Job.words(of: ending, plan.template.workLimits)
    let problem = Problem(file: plan.jobs[index].scene, line: 1, column: 1, message: message)
    hold(index, .failed, PictureResult(status: .wrongScene), [Output.told(problem)], [])
  }

  private func hold(
    _ index: Int, _ state: State, _ result: PictureResult, _ problems: [Output.ToldProblem],
    _ files: [PictureDependency]
  ) {
    held[index] = entry(index, state, result, problems, files)
    printReady()
  }

  private func printReady() {
    while next < order.count {
      let index = order[next]
      let job = plan.jobs[index]
      if let entry = held.removeValue(forKey: index) {
        print(entry)
      } else if !job.problems.isEmpty {
        print(entry(index, .failed, PictureResult(status: .wrongScene), job.problems.map { Output.told($0) }, []))
      } else if let record = standing[index] {
        let result = PictureResult(status: .done, key: record.key, sha256: record.sha256)
        print(entry(index, .skipped, result, [], []))
      } else {
        break
      }
      next += 1
    }
    progress?.show(counts.values.reduce(0, +), failed: counts[.failed] ?? 0)
  }

  private func print(_ entry: Entry) {
    progress?.hide()
    for problem in entry.problems where problem.severity == .error { Output.print(problem) }
    if !Output.print(entry.line) { refuseWriting("cannot write standard output") }
  }

  private func refuseWriting(_ message: String) {
    if isWritten { Output.tell(message) }
    isWritten = false
  }

  /// Removes the progress bar.
  func end() { progress?.hide() }

  // MARK: Lines

  private func entry(
    _ index: Int, _ state: State, _ result: PictureResult, _ problems: [Output.ToldProblem],
    _ files: [PictureDependency]
  ) -> Entry {
    counts[state, default: 0] += 1
    let job = plan.jobs[index]
    let problems = problems.map { $0.ofJob(job.line) }
    var json = JSONText()
    json.append("{")
    json.append(key: "out")
    json.append(string: job.out.isEmpty ? nil : job.out)
    json.append(member: "status", state.rawValue)
    json.append(member: "key", result.key)
    if plan.template.checks.validatesOnly {
      appendFiles(files, PictureKey(of: job, plan.template), to: &json)
    } else {
      json.append(member: "sha256", result.sha256)
      json.append(",\"milliseconds\":\(result.milliseconds)")
    }
    json.append(",\"problems\":[")
    json.append(problems.map { String($0.json.dropLast()) }.joined(separator: ","))
    json.append("]}\n")
    return Entry(line: json.text, problems: problems)
  }

  private func appendFiles(_ files: [PictureDependency], _ key: PictureKey, to json: inout JSONText) {
    json.append(",\"files\":[")
    for (index, file) in files.enumerated() {
      json.append(index > 0 ? ",{" : "{")
      json.append(key: "path")
      json.append(string: key.path(of: file.name).text)
      json.append(member: "sha256", file.sha256)
      json.append("}")
    }
    json.append("]")
  }
}
