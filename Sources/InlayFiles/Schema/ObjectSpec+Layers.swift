import InlayGraphics
import InlayLayers
import InlayLists

extension ObjectSpec {
  static let layer = ObjectSpec(
    "a layer",
    [
      Key("type", layerTypes, .text("layer")),
      Key("name", .text, .none),
      Key("frame", .rect, .numbers([0, 0, 0, 0])),
      Key("bounds", .rect, .numbers([0, 0, 0, 0])),
      Key("position", .point, .numbers([0, 0])),
      Key("anchorPoint", .point, .numbers([0.5, 0.5])),
      Key("transform", .numbers(["a", "b", "c", "d", "tx", "ty"], .any), .numbers([1, 0, 0, 1, 0, 0])),
      Key("zPosition", .anyNumber, .number(0)),
      Key("isHidden", .boolean, .boolean(false)),
      Key("opacity", .anyNumber, .number(1)),
      Key("backgroundColor", .color, .none),
      Key("cornerRadius", .number(.notNegative), .number(0)),
      Key("maskedCorners", .list(.choice(FormatNames.corners.all)), .derived),
      Key("cornerCurve", .choice(of: CornerCurve.self), .text("circular")),
      Key("masksToBounds", .boolean, .boolean(false)),
      Key("borderWidth", .number(.notNegative), .number(0)),
      Key("borderColor", .color, .text("#000")),
      Key("shadowColor", .color, .text("#000")),
      Key("shadowOpacity", .anyNumber, .number(0)),
      Key("shadowRadius", .number(blurRadius), .number(3)),
      Key("shadowOffset", .numbers(["width", "height"], .any), .numbers([0, -3])),
      Key("contents", .file(.image), .none),
      Key("contentsGravity", .choice(of: ContentsGravity.self), .text("resize")),
      Key("contentsRect", .rect, .numbers([0, 0, 1, 1])),
      Key("contentsCenter", .rect, .numbers([0, 0, 1, 1])),
      Key("contentsScale", .number(.positive), .number(1)),
      Key("magnificationFilter", .choice(FormatNames.interpolations.all), .text("linear")),
      Key("theme", .theme, .derived),
      Key("appearance", .choice(of: Appearance.self), .derived),
      Key("language", .language, .derived),
      Key("mask", .layer, .none),
      Key("sublayers", .list(.layer), .emptyList),
    ],
    exclusions: [("frame", "bounds"), ("frame", "position"), ("textStyle", "font"), ("generate", "sections")],
    standardType: "layer",
    keysByType: [
      ("layer", []), ("text", textKeys), ("image", imageKeys), ("table", tableKeys), ("gradient", gradientKeys),
      ("shape", shapeKeys), ("overlay", overlayKeys),
    ])

  private static let layerTypes = ValueType.choice(
    ["layer", "text", "image", "table", "gradient", "shape", "overlay"])

  /// Sigmas of Gaussians, in points. Wider ones would be no shadows to anyone's eye, and take long.
  static let blurRadius = NumberRange(least: 0, most: 1000)

  private static let textKeys: [Key] = [
    Key("string", .text, .none),
    Key("font", .object(.font), .derived),
    Key("textStyle", .choice(of: TextStyleName.self), .none),
    Key("color", .color, .derived),
    Key("highlightedColor", .color, .none),
    Key("alignment", .choice(FormatNames.alignments.all), .text("natural")),
    Key("lineBreak", .choice(FormatNames.lineBreaks.all), .text("wordWrap")),
    Key("lineLimit", .integer(0...1_000_000), .number(0)),
    Key("markup", .boolean, .boolean(false)),
    Key("textShadow", .object(.textShadow), .none),
  ]

  static let font = ObjectSpec(
    "a font",
    [
      Key("family", .fontFamilies, .derived),
      Key("size", .number(NumberRange(least: 0, isLeastExcluded: true, most: 10_000)), .number(17)),
      Key("weight", .integer(100...900), .number(400)),
      Key("italic", .boolean, .boolean(false)),
    ])

  static let textShadow = ObjectSpec(
    "a text's shadow",
    [
      Key("color", .color, .derived),
      Key("offset", .numbers(["width", "height"], .any), .derived),
      Key("radius", .number(blurRadius), .derived),
    ])

  private static let imageKeys: [Key] = [
    Key("highlightedContents", .file(.image), .none)
  ]

  private static let gradientKeys: [Key] = [
    Key("colors", .list(.color), .emptyList),
    Key("locations", .list(.anyNumber), .derived),
    Key("startPoint", .point, .numbers([0.5, 0])),
    Key("endPoint", .point, .numbers([0.5, 1])),
    Key("kind", .choice(of: Gradient.Kind.self), .text("linear")),
  ]

  private static let shapeKeys: [Key] = [
    Key("path", .pathData, .none),
    Key("fillColor", .color, .text("#000"), mayBeNull: true),
    Key("fillRule", .choice(FormatNames.fillRules.all), .text("nonZero")),
    Key("strokeColor", .color, .none),
    Key("lineWidth", .number(.notNegative), .number(1)),
    Key("lineCap", .choice(FormatNames.lineCaps.all), .text("butt")),
    Key("lineJoin", .choice(FormatNames.lineJoins.all), .text("miter")),
  ]

  private static let overlayKeys: [Key] = [
    Key("cornerRadius", .number(.notNegative), .number(10)),
    Key("outsideColor", .color, .text("#000")),
    Key("covers", .text, .none),
  ]
}
