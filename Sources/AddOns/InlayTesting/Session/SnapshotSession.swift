import Foundation
import InlayFiles
import InlaySystem
import Synchronization

/// The snapshots of a process: how they are recorded, which names tests have used, and where artefacts go.
final class SnapshotSession: Sendable {
  let environment: [String: String]
  let artifacts: Artifacts?
  private let used = Mutex<[FilePath: [FilePath: TestPlace]]>([:])

  /// - Parameter environment: `INLAY_SNAPSHOTS`, `INLAY_ARTIFACTS`, `INLAY_SNAPSHOTS_UNUSED`, `CI`, `GITHUB_ACTIONS` and
  ///   `GITHUB_WORKSPACE` are read.
  init(environment: [String: String]) {
    self.environment = environment
    artifacts = environment["INLAY_ARTIFACTS"].flatMap { $0.isEmpty ? nil : Artifacts(folder: $0) }
  }

  /// The session of the tests.
  static let shared: SnapshotSession = {
    let session = SnapshotSession(environment: ProcessInfo.processInfo.environment)
    _ = DrawingEnvironment.isClean
    if (try? session.listsUnused()) == true { atexit { SnapshotSession.printUnused() } }
    return session
  }()

  /// Reserves a snapshot's name for a test.
  ///
  /// - Throws: `SnapshotFailure` for a name that was used before.
  func use(_ files: SnapshotFiles, at place: TestPlace) throws(SnapshotFailure) {
    let earlier = used.withLock { used in
      let (folder, name) = (files.folder, FilePath(files.name))
      let earlier = used[folder]?[name]
      if earlier == nil { used[folder, default: [:]][name] = place }
      return earlier
    }
    guard let earlier else { return }
    throw SnapshotFailure(
      "the name is used twice, at \(earlier.description) and \(place.description): add the difference to it, such as "
        + "a test's argument")
  }

  /// The line that GitHub Actions shows beside the test's line; nil elsewhere.
  func annotation(of failure: String, at place: TestPlace) -> String? {
    let folder = FileManager.default.currentDirectoryPath
    return GitHubAnnotations(folder: folder) { environment[$0] }?
      .line(.error, file: place.path, line: place.line, column: place.column, message: failure)
  }

  func isUsed(_ files: SnapshotFiles) -> Bool {
    used.withLock { $0[files.folder]?[FilePath(files.name)] != nil }
  }

  /// The folders of the test files that used snapshots.
  var usedFolders: [FilePath: Set<FilePath>] { used.withLock { $0.mapValues { Set($0.keys) } } }
}
