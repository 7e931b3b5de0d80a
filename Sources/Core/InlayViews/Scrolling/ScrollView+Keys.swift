import InlayGraphics
import InlayLayers

/// Scrolling by keys: of content without a view that takes the focus, and around one that does not use the key.
extension ScrollView {
  /// Whether keys scroll the view though nothing inside can have the focus: it takes the focus itself. A table has
  /// rows, and decides itself.
  final var takesFocusToScroll: Bool {
    scrollsByKeys && restsAfterLayout && canScrollAtAll && !hasFocusableContent
  }

  /// Whether a view inside can have the focus. O(layers inside), up to the first such view.
  private var hasFocusableContent: Bool {
    // A list, not recursion, since trees may be deep.
    var waiting = sublayers
    while let layer = waiting.popLast() {
      if layer.isHidden { continue }
      if let view = layer as? View {
        guard view.isUserInteractionEnabled else { continue }
        if view.canBecomeFocused { return true }
      }
      waiting += layer.sublayers
    }
    return false
  }

  /// - Returns: False if there is no more content in the key's direction: a view around may have some.
  final func scroll(by event: KeyEvent) -> Bool {
    guard scrollsByKeys, event.modifiers.isDisjoint(with: [.alt, .control, .super]) else { return false }
    let inset = adjustedContentInset
    let height = max(1, bounds.height - inset.top - inset.bottom)
    let line = min(theme.metrics.row.height, height)
    let page = max(height - line, height / 2)
    let far = knownContentSize.height + bounds.height
    let isBack = event.modifiers.contains(.shift)
    let distance: Size
    switch event.key {
    case .down: distance = Size(width: 0, height: line)
    case .up: distance = Size(width: 0, height: -line)
    case .right: distance = Size(width: line, height: 0)
    case .left: distance = Size(width: -line, height: 0)
    case .pageDown: distance = Size(width: 0, height: page)
    case .pageUp: distance = Size(width: 0, height: -page)
    case .space where isFocused: distance = Size(width: 0, height: isBack ? -page : page)
    case .home: distance = Size(width: 0, height: -far)
    case .end: distance = Size(width: 0, height: far)
    default: return false
    }
    guard canScroll(by: distance) else { return false }
    scroll(by: distance)
    return true
  }

  /// A ring along the inner side of the view shows that keys scroll it.
  final func layoutFocusRing() {
    focusRing = FocusRing.kept(focusRing, by: self, isShown: isFocusVisible && takesFocusToScroll)
    guard let ring = focusRing else { return }
    ring.untransformedFrame = bounds
    ring.cornerRadius = cornerRadius
    ring.raise(to: .scrollIndicator)
    if ring.superlayer !== self { addSublayer(ring) }
  }
}
