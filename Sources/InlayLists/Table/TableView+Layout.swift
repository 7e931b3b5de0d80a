import InlayGraphics
import InlayLayers

extension TableView {
  /// Whether the beginning of the content is visible, perhaps below the safe area's top.
  var isAtTop: Bool { contentOffset.y <= -contentInset.top }

  func updateContentSize() { contentSize = Size(width: bounds.width, height: heights.end + measurer.tableFooterHeight) }

  func isInView(_ range: ClosedRange<Double>) -> Bool {
    range.upperBound > bounds.minY && range.lowerBound < bounds.maxY
  }
}

extension TableView {
  /// The height index, for reading.
  final var heights: HeightIndex { _read { yield geometry.heights } }

  /// The maximum number of measuring passes in one layout.
  private static let passLimit = 100

  func layoutVisibleParts() {
    guard source.begin() else { return }
    defer { source.end() }
    defer { if rowMotion != nil { presentMotion() } }
    laidOutOffset = contentOffset
    if layOutAfterScrolling() { return stageUpdater.updatePrefetching() }
    var text = focusBeforeLayout()
    // Repeated, but not endlessly, for a focused field that is pushed out of view, and for a data source that scrolls or
    // reloads the table during the layout.
    for round in 1...3 {
      if !invalidation.isDisjoint(with: .content) { geometry.forgetFittingHeights() }
      invalidation.remove(.layout)
      let offset = layoutOnce()
      laidOutOffset = offset
      contentAnchor.keepInView(&text, moves: round < 3)
      if contentOffset == offset && !invalidation.contains(.reload) { break }
    }
    stageUpdater.updatePrefetching()
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
    stageUpdater.updateGradient()
    stageUpdater.placeTableViews()
    // Shadows come into view before their sections do.
    stageUpdater.updateSectionShadows()
    stageUpdater.orderParts()
    stageUpdater.placeSectionViews(layout.visible)
    stageUpdater.keepPinnedHeaderAbove()
    stageUpdater.layoutSectionIndex()
    // Frames written here do not invalidate the range.
    cachedVisibleRange = layout
    return true
  }

  /// - Returns: The offset that was laid out.
  private func layoutOnce() -> Point {
    updateTop()
    measurer.reloadIfNeeded()
    measurer.forgetMeasuresOfOtherWidths()
    stageUpdater.updateEditing()
    let shown = contentAnchor.partsOnShow
    // The view's position depends on the heights above it.
    if !isAtTop { _ = measurer.measureOutOfView(shown) }
    var offset = contentOffset
    var visible = VisibleParts()
    for _ in 0..<Self.passLimit {
      // An offset that was set before the rows were known stays until they are measured.
      if !invalidation.contains(.offset) { contentAnchor.restRows() }
      offset = contentOffset
      visible = stageUpdater.visibleParts()
      stageUpdater.updateCells(for: visible)
      stageUpdater.updateSectionViews(for: visible)
      if measurer.measure(visible, shown) || measurer.measureOutOfView(shown) { continue }
      guard invalidation.remove(.offset) != nil else { break }
      contentAnchor.restRows()
      if contentOffset == offset { break }
    }
    invalidation.remove(.offset)
    geometry.noteLength()
    stage.setColumn(columnRect)
    updateContentSize()
    stageUpdater.updateGradient()
    stageUpdater.placeTableViews()
    if let tableHeaderView { stageUpdater.assertMargins(of: tableHeaderView) }
    stageUpdater.placeCells(visible)
    stageUpdater.updateSeparatorsBesideSelection()
    stageUpdater.updateSectionShadows()
    stageUpdater.orderParts()
    stageUpdater.placeSectionViews(visible)
    stageUpdater.keepPinnedHeaderAbove()
    stage.removeRecycledCells(from: self)
    stageUpdater.reportDisplay()
    ignoredSettings.reportIgnoredSettings()
    stageUpdater.layoutSectionIndex()
    cachedVisibleRange = CachedVisibleRange(visible, in: bounds)
    return offset
  }

  /// Follows the table header's height. A visible header moves the sections; otherwise visible parts keep their
  /// position.
  private func updateTop() {
    let height = measurer.tableHeaderHeight
    guard height != heights.top else { return }
    if invalidation.contains(.reload) || isAtTop || contentOffset.y <= heights.top {
      geometry.setTop(height)
    } else {
      contentAnchor.keepingVisibleParts { geometry.setTop(height) }
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
}
