import Foundation
import InlayGraphics
import InlayImages
import InlayTestSupport
import Testing

/// What happens to a batch when its processes end.
@Suite struct BatchWorkerTests {
  /// A scene that is larger than a memory limit of 200M allows.
  private static let large =
    "inlay: 1\nsize: [7000, 7000]\n"
    + "layers: [{frame: [0, 0, 7000, 7000], backgroundColor: label, opacity: 0.5, sublayers: [{}]}]\n"

  /// A scene with a script that takes seconds.
  private static let endless = """
    inlay: 1
    size: [400, 400]
    layers: [{name: a, frame: [0, 0, 400, 400], shadowColor: label, shadowOpacity: 1, shadowRadius: 40, cornerRadius: 9, backgroundColor: tint}]
    script: [{tick: 0}\(String(repeating: ", {set: {layer: a, cornerRadius: 5}}, {run: 1}", count: 60))]

    """

  /// A scene that needs about a second, nearly as much as the work of a scene may: each step blurs another shadow.
  static let slow = """
    inlay: 1
    size: [500, 500]
    layers: [{name: a, frame: [50, 50, 400, 400], shadowColor: label, shadowOpacity: 1, cornerRadius: 90, backgroundColor: tint}]
    script: [{tick: 0}\((0..<190).map { ", {set: {layer: a, shadowRadius: \(20 + Double($0) / 8)}}, {tick: \($0 + 1)}" }.joined())]

    """

  @Test("a picture that takes too much memory fails alone, also between others of its process", .needsLimits)
  func memory() throws {
    let batch = try BatchFolder()
    try batch.folder.write(Self.large, to: "large.yaml")
    let jobs = ["a", "b", "large", "c", "large", "a"].enumerated().map { number, scene in
      "{scene: \(scene).yaml, out: \(number).png}"
    }
    for processes in ["1", "3"] {
      let run = try batch.runJobs(jobs, "--max-memory", "200M", "-j", processes, "--out-dir", processes)
      #expect(run.texts("status") == ["done", "done", "failed", "done", "failed", "done"])
      #expect(run.summary == "4 done, 2 failed")
      #expect(run.status == 1)
      #expect(run.problems.map(\.count) == [0, 0, 1, 0, 1, 0])
      #expect(Set(run.problems).count == 2)
      let names = try FileManager.default.contentsOfDirectory(atPath: batch.folder[processes]).sorted()
      #expect(names == [".inlay-batch", "0.png", "1.png", "3.png", "5.png"])
    }
  }

  @Test("a picture that takes too much CPU time fails alone")
  func time() throws {
    let batch = try BatchFolder()
    try batch.folder.write(Self.slow, to: "slow.yaml")
    try batch.folder.write("{scene: slow.yaml, out: 1.png}\n{scene: a.yaml, out: 2.png}", to: "jobs.jsonl")
    let program = try RunningShell(
      "exec \"$0\" batch jobs.jsonl -j1 --max-seconds 0.5 > results", in: batch.folder.path)
    let (status, errors) = program.end()
    #expect(status == 1)
    let message = "rendering takes more than 0.5 seconds of CPU time; --max-seconds allows more"
    #expect(errors == "jobs.jsonl:1: slow.yaml:1:1: error: \(message)\n1 done, 1 failed\n")
    #expect(batch.folder.names.filter { $0.hasSuffix(".png") } == ["2.png"])
  }

  @Test("a request to end leaves whole pictures only, no process, and a count of what is not done")
  func interruption() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      let batch = try BatchFolder()
      try batch.folder.write(Self.endless, to: "endless.yaml")
      // Far more work than is done until the signal arrives, on any machine.
      let jobs = ["{scene: a.yaml, out: 1.png}"] + (2...300).map { "{scene: endless.yaml, out: \($0).png}" }
      try batch.folder.write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
      let arguments = ["batch", "jobs.jsonl", "-j2", "--max-seconds", "3600", "--out-dir", "out"]
      #expect(mkfifo(batch.folder["results"], 0o600) == 0)
      let command = "exec \"$0\" \(arguments.joined(separator: " ")) > results"
      let program = try RunningShell(command, in: batch.folder.path)
      // The first result comes while the other pictures are in work.
      let results = try #require(HeldProgram.openReading(batch.folder["results"]))
      program.send(signal)
      let (status, errors) = program.end()
      #expect(RunningShell.awaitEnd(of: results))
      close(results)
      #expect(status == -signal)
      let names = try FileManager.default.contentsOfDirectory(atPath: batch.folder["out"])
      let pictures = names.filter { $0.hasSuffix(".png") }
      #expect(names.contains("1.png") && names.count == pictures.count + 1)
      for name in pictures { _ = try Image(pngData: Array(batch.folder.data("out/\(name)"))) }
      // A worker may have written a picture that the batch has not heard of: it is made again by the next run.
      let done = try batch.journal("out").count
      #expect(1 <= done && done <= pictures.count)
      #expect(errors == "\(done) done, 0 failed, \(300 - done) not done\n")
    }
  }

  @Test("a killed worker loses its job only, which says so")
  func killed() throws {
    let batch = try BatchFolder()
    try batch.folder.write(Self.endless, to: "endless.yaml")
    let jobs = ["{scene: endless.yaml, out: 1.png}", "{scene: a.yaml, out: 2.png}", "{scene: b.yaml, out: 3.png}"]
    try batch.folder.write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
    let program = try RunningShell(
      "exec \"$0\" batch jobs.jsonl -j1 --max-seconds 3600 --out-dir out > results", in: batch.folder.path)
    #expect(program.signalWorker(SIGKILL))
    let (status, errors) = program.end()
    #expect(status == 1)
    let message = "rendering was ended by signal 9 (Killed); --no-isolation shows where"
    #expect(errors == "jobs.jsonl:1: endless.yaml:1:1: error: \(message)\n2 done, 1 failed\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: batch.folder["out"]).sorted()
    #expect(names == [".inlay-batch", "2.png", "3.png"])
  }
}
