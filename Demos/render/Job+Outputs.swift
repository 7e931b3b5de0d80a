import Inlay
import InlayFiles
import InlayGraphics

/// Refuses outputs that would replace a file that was read, another output, or a link, before the first frame.
extension Job {
  /// The output files that the arguments name, except standard output.
  private var outputs: [String] {
    [arguments.picture.path, arguments.dump, arguments.report].compactMap { $0 }.filter { $0 != "-" }
  }

  /// Refuses outputs that are links, before any file is read: a link might lead anywhere.
  func refusalOfLinks() -> ExitStatus? {
    guard let link = outputs.first(where: FileIdentity.isLink) else { return nil }
    Output.printLine(
      "render: error: cannot write \(link): it is a link, and none is written through", toErrors: true)
    return .unwritable
  }

  /// Refuses outputs that would replace a file or a snapshot of the scene.
  func refusal(of loaded: LoadedScene) -> ExitStatus? {
    let identities = outputs.map { FileIdentity(of: $0) }
    for file in loaded.files {
      guard let identity = FileIdentity(of: file), let index = identities.firstIndex(of: identity) else { continue }
      Output.printLine(
        "render: error: \(outputs[index]) and \(file), which the scene is made of, are one file", toErrors: true)
      return .usage
    }
    for snapshot in loaded.plannedSnapshots {
      guard let output = outputs.first(where: { FileIdentity.isSame($0, snapshot.path) }) else { continue }
      let problem = snapshot.problem("the snapshot and \(output), which is written too, are one file")
      Output.printLine(problem.description, toErrors: true)
      return .wrongScene
    }
    return nil
  }
}
