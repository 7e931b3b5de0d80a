import InlaySystem

/// The snapshots that a run records: `INLAY_SNAPSHOTS`. Recording fails the test.
enum RecordingMode: String, CaseIterable, Sendable {
  /// Snapshots that do not exist: the default.
  case missing
  /// All.
  case all
  /// Snapshots that do not exist, and those that differ.
  case failed
  /// None: always so under CI.
  case never

  /// The mode of a process's environment, and whether it is so because of CI. A variable `CI` other than an empty one,
  /// `0` and `false` says so.
  ///
  /// - Throws: `SnapshotFailure` for an unknown mode.
  static func read(_ environment: [String: String]) throws(SnapshotFailure) -> (mode: RecordingMode, isForCI: Bool) {
    let name = environment["INLAY_SNAPSHOTS"] ?? RecordingMode.missing.rawValue
    guard let mode = RecordingMode(rawValue: name) else {
      throw SnapshotFailure("INLAY_SNAPSHOTS is \"\(name)\"; it can be missing, all, failed or never")
    }
    let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
    return isCI ? (.never, true) : (mode, false)
  }
}

/// A reason why a test fails.
struct SnapshotFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description.visible }
}
