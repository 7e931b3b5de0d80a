import InlayGraphics
import InlayLayers

/// A text in one of the theme's styles, in the vertical middle of its bounds. A `font` that is set replaces the
/// style's.
public final class Label: TextLayer {
  @exclusivity(unchecked) public var text = "" {
    didSet { if text != oldValue { string = effectiveText } }
  }

  /// The style of font and colour.
  public var textStyle: TextStyleName {
    didSet { if textStyle != oldValue { applyStyle() } }
  }

  /// Replaces the style's colour; nil restores it.
  public var textColor: LayerColor? {
    didSet { if textColor != oldValue { applyStyle() } }
  }

  /// The colour while highlighted. Nil is the theme's `label.highlighted` if that differs from `label`, or else no
  /// change.
  public var highlightedTextColor: LayerColor? {
    didSet { if highlightedTextColor != oldValue { applyStyle() } }
  }

  /// Replaces the style's colour; set by the list that owns the label.
  var standardColor: LayerColor? {
    didSet { if standardColor != oldValue { applyStyle() } }
  }

  /// The style's last font. Any other font was set by the label's owner and is kept.
  private var styleFont: Font?

  /// The font set by the label's owner; nil for the style's.
  var ownFont: Font? {
    get { font == styleFont ? nil : font }
    set { if let font = newValue ?? styleFont { self.font = font } }
  }

  /// Whether the style is in capitals.
  private var isUppercase = false

  public init(textStyle: TextStyleName = .title) {
    self.textStyle = textStyle
    super.init()
    verticalAlignment = 0.5
    applyStyle()
  }

  /// The superlayer may place its texts by their size.
  public override func didChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    super.didChange(property, from: oldValue)
    switch property {
    case .string, .font, .numberOfLines, .lineBreakMode, .usesMarkup: superlayer?.setNeedsLayout()
    default: break
    }
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyStyle()
  }

  private var effectiveText: String {
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
    string = effectiveText
  }
}

extension Layer {
  /// Whether texts and marks of highlighted rows have another colour.
  var highlightsTexts: Bool {
    guard let palette = effectivePalette else { return false }
    return palette[.highlightedLabel] != palette[.label]
  }
}
