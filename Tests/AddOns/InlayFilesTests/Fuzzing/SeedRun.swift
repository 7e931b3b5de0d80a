import Foundation
import InlayTestSupport
import Testing

/// Runs a body for many seeds in a process of its own. When a seed ends the process, the seed is reported, and another
/// process continues with the next one.
///
/// The body runs in an exit test, which captures nothing: its input is in files, in a folder named by the parent's id.
enum SeedRun {
  /// The reports of a run's processes.
  struct Outcome {
    /// Notes with their counts.
    var notes: [String: Int] = [:]
    var problems: [String] = []
    /// The seeds that ended their process.
    var deadly: [UInt64] = []

    /// The notes without those of a key or attribute, the most frequent first.
    var summary: String {
      let others = notes.filter { !$0.key.hasPrefix("key ") && !$0.key.hasPrefix("attribute ") }
      return others.sorted { $0.value > $1.value }.prefix(20).map { "\($0.value) x \($0.key)" }.joined(separator: ", ")
    }
  }

  /// The seeds of one process: memory that C libraries keep does not accumulate.
  private static let batch: UInt64 = 5_000
  /// The number of deadly seeds after which a run stops.
  private static let mostDeadly = 20
  /// The CPU seconds that a seed may take, on a busy machine.
  private static let secondsOfSeed = 20
  /// The limit of address space, in bytes, where no sanitizer needs more.
  private static let addressSpace: UInt = 4 << 30

  private static func folder(_ process: Int32, _ name: String) -> String {
    NSTemporaryDirectory() + "/inlay-seeds-\(process)-\(name)"
  }

  /// - Parameters:
  ///   - name: The test's name.
  ///   - process: Makes an exit test whose body calls `runSeeds` with the same name.
  static func run(_ name: String, count: Int, process: () async -> Void) async throws -> Outcome {
    let folder = folder(getpid(), name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var outcome = Outcome()
    let seeds = Seeds.part ?? 1...UInt64(count)
    var next = seeds.lowerBound
    while next <= seeds.upperBound, outcome.deadly.count < mostDeadly {
      let last = min(seeds.upperBound, next + batch - 1)
      try "\(next) \(last)".write(toFile: folder + "/seeds", atomically: true, encoding: .utf8)
      for file in ["seed", "report"] { try? FileManager.default.removeItem(atPath: folder + "/" + file) }
      await process()
      let report = (try? String(contentsOfFile: folder + "/report", encoding: .utf8)) ?? ""
      outcome.add(report)
      let seed = (try? String(contentsOfFile: folder + "/seed", encoding: .utf8)) ?? ""
      if seed == "done" {
        next = last + 1
      } else {
        let deadly = try #require(UInt64(seed), "the process of \(name) ended before its first seed")
        outcome.deadly.append(deadly)
        // A stopped run prints no issues, so they are printed at once.
        print("\(name): seed \(deadly) ended its process")
        next = deadly + 1
      }
    }
    for seed in outcome.deadly {
      Issue.record("\(name): seed \(seed) ended its process; INLAY_SEED=\(seed) shows what it is")
    }
    for problem in outcome.problems.prefix(20) { Issue.record("\(name): \(problem)") }
    return outcome
  }

  /// The report of the body for one seed.
  struct Notes {
    fileprivate(set) var counts: [String: Int] = [:]
    fileprivate(set) var problems: [String] = []

    mutating func add(_ note: String) { counts[note, default: 0] += 1 }
    mutating func fail(_ problem: String) {
      problems.append(problem.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }

  /// In the exit test: runs the seeds that the parent's file names.
  static func runSeeds(_ name: String, _ body: (UInt64, inout Notes) throws -> Void) throws {
    let folder = folder(getppid(), name)
    let seeds = try String(contentsOfFile: folder + "/seeds", encoding: .utf8).split(separator: " ").compactMap {
      UInt64($0)
    }
    guard seeds.count == 2 else { return }
    setLimits()
    let file = open(folder + "/seed", O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer { close(file) }
    func write(_ text: String) {
      ftruncate(file, 0)
      _ = Array(text.utf8).withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    }
    var notes = Notes()
    // The reports of other seeds stay when a seed ends the process.
    func report() throws {
      let lines = notes.counts.map { "note \($0.value) \($0.key)" } + notes.problems.map { "problem " + $0 }
      try (lines.joined(separator: "\n") + "\n").write(toFile: folder + "/report", atomically: true, encoding: .utf8)
    }
    for seed in seeds[0]...seeds[1] {
      write("\(seed)")
      startClock()
      if seed % 250 == 0 { try report() }
      do { try body(seed, &notes) } catch { notes.fail("seed \(seed): \(error)") }
    }
    try report()
    write("done")
  }

  private static func setLimits() {
    guard ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil else { return }
    var limit = rlimit(rlim_cur: addressSpace, rlim_max: addressSpace)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }

  /// A signal ends the process after this CPU time.
  private static func startClock() {
    var clock = itimerval()
    clock.it_value.tv_sec = secondsOfSeed
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &clock, nil)
  }
}

extension SeedRun.Outcome {
  fileprivate mutating func add(_ report: String) {
    for line in report.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      if words.count == 3, words[0] == "note", let count = Int(words[1]) {
        notes[String(words[2]), default: 0] += count
      } else if words.first == "problem" {
        problems.append(line.dropFirst(8).description)
      }
    }
  }
}
