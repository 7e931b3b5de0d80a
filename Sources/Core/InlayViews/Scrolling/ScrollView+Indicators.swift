import InlayGraphics
import InlayLayers

/// Scroll indicators that are shown while the view scrolls and fade out afterwards: see `scrollIndicatorsFade`.
extension ScrollView {
  /// Shows the indicators for a moment, as after scrolling. Without `scrollIndicatorsFade` they are always shown.
  public final func flashScrollIndicators() {
    guard scrollIndicatorsFade else { return }
    layoutIfNeeded()
    noteScrolling()
  }

  /// Shows the indicators while the view moves. If it does not, lets them fade.
  final func noteScrolling() {
    guard scrollIndicatorsFade else { return }
    showIndicators()
    if !isMoving { fadeIndicators() }
  }

  /// Called when a drag or a motion begins or ends.
  final func movementDidChange() {
    guard scrollIndicatorsFade else { return }
    if isMoving { showIndicators() } else { fadeIndicators() }
  }

  final func fadingDidChange() {
    indicatorsAreShown = isMoving
    for indicator in indicators {
      indicator.removeAnimations(for: .opacity)
      indicator.opacity = indicatorOpacity
    }
  }

  /// The opacity of the indicators, without the animation.
  final var indicatorOpacity: Double { indicatorsAreShown || !scrollIndicatorsFade ? 1 : 0 }

  private var isMoving: Bool { drag != nil || motion != nil || isBarHeld }

  private var indicators: [Layer] { [verticalIndicator, horizontalIndicator].compactMap { $0 } }

  private func showIndicators() {
    guard !indicatorsAreShown else { return }
    indicatorsAreShown = true
    for indicator in indicators {
      indicator.removeAnimations(for: .opacity)
      indicator.opacity = 1
    }
  }

  private func fadeIndicators() {
    guard indicatorsAreShown else { return }
    indicatorsAreShown = false
    for indicator in indicators {
      indicator.opacity = 0
      indicator.animate(
        .opacity, from: 1, .curve(.easeOut, duration: Self.fadeDuration, delay: Self.fadeDelay))
    }
  }

  /// The delay in seconds.
  private static var fadeDelay: Double { 0.3 }
  private static var fadeDuration: Double { 0.25 }
}
