import InlayGraphics
import InlayLayers

/// Keeps the view at its content while heights above it change.
struct ContentAnchor {
  let table: TableView

  /// Changes heights, and keeps the position of the topmost visible part, or of the topmost of those shown before, in
  /// the view. A view at the top stays there, and after a jump to the end it stays at the end.
  func keepingVisibleParts(among parts: ShownParts? = nil, _ change: () -> Void) {
    if isAtEnd { return keepingOffsetInContent(change) }
    let wasAtTop = table.isAtTop
    let updated = table.updateAnchor.flatMap { table.layout.isInView($0) ? AnchorItem.row($0) : nil }
    let known = wasAtTop ? nil : updated ?? parts.flatMap { table.layout.topItem(among: $0) }
    let isJump = known == nil && !(parts?.isEmpty ?? true)
    if !wasAtTop && isJump && table.contentOffset.y == table.maximumContentOffset.y.snapped(toScale: table.deviceScale)
    {
      change()
      table.updateContentSize()
      followContent(to: table.maximumContentOffset.y.snapped(toScale: table.deviceScale))
      return
    }
    keepingOffsetInContent {
      keepingPosition(of: wasAtTop ? nil : known ?? table.layout.topItem(), change)
    }
  }

  /// Makes the changes of an update, and keeps as many visible rows as possible in their places in the view. A row that
  /// the user acts on comes first, unless the update moves it: a lifted, a swiped or the focused one. A view at the top
  /// stays there.
  ///
  /// - Parameter held: A row that was lifted until now.
  func keepingRows(_ plan: UpdatePlan, holding held: RowPath?, _ change: () -> Void) {
    keepingOffsetInContent {
      table.updateAnchor = nil
      // Only a view that stays at its top shows what comes there.
      guard !isAtEnd, !table.isAtTop || table.contentAnchor == .end else { return change() }
      let (before, isInside) = (table.layout, contains(offset: table.contentOffset.y))
      let focused = table.isFocused ? table.focus?.row : nil
      let used = [held, table.swipe.row?.cell.rowPath, focused].lazy.compactMap { $0 }.first {
        !plan.moves(.row($0)) && !plan.moves(.section($0.section)) && before.isInView($0)
      }
      change()
      let rows = used.map { (AnchorItem.row($0), AnchorItem.row(plan.successor(of: $0))) }
      guard let (item, new) = rows ?? mostRows(plan, before, isInside: isInside) else { return }
      if table.geometry.usesSelfSizing, case .row(let path) = new { table.updateAnchor = path }
      move(by: table.layout.position(of: new) - before.position(of: item))
    }
  }

  /// The topmost item before and after an update if the most rows stay with it, or else the topmost of these rows; nil
  /// in an empty table.
  ///
  /// - Parameter isInside: Whether the view was inside the content, where it stays.
  private func mostRows(
    _ plan: UpdatePlan, _ before: ListLayout, isInside: Bool
  ) -> (before: AnchorItem, after: AnchorItem)? {
    let (after, limits, pixel) = (table.layout, table.contentLimits, 1 / table.deviceScale)
    let most = max(limits.least.y, after.tableFooter.upperBound + after.inset.bottom - after.bounds.height)
    let (low, high) = (limits.least.y - before.bounds.minY, most - before.bounds.minY)
    let distances = isInside ? ClosedRange(from: low - pixel / 2, to: high + pixel / 2) : -.infinity ... .infinity
    let view = ClosedRange(from: before.bounds.minY, to: before.bounds.maxY)
    let top = before.topItem().map { (before: $0, after: plan.successor(of: $0)) }
    guard let rows = plan.anchor(in: view, from: before.heights, to: after.heights, within: distances) else {
      return top
    }
    if let top, abs(after.position(of: top.after) - before.position(of: top.before) - rows.distance) <= pixel {
      return top
    }
    return (.row(rows.before), .row(rows.after))
  }

  /// Moves the view with an item.
  ///
  /// - Parameter item: Before and after the change.
  func keepingPosition(of item: AnchorItem?, _ change: () -> Void) {
    let before = item.map { table.layout.position(of: $0) }
    change()
    if let item, let before { move(by: table.layout.position(of: item) - before) }
  }

  private func move(by distance: Double) {
    if distance != 0 { followContent(to: (table.contentOffset.y + distance).snapped(toScale: table.deviceScale)) }
  }

  /// Follows the table header's height. A visible header moves the sections; otherwise visible parts keep their
  /// position.
  func updateTop() {
    let height = table.measurer.tableHeaderHeight
    guard height != table.heights.top else { return }
    if table.invalidation.contains(.reload) || table.isAtTop || table.contentOffset.y <= table.heights.top {
      table.geometry.setTop(height)
    } else {
      keepingVisibleParts { table.geometry.setTop(height) }
    }
  }

  /// The rectangle of a view in a row's cell by the heights, since rows are presented elsewhere during updates; that of
  /// the row if its cell does not show the view, and nil for a row that does not exist.
  func rect(of view: View, inRow path: RowPath) -> Rect? {
    guard table.heights.contains(path) else { return nil }
    let range = table.heights.placedSection(path.section).row(path.row)
    var rect = table.layout.frame(range, inColumn: false)
    let kept = table.stage.focusedCell.flatMap { $0.rowPath == path ? $0 : nil }
    if let cell = table.cellForRow(at: path) ?? kept, view.isDescendant(of: cell) {
      let inside = cell.convert(view.bounds, from: view)
      (rect.origin.y, rect.size.height) = (rect.minY + inside.minY, inside.height)
    }
    return rect
  }

  /// Shows a focused text view again that the layout pushed out of view.
  func keepInView(_ text: inout FocusedText?, moves: Bool) {
    let offset = table.distance(keepingInView: &text).height
    guard moves, offset != 0 else { return }
    followContent(
      to: table.snapped(table.clampedContentOffset(Point(x: table.contentOffset.x, y: table.contentOffset.y + offset)))
        .y)
  }

  /// Moves the view with content that moved. Running updates go on from what is visible.
  func followContent(to y: Double) {
    let before = table.contentOffset
    table.moveOffset(to: Point(x: before.x, y: y))
    table.rowMotion?.shift(by: table.contentOffset.y - before.y)
  }

  /// Keeps the view inside content that changes, unless it was beyond an end before, or at the end.
  func keepingOffsetInContent(_ change: () -> Void) {
    if isAtEnd {
      change()
      table.updateContentSize()
      return followEnd()
    }
    let wasInside = contains(offset: table.contentOffset.y)
    change()
    table.updateContentSize()
    guard wasInside, !contains(offset: table.contentOffset.y) else { return }
    followContent(to: table.snapped(table.clampedContentOffset(table.contentOffset)).y)
  }

  /// Whether a vertical offset on a device pixel is inside the content.
  private func contains(offset y: Double) -> Bool {
    let limits = table.contentLimits
    return y >= limits.least.y.snapped(toScale: table.deviceScale)
      && y <= limits.most.y.snapped(toScale: table.deviceScale)
  }

  /// Brings a view at rest back inside its content, whose length is known.
  func restRows() {
    let isAtEnd = isAtEnd
    table.updateContentSize()
    if isAtEnd { followEnd() }
    let before = table.contentOffset.y
    table.restOffset()
    table.rowMotion?.shift(by: table.contentOffset.y - before)
  }
}

extension UpdatePlan {
  /// An item after the update, or its successor.
  func successor(of item: AnchorItem) -> AnchorItem {
    switch item {
    case .header(let section): return .header(newSection(of: section) ?? sections.successor(of: section))
    case .row(let path): return .row(successor(of: path))
    case .footer(let section):
      return newSection(of: section).map { .footer($0) } ?? .header(sections.successor(of: section))
    }
  }
}
