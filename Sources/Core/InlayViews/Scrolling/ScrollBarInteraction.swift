import InlayGraphics
import InlayLayers

/// A mouse on a scroll indicator: its thumb follows the pointer, and a press beside the thumb pages. Touches scroll the
/// content there as elsewhere.
final class ScrollBarInteraction: Interaction {
  /// The drag of a thumb; nil for a press beside one.
  private var drag: (isVertical: Bool, position: Double)?

  private var scrollView: ScrollView? { view as? ScrollView }

  override init() {
    super.init()
    // A field that is edited keeps the focus.
    movesFocus = false
  }

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .down, press.start.kind == .mouse, let scrollView else { return .none }
    return scrollView.scrollBar(at: press.startLocation(in: scrollView)) == nil ? .none : .keep
  }

  override func pressBegan(_ press: Press) {
    guard let scrollView else { return }
    let point = press.startLocation(in: scrollView)
    guard let bar = scrollView.scrollBar(at: point) else { return }
    scrollView.halt()
    drag = bar.holdsThumb(point) ? (bar.isVertical, bar.progress.position.clampedToUnit) : nil
    if drag == nil { scrollView.page(forward: bar.isBehindThumb(point), bar, animated: press.isTimed) }
    scrollView.isBarHeld = true
  }

  /// Moves by the pointer's distance from the press: the thumb is below it again after a way beyond an end.
  override func pressChanged(_ press: Press) {
    guard let scrollView, let drag, let bar = scrollView.scrollBar(isVertical: drag.isVertical), bar.travel > 0 else {
      return
    }
    let way = press.translation(in: scrollView)
    let distance = drag.isVertical ? way.height : way.width
    scrollView.scroll(toProgress: (drag.position + distance / bar.travel).clampedToUnit, bar)
  }

  override func pressEnded(_ press: Press) { scrollView?.isBarHeld = false }
  override func pressCancelled(_ press: Press) { scrollView?.isBarHeld = false }
}

/// An indicator as a mouse uses it, in the scroll view's own space.
struct ScrollBar {
  let isVertical: Bool
  let progress: ScrollProgress
  /// The part of the view that is the bar's, a little wider than the indicator.
  let area: Rect
  let thumb: Rect
  /// The way of the thumb from the beginning of the content to its end, in points.
  let travel: Double

  /// Whether a point in the area is on the thumb, along the bar.
  func holdsThumb(_ point: Point) -> Bool {
    isVertical ? point.y >= thumb.minY && point.y < thumb.maxY : point.x >= thumb.minX && point.x < thumb.maxX
  }

  /// Whether a point is between the thumb and the bar's end.
  func isBehindThumb(_ point: Point) -> Bool { isVertical ? point.y >= thumb.maxY : point.x >= thumb.maxX }
}

extension Press {
  /// The distance of the pointer since the beginning, in a view's own space without its scrolling.
  fileprivate func translation(in view: View) -> Size {
    let (start, now) = (startLocation(in: view), location(in: view))
    return Size(width: now.x - start.x, height: now.y - start.y)
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { max(0, min(self, 1)) }
}

extension ScrollView {
  /// The bar at a point of the view's own space, as far as its indicator is shown; nil elsewhere.
  func scrollBar(at point: Point) -> ScrollBar? {
    for isVertical in [true, false] {
      if let bar = scrollBar(isVertical: isVertical), bar.area.contains(point) { return bar }
    }
    return nil
  }

  /// The bar of a direction; nil without a shown indicator, and where the user cannot scroll.
  func scrollBar(isVertical: Bool) -> ScrollBar? {
    guard isScrollEnabled, indicatorOpacity > 0, let indicator = isVertical ? verticalIndicator : horizontalIndicator
    else { return nil }
    let metrics = theme.metrics.scrollIndicator
    let progress = isVertical ? verticalScrollProgress : horizontalScrollProgress
    guard progress.length < 1 else { return nil }
    let track = indicatorTrack(isVertical: isVertical, theme)
    let thumb = indicator.untransformedFrame
    let space = max(0, (isVertical ? track.height : track.width) - 2 * metrics.inset)
    let length = isVertical ? thumb.height : thumb.width
    // Wider towards the content, and up to the side of the view.
    let isAtLeft = isVertical && isRightToLeft
    let wider =
      isVertical
      ? Insets(left: isAtLeft ? -metrics.inset : -Self.barReach, right: isAtLeft ? -Self.barReach : -metrics.inset)
      : Insets(top: -Self.barReach, bottom: -metrics.inset)
    return ScrollBar(
      isVertical: isVertical, progress: progress, area: track.inset(by: wider), thumb: thumb,
      travel: max(0, space - length))
  }

  /// The distance from the indicator into the content, in points.
  private static var barReach: Double { 5 }

  /// Shows the part of the content where the indicator is at a position, 0...1.
  func scroll(toProgress position: Double, _ bar: ScrollBar) {
    let (least, most) = (minimumContentOffset, maximumContentOffset)
    var offset = contentOffset
    if bar.isVertical {
      let known = position > 0 && position < 1 ? offsetAtProgress?(position) : nil
      offset.y = known ?? least.y + position * (most.y - least.y)
    } else {
      offset.x = least.x + position * (most.x - least.x)
    }
    offset = snapped(clampedContentOffset(offset))
    if offset != contentOffset { contentOffset = offset }
  }

  /// Scrolls by what the view shows, without a rest that stays in view.
  func page(forward: Bool, _ bar: ScrollBar, animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    let length = bar.isVertical ? shown.height : shown.width
    let page = max(length / 2, length - Self.pageRest) * (forward ? 1 : -1)
    scroll(by: Size(width: bar.isVertical ? 0 : page, height: bar.isVertical ? page : 0), animated: animated)
  }

  /// The part of a page that stays in view, in points: about a row.
  private static var pageRest: Double { 44 }
}
