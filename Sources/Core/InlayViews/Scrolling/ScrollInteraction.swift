import InlayGraphics

/// The drag of a scroll view's content.
final class ScrollInteraction: Interaction {
  private var scrollView: ScrollView? { view as? ScrollView }

  /// Takes a drag along its main axis if there is content in its direction. A drag that nobody takes is for the
  /// innermost view with content in the opposite direction, or else for the innermost one that always bounces.
  override func claim(_ press: Press) -> Claim {
    guard press.stage.isDrag, let scrollView else { return .wait }
    let (translation, isVertical) = (press.translation, press.isVertical)
    let distance = isVertical ? Size(width: 0, height: -translation.height) : Size(width: -translation.width, height: 0)
    if press.stage == .dragged { return scrollView.canScroll(by: distance) ? .take : .wait }
    let back = Size(width: -distance.width, height: -distance.height)
    if scrollView.canScroll(by: back) { return .take }
    let bounces = press.isTimed && scrollView.alwaysBounces(isVertical)
    return bounces && !scrollView.isInsideScrollView(with: back) ? .take : .wait
  }

  override func pressBegan(_ press: Press) { scrollView?.beginDragging(at: press.event.time) }
  override func pressChanged(_ press: Press) { scrollView?.drag(by: press.delta, at: press.event.time) }
  override func pressEnded(_ press: Press) { scrollView?.endDragging(at: press.event.time) }
  override func pressCancelled(_ press: Press) { scrollView?.cancelDragging() }
}

extension Press {
  /// Whether the pointer moved mainly along the vertical axis.
  package var isVertical: Bool { abs(translation.height) >= abs(translation.width) }
}

extension ScrollView {
  /// Whether a scroll view around has content in a direction.
  fileprivate func isInsideScrollView(with distance: Size) -> Bool {
    viewChain.dropFirst().contains { ($0 as? ScrollView)?.canScroll(by: distance) ?? false }
  }
}
