import InlayLayers
import InlayText

/// A text in one of the theme's styles, in the vertical middle of its bounds: on one line that is cut at its end,
/// unless `numberOfLines` and `lineBreakMode` say otherwise, as in UIKit.
public final class Label: TextLayer {
  @exclusivity(unchecked) private var values = LabelValues()

  /// The style of font and colour; the initialiser's by default.
  public var textStyle: TextStyle {
    get { values.style.name }
    set { labelStyle.name = newValue }
  }

  /// The changes of the style's font; nil for that font. `font` comes before.
  package var fontChanges: FontChanges? {
    get { values.style.fontChanges }
    set { labelStyle.fontChanges = newValue }
  }

  /// Both as one value.
  package var labelStyle: LabelStyle {
    get { values.style }
    set {
      guard newValue != values.style else { return }
      values.style = newValue
      applyStyle()
    }
  }

  /// Replaces the style's colour; set by the list that owns the label.
  package final var standardColor: Color? {
    get { values.standardColor }
    set {
      guard newValue != values.standardColor else { return }
      values.standardColor = newValue
      applyStyle()
    }
  }

  /// The level of the heading that the text is, from 1 on; nil for other texts.
  package var headingLevel: Int? {
    get { values.headingLevel }
    set { values.headingLevel = newValue }
  }

  /// Creates a label without text; in the style of titles by default.
  public init(textStyle: TextStyle = .title) {
    values.style.name = textStyle
    super.init()
    sizesSuperlayer = true
    verticalAlignment = 0.5
    (numberOfLines, lineBreakMode) = (1, .truncatingTail)
    applyStyle()
  }

  /// A label of as many lines as its text needs.
  package static func wrapping(_ style: TextStyle) -> Label {
    let label = Label(textStyle: style)
    (label.numberOfLines, label.lineBreakMode) = (0, .wordWrap)
    return label
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyStyle()
  }

  private func applyStyle() {
    let theme = effectiveTheme
    let style = theme.textAttributes[values.style.name]
    setStandard(
      font: values.style.font(in: theme, textScale: effectiveTextScale),
      textColor: values.standardColor ?? style.color,
      highlightedTextColor: highlightsTexts ? .token(.highlightedLabel) : nil)
    isUppercase = style.isUppercase
  }
}

/// A style of the theme, and what replaces values of its font.
package struct LabelStyle: Equatable {
  package var name = TextStyle.title
  private var keptFontChanges: KeptFontChanges?

  package var fontChanges: FontChanges? {
    get { keptFontChanges?.value }
    set { keptFontChanges = newValue.map(KeptFontChanges.init) }
  }

  fileprivate func font(in theme: Theme, textScale: Double) -> Font {
    guard let fontChanges else { return theme.font(for: name, textScale: textScale) }
    let scale = fontChanges.scale(at: textScale)
    return fontChanges.applied(to: theme.font(for: name, textScale: scale), scale: scale)
  }
}

/// An object, since few labels have any, and styles are compared for every row.
private final class KeptFontChanges: Equatable {
  let value: FontChanges

  init(_ value: FontChanges) { self.value = value }

  static func == (a: KeptFontChanges, b: KeptFontChanges) -> Bool { a === b || a.value == b.value }
}

private struct LabelValues {
  var style = LabelStyle()
  var standardColor: Color?
  var headingLevel: Int?
}

extension Layer {
  /// Whether texts and marks of highlighted rows have another colour.
  package final var highlightsTexts: Bool {
    guard let palette = effectivePalette else { return false }
    return palette[.highlightedLabel] != palette[.label]
  }
}
