import InlayGraphics
import InlayLayers

extension ScrollView {
  /// The least offset inside the content, in points.
  public final var minimumContentOffset: Point { contentLimits.least }

  /// The largest offset inside the content, in points; the least one if all of the content fits.
  public final var maximumContentOffset: Point { contentLimits.most }

  /// The nearest offset inside the content, in points.
  package final func clampedContentOffset(_ offset: Point) -> Point { contentLimits.clamped(offset) }

  /// Whether the user can scroll to more content in a direction, on either axis.
  package final func canScroll(by distance: Size) -> Bool {
    guard isScrollEnabled else { return false }
    let (least, most, scale) = (minimumContentOffset, maximumContentOffset, displayScale)
    func hasSpace(_ distance: Double, _ offset: Double, _ least: Double, _ most: Double) -> Bool {
      let current = offset.snapped(toScale: scale)
      if distance > 0 { return current < most.snapped(toScale: scale) }
      return distance < 0 && current > least.snapped(toScale: scale)
    }
    return hasSpace(distance.width, contentOffset.x, least.x, most.x)
      || hasSpace(distance.height, contentOffset.y, least.y, most.y)
  }

  /// Whether the user can scroll to more content in any direction.
  package final var canScrollAtAll: Bool {
    canScroll(by: Size(width: 1, height: 1)) || canScroll(by: Size(width: -1, height: -1))
  }

  /// Whether drags with times move content that fits along an axis.
  final func alwaysBounces(_ isVertical: Bool) -> Bool {
    isScrollEnabled && bounces && (isVertical ? alwaysBounceVertical : alwaysBounceHorizontal)
  }

  /// Scrolls by a distance that may be less than a pixel, or lead outside the content.
  ///
  /// - Returns: The rest of the distance, to be added to the next.
  final func follow(_ distance: Size) -> Size {
    let target = Point(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height)
    let clamped = clampedContentOffset(target)
    let scale = displayScale
    contentOffset = Point(x: clamped.x.snapped(toScale: scale), y: clamped.y.snapped(toScale: scale))
    return Size(width: target.x - contentOffset.x, height: target.y - contentOffset.y)
  }

  /// The least distance to scroll that makes a rectangle of the view's own space visible, in points.
  ///
  /// - Parameter offset: The view's offset; nil for the present one.
  final func distance(showing rect: Rect, from offset: Point? = nil) -> Size {
    func distance(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
      if low < from || high - low > to - from { return low - from }
      return high > to ? high - to : 0
    }
    let view = Rect(origin: offset ?? bounds.origin, size: bounds.size).inset(by: adjustedContentInset)
    return Size(
      width: distance(rect.minX, rect.maxX, view.minX, view.maxX),
      height: distance(rect.minY, rect.maxY, view.minY, view.maxY))
  }
}
