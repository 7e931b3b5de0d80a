import Foundation

/// A folder with some of the project's files, or others in their place, and commands that run in it.
final class ScratchProject {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inlay-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ path: String) -> String { folder.appendingPathComponent(path).path }

  func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
  }

  /// Copies programs of the project.
  func copy(_ programs: String...) throws {
    for program in programs { try write(Documentation.text(program), to: program, isProgram: true) }
  }

  /// Runs lines of a shell, and returns the exit code and all that they print. The folder `bin`, if there is one, comes
  /// first in `PATH`.
  ///
  /// - Parameters:
  ///   - place: The folder in which they run; this one if nil.
  ///   - path: `PATH` behind `bin`; the tests' own if nil.
  func run(
    _ lines: String, in place: URL? = nil, path: String? = nil, _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-e", "-o", "pipefail", "-c", lines]
    process.currentDirectoryURL = place ?? folder
    let own = path ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let known = [
      "PATH": "\(self.path("bin")):\(own)", "HOME": folder.path, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c", "GIT_CEILING_DIRECTORIES": folder.path,
    ]
    process.environment = known.merging(variables) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
