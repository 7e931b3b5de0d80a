import InlayGraphics
import InlayLayers
import InlayLists

/// Theme files. Missing keys, and null, have the value of the extended theme.
extension ObjectSpec {
  private static let reader = Keys<ThemeReader>()

  static let theme = ObjectSpec(
    "a theme",
    [
      Key("inlayTheme", .version(1), .required),
      reader("name", .text, .derived) { $0.theme.name = $1 },
      // Read by `ThemeFile.base`.
      Key("extends", .text, .text("settings")),
      reader("colors", .value(.object(.themeColors)), .derived) { $0.setColors($1) },
      reader.inside("fonts", .themeFonts),
      reader.inside("textStyles", .textStyles),
      reader.inside("metrics", .metrics),
      reader.inside("decoration", .decoration),
      reader.orNull("backgroundGradient", .value(.list(.themeColor)), .derived) { $0.setGradient($1) },
      reader("categories", .value(.object(.categories)), .derived) { $0.setCategories($1) },
    ])

  static let themeColors = ObjectSpec(
    "a theme's colors",
    Theme.tokenNames.map { name in
      reader(name, Form(.either([.object(.appearances), .fixedColor]), \.themeColor), .derived) { reader, color in
        // A file's own tint removes the inherited colours of tinted parts.
        if name == ColorToken.tint.name { for token in ColorToken.tinted { reader.colors[token] = nil } }
        reader.colors[ColorToken(name)] = color
      }.with(\.stage, name == ColorToken.tint.name ? .first : .derived)
    }, otherKeys: .either([.object(.appearances), .fixedColor]), otherKeyProblem: OwnColorName.problem)

  private static let appearance = Keys<Box<ThemeColor>>()

  static let appearances = ObjectSpec(
    "a colour for each appearance",
    [
      appearance("light", .fixedColor, .required) { $0.value.light = $1 },
      appearance("dark", .fixedColor, .derived) { $0.value.dark = $1 },
      appearance("highContrastLight", .fixedColor, .derived) { $0.value.highContrastLight = $1 },
      appearance("highContrastDark", .fixedColor, .derived) { $0.value.highContrastDark = $1 },
    ])

  static let themeFonts = ObjectSpec(
    "a theme's fonts",
    [
      reader("family", .fontFamilies, .derived) { if !$1.isEmpty { $0.theme.fontFamilies = $1 } },
      // Read by `SceneAssets`.
      Key("files", .list(.file(.font)), .emptyList),
    ])

  static let textStyles = ObjectSpec(
    "a theme's text styles",
    TextStyleName.allCases.map { name in
      reader(name.rawValue, .value(.object(.textStyle)), .derived) { $0.setStyle(name, $1) }
    })

  private static let style = Keys<ThemePart<ThemeTextStyle>>()

  static let textStyle = ObjectSpec(
    "a text style",
    [
      style("size", .number(NumberRange(least: 0, isLeastExcluded: true, most: 1000)), .derived) { $0.value.size = $1 },
      style("weight", .integer(100...900), .derived) { $0.value.weight = $1 },
      style("color", .value(.themeColor), .derived) { $0.value.color = $0.token($1) },
      style("uppercase", .boolean, .derived) { $0.value.isUppercase = $1 },
      style("tracking", .number(tracking), .derived) { $0.value.tracking = $1 },
      style("features", .fontFeatures, .derived) { $0.value.features = $1 },
    ])

  static let metrics = ObjectSpec(
    "a theme's metrics",
    (lengths + controlLengths + barLengths).map { name, path in
      reader(name, .number(themeLength), .derived) { $0.theme.metrics[keyPath: path] = $1 }
    } + [
      reader.orNull("maximumWidth", .number(themeLength), .derived) { $0.theme.metrics.column.maximumWidth = $1 },
      reader("switchSize", .size(themeLength), .derived) { $0.theme.metrics.switch.size = $1 },
      reader("sliderThumbSize", .size(themeLength), .derived) { $0.theme.metrics.controls.slider.thumbSize = $1 },
      reader("stepperSize", .size(themeLength), .derived) { $0.theme.metrics.controls.stepperSize = $1 },
      reader.orNull("headerTextInset", .number(themeLength), .derived) { $0.theme.metrics.section.textInset = $1 },
      reader.orNull("headerTopGap", .number(themeLength), .derived) { $0.theme.metrics.section.headerTopGap = $1 },
      reader.orNull("switchThumbWidth", .number(themeLength), .derived) { $0.theme.metrics.switch.thumbWidth = $1 },
      reader("growsRows", .boolean, .derived) { $0.theme.metrics.row.grows = $1 },
    ])

  private static let lengths: [(String, any WritableKeyPath<ThemeMetrics, Double> & Sendable)] = [
    ("rowHeight", \.row.height), ("horizontalInset", \.column.inset),
    ("sectionHeaderHeight", \.section.headerHeight), ("sectionFooterHeight", \.section.footerHeight),
    ("firstSectionTop", \.section.firstTop), ("separatorWidth", \.separator.width),
    ("separatorInsetLeading", \.separator.leadingInset), ("separatorInsetTrailing", \.separator.trailingInset),
    ("contentInsetLeading", \.row.leadingInset), ("contentInsetTrailing", \.row.trailingInset),
    ("imageSize", \.row.imageSize), ("imageGap", \.row.imageGap), ("accessoryInset", \.accessory.inset),
    ("accessoryGap", \.accessory.gap), ("indentation", \.row.indentation), ("focusRingWidth", \.focusRingWidth),
    ("fieldHeight", \.field.height), ("fieldCornerRadius", \.field.cornerRadius), ("fieldInset", \.field.inset),
    ("caretWidth", \.field.caretWidth),
  ]

  private static let controlLengths: [(String, any WritableKeyPath<ThemeMetrics, Double> & Sendable)] = [
    ("buttonHeight", \.controls.button.height), ("buttonPadding", \.controls.button.padding),
    ("sliderTrackHeight", \.controls.slider.trackHeight), ("segmentHeight", \.controls.segment.height),
    ("segmentInset", \.controls.segment.inset), ("progressHeight", \.controls.progressHeight),
    ("activitySize", \.controls.activitySize), ("badgeHeight", \.controls.badgeHeight),
    ("avatarSize", \.controls.avatarSize), ("popoverCornerRadius", \.controls.popover.cornerRadius),
    ("popoverRowHeight", \.controls.popover.rowHeight), ("controlOutlineWidth", \.controls.outlineWidth),
  ]

  private static let barLengths: [(String, any WritableKeyPath<ThemeMetrics, Double> & Sendable)] = [
    ("barHeight", \.bars.height), ("tabBarHeight", \.bars.tabHeight), ("barInset", \.bars.inset),
    ("cardCornerRadius", \.cards.cornerRadius), ("cardMargin", \.cards.margin),
    ("cardPadding", \.cards.padding), ("cardButtonHeight", \.cards.buttonHeight),
    ("alertWidth", \.cards.alertWidth), ("sheetWidth", \.cards.sheetWidth),
  ]

  /// Lengths of themes, in points, which limit the parts that the library draws itself.
  private static let themeLength = NumberRange(least: 0, most: 1000)

  static let themeDecoration = ObjectSpec(
    "a decoration",
    [
      reader("kind", Form<String>(.decoration) { $0.text }, .derived) {
        if let kind = $0.decorations.kind(named: $1) { $0.theme.decoration.kind = kind }
      },
      reader("cornerRadius", .number(themeLength), .derived) { $0.theme.decoration.cornerRadius = $1 },
      reader("cornerCurve", .choice(of: CornerCurve.self), .derived) { $0.theme.decoration.cornerCurve = $1 },
      reader("inset", .number(themeLength), .derived) { $0.theme.decoration.inset = $1 },
      reader.inside("images", .rowImages),
      reader("imageCaps", .insets(themeLength), .derived) { $0.theme.decoration.imageCaps = $1 },
      reader.inside("border", .border),
      reader.inside("shadow", .shadow),
    ])

  static let rowImages = ObjectSpec(
    "a decoration's images",
    ThemeRowImages.named.indices.map { index in
      reader(ThemeRowImages.named[index].name, .value(.file(.themeImage)), .derived) {
        $0.theme.decoration.images[keyPath: ThemeRowImages.named[index].path] = $0.images[$1.index]
      }
    })

  static let border = ObjectSpec(
    "a border",
    [
      reader("width", .number(themeLength), .derived) { $0.theme.decoration.border.width = $1 },
      reader("color", .value(.themeColor), .derived) {
        $0.theme.decoration.border.color = $0.color($1, named: "decoration.border")
      },
    ])

  static let shadow = ObjectSpec(
    "a shadow",
    [
      reader("radius", .number(themeLength), .derived) { $0.theme.decoration.shadow.radius = $1 },
      reader("offset", .size(NumberRange(least: -1000, most: 1000)), .derived) {
        $0.theme.decoration.shadow.offset = $1
      },
      reader("opacity", .number(NumberRange(least: 0, most: 1)), .derived) { $0.theme.decoration.shadow.opacity = $1 },
      reader("color", .value(.themeColor), .derived) {
        $0.theme.decoration.shadowColor = $0.color($1, named: "decoration.shadow")
      },
    ])

  static let categories = ObjectSpec("categories", [], otherKeys: .object(.category))

  private static let part = Keys<ThemePart<ThemeCategory>>()

  static let category = ObjectSpec(
    "a category",
    [
      part("background", .value(.themeColor), .derived) { $0.value.background = $0.color($1, named: "background") },
      part("selected", .value(.themeColor), .derived) { $0.value.selected = $0.color($1, named: "selected") },
      part("label", .value(.themeColor), .derived) { $0.value.label = $0.color($1, named: "label") },
    ])
}
