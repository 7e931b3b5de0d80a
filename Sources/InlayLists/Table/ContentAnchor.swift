import InlayGraphics
import InlayLayers

/// Keeps the view at its content while heights above it change.
struct ContentAnchor {
  let table: TableView

  /// Changes heights, and keeps the position of the topmost visible part, or of the topmost of those shown before, in
  /// the view. A view at the top stays there, and after a jump to the end it stays at the end.
  func keepingVisibleParts(among parts: ShownParts? = nil, _ change: () -> Void) {
    let wasAtTop = table.isAtTop
    let known = wasAtTop ? nil : parts.flatMap { table.layout.topItem(among: $0) }
    let isJump = known == nil && !(parts?.isEmpty ?? true)
    if !wasAtTop && isJump && table.contentOffset.y == table.maximumContentOffset.y.snapped(toScale: table.deviceScale)
    {
      change()
      table.updateContentSize()
      followContent(to: table.maximumContentOffset.y.snapped(toScale: table.deviceScale))
      return
    }
    keepingOffsetInContent {
      keepingPosition(of: wasAtTop ? nil : known ?? table.layout.topItem()) {
        change()
        return $0
      }
    }
  }

  /// Moves the view with an item.
  ///
  /// - Parameter change: Returns the item after the change.
  func keepingPosition(of item: AnchorItem?, _ change: (AnchorItem?) -> AnchorItem?) {
    let before = item.map { table.layout.position(of: $0) }
    guard let new = change(item), let before else { return }
    let distance = table.layout.position(of: new) - before
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
  private func followContent(to y: Double) {
    let before = table.contentOffset
    table.moveOffset(to: Point(x: before.x, y: y))
    table.rowMotion?.shift(by: table.contentOffset.y - before.y)
  }

  /// Keeps the view inside content that changes, unless it was beyond an end before.
  func keepingOffsetInContent(_ change: () -> Void) {
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
    table.updateContentSize()
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
