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
  var font = Font(families: ["Inter", "sans-serif"], size: 17)
  var color: Color = .token("label")
  var highlightedColor: Color?
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

/// A blurred copy of a text's glyphs below them.
public struct TextShadow: Hashable, Sendable {
  public var color: Color
  /// In points.
  public var offset: Size
  /// The Gaussian's sigma in points; 0 is sharp.
  public var radius: Double

  public init(color: Color = .black, offset: Size = Size(width: 0, height: 1), radius: Double = 0) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
