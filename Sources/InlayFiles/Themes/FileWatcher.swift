import Glibc
import InlayGraphics

/// Says when any of some files was written, replaced or removed, by Linux's inotify: no clock, no asking again and again.
///
/// It watches the files' folders, since editors put new files in the place of old ones, and files may yet come.
public final class FileWatcher {
  /// Becomes readable when something changed: for `poll` or an event loop of your own.
  public let fileDescriptor: Int32

  private var names: [Int32: Set<String>] = [:]

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
  /// - Throws: `InlayError` when the folder cannot be watched.
  public func watch(_ path: String) throws(InlayError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
    let watch = inotify_add_watch(fileDescriptor, folder, events)
    guard watch >= 0 else {
      throw InlayError(.unreadableFile, "\(folder): cannot be watched: \(String(cString: strerror(errno)))")
    }
    names[watch, default: []].insert(name)
  }

  /// Whether any watched file changed since the last call. Does not wait.
  public func takeChange() -> Bool {
    var isChanged = false
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(fileDescriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return isChanged }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let text = bytes[offset + head..<min(count, offset + head + Int(event.len))].prefix { $0 != 0 }
          // Where events were lost, anything may have changed.
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0
            || names[event.wd]?.contains(String(decoding: text, as: UTF8.self)) ?? false
          {
            isChanged = true
          }
          offset += head + Int(event.len)
        }
      }
    }
  }

  /// Waits until a watched file changes.
  public func waitForChange() {
    while !takeChange() {
      var ready = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, -1)
    }
  }
}
