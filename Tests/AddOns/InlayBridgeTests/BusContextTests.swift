import CInlayGIO
import Foundation
import Testing

@testable import InlayWindow

@MainActor @Suite struct BusContextTests {
  /// Runs a closure on a thread of its own, and waits for it.
  private func onOtherThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    nonisolated(unsafe) var result: Result?
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      result = body()
      isDone.signal()
    }
    isDone.wait()
    return result
  }

  @Test("the main actor may be on another thread than when the context was made, and what comes makes it readable")
  func threads() {
    let bus = BusContext()
    nonisolated(unsafe) let context = bus.context
    #expect(bus.use { g_main_context_is_owner(context) != 0 }, "calls of GDBus find it as that of their thread")
    let isFree = onOtherThread {
      guard g_main_context_acquire(context) != 0 else { return false }
      g_main_context_release(context)
      return true
    }
    #expect(isFree == true)

    bus.run()
    #expect(!bus.isPending && !isReadable(bus.descriptor))
    _ = onOtherThread {
      let source = g_idle_source_new()
      g_source_set_callback(source, { _ in 0 }, nil, nil)
      _ = g_source_attach(source, context)
      g_source_unref(source)
    }
    #expect(isReadable(bus.descriptor))
    bus.run()
    #expect(!isReadable(bus.descriptor))
  }
}

/// Whether a look at a descriptor finds something.
private func isReadable(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&entry, 1, 0) == 1
}
