import CInlayLinux
import CInlaySDL2
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Signals to end, and the descriptor that wakes the loop, also for events that other threads push.
final class Waker: Sendable {
  /// The process has one, as it has one display.
  static let shared = Waker()

  /// Readable when there is something to do; -1 if the system has no descriptor left.
  let descriptor = inlayAboveStandard(inlayEventDescriptor())
  private let signal = Atomic<Bool>(false)

  /// Ends the wait of the loop, or its next one. Thread-safe, and safe in signal handlers.
  func wake() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// The loop is awake.
  func clear() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }

  /// A signal asked for the end. Safe in signal handlers.
  func noteSignal() {
    signal.store(true, ordering: .sequentiallyConsistent)
    wake()
  }

  /// Whether a signal came since the last call.
  func takeSignal() -> Bool { signal.exchange(false, ordering: .sequentiallyConsistent) }
}
