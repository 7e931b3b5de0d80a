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
  /// A text on one line, truncated at its end.
  static func line(_ style: TextStyleName, _ alignment: TextAlignment = .natural) -> Label {
    let label = Label(textStyle: style)
    label.numberOfLines = 1
    label.alignment = alignment
    label.lineBreakMode = .truncatingTail
    return label
  }

  /// The size of the text without limits, rounded up to whole points.
  var lineSize: Size {
    let size = sizeThatFits(Size(width: .infinity, height: .infinity))
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Sets a font only if it differs: setting it keeps it from the theme.
  func setFont(_ font: Font) { if self.font != font { self.font = font } }
}
