import InlayGraphics
import InlayLayers
import InlayLists

extension View {
  /// The growth of texts and symbols in bars: less than the text's, since bars leave the room to the content.
  var barTextScale: Double { min(traits.textScale, theme.metrics.bars.maximumTextScale) }

  /// A style's font at the text scale of bars.
  func barFont(_ style: TextStyleName) -> Font { theme.font(for: style, textScale: barTextScale) }

  /// The height of a bar without the safe area, in points.
  var barHeight: Double { (theme.metrics.bars.height + max(0, barTextScale - 1) * 20).snapped(toScale: deviceScale) }

  /// The width of a hairline: one device pixel, in points.
  var hairline: Double { 1 / deviceScale }
}

extension Label {
  /// The size of the text on one line, rounded up to whole points; zero without a scene.
  var roundedLineSize: Size {
    let size = lineSize
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Sets a font only if it differs: a font that is set does not follow the theme.
  func setFont(_ font: Font) { if self.font != font { self.font = font } }
}
