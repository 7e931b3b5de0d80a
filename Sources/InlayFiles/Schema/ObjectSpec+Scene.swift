import InlayGraphics
import InlayLayers

extension ObjectSpec {
  static let scene = ObjectSpec(
    "a scene",
    [
      Key("inlay", .version(1), .required),
      Key("size", .numbers(["width", "height"], .positive), .required),
      Key("scale", .number(sceneScale), .number(1)),
      Key("background", .color, .text("#0000")),
      Key("theme", .theme, .text("settings")),
      Key("appearance", .choice(of: Appearance.self), .text("light")),
      Key("direction", .choice(FormatNames.directions.all), .text("ltr")),
      Key("sizeClass", .choice(of: SizeClass.self), .derived),
      Key("textScale", .number(NumberRange(least: 0.8, most: 3)), .number(1)),
      Key("language", .language, .none),
      Key("safeArea", .numbers(["top", "left", "bottom", "right"], .notNegative), .numbers([0, 0, 0, 0])),
      Key("fonts", .list(.file(.font)), .emptyList),
      Key("layers", .list(.layer), .emptyList),
      Key("script", .list(.object(.step)), .emptyList),
    ])

  /// Device pixels a point.
  static let sceneScale = NumberRange(least: 0, isLeastExcluded: true, most: 64)
}
