import InlayGraphics

extension Scene {
  /// Layout within the budget.
  func convergeLayout(visited: inout Int) {
    for _ in 0..<Layer.layoutRounds where root.isLayoutDue && !(budget?.isExhausted ?? false) {
      let before = visited
      root.convergeLayout(rounds: 1, visited: &visited)
      budget?.spend(.layers, (visited - before) * LayoutWork.layer)
    }
  }

  /// Reports a reached limit outside of a run.
  func finish(_ budget: WorkBudget) {
    guard !budget.isInRun, let excess = budget.excess else { return }
    report("\(excess); the rest is not shown", in: budget.excessOwner as? Layer ?? root)
  }
}
