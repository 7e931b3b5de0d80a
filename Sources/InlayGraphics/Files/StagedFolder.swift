#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of files that is written but not yet at its path. Without a commit it leaves nothing behind.
///
/// An existing folder is replaced as a whole, so that it has the files of one run only.
package final class StagedFolder {
  private let path: String
  private let folder: OpenFolder
  private let name: String
  /// The name of the new folder, until the commit.
  private var temporary: String?
  /// The name of the old folder, after the commit.
  private var kept: String?
  /// The names of the files in the old folder, which are removed with it; nil for no old folder.
  private let oldNames: [String]?
  private let names: [String]

  /// Writes the files into a new folder beside the place.
  ///
  /// - Parameters:
  ///   - isReplaceable: Whether an existing folder may have a file of this name.
  ///   - announce: Called with the path of the temporary folder before it is created.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the reason, also where the existing folder has
  ///   something that is not replaceable.
  package init(
    _ files: [(name: String, bytes: [UInt8])], at path: String, isReplaceable: (String) -> Bool,
    announce: (String) -> Void = { _ in }
  ) throws(InlayError) {
    var trimmed = path[...]
    while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
    let (folderPath, name) = splitPath(String(trimmed))
    guard !name.isEmpty, name != ".", name != "..", !path.utf8.contains(0) else {
      throw InlayError(.unwritableFile, "cannot write \(path): it must be a name of a folder in another one")
    }
    guard let folder = OpenFolder(folderPath) else { throw unwritable(path, errno) }
    var status = stat()
    if fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: oldNames = try Self.replaceableNames(in: folder, name, path, isReplaceable)
      case S_IFLNK: throw InlayError(.unwritableFile, "cannot write \(path): it is a link, and none is written through")
      default: throw unwritable(path, ENOTDIR)
      }
    } else {
      guard errno == ENOENT else { throw unwritable(path, errno) }
      oldNames = nil
    }
    self.path = path
    self.folder = folder
    self.name = name
    names = files.map(\.name)
    try create(in: folderPath, mode: oldNames == nil ? 0o777 : status.st_mode & 0o7777, announce)
    for (name, bytes) in files { try write(bytes, name) }
  }

  deinit {
    if let temporary { Self.remove(temporary, in: folder.descriptor, names) }
    if let kept { Self.remove(kept, in: folder.descriptor, oldNames ?? []) }
  }

  // MARK: Commit

  /// Moves the folder to its place.
  ///
  /// - Throws: `InlayError` of kind `unwritableFile`; an old folder then has its place again.
  package func commit() throws(InlayError) {
    guard let temporary else { return }
    if oldNames != nil {
      let old = StagedFile.unusedName()
      guard renameat(folder.descriptor, name, folder.descriptor, old) == 0 else { throw unwritable(path, errno) }
      kept = old
    }
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      let failure = errno
      bringBackOld()
      throw unwritable(path, failure)
    }
    self.temporary = nil
  }

  /// After `commit()`: restores the old folder, or removes the new one.
  package func undo() {
    let new = StagedFile.unusedName()
    guard renameat(folder.descriptor, name, folder.descriptor, new) == 0 else { return }
    temporary = new
    bringBackOld()
  }

  private func bringBackOld() {
    guard let kept, renameat(folder.descriptor, kept, folder.descriptor, name) == 0 else { return }
    self.kept = nil
  }

  // MARK: Writing

  private func create(in folderPath: String, mode: mode_t, _ announce: (String) -> Void) throws(InlayError) {
    for _ in 0..<100 {
      let name = StagedFile.unusedName()
      announce(folderPath == "." ? name : (folderPath.hasSuffix("/") ? folderPath : folderPath + "/") + name)
      if mkdirat(folder.descriptor, name, mode) == 0 {
        temporary = name
        return
      }
      if errno != EEXIST { break }
    }
    throw unwritable(path, errno)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(InlayError) {
    let path = (temporary ?? "") + "/" + name
    let descriptor = openat(folder.descriptor, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(self.path + "/" + name, errno) }
    let failure = InlayGraphics.write(bytes, to: descriptor)
    // Some file systems report a lack of space only at closing.
    let closing = close(descriptor) == 0 ? 0 : errno
    if failure != 0 || closing != 0 { throw unwritable(self.path + "/" + name, failure != 0 ? failure : closing) }
  }

  // MARK: Other folders

  private static func replaceableNames(
    in parent: borrowing OpenFolder, _ name: String, _ path: String, _ isReplaceable: (String) -> Bool
  ) throws(InlayError) -> [String] {
    guard let names = folderNames(name, in: parent.descriptor) else { throw unwritable(path, errno) }
    for file in names {
      var status = stat()
      let isFile =
        fstatat(parent.descriptor, name + "/" + file, &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFREG
      guard isFile, isReplaceable(file) else {
        throw InlayError(.unwritableFile, "cannot write \(path): it has \(file), which an earlier run did not write")
      }
    }
    return names
  }

  /// Removes files of a folder, and the folder unless it has others.
  private static func remove(_ name: String, in parent: Int32, _ files: [String]) {
    for file in files { unlinkat(parent, name + "/" + file, 0) }
    unlinkat(parent, name, AT_REMOVEDIR)
  }

  /// Removes the temporary folder of a killed process.
  ///
  /// - Parameter isReplaceable: Whether a file may be one of its own.
  package static func removeLeftover(_ path: String, isReplaceable: (String) -> Bool) {
    guard StagedFile.isTemporary(path), let names = folderNames(path) else { return }
    remove(path, in: AT_FDCWD, names.filter(isReplaceable))
  }
}
