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
    let distance = distanceAfterScrolling(to: path, position)
    guard contains(path) else { return }
    animate(to: clampedContentOffset(Point(x: contentOffset.x, y: heights.row(path).lowerBound - distance)))
  }

  /// Returns the distance from the view's top to the row's, in points, after scrolling to it. The offset does not
  /// change, but heights may be measured.
  final func distanceAfterScrolling(to path: RowPath, _ position: ScrollPosition) -> Double {
    updateContentSize()
    guard geometry.usesSelfSizing, heights.guesses > 0 else {
      return heights.row(path).lowerBound - offset(forRow: path, position, from: settledOffset.y).y
    }
    layoutIfNeeded()
    let settled = settledOffset
    var distance = 0.0
    interruptingMotion {
      let start = navigator.viewPosition
      contentOffset = settled
      jump(to: path, position)
      if contains(path) { distance = heights.row(path).lowerBound - contentOffset.y }
      navigator.go(to: start)
    }
    return distance
  }

  /// Scrolls a row into view at once. Rows of automatic height are measured before, so the position is exact.
  final func jump(to path: RowPath, _ position: ScrollPosition) {
    halt()
    reloadIfIdle()
    guard contains(path) else { return }
    // Rows that come into view may get other heights.
    for _ in 0..<(geometry.usesSelfSizing && !source.isAsking ? 10 : 1) {
      // Calls during a layout may remove the row.
      guard contains(path) else { return }
      updateContentSize()
      let offset = offset(forRow: path, position)
      guard offset != contentOffset else { return }
      contentOffset = offset
      if geometry.usesSelfSizing && !source.isAsking {
        setNeedsLayout()
        layoutIfNeeded()
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

  /// The section of the index's title at a point of the table's own space; nil outside the index.
  final func sectionForSectionIndex(at point: Point) -> Int? {
    guard let bar = sectionIndexBar, bar.frame.contains(point) else { return nil }
    return bar.index(at: bar.convert(point, from: self)).flatMap(section)
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
    guard section >= 0, section < heights.sectionCount else { return }
    updateContentSize()
    contentOffset = clampedContentOffset(
      Point(x: contentOffset.x, y: heights.start(ofSection: section) - adjustedContentInset.top))
  }
}
