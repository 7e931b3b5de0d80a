import InlaySystem

/// A scene file that is read, with its data in the places of placeholders.
struct ReadScene {
  let file: SceneFile
  let options: SceneOptions
  /// The file's outermost value, before data took the places of placeholders.
  let source: Value
  var document: Document { expanded.document }
  /// The document with its data's files and problems.
  let expanded: ExpandedScene
  /// The work of loading, from the reading on.
  let work: WorkBudget

  init(_ file: SceneFile, _ options: SceneOptions) throws(FileError) {
    self.file = file
    self.options = options
    try options.limits.checkLength(of: file.bytes, of: file.name)
    work = WorkBudget(
      maximumWork: options.limits.maximumWork, maximumBytes: options.limits.maximumMemory,
      seconds: options.limits.deadline)
    let written = try file.document()
    source = written.root
    guard !source.has("inlayTheme") || source.has("inlay") else {
      throw FileError(
        ReadingFailure("the file is a theme, not a scene; name it in a scene's key 'theme'"), in: file.name)
    }
    expanded = try file.withData(written, options)
    try checkTime()
  }

  /// The steps of the file's script, none if the options ignore them.
  var script: Value.Elements { options.ignoresScript ? .none(of: document) : document.root.list("script") }

  /// - Throws: `FileError` after the deadline, and in a cancelled task.
  func checkTime() throws(FileError) {
    work.lookAtClock()
    if let excess = work.excess { throw FileError(ReadingFailure(excess), in: file.name) }
  }
}
