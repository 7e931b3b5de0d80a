import Inlay
import InlayFiles

/// Refuses outputs that would replace a file that was read, another output, or a link, before the first frame.
extension Job {
  /// The output files that the arguments name, except standard output.
  private var outputs: [String] { arguments.outputs.filter { $0 != "-" } }

  /// Prints the fonts of the last frame where that was asked for. Returns whether it was possible.
  func printFonts(of scene: Scene) -> Bool {
    guard arguments.inspection.fontsUsed, let fonts = scene.frame?.fonts else { return true }
    return Output.printText(fonts.reduce(into: "") { $0 += "\($1.description.visible)\n" })
  }

  /// Refuses outputs that are links, before any file is read: a link might lead anywhere.
  func refusalOfLinks() -> ExitStatus? {
    guard let link = outputs.first(where: FileIdentity.isLink) else { return nil }
    Output.tell("cannot write \(link): it is a symbolic link, and links are not followed for writing")
    return .unwritable
  }

  /// Refuses outputs that would replace a file or a snapshot of the scene, and files in the folder of the frames, which
  /// is replaced as a whole.
  func refusal(of loaded: LoadedScene) -> ExitStatus? {
    if let frames = arguments.inspection.frames, let folder = FileIdentity(of: frames) {
      let files = loaded.files + (readFiles?.paths ?? []) + loaded.plannedSnapshots.map(\.path) + outputs
      let others = files + [arguments.scene, arguments.comparison.compare].compactMap { $0 }
      if let file = others.first(where: { FileIdentity(ofFolderOf: $0) == folder }) {
        Output.tell("\(file) lies in \(frames), which --frames replaces")
        return .usage
      }
    }
    let identities = outputs.map { FileIdentity(of: $0) }
    var lost = zip(outputs, identities).lazy.compactMap { [readFiles] output, identity in
      identity.flatMap { readFiles?[$0] }.map { (output, $0) }
    }.first
    for file in loaded.files where lost == nil {
      if let identity = FileIdentity(of: file), let index = identities.firstIndex(of: identity) {
        lost = (outputs[index], file)
      }
    }
    if let (output, file) = lost {
      Output.tell("\(output) and \(file), which the scene is made of, are the same file")
      return .usage
    }
    var uses = outputs.map { ($0, "written too") }
    if let reference = arguments.comparison.compare { uses.append((reference, "compared")) }
    for snapshot in loaded.plannedSnapshots {
      guard let (path, use) = uses.first(where: { FileIdentity.isSame($0.0, snapshot.path) }) else { continue }
      Output.tell([snapshot.problem("the snapshot and \(path), which is \(use), are the same file")])
      return .wrongScene
    }
    return nil
  }
}
