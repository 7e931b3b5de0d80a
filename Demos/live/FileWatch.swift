import InlayWindow
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

private let systemRead = read

/// Reports changes of files, by inotify on their folders: without a change nothing wakes up.
@MainActor
final class FileWatch {
  /// Called after one of the files was written, replaced or removed.
  var changed: (() -> Void)?
  /// Their paths. They may be missing.
  var files: Set<String> = [] {
    didSet {
      for folder in Set(files.map(\.splitPath.folder)) where folders[folder] == nil {
        let number = inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE))
        if number >= 0 { folders[folder] = number }
      }
    }
  }

  private var folders: [String: Int32] = [:]
  private let descriptor: Int32

  /// Nil where the system has no more of it.
  init?() {
    descriptor = inotify_init1(Int32(O_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    Self.read(descriptor) { [weak self] number, name in
      Window.post { self?.note(number, name) }
    }
  }

  /// Ends the reports.
  func end() { changed = nil }

  private func note(_ number: Int32, _ name: String) {
    let isKnown = files.contains { path in
      let parts = path.splitPath
      return parts.name == name && folders[parts.folder] == number
    }
    if isKnown { changed?() }
  }

  /// Reads events on a thread of its own, which waits in the system.
  private nonisolated static func read(_ descriptor: Int32, _ report: @escaping @Sendable (Int32, String) -> Void) {
    final class Reader: Sendable {
      let descriptor: Int32
      let report: @Sendable (Int32, String) -> Void

      init(_ descriptor: Int32, _ report: @escaping @Sendable (Int32, String) -> Void) {
        self.descriptor = descriptor
        self.report = report
      }

      func run() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = systemRead(descriptor, &bytes, bytes.count)
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { return }
          bytes[..<count].withUnsafeBytes { report(events: $0) }
        }
      }

      /// Each has its folder's number, three further words of which the last is the length of the name, and the name.
      private func report(events: UnsafeRawBufferPointer) {
        var start = 0
        while start + 16 <= events.count {
          let number = events.loadUnaligned(fromByteOffset: start, as: Int32.self)
          let length = Int(events.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
          guard start + 16 + length <= events.count else { return }
          let name = events[start + 16..<start + 16 + length].prefix { $0 != 0 }
          report(number, String(decoding: name, as: UTF8.self))
          start += 16 + length
        }
      }
    }
    let reader = Unmanaged.passRetained(Reader(descriptor, report)).toOpaque()
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { reader in
        if let reader { Unmanaged<Reader>.fromOpaque(reader).takeRetainedValue().run() }
        return nil
      }, reader)
  }
}
