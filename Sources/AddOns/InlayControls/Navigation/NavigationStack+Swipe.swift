import InlayGraphics
import InlayLayers
import InlayLists

/// A swipe from the leading edge that holds the topmost page.
struct NavigationSwipe {
  let page: NavigationPage
  let below: NavigationPage
  /// The shifts of both at the beginning.
  let start: (page: Double, below: Double)
  /// The distance of the finger towards the trailing side, in widths.
  var distance = 0.0

  func holds(_ page: NavigationPage) -> Bool { page === self.page || page === below }
}

extension NavigationStack {
  fileprivate func wantsSwipe(_ press: Press) -> Bool {
    guard !press.isVertical, canGoBack, swipe == nil, !isGoingBack else { return false }
    let (translation, point) = (press.translation, press.startLocation(in: self))
    let isMirrored = isRightToLeft
    let safe = safeAreaInsets
    let edge = theme.metrics.bars.swipeEdge + (isMirrored ? safe.right : safe.left)
    let distance = isMirrored ? bounds.maxX - point.x : point.x - bounds.minX
    return distance < edge && (isMirrored ? -translation.width : translation.width) > 0
  }

  fileprivate func beginSwipe() {
    guard pages.count > 1, let page = topPage else { return }
    let below = pages[pages.count - 2]
    let isNew = below.superlayer !== self
    if isNew {
      below.shift = -1
      insertPage(below)
    }
    swipe = NavigationSwipe(
      page: page, below: below, start: (page.presented(.pageShift), below.presented(.pageShift)))
    // This calls code of the app, which may end the swipe.
    if isNew { layoutIfNeeded() }
    guard let swipe else { return }
    for page in [swipe.page, swipe.below] { page.removeAnimations(for: .pageShift) }
    followSwipe()
  }

  fileprivate func continueSwipe(by distance: Size) {
    guard swipe != nil, bounds.width > 0 else { return }
    swipe?.distance += (isRightToLeft ? -distance.width : distance.width) / bounds.width
    followSwipe()
  }

  private func followSwipe() {
    guard let swipe else { return }
    swipe.page.shift = (swipe.start.page + swipe.distance).limited
    swipe.below.shift = max(-1, min(swipe.start.below + swipe.distance, 0))
    for page in [swipe.page, swipe.below] { page.showShift() }
  }

  fileprivate func endSwipe(velocity: Size) {
    guard let swipe else { return }
    let speed = (isRightToLeft ? -velocity.width : velocity.width) / max(1, bounds.width)
    let goesBack = swipe.page.shift + speed * Self.lookahead > 0.5
    self.swipe = nil
    let known = changeCount
    guard goesBack, shouldGoBack() else {
      if known == changeCount { slideBack(swipe, speed) }
      return
    }
    change(to: pages.dropLast(), spring(from: swipe.page.shift, to: 1, speed))
  }

  /// Lets the pages slide back.
  func endSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    slideBack(swipe, 0)
  }

  private func slideBack(_ swipe: NavigationSwipe, _ speed: Double) {
    slide(swipe.page, to: 0, spring(from: swipe.page.shift, to: 0, speed))
    slide(swipe.below, to: -1, spring(from: swipe.below.shift, to: -1, speed))
  }

  /// Continues with the finger's speed, in widths a second.
  private func spring(from old: Double, to new: Double, _ speed: Double) -> AnimationTiming {
    let distance = new - old
    let velocity = abs(distance) > 1e-3 ? speed / distance : 0
    return .spring(response: 0.32, initialVelocity: max(-20, min(velocity, 20)))
  }

  /// The time by which the end of a swipe looks ahead, in seconds.
  private static var lookahead: Double { 0.18 }
}

/// A swipe from the leading edge goes back, also from above content that has drags of its own.
final class EdgeSwipeInteraction: Interaction {
  private var stack: NavigationStack? { view as? NavigationStack }

  override init() {
    super.init()
    capturesDrags = true
  }

  override func claim(_ press: Press) -> Claim {
    press.stage == .dragged && stack?.wantsSwipe(press) ?? false ? .take : .wait
  }

  override func pressBegan(_ press: Press) { stack?.beginSwipe() }
  override func pressChanged(_ press: Press) { stack?.continueSwipe(by: press.delta) }
  override func pressEnded(_ press: Press) { stack?.endSwipe(velocity: press.velocity) }
  override func pressCancelled(_ press: Press) { stack?.endSwipe() }
}
