import Glibc
import InlayFiles

/// Reading a scene from standard input.
enum Input {
  static let name = "<stdin>"

  /// - Throws: `FileError` when it cannot be read or is longer than a limit.
  static func standardInput(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw error("cannot be read: \(String(cString: strerror(errno)))") }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else { throw error("the scene has more than \(limit) bytes") }
    }
  }

  private static func error(_ message: String) -> FileError {
    FileError(problems: [Problem(file: name, line: 1, column: 1, message: message)])
  }
}
