import Inlay
import InlayFiles
import InlayWindow

/// Reports changes of files on the main thread. Without a change nothing wakes up.
@MainActor
final class FileWatch {
  /// Called after one of the files was written, replaced or removed.
  var changed: (() -> Void)?
  private var files: Set<FilePath> = []

  /// Nil where the system has no more of it.
  private let watcher = try? FileWatcher()

  init() {
    guard let watcher else { return }
    Application.watch(watcher.fileDescriptor) { [weak self] in self?.takeChanges() }
  }

  /// Reports the changes since the last call.
  func takeChanges() {
    guard let watcher, watcher.takeChange() else { return }
    watcher.followWorkingFolder()
    changed?()
  }

  /// Watches files, which may be missing, in addition to earlier ones.
  ///
  /// - Parameter time: When they were read: a change since then is reported at once.
  func add(_ paths: [String], readSince time: Double) {
    let new = Set(paths.map { FilePath($0) }).subtracting(files)
    files.formUnion(new)
    if watcher?.watch(new, readSince: time) == true { changed?() }
  }

  isolated deinit {
    if let watcher { Application.stopWatching(watcher.fileDescriptor) }
  }
}
