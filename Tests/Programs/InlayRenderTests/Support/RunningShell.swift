import Foundation
import Glibc

/// A shell's command, in which `$0` is the program, while it runs. It is ended with this object.
final class RunningShell {
  private let process = Process()
  private let errors = Pipe()
  /// The time limit for every expected event, in milliseconds: far longer than events ever take.
  private static let patience: Int32 = 60_000

  init(_ command: String, in folder: String) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, Program.path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Sends a signal to the first worker as soon as there is one; false when the program ends without one.
  func signalWorker(_ signal: Int32) -> Bool {
    let process = process.processIdentifier
    while self.process.isRunning {
      let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      if let worker = text?.split(separator: " ").first.flatMap({ pid_t($0) }) { return kill(worker, signal) == 0 }
    }
    return false
  }

  /// Reads a pipe until no process can write to it; false when one stays.
  static func awaitEnd(of descriptor: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, patience) == 1 else { return false }
      let count = read(descriptor, &bytes, bytes.count)
      if count == 0 { return true }
    }
  }

  /// The exit code, or the negative number of the signal that ended the command, and its messages.
  func end() -> (status: Int32, errors: String) {
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
  }
}
