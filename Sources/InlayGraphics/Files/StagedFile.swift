import CLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written but not yet at its path. Without a commit it leaves no file behind.
///
/// Where the file system can, the file has no name until the commit, so that not even a killed process leaves one.
package final class StagedFile {
  /// The path in messages.
  private let path: String
  private let bytes: [UInt8]
  /// The folder's path, for removing the files of a killed process.
  private let folderPath: String
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
  ///   - root: A folder that the place must not leave, links included.
  ///   - newMode: The permissions where no file exists; nil for 0666 less the process's mask.
  ///   - announce: Called with the path of each temporary name before it is created.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the reason.
  package init(
    _ bytes: [UInt8], for path: String, at place: String? = nil, beneath root: String? = nil,
    newMode: mode_t? = nil, announce: @escaping (String) -> Void = { _ in }
  ) throws(InlayError) {
    let place = place ?? path
    guard !place.isEmpty, !place.utf8.contains(0) else {
      throw InlayError(.unwritableFile, "a file's path must have characters and no zero byte")
    }
    let (folderPath, name) = splitPath(place)
    if name.isEmpty || name == "." || name == ".." { throw unwritable(path, EISDIR) }
    guard let folder = Self.open(folderPath, beneath: root) else { throw unwritable(path, errno) }
    var status = stat()
    if fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw unwritable(path, EISDIR)
      case S_IFLNK: throw InlayError(.unwritableFile, "cannot write \(path): it is a link, and none is written through")
      default: throw InlayError(.unwritableFile, "cannot write \(path): not a regular file")
      }
      guard faccessat(folder.descriptor, name, W_OK, 0) == 0 else { throw unwritable(path, errno) }
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
    descriptor = inlayOpenNameless(self.folder.descriptor)
    if descriptor < 0 { try createNamed() }
    try fill()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let temporary { unlinkat(folder.descriptor, temporary, 0) }
    forgetOld()
  }

  private static func open(_ path: String, beneath root: String?) -> OpenFolder? {
    guard let root else { return OpenFolder(path) }
    guard let folder = OpenFolder(root, followsLinks: false) else { return nil }
    let rest = path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
    return folder.folder(rest.isEmpty ? "." : rest)
  }

  // MARK: Commit

  /// Moves the file to its place, which has the old file or the new one at every moment.
  ///
  /// - Parameter keepsOld: Whether `undo` can bring the old file back.
  /// - Throws: `InlayError` of kind `unwritableFile`; the old file then has its place again.
  package func commit(keepsOld: Bool = false) throws(InlayError) {
    if oldMode == nil && temporary == nil && link(to: name) { return }
    if temporary == nil {
      let name = Self.unusedName()
      announce(folderPath + "/" + name)
      if link(to: name) {
        temporary = name
      } else {
        // Without /proc, a nameless file cannot get a name.
        close(descriptor)
        try createNamed()
        try fill()
      }
    }
    if keepsOld && oldMode != nil { try keepOld() }
    guard let temporary, renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      let failure = errno
      bringBackOld()
      throw unwritable(path, failure)
    }
    self.temporary = nil
  }

  /// After `commit(keepsOld: true)`: restores the old file, or removes the new one.
  package func undo() {
    if kept != nil {
      bringBackOld()
    } else if oldMode == nil {
      unlinkat(folder.descriptor, name, 0)
    }
  }

  /// Removes the old file that was kept for `undo`.
  package func forgetOld() {
    if let kept { unlinkat(folder.descriptor, kept, 0) }
    kept = nil
  }

  private func keepOld() throws(InlayError) {
    let name = Self.unusedName()
    announce(folderPath + "/" + name)
    // File systems without links: the old file is renamed.
    guard
      linkat(folder.descriptor, self.name, folder.descriptor, name, 0) == 0
        || renameat(folder.descriptor, self.name, folder.descriptor, name) == 0
    else { throw unwritable(path, errno) }
    kept = name
  }

  private func bringBackOld() {
    guard let kept, renameat(folder.descriptor, kept, folder.descriptor, name) == 0 else { return }
    // Renaming one link of a file to another has no effect and leaves both names.
    unlinkat(folder.descriptor, kept, 0)
    self.kept = nil
  }

  /// Gives the nameless file an unused name.
  private func link(to name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0
  }

  // MARK: Writing

  private func fill() throws(InlayError) {
    var failure = write(bytes, to: descriptor)
    // A file with a name was created with the permissions of a new one.
    let mode = oldMode ?? (temporary == nil ? newMode : nil)
    if failure == 0, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    // Some file systems report a lack of space only at closing.
    if failure == 0 && close(dup(descriptor)) != 0 { failure = errno }
    if failure != 0 { throw unwritable(path, failure) }
  }

  private func createNamed() throws(InlayError) {
    for _ in 0..<100 {
      let name = Self.unusedName()
      announce(folderPath + "/" + name)
      // Others can never read more of it than of the file at its place.
      let mode = oldMode.map { $0 & 0o777 } ?? newMode ?? 0o666
      descriptor = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
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
    temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 36) + temporarySuffix
  }

  private static let temporaryPrefix = ".inlay-"
  private static let temporarySuffix = ".tmp"

  /// Whether a path may be the temporary one of a staged file.
  package static func isTemporary(_ path: String) -> Bool {
    let name = splitPath(path).name
    return name.hasPrefix(temporaryPrefix) && name.hasSuffix(temporarySuffix)
  }
}
