import Foundation

/// Runs a body on a thread with a small stack and waits for its result.
///
/// - Parameter size: In bytes. A debug build, whose calls need several times the stack, has four times as many.
package func onSmallStack<Answer: Sendable>(
  size: Int, _ body: @escaping @Sendable () -> Answer
) async -> Answer {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    #if DEBUG
      thread.stackSize = 4 * size
    #else
      thread.stackSize = size
    #endif
    thread.start()
  }
}
