import InlayGraphics
import InlayLayers

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

  /// Asks for the titles, at a reload and at an update of sections.
  func updateSectionIndex() { stage.show(indexTitles: source.indexTitles(in: self), in: self) }

  /// Keeps the index at the trailing side, above everything but the scroll indicators.
  func layoutSectionIndex() {
    guard let bar = sectionIndexBar else { return }
    bar.zPosition = Self.indexZPosition
    let width = sectionIndexWidth
    let inset = adjustedContentInset
    let rect = Rect(x: bounds.width - width - safeTrailingSide, y: 0, width: width, height: bounds.height).inset(
      by: Insets(top: inset.top, bottom: inset.bottom))
    let placed = directed(rect, in: bounds.width)
    bar.frame = placed.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  private static var indexZPosition: Double { 1_000 }
}
