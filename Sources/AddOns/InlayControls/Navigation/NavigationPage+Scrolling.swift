import InlayGraphics
import InlayLayers
import InlayLists

/// The content below the bar, and the large title that scrolls with it.
extension NavigationPage {
  final var scrollView: ScrollView? { content as? ScrollView }

  final var showsLargeTitle: Bool { prefersLargeTitle && scrollView != nil && !title.isEmpty }

  final func contentDidChange(from old: View?) {
    guard content !== old || old == nil else { return }
    exchange(old, for: content, at: \NavigationPage.content)
    if let content { insertSublayer(content, at: 0) }
    knownTop = nil
    setNeedsLayout()
  }

  /// The height of the bar with the safe area, in points.
  final var barBottom: Double { safeAreaInsets.top + barHeight }

  final func layOutBelowBar() {
    let bottom = barBottom
    barBackground.untransformedFrame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bottom)
    barContent.barGround = scrollView?.ground ?? ground
    guard let scrollView else {
      content?.untransformedFrame = Rect(
        minX: bounds.minX, minY: bounds.minY + bottom, maxX: bounds.maxX, maxY: max(bounds.maxY, bounds.minY + bottom))
      largeTitle.removeFromSuperlayer()
      return showScrolling()
    }
    scrollView.untransformedFrame = bounds
    // A scroll view adds the safe area itself.
    let isAdjusted = scrollView.contentInsetAdjustmentBehavior == .automatic
    var inset = scrollView.contentInset
    inset.top = isAdjusted ? barHeight : bottom
    scrollView.contentInset = inset
    scrollView.scrollIndicatorInsets.top = inset.top
    layOutLargeTitle(in: scrollView)
    let top = scrollView.minimumContentOffset.y
    if let knownTop, knownTop != top {
      let offset = scrollView.contentOffset
      scrollView.moveOffset(to: Point(x: offset.x, y: offset.y + top - knownTop))
    } else if knownTop == nil {
      scrollView.contentOffset.y = top
    }
    knownTop = top
    showScrolling()
  }

  private func layOutLargeTitle(in scrollView: ScrollView) {
    guard showsLargeTitle else {
      scrollView.collapsingTop = 0
      return largeTitle.removeFromSuperlayer()
    }
    if largeTitle.superlayer !== scrollView { scrollView.addSublayer(largeTitle) }
    largeTitle.font = barFont(.largeTitle)
    largeTitle.textColor = readableColor(theme.textAttributes[.largeTitle].color, .label, on: scrollView.ground)
    let metrics = theme.metrics.bars
    let height = largeTitle.roundedLineSize.height.rounded(.up)
    scrollView.collapsingTop = height + 2 * metrics.largeTitlePadding
    let column = (scrollView as? TableView)?.cardRect ?? scrollView.bounds
    let safe = safeAreaInsets
    let left = max(column.minX - scrollView.bounds.minX, safe.left) + (isInColumn ? 0 : metrics.inset)
    let right = max(scrollView.bounds.maxX - column.maxX, safe.right) + (isInColumn ? 0 : metrics.inset)
    largeTitle.untransformedFrame = Rect(
      x: left, y: -height - metrics.largeTitlePadding, width: max(0, bounds.width - left - right), height: height
    ).snapped(toScale: displayScale)
  }

  /// Whether the title is above the cards of a table.
  private var isInColumn: Bool { (content as? TableView)?.isRounded ?? false }

  final func showScrolling() {
    // Content that is shown higher goes under the bar too.
    let scrolled =
      scrollView.map { $0.contentOffset.y - $0.minimumContentOffset.y } ?? content?.keyboardLift?.shown ?? 0
    let range = showsLargeTitle ? scrollView?.collapsingTop ?? 0 : 0
    // The bar appears as soon as something goes under it; the hairline and the title when the large one is gone.
    barBackground.show(fill: scrolled / Self.fadeDistance, line: (scrolled - range * 0.8) / Self.fadeDistance)
    let progress = range > 0 ? ((scrolled - range * 0.7) / (range * 0.25)).limited : 1
    barContent.titleOpacity = progress
    // The bar is not quite opaque.
    largeTitle.opacity = 1 - progress
    barContent.isOnBar = scrolled >= Self.fadeDistance
  }

  /// The distance of scrolling in which the bar's background appears, in points.
  private static var fadeDistance: Double { 8 }
}

/// The bar stays while a keyboard has the content shown higher.
extension NavigationPage: LiftsContent {
  final var liftedContent: Layer? { content }

  final func liftDidChange() { showScrolling() }
}

extension Double {
  /// Limited to 0...1.
  var limited: Double { max(0, min(self, 1)) }
}
