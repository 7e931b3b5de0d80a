import InlayGraphics
import InlayLayers

extension StageUpdater {
  /// Sets the sides of every part of the column. Background, index bar and scroll indicators keep the whole width.
  func assertColumn() {
    guard table.isRounded, table.invalidation.contains(.column) else { return }
    defer { table.invalidation.remove(.column) }
    let column = table.columnRect
    for part in table.sublayers where part.role?.liesInColumn ?? false {
      let frame = part.untransformedFrame
      let inset = (part as? SectionShadow)?.inset ?? 0
      part.untransformedFrame = Rect(
        x: column.minX + inset, y: frame.minY, width: max(0, column.width - 2 * inset), height: frame.height)
    }
  }

  /// Gives the header view the margins of the rows' texts, or those of cards where the rows are in cards.
  func assertMargins(of header: Layer) {
    guard let follower = header as? any TableMarginsFollower else { return }
    let sides = table.sides.safe
    let inset = table.look.card(of: table.decoration).inset
    var margins = Insets.zero
    if !table.isRounded {
      let trailing = table.stage.indexBar == nil ? sides.trailing : 0
      margins.left = sides.leading + (inset > 0 ? inset : table.contentInsetLeading)
      margins.right = trailing + (inset > 0 ? inset : table.theme.metrics.row.trailingInset)
    }
    follower.tableMargins = margins
  }

  func placeTableViews(_ layout: TableLayout) {
    if let backgroundView = table.backgroundView { backgroundView.untransformedFrame = table.bounds }
    if let emptyStateView = table.emptyStateView {
      emptyStateView.untransformedFrame = emptyStateFrame(layout)
      emptyStateView.isHidden = table.heights.rowCount > 0
    }
    if let tableHeaderView = table.tableHeaderView {
      tableHeaderView.untransformedFrame = layout.frame(layout.tableHeader)
      table.geometry.noteFrame(ofHeader: tableHeaderView)
    }
    if let tableFooterView = table.tableFooterView {
      tableFooterView.untransformedFrame = layout.frame(layout.tableFooter)
      table.geometry.noteFrame(ofFooter: tableFooterView)
    }
  }

  /// What the header view, bars and a keyboard leave of the view. A refresh does not move it.
  private func emptyStateFrame(_ layout: TableLayout) -> Rect {
    let (bounds, inset, grid) = (table.bounds, layout.inset, layout.grid)
    var top = bounds.minY + inset.top - (table.refreshControl?.inset ?? 0)
    if layout.headerHeight > 0 {
      // A table without rows rests at its top, where the header is.
      top = layout.pinning.tableHeader ? max(top, layout.tableHeader.upperBound) : top + layout.headerHeight
    }
    let (minY, maxY) = (grid.y(top), grid.y(bounds.maxY - inset.bottom))
    return Rect(minX: bounds.minX, minY: min(minY, bounds.maxY), maxX: bounds.maxX, maxY: max(minY, maxY))
  }

  /// Shows the theme's gradient unless the table has a background view.
  func updateGradient() {
    table.stage.show(gradient: table.backgroundView == nil ? table.theme.backgroundGradient : nil, in: table)
  }

  /// Sets frames and looks of cells. Skips cells that the last layout placed equally, in sections with an unchanged
  /// look: little is left while a table scrolls.
  func placeCells(_ visible: VisibleParts, _ layout: TableLayout) {
    let before = table.stage.placement
    var placement = CellPlacement(
      heightsVersion: table.geometry.version, minX: layout.column.minX, maxX: layout.column.maxX, grid: layout.grid)
    placement.looks.reserveCapacity(visible.sections.count)
    let areFramesEqual = placement.hasEqualFrames(as: before)
    // The looks of the last layout, from the present section on.
    var knownLooks = before.looks[...]
    var looksAsBefore = false
    var number: Int?
    // By index: sections are large to copy.
    var section: Int?
    var ends: ClosedRange<Int>?
    // By index: most cells do not change.
    let cells = table.stage.cells
    for cellIndex in cells.indices {
      let cell = cells[cellIndex]
      guard let path = cell.rowPath, visible.contains(path) else { continue }
      if number != path.section {
        number = path.section
        section = visible.index(of: path.section)
        ends = section.flatMap { visible.sections[$0].section.rows.seenEnds }
        let look = table.look(ofSection: path.section)
        while let first = knownLooks.first, first.section < path.section { knownLooks.removeFirst() }
        looksAsBefore = knownLooks.first == look
        placement.looks.append(look)
      }
      let focus = table.navigator.effectiveFocus(of: path)
      let isKnown = looksAsBefore && cell.record.placedFrame != nil && cell.appearance.focus == focus
      if isKnown, areFramesEqual, cell.untransformedFrame == cell.record.placedFrame { continue }
      guard let section else { continue }
      let position = RowPosition(row: path.row, among: ends)
      let isSelfSizing = table.geometry.usesSelfSizing && visible.sections[section].section.rows.isAutomatic(path.row)
      // By index: a look is large to copy.
      let index = placement.looks.count - 1
      let range = visible.sections[section].row(path.row)
      // Rows below an edit have another frame, often with the same look.
      if !isKnown || placement.looks[index].lowCard != nil || cell.appearance.position != position
        || cell.appearance.isSelfSizing != isSelfSizing
      {
        var appearance = placement.looks[index].row(at: position, placement.grid.y(range))
        appearance.focus = focus
        appearance.isSelfSizing = isSelfSizing
        if table.lift != nil {
          appearance = table.reordering.lifted(appearance, of: cell, at: position, range, in: placement.looks[index])
        }
        cell.show(appearance)
      }
      cell.place(layout.frame(range))
    }
    table.stage.setPlacement(placement)
  }

  func orderParts() {
    let ends = [table.tableFooterView, table.tableHeaderView].compactMap { $0?.superlayer === table ? $0 : nil }
    let isAbove = table.rowMotion?.layout.isAboveRows
    table.stage.orderParts(of: table, ends: ends, areEndsAboveHeaders: table.isTableHeaderPinned, isAbove: isAbove)
  }

  /// Keeps a pinned table header above everything that scrolls.
  func keepPinnedHeaderAbove() {
    guard table.isTableHeaderPinned, let tableHeaderView = table.tableHeaderView,
      let top = table.sublayers.last(where: { $0.role != .scrollIndicator && $0.role != .indexBar }),
      top !== tableHeaderView
    else { return }
    table.insertSublayer(tableHeaderView, above: top)
  }

  /// Keeps the control above the content, while it is refreshing or the content is pulled down: at the top of the view
  /// where there is more space.
  func layoutRefreshControl() {
    guard let control = table.refreshControl, let pull = control.pull else { return }
    guard pull > 0 || control.isRefreshing else { return control.removeFromSuperlayer() }
    if control.superlayer !== table {
      table.insertSublayer(control, at: table.sublayers.prefix(while: \.isBehindRows).count)
    }
    let height = RefreshControl.height
    control.frame = Rect(
      x: table.bounds.minX, y: table.deviceGrid.y(0 - table.collapsingTop - max(height, pull)),
      width: table.bounds.width, height: height)
    control.opacity = control.isRefreshing ? 1 : min(1, pull / height)
    control.setNeedsLayout()
  }

  /// Asks for the titles, at a reload and at an update of sections.
  func updateSectionIndex() { table.stage.show(indexTitles: table.source.indexTitles(in: table), in: table) }

  /// Keeps the index at the trailing side, above everything but the scroll indicators.
  func layoutSectionIndex() {
    guard let bar = table.sectionIndexBar else { return }
    bar.zPosition = Self.indexZPosition
    let width = table.sectionIndexWidth
    let inset = table.adjustedContentInset
    let rect = Rect(
      x: table.bounds.width - width - table.sides.safeTrailing, y: 0, width: width, height: table.bounds.height
    ).inset(
      by: Insets(top: inset.top, bottom: inset.bottom))
    let placed = table.directed(rect, in: table.bounds.width)
    bar.frame = placed.offsetBy(dx: table.bounds.minX, dy: table.bounds.minY)
  }

  private static var indexZPosition: Double { 1_000 }

  func updateSeparatorsBesideSelection() {
    // By index: most cells do not change.
    let cells = table.stage.cells
    for index in cells.indices {
      let next = index + 1
      let isAbove =
        next < cells.count && cells[next].showsSelection
        && cells[next].rowPath?.section == cells[index].rowPath?.section
      if cells[index].isAboveSelection != isAbove { cells[index].isAboveSelection = isAbove }
    }
  }
}

/// A header view of a table that keeps to the margins of the table's content.
package protocol TableMarginsFollower: Layer {
  /// From the view's sides to the content, in points; left is the leading side.
  var tableMargins: Insets { get set }
}
