import InlayLayers
import InlaySystem

/// The comparison of a scene with its stored snapshot, and the recording of it.
struct SnapshotCheck {
  let name: String
  let aspects: [SnapshotAspect]
  let place: TestPlace
  let session: SnapshotSession

  init(_ name: String, _ aspects: [SnapshotAspect], at place: TestPlace, in session: SnapshotSession) {
    self.name = name
    self.aspects = aspects.isEmpty ? [.picture, .tree] : aspects
    self.place = place
    self.session = session
  }

  /// The result that a test reports.
  struct Outcome {
    /// The failure; nil for a snapshot that is like the stored one.
    var failure: String?
    /// The pictures and trees of a failure: name and bytes.
    var attachments: [(name: String, bytes: [UInt8])] = []
  }

  /// Compares, and records by the session's mode. Does not throw: every problem is a failure.
  func run(_ capture: () throws -> CapturedSnapshot) -> Outcome {
    do {
      let (mode, isForCI) = try RecordingMode.read(session.environment)
      _ = try session.listsUnused()
      let files = try SnapshotFiles(name: name, of: place)
      try session.use(files, at: place)
      let captured = try capture()
      guard captured.problems.isEmpty else {
        throw SnapshotFailure(captured.problems.joined(separator: "; ") + " (see fonts in expectSnapshot)")
      }
      if aspects.contains(where: { $0.kind == .tree }), captured.tree == nil {
        throw SnapshotFailure("a frame has no tree: compare it as .picture")
      }
      let parts = try aspects.map { try SnapshotPart($0, of: captured, files) }
      return try outcome(of: parts, files, mode, isForCI: isForCI, captured)
    } catch {
      return Outcome(failure: "snapshot \"\(name)\": \(error)".visible)
    }
  }

  private func outcome(
    of parts: [SnapshotPart], _ files: SnapshotFiles, _ mode: RecordingMode, isForCI: Bool,
    _ captured: CapturedSnapshot
  ) throws -> Outcome {
    let missing = parts.filter { $0.reference == nil }
    let different = parts.filter { $0.difference != nil }
    let recorded =
      switch mode {
      case .never: [SnapshotPart]()
      case .missing: missing
      case .failed: missing + different
      case .all: parts
      }
    // The tree comes first, since it shows which row changed.
    var reasons = different.sorted { $0.aspect.kind == .tree && $1.aspect.kind != .tree }.compactMap(\.difference)
    let unrecorded = missing.filter { part in !recorded.contains { $0.aspect == part.aspect } }
    if !unrecorded.isEmpty {
      let why =
        isForCI
        ? "nothing is recorded in CI: run the test on your machine" : "run the test with INLAY_SNAPSHOTS=missing"
      reasons.append("there is no \(files.shortPaths(unrecorded.map(\.aspect))); \(why)")
    }
    if !recorded.isEmpty {
      for part in recorded { try files.write(try part.actual(), part.aspect) }
      reasons.append("recorded \(files.shortPaths(recorded.map(\.aspect))); run again")
    }
    if missing.count == parts.count, let old = try oldName(of: captured, files) {
      reasons.append("\"\(old)\" is the same, and no test has used it yet: rename its files if this is its new name")
    }
    let artifacts = session.artifacts
    guard !reasons.isEmpty else {
      try artifacts?.remove(files)
      return Outcome()
    }
    let failure = "snapshot \"\(name)\": \(reasons.joined(separator: "; "))".visible
    var attachments: [(name: String, bytes: [UInt8])] = []
    for part in parts where part.reference == nil || part.difference != nil { attachments += try part.artifacts() }
    try artifacts?.write(attachments, failure: failure, of: files)
    return Outcome(failure: failure, attachments: attachments)
  }

  /// A stored snapshot of the test file with the same contents that no test has used.
  private func oldName(of captured: CapturedSnapshot, _ files: SnapshotFiles) throws -> String? {
    try files.storedNames.first { name in
      let old = files.named(name)
      guard FilePath(name) != FilePath(files.name), !session.isUsed(old) else { return false }
      return try aspects.allSatisfy {
        let part = try SnapshotPart($0, of: captured, old)
        return part.reference != nil && part.difference == nil
      }
    }
  }
}
