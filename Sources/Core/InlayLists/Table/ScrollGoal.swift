import InlayGraphics
import InlayLayers

/// The goal of an animation of a table's offset: what will be there in the view. Updates on the way, and heights that
/// become known, move it as they would move a view that is there already. So the animation ends where the same calls
/// without animation end.
struct ScrollGoal {
  enum Place {
    /// A vertical offset: at the top, and in a table without parts.
    case offset(Double)
    /// The end of the content, which a table with the anchor `end` follows.
    case end
    /// A distance from a part's start to the view's top, in points.
    case part(TablePosition, distance: Double)
  }

  let x: Double
  var place: Place
}

extension TableView {
  /// The goal of the animation that runs; nil without one.
  private var goal: ScrollGoal? { followsTarget ? scrollGoal : nil }

  /// Notes the goal of an animation that begins.
  ///
  /// - Returns: Its offset at any time.
  final func aim(at target: Point) -> () -> Point? {
    let target = snapped(target)
    scrollGoal = ScrollGoal(x: target.x, place: goalPlace(at: target.y))
    return { [weak self] in
      guard let self, let goal = scrollGoal else { return nil }
      return snapped(clampedContentOffset(Point(x: goal.x, y: goalOffset(goal))))
    }
  }

  private func goalPlace(at y: Double) -> ScrollGoal.Place {
    if contentAnchor == .end && y >= mostOffset { return .end }
    guard y > -contentInset.top, let part = layout.at(y).topPart() else { return .offset(y) }
    return .part(part, distance: y - layout.position(of: part))
  }

  /// Perhaps outside of the content.
  private func goalOffset(_ goal: ScrollGoal) -> Double {
    switch goal.place {
    case .offset(let y): y
    case .end: mostOffset
    case .part(let part, let distance): layout.position(of: part) + distance
    }
  }

  /// Follows an update with the goal of an animation that runs, as `keepingRows` does with the view.
  ///
  /// - Parameter used: Rows that the user acts on.
  final func keepingGoal(_ plan: UpdatePlan, used: [RowPath], _ change: () -> Void) {
    guard let goal else { return change() }
    let (y, before) = (goalOffset(goal), layout)
    let isInside = contains(offset: y)
    retargetingOnce {
      change()
      if case .end = goal.place { return }
      // A view at its top stays there.
      guard y > -contentInset.top || contentAnchor == .end else {
        scrollGoal?.place = .offset(y)
        return
      }
      let least = isInside ? contentLimits.least.y : nil
      guard let kept = keptPart(plan, from: before.at(y), to: layout.at(y), used: used, insideFrom: least) else {
        return
      }
      scrollGoal?.place = .part(plan.successor(of: kept), distance: y - before.position(of: kept))
      // A view that was inside of its content stays there.
      guard isInside, let goal = scrollGoal, !contains(offset: goalOffset(goal)) else { return }
      scrollGoal?.place = goalPlace(at: snapped(clampedContentOffset(Point(x: goal.x, y: goalOffset(goal)))).y)
    }
  }

  /// Makes a change after which a view has the same offset in the content, as at a reload.
  final func keepingGoalOffset(_ change: () -> Void) {
    guard let goal else { return change() }
    let y = goalOffset(goal)
    retargetingOnce {
      change()
      if case .end = goal.place { return }
      scrollGoal?.place = goalPlace(at: y)
    }
  }

  /// Brings the goal back inside the content, when a layout brings a view at rest back.
  final func restGoal() {
    guard let goal else { return }
    let y = goalOffset(goal)
    let inside = snapped(clampedContentOffset(Point(x: goal.x, y: y))).y
    if inside != y || contentAnchor == .end { scrollGoal?.place = goalPlace(at: inside) }
  }
}
