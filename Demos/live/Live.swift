import ArgumentParser
import Inlay
import InlayFiles
import InlayWindow

/// The arguments of the program.
struct Live: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Shows scene files in a window, and loads them again whenever they change.",
    discussion: """
      Examples:
        live                                       shows the gallery
        live menu.yaml --scale 2                   shows a scene, again after each change
        live menu.yaml --record tour.yaml          also records your input

      Without a scene, it shows the gallery of Demos/Scenes. It does not run scripts: you see the first state of a scene.

      Press Control with T, D, R, L, plus or minus to change theme, appearance, direction, language and text scale. Add \
      Shift to go backwards. L works only if the file names more languages than the scene's own. Control-P plays the \
      script. Escape returns to the gallery, or hides a file's problems. Control-Shift-F shows the frame statistics.
      """, version: Version.current)

  @Argument(help: "A scene file.", completion: .file())
  var scene: String?

  @Option(help: ArgumentHelp("The folder with the gallery's scenes.", valueName: "DIR"), completion: .directory)
  var scenes: String?

  @Option(
    help: ArgumentHelp("Device pixels per point, above 0, up to 8, instead of the display's.", valueName: "S"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The language of texts as a BCP 47 tag, such as ja, zh-Hant or tr, instead of the scene's.", valueName: "L"))
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "Writes your input as a scene file with a script for `render`, when you close the window. If the scene has images, "
        + "fonts or other files, the file must be in the scene's folder.",
      valueName: "FILE"), completion: .file())
  var record: String?

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 8) { throw ValidationError("--scale takes a number above 0, up to 8") }
    if record != nil, scene == nil { throw ValidationError("--record takes a scene") }
    if language != nil, scene == nil { throw ValidationError("--language takes a scene") }
    if scenes != nil, scene != nil { throw ValidationError("--scenes is for the gallery, and not for one scene") }
  }

  /// Shows what the arguments ask for, until the window is closed.
  @MainActor func start() -> ExitStatus {
    do {
      if let scene {
        // A file that cannot be read at all is a mistake of the command, and cannot be corrected in an editor.
        let file = try SceneFile(path: scene)
        let first = try? file.load(LiveScene.options(scale: scale, language: language?.tag))
        let recording = try record.map { try Recording(to: $0, of: scene, files: first?.files ?? []) }
        let viewer = try Viewer(
          scene: scene, size: first?.scene.size, scale: scale, language: language?.tag, isRecording: record != nil)
        let result = Result { try Application.run() }
        try recording?.write(viewer.live)
        try result.get()
      } else {
        let viewer = try Viewer(gallery: try SceneFolderListing(scenes), scale: scale)
        viewer.gallery?.drawThumbnails()
        try Application.run()
      }
      return .done
    } catch let error as FileError {
      for problem in error.problems { writeWarning("\(problem)") }
    } catch let error as WindowError {
      writeWarning("live: error: \(error)")
      return .lost
    } catch let error as Recording.Failure {
      writeWarning("live: error: \(error.message)")
      return error.status
    } catch {
      writeWarning("live: error: \(error)")
    }
    return .wrongScene
  }
}

/// A language as a BCP 47 tag, with the errors of `render`.
struct Language: ExpressibleByArgument {
  let tag: String

  init?(argument: String) {
    guard LanguageTag(argument) != nil else { return nil }
    tag = argument
  }
}

/// The exit codes of the program, as of `render`.
enum ExitStatus: Int32 {
  case done = 0
  case wrongScene = 1
  case usage = 2
  case unwritable = 3

  /// There is no display, or it broke.
  static let lost = unwritable
}
