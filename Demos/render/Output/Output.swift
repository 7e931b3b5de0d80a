import Glibc
import Inlay

/// Writing to standard output and the error output.
enum Output {
  /// The descriptor of the program's own messages; in a worker not standard error, which C libraries use. Set once, in
  /// a process with one thread.
  nonisolated(unsafe) static var errors = STDERR_FILENO

  static func writeToStandardOutput(_ bytes: [UInt8]) throws(InlayError) {
    let failure = writeAll(bytes, to: STDOUT_FILENO)
    guard failure == 0 else {
      throw InlayError(.unwritableFile, "cannot write standard output: \(String(cString: strerror(failure)))")
    }
  }

  /// Prints a line to standard output, and reports a failure. Returns whether it was possible.
  static func printLine(_ text: String) -> Bool { printText(text + "\n") }

  /// Prints a text to standard output unchanged, and reports a failure. Returns whether it was possible.
  static func printText(_ text: String) -> Bool {
    do throws(InlayError) {
      try writeToStandardOutput(Array(text.utf8))
      return true
    } catch {
      tell("\(error)")
      return false
    }
  }

  /// Prints a text unchanged. Returns whether that was possible.
  @discardableResult
  static func print(_ text: String, toErrors: Bool = false) -> Bool {
    writeAll(Array(text.utf8), to: toErrors ? errors : STDOUT_FILENO) == 0
  }

  /// Writes all bytes; returns the error number of a failure, or 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          written += count
        } else if errno == EAGAIN {
          // A pipe that another program made non-blocking: waits until it takes more.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
