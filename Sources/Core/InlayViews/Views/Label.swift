import InlayLayers
import InlayText

/// A text in one of the theme's styles, in the vertical middle of its bounds: on one line that is cut at its end,
/// unless `numberOfLines` and `lineBreakMode` say otherwise, as in UIKit.
public final class Label: BaseTextLayer {
  @exclusivity(unchecked) private var values = LabelValues()

  /// The properties below as one value.
  package var settings: LabelSettings {
    get { values.settings }
    set {
      guard newValue != values.settings else { return }
      let keepsStyle = newValue.style == values.settings.style
      values.settings = newValue
      effectiveString = newValue.text
      if !keepsStyle { applyStyle() }
    }
  }

  /// Sets the properties to earlier values. Mostly only the text differs.
  package func restore(_ settings: LabelSettings) {
    if settings.style == values.settings.style { text = settings.text } else { self.settings = settings }
  }

  /// Shown in capitals if the style says so.
  public var text: String {
    get { values.settings.text }
    set {
      guard newValue != text else { return }
      values.settings.text = newValue
      effectiveString = newValue
    }
  }

  /// The style of font and colour.
  public var textStyle: TextStyle {
    get { values.settings.style.name }
    set { settings.style.name = newValue }
  }

  /// The style's font at the scene's text scale, until another one is set: that one stays.
  public var font: Font {
    get { effectiveFont }
    set { settings.style.font = newValue }
  }

  /// What replaces values of the style's font; nil for that font. `font` comes before.
  package var fontChanges: FontChanges? {
    get { values.settings.style.fontChanges }
    set { settings.style.fontChanges = newValue }
  }

  /// Replaces the style's colour; nil restores it.
  public var textColor: Color? {
    get { values.settings.style.textColor }
    set { settings.style.textColor = newValue }
  }

  /// The colour while highlighted. Nil is the theme's `label.highlighted` if that differs from `label`, or else no
  /// change.
  public var highlightedTextColor: Color? {
    get { values.settings.style.highlightedTextColor }
    set { settings.style.highlightedTextColor = newValue }
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

  public init(textStyle: TextStyle = .title) {
    values.settings.style.name = textStyle
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

  /// Adds the text as it was set, without a style's capitals.
  public override func describe(in description: inout LayerDescription) {
    description.add("text", text)
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyStyle()
  }

  /// The font without a limit of its size.
  package final var ownFont: Font {
    let own = values.settings.style
    return own.font ?? own.fontInTheme(effectiveTheme, textScale: effectiveTextScale)
  }

  /// The most that the font's size is, in points; set by the row that has no space for more.
  package final var largestFontSize: Double? {
    get { values.largestFontSize }
    set {
      guard newValue != values.largestFontSize else { return }
      values.largestFontSize = newValue
      applyStyle()
    }
  }

  private func applyStyle() {
    let theme = effectiveTheme
    let own = values.settings.style
    let style = theme.textStyle(own.name)
    effectiveFont = values.limited(ownFont)
    effectiveColor = own.textColor ?? values.standardColor ?? .token(style.color)
    effectiveHighlightedColor = own.highlightedTextColor ?? (highlightsTexts ? .token(.highlightedLabel) : nil)
    isUppercase = style.isUppercase
  }
}

/// The settings of a label, beside those of every text layer.
package struct LabelSettings: Equatable {
  package var text = ""
  package var style = Style()

  /// A style of the theme, and what replaces its values.
  package struct Style: Equatable {
    package var name = TextStyle.title
    package var font: Font?
    private var keptFontChanges: KeptFontChanges?
    package var textColor: Color?
    package var highlightedTextColor: Color?

    package var fontChanges: FontChanges? {
      get { keptFontChanges?.value }
      set { keptFontChanges = newValue.map(KeptFontChanges.init) }
    }

    fileprivate func fontInTheme(_ theme: Theme, textScale: Double) -> Font {
      guard let fontChanges else { return theme.font(for: name, textScale: textScale) }
      let scale = fontChanges.scale(at: textScale)
      return fontChanges.applied(to: theme.font(for: name, textScale: scale), scale: scale)
    }
  }
}

/// An object, since few labels have any, and styles are compared for every row.
private final class KeptFontChanges: Equatable {
  let value: FontChanges

  init(_ value: FontChanges) { self.value = value }

  static func == (a: KeptFontChanges, b: KeptFontChanges) -> Bool { a === b || a.value == b.value }
}

private struct LabelValues {
  var settings = LabelSettings()
  var standardColor: Color?
  var largestFontSize: Double?
  var headingLevel: Int?

  func limited(_ font: Font) -> Font {
    guard let largestFontSize, font.size > largestFontSize else { return font }
    var font = font
    font.size = largestFontSize
    return font
  }
}

extension Layer {
  /// Whether texts and marks of highlighted rows have another colour.
  package final var highlightsTexts: Bool {
    guard let palette = effectivePalette else { return false }
    return palette[.highlightedLabel] != palette[.label]
  }
}
