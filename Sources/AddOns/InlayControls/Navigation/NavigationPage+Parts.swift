import InlayGraphics
import InlayLayers
import InlayLists

/// The bar at the page's bottom.
extension NavigationPage {
  final func toolbarItemsDidChange() {
    setNeedsLayout()
    guard !toolbarItems.isEmpty else {
      toolbar?.removeFromSuperlayer()
      toolbar = nil
      return
    }
    if let toolbar {
      toolbar.items = toolbarItems
      return
    }
    let bar = Toolbar(toolbarItems)
    bar.zPosition = 1
    toolbar = bar
    addSublayer(bar)
  }

  /// The height of the bar with the device's margin below it, in points; 0 without one.
  final var toolbarHeight: Double { toolbar == nil ? 0 : barHeight + deviceInsets.bottom }

  final func layOutToolbar() {
    guard let toolbar else { return }
    let height = toolbarHeight
    toolbar.untransformedFrame = Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The place of a scroll view that is the content: it ends above the bar.
  final var scrollFrame: Rect {
    var frame = bounds
    frame.size.height = max(0, frame.height - toolbarHeight)
    return frame
  }
}

/// A large title in a scroll view that is inside the content, beside a banner or a toolbar of an app.
extension NavigationPage {
  /// Shows the large title in the first scroll view that begins at the content's top, as UIKit does.
  final func layOutNestedTitle() {
    let wantsTitle = prefersLargeTitle && !title.isEmpty
    // Its place may follow from layouts inside the content.
    if wantsTitle { content?.layoutInsideIfNeeded() }
    let nested = wantsTitle ? content?.scrollViewAtTop : nil
    if nested !== nestedScrollView { follow(nested) }
    let lacksScrollView = wantsTitle && content != nil && nested == nil
    missingScrollView.update(
      lacksScrollView
        ? "the large title is not shown: it needs a table or another scroll view at the top of the page's content"
        : nil,
      in: self)
    layOutNestedGround()
    guard let nested else { return largeTitle.removeFromSuperlayer() }
    layOutLargeTitle(in: nested)
    keepOffset(of: nested)
    nestedSize = nested.bounds.size
  }

  /// Has the large title scroll with a scroll view inside the content, and no more with the one before.
  final func follow(_ nested: ScrollView?) {
    guard nested !== nestedScrollView else { return }
    if let old = nestedScrollView {
      old.boundsObserver = nil
      old.collapsingTop = 0
      keepOffset(of: old)
    }
    nestedScrollView = nested
    nestedSize = .zero
    nested?.boundsObserver = { [weak self] in self?.nestedBoundsDidChange() }
    // Its content keeps its distance from the top, which the title moves.
    knownTop = nested?.minimumContentOffset.y
    if nested == nil { layOutNestedGround() }
  }

  private func nestedBoundsDidChange() {
    if nestedScrollView?.bounds.size == nestedSize { showScrolling() } else { setNeedsLayout() }
  }

  /// A bar without a background has the background of the scroll view below it.
  private func layOutNestedGround() {
    guard let nestedScrollView else {
      nestedGround?.removeFromSuperlayer()
      nestedGround = nil
      return
    }
    let ground = nestedGround ?? Layer()
    if nestedGround == nil {
      nestedGround = ground
      insertSublayer(ground, at: 0)
    }
    barContent.barGround = nestedScrollView.ground
    ground.backgroundColor = .fixed(nestedScrollView.ground)
    ground.untransformedFrame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: barBottom)
  }
}

extension Layer {
  /// The first scroll view in the layer that begins at its top. The pages of another stack have their own titles.
  fileprivate var scrollViewAtTop: ScrollView? {
    for layer in sublayers where !layer.isHidden && !(layer is NavigationStack) {
      guard layer.untransformedFrame.minY <= bounds.minY + 0.5 else { continue }
      if let scrollView = layer as? ScrollView ?? layer.scrollViewAtTop { return scrollView }
    }
    return nil
  }
}
