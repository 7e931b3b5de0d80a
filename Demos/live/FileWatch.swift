import Inlay
import InlayFiles
import InlayWindow

/// Reports changes of files on the main thread. Without a change nothing wakes up.
@MainActor
final class FileWatch {
  /// Called after one of the files was written, replaced or removed.
  var changed: (() -> Void)?
  /// Their paths. They may be missing. Those of before are watched too.
  var files: Set<FilePath> = [] {
    didSet { for file in files.subtracting(oldValue) { try? watcher?.watch(file.text) } }
  }

  /// Nil where the system has no more of it.
  private let watcher = try? FileWatcher()

  init() {
    guard let watcher else { return }
    Application.watch(watcher.fileDescriptor) { [weak self] in
      if watcher.takeChange() { self?.changed?() }
    }
  }

  isolated deinit {
    if let watcher { Application.stopWatching(watcher.fileDescriptor) }
  }
}
