import InlayGraphics
import InlayLayers
import InlayLists

/// The content below the bar, and the large title that scrolls with it.
extension NavigationPage {
  final var scrollView: ScrollView? { content as? ScrollView }

  /// The scroll view that the large title scrolls with.
  final var titledScrollView: ScrollView? { scrollView ?? nestedScrollView }

  final var showsLargeTitle: Bool { prefersLargeTitle && titledScrollView != nil && !title.isEmpty }

  final func contentDidChange(from old: View?) {
    guard content !== old || old == nil else { return }
    exchange(old, for: content, at: \NavigationPage.content)
    if let content { insertSublayer(content, at: 0) }
    follow(nil)
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
      let minY = bounds.minY + bottom
      content?.untransformedFrame = Rect(
        minX: bounds.minX, minY: minY, maxX: bounds.maxX, maxY: max(scrollFrame.maxY, minY))
      layOutNestedTitle()
      return showScrolling()
    }
    follow(nil)
    missingScrollView.update(nil, in: self)
    scrollView.untransformedFrame = scrollFrame
    // A scroll view adds the safe area itself.
    let isAdjusted = scrollView.contentInsetAdjustmentBehavior == .automatic
    var inset = scrollView.contentInset
    inset.top = isAdjusted ? barHeight : bottom
    scrollView.contentInset = inset
    scrollView.scrollIndicatorInsets.top = inset.top
    layOutLargeTitle(in: scrollView)
    keepOffset(of: scrollView)
    showScrolling()
  }

  /// Keeps the content where it is shown, at the beginning at its top.
  final func keepOffset(of scrollView: ScrollView) {
    let top = scrollView.minimumContentOffset.y
    if let knownTop, knownTop != top {
      let offset = scrollView.contentOffset
      scrollView.moveOffset(to: Point(x: offset.x, y: offset.y + top - knownTop))
    } else if knownTop == nil {
      scrollView.contentOffset.y = top
    }
    knownTop = top
  }

  final func layOutLargeTitle(in scrollView: ScrollView) {
    guard showsLargeTitle else {
      scrollView.collapsingTop = 0
      return largeTitle.removeFromSuperlayer()
    }
    if largeTitle.superlayer !== scrollView { scrollView.addSublayer(largeTitle) }
    largeTitle.textColor = readableColor(theme.textAttributes[.largeTitle].color, .label, on: scrollView.ground)
    let metrics = theme.metrics.bars
    let table = scrollView as? TableView
    let column = table?.cardRect ?? scrollView.bounds
    // The title is above the cards of a table.
    let inset = table?.isRounded ?? false ? 0 : metrics.inset
    let safe = safeAreaInsets
    let left = max(column.minX - scrollView.bounds.minX, safe.left) + inset
    let right = max(scrollView.bounds.maxX - column.maxX, safe.right) + inset
    let width = max(0, scrollView.bounds.width - left - right)
    setLargeTitleFont(inWidth: width)
    let height = largeTitle.roundedLineSize.height.rounded(.up)
    scrollView.collapsingTop = height + 2 * metrics.largeTitlePadding
    largeTitle.untransformedFrame = Rect(
      x: left, y: -height - metrics.largeTitlePadding, width: width, height: height
    ).snapped(toScale: displayScale)
  }

  /// The large title grows with the text as far as its line has space.
  private func setLargeTitleFont(inWidth width: Double) {
    let growth = max(barTextScale, min(traits.textScale, Self.mostTitleGrowth))
    // Edges that move to pixels may take one from each side.
    let size = Size(width: width - 2 * hairline, height: .infinity)
    let share = largeTitle.fittingShare(in: size, textScale: growth) { share in
      theme.font(for: .largeTitle, textScale: growth * share)
    }
    largeTitle.font = theme.font(for: .largeTitle, textScale: growth * share)
  }

  /// The growth of a title of 34 points to 60.
  private static var mostTitleGrowth: Double { 60 / 34 }

  final func showScrolling() {
    // Content that is shown higher goes under the bar too.
    let shown = titledScrollView
    let lift = scrollView == nil ? content?.keyboardLift ?? 0 : 0
    let scrolled = lift + (shown.map { $0.contentOffset.y - $0.minimumContentOffset.y } ?? 0)
    let range = showsLargeTitle ? shown?.collapsingTop ?? 0 : 0
    // The bar appears as soon as content goes under it. A large title goes under a bar without a ground, and fades before
    // it reaches the buttons.
    let below = (scrolled - max(0, range - Self.fadeDistance)) / Self.fadeDistance
    barBackground.show(fill: below, line: below)
    barContent.titleOpacity = range > 0 ? ((scrolled - range * 0.7) / (range * 0.25)).limited : 1
    largeTitle.opacity = range > 0 ? 1 - ((scrolled - range * 0.3) / (range * 0.35)).limited : 0
    barContent.isOnBar = below >= 1
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
