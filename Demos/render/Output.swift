import Glibc
import InlayFiles
import InlayGraphics

/// Writing what was made.
enum Output {
  /// Writes a picture and other files, all or none: after a failure the files are as they were.
  static func write(
    _ picture: [UInt8], to target: PictureTarget, others: [(path: String, bytes: [UInt8])]
  ) throws(InlayError) {
    var undo: [() -> Void] = []
    do throws(InlayError) {
      for file in others {
        let restore = undoing(file.path)
        try writeFileAtomically(file.bytes, to: file.path)
        if let restore { undo.append(restore) }
      }
      if target.isStandardOutput {
        try writeToStandardOutput(picture)
      } else {
        try writeFileAtomically(picture, to: target.path)
      }
    } catch {
      for restore in undo.reversed() { restore() }
      throw error
    }
  }

  /// What gives a file back what it holds now. Where there is a device or a pipe, what was written stays written.
  private static func undoing(_ path: String) -> (() -> Void)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return { unlink(path) } }
    guard let old = try? readFile(path, maximumBytes: .max) else { return nil }
    return { try? writeFileAtomically(old, to: path) }
  }

  private static func writeToStandardOutput(_ bytes: [UInt8]) throws(InlayError) {
    let failure = writeAll(bytes, to: STDOUT_FILENO)
    guard failure == 0 else {
      throw InlayError(.unwritableFile, "cannot write standard output: \(String(cString: strerror(failure)))")
    }
  }

  /// Prints a line; whether it could be.
  @discardableResult
  static func printLine(_ text: String, toErrors: Bool = false) -> Bool { print(text + "\n", toErrors: toErrors) }

  /// Prints a text as it is; whether it could be.
  static func print(_ text: String, toErrors: Bool = false) -> Bool {
    writeAll(Array(text.utf8), to: toErrors ? STDERR_FILENO : STDOUT_FILENO) == 0
  }

  /// Writes everything; the error number of what failed, or 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          written += count
        } else if errno == EAGAIN {
          // A pipe that another program made non-blocking: wait until it takes more.
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
