import CInlayLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reports changes of files in some folders, by inotify: without a change nothing wakes up.
@MainActor
final class FolderWatch {
  /// Readable after a change.
  let descriptor: Int32
  private let folders: [String]

  /// Returns nil if the system has no more watches. Folders may be missing, and come later if they are in one that
  /// exists.
  init?(_ folders: [String]) {
    descriptor = inlayAboveStandard(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
    guard descriptor >= 0 else { return nil }
    self.folders = folders
    watch()
  }

  isolated deinit { close(descriptor) }

  /// Folders that are watched stay so.
  private func watch() {
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    for folder in folders { inotify_add_watch(descriptor, folder, UInt32(changes)) }
  }

  /// Whether something changed since the last call.
  func takeChanges() -> Bool {
    var hasChanged = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasChanged = true }
    }
    // Folders may be new.
    if hasChanged { watch() }
    return hasChanged
  }
}
