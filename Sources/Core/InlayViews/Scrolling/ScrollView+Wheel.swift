import InlayGraphics
import InlayLayers

extension ScrollView {
  /// Scrolls by a turn of a wheel, clamped to the content: a step of a notched wheel as a short movement, to which
  /// further steps add up. Precise distances, and those without a time, have no dynamics.
  ///
  /// - Parameters:
  ///   - distance: In points, as in `scroll(by:animated:)`. Parts of a pixel add up.
  ///   - time: In seconds of the scene's clock; nil for no dynamics.
  ///   - isPrecise: Whether the distance is a touchpad's.
  final func scroll(byWheel distance: Size, at time: Double?, isPrecise: Bool) {
    catchUp()
    let rest = wheelRest?.offset == contentOffset ? wheelRest?.rest ?? .zero : .zero
    wheelRest = nil
    guard time != nil, !isPrecise, canAnimateScrolling else {
      halt()
      let start = drag == nil ? rest : .zero
      let rest = follow(Size(width: distance.width + start.width, height: distance.height + start.height))
      let pixel = 1 / displayScale
      return keepWheelRest(
        Size(width: abs(rest.width) < pixel ? rest.width : 0, height: abs(rest.height) < pixel ? rest.height : 0))
    }
    let isTurning = motion?.kind == .wheel
    let start = isTurning ? motion?.target ?? contentOffset : contentOffset + Point(x: rest.width, y: rest.height)
    ease(
      to: clampedContentOffset(Point(x: start.x + distance.width, y: start.y + distance.height)), .wheel,
      duration: Self.wheelDuration, startsAtOnce: true)
  }

  func keepWheelRest(of motion: ScrollMotion) {
    let (offset, target) = (contentOffset, motion.target)
    keepWheelRest(Size(width: target.x - offset.x, height: target.y - offset.y))
  }

  private func keepWheelRest(_ rest: Size) { wheelRest = (contentOffset, rest) }

  private static var wheelDuration: Double { 0.18 }
}
