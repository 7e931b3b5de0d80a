import Foundation
import Glibc

/// The built program, whose worker waits for more of its standard input, or for a reader of its output. It is ended
/// with this object.
final class HeldProgram {
  private let process = Process()
  private let errors = Pipe()
  private let input: Int32
  /// The time limit for every expected event, in milliseconds: far longer than events ever take.
  private static let patience: Int32 = 60_000

  init(_ arguments: [String], in folder: String) throws {
    let pipe = Pipe()
    input = dup(pipe.fileHandleForWriting.fileDescriptor)
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // Only the program and its worker have the reading end.
    try pipe.fileHandleForReading.close()
    try pipe.fileHandleForWriting.close()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    close(input)
  }

  /// Writes more to standard input than a pipe's buffer, so that it returns after the worker reads.
  func awaitReading() {
    let comment = [UInt8](repeating: UInt8(ascii: "#"), count: 1 << 18)
    var written = 0
    while written < comment.count {
      let count = comment[written...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      written += count
    }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Sends a signal to the worker; false when there is none.
  func sendToWorker(_ signal: Int32) -> Bool {
    let process = process.processIdentifier
    guard let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8),
      let worker = text.split(separator: " ").first.flatMap({ pid_t($0) })
    else { return false }
    return kill(worker, signal) == 0
  }

  /// Waits until no process can read the input: neither the program nor its worker; false when one stays.
  func awaitEndOfAll() -> Bool {
    var state = pollfd(fd: input, events: 0, revents: 0)
    return poll(&state, 1, Self.patience) == 1 && state.revents & Int16(POLLERR) != 0
  }

  /// The exit code, or the negative number of the signal that ended the program, and its messages.
  func end() -> (status: Int32, errors: String) {
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
  }

  /// Opens a named pipe and waits for data; nil without data.
  static func openReading(_ path: String) -> Int32? {
    let pipe = open(path, O_RDONLY | O_NONBLOCK)
    guard pipe >= 0 else { return nil }
    var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, patience) == 1 else {
      close(pipe)
      return nil
    }
    return pipe
  }
}
