import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Texts: in a style of the theme, which makes a label, or in their own font.
extension ObjectSpec {
  private static let text = Keys<TextLayer>()

  static let textKeys: [Key] = [
    text.made("string", "The text, in the vertical middle of the frame.", .text, .none) { layer, value, source in
      layer.text = value.flatMap(source.text) ?? ""
    }.with(\.rule, { string, layer, _ in layer["markup"]?.boolean == true ? string.text?.markupProblem : nil }),
    text.made(
      "font", "What differs from the font of the text style, or from 17 points in the theme's family.", .object(.font),
      .derived
    ) { setFont(of: $0, $1.map(fontChanges), $2) },
    text("textStyle", "The theme's text style, which makes the text a label.", .choice(of: TextStyle.self), .none) {
      ($0 as? Label)?.textStyle = $1
    }
    .with(\.change, .anotherValue),
    text.orNull("color", "The colour of the text.", .color, .derived) { $0.textColor = $1 },
    text.orNull("highlightedColor", "The colour in a highlighted row.", .color, .none) {
      $0.highlightedTextColor = $1
    },
    text("alignment", "The side at which lines stand.", .name(FormatNames.alignments), .text("natural")) {
      $0.textAlignment = $1
    },
    text("lineBreak", "How a text that is too long is broken or cut.", .name(FormatNames.lineBreaks), .text("wordWrap"))
    { $0.lineBreakMode = $1 },
    text(
      "lineLimit", "The most lines, 0 for any number. A longer text ends with an ellipsis.", .integer(0...1_000_000),
      .number(0)
    ) { $0.numberOfLines = $1 },
    text.made("markup", "Whether the text is Pango markup, such as <b>bold</b>.", .boolean, .boolean(false)) {
      layer, value, source in
      layer.usesMarkup = value?.boolean == true && source.allowsMarkup(layer.text)
    }.with(\.stage, .derived),
    text.orNull(
      "textShadow", "The shadow of the text.", .object(.textShadow, Shadow(offset: Size(width: 0, height: 1))), .none
    ) {
      $0.textShadow = $1
    },
  ]

  private static func setFont(of layer: TextLayer, _ changes: FontChanges?, _ source: LayerBuilder) {
    if let label = layer as? Label {
      label.fontChanges = changes
      return
    }
    let font = (changes ?? FontChanges()).applied(to: source.standardFont)
    let isFixed = changes?.hasFixedSize ?? false
    (layer.font, layer.scalingFont) = (isFixed ? font : nil, isFixed ? nil : font)
  }

  /// The values that a font object gives.
  static func fontChanges(_ value: Value) -> FontChanges { font.applied(value, to: FontChanges()) }

  private static let fontKey = Keys<Box<FontChanges>>()

  /// A font relative to that of the theme's text style.
  static let font = ObjectSpec(
    "a font",
    [
      fontKey("family", "The family, or several in order of preference.", .fontFamilies, .derived) {
        $0.value.families = $1
      },
      fontKey(
        "size", "The size in points, at a text scale of 1.",
        .number(NumberRange(least: 0, isLeastExcluded: true, most: 10_000)), .derived
      ) {
        $0.value.size = $1
      },
      fontKey("weight", "A name, or from 100 to 900; 400 is regular, 700 bold.", .fontWeight, .derived) {
        $0.value.weight = $1
      },
      fontKey("italic", "Whether the font is italic.", .boolean, .boolean(false)) { $0.value.isItalic = $1 },
      fontKey("tracking", "Space between letters, in ems.", .number(tracking), .derived) { $0.value.tracking = $1 },
      fontKey("features", "OpenType features, by their tags.", .fontFeatures, .derived) { $0.value.features = $1 },
      fontKey("fixedSize", "Whether the size stays the same at every text scale.", .boolean, .boolean(false)) {
        $0.value.hasFixedSize = $1
      },
    ])

  /// The tracking in ems.
  static let tracking = NumberRange(least: Font.trackings.lowerBound, most: Font.trackings.upperBound)

  private static let shadowKey = Keys<Box<Shadow>>()

  static let textShadow = ObjectSpec(
    "a text's shadow",
    [
      shadowKey("color", "The colour of the shadow.", .color, .derived) { $0.value.color = $1 },
      shadowKey("offset", "The place of the shadow, relative to the text.", .size(), .derived) { $0.value.offset = $1 },
      shadowKey("radius", "The blur: the sigma of a Gaussian, in points.", .number(blurRadius), .derived) {
        $0.value.radius = $1
      },
    ])
}

extension String {
  /// Limited, since each nested tag makes layout of the text inside more expensive.
  private static let tagLimit = 1000

  /// The number of the text's tags as markup, start and end tags counted.
  var tagCount: Int { utf8.count { $0 == UInt8(ascii: "<") } }

  /// The problem of the text as markup, on one line; nil for none.
  fileprivate var markupProblem: String? {
    let problem =
      tagCount > Self.tagLimit
      ? "\(tagCount) tags; at most \(Self.tagLimit) are allowed" : TextContext.markupProblem(in: self)
    guard let problem else { return nil }
    return "not valid markup: \(problem.split(whereSeparator: \.isNewline).joined(separator: " "))"
  }
}
