import Inlay
import InlayTestSupport

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A Wayland compositor, whose screen is a window on an X server of its own.
@MainActor
final class Compositor {
  let name: String
  let process: pid_t
  let server: Xvfb
  private let folder: TestFolder
  private let runtime: String?

  /// Those that can be used, by their arguments. cage refuses to run as root, and ends with the program that it shows.
  private static let known: [String: [String]] = [
    "weston": ["weston", "--backend=x11-backend.so", "--width=640", "--height=480", "--idle-time=0"],
    "labwc": ["labwc"],
    // The program of cage outlives a killed cage: it must not hold the output of the tests, whose end others wait for.
    "cage": ["cage", "--", "sh", "-c", "exec tail --pid=\(getpid()) -f /dev/null >/dev/null 2>&1"],
  ]

  /// The display for the windows that are opened next. Nil without a compositor, which is printed.
  ///
  /// - Parameter names: The first one that is installed and starts is used.
  init?(_ names: [String] = ["weston"], for test: String) throws {
    guard let server = Xvfb.use(width: 1100, height: 800, for: test) else { return nil }
    let folder = try TestFolder()
    var started: (name: String, process: pid_t)?
    for name in names where started == nil && Self.isInstalled(name) {
      started = Self.start(name, in: folder).map { (name, $0) }
    }
    guard let started else {
      print("\(test): skipped, since there is no \(names.joined(separator: " or ")) that starts; see Demos/setup")
      return nil
    }
    (name, process) = started
    (self.server, self.folder, runtime) = (server, folder, Environment["XDG_RUNTIME_DIR"])
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    setenv("WAYLAND_DISPLAY", Self.socket, 1)
    useDriver("wayland")
  }

  func stop() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    unsetenv("WAYLAND_DISPLAY")
    if let runtime { setenv("XDG_RUNTIME_DIR", runtime, 1) } else { unsetenv("XDG_RUNTIME_DIR") }
  }

  private static let socket = "wayland-0"

  private static func isInstalled(_ program: String) -> Bool {
    (Environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// - Returns: The process once it takes clients; nil if it ended before.
  private static func start(_ name: String, in folder: TestFolder) -> pid_t? {
    chmod(folder.path, 0o700)
    var command = ["env", "XDG_RUNTIME_DIR=" + folder.path, "WLR_BACKENDS=x11", "WLR_RENDERER=pixman"]
    if name == "weston" { command += known[name, default: []] + ["--socket=" + socket, "--log=" + folder["log"]] }
    if name == "cage", getuid() == 0 {
      // The user nobody.
      chown(folder.path, 65_534, 65_534)
      command += ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    }
    if name != "weston" { command += known[name, default: []] }
    guard let process = InlayTestSupport.start(command) else { return nil }
    for _ in 0..<6_000 {
      // The compositor says by its socket that it has started.
      if access(folder[socket], F_OK) == 0 { return process }
      if waitpid(process, nil, WNOHANG) != 0 { return nil }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    return nil
  }
}
