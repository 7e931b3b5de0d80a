import InlayLayers
import InlayLists

extension ObjectSpec {
  /// A step of a script: an object with one key, which names the action.
  static let step = ObjectSpec(
    "a step",
    [
      Key("tick", .either([.number(.notNegative), .object(.tickStep)]), .required),
      Key("run", .either([.number(.notNegative), .choice([runUntilRest])]), .required),
      Key("tap", .point, .required),
      Key("drag", .object(.dragStep), .required),
      Key("fling", .object(.flingStep), .required),
      Key("swipe", .object(.swipeStep), .required),
      Key("pull", .object(.pullStep), .required),
      Key("longPress", .object(.longPressStep), .required),
      Key("pointer", .object(.pointerStep), .required),
      Key("wheel", .object(.wheelStep), .required),
      Key("scroll", .object(.scrollStep), .required),
      Key("scrollTo", .object(.scrollToStep), .required),
      Key("key", .either([.object(.keyStep), eventKey]), .required),
      Key("text", .either([.object(.textStep), .text]), .required),
      Key("composition", .object(.compositionStep), .required),
      Key("set", .object(.setStep), .required),
      Key("select", .object(.rowStep), .required),
      Key("deselect", .object(.deselectStep), .required),
      Key("reload", .object(.reloadStep), .required),
      Key("insert", .object(.insertStep), .required),
      Key("delete", .object(.deleteStep), .required),
      Key("move", .object(.moveStep), .required),
      Key("apply", .object(.applyStep), .required),
      Key("setTheme", .object(.themeStep), .required),
      Key("setTraits", .object(.traitsStep), .required),
      Key("resize", .either([.object(.resizeStep), sceneSize]), .required),
      Key("restore", .list(.object(.restoredView)), .required),
      Key("snapshot", .text, .required),
      Key("expect", .object(.expectation), .required),
    ],
    hasOneKey: true)

  /// The value of `run` that ticks until nothing moves.
  static let runUntilRest = "rest"

  static let layerName = Key("layer", .text, .required)

  static let scrollStep = ObjectSpec(
    "a step that scrolls", [layerName, Key("by", .numbers(["x", "y"], .any), .required)])

  static let scrollToStep = ObjectSpec(
    "a step that scrolls to a row",
    [
      layerName, Key("section", .integer(0...(1 << 53)), .required), Key("row", .integer(0...(1 << 53)), .required),
      scrollPosition.key, scrollsAnimated.key,
    ])

  static let scrollsAnimated = Field("animated", .boolean, .boolean(false))
  static let scrollPosition = Field("at", .choice(of: TableView.ScrollPosition.self), .text("top"))

  static let rowStep = ObjectSpec("a step with a row", [layerName, Key("at", rowPath, .required)])

  /// Without a row, all rows are deselected.
  static let deselectStep = ObjectSpec("a step that deselects", [layerName, Key("at", rowPath, .none)])

  /// In seconds.
  static let animatedDuration = Field("animated", .number(.notNegative), .number(0))

  /// Also accepts the keys of the layer's type, which are checked when the layer is known.
  static let setStep = ObjectSpec(
    "a step that sets", [layerName, animatedDuration.key],
    otherKeys: .anything)

  static let themeStep = ObjectSpec(
    "a step that sets the theme",
    [
      Key("theme", .theme, .derived), Key("appearance", .choice(of: Appearance.self), .derived),
      animatedDuration.key,
    ])

  static let traitsStep = ObjectSpec(
    "a step that sets traits",
    [
      Key("direction", .choice(FormatNames.directions.all), .derived),
      Key("textScale", .number(sceneTextScale), .derived),
      Key("language", .language, .derived),
    ])

  /// A size with a scale, as of a window on another display.
  static let resizeStep = ObjectSpec(
    "a step that resizes", [Key("size", sceneSize, .required), Key("scale", .number(sceneScale), .derived)])

  static let sceneSize = ValueType.numbers(["width", "height"], .positive)

  /// One of the scene's scroll views, which a `restore` step has in their order.
  static let restoredView = ObjectSpec(
    "a scroll view's state", [Key("offset", .point, .required), Key("selected", .list(rowPath), .emptyList)])

  /// The expected numbers of the last frame's report.
  static let expectation = ObjectSpec(
    "an expectation",
    ExpectedCount.allCases.map { Key($0.rawValue, .integer(0...(1 << 53)), .none) })
}

/// A number in a frame's report that a script may expect.
enum ExpectedCount: String, CaseIterable {
  case pixelsPainted, pixelsCopied, layersVisited, problems

  func value(in report: FrameReport) -> Int {
    switch self {
    case .pixelsPainted: report.pixelsPainted
    case .pixelsCopied: report.pixelsCopied
    case .layersVisited: report.layersVisited
    case .problems: report.problems.count
    }
  }
}
