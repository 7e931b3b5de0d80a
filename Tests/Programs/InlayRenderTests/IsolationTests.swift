import Foundation
import InlayTestSupport
import Testing

private let scene = "inlay: 1\nsize: [20, 10]\nlayers: [{frame: [2, 2, 5, 5], backgroundColor: label}]\n"

/// On a busy machine even little work may take long.
private let patient = ["--max-seconds", "3600"]

/// The work is done in a separate process: each of its failures is reported, and it leaves nothing.
@Suite struct IsolationTests {
  @Test(
    "the separate process changes no exit code, no output and no message",
    arguments: [
      ["s.yaml", "-o", "-"], ["-", "-o", "-"], ["s.yaml", "-o", "-", "--dump", "/dev/stdout"], ["gone.yaml"],
      ["wrong.yaml"], ["s.yaml", "-o", "gone/p.png"], ["failing.yaml", "-o", "-"], ["--validate", "wrong.yaml"],
      ["--preview", "modern", "-o", "-"], ["s.yaml", "-o", "p.gif"], ["--list-themes"], ["--schema"],
    ])
  func same(arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("inlay: 1\nsiz: [1, 1]\n", to: "wrong.yaml")
    try folder.write(scene + "script: [{tick: 0}, {expect: {pixelsPainted: 7}}]\n", to: "failing.yaml")
    let inside = try Program.run(arguments + ["--no-isolation"], in: folder.path, input: scene)
    let apart = try Program.run(arguments, in: folder.path, input: scene)
    #expect(apart.status == inside.status)
    #expect(apart.output == inside.output)
    #expect(apart.errors == inside.errors)
    #expect(folder.names == ["failing.yaml", "s.yaml", "wrong.yaml"])
  }

  @Test("a crash of the work ends with 1 and a message that names the signal, without a backtrace")
  func crash() throws {
    let folder = try TestFolder()
    for (signal, name) in [(SIGSEGV, "Segmentation fault"), (SIGABRT, "Aborted"), (SIGKILL, "Killed")] {
      let program = try HeldProgram(["-", "-o", "p.png"] + patient, in: folder.path)
      program.awaitReading()
      #expect(program.sendToWorker(signal))
      let (status, errors) = program.end()
      #expect(status == 1)
      #expect(
        errors == "<stdin>:1:1: error: rendering was ended by signal \(signal) (\(name)); --no-isolation shows where\n")
      #expect(folder.names == [])
    }
  }

  @Test("work that exceeds --max-seconds of CPU time ends with 1, and no process continues")
  func time() throws {
    let folder = try TestFolder()
    try folder.write(BatchWorkerTests.slow, to: "s.yaml")
    let program = try HeldProgram(["s.yaml", "-o", "p.png", "--max-seconds", "0.5"], in: folder.path)
    #expect(program.awaitEndOfAll())
    let (status, errors) = program.end()
    #expect(status == 1)
    let message = "rendering takes more than 0.5 seconds of CPU time; --max-seconds allows more"
    #expect(errors == "s.yaml:1:1: error: \(message)\n")
    #expect(folder.names == ["s.yaml"])
  }

  @Test("work that exceeds --max-memory ends with 1 and leaves no file", .needsLimits)
  func memory() throws {
    let folder = try TestFolder()
    let layers = "layers: [{frame: [0, 0, 7000, 7000], backgroundColor: label, opacity: 0.5, sublayers: [{}]}]\n"
    try folder.write("inlay: 1\nsize: [7000, 7000]\n" + layers, to: "s.yaml")
    try folder.write("old", to: "p.png")
    for limit in ["1", "64K", "1MiB", "150M", "200M"] {
      let result = try Program.run(["s.yaml", "-o", "p.png", "--max-memory", limit], in: folder.path)
      #expect(result.status == 1, "\(limit)")
      #expect(result.errors.hasPrefix("s.yaml:1:1: error: "), "\(limit): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(limit): \(result.errors)")
    }
    #expect(try folder.data("p.png") == Data("old".utf8))
    #expect(folder.names == ["p.png", "s.yaml"])
  }

  @Test("ending the program ends the work, and leaves no file", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func interruption(signal: Int32) throws {
    let folder = try TestFolder()
    let program = try HeldProgram(["-", "-o", "p.png"] + patient, in: folder.path)
    program.awaitReading()
    program.send(signal)
    #expect(program.awaitEndOfAll())
    let (status, errors) = program.end()
    #expect(status == -signal)
    #expect(errors == "")
    #expect(folder.names == [])
  }

  @Test(
    "ending the program while it writes leaves no temporary file", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func interruptedWriting(signal: Int32) throws {
    let folder = try TestFolder()
    let layers = (0..<2000).map { "- {name: layer\($0), frame: [0, 0, 5, 5], backgroundColor: label}\n" }.joined()
    try folder.write("inlay: 1\nsize: [20, 10]\nlayers:\n" + layers, to: "s.yaml")
    try folder.write("old", to: "p.png")
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    let arguments = ["s.yaml", "-o", "p.png", "--report", "r.jsonl", "--dump", "pipe"] + patient
    let program = try HeldProgram(arguments, in: folder.path)
    // The dump is longer than a pipe's buffer, and the other files are written then, if not yet renamed.
    let pipe = try #require(HeldProgram.openReading(folder["pipe"]))
    program.send(signal)
    #expect(program.awaitEndOfAll())
    close(pipe)
    #expect(program.end().status == -signal)
    #expect(folder.names == ["p.png", "pipe", "s.yaml"])
    #expect(try folder.data("p.png") == Data("old".utf8))
  }

  @Test("a crash while files are written leaves no temporary file")
  func crashedWriting() throws {
    let folder = try TestFolder()
    let layers = (0..<2000).map { "- {name: layer\($0), frame: [0, 0, 5, 5], backgroundColor: label}\n" }.joined()
    try folder.write("inlay: 1\nsize: [20, 10]\nlayers:\n" + layers, to: "s.yaml")
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    let program = try HeldProgram(["s.yaml", "--dump", "pipe"] + patient, in: folder.path)
    let pipe = try #require(HeldProgram.openReading(folder["pipe"]))
    #expect(program.sendToWorker(SIGKILL))
    let (status, errors) = program.end()
    close(pipe)
    #expect(status == 1)
    #expect(errors.hasPrefix("s.yaml:1:1: error: "))
    #expect(folder.names == ["pipe", "s.yaml"])
  }

  @Test("invalid limits are usage errors")
  func usage() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    for (option, values) in [
      ("--max-memory", ["0", "-1", "1.5G", "many", "1X", "G", "99999999999G"]),
      ("--max-seconds", ["0", "-1", "inf", "nan", "1s", "1e9"]),
    ] {
      for value in values {
        #expect(try Program.run(["s.yaml", option, value], in: folder.path).status == 2, "\(option) \(value)")
      }
    }
    for value in ["1073741824", "1G", "1GiB", "1gb", "1048576K", "2048M"] {
      #expect(try Program.run(["s.yaml", "-o", "-", "--max-memory", value], in: folder.path).status == 0, "\(value)")
    }
    #expect(try Program.run(["s.yaml", "-o", "-", "--max-seconds", "86400"], in: folder.path).status == 0)
  }
}
