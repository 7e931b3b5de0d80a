import InlayGraphics
import InlayLayers

/// A scroll indicator, without hit testing.
private final class IndicatorLayer: Layer {
  override func hitTest(_ point: Point) -> Layer? { nil }
}

/// The progress of scrolling, for an indicator.
package struct ScrollProgress {
  /// 0 at the beginning, 1 at the end; outside 0...1 if the offset is outside the content.
  var position: Double
  /// The visible part of the content, 0...1.
  var length: Double

  package init(position: Double, length: Double) { (self.position, self.length) = (position, length) }
}

extension ScrollProgress {
  /// Creates the bar from lengths along one side, in points.
  init(offset: Double, least: Double, most: Double, view: Double) {
    position = most > least ? (offset - least) / (most - least) : 0
    length = most > least ? view / (view + most - least) : 1
  }
}

extension ScrollView {
  /// Places the indicators at the view's sides; removes an indicator if all of the content is visible in its direction.
  package final func layoutScrollIndicators() {
    layOut(&verticalIndicator, showsVerticalScrollIndicator, verticalScrollProgress) {
      (indicatorTrack(isVertical: true, $0), true)
    }
    layOut(&horizontalIndicator, showsHorizontalScrollIndicator, horizontalScrollProgress) {
      (indicatorTrack(isVertical: false, $0), false)
    }
  }

  /// Returns the area in which the indicator of a direction moves, as wide as it is.
  func indicatorTrack(isVertical: Bool, _ theme: Theme) -> Rect {
    let metrics = theme.metrics
    let space = indicatorBounds
    guard isVertical else {
      let y = space.maxY - metrics.scrollIndicator.inset - metrics.scrollIndicator.width
      return Rect(x: space.minX, y: y, width: space.width, height: metrics.scrollIndicator.width)
    }
    let inset = metrics.scrollIndicator.inset + indicatorSpace
    let isMirrored = isRightToLeft
    let x = isMirrored ? space.minX + inset : space.maxX - inset - metrics.scrollIndicator.width
    return Rect(x: x, y: space.minY, width: metrics.scrollIndicator.width, height: space.height)
  }

  var horizontalScrollProgress: ScrollProgress {
    ScrollProgress(
      offset: bounds.minX, least: minimumContentOffset.x, most: maximumContentOffset.x, view: bounds.width)
  }

  /// The bounds without the safe area's top and bottom and `scrollIndicatorInsets`.
  private var indicatorBounds: Rect {
    let safe = adjustment
    return bounds.inset(by: Insets(top: safe.top, bottom: safe.bottom)).inset(by: scrollIndicatorInsets)
  }

  private func layOut(
    _ indicator: inout Layer?, _ isWanted: Bool, _ progress: ScrollProgress,
    track: (Theme) -> (rect: Rect, isVertical: Bool)
  ) {
    guard isWanted, progress.length < 1 else {
      indicator?.removeFromSuperlayer()
      indicator = nil
      return
    }
    let theme = self.theme
    let (rect, isVertical) = track(theme)
    let layer = indicator ?? IndicatorLayer()
    if indicator == nil {
      indicator = layer
      layer.listRole = .scrollIndicator
      layer.raise(to: .scrollIndicator)
      addSublayer(layer)
      // The horizontal one is on top where they meet, whichever was made first.
      if isVertical, let horizontalIndicator { insertSublayer(layer, below: horizontalIndicator) }
    }
    let metrics = theme.metrics
    let space = max(0, (isVertical ? rect.height : rect.width) - 2 * metrics.scrollIndicator.inset)
    let length = min(space, max(metrics.scrollIndicator.minimumLength, space * progress.length))
    let start = metrics.scrollIndicator.inset + (space - length) * max(0, min(progress.position, 1))
    layer.opacity = indicatorOpacity
    layer.cornerRadius = metrics.scrollIndicator.width / 2
    layer.backgroundColor = indicatorColor(theme)
    layer.frame =
      (isVertical
      ? Rect(x: rect.minX, y: rect.minY + start, width: rect.width, height: length)
      : Rect(x: rect.minX + start, y: rect.minY, width: length, height: rect.height)).snapped(toScale: displayScale)
  }

  private func indicatorColor(_ theme: Theme) -> Color {
    guard let indicatorAppearance,
      let color = theme.colors[.scrollIndicator] ?? Theme.base.colors[.scrollIndicator]
    else { return .token(.scrollIndicator) }
    return .fixed(
      color.resolved(for: indicatorAppearance) { theme.palette(for: indicatorAppearance)[$0] } ?? .black)
  }
}
