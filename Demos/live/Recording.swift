import Glibc
import Inlay
import InlayFiles

/// The file that a session is written to.
struct Recording {
  struct Failure: Error {
    let message: String
    let status: ExitStatus
  }

  private let path: String

  /// Finds out whether the file could be written.
  ///
  /// - Parameters:
  ///   - scene: The path of the scene's file.
  ///   - files: The scene's further files.
  init(to path: String, of scene: String, files: [String]) throws(Failure) {
    self.path = path
    let (folder, name) = (FilePath(path).folder.text, FilePath(path).name)
    if let file = FileIdentity(of: path), file == FileIdentity(of: scene) {
      throw Failure(message: "\(path) is the scene itself; name another file for the recording", status: .usage)
    }
    guard access(folder, W_OK) == 0, !name.isEmpty else {
      throw Failure(message: "cannot write \(path): \(String(cString: strerror(errno)))", status: .unwritable)
    }
    if !files.isEmpty, FileIdentity(of: folder) != FileIdentity(ofFolderOf: scene) {
      throw Failure(
        message:
          "\(path) is not in the scene's folder; from another one, the recording would not find the scene's images "
          + "and other files", status: .usage)
    }
  }

  /// Writes the file whole or not at all.
  @MainActor func write(_ live: LiveScene?) throws(Failure) {
    guard let text = live?.recordedText else {
      throw Failure(message: "nothing was recorded: the scene has problems", status: .wrongScene)
    }
    if live?.recorder?.isFull ?? false {
      writeWarning("live: warning: \(path) ends before the end: a script can have no more steps")
    }
    do throws(InlayError) {
      try writeFileAtomically(Array(text.utf8), to: path)
    } catch {
      throw Failure(message: error.message, status: .unwritable)
    }
  }
}
