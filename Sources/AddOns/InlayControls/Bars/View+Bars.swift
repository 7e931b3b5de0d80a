import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

extension View {
  /// The growth of texts and symbols in bars: less than the text's, since bars leave the space to the content.
  var barTextScale: Double { min(traits.textScale, theme.metrics.bars.maximumTextScale) }

  /// A style's font at the text scale of bars, or at a share of that.
  func barFont(_ style: TextStyle, share: Double = 1) -> Font {
    theme.font(for: style, textScale: barTextScale * share)
  }

  /// The height of a bar without the safe area, in points.
  var barHeight: Double { (theme.metrics.bars.height + max(0, barTextScale - 1) * 20).snapped(toScale: displayScale) }

  /// The scene's safe area at a bar's side, in points.
  func safeArea(at position: VerticalEdge) -> Double {
    let area = traits.safeAreaInsets
    return position == .top ? area.top : area.bottom
  }

  /// The part of a bar inside the safe area, of a height.
  func barRow(at position: VerticalEdge, height: Double) -> Rect {
    let safe = safeAreaInsets
    let row = bounds.inset(by: Insets(left: safe.left, right: safe.right))
    // A bar without the space has it in its middle.
    let y =
      bounds.height <= height
      ? bounds.midY - height / 2
      : position == .top ? max(bounds.minY, bounds.maxY - height) : bounds.minY
    return Rect(x: row.minX, y: y, width: row.width, height: height)
  }

  /// The width of a hairline: one device pixel, in points.
  var hairline: Double { 1 / displayScale }
}

extension Label {
  /// The size of the text on one line, rounded up to whole points; zero without a scene. At a scale with a fraction it
  /// is two pixels wider, which frames and those around them may lose when their edges are moved to pixels.
  var roundedLineSize: Size {
    let size = lineSize
    let scale = scene?.scale ?? 1
    let lost = scale == scale.rounded() || size.width == 0 ? 0 : 2 / scale
    return Size(width: (size.width + lost).rounded(.up), height: size.height.rounded(.up))
  }
}
