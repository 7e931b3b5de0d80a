import Foundation
import PackagePlugin

/// `swift package snapshots record|verify|prune` runs the package's tests in a mode of InlayTesting.
@main
struct InlaySnapshotsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments
    let command = arguments.isEmpty ? "" : arguments.removeFirst()
    let tests = TestRun(package: context.package.directoryURL, swift: try context.tool(named: "swift").url)
    let failures = context.pluginWorkDirectoryURL.appending(path: "failures")
    switch command {
    case "record":
      let recordsAll = arguments.first == "--all"
      if recordsAll { arguments.removeFirst() }
      try build()
      // A test that records fails, so a second run tells whether all snapshots are right.
      _ = try tests.run(["INLAY_SNAPSHOTS": recordsAll ? "all" : "failed", "CI": ""], arguments, isShown: false)
      try verify(tests, failures, arguments)
    case "verify":
      try build()
      try verify(tests, failures, arguments)
    case "prune":
      guard arguments.isEmpty else { throw SnapshotsFailure("prune runs all tests: it takes no arguments") }
      try build()
      try prune(tests, in: context.package.directoryURL)
    default:
      throw SnapshotsFailure(
        """
        usage: swift package snapshots record [--all] | verify | prune
          record   records the snapshots that are missing or differ, or all, then verifies
          verify   compares, and records nothing
          prune    removes the snapshots that no test uses
        record and verify hand other arguments to swift test, such as --filter
        """)
    }
  }

  private func build() throws {
    let result = try packageManager.build(.all(includingTests: true), parameters: .init())
    guard result.succeeded else { throw SnapshotsFailure(result.logText) }
  }

  private func verify(_ tests: TestRun, _ failures: URL, _ arguments: [String]) throws {
    try? FileManager.default.removeItem(at: failures)
    let result = try tests.run(["INLAY_SNAPSHOTS": "never", "INLAY_ARTIFACTS": failures.path], arguments)
    guard result.status != 0 else { return }
    let page = failures.appending(path: "index.html")
    let hint = FileManager.default.fileExists(atPath: page.path) ? "; see \(page.path)" : ""
    throw SnapshotsFailure("the tests failed\(hint)")
  }

  private func prune(_ tests: TestRun, in package: URL) throws {
    let result = try tests.run(["INLAY_SNAPSHOTS": "never", "INLAY_SNAPSHOTS_UNUSED": "1"], [], isShown: false)
    guard result.status == 0 else {
      print(result.output)
      throw SnapshotsFailure("the tests failed, so nothing is removed: a test that ended early used no snapshot")
    }
    let unused = result.output.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "inlay: no test uses the snapshot ", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].isEmpty ? String(parts[1]) : nil
    }
    for path in unused where !path.hasPrefix("/") {
      try FileManager.default.removeItem(at: package.appending(path: path))
      print("removed \(path)")
    }
    if unused.isEmpty { print("every snapshot is used") }
  }
}

/// Runs of the tests that are built.
struct TestRun {
  let package: URL
  let swift: URL

  /// - Parameter isShown: Whether the output is shown, and not returned.
  func run(_ variables: [String: String], _ arguments: [String], isShown: Bool = true) throws
    -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = swift
    // `swift package` has the lock of the build folder until this plugin ends.
    process.arguments = ["test", "--skip-build", "--ignore-lock"] + arguments
    process.currentDirectoryURL = package
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    // `swift test` writes what tests write to standard error to either output.
    let output = Pipe()
    if !isShown { (process.standardOutput, process.standardError) = (output, output) }
    try process.run()
    let data = isShown ? nil : try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data ?? Data(), as: UTF8.self))
  }
}

struct SnapshotsFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
