import Glibc
import InlayFiles
import InlayGraphics

/// Writing of outputs.
enum Output {
  /// An output file; the path "-" is standard output.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// A folder that the file must not leave.
    var folder: String?

    /// Whether it is written into an existing target, such as a pipe; otherwise a file is created or replaced.
    fileprivate var isWrittenDirectly: Bool {
      PictureTarget(path).isStandardOutput || folder == nil && InlayGraphics.isWrittenDirectly(path)
    }

    fileprivate func writeDirectly() throws(InlayError) {
      if PictureTarget(path).isStandardOutput { return try Output.writeToStandardOutput(bytes) }
      try InlayGraphics.writeDirectly(bytes, to: path)
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

  /// The descriptor of the program's own messages; in a worker not standard error, which C libraries use. Set once, in
  /// a process with one thread.
  nonisolated(unsafe) static var errors = STDERR_FILENO

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
        staged.append(try StagedFile(file.bytes, for: file.path, beneath: file.folder, announce: announce))
      }
    }
    let stagedFolder = try folder?.staged(announce)
    // Bytes in a pipe cannot be undone, and writing them may take long.
    if !direct.isEmpty {
      signals.release()
      channel?.send(.handingOver)
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

  fileprivate static func writeToStandardOutput(_ bytes: [UInt8]) throws(InlayError) {
    let failure = writeAll(bytes, to: STDOUT_FILENO)
    guard failure == 0 else {
      throw InlayError(.unwritableFile, "cannot write standard output: \(String(cString: strerror(failure)))")
    }
  }

  /// Prints a line to standard output. Returns whether that was possible.
  static func printLine(_ text: String) -> Bool { print(text + "\n") }

  /// Prints a text unchanged. Returns whether that was possible.
  @discardableResult
  static func print(_ text: String, toErrors: Bool = false) -> Bool {
    writeAll(Array(text.utf8), to: toErrors ? errors : STDOUT_FILENO) == 0
  }

  /// Writes all bytes; returns the error number of a failure, or 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          written += count
        } else if errno == EAGAIN {
          // A pipe that another program made non-blocking: waits until it takes more.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
