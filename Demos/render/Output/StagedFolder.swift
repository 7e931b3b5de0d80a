import InlayFiles
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of files that is written but not yet at its path. Without a commit it leaves nothing behind.
///
/// An existing folder is replaced as a whole, so that it has the files of one run only. It must be empty or have the
/// mark of an earlier run: files that only look like those of a run are never removed.
final class StagedFolder {
  /// The file that marks a folder as one of this type.
  static let markName = ".inlay-folder"
  private static let mark = Array("A program wrote this folder, and replaces it whole the next time.\n".utf8)

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
  /// The open marks of the new and of the old folder, which are locked as long as this process may need them.
  private var locks: [Int32] = []

  /// Writes the files, and the mark, into a new folder beside the place. Removes folders there that a killed process
  /// left.
  ///
  /// - Parameters:
  ///   - isReplaceable: Whether an existing folder with a mark may have a file of this name.
  ///   - announce: Called with the path of the temporary folder before it is created.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the reason, also where the existing folder has
  ///   something that is not replaceable.
  init(
    _ files: [(name: String, bytes: [UInt8])], at path: String, isReplaceable: (String) -> Bool,
    announce: (String) -> Void = { _ in }
  ) throws(InlayError) {
    let place = FilePath(path).withoutLastSlashes
    let name = place.name
    guard name.isFileName else {
      throw InlayError(.unwritableFile, "cannot write \(path): it must name a folder inside another folder")
    }
    guard let folder = OpenFolder(place.folder.text) else { throw unwritable(path, errno) }
    let status = folder.status(of: name)
    if let status {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: oldNames = try Self.replaceableNames(in: folder, name, path, isReplaceable)
      case S_IFLNK:
        throw InlayError(
          .unwritableFile, "cannot write \(path): it is a symbolic link, and links are not followed for writing")
      default: throw unwritable(path, ENOTDIR)
      }
    } else {
      guard errno == ENOENT else { throw unwritable(path, errno) }
      oldNames = nil
    }
    let files = [(name: Self.markName, bytes: Self.mark)] + files
    self.path = path
    self.folder = folder
    self.name = name
    names = files.map(\.name)
    Self.removeLeftovers(in: self.folder, isReplaceable)
    let new = try create(in: place.folder, mode: status.map { $0.st_mode & 0o7777 } ?? 0o777, announce)
    for (name, bytes) in files {
      try write(bytes, name, in: new)
      if name == Self.markName { lock(new) }
    }
  }

  deinit {
    if let temporary { Self.remove(temporary, in: folder, names) }
    if let kept { Self.remove(kept, in: folder, oldNames ?? []) }
    for lock in locks { close(lock) }
  }

  // MARK: Commit

  /// Moves the folder to its place.
  ///
  /// - Throws: `InlayError` of kind `unwritableFile`; an old folder then has its place again.
  func commit() throws(InlayError) {
    guard let temporary else { return }
    if oldNames != nil {
      let old = StagedFile.unusedName()
      if let current = folder.openFolder(named: name) { lock(current) }
      guard folder.rename(name, to: old) else { throw unwritable(path, errno) }
      kept = old
    }
    guard folder.rename(temporary, to: name) else {
      let failure = errno
      bringBackOld()
      throw unwritable(path, failure)
    }
    self.temporary = nil
  }

  /// Undoes `commit()`: restores the old folder, or removes the new one.
  func undo() {
    let new = StagedFile.unusedName()
    guard folder.rename(name, to: new) else { return }
    temporary = new
    bringBackOld()
  }

  private func bringBackOld() {
    guard let kept, folder.rename(kept, to: name) else { return }
    self.kept = nil
  }

  // MARK: Writing

  private func create(
    in folderPath: FilePath, mode: mode_t, _ announce: (String) -> Void
  ) throws(InlayError) -> OpenFolder {
    for _ in 0..<100 {
      let name = StagedFile.unusedName()
      announce(folderPath == "." ? name : folderPath.appending(name).text)
      if folder.makeFolder(name, mode: mode) {
        temporary = name
        guard let new = folder.openFolder(named: name) else { break }
        return new
      }
      if errno != EEXIST { break }
    }
    throw unwritable(path, errno)
  }

  private func write(_ bytes: [UInt8], _ name: String, in new: borrowing OpenFolder) throws(InlayError) {
    let path = FilePath(path).appending(name).text
    let descriptor = new.openFile(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    let failure = writeAll(bytes, to: descriptor)
    // Some file systems report a lack of space only at closing.
    let closing = close(descriptor) == 0 ? 0 : errno
    if failure != 0 || closing != 0 { throw unwritable(path, failure != 0 ? failure : closing) }
  }

  // MARK: Folders of killed processes

  /// Shows other processes that this one may still need a folder.
  private func lock(_ folder: borrowing OpenFolder) {
    if let lock = Self.lockedMark(in: folder) { locks.append(lock) }
  }

  /// A descriptor of the folder's mark with its lock; nil if another process has it, or there is no mark.
  private static func lockedMark(in folder: borrowing OpenFolder) -> Int32? {
    let mark = folder.openFile(markName, O_RDONLY | O_NONBLOCK)
    guard mark >= 0 else { return nil }
    if flock(mark, LOCK_EX | LOCK_NB) == 0 { return mark }
    close(mark)
    return nil
  }

  private static func removeLeftovers(in parent: borrowing OpenFolder, _ isReplaceable: (String) -> Bool) {
    for name in parent.names() ?? [] where StagedFile.isTemporary(name) {
      guard let folder = parent.openFolder(named: name), let lock = lockedMark(in: folder) else { continue }
      defer { close(lock) }
      guard let entries = folder.entries(), !entries.contains(nil) else { continue }
      let names = entries.compactMap { $0 }
      guard names.allSatisfy({ $0 == markName || isReplaceable($0) }) else { continue }
      remove(name, in: parent, names)
    }
  }

  // MARK: Other folders

  private static func replaceableNames(
    in parent: borrowing OpenFolder, _ name: String, _ path: String, _ isReplaceable: (String) -> Bool
  ) throws(InlayError) -> [String] {
    guard let old = parent.openFolder(named: name), let entries = old.entries() else { throw unwritable(path, errno) }
    let names = entries.compactMap { $0 }
    let isMarked = names.contains(markName)
    func isOwn(_ file: String) -> Bool {
      guard let status = old.status(of: file), status.st_mode & S_IFMT == S_IFREG else { return false }
      return file == markName || isMarked && isReplaceable(file)
    }
    let other = names.sorted().first { !isOwn($0) }
    guard other == nil, names.count == entries.count else {
      let what = other ?? "a file whose name is not UTF-8"
      throw InlayError(
        .unwritableFile,
        "cannot write \(path): it has \(what), which an earlier run did not write; name a new or an empty folder")
    }
    return names
  }

  /// Removes files of a folder, and the folder unless it has others.
  private static func remove(_ name: String, in parent: borrowing OpenFolder, _ files: [String]) {
    if let folder = parent.openFolder(named: name) { for file in files { folder.removeFile(file) } }
    parent.removeFolder(name)
  }

  /// Removes the temporary folder of a killed process.
  ///
  /// - Parameter isReplaceable: Whether a file may be one of its own.
  static func removeLeftover(_ path: String, isReplaceable: (String) -> Bool) {
    let place = FilePath(path)
    guard StagedFile.isTemporary(path), let parent = OpenFolder(place.folder.text),
      let names = parent.openFolder(named: place.name)?.names()
    else { return }
    remove(place.name, in: parent, names.filter { $0 == markName || isReplaceable($0) })
  }
}
