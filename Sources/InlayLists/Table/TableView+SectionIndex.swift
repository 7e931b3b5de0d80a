import InlayGraphics
import InlayLayers

extension TableView: SectionIndexBarOwner {
  /// The section index at the trailing side; nil when the data source has no titles for it.
  public final var sectionIndexBar: SectionIndexBar? { stage.indexBar }

  /// The room that the section index takes at the trailing side, in points; 0 without one.
  public final var sectionIndexWidth: Double { sectionIndexBar?.sizeThatFits(bounds.size).width ?? 0 }

  /// The section that the index has for a point of the table's own space; nil outside of the index.
  public final func sectionForSectionIndex(at point: Point) -> Int? {
    guard let bar = sectionIndexBar, bar.frame.contains(point) else { return nil }
    return bar.index(at: bar.convert(point, from: self)).flatMap(section)
  }

  /// The section that a title stands for; nil for one that does not exist.
  func section(forIndex index: Int) -> Int? {
    guard let bar = sectionIndexBar, let section = source.section(forIndexTitle: bar.titles[index], at: index, in: self)
    else { return nil }
    settle()
    return section >= 0 && section < heights.sectionCount ? section : nil
  }

  func scroll(toIndexTitle index: Int) {
    if let section = section(forIndex: index) { scrollToSection(section) }
  }

  /// Scrolls to the beginning of a section, as far as the content goes; at once.
  public final func scrollToSection(_ section: Int) {
    settle()
    guard section >= 0, section < heights.sectionCount else { return }
    updateContentSize()
    contentOffset = clampedContentOffset(
      Point(x: contentOffset.x, y: heights.start(ofSection: section) - adjustedContentInset.top))
  }

  /// Asks for the titles, at a reload.
  func updateSectionIndex() { stage.show(indexTitles: source.indexTitles(in: self), in: self) }

  /// The index stands still at the trailing side, above everything but the scroll indicators.
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
