import CInlayGIO

/// The context in which GDBus delivers messages for the main thread. Its own thread reads and writes the sockets:
/// nothing here waits.
@MainActor
final class BusContext {
  /// GDBus wakes it up though no thread owns it: the main actor may be on another thread after each suspension.
  let context = g_main_context_new_with_flags(GMainContextFlags(rawValue: numericCast(inlayUnownedPolling)))
  /// Readable when `run()` has something to do; -1 for none.
  let descriptor: Int32
  /// Whether `run()` has something to do that made no descriptor readable.
  private(set) var isPending = false

  init() {
    g_main_context_acquire(context)
    defer { g_main_context_release(context) }
    var priority: gint = 0
    var timeout: gint = 0
    var entries = [GPollFD](repeating: GPollFD(), count: 4)
    g_main_context_prepare(context, &priority)
    let count = g_main_context_query(context, .max, &timeout, &entries, gint(entries.count))
    g_main_context_check(context, .max, &entries, min(count, gint(entries.count)))
    descriptor = count > 0 ? entries[0].fd : -1
  }

  /// Calls functions of GDBus whose results are to come here.
  func use<Result>(_ body: () -> Result) -> Result {
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    return body()
  }

  /// Delivers what arrived; a flood of messages continues in the next rounds of the loop.
  func run() {
    for _ in 0..<8 where g_main_context_iteration(context, 0) == 0 {
      isPending = false
      return
    }
    isPending = true
  }
}
