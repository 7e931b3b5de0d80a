import Glibc
import InlayGraphics

/// Says when any of some files was written, replaced or removed, by Linux's inotify: no clock, no asking again and again.
///
/// It watches the files' folders, since editors put new files in the place of old ones, and files may yet come; and the
/// folders around them, since these may be renamed and made anew: of a relative path, the folders that it names.
public final class FileWatcher {
  /// Becomes readable when something changed: for `poll` or an event loop of your own.
  public let fileDescriptor: Int32

  private var paths: Set<String> = []
  /// What is looked for in each watched folder.
  private var names: [Int32: Set<String>] = [:]
  /// The folders and links that are looked for in each, on the way to files.
  private var folderNames: [Int32: Set<String>] = [:]

  /// - Throws: `InlayError` when the system gives no watch.
  public init() throws(InlayError) {
    fileDescriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard fileDescriptor >= 0 else {
      throw InlayError(.unreadableFile, "files cannot be watched: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(fileDescriptor) }

  /// Watches a file from here on, be it there or not; its folder must be.
  ///
  /// - Throws: `InlayError` when the folder cannot be watched. It is tried again when a folder around it changes.
  public func watch(_ path: String) throws(InlayError) {
    paths.insert(path)
    let failure = add(path)
    guard failure == 0 else {
      let folder = Self.parts(of: path).last?.folder ?? path
      throw InlayError(.unreadableFile, "\(folder): cannot be watched: \(String(cString: strerror(failure)))")
    }
  }

  /// Watches the folders on the way to a file; the error number of the last of them, or 0.
  private func add(_ path: String) -> Int32 {
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    let parts = Self.parts(of: path)
    var failure: Int32 = 0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      // Whether a folder goes, it says itself; a new one, and another link, only the folder that it comes into.
      let isAwaited = !isLast && !Self.isFolder(parts[index + 1].folder)
      let events = Self.goings | (isLast || isAwaited ? changes : 0)
      let watch = inotify_add_watch(fileDescriptor, part.folder, UInt32(events | IN_MASK_ADD))
      // Folders around may be closed to this user, and some may be gone.
      failure = watch < 0 ? errno : 0
      guard watch >= 0 else { continue }
      names[watch, default: []].formUnion(isLast ? [part.name] : [])
      folderNames[watch, default: []].formUnion(isAwaited ? [part.name] : [])
    }
    return failure
  }

  private static let goings = IN_MOVE_SELF | IN_DELETE_SELF

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Each folder that a path leads through, with the name that the path goes on with.
  private static func parts(of path: String) -> [(folder: String, name: String)] {
    var folder = path.hasPrefix("/") ? "/" : "."
    var parts: [(folder: String, name: String)] = []
    for name in path.split(separator: "/") where name != "." {
      // What leads back has nothing to look for.
      if name != ".." { parts.append((folder, String(name))) }
      folder = folder == "." ? String(name) : folder == "/" ? "/" + name : folder + "/" + name
    }
    return parts.isEmpty ? [(folder, "")] : parts
  }

  /// Begins anew, with the folders that are there.
  private func addAgain() {
    for watch in names.keys { inotify_rm_watch(fileDescriptor, watch) }
    names = [:]
    folderNames = [:]
    for path in paths { _ = add(path) }
  }

  /// Whether any watched file changed since the last call. Does not wait.
  public func takeChange() -> Bool {
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
          // Where events were lost, anything may have changed.
          if event.mask & UInt32(IN_Q_OVERFLOW | Self.goings) != 0 { isMoved = true }
          guard let name = String(validating: text, as: UTF8.self) else { continue }
          isChanged = isChanged || names[event.wd]?.contains(name) ?? false
          isMoved = isMoved || folderNames[event.wd]?.contains(name) ?? false
        }
      }
    }
    if isMoved { addAgain() }
    return isChanged || isMoved
  }

  /// Waits until a watched file changes.
  public func waitForChange() {
    while !takeChange() {
      var ready = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, -1)
    }
  }
}
