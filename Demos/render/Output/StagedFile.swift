import InlayFiles
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written but not yet at its path. Without a commit it leaves no file behind.
///
/// Where the file system can, the file has no name until the commit, so that not even a killed process leaves one.
final class StagedFile {
  /// The path in messages.
  private let path: String
  private let bytes: [UInt8]
  /// The folder's path, for removing the files of a killed process.
  private let folderPath: FilePath
  private let folder: OpenFolder
  private let name: String
  /// The permissions of the existing file.
  private let oldMode: mode_t?
  /// The permissions of a new file; nil for 0666 less the process's mask.
  private let newMode: mode_t?
  private let announce: (String) -> Void

  private var descriptor: Int32 = -1
  /// The name of the new file, until the commit.
  private var temporary: String?
  /// The name of the old file, between commit and `undo` or `forgetOld`.
  private var kept: String?

  /// Writes a file beside its place.
  ///
  /// - Parameters:
  ///   - path: The file's path in messages.
  ///   - place: The file's final path, if not `path`. An existing file there must be a regular one, and not a link.
  ///   - newMode: The permissions where no file exists; nil for 0666 less the process's mask.
  ///   - announce: Called with the path of each temporary name before it is created.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the reason.
  convenience init(
    _ bytes: [UInt8], for path: String, at place: String? = nil, newMode: mode_t? = nil,
    announce: @escaping (String) -> Void = { _ in }
  ) throws(InlayError) {
    let place = FilePath(place ?? path)
    guard !place.text.isEmpty, !place.text.utf8.contains(0) else {
      throw InlayError(.unwritableFile, "a file's path must not be empty or contain a zero byte")
    }
    guard place.name.isFileName else { throw unwritable(path, EISDIR) }
    guard let folder = OpenFolder(place.folder.text) else { throw unwritable(path, errno) }
    try self.init(bytes, for: path, in: folder, place.folder, name: place.name, newMode: newMode, announce: announce)
  }

  /// Writes a file that must not leave a folder, links included.
  ///
  /// - Parameters:
  ///   - place: Its path below the folder.
  ///   - root: An absolute path without links.
  /// - Throws: `InlayError`, as for a path alone.
  convenience init(
    _ bytes: [UInt8], at place: RelativePath, beneath root: FilePath, announce: @escaping (String) -> Void = { _ in }
  ) throws(InlayError) {
    let path = root.appending(place)
    guard let folder = OpenFolder(root.text, followsLinks: false)?.folder(place.folder) else {
      throw unwritable(path.text, errno)
    }
    try self.init(
      bytes, for: path.text, in: folder, path.folder, name: place.name, newMode: nil, announce: announce)
  }

  private init(
    _ bytes: [UInt8], for path: String, in folder: consuming OpenFolder, _ folderPath: FilePath, name: String,
    newMode: mode_t?, announce: @escaping (String) -> Void
  ) throws(InlayError) {
    if let status = folder.status(of: name) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw unwritable(path, EISDIR)
      case S_IFLNK:
        throw InlayError(
          .unwritableFile, "cannot write \(path): it is a symbolic link, and links are not followed for writing")
      default: throw InlayError(.unwritableFile, "cannot write \(path): not a regular file")
      }
      guard folder.isWritable(name) else { throw unwritable(path, errno) }
      oldMode = status.st_mode & 0o7777
    } else {
      guard errno == ENOENT else { throw unwritable(path, errno) }
      oldMode = nil
    }
    self.path = path
    self.bytes = bytes
    self.folderPath = folderPath
    self.folder = folder
    self.name = name
    self.newMode = newMode
    self.announce = announce
    descriptor = self.folder.openNameless()
    if descriptor < 0 { try createNamed() }
    try fill()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let temporary { folder.removeFile(temporary) }
    forgetOld()
  }

  // MARK: Commit

  /// Moves the file to its place, which has the old file or the new one at every moment.
  ///
  /// - Parameter keepsOld: Whether `undo` can bring the old file back.
  /// - Throws: `InlayError` of kind `unwritableFile`; the old file then has its place again.
  func commit(keepsOld: Bool = false) throws(InlayError) {
    if oldMode == nil && temporary == nil && folder.link(descriptor, to: name) { return }
    if temporary == nil {
      let name = Self.unusedName()
      announce(folderPath.appending(name).text)
      if folder.link(descriptor, to: name) {
        temporary = name
      } else {
        // A nameless file cannot be named without /proc.
        close(descriptor)
        try createNamed()
        try fill()
      }
    }
    if keepsOld && oldMode != nil { try keepOld() }
    guard let temporary, folder.rename(temporary, to: name) else {
      let failure = errno
      bringBackOld()
      throw unwritable(path, failure)
    }
    self.temporary = nil
  }

  /// Undoes `commit(keepsOld: true)`: restores the old file, or removes the new one.
  func undo() {
    if kept != nil {
      bringBackOld()
    } else if oldMode == nil {
      folder.removeFile(name)
    }
  }

  /// Removes the old file that was kept for `undo`.
  func forgetOld() {
    if let kept { folder.removeFile(kept) }
    kept = nil
  }

  private func keepOld() throws(InlayError) {
    let name = Self.unusedName()
    announce(folderPath.appending(name).text)
    // File systems without links: the old file is renamed.
    guard folder.link(self.name, to: name) || folder.rename(self.name, to: name) else { throw unwritable(path, errno) }
    kept = name
  }

  private func bringBackOld() {
    guard let kept, folder.rename(kept, to: name) else { return }
    // Renaming one link of a file to another has no effect and leaves both names.
    folder.removeFile(kept)
    self.kept = nil
  }

  // MARK: Writing

  private func fill() throws(InlayError) {
    var failure = writeAll(bytes, to: descriptor)
    // A file with a name was created with the permissions of a new one.
    let mode = oldMode ?? (temporary == nil ? newMode : nil)
    if failure == 0, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    // Some file systems report a lack of space only at closing.
    if failure == 0 && close(fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)) != 0 { failure = errno }
    if failure != 0 { throw unwritable(path, failure) }
  }

  private func createNamed() throws(InlayError) {
    for _ in 0..<100 {
      let name = Self.unusedName()
      announce(folderPath.appending(name).text)
      // The new file is readable only for users who can read the present one.
      let mode = oldMode.map { $0 & 0o777 } ?? newMode ?? 0o666
      descriptor = folder.openFile(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      if descriptor >= 0 {
        temporary = name
        return
      }
      if errno != EEXIST { break }
    }
    throw unwritable(path, errno)
  }

  /// An unused name. It does not contain the target's, which may already have the system's maximum length.
  static func unusedName() -> String {
    "\(temporaryPrefix)\(String(UInt64.random(in: 0 ... .max), radix: 36))\(temporarySuffix)"
  }

  private static let temporaryPrefix: StaticString = ".inlay-"
  private static let temporarySuffix: StaticString = ".tmp"

  /// Removes the temporary file of a killed process. Returns whether there was one.
  static func removeLeftover(_ path: String) -> Bool {
    let place = FilePath(path)
    return isTemporary(path) && OpenFolder(place.folder.text)?.removeFile(place.name) ?? false
  }

  /// Whether a path may be the temporary one of a staged file.
  static func isTemporary(_ path: String) -> Bool {
    let name = FilePath(path).name
    return name.hasBytePrefix(temporaryPrefix) && name.hasByteSuffix(temporarySuffix)
  }
}
