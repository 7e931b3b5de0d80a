import Foundation
import Testing

/// Demos/template is a package that users copy. Its sources and tests are targets of this package too, so that every
/// run compiles them; a copy as a package of its own takes a minute and is built with `INLAY_LONG=1`.
@Suite struct TemplateTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path

  @Test(
    "a copy of the template builds against this checkout, tests and draws itself, and has the commands render and snapshots",
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
      plugins="swift package --allow-writing-to-package-directory"
      $plugins render "$INLAY_PATH/Demos/Scenes/login.yaml" -o login.png
      test -s login.png
      snapshots=Tests/ChoresTests/Snapshots/ChoresTests
      cp $snapshots/form.txt $snapshots/old.txt
      rm $snapshots/form.png
      if CI= $plugins snapshots verify; then echo "verify missed a snapshot"; exit 1; fi
      CI= $plugins snapshots record
      $plugins snapshots prune
      diff -r $snapshots "$INLAY_PATH/Demos/template/$snapshots"
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
