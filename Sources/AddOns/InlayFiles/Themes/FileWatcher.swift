import CInlayLinux
import Glibc
import InlaySystem

/// Reports writes, replacements and removals of files, by Linux's inotify, without polling.
///
/// It watches the files' folders, since editors replace files and missing files may be created, and the folders above,
/// which may be renamed and recreated: of a relative path, only those that it names.
package final class FileWatcher {
  /// Readable after a change, for `poll` or an event loop.
  package let fileDescriptor: Int32

  private var paths: Set<FilePath> = []
  /// The names of files in each watched folder.
  private var names: [Int32: Set<FilePath>] = [:]
  /// The names of folders and links on the way to files, in each watched folder.
  private var folderNames: [Int32: Set<FilePath>] = [:]

  /// - Throws: `InlayError` when inotify is not available.
  package init() throws(InlayError) {
    fileDescriptor = inlayAboveStandard(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
    guard fileDescriptor >= 0 else {
      throw InlayError(.unreadableFile, "files cannot be watched: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(fileDescriptor) }

  /// Watches a file from this call on, existing or missing; its folder must exist.
  ///
  /// - Throws: `InlayError` when the folder cannot be watched. The watcher tries again when a folder above changes.
  package func watch(_ path: String) throws(InlayError) {
    let path = FilePath(path)
    paths.insert(path)
    let failure = add(path)
    guard failure == 0 else {
      let folder = Self.parts(of: path).last?.folder ?? path.text
      throw InlayError(.unreadableFile, "\(folder): cannot be watched: \(String(cString: strerror(failure)))")
    }
  }

  /// Watches the folders on the way to a file. Returns the error number of the last of them, or 0.
  private func add(_ path: FilePath) -> Int32 {
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    let parts = Self.parts(of: path)
    var failure: Int32 = 0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      // A folder reports its own removal; its parent reports a new folder or link.
      let isAwaited = !isLast && !Self.isFolder(parts[index + 1].folder)
      let events = Self.removals | (isLast || isAwaited ? changes : 0)
      let watch = inotify_add_watch(fileDescriptor, part.folder, UInt32(events | IN_MASK_ADD))
      // Folders above may be inaccessible to this user or missing.
      failure = watch < 0 ? errno : 0
      guard watch >= 0 else { continue }
      names[watch, default: []].formUnion(isLast ? [FilePath(part.name)] : [])
      folderNames[watch, default: []].formUnion(isAwaited ? [FilePath(part.name)] : [])
    }
    return failure
  }

  private static let removals = IN_MOVE_SELF | IN_DELETE_SELF

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folders along a path, each with the path's next name in it.
  private static func parts(of path: FilePath) -> [(folder: String, name: String)] {
    var folder: FilePath = path.isAbsolute ? "/" : "."
    var parts: [(folder: String, name: String)] = []
    for name in path.parts where name != "." {
      // A part `..` has no name to watch.
      if name != ".." { parts.append((folder.text, name)) }
      folder = folder == "." ? FilePath(name) : folder.appending(name)
    }
    return parts.isEmpty ? [(folder.text, "")] : parts
  }

  /// Watches all paths again, with the folders that exist.
  private func addAgain() {
    for watch in names.keys { inotify_rm_watch(fileDescriptor, watch) }
    names = [:]
    folderNames = [:]
    for path in paths { _ = add(path) }
  }

  /// Whether any watched file changed since the last call. Does not wait.
  package func takeChange() -> Bool {
    var isChanged = false
    var isMoved = false
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(fileDescriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let text = bytes[offset + head..<min(count, offset + head + Int(event.len))].prefix { $0 != 0 }
          offset += head + Int(event.len)
          // When events were lost, any file may have changed.
          if event.mask & UInt32(IN_Q_OVERFLOW | Self.removals) != 0 { isMoved = true }
          guard let name = String(validating: text, as: UTF8.self) else { continue }
          isChanged = isChanged || names[event.wd]?.contains(FilePath(name)) ?? false
          isMoved = isMoved || folderNames[event.wd]?.contains(FilePath(name)) ?? false
        }
      }
    }
    if isMoved { addAgain() }
    return isChanged || isMoved
  }

  /// Waits until a watched file changes.
  package func waitForChange() {
    while !takeChange() {
      var ready = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, -1)
    }
  }
}
