import InlayGraphics
import InlayLayers

/// A text in one of the theme's styles, in the vertical middle of its bounds. A `font` that is set stays instead of the
/// style's.
public final class Label: TextLayer {
  @exclusivity(unchecked) public var text = "" {
    didSet { if text != oldValue { string = shownText } }
  }

  /// The style that gives font and colour.
  @exclusivity(unchecked) public var textStyle: TextStyleName {
    didSet { if textStyle != oldValue { applyStyle() } }
  }

  /// Instead of the style's colour; nil restores it.
  @exclusivity(unchecked) public var textColor: LayerColor? {
    didSet { if textColor != oldValue { applyStyle() } }
  }

  /// While highlighted; nil is the theme's `label.highlighted`, where that is another colour than `label`, and else no
  /// change.
  @exclusivity(unchecked) public var highlightedTextColor: LayerColor? {
    didSet { if highlightedTextColor != oldValue { applyStyle() } }
  }

  /// What the list that owns the label gives it instead of the style's colour.
  @exclusivity(unchecked) var standardColor: LayerColor? {
    didSet { if standardColor != oldValue { applyStyle() } }
  }

  /// What the style gave last: another font was set by hand, and stays.
  private var styleFont: Font?

  /// The font that was set by hand; nil for the style's.
  var ownFont: Font? {
    get { font == styleFont ? nil : font }
    set { if let font = newValue ?? styleFont { self.font = font } }
  }

  /// Whether the style has capitals only.
  @exclusivity(unchecked) private var isUppercase = false

  public init(textStyle: TextStyleName = .title) {
    self.textStyle = textStyle
    super.init()
    verticalAlignment = 0.5
    applyStyle()
  }

  /// A superlayer that places texts by their size places them anew.
  public override func didChange(_ property: LayerProperty) {
    super.didChange(property)
    switch property {
    case .string, .font, .numberOfLines, .lineBreakMode, .usesMarkup: superlayer?.setNeedsLayout()
    default: break
    }
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyStyle()
  }

  private var shownText: String {
    guard isUppercase else { return text }
    let language = scene.flatMap { effectiveLanguage(in: $0) }
    return usesMarkup ? text.uppercasedMarkup(in: language) : text.uppercased(in: language)
  }

  private func applyStyle() {
    let theme = effectiveTheme
    let style = theme.textStyle(textStyle)
    let styled = theme.font(for: textStyle, textScale: effectiveTextScale)
    if styleFont == nil || ownFont == nil { font = styled }
    styleFont = styled
    color = textColor ?? standardColor ?? .token(style.color)
    highlightedColor = highlightedTextColor ?? (highlightsTexts ? .token(.highlightedLabel) : nil)
    isUppercase = style.isUppercase
    string = shownText
  }
}

extension Layer {
  /// Whether texts and marks of highlighted rows have a colour of their own.
  var highlightsTexts: Bool {
    guard let palette = effectivePalette else { return false }
    return palette[.highlightedLabel] != palette[.label]
  }
}
