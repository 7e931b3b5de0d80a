import InlayGraphics

/// The units of work that a tick takes, for a `WorkBudget`: nanoseconds, about.
package enum LayoutWork {
  /// A layer that is laid out, beside what it asks of others.
  package static let layer = 1_500
  /// A layer that is committed.
  package static let commit = 800
  /// A section, or a row that is asked for its height, when a table finds how high it is.
  package static let section = 500
  package static let row = 150
  /// A cell, header or footer with its layers, made or filled anew.
  package static let part = 20_000
}

extension Scene {
  /// Layout, as long as the budget lasts.
  func convergeLayout(within budget: WorkBudget, visited: inout Int) {
    for _ in 0..<Layer.layoutRounds where root.isLayoutDue && !budget.isExhausted {
      let before = visited
      root.convergeLayout(rounds: 1, visited: &visited)
      budget.spend(.layers, (visited - before) * LayoutWork.layer)
    }
  }

  /// Outside of a run nobody else tells what was reached.
  func finish(_ budget: WorkBudget) {
    guard !budget.isInRun, let excess = budget.excess else { return }
    report("\(excess); the rest is not shown", in: budget.excessOwner as? Layer ?? root)
  }
}
