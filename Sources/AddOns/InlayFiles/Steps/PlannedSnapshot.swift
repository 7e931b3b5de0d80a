import InlaySystem

/// A picture that a script asks for.
package struct PlannedSnapshot {
  /// The path inside the scene's folder.
  package let path: String
  fileprivate let step: ScriptStep
  fileprivate let file: String

  /// A problem with the snapshot's step.
  package func problem(_ message: String) -> Problem { step.problem(message, in: file) }
}

extension Checker {
  /// Finds the paths of a script's snapshots before its first step. Each path is in the scene's folder, is unique, is
  /// not a link and is not a file that the scene was made from.
  ///
  /// - Parameters:
  ///   - folder: The scene's.
  ///   - read: The paths of the files that were read.
  mutating func checkSnapshots(
    _ steps: Value.Elements, in folder: SceneFolder, file: String, read: () -> Set<FilePath>
  ) -> [PlannedSnapshot] {
    let script = trail.append(.key("script"), after: KeyTrail.root)
    var snapshots: [PlannedSnapshot] = []
    var places: Set<RelativePath> = []
    var readFiles: Set<FileIdentity>?
    for step in steps.steps where step.name == "snapshot" && !findings.isFull {
      // Problems of the name alone are reported before.
      guard let name = step.value.text, (try? SceneFolder.checked(name)) != nil else { continue }
      func report(_ message: String) {
        self.report(
          "\(name.quoted) \(message)", at: step.value.place, .key("snapshot"),
          in: trail.append(.index(step.index), after: script))
      }
      do throws(SceneFolder.Failure) {
        let place = try folder.placeForFile(at: name)
        guard places.insert(place).inserted else { throw .other("is the name of an earlier snapshot") }
        let path = (folder.path ?? ".").appending(place).text
        if let identity = FileIdentity(of: path) {
          let known = readFiles ?? Set(read().compactMap { FileIdentity(of: $0.text) })
          readFiles = known
          guard !known.contains(identity) else { throw .other("is one of the scene's own files") }
        }
        snapshots.append(PlannedSnapshot(path: path, step: step, file: file))
      } catch {
        report(error.snapshotWords)
      }
    }
    return snapshots
  }
}

extension SceneFolder.Failure {
  /// The problem with a snapshot's path, as a predicate of the path.
  var snapshotWords: String {
    switch self {
    case .leaves: "is outside the scene's folder"
    case .missing: "is in a folder that does not exist"
    case .other(let reason): reason
    }
  }
}
