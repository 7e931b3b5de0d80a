import InlayGraphics
import InlayLayers

/// What a layout showed, and how far a table may be scrolled until that is something else.
struct CachedVisibleRange {
  let visible: VisibleParts
  private let x: Double
  private let size: Size
  /// Between which heights the view's top and its bottom may lie, exclusive.
  private let top: ClosedRange<Double>
  private let bottom: ClosedRange<Double>

  /// Nil where the view ends on the edge of a part, or where nothing is.
  init?(_ visible: VisibleParts, in bounds: Rect) {
    guard let first = visible.sections.first, let last = visible.sections.last,
      first.start <= bounds.minY, last.end >= bounds.maxY
    else { return nil }
    self.visible = visible
    x = bounds.minX
    size = bounds.size
    top = first.part(at: bounds.minY)
    bottom = last.part(at: bounds.maxY)
    if !holds(in: bounds) { return nil }
  }

  /// Whether the same parts are in view at a place.
  func holds(in bounds: Rect) -> Bool {
    bounds.minX == x && bounds.size == size && bounds.minY > top.lowerBound && bounds.minY < top.upperBound
      && bounds.maxY > bottom.lowerBound && bounds.maxY < bottom.upperBound
  }
}

extension PlacedSection {
  /// The header, row or footer at a height inside the section.
  fileprivate func part(at y: Double) -> ClosedRange<Double> {
    if y < header.upperBound || (count == 0 && y < footer.lowerBound) { return header }
    if y >= footer.lowerBound { return footer }
    return row(section.rows.row(at: y - header.upperBound))
  }
}

extension TableView {
  /// Does what scrolling alone asks for where it brings no part into view and takes none out of it: cells, footers and
  /// cards stay where they stand in the content. O(sections in view).
  ///
  /// - Returns: False where more is to be done.
  func layOutAfterScrolling() -> Bool {
    guard invalidation.isDisjoint(with: .content), let layout = cachedVisibleRange,
      layout.holds(in: bounds)
    else { return false }
    updateGradient()
    placeTableViews()
    // Shadows come into view before their sections do.
    updateSectionShadows()
    stage.orderParts(of: self)
    placeSectionViews(layout.visible)
    keepPinnedHeaderAbove()
    layoutSectionIndex()
    // What was moved here is where it belongs.
    cachedVisibleRange = layout
    return true
  }
}
