import InlayText

/// The values of a text layer, with the names of its properties.
struct TextValues {
  var string = ""
  var font = Font(families: ["Inter", "sans-serif"], size: 17)
  var color: LayerColor = .token("label")
  var highlightedColor: LayerColor?
  var verticalAlignment = 0.0
  var naturalEdge = TextEdge.leading
  var settings = TextSettings()
}

/// The settings that every kind of text layer has, with the names of its properties.
package struct TextSettings: Equatable {
  var usesMarkup = false
  var isHighlighted = false
  var textShadow: TextShadow?
  var alignment = TextAlignment.natural
  var lineBreakMode = LineBreakMode.wordWrap
  var numberOfLines = 0
}

/// A side of a text, by reading direction.
package enum TextEdge: Hashable, Sendable {
  case leading, trailing

  func alignment(_ direction: LayoutDirection) -> TextAlignment {
    switch (self, direction) {
    case (.leading, _): .natural
    case (.trailing, .leftToRight): .right
    case (.trailing, .rightToLeft): .left
    }
  }
}
