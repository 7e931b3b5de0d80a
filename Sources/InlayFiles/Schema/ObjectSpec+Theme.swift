import InlayLists

extension ObjectSpec {
  static let theme = ObjectSpec(
    "a theme",
    [
      Key("inlayTheme", .version(1), .required),
      Key("name", .text, .derived),
      Key("extends", .text, .text("settings")),
      Key("colors", .object(.themeColors), .derived),
      Key("fonts", .object(.themeFonts), .derived),
      Key("textStyles", .object(.textStyles), .derived),
      Key("metrics", .object(.metrics), .derived),
      Key("decoration", .object(.decoration), .derived),
      Key("backgroundGradient", .list(.themeColor), .derived),
      Key("categories", .object(.categories), .derived),
    ])

  static let themeColors = ObjectSpec(
    "a theme's colors", Theme.tokenNames.map { Key($0, .either([.object(.appearances), .fixedColor]), .derived) })

  static let appearances = ObjectSpec(
    "a colour for each appearance",
    [
      Key("light", .fixedColor, .required),
      Key("dark", .fixedColor, .derived),
      Key("highContrastLight", .fixedColor, .derived),
      Key("highContrastDark", .fixedColor, .derived),
    ])

  static let themeFonts = ObjectSpec(
    "a theme's fonts",
    [
      Key("family", .fontFamilies, .derived),
      Key("files", .list(.file(.font)), .emptyList),
    ])

  static let textStyles = ObjectSpec(
    "a theme's text styles", TextStyleName.allCases.map { Key($0.rawValue, .object(.textStyle), .derived) })

  static let textStyle = ObjectSpec(
    "a text style",
    [
      Key("size", .number(NumberRange(least: 0, isLeastExcluded: true, most: 1000)), .derived),
      Key("weight", .integer(100...900), .derived),
      Key("color", .themeColor, .derived),
      Key("uppercase", .boolean, .derived),
    ])

  static let metrics = ObjectSpec(
    "a theme's metrics",
    ThemeLengths.all.map { Key($0.name, .number(themeLength), .derived) } + [
      Key("maximumWidth", .number(themeLength), .derived),
      Key("switchSize", .numbers(["width", "height"], themeLength), .derived),
      Key("headerTextInset", .number(themeLength), .derived),
    ])

  /// Lengths of themes, in points: what the library draws for itself must stay small.
  private static let themeLength = NumberRange(least: 0, most: 1000)

  static let themeDecoration = ObjectSpec(
    "a decoration",
    [
      Key("kind", .decoration, .derived),
      Key("cornerRadius", .number(themeLength), .derived),
      Key("inset", .number(themeLength), .derived),
      Key("images", .object(.rowImages), .derived),
      Key("imageCaps", .numbers(["top", "left", "bottom", "right"], themeLength), .derived),
      Key("border", .object(.border), .derived),
      Key("shadow", .object(.shadow), .derived),
    ])

  static let rowImages = ObjectSpec(
    "a decoration's images", ThemeRowImages.named.map { Key($0.name, .file(.themeImage), .derived) })

  static let border = ObjectSpec(
    "a border", [Key("width", .number(themeLength), .derived), Key("color", .themeColor, .derived)])

  static let shadow = ObjectSpec(
    "a shadow",
    [
      Key("radius", .number(themeLength), .derived),
      Key("offset", .numbers(["width", "height"], NumberRange(least: -1000, most: 1000)), .derived),
      Key("opacity", .number(NumberRange(least: 0, most: 1)), .derived),
      Key("color", .themeColor, .derived),
    ])

  static let categories = ObjectSpec("categories", [], otherKeys: .object(.category))

  static let category = ObjectSpec(
    "a category",
    [
      Key("background", .themeColor, .derived),
      Key("selected", .themeColor, .derived),
      Key("label", .themeColor, .derived),
    ])
}

/// The lengths that are numbers by themselves.
enum ThemeLengths {
  static var all: [(name: String, path: WritableKeyPath<ThemeMetrics, Double>)] {
    [
      ("rowHeight", \.rowHeight), ("horizontalInset", \.horizontalInset),
      ("sectionHeaderHeight", \.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight),
      ("firstSectionTop", \.firstSectionTop), ("separatorWidth", \.separatorWidth),
      ("separatorInsetLeading", \.separatorInsetLeading), ("separatorInsetTrailing", \.separatorInsetTrailing),
      ("contentInsetLeading", \.contentInsetLeading), ("contentInsetTrailing", \.contentInsetTrailing),
      ("imageSize", \.imageSize), ("imageGap", \.imageGap), ("accessoryInset", \.accessoryInset),
      ("accessoryGap", \.accessoryGap), ("indentation", \.indentation), ("focusRingWidth", \.focusRingWidth),
    ]
  }
}
