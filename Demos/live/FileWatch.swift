import Glibc
import InlayFiles
import InlayWindow

/// Reports changes of files on the main thread. Without a change nothing wakes up.
@MainActor
final class FileWatch {
  /// Called after one of the files was written, replaced or removed.
  var changed: (() -> Void)?
  /// Their paths. They may be missing. Those of before are watched too.
  var files: Set<String> = [] {
    didSet { for file in files.subtracting(oldValue) { try? watcher?.watch(file) } }
  }

  /// Nil where the system has no more of it.
  private let watcher = try? FileWatcher()

  init() { waitForChange() }

  /// Waits for the descriptor on a thread of its own, which ends with the wait.
  private func waitForChange() {
    guard let descriptor = watcher?.fileDescriptor else { return }
    let wait = Wait { [weak self] in
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&ready, 1, -1) < 0, errno == EINTR {}
      Window.post {
        if self?.watcher?.takeChange() ?? false { self?.changed?() }
        self?.waitForChange()
      }
    }
    var thread = pthread_t()
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { wait in
      if let wait { Unmanaged<Wait>.fromOpaque(wait).takeRetainedValue().run() }
      return nil
    }
    if pthread_create(&thread, nil, body, Unmanaged.passRetained(wait).toOpaque()) == 0 { pthread_detach(thread) }
  }

  private final class Wait: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
