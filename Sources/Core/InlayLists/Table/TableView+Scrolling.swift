import InlayGraphics
import InlayLayers

extension TableView {
  /// Scrolls a row into view, clamped to the content, at once or animated. Ignores rows that do not exist.
  ///
  /// The animation ends where the call without animation would. For that, rows of automatic height near the end are
  /// measured at the beginning.
  public final func scrollToRow(at path: RowPath, at position: ScrollPosition, animated: Bool = false) {
    guard animated, canAnimateScrolling, !source.isAsking else { return jump(to: path, position) }
    catchUp()
    reloadIfIdle()
    guard contains(path) else { return }
    updateContentSize()
    if geometry.usesSelfSizing && heights.guesses > 0 { layoutIfNeeded() }
    let start = settledOffset
    var end: Point?
    interruptingMotion {
      let y = measurer.offset(afterMovesFrom: start.y) { offset(forRow: path, position, from: $0).y }
      if contains(path) { end = clampedContentOffset(Point(x: contentOffset.x, y: y)) }
    }
    if let end { animate(to: end) }
  }

  /// Scrolls a row into view at once. Rows of automatic height are measured before, so the position is exact.
  final func jump(to path: RowPath, _ position: ScrollPosition) {
    halt()
    reloadIfIdle()
    // Calls while rows are measured may remove the row.
    jump(to: { contains(path) ? offset(forRow: path, position, from: $0).y : $0 })
  }

  /// Moves the view to a vertical offset, which may be another one when the heights there are known. Nothing in between
  /// is seen or reported.
  ///
  /// - Parameter wanted: The offset that is wanted from another one.
  final func jump(to wanted: (Double) -> Double) {
    updateContentSize()
    reportingOnce {
      let y = measurer.offset(afterMovesFrom: contentOffset.y, wanted)
      guard y != contentOffset.y else { return }
      contentOffset.y = y
      guard geometry.usesSelfSizing && !source.isAsking else { return }
      // Nothing was measured until the first layout.
      for _ in 0..<10 {
        setNeedsLayout()
        layoutIfNeeded()
        updateContentSize()
        let y = wanted(contentOffset.y)
        if y == contentOffset.y { break }
        contentOffset.y = y
      }
    }
  }

  /// The offset at which a row is at a position of the view, clamped to the content.
  ///
  /// - Parameter y: The vertical offset of the view; nil for the present one.
  final func offset(forRow path: RowPath, _ position: ScrollPosition, from y: Double? = nil) -> Point {
    let y = layout.at(y ?? contentOffset.y).offset(forRow: path, at: position.edge)
    let clamped = clampedContentOffset(Point(x: contentOffset.x, y: y))
    return Point(x: clamped.x, y: clamped.y.snapped(toScale: displayScale))
  }
}

extension TableView.ScrollPosition {
  /// The edge; nil for the least scrolling.
  fileprivate var edge: ListLayout.Edge? {
    switch self {
    case .nearest: nil
    case .top: .top
    case .middle: .middle
    case .bottom: .bottom
    }
  }
}

extension TableView {
  /// The position of a row in the view.
  public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
    /// The position with the least scrolling that shows the row.
    case nearest = "none"
    case top, middle, bottom
  }
}

extension TableView {
  /// The section index at the trailing side; nil if the data source has no titles for it.
  final var sectionIndexBar: SectionIndexBar? { stage.indexBar }

  /// The width of the section index, in points; 0 without one.
  final var sectionIndexWidth: Double { sectionIndexBar?.sizeThatFits(bounds.size).width ?? 0 }

  /// Requests the titles, at a reload and at an update of sections.
  final func updateSectionIndex() { stage.show(indexTitles: source.indexTitles, in: self) }

  /// Keeps the index at the trailing side, above everything but the scroll indicators.
  final func layoutSectionIndex() {
    guard let bar = sectionIndexBar else { return }
    bar.raise(to: .sectionIndex)
    let width = sectionIndexWidth
    let inset = adjustedContentInset
    let rect = Rect(
      x: bounds.width - width - safeTrailing, y: 0, width: width, height: bounds.height
    ).inset(
      by: Insets(top: inset.top, bottom: inset.bottom))
    let placed = mirrored(rect)
    bar.frame = placed.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  /// The section of a title; nil if it does not exist.
  func section(forIndex index: Int) -> Int? {
    guard let bar = sectionIndexBar, let section = source.section(forIndexTitle: bar.titles[index], at: index)
    else { return nil }
    reloadIfIdle()
    return section >= 0 && section < heights.sectionCount ? section : nil
  }

  func scroll(toIndexTitle index: Int) {
    if let section = section(forIndex: index) { scrollToSection(section) }
  }

  /// Scrolls to the beginning of a section at once, clamped to the content. Ignores sections that do not exist.
  final func scrollToSection(_ section: Int) {
    halt()
    reloadIfIdle()
    settleHeights()
    guard section >= 0, section < heights.sectionCount else { return }
    updateContentSize()
    contentOffset = clampedContentOffset(
      Point(x: contentOffset.x, y: heights.start(ofSection: section) - adjustedContentInset.top))
  }
}

/// The goal of an animation of the offset: see `ScrollGoal`.
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
