import Glibc
import Inlay
import InlayFiles
import InlayGraphics

/// The file that a session is written to.
struct Recording {
  struct Failure: Error {
    let message: String
    let status: ExitStatus
  }

  private let path: String

  /// Finds out whether the file could be written.
  init(to path: String, of scene: String) throws(Failure) {
    self.path = path
    let folder = path.splitPath.folder
    if let real = path.realPath, real == scene.realPath {
      throw Failure(message: "\(path) is the scene itself; name another file for the recording", status: .usage)
    }
    guard access(folder, W_OK) == 0, !path.splitPath.name.isEmpty else {
      throw Failure(message: "cannot write \(path): \(String(cString: strerror(errno)))", status: .unwritable)
    }
    guard let loaded = try? SceneFile.load(path: scene) else { return }
    if !loaded.files.isEmpty, folder.realPath != scene.splitPath.folder.realPath {
      throw Failure(
        message: "\(path) is not in the scene's folder, where alone the recording would find the scene's images and "
          + "other files", status: .usage)
    }
  }

  /// Writes the file whole or not at all.
  @MainActor func write(_ live: LiveScene?) throws(Failure) {
    guard let text = live?.recordedText else {
      throw Failure(message: "nothing was recorded: the scene has problems", status: .wrongScene)
    }
    if live?.recorder?.isFull ?? false {
      Output.print("live: warning: \(path) ends before the end: a script can have no more steps", toErrors: true)
    }
    do throws(InlayError) {
      try writeFileAtomically(Array(text.utf8), to: path)
    } catch {
      throw Failure(message: error.message, status: .unwritable)
    }
  }
}
