import InlayLayers
import InlayLists

extension ObjectSpec {
  /// A step of a script: an object with one key, which names the action.
  static let step = ObjectSpec(
    "a step",
    [
      Key(
        "tick", "Moves the clock by seconds, or to a time, and makes a frame.",
        .either([.number(.notNegative), .object(.tickStep)]), .required),
      Key(
        "run", "Ticks for seconds, 60 frames each, or until nothing moves.",
        .either([.number(.notNegative), .choice([runUntilRest])]), .required),
      Key(
        "tap",
        "Taps a target or a point. If a run step makes the next frames, the effect moves in them. Otherwise they show its "
          + "end.", place, .required),
      Key("drag", "Drags from a point to another.", .object(.dragStep), .required),
      Key(
        "fling", "Drags and lets go in the movement, so that content keeps scrolling.", .object(.flingStep), .required),
      Key("swipe", "Swipes across a target, or from a point.", .object(.swipeStep), .required),
      Key("pull", "Pulls a table down and lets go, as to refresh it.", .object(.pullStep), .required),
      Key("longPress", "Holds the pointer on a target or at a point.", .object(.longPressStep), .required),
      Key("pointer", "Sends one event of a pointer.", .object(.pointerStep), .required),
      Key("wheel", "Sends one event of a wheel.", .object(.wheelStep), .required),
      Key("scroll", "Scrolls a layer by a distance.", .object(.scrollStep), .required),
      Key("scrollTo", "Scrolls a table to a row.", .object(.scrollToStep), .required),
      Key("key", "Presses a key.", .either([.object(.keyStep), eventKey]), .required),
      Key("text", "Enters text in the focused field.", .either([.object(.textStep), .text]), .required),
      Key("composition", "Sets the text that an input method composes.", .object(.compositionStep), .required),
      Key("set", "Changes keys of a layer, at once or animated.", .object(.setStep), .required),
      Key("select", "Selects a row.", .object(.rowStep), .required),
      Key("deselect", "Deselects a row, or all.", .object(.deselectStep), .required),
      Key("reload", "Loads a row, a section or the table again.", .object(.reloadStep), .required),
      Key("insert", "Inserts rows or sections.", .object(.insertStep), .required),
      Key("delete", "Deletes a row or a section.", .object(.deleteStep), .required),
      Key("move", "Moves a row or a section.", .object(.moveStep), .required),
      Key("apply", "Replaces all sections, and animates the differences.", .object(.applyStep), .required),
      Key("setTheme", "Changes theme or appearance of the scene.", .object(.themeStep), .required),
      Key("setTraits", "Changes direction, text scale or language of the scene.", .object(.traitsStep), .required),
      Key("resize", "Changes the size of the scene.", .either([.object(.resizeStep), sceneSize]), .required),
      Key("restore", "Gives scroll views their offsets and selections.", .list(.object(.restoredView)), .required),
      Key("snapshot", "Writes the picture of this moment to a .png file in the scene's folder.", .text, .required),
      Key("expect", "Fails unless the last frame has these numbers.", .object(.expectation), .required),
    ],
    hasOneKey: true)

  /// The value of `run` that ticks until nothing moves.
  static let runUntilRest = "rest"

  static let layerName = Key("layer", "The layer's name.", .text, .required)

  static let scrollStep = ObjectSpec(
    "a step that scrolls", [layerName, Key("by", "The distance, in points.", .numbers(["x", "y"], .any), .required)])

  static let scrollToStep = ObjectSpec(
    "a step that scrolls to a row",
    [
      layerName, Key("section", "The section, from 0.", .integer(0...(1 << 53)), .required),
      Key("row", "The row in the section, from 0.", .integer(0...(1 << 53)), .required),
      scrollPosition.key, scrollsAnimated.key,
    ])

  static let scrollsAnimated = Field("animated", "Whether the scrolling takes time.", .boolean, .boolean(false))
  static let scrollPosition = Field(
    "at", "Where the row is shown.", .choice(of: TableView.ScrollPosition.self), .text("top"))

  static let rowStep = ObjectSpec("a step with a row", [layerName, Key("at", "The row.", rowPath, .required)])

  /// The step `deselect`: without a row it deselects all rows.
  static let deselectStep = ObjectSpec(
    "a step that deselects", [layerName, Key("at", "The row; all if left out.", rowPath, .none)])

  /// The duration in seconds.
  static let animatedDuration = Field(
    "animated", "How long the change takes, in seconds; 0 is at once.", .number(.notNegative), .number(0))

  /// Also accepts the keys of the layer's type, which are checked when the layer is known.
  static let setStep = ObjectSpec(
    "a step that sets", [layerName, animatedDuration.key],
    otherKeys: .anything)

  static let themeStep = ObjectSpec(
    "a step that sets the theme",
    [
      Key("theme", "The theme.", .theme, .derived),
      Key("appearance", "The appearance.", .choice(of: Appearance.self), .derived),
      animatedDuration.key,
    ])

  static let traitsStep = ObjectSpec(
    "a step that sets traits",
    [
      Key("direction", "The direction of layout.", .choice(FormatNames.directions.all), .derived),
      Key("textScale", "The factor on the sizes of themed texts.", .number(sceneTextScale), .derived),
      Key("language", "The language.", .language, .derived),
    ])

  /// A size with a scale, as of a window on another display.
  static let resizeStep = ObjectSpec(
    "a step that resizes",
    [
      Key("size", "The size in points.", sceneSize, .required),
      Key("scale", "Device pixels for each point.", .number(sceneScale), .derived),
    ])

  static let sceneSize = ValueType.numbers(["width", "height"], .positive)

  /// One of the scene's scroll views, which a `restore` step has in their order.
  static let restoredView = ObjectSpec(
    "a scroll view's state",
    [
      Key("offset", "The content offset.", .point, .required),
      Key("selected", "The selected rows.", .list(rowPath), .emptyList),
    ])

  /// The expected numbers of the last frame's report.
  static let expectation = ObjectSpec(
    "an expectation",
    ExpectedCount.allCases.map { Key($0.rawValue, $0.summary, .integer(0...(1 << 53)), .none) })
}

/// A number in a frame's report that a script may expect.
enum ExpectedCount: String, CaseIterable {
  case pixelsPainted, pixelsCopied, layersVisited, problems

  var summary: String {
    switch self {
    case .pixelsPainted: "The number of device pixels that were painted."
    case .pixelsCopied: "The number of device pixels that were moved and not painted."
    case .layersVisited: "The number of layers that were visited for the frame."
    case .problems: "The number of problems of the frame."
    }
  }

  func value(in report: FrameReport) -> Int {
    switch self {
    case .pixelsPainted: report.pixelsPainted
    case .pixelsCopied: report.pixelsCopied
    case .layersVisited: report.layersVisited
    case .problems: report.problems.count
    }
  }
}
