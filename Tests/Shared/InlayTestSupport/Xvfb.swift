#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An X server without a screen, whose pixels are a file.
package final class Xvfb {
  package let display: String
  package let process: pid_t
  private let folder: String
  private let depth: Int

  /// Nil without Xvfb.
  ///
  /// - Parameters:
  ///   - depth: The bits of a pixel: 24 or 16.
  ///   - options: Further options of the server.
  package init?(width: Int, height: Int, depth: Int = 24, options: [String] = []) {
    self.depth = depth
    var name = Array("/tmp/inlay-xvfb-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { return nil }
    folder = String(cString: made)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // Without -noreset the server starts anew when its last client leaves, and clients that come meanwhile fail.
    let started = start(
      [
        "Xvfb", "-displayfd", "\(ends[1])", "-screen", "0", "\(width)x\(height)x\(depth)", "-fbdir", folder,
        "-nolisten",
        "tcp", "-nocursor", "-noreset",
      ] + options)
    close(ends[1])
    defer { close(ends[0]) }
    guard let started else { return nil }
    process = started
    // The server writes the number and the end of the line separately.
    var number: [UInt8] = []
    var byte: UInt8 = 0
    while read(ends[0], &byte, 1) == 1, byte != 10 { number.append(byte) }
    display = ":" + String(decoding: number, as: UTF8.self)
    guard !number.isEmpty else { return nil }
  }

  deinit {
    stop()
    unlink(folder + "/Xvfb_screen0")
    rmdir(folder)
  }

  /// Ends the server; its clients lose their display.
  package func stop() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The screen's top left part: as 0xFFRRGGBB, or the words of 16 bits.
  package func pixels(width: Int, height: Int) -> [UInt32] {
    let file = open(folder + "/Xvfb_screen0", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
    guard pread(file, &bytes, bytes.count, 0) == bytes.count else { return [] }
    // The header of X Window Dumps: big-endian words.
    func word(_ index: Int) -> Int { bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let start = word(0) + word(19) * 12
    let bytesPerRow = word(12)
    return bytes.withUnsafeBytes { bytes in
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * height)
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: bytes[(start + y * bytesPerRow)...])
        if depth == 16 {
          for x in 0..<width { pixels.append(UInt32(row.load(fromByteOffset: x * 2, as: UInt16.self))) }
        } else {
          for x in 0..<width { pixels.append(row.load(fromByteOffset: x * 4, as: UInt32.self) | 0xFF00_0000) }
        }
      }
      return pixels
    }
  }
}

/// Asks an X server something on a connection of Xlib: its earlier events come before the answer.
package func askServer(_ display: UnsafeMutableRawPointer?) {
  guard let display, let library = dlopen("libX11.so.6", RTLD_LAZY) else { return }
  defer { dlclose(library) }
  typealias Sync = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  if let symbol = dlsym(library, "XSync") { _ = unsafeBitCast(symbol, to: Sync.self)(display, 0) }
}

/// Starts a program of the path; nil if there is none.
package func spawn(_ arguments: String...) -> pid_t? { start(arguments) }

package func start(_ arguments: [String]) -> pid_t? {
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  var process = pid_t()
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  // Threads of Dispatch block signals; the program must end by them.
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  return posix_spawnp(&process, arguments[0], &actions, &attributes, &pointers, environ) == 0 ? process : nil
}

/// Runs a program to its end.
///
/// - Returns: Whether it succeeded.
package func run(_ process: pid_t?) -> Bool {
  guard let process else { return false }
  var status: Int32 = 0
  return waitpid(process, &status, 0) == process && status == 0
}
