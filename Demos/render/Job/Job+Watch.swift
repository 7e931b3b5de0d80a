import Inlay
import InlayFiles

/// Rendering at every change.
extension Job {
  /// Renders at every change, until the program is ended. While a file is wrong, the picture stays unchanged.
  func watch() throws(InlayError) -> Never {
    let watcher = try FileWatcher()
    let given =
      [arguments.scene].compactMap { $0 } + arguments.target.data + [arguments.bundle.values].compactMap { $0 }
    for file in given { try watcher.watch(file) }
    if let theme = arguments.sceneOptions.theme, Theme.named(theme) == nil { try watcher.watch(theme) }
    var watched: Set<FilePath> = []
    while true {
      let (start, begin) = (FileWatcher.now, monotonicSeconds())
      let result = render()
      let milliseconds = Int(((monotonicSeconds() - begin) * 1000).rounded())
      let new = Set(result.files.map { FilePath($0) }).subtracting(watched)
      let mayHaveChanged = watcher.watch(new, readSince: start)
      let isFirst = watched.isEmpty
      watched.formUnion(new)
      say("\(product): \(result.status.isWritten ? "made" : "not made") in \(milliseconds) ms")
      let names = isFirst ? Self.names(watched.union(given.map { FilePath($0) })) : Self.names(new)
      if !names.isEmpty { say("watching \(names)") }
      // A change before the file was watched is rendered at once.
      if !mayHaveChanged { watcher.waitForChange() }
      watcher.followWorkingFolder()
    }
  }

  /// What is made, for messages.
  private var product: String {
    if arguments.bundle.allPages { return arguments.bundle.outDir ?? "." }
    return arguments.writesPicture ? arguments.picture.path : arguments.outputs.first ?? arguments.picture.path
  }

  /// Says what happens, beside the problems; nothing where these are for a program.
  private func say(_ message: String) {
    if Output.problemFormat == .text { Output.print("\(Arguments.programName): \(message.visible)\n", toErrors: true) }
  }

  /// The names of files in the order of their bytes, those in the working directory without it; at most ten.
  private static func names(_ files: Set<FilePath>) -> String {
    let current = realPath(of: ".").map { FilePath($0) }
    let names = Set(files.map { file in current.flatMap { file.inside($0)?.path } ?? file }).sorted().map(\.text)
    let most = 10
    return names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
