import InlayGraphics
import InlayLayers

extension TableView {
  /// Whether the beginning of the content is visible, perhaps below the safe area's top.
  var isAtTop: Bool { contentOffset.y <= -contentInset.top }

  /// Heights are sums of differences of sums: what is shown of the length, such as a scroll indicator, has no rounding
  /// errors.
  func updateContentSize() {
    let height = (heights.end + measurer.tableFooterHeight).withoutRoundingErrors
    knownContentSize = Size(width: bounds.width, height: height)
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
      footerHeight: measurer.tableFooterHeight, phases: stage.list.phases)
  }

  func layoutVisibleParts() {
    guard source.begin() else { return }
    defer { source.end() }
    defer { rowMotion?.present() }
    let isMoved = laidOutOffset != contentOffset
    laidOutOffset = contentOffset
    source.reportGoneDataSource()
    if laidOutPosition != position { invalidation.insert(.layout) }
    laidOutPosition = position
    if layOutAfterScrolling() { return updatePrefetching() }
    var steps = LayoutSteps(text: focusBeforeLayout(), isMoved: isMoved)
    steps.focusedRow = steps.text.flatMap { row(around: $0.view) }
    while step(&steps) {}
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

  /// How far a layout is.
  private struct LayoutSteps {
    /// The focused text view, and the row around it before the layout.
    var text: FocusedText?
    /// Whether the view moved since the last layout, or round.
    var isMoved: Bool
    var focusedRow: RowPath?
    var shown = ShownParts()
    /// The number of passes in which parts are placed and measured, and that of rounds, which the last pass ends.
    var passes = 0
    var rounds = 0

    static let passLimit = 100
    /// A focused field is pushed out of view, and a data source scrolls or reloads the table during the layout, but not
    /// endlessly.
    static let roundLimit = 5
  }

  /// Takes a step of a layout: places the parts in view, and measures them. If all is known, everything gets its frame.
  ///
  /// - Returns: Whether another step is needed.
  private func step(_ steps: inout LayoutSteps) -> Bool {
    if steps.passes == 0 { steps.shown = beginRound(isMoved: steps.isMoved) }
    steps.passes += 1
    let mayRepeat = steps.passes < LayoutSteps.passLimit
    // An offset that was set before the rows were known stays until they are measured.
    if !invalidation.contains(.offset) || isAtEnd { restRows() }
    let (offset, layout) = (contentOffset, layout(cardRect))
    updateParts(layout)
    let wasMeasured = measurer.measure(stage.visible, steps.shown) || measurer.measureOutOfView(steps.shown, .oneScreen)
    if wasMeasured && mayRepeat { return true }
    if !wasMeasured && invalidation.remove(.offset) != nil {
      restRows()
      if contentOffset != offset && mayRepeat { return true }
    }
    if stage.visible.isCut {
      scene?.reportCut("more than \(ListLayout.visibleRowLimit) rows are visible at once", in: self)
    } else if wasMeasured {
      geometry.noteLength(limit: 0)
      scene?.reportCut("the heights of rows still change after \(steps.passes) layouts", in: self)
    }
    endRound(wasMeasured ? self.layout(cardRect) : layout)
    laidOutOffset = offset
    (steps.passes, steps.rounds) = (0, steps.rounds + 1)
    let mayMove = steps.rounds < LayoutSteps.roundLimit
    keepInView(&steps.text, in: steps.focusedRow, moves: mayMove)
    steps.isMoved = contentOffset != offset
    return mayMove && (steps.isMoved || invalidation.contains(.reload))
  }

  /// Does the work that waits for the next layout, before parts are placed.
  ///
  /// - Parameter isMoved: Whether the view moved since the last layout.
  /// - Returns: The parts shown before.
  private func beginRound(isMoved: Bool) -> ShownParts {
    if !invalidation.isDisjoint(with: .content) { geometry.forgetFittingHeights() }
    invalidation.remove(.layout)
    let measurer = self.measurer
    followTableHeader()
    measurer.reloadIfNeeded()
    measurer.forgetMeasuresOfOtherWidths()
    updateEditing()
    let shown = stage.frame.shownParts
    if !isAtTop, let heights = measurer.heightsBeforeView(shown, isMoved: isMoved) {
      _ = measurer.measureOutOfView(shown, heights)
    }
    return shown
  }

  /// Gives everything its frame.
  private func endRound(_ layout: ListLayout) {
    invalidation.remove(.offset)
    geometry.noteLength(limit: TableMeasurer.wholeMeasuringLimit)
    if measurer.measuresAll { heightsAhead.wait() }
    updateAnchor = nil
    stage.column = layout.column
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
    source.reportNearMisses(at: stage.firstCell?.rowPath)
    offsetRange = OffsetRange(stage.visible, in: bounds)
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
