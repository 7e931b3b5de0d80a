import InlayGraphics
import InlayLayers

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
    orderParts()
    placeSectionViews(layout.visible)
    keepPinnedHeaderAbove()
    layoutSectionIndex()
    // What was moved here is where it belongs.
    cachedVisibleRange = layout
    return true
  }
}
