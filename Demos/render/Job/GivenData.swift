import InlayFiles

/// Values for a scene: a file, or data in a line of a batch's jobs.
enum GivenData {
  /// A path from the working directory.
  case file(String)
  case object(SceneData)

  /// The file's path; nil for data without one.
  var path: String? { if case .file(let path) = self { path } else { nil } }

  /// - Throws: `FileError` for a file that cannot be read.
  func data(_ limits: SceneLimits) throws(FileError) -> SceneData {
    switch self {
    case .file(let path): try SceneData(path: path, limits: limits)
    case .object(let data): data
    }
  }
}
