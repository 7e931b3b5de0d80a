import Foundation
import InlayGraphics
import InlayLayers
import Synchronization

extension Scene {
  /// The levels of layers whose list is made on any thread. More need a stack that the threads of some hosts lack.
  private static let levelsOfSmallStack = 64
  /// In bytes.
  private static let largeStack = 16 << 20

  /// The cost of painting the last frame whole, within the limits of a budget; nil without a frame. Nothing is taken from
  /// the budget.
  func paintCost(within budget: WorkBudget) -> PaintCost? {
    guard let frame else { return nil }
    let limits = renderer.limits(within: budget)
    guard root.levelCount > Self.levelsOfSmallStack else { return PaintCost(of: frame, within: limits) }
    let answer = Answer()
    let thread = Thread {
      let cost = PaintCost(of: frame, within: limits)
      answer.cost.withLock { $0 = cost }
      answer.isDone.signal()
    }
    thread.stackSize = Self.largeStack
    thread.start()
    answer.isDone.wait()
    return answer.cost.withLock { $0 }
  }
}

/// The cost that a thread finds.
private final class Answer: Sendable {
  let cost = Mutex<PaintCost?>(nil)
  let isDone = DispatchSemaphore(value: 0)
}
