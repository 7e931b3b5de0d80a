import InlayGraphics
import InlayLayers

extension TableView {
  /// Lays the table out if it was only scrolled and the visible parts did not change. Cells, footers and cards keep
  /// their positions in the content. O(sections in view).
  ///
  /// - Returns: False if a full layout is needed.
  func layOutAfterScrolling() -> Bool {
    guard invalidation.isDisjoint(with: .content), let layout = cachedVisibleRange, layout.holds(in: bounds) else {
      return false
    }
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
}
