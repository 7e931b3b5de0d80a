import Foundation
import InlayFiles
import Synchronization
import Testing

/// Threads of servers have small stacks, and what a file nests must not use them up.
@Suite struct SmallStackTests {
  /// 512 KiB, as the threads of many systems have; without optimisation each call takes several times the room.
  private static var stackSize: Int {
    #if DEBUG
      4 << 20
    #else
      512 << 10
    #endif
  }

  /// Does something on a thread with a small stack and waits for its end.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  @Test("layers of the deepest nesting are made, ticked, dumped and let go on a small stack")
  func deepestLayers() async {
    let open = String(repeating: "{frame: [0, 0, 9, 9], sublayers: [", count: 449)
    let layers = "- \(open){name: last}\(String(repeating: "]}", count: 449))"
    let lines = Mutex(0)
    await onSmallStack {
      let dump = try? loadLayers(layers).scene.layerDump()
      lines.withLock { $0 = dump?.split(separator: "\n").count ?? 0 }
    }
    #expect(lines.withLock { $0 } == 901)
  }

  @Test(
    "values of the deepest nesting are told, not followed, on a small stack",
    arguments: ["[", "{a: ", "{layers: [", "- ", "? "])
  func deepestValues(open: String) async {
    let text = String(repeating: open, count: 1100)
    let count = Mutex(0)
    await onSmallStack {
      let found = problems(text)
      count.withLock { $0 = found.count }
    }
    #expect(count.withLock { $0 } == 1)
  }
}
