import Foundation
import Testing

/// Tests/warnings, and the one build that commands share.
@Suite struct WarningTests {
  private static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

  /// A repository with this command alone, beside a source.
  private final class Copy {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("warnings-\(UUID().uuidString)")

    init() throws {
      for name in ["Tests", "Sources", "build"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(
        at: Documentation.project.appendingPathComponent("Tests/warnings"),
        to: folder.appendingPathComponent("Tests/warnings"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, told: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.currentDirectoryURL = folder
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, told)
    }

    /// Compiles a source, as a build does that keeps what the compiler says.
    func compile(_ code: String) throws {
      let source = folder.appendingPathComponent("Sources/a.swift")
      try code.write(to: source, atomically: true, encoding: .utf8)
      let result = try run(
        "swiftc",
        [
          "-frontend", "-typecheck", "-serialize-diagnostics-path", folder.appendingPathComponent("build/A.dia").path,
          source.path,
        ])
      #expect(result.status == 0, "\(result.told)")
    }

    func check() throws -> (status: Int32, told: String) { try run("Tests/warnings", ["build"]) }
  }

  @Test("a warning is told as long as the build has it, and no longer", .enabled(if: hasCompiler, "no swiftc"))
  func told() throws {
    let copy = try Copy()
    #expect(try copy.check().status == 2)
    try copy.compile("func a() { let unused = 1 }\n")
    for _ in 0..<2 {
      let result = try copy.check()
      #expect(result.status == 1)
      #expect(result.told.contains("Sources/a.swift: warning:") && result.told.contains("'unused'"), "\(result.told)")
    }
    try copy.compile("func a() {}\n")
    let mended = try copy.check()
    #expect(mended.status == 0 && mended.told == "", "\(mended.told)")
  }

  @Test("commands have the options of one build, and set nothing that the package reads")
  func oneBuild() {
    let variables = Documentation.text("Package.swift").matches(of: #/environment\["(?<name>\w+)"\]/#)
      .map { String($0.output.name) }
    #expect(variables.sorted() == ["INLAY_ARGUMENT_PARSER", "INLAY_COMMIT", "INLAY_PKG_CONFIG"])
    for command in ["Tests/run", "Demos/run", "Documentation/build", "Demos/Pictures/make", ".ci/run"] {
      let text = Documentation.text(command)
      #expect(!text.isEmpty, "no \(command)")
      #expect(command == ".ci/run" || text.contains("<Demos/build-flags"), "\(command)")
      for name in variables {
        #expect(!text.contains(name), "\(command) sets \(name): it would build everything again")
      }
    }
  }
}
