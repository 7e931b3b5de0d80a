import InlayGraphics
import InlayLayers

extension TableView {
  /// Whether the beginning of the content is visible, perhaps below the safe area's top.
  var isAtTop: Bool { contentOffset.y <= -contentInset.top }

  /// Heights are sums of differences of sums: what is shown of the length, such as a scroll indicator, has no rounding
  /// errors.
  func updateContentSize() {
    let height = (heights.end + measurer.tableFooterHeight).withoutRoundingErrors
    contentSize = Size(width: bounds.width, height: height)
  }
}

extension TableView {
  /// The height index, for reading.
  final var heights: HeightIndex { _read { yield geometry.heights } }

  /// The frames of the parts, by the present heights and the column of the last layout.
  final var layout: ListLayout { layout(stage.column) }

  private func layout(_ column: Rect) -> ListLayout {
    let isPinning = sectionHeadersPinToVisibleBounds || isTableHeaderPinned
    let pinning = ListLayout.Pinning(
      headers: sectionHeadersPinToVisibleBounds, tableHeader: isTableHeaderPinned, isBelowInset: pinsBelowContentInset,
      rowHeight: isPinning ? measurer.themeRowHeight : 0)
    return ListLayout(
      heights: heights, version: geometry.version, bounds: bounds, column: column, grid: deviceGrid,
      inset: adjustedContentInset, pinning: pinning, headerHeight: measurer.tableHeaderHeight,
      footerHeight: measurer.tableFooterHeight, phases: rowMotion?.phases ?? [])
  }

  /// The maximum number of measuring passes in one layout.
  private static let passLimit = 100

  func layoutVisibleParts() {
    guard source.begin() else { return }
    defer { source.end() }
    defer { presentMotion() }
    laidOutOffset = contentOffset
    source.reportGoneDataSource()
    if laidOutPosition != position { invalidation.insert(.layout) }
    laidOutPosition = position
    if layOutAfterScrolling() { return updatePrefetching() }
    var text = focusBeforeLayout()
    let focusedRow = text.flatMap { row(around: $0.view) }
    // Repeated, but not endlessly, for a focused field that is pushed out of view, and for a data source that scrolls
    // or reloads the table during the layout.
    for round in 1...5 {
      if !invalidation.isDisjoint(with: .content) { geometry.forgetFittingHeights() }
      invalidation.remove(.layout)
      let offset = layoutOnce()
      laidOutOffset = offset
      keepInView(&text, in: focusedRow, moves: round < 5)
      if contentOffset == offset && !invalidation.contains(.reload) { break }
    }
    updatePrefetching()
  }

  /// Requests another layout for what was requested, or scrolled, after the last one had looked at it: by the data
  /// source or a delegate during it.
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
    guard invalidation.isDisjoint(with: .content), let range = offsetRange, range.holds(in: bounds), isAtRest,
      endIsShown
    else { return false }
    let layout = self.layout
    updateGradient()
    placeTableViews(layout)
    // Shadows come into view before their sections do.
    updateSectionShadows(layout)
    orderParts()
    placeSectionViews(layout, wasScrolled: true)
    keepPinnedHeaderAbove()
    layoutSectionIndex()
    // Frames written here do not invalidate the range.
    offsetRange = range
    invalidation.remove(.column)
    return true
  }

  /// - Returns: The offset that was laid out.
  private func layoutOnce() -> Point {
    let measurer = self.measurer
    followTableHeader()
    measurer.reloadIfNeeded()
    measurer.forgetMeasuresOfOtherWidths()
    updateEditing()
    let shown = stage.shownParts
    // The view's position depends on the heights above it.
    if !isAtTop { _ = measurer.measureOutOfView(shown) }
    var offset = contentOffset
    var known: ListLayout?
    for _ in 0..<Self.passLimit {
      // An offset that was set before the rows were known stays until they are measured.
      if !invalidation.contains(.offset) || isAtEnd { restRows() }
      offset = contentOffset
      let layout = layout(cardRect)
      updateParts(layout)
      known = nil
      if measurer.measure(stage.visible, shown) || measurer.measureOutOfView(shown) { continue }
      known = layout
      guard invalidation.remove(.offset) != nil else { break }
      restRows()
      if contentOffset == offset { break }
    }
    if stage.visible.isCut {
      scene?.reportCut("more than \(ListLayout.visibleRowLimit) rows are visible at once", in: self)
    } else if known == nil {
      scene?.reportCut("the heights of rows still change after \(Self.passLimit) layouts", in: self)
    }
    invalidation.remove(.offset)
    geometry.noteLength()
    updateAnchor = nil
    let layout = known ?? layout(cardRect)
    stage.setColumn(layout.column)
    updateContentSize()
    updateGradient()
    placeTableViews(layout)
    if tableHeaderView != nil { assertMargins() }
    placeCells()
    placeFocusedCell(layout)
    updateSeparatorsBesideSelection()
    updateSectionShadows(layout)
    orderParts()
    placeSectionViews(layout)
    keepPinnedHeaderAbove()
    stage.removeRecycledCells(from: self)
    // Only what others move from here on is moved back.
    invalidation.remove(.column)
    reportDisplay()
    reportIgnoredSettings()
    layoutSectionIndex()
    source.reportNearMisses(at: stage.cells.first?.rowPath)
    offsetRange = OffsetRange(stage.visible, in: bounds)
    return offset
  }
}

/// The surroundings of the view.
extension TableView {
  /// Announces the next rows in the direction of scrolling, as many as are visible.
  final func updatePrefetching() {
    guard prefetchDataSource != nil, !invalidation.contains(.reload) else { return }
    let goesUp = prefetch.direction(at: contentOffset.y)
    let visible = visibleRowPaths
    var near: [RowPath] = []
    if var path = goesUp ? visible.first : visible.last {
      while near.count < max(visible.count, 1), let next = heights.row(nextTo: path, forward: !goesUp) {
        near.append(next)
        path = next
      }
    }
    let shown = Set(visible)
    let (new, gone) = prefetch.update(near: near.filter { source.has($0) }) { shown.contains($0) }
    source.prefetch(new, cancelling: gone)
  }
}

/// The look of rows.
extension TableView {
  final func decoration(ofSection section: Int) -> Decoration {
    guard style != .insetGrouped || isRounded else { return .plainRows }
    return source.decoration(ofSection: section) ?? standardDecoration
  }

  /// The present look of the table's rows, the last one if nothing changed. O(depth) if a superlayer overrides the
  /// theme.
  final var look: TableLook {
    let settings = LookSettings(
      theme: theme, overridesVersion: overridesVersion, style: style, separatorStyle: separatorStyle,
      separatorInsetReference: separatorInsetReference, isRounded: isRounded, displayScale: displayScale,
      leadingSpace: safeSides.leading,
      // The index is between the rows and the safe area.
      trailingSpace: stage.indexBar == nil ? safeSides.trailing : 0, isMultipleSelection: allowsSeveralSelectedRows)
    if let knownLook, knownLook.settings == settings { return knownLook }
    let look = TableLook(settings, overrides)
    knownLook = look
    return look
  }

  /// The common look of a section's rows.
  final func look(ofSection section: Int) -> SectionLook {
    var look = SectionLook(rows: look.rows(of: decoration(ofSection: section)))
    guard look.rows.value.appearance.roundsCard else { return look }
    if let extent = heights.extent(ofSection: section, on: deviceGrid) {
      look.fitCard(to: extent, width: stage.column.width)
    }
    if rowMotion != nil { look.openEnds = look.lowCard == nil ? layout.openEnds(ofSection: section) : .all }
    return look
  }
}

/// The parts that do the table's work; each has the table and no state of its own.
extension TableView {
  final var measurer: TableMeasurer { TableMeasurer(table: self) }
  final var navigator: RowNavigator { RowNavigator(table: self) }
  final var reordering: RowReordering { RowReordering(table: self) }
}
