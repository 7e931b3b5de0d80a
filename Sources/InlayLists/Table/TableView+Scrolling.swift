import InlayGraphics
import InlayLayers

extension TableView {
  /// Scrolls a row into view, clamped to the content, at once or animated. Ignores rows that do not exist.
  ///
  /// The animation ends where the call without animation would. For that, rows of automatic height near the end are
  /// measured at the beginning.
  public final func scrollToRow(at path: RowPath, at position: ScrollPosition, animated: Bool = false) {
    guard animated, canAnimateScrolling, !source.isAsking else { return scroller.jump(to: path, position) }
    catchUp()
    reloadIfIdle()
    guard contains(path) else { return }
    let distance = scroller.distanceAfterScrolling(to: path, position)
    guard contains(path) else { return }
    rowScroll = RowScroll(path: path, distance: distance)
    guard let target = scroller.rowScrollTarget else { return }
    animate(to: target) { $0.movingTarget = { [weak self] in self?.scroller.rowScrollTarget } }
  }
}

extension TableView {
  /// The position of a row in the view.
  public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
    /// By the least scrolling.
    case none
    case top, middle, bottom
  }
}

extension TableView: SectionIndexBarOwner {
  /// The section index at the trailing side; nil if the data source has no titles for it.
  package final var sectionIndexBar: SectionIndexBar? { stage.indexBar }

  /// The width of the section index, in points; 0 without one.
  package final var sectionIndexWidth: Double { sectionIndexBar?.sizeThatFits(bounds.size).width ?? 0 }

  /// The section of the index's title at a point of the table's own space; nil outside the index.
  package final func sectionForSectionIndex(at point: Point) -> Int? {
    guard let bar = sectionIndexBar, bar.frame.contains(point) else { return nil }
    return bar.index(at: bar.convert(point, from: self)).flatMap(section)
  }

  /// The section of a title; nil if it does not exist.
  func section(forIndex index: Int) -> Int? {
    guard let bar = sectionIndexBar, let section = source.section(forIndexTitle: bar.titles[index], at: index, in: self)
    else { return nil }
    reloadIfIdle()
    return section >= 0 && section < heights.sectionCount ? section : nil
  }

  func scroll(toIndexTitle index: Int) {
    if let section = section(forIndex: index) { scrollToSection(section) }
  }

  /// Scrolls to the beginning of a section at once, clamped to the content. Ignores sections that do not exist.
  package final func scrollToSection(_ section: Int) {
    halt()
    reloadIfIdle()
    guard section >= 0, section < heights.sectionCount else { return }
    updateContentSize()
    contentOffset = clampedContentOffset(
      Point(x: contentOffset.x, y: heights.start(ofSection: section) - adjustedContentInset.top))
  }
}
