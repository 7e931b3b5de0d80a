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
    rowScroll = RowScroll(path: path, distance: distance)
    guard let target = rowScrollTarget else { return }
    animate(to: target) { $0.movingTarget = { [weak self] in self?.rowScrollTarget } }
  }

  /// From the view's top to the row's, in points, after scrolling to it. The offset does not change, but heights may be
  /// measured.
  private func distanceAfterScrolling(to path: RowPath, _ position: ScrollPosition) -> Double {
    updateContentSize()
    guard geometry.usesSelfSizing, heights.guesses > 0 else {
      return heights.row(path).lowerBound - offset(forRow: path, position).y
    }
    layoutIfNeeded()
    var distance = 0.0
    let motion = self.motion
    self.motion = nil
    let before = contentOffset
    reportingOnce {
      let start = viewPosition
      jump(to: path, position)
      if contains(path) { distance = heights.row(path).lowerBound - contentOffset.y }
      go(to: start)
    }
    motion?.shift(by: Size(width: contentOffset.x - before.x, height: contentOffset.y - before.y))
    self.motion = motion
    return distance
  }

  /// The offset at the end of the animation to a row, by the present heights; nil without such a row.
  private var rowScrollTarget: Point? {
    guard let rowScroll, let path = rowScroll.path, contains(path) else { return nil }
    let y = heights.row(path).lowerBound - rowScroll.distance
    return snapped(clampedContentOffset(Point(x: contentOffset.x, y: y)))
  }
}

/// A row that an animation scrolls to.
struct RowScroll {
  /// Nil after it was removed.
  private(set) var path: RowPath?
  /// From the view's top to the row's, in points, at the end.
  let distance: Double

  init(path: RowPath, distance: Double) {
    self.path = path
    self.distance = distance
  }

  mutating func renumber(_ newPath: (RowPath) -> RowPath?) { path = path.flatMap(newPath) }
}
