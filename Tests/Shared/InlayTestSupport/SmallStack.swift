import CInlayLinux
import Foundation

/// Runs a body on a thread with a small stack and waits for its result.
///
/// - Parameter size: In bytes. A debug build and a sanitizer's, whose calls need several times the stack, have four
///   times as many.
package func onSmallStack<Answer: Sendable>(
  size: Int, _ body: @escaping @Sendable () -> Answer
) async -> Answer {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    #if DEBUG
      thread.stackSize = 4 * size
    #else
      thread.stackSize = inlayIsSanitized() != 0 ? 4 * size : size
    #endif
    thread.start()
  }
}
