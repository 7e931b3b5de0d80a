import ArgumentParser
import Inlay
import InlayFiles

/// Makes the jobs of a folder: each scene with each combination of options.
struct JobMatrix {
  let folder: String
  let options: MatrixOptions

  /// The jobs in the order of the scenes' names; for each, the last option varies fastest.
  ///
  /// A scene whose name cannot be that of a picture, or gives one of another scene's, makes a job with the problem.
  ///
  /// - Throws: `ValidationError` for names that do not tell the pictures of a scene apart, `InlayError` for a folder
  ///   that cannot be read.
  func jobs(limits: SceneLimits) throws -> [BatchJob] {
    let scenes = try scenes(limits: limits)
    guard !scenes.isEmpty else { throw ValidationError("\(folder): no .yaml, .yml or .json file here is a scene") }
    let (pattern, combinations) = (options.pattern, options.combinations)
    try pattern.check(varied: [(.scene, scenes.count)] + options.counts)
    var jobs: [BatchJob] = []
    var makers: [FilePath: String] = [:]
    for scene in scenes {
      for job in combinations {
        var job = job
        job.scene = scene.path
        job.out = pattern.name { value(of: $0, job, scene) }
        if let refusal = BatchJob.refusal(ofOut: job.out) {
          job.problems.append(scene.problem(refusal))
        } else if let first = makers[FilePath(job.out)] {
          let message = "--name gives \(FilePath(first)) and \(FilePath(scene.path)) one picture: \(job.out.quoted)"
          // Values that stand twice are a mistake of the arguments.
          if FilePath(first) == FilePath(scene.path) { throw ValidationError(message) }
          job.problems.append(scene.problem(message))
        } else {
          makers[FilePath(job.out)] = scene.path
        }
        jobs.append(job)
      }
    }
    return jobs
  }

  private struct FoundScene {
    let path: String
    let stem: String
    let header: SceneHeader

    /// A problem of a picture of the scene.
    func problem(_ message: String) -> Problem { Problem(file: path, line: 1, column: 1, message: message) }
  }

  private func scenes(limits: SceneLimits) throws -> [FoundScene] {
    // Copies of a scene, one after the other, are parsed once.
    var last: (scene: SceneFile, header: SceneHeader?)?
    return try FolderListing.names(in: folder).compactMap { name in
      let file = FilePath(name)
      guard !file.stem.isEmpty, let suffix = file.pathExtension, ["yaml", "yml", "json"].contains(suffix)
      else { return nil }
      let path = FilePath(folder).appending(name).text
      // An unreadable file fails as a job.
      let scene = (try? SceneFile(path: path, limits: limits)) ?? SceneFile(data: [], name: path)
      let header = last.flatMap { $0.scene.hasSameBytes(as: scene) ? $0.header : nil } ?? scene.header
      last = (scene, header)
      return header.map { FoundScene(path: path, stem: file.stem, header: $0) }
    }
  }

  /// The text for a placeholder: the value of the option, otherwise that of the scene.
  private func value(of placeholder: NamePattern.Placeholder, _ job: BatchJob, _ scene: FoundScene) -> String {
    switch placeholder {
    case .scene: scene.stem
    case .theme: (job.theme ?? scene.header.theme).map(Self.themeName) ?? "scene"
    case .appearance: job.appearance?.rawValue ?? scene.header.appearance
    case .direction: job.direction?.rawValue ?? scene.header.direction(language: job.language?.tag)
    case .scale: job.scale?.value.text ?? scene.header.scale
    case .textScale: job.textScale?.value.text ?? scene.header.textScale
    case .language: job.language?.tag ?? scene.header.language ?? "scene"
    }
  }

  /// A theme's name; a file's without folders and suffix.
  private static func themeName(_ theme: String) -> String {
    guard ThemeName.isPath(theme) else { return theme }
    return (FilePath(theme).parts.last ?? "theme").beforeFirstDot
  }
}
