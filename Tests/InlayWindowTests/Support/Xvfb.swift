import Inlay

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An X server without a screen, whose pixels are a file.
final class Xvfb {
  let display: String
  private let process: pid_t
  private let folder: String

  /// Nil without Xvfb.
  init?(width: Int, height: Int) {
    var name = Array("/tmp/inlay-xvfb-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { return nil }
    folder = String(cString: made)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let started = spawn(
      "Xvfb", "-displayfd", "\(ends[1])", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder, "-nolisten", "tcp",
      "-nocursor")
    close(ends[1])
    defer { close(ends[0]) }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = started == nil ? 0 : read(ends[0], &bytes, 16)
    guard let started, count > 1 else { return nil }
    process = started
    display = ":" + String(decoding: bytes[..<(count - 1)], as: UTF8.self)
  }

  deinit {
    stop()
    unlink(folder + "/Xvfb_screen0")
    rmdir(folder)
  }

  /// Ends the server; its clients lose their display.
  func stop() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The screen's top left part, as 0xFFRRGGBB.
  func pixels(width: Int, height: Int) -> [UInt32] {
    let file = open(folder + "/Xvfb_screen0", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
    guard pread(file, &bytes, bytes.count, 0) == bytes.count else { return [] }
    // The header of X Window Dumps: big-endian words.
    func word(_ index: Int) -> Int { bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let start = word(0) + word(19) * 12
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        let at = start + y * word(12) + x * 4
        return 0xFF00_0000 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
      }
    }
  }
}

/// Starts a program of the path; nil if there is none.
func spawn(_ arguments: String...) -> pid_t? { start(arguments) }

func start(_ arguments: [String]) -> pid_t? {
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  var process = pid_t()
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  defer { posix_spawn_file_actions_destroy(&actions) }
  return posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ) == 0 ? process : nil
}

/// Runs a program to its end.
///
/// - Returns: Whether it succeeded.
func run(_ process: pid_t?) -> Bool {
  guard let process else { return false }
  var status: Int32 = 0
  return waitpid(process, &status, 0) == process && status == 0
}
