import Inlay
import InlayFiles

/// Writing of output files.
extension Output {
  /// An output file; the path "-" is standard output.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// A folder that the file must not leave.
    var folder: FilePath?

    /// Whether it is written into an existing target, such as a pipe; otherwise a file is created or replaced.
    fileprivate var isWrittenDirectly: Bool {
      PictureTarget(path).isStandardOutput || folder == nil && InlaySystem.isWrittenDirectly(path)
    }

    fileprivate func staged(_ announce: @escaping (String) -> Void) throws(InlayError) -> StagedFile {
      guard let folder else { return try StagedFile(bytes, for: path, announce: announce) }
      guard let place = FilePath(path).inside(folder) else {
        throw InlayError(.unwritableFile, "cannot write \(path): it is not the path of a file in \(folder)")
      }
      return try StagedFile(bytes, at: place, beneath: folder, announce: announce)
    }

    fileprivate func writeDirectly() throws(InlayError) {
      if PictureTarget(path).isStandardOutput { return try Output.writeToStandardOutput(bytes) }
      try InlaySystem.writeDirectly(bytes, to: path)
    }
  }

  /// A folder with the frames of a script.
  struct Folder {
    let path: String
    let pictures: [[UInt8]]

    fileprivate func staged(_ announce: @escaping (String) -> Void) throws(InlayError) -> StagedFolder {
      let files = pictures.enumerated().map {
        (ScriptRecording.fileName(ofPicture: $0, of: pictures.count), $1)
      }
      return try StagedFolder(files, at: path, isReplaceable: ScriptRecording.isFileName, announce: announce)
    }
  }

  /// Writes all files or none: after a failure they are unchanged.
  ///
  /// - Parameter channel: Gets the path of each temporary file before it is created, and a message before files are
  ///   written directly.
  static func write(_ files: [File], _ folder: Folder? = nil, channel: WorkChannel?) throws(InlayError) {
    // A request to end the program waits until no file is half in its place.
    var signals = HeldSignals()
    defer { signals.release() }
    var staged: [StagedFile] = []
    var direct: [File] = []
    let announce = { (path: String) in _ = channel?.send(.temporary(path)) }
    for file in files {
      if file.isWrittenDirectly {
        direct.append(file)
      } else {
        staged.append(try file.staged(announce))
      }
    }
    let stagedFolder = try folder?.staged(announce)
    // Bytes in a pipe cannot be undone, and writing them may take long.
    if !direct.isEmpty {
      signals.release()
      channel?.send(.waiting)
      defer { channel?.send(.working) }
      for file in direct { try file.writeDirectly() }
      signals = HeldSignals()
    }
    try stagedFolder?.commit()
    for (index, file) in staged.enumerated() {
      do throws(InlayError) {
        try file.commit(keepsOld: index < staged.count - 1)
      } catch {
        for file in staged[..<index].reversed() { file.undo() }
        stagedFolder?.undo()
        throw error
      }
    }
  }
}
