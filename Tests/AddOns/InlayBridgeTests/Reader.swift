import Foundation
import InlayTestSupport

/// Runs the reader `client.py` on buses and a screen of its own.
enum Reader {
  /// What it prints, in lines; nil if a program for it is missing, which is printed.
  ///
  /// - Parameter steps: As `client.py` describes them.
  static func read(_ scene: String, _ steps: String...) throws -> [String]? { try read(scene, steps) }

  static func read(_ scene: String, _ steps: [String]) throws -> [String]? {
    guard let python else { return skipped("python3 has no gi.repository.Atspi") }
    for program in ["dbus-run-session", "xdotool"] where path(of: program) == nil { return skipped("no \(program)") }
    guard let server = Xvfb(width: 1280, height: 1400) else { return skipped("no Xvfb") }
    let folder = try TestFolder()
    // A file: a pipe would stay open with programs of the session that outlive it.
    let (output, errors) = try (folder.write("", to: "output"), folder.write("", to: "errors"))
    let variables = [
      "DISPLAY=\(server.display)", "HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)", "GSETTINGS_BACKEND=memory",
      "NO_AT_BRIDGE=1", "INLAY_SCALE=1", "OUTPUT=\(output)", "ERRORS=\(errors)",
    ]
    let session = ["sh", "-c", #"exec "$@" >"$OUTPUT" 2>"$ERRORS""#, "sh", "dbus-run-session", "--"]
    let reader = [python, clientPath, livePath, scene] + steps
    let isDone = run(start(["env", "-u", "DBUS_SESSION_BUS_ADDRESS"] + variables + session + reader))
    withExtendedLifetime(server) {}
    let text = try String(contentsOfFile: output, encoding: .utf8)
    guard isDone else { throw try Failure(text: text + String(contentsOfFile: errors, encoding: .utf8)) }
    // The registry prints too.
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("SpiRegistry") }
  }

  /// Starts the reader for windows of this process, on the bus of its environment; nil as in `read`.
  ///
  /// - Parameter output: The file that it prints to.
  static func attach(output: String, _ steps: String...) -> pid_t? {
    guard let python else {
      _ = skipped("python3 has no gi.repository.Atspi")
      return nil
    }
    let name = ((CommandLine.arguments.first ?? "") as NSString).lastPathComponent
    return start(["sh", "-c", #"exec "$@" >"$0" 2>&1"#, output, python, clientPath, name, "-"] + steps)
  }

  /// Whether Orca 43 can be started, with its words in a language; otherwise that is printed.
  static func hasOrca(_ language: String) -> Bool {
    guard let version = orcaVersion(language) else { return false }
    return version == 43 || skipped("no Orca 43, whose sentences these are") != nil
  }

  /// The first number of the version of Orca, if it has its words in a language; otherwise nil, which is printed.
  static func orcaVersion(_ language: String) -> Int? {
    guard path(of: "orca") != nil, let orca else {
      _ = skipped("no orca")
      return nil
    }
    let words = "/usr/share/locale/\(language)/LC_MESSAGES/orca.mo"
    guard language == "en" || FileManager.default.fileExists(atPath: words) else {
      _ = skipped("no translation of Orca to \(language)")
      return nil
    }
    return orca
  }

  /// Tells it by the code with which a program of Python ends, which is 1 for an error.
  private static let orca: Int? =
    python.flatMap { python in
      let script = "import sys; from orca import orca_platform; sys.exit(int(orca_platform.version.split('.')[0]))"
      var status: Int32 = 0
      guard let process = start([python, "-c", script]), waitpid(process, &status, 0) == process else { return nil }
      let version = Int(status >> 8)
      return version > 1 ? version : nil
    }

  struct Failure: Error { let text: String }

  /// Whether a program is in the path; otherwise that is printed.
  static func has(_ program: String) -> Bool { path(of: program) != nil || skipped("no \(program)") != nil }

  private static func skipped(_ reason: String) -> [String]? {
    print("InlayBridgeTests: skipped, since there is \(reason); see Demos/setup")
    return nil
  }

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// One with the modules that Debian installs for its own.
  private static let python = ["/usr/bin/python3", path(of: "python3") ?? ""].first { python in
    FileManager.default.isExecutableFile(atPath: python)
      && run(start([python, "-c", "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"]))
  }

  private static let clientPath = (#filePath as NSString).deletingLastPathComponent + "/client.py"

  /// Beside the tests.
  private static let livePath =
    ((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
      ($0 as NSString).deletingLastPathComponent
    } ?? "/") + "/live"

  static let scenes =
    ((#filePath as NSString).deletingLastPathComponent as NSString).appendingPathComponent("../../../Demos/Scenes")
}
