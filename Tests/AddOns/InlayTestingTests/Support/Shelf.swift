import Inlay
import InlayTestSupport

@testable import InlayTesting

/// A folder with stored snapshots of a test file `MenuTests.swift`, as several runs of tests see it.
struct Shelf {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("", to: "MenuTests.swift")
  }

  func session(_ environment: [String: String] = [:]) -> SnapshotSession { SnapshotSession(environment: environment) }

  /// The outcome of a test's snapshot.
  func outcome(
    of menu: Menu, _ name: String, _ aspects: [SnapshotAspect] = [], line: Int = 12, in session: SnapshotSession,
    capturedBy scene: SnapshotScene = SnapshotScene()
  ) -> SnapshotCheck.Outcome {
    SnapshotCheck(name, aspects, at: place(line: line), in: session).run { try scene.capture(menu.scene) }
  }

  /// The failure of a snapshot in a run of its own.
  func failure(
    of menu: Menu, _ name: String, _ aspects: [SnapshotAspect] = [], _ environment: [String: String] = [:]
  ) -> String? {
    outcome(of: menu, name, aspects, in: session(environment)).failure
  }

  func place(line: Int = 12) -> TestPlace {
    TestPlace(
      fileID: "App/MenuTests.swift", filePath: #filePath, line: line, column: 5, path: folder["MenuTests.swift"])
  }

  /// The stored files of the test file.
  var stored: [String] { files(in: "Snapshots/MenuTests") }

  func files(in name: String) -> [String] { TestFolder.names(in: folder[name]) }
}
