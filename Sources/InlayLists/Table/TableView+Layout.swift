import InlayGraphics
import InlayLayers

extension TableView {
  /// The height index, for reading.
  final var heights: HeightIndex { _read { yield geometry.heights } }

  /// The maximum number of rows that a table shows at once.
  static let visibleRowLimit = 100_000
  /// The number of rows of unknown height that are made before they are measured.
  private static let measureLimit = 24
  /// The maximum number of measuring passes in one layout.
  private static let passLimit = 100

  func layoutVisibleParts() {
    guard source.begin() else { return }
    defer { source.end() }
    defer { rowMotion?.present(in: self) }
    laidOutOffset = contentOffset
    if layOutAfterScrolling() { return updatePrefetching() }
    var text = focusBeforeLayout()
    // Repeated, but not endlessly, for a focused field that is pushed out of view, and for a data source that scrolls or
    // reloads the table during the layout.
    for round in 1...3 {
      if !invalidation.isDisjoint(with: .content) { geometry.forgetFittingHeights() }
      invalidation.remove(.layout)
      let offset = layoutOnce()
      laidOutOffset = offset
      keepInView(&text, moves: round < 3)
      if contentOffset == offset && !invalidation.contains(.reload) { break }
    }
    updatePrefetching()
  }

  /// Requests another layout for what was asked for, or scrolled, after the last one had looked at it: by the data source
  /// or a delegate in the midst of it.
  func requestRemainingLayout() {
    guard !source.isAsking else { return }
    if !invalidation.isDisjoint(with: .content) {
      setNeedsLayout()
    } else if let laidOutOffset, laidOutOffset != contentOffset {
      requestLayout()
    }
  }

  /// Lays the table out if it was only scrolled and the visible parts did not change. Cells, footers and cards keep
  /// their positions in the content. O(sections in view).
  ///
  /// - Returns: False if a full layout is needed.
  private func layOutAfterScrolling() -> Bool {
    guard invalidation.isDisjoint(with: .content), let layout = cachedVisibleRange, layout.holds(in: bounds), isAtRest
    else { return false }
    updateGradient()
    placeTableViews()
    // Shadows come into view before their sections do.
    updateSectionShadows()
    orderParts()
    placeSectionViews(layout.visible)
    keepPinnedHeaderAbove()
    layoutSectionIndex()
    // Frames written here do not invalidate the range.
    cachedVisibleRange = layout
    return true
  }

  /// - Returns: The offset that was laid out.
  private func layoutOnce() -> Point {
    updateTop()
    reloadIfNeeded()
    forgetMeasuresOfOtherWidths()
    updateEditing()
    let shown = partsOnShow
    // The view's position depends on the heights above it.
    if !isAtTop { _ = measureOutOfView(shown) }
    var offset = contentOffset
    var visible = VisibleParts()
    for _ in 0..<Self.passLimit {
      // An offset that was set before the rows were known stays until they are measured.
      if !invalidation.contains(.offset) { restRows() }
      offset = contentOffset
      visible = visibleParts()
      updateCells(for: visible)
      updateSectionViews(for: visible)
      if measure(visible, shown) || measureOutOfView(shown) { continue }
      guard invalidation.remove(.offset) != nil else { break }
      restRows()
      if contentOffset == offset { break }
    }
    invalidation.remove(.offset)
    geometry.noteLength()
    stage.setColumn(columnRect)
    updateContentSize()
    updateGradient()
    placeTableViews()
    if let tableHeaderView { assertMargins(of: tableHeaderView) }
    placeCells(visible)
    updateSeparatorsBesideSelection()
    updateSectionShadows()
    orderParts()
    placeSectionViews(visible)
    keepPinnedHeaderAbove()
    stage.removeRecycledCells(from: self)
    reportDisplay()
    reportIgnoredSettings()
    layoutSectionIndex()
    cachedVisibleRange = CachedVisibleRange(visible, in: bounds)
    return offset
  }

  /// Follows the table header's height. A visible header moves the sections; otherwise visible parts keep their
  /// position.
  private func updateTop() {
    let height = tableHeaderHeight
    guard height != heights.top else { return }
    if invalidation.contains(.reload) || isAtTop || contentOffset.y <= heights.top {
      geometry.setTop(height)
    } else {
      keepingVisibleParts { geometry.setTop(height) }
    }
  }

  func replacePart(_ old: Layer?, with new: Layer?, role: LayerRole) {
    guard old !== new else { return }
    old?.removeFromSuperlayer()
    old?.role = nil
    new?.role = role
    let top = role == .background ? sublayers.prefix(while: \.isBehindRows).count : sublayers.count
    if let new { insertSublayer(new, at: new === backgroundView ? 0 : top) }
    stage.setUnordered()
    setNeedsLayout()
  }

  func placeTableViews() {
    if let backgroundView { backgroundView.untransformedFrame = bounds }
    if let emptyStateView {
      emptyStateView.untransformedFrame = bounds
      emptyStateView.isHidden = heights.rowCount > 0
    }
    if let tableHeaderView {
      let top = isTableHeaderPinned ? max(0, pinnedTop(ofHeight: tableHeaderHeight)) : 0
      place(tableHeaderView, ClosedRange(from: top, to: top + tableHeaderHeight))
      geometry.noteFrame(ofHeader: tableHeaderView)
    }
    if let tableFooterView {
      place(tableFooterView, ClosedRange(from: heights.end, to: heights.end + tableFooterHeight))
      geometry.noteFrame(ofFooter: tableFooterView)
    }
  }

  /// The top of a pinned header of a height, in points of the content. Of a header that leaves less than a row's height
  /// of the view, only the end is pinned.
  func pinnedTop(ofHeight height: Double) -> Double {
    let inset = adjustedContentInset
    let top = pinsBelowContentInset ? inset.top : 0
    let space = max(0, bounds.height - top - inset.bottom)
    guard height > space / 2 else { return bounds.minY + top }
    let most = space - min(themeRowHeight, space / 2)
    return bounds.minY + top - max(0, height - most).snapped(toScale: deviceScale)
  }

  func visibleParts() -> VisibleParts {
    var parts = VisibleParts()
    var unknown = 0
    for number in heights.sections(from: bounds.minY, to: bounds.maxY) {
      let section = heights.placedSection(number)
      var rows = section.rows(from: bounds.minY, to: bounds.maxY)
      let space = Self.visibleRowLimit - parts.rowCount
      if rows.count > space || parts.sections.count == Self.visibleRowLimit {
        scene?.report("more than \(Self.visibleRowLimit) rows are visible at once; the rest is not drawn", in: self)
        rows = rows.prefix(space)
      }
      if section.section.rows.guesses > 0 {
        for row in rows where section.section.rows.isGuessed(row) {
          unknown += 1
          if unknown == Self.measureLimit { rows = rows.prefix(through: row) }
        }
      }
      parts.append(number, section, rows)
      if parts.rowCount >= Self.visibleRowLimit || parts.sections.count > Self.visibleRowLimit { break }
      if unknown >= Self.measureLimit { break }
    }
    return parts
  }

  /// Shows the theme's gradient unless the table has a background view.
  func updateGradient() { stage.show(gradient: backgroundView == nil ? theme.backgroundGradient : nil, in: self) }

  /// Sets frames and looks of cells. Skips cells that the last layout placed equally, in sections with an unchanged
  /// look: little is left while a table scrolls.
  private func placeCells(_ visible: VisibleParts) {
    let before = stage.placement
    var placement = CellPlacement(
      heightsVersion: geometry.version, minX: stage.column.minX, maxX: stage.column.maxX, grid: deviceGrid)
    let areFramesEqual = placement.hasEqualFrames(as: before)
    // The looks of the last layout, from the present section on.
    var knownLooks = before.looks[...]
    var looksAsBefore = false
    var number: Int?
    var section: PlacedSection?
    var ends: ClosedRange<Int>?
    // By index: most cells do not change.
    let cells = stage.cells
    for cellIndex in cells.indices {
      let cell = cells[cellIndex]
      guard let path = cell.rowPath, visible.contains(path) else { continue }
      if number != path.section {
        number = path.section
        section = visible.section(path.section)
        ends = section?.section.rows.seenEnds
        let look = look(ofSection: path.section)
        while let first = knownLooks.first, first.section < path.section { knownLooks.removeFirst() }
        looksAsBefore = knownLooks.first == look
        placement.looks.append(look)
      }
      let focus = effectiveFocus(of: path)
      let isKnown = looksAsBefore && cell.record.placedFrame != nil && cell.appearance.focus == focus
      if isKnown, areFramesEqual, cell.untransformedFrame == cell.record.placedFrame { continue }
      guard let section else { continue }
      let position = RowPosition(row: path.row, among: ends)
      let isSelfSizing = geometry.usesSelfSizing && section.section.rows.isAutomatic(path.row)
      // By index: a look is large to copy.
      let index = placement.looks.count - 1
      let range = section.row(path.row)
      // Rows below an edit have another frame, often with the same look.
      if !isKnown || placement.looks[index].lowCard != nil || cell.appearance.position != position
        || cell.appearance.isSelfSizing != isSelfSizing
      {
        var appearance = placement.looks[index].row(at: position, placement.grid.y(range))
        appearance.focus = focus
        appearance.isSelfSizing = isSelfSizing
        if lift != nil { appearance = lifted(appearance, of: cell, at: position, range, in: placement.looks[index]) }
        cell.show(appearance)
      }
      cell.record.placedFrame = place(cell, range, on: placement.grid)
    }
    stage.setPlacement(placement)
  }

  func orderParts() {
    let ends = [tableFooterView, tableHeaderView].compactMap { $0?.superlayer === self ? $0 : nil }
    let isAbove = rowMotion?.layout.isAboveRows
    stage.orderParts(of: self, ends: ends, areEndsAboveHeaders: isTableHeaderPinned, isAbove: isAbove)
  }

  /// Keeps a pinned table header above everything that scrolls.
  func keepPinnedHeaderAbove() {
    guard isTableHeaderPinned, let tableHeaderView,
      let top = sublayers.last(where: { $0.role != .scrollIndicator && $0.role != .indexBar }), top !== tableHeaderView
    else { return }
    insertSublayer(tableHeaderView, above: top)
  }

  /// Sets the frame of a part to its sides and a vertical range of the content, with edges on device pixels.
  func place(_ part: Layer, _ range: ClosedRange<Double>) { _ = place(part, range, on: deviceGrid) }

  private func place(_ part: Layer, _ range: ClosedRange<Double>, on grid: DeviceGrid) -> Rect {
    let sides = part.role?.liesInColumn ?? false ? stage.column : bounds
    let frame = Rect(
      minX: sides.minX, minY: grid.y(range.lowerBound), maxX: sides.maxX, maxY: grid.y(range.upperBound))
    part.untransformedFrame = frame
    return frame
  }
}
