import InlayGraphics

extension ScrollView {
  /// Scrolls by a turn of a wheel, clamped to the content. The branch `scroll` replaces this file.
  package final func scroll(byWheel distance: Size, at time: Double?, isPrecise: Bool) {
    let start = wheelRest?.offset == contentOffset ? wheelRest?.rest ?? .zero : .zero
    let rest = follow(Size(width: distance.width + start.width, height: distance.height + start.height))
    let pixel = 1 / deviceScale
    wheelRest = (
      contentOffset,
      Size(width: abs(rest.width) < pixel ? rest.width : 0, height: abs(rest.height) < pixel ? rest.height : 0)
    )
  }
}
