import CInlayLinux
import Glibc
import InlaySystem

/// Reports writes, replacements and removals of files, by Linux's inotify, without polling.
///
/// It watches the files' folders, since editors replace files and missing files may be created, and all folders above,
/// which may be renamed and recreated. If a link leads to the file, or to a folder on the way, it also watches the way
/// that the link leads: an exchange of the link is a change, and so is one of its target.
package final class FileWatcher {
  /// Readable after a change, for `poll` or an event loop.
  package let fileDescriptor: Int32

  private var paths: Set<FilePath> = []
  /// The names of files in each watched folder.
  private var names: [Int32: Set<FilePath>] = [:]
  /// The names of missing folders and of links on the way to files, in each watched folder.
  private var wayNames: [Int32: Set<FilePath>] = [:]
  /// The working directory at the start, without links: relative paths begin there.
  private let workingFolder: FilePath?

  /// - Throws: `InlayError` when inotify is not available.
  package init() throws(InlayError) {
    workingFolder = realPath(of: ".").map { FilePath($0) }
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
      throw InlayError(.unreadableFile, "\(path.folder): cannot be watched: \(String(cString: strerror(failure)))")
    }
  }

  /// Watches files that were read before they were watched. One that cannot be watched does not affect the others.
  ///
  /// - Parameter time: When reading began: a value of `now`.
  /// - Returns: Whether one of them may have changed since then.
  package func watch(_ paths: some Sequence<FilePath>, readSince time: Double) -> Bool {
    var mayHaveChanged = false
    for path in paths {
      try? watch(path.text)
      if way(to: path).changeTime >= time { mayHaveChanged = true }
    }
    return mayHaveChanged
  }

  /// The present time in seconds, by the clock from which file systems take the times of changes.
  package static var now: Double { clockSeconds(CLOCK_REALTIME_COARSE) ?? 0 }

  /// Moves the process to the path of the working directory, which may be another folder by now: relative paths then
  /// name the new files. For programs that work again at each change.
  package func followWorkingFolder() {
    if let workingFolder { chdir(workingFolder.text) }
  }

  private func way(to path: FilePath) -> WatchedPath { WatchedPath(path, from: workingFolder ?? ".") }

  /// Watches the folders on the way to a file. Returns the error number of the file's own folder, or 0.
  private func add(_ path: FilePath) -> Int32 {
    var way = way(to: path)
    var failure: Int32 = 0
    // A change between a look and its watch would not be reported.
    for _ in 0..<10 {
      failure = way.isReached ? 0 : ENOENT
      for step in way.steps {
        let error = add(step)
        if step.isLast || error != 0 && step.folder == way.steps.last?.folder { failure = max(failure, error) }
      }
      let present = self.way(to: path)
      if present == way { break }
      way = present
    }
    return failure
  }

  /// Watches a folder for changes of a name in it. Returns an error number, or 0.
  private func add(_ step: WatchedPath.Step) -> Int32 {
    // A folder reports its own removal; its parent reports a new folder or link.
    let isAwaited = step.isLast || step.kind != .folder
    let events = Self.removals | (isAwaited ? Self.changes : 0)
    let watch = inotify_add_watch(fileDescriptor, step.folder.text, UInt32(events | IN_MASK_ADD))
    // Folders above may be inaccessible to this user or missing.
    guard watch >= 0 else { return errno }
    names[watch, default: []].formUnion(step.isLast ? [FilePath(step.name)] : [])
    wayNames[watch, default: []].formUnion(isAwaited && !step.isLast ? [FilePath(step.name)] : [])
    return 0
  }

  private static let removals = IN_MOVE_SELF | IN_DELETE_SELF
  private static let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE

  /// Watches all paths again, with the folders and links that exist. Folders that stay on the way remain watched
  /// meanwhile.
  private func addAgain() {
    let old = Set(names.keys)
    (names, wayNames) = ([:], [:])
    for path in paths { _ = add(path) }
    for watch in old.subtracting(names.keys) { inotify_rm_watch(fileDescriptor, watch) }
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
          let isFile = names[event.wd]?.contains(FilePath(name)) ?? false
          isChanged = isChanged || isFile
          // The new entry with a file's name may be a link.
          let isNew = isFile && event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
          isMoved = isMoved || isNew || wayNames[event.wd]?.contains(FilePath(name)) ?? false
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
