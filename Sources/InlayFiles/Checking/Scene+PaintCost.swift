import InlayGraphics
import InlayLayers

extension Scene {
  /// The levels of layers whose list is made on any thread. More need a stack that the threads of some hosts lack.
  private static let levelsOfSmallStack = 64

  /// The cost of painting the last frame whole, within the limits of a budget; nil without a frame. Nothing is taken from
  /// the budget.
  func paintCost(within budget: WorkBudget) -> PaintCost? {
    guard let frame else { return nil }
    let limits = renderer.limits(within: budget)
    guard root.levelCount > Self.levelsOfSmallStack else { return PaintCost(of: frame, within: limits) }
    return LargeStack.result { PaintCost(of: frame, within: limits) }
  }
}
