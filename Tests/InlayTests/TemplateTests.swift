import Foundation
import Testing

/// Demos/template is a package that users copy. Its sources and tests are targets of this package too, so that every run
/// compiles them; a copy as a package of its own takes a minute and is built with `INLAY_LONG=1`.
@Suite struct TemplateTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path

  @Test(
    "a copy of the template builds against this checkout, its tests pass and it makes its picture",
    .enabled(if: ProcessInfo.processInfo.environment["INLAY_LONG"] == "1", "INLAY_LONG=1 builds it"))
  func copy() throws {
    let script = """
      set -euo pipefail
      copy=$(mktemp -d)
      trap 'rm -rf "$copy"' EXIT
      cp -r "$INLAY_PATH/Demos/template/." "$copy"
      rm -rf "$copy/.build"
      cd "$copy"
      swift test
      "$(swift build --show-bin-path)/Chores" --picture chores.png
      test -s chores.png
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = ProcessInfo.processInfo.environment.merging(["INLAY_PATH": Self.project]) { $1 }
    let log = Pipe()
    (process.standardOutput, process.standardError) = (log, log)
    try process.run()
    let output = String(decoding: try log.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output.suffix(4000))")
  }
}
