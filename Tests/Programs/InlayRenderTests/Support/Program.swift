import Foundation
import InlayTestSupport

/// The built program, run as a process.
struct Program {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: Data
    let errors: String
  }

  /// The target of a run's standard output.
  enum Output {
    case kept
    /// A pipe whose other end is closed.
    case closedPipe
    case file(String)
  }

  /// Beside the tests, in the folder of built products.
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("render").path
  }()

  /// Runs the program in a folder and waits for its end.
  static func run(
    _ arguments: [String], in folder: String, input: String = "", environment: [String: String] = [:],
    output: Output = .kept
  ) throws -> Result {
    try run(path, arguments, in: folder, input: input, environment: environment, output: output)
  }

  /// Runs the program in a shell that limits its memory, in KiB, and the processor's time, in seconds.
  static func run(_ arguments: [String], in folder: String, memoryLimit: Int, timeLimit: Int = 60) throws -> Result {
    let command = "ulimit -v \(memoryLimit) && ulimit -t \(timeLimit) && exec \"$0\" \"$@\""
    // The wall clock continues while other processes use the processor.
    let wall = ["--max-seconds", "\(timeLimit * 60)"]
    return try run("/bin/sh", ["-c", command, path] + arguments + wall, in: folder)
  }

  /// Runs the program in a shell after a command that sets a limit.
  static func run(_ arguments: [String], in folder: String, shellLimit: String) throws -> Result {
    try run("/bin/sh", ["-c", shellLimit + " && exec \"$0\" \"$@\"", path] + arguments, in: folder)
  }

  /// Runs a shell's command, in which `$0` is the program.
  static func runShell(_ command: String, in folder: String) throws -> Result {
    try run("/bin/sh", ["-c", command, path], in: folder)
  }

  private static func run(
    _ executable: String, _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String] = [:], output: Output = .kept
  ) throws -> Result {
    // Files rather than pipes, which would need a reader while the program runs.
    let own = try TestFolder()
    for name in ["out", "err"] { try own.write("", to: name) }
    try own.write(input, to: "in")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: own["in"])
    process.standardError = FileHandle(forWritingAtPath: own["err"])
    switch output {
    case .kept: process.standardOutput = FileHandle(forWritingAtPath: own["out"])
    case .file(let path): process.standardOutput = FileHandle(forWritingAtPath: path)
    case .closedPipe: process.standardOutput = closedPipe()
    }
    try process.run()
    process.waitUntilExit()
    // A signal has no exit code.
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    let errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: own["err"])), as: UTF8.self)
    return Result(
      status: status, output: try Data(contentsOf: URL(fileURLWithPath: own["out"])), errors: errors)
  }

  private static func closedPipe() -> FileHandle {
    let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    defer { ends.deallocate() }
    pipe(ends)
    close(ends[0])
    return FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }
}

extension Data {
  /// Width and height of a PNG file; nil for other data.
  var pngSize: [Int]? {
    guard count > 24, starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return [16, 20].map { self[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
