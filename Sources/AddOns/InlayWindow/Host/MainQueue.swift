import CInlaySDL2
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The main queue of Dispatch, on which Swift has the tasks of the main actor. The loop of windows runs it as the run
/// loop of CoreFoundation does, by functions that Dispatch has for it.
struct MainQueue {
  /// Readable when there is something on the queue.
  let descriptor: Int32

  /// - Returns: Nil if the queue cannot be run here: on another thread than the process's first one, inside a task,
  ///   which has the main actor until it suspends, or with a Dispatch without these functions.
  init?() {
    guard inlayIsFirstThread() != 0, !withUnsafeCurrentTask(body: { $0 != nil }) else { return nil }
    let descriptor = inlayMainQueueDescriptor()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// Runs what is on the queue, but not what is added meanwhile.
  @MainActor
  func run() {
    var count: UInt64 = 0
    if read(descriptor, &count, 8) == 8 { inlayRunMainQueue() }
  }
}
