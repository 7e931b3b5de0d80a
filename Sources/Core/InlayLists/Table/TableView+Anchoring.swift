import InlayGraphics
import InlayLayers

/// Keeps the view at its content while heights above it change.
extension TableView {
  /// Changes heights, and keeps the position of the topmost visible part, or of the topmost of those shown before, in
  /// the view. A view at the top stays there, and after a jump to the end it stays at the end.
  func keepingVisibleParts(among parts: ShownParts? = nil, _ change: () -> Void) {
    if isAtEnd { return keepingOffsetInContent(change) }
    let wasAtTop = isAtTop
    let updated = updateAnchor.flatMap { layout.isInView($0) ? TablePosition.row($0) : nil }
    let known = wasAtTop ? nil : updated ?? parts.flatMap { layout.topPart(among: $0) }
    let isJump = known == nil && !(parts?.isEmpty ?? true)
    if !wasAtTop && isJump && contentOffset.y == mostOffset {
      change()
      updateContentSize()
      return followContent(to: mostOffset)
    }
    keepingOffsetInContent { keepingPosition(of: wasAtTop ? nil : known ?? layout.topPart(), change) }
  }

  /// Makes the changes of an update, and keeps as many visible rows as possible in their places in the view. A row that
  /// the user acts on comes first, unless the update moves it: a lifted, a swiped or the focused one. A view at the top
  /// stays there.
  ///
  /// - Parameter held: A row that was lifted until now.
  func keepingRows(_ plan: UpdatePlan, holding held: RowPath?, _ change: () -> Void) {
    let focused = isFocused ? focus?.row : nil
    let used = [held, swipe.row?.cell.rowPath, focused].compactMap { $0 }
    keepingGoal(plan, used: used) {
      keepingOffsetInContent {
        updateAnchor = nil
        // Only a view that stays at its top shows what comes there.
        guard !isAtEnd, !isAtTop || contentAnchor == .end else { return change() }
        let (before, isInside) = (layout, contains(offset: contentOffset.y))
        change()
        let after = layout
        let least = isInside ? contentLimits.least.y : nil
        guard let part = keptPart(plan, from: before, to: after, used: used, insideFrom: least) else { return }
        let new = plan.successor(of: part)
        if geometry.usesSelfSizing, case .row(let path) = new { updateAnchor = path }
        moveView(by: after.position(of: new) - before.position(of: part))
      }
    }
  }

  /// The part that keeps its place in a view by an update.
  ///
  /// - Parameters:
  ///   - used: Rows that the user acts on: the first in view stays, unless the update moves it.
  ///   - least: The least offset of a view inside its content; nil for another.
  func keptPart(
    _ plan: UpdatePlan, from before: ListLayout, to after: ListLayout, used: [RowPath], insideFrom least: Double?
  ) -> TablePosition? {
    let row = used.first {
      !plan.moves(.row($0)) && !plan.moves(.section($0.section)) && before.isInView($0)
    }
    return row.map(TablePosition.row) ?? plan.anchor(from: before, to: after, insideFrom: least)
  }

  /// Moves the view with a part, which is at the same position of the table before and after the change.
  private func keepingPosition(of part: TablePosition?, _ change: () -> Void) {
    let before = part.map { layout.position(of: $0) }
    change()
    if let part, let before { moveView(by: layout.position(of: part) - before) }
  }

  private func moveView(by distance: Double) {
    if distance != 0 { followContent(to: (contentOffset.y + distance).snapped(toScale: displayScale)) }
  }

  /// Follows the table header's height. A visible header moves the sections; otherwise visible parts keep their
  /// position.
  func followTableHeader() {
    let height = measurer.tableHeaderHeight
    guard height != heights.top else { return }
    if invalidation.contains(.reload) || isAtTop || contentOffset.y <= heights.top {
      keepingGoalOffset { geometry.heights.top = height }
    } else {
      keepingVisibleParts { geometry.heights.top = height }
    }
  }

  /// The rectangle of a view in a row's cell by the heights, since rows are presented elsewhere during updates; that of
  /// the row if its cell does not show the view, and nil for a row that does not exist.
  func rect(of view: View, inRow path: RowPath) -> Rect? {
    guard heights.contains(path) else { return nil }
    var rect = layout.frame(heights.row(path), inColumn: false)
    if let cell = heldCell(forRowAt: path), view.isDescendant(of: cell) {
      let inside = cell.convert(view.bounds, from: view)
      (rect.origin.y, rect.size.height) = (rect.minY + inside.minY, inside.height)
    }
    return rect
  }

  /// The row around a view; nil outside rows.
  func row(around view: View) -> RowPath? {
    for case let cell as TableViewCell in view.superlayerChain where cell.superlayer === self { return cell.rowPath }
    return nil
  }

  /// The frame of a text view, by the heights, since rows are presented elsewhere during updates; nil if it has none.
  ///
  /// - Parameter known: The row around it before the layout; nil outside rows.
  private func placedRect(of view: View, from known: RowPath?) -> Rect? {
    // A cell that now shows another row gives the view back in its own layout.
    if let path = row(around: view) { cellForRow(at: path)?.layoutInsideIfNeeded() }
    return (row(around: view) ?? known).map { rect(of: view, inRow: $0) } ?? placedRect(of: view)
  }

  /// The same with what a keyboard leaves in view around the text view: its row.
  private func keptRect(of view: View, from known: RowPath?) -> Rect? {
    guard let rect = placedRect(of: view, from: known) else { return nil }
    let row = (self.row(around: view) ?? known).flatMap { heights.contains($0) ? $0 : nil }
    let range = row.map { heights.row($0) }
    return rectAboveKeyboard(rect, inRow: range.map { layout.frame($0, inColumn: false) })
  }

  /// Shows a focused text view again that the layout pushed out of view.
  ///
  /// - Parameter row: The row around it before the layout; nil outside rows.
  func keepInView(_ text: inout FocusedText?, in row: RowPath?, moves: Bool) {
    let rect = text.flatMap { keptRect(of: $0.view, from: row) }
    let offset = distance(keepingInView: &text, at: rect).height
    guard moves, offset != 0 else { return }
    followContent(to: snapped(clampedContentOffset(Point(x: contentOffset.x, y: contentOffset.y + offset))).y)
  }

  /// Moves the view with content that moved. Running updates continue from what is visible.
  func followContent(to y: Double) {
    let before = contentOffset
    moveOffset(to: Point(x: before.x, y: y))
    stage.list.shift(by: contentOffset.y - before.y)
  }

  /// Keeps the view inside content that changes, unless it was beyond an end before, or at the end.
  func keepingOffsetInContent(_ change: () -> Void) {
    if isAtEnd {
      change()
      updateContentSize()
      return followEnd()
    }
    let wasInside = contains(offset: contentOffset.y)
    change()
    updateContentSize()
    guard wasInside, !contains(offset: contentOffset.y) else { return }
    followContent(to: snapped(clampedContentOffset(contentOffset)).y)
  }

  /// Whether a vertical offset on a device pixel is inside the content.
  func contains(offset y: Double) -> Bool {
    let limits = contentLimits
    return y >= limits.least.y.snapped(toScale: displayScale) && y <= limits.most.y.snapped(toScale: displayScale)
  }

  /// Brings a view at rest back inside its content, whose length is known.
  func restRows() {
    let isAtEnd = isAtEnd
    updateContentSize()
    if isAtEnd { followEnd() }
    let before = contentOffset.y
    restOffset()
    restGoal()
    stage.list.shift(by: contentOffset.y - before)
  }
}

/// The content's end when it was in view, so that the view follows it.
struct FollowedEnd {
  /// The vertical offset that this is about; another one was set since.
  let offset: Double
  /// The largest vertical offset then; nil for a view that was not at the end.
  let most: Double?
}

/// Tables that stay at their end: `TableView.contentAnchor`.
extension TableView {
  /// Whether the view stays at the end of its content: before a change, by the content's size of the last one. A table
  /// that was neither laid out nor scrolled shows its end first.
  var isAtEnd: Bool { contentAnchor == .end && knownEnd.most != nil }

  private var knownEnd: FollowedEnd {
    let offset = contentOffset.y
    if let known = followedEnd, known.offset == offset { return known }
    // Nothing is known of the content before the first layout.
    let isFirst = invalidation.contains(.offset)
    let isShown = isFirst ? offset <= 0 : offset >= mostOffset
    let end = FollowedEnd(offset: offset, most: isShown ? isFirst ? -.infinity : mostOffset : nil)
    followedEnd = end
    return end
  }

  var mostOffset: Double { maximumContentOffset.y.snapped(toScale: displayScale) }

  /// Whether the last layout is still the right one for a view at the end.
  var endIsShown: Bool { contentAnchor == .start || knownEnd.most.map { $0 == mostOffset } ?? true }

  /// Moves a view at the end with the end. A pointer, or a motion, continues beyond it.
  func followEnd() {
    guard let before = knownEnd.most else { return }
    let most = mostOffset
    let y = isHeld && before.isFinite ? contentOffset.y + most - before : most
    if most != before && y != contentOffset.y { followContent(to: y) }
    followedEnd = FollowedEnd(offset: contentOffset.y, most: most)
  }
}
