import InlayGraphics
import InlayText

/// The values of a text layer, with the names of its properties.
struct TextValues {
  /// The text as it was set.
  var written = ""
  /// The text as it is shown.
  var string = ""
  var isUppercase = false
  var sizesSuperlayer = false
  var look = TextLook()
  /// The font where `look` has nil.
  var standardFont: Font
  var standardColor: Color = .token("label")
  var standardHighlightedColor: Color?
  /// The font as it is shown.
  var font: Font
  var largestFontSize: Double?
  var verticalAlignment = 0.0
  var naturalEdge = TextAlignment.natural
  var settings = TextSettings()

  init() {
    standardFont = Font(families: ["Inter", "sans-serif"], size: 17)
    font = standardFont
  }
}

/// The values that a text layer has instead of its standard font and colours, with the names of its properties.
package struct TextLook: Equatable {
  var font: Font?
  var textColor: Color?
  var highlightedTextColor: Color?
}

/// The settings that every kind of text layer has, with the names of its properties.
package struct TextSettings: Equatable {
  var usesMarkup = false
  var isHighlighted = false
  var textShadow: Shadow?
  var alignment = TextAlignment.natural
  var lineBreakMode = LineBreakMode.wordWrap
  var numberOfLines = 0
}
