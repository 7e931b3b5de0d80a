import Foundation
import Glibc
import InlayFiles

/// The built program while it runs. It is ended with this object.
final class RunningProgram {
  private let process = Process()
  private let errors = Pipe()
  private var text = ""
  /// The time limit for every expected event, in milliseconds: far longer than events ever take.
  private static let patience: Int32 = 60_000

  init(_ arguments: [String], in folder: String) throws {
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  deinit {
    // Test threads may block any other signal, and the program inherits the mask of the thread that started it.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// Waits for a new line of the program with these words; false without one.
  func tells(_ words: String) -> Bool {
    let descriptor = errors.fileHandleForReading.fileDescriptor
    while true {
      if let range = text.range(of: words), let end = text[range.upperBound...].firstIndex(of: "\n") {
        text = String(text[text.index(after: end)...])
        return true
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      guard Self.waits(for: descriptor) else { return false }
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return false }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  /// Waits until a watched file meets a condition; false when it does not.
  static func awaits(_ watcher: FileWatcher, until isRight: () -> Bool) -> Bool {
    while !isRight() {
      guard waits(for: watcher.fileDescriptor) else { return false }
      _ = watcher.takeChange()
    }
    return true
  }

  private static func waits(for descriptor: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, patience) == 1
  }
}
