import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Theme files. Missing keys, and null, have the value of the extended theme.
extension ObjectSpec {
  static let reader = Keys<ThemeReader>()

  static let theme = ObjectSpec(
    "a theme",
    [
      Key("inlayTheme", "The version of the format.", .version(1), .required),
      reader("name", "The theme's name.", .text, .derived) { $0.theme.name = $1 },
      // Read by `ThemeFile.base`.
      Key(
        "extends", "The theme whose values count where this one has none: a built-in one, or a file.", .text,
        .text(Theme.standard.name)),
      // Read by `ThemeFile`, for themes that extend this one too.
      Key(
        "contrast",
        "Whether the lightness of colours changes until each text has a contrast of 4.5:1, as WCAG 2 level AA "
          + "requires; as in the extended theme if left out.", .choice(of: ThemeContrast.self), .derived),
      reader("colors", "The colours by their tokens.", .value(.object(.themeColors)), .derived) { $0.setColors($1) },
      reader.inside("fonts", "The fonts of all texts.", .themeFonts),
      reader.inside("textStyles", "The sizes and weights of texts.", .textStyles),
      reader.inside("metrics", "The lengths of rows, bars and controls.", .metrics),
      reader.inside("decoration", "How the backgrounds of rows and sections are drawn.", .decoration),
      reader.orNull(
        "backgroundGradient", "The colours behind tables, from the top to the bottom.", .value(.list(.color)),
        .derived
      ) { $0.setGradient($1) },
      reader("categories", "The colours of rows by their category.", .value(.object(.categories)), .derived) {
        $0.setCategories($1)
      },
    ])

  static let themeColors = ObjectSpec(
    "a theme's colors",
    Theme.tokenNames.map { name in
      reader(name, ColorToken(name).summary, .color, .derived) { reader, color in
        reader.set(color, of: ColorToken(name))
      }.with(\.stage, ColorToken(name).followers.isEmpty ? .derived : .first)
    }, otherKeys: .color, otherKeyProblem: OwnColorName.problem)

  private static let appearance = Keys<Box<WrittenAppearances>>()

  static let appearances = ObjectSpec(
    "a colour for each appearance",
    [
      appearance("light", "In the light appearance.", .plainColor, .required) { $0.value.light = $1 },
      appearance("dark", "In the dark appearance; as light if left out.", .plainColor, .derived) { $0.value.dark = $1 },
      appearance(
        "highContrastLight", "In the light appearance with high contrast; as light if left out.", .plainColor, .derived
      ) { $0.value.highContrastLight = $1 },
      appearance(
        "highContrastDark", "In the dark appearance with high contrast; as dark if left out.", .plainColor, .derived
      ) { $0.value.highContrastDark = $1 },
    ])

  static let themeFonts = ObjectSpec(
    "a theme's fonts",
    [
      reader("family", "The family, or several in order of preference.", .fontFamilies, .derived) {
        if !$1.isEmpty { $0.theme.fontFamilies = $1 }
      },
      // Read by `SceneAssets`.
      Key("files", "Font files, in place of the system's fonts.", .list(.file(.font)), .emptyList),
    ])

  static let textStyles = ObjectSpec(
    "a theme's text styles",
    TextStyle.allCases.map { name in
      reader(name.rawValue, name.summary, .value(.object(.textStyle)), .derived) { $0.setStyle(name, $1) }
    })

  private static let style = Keys<ThemePart<Theme.TextAttributes>>()

  static let textStyle = ObjectSpec(
    "a text style",
    [
      style(
        "size", "The size in points, at the text scale 1.",
        .number(NumberRange(least: 0, isLeastExcluded: true, most: 1000)), .derived
      ) { $0.value.size = $1 },
      style("weight", "A name, or from 100 to 900; 400 is regular, 700 bold.", .fontWeight, .derived) {
        $0.value.weight = $1
      },
      style("color", "The colour.", .value(.color), .derived) { $0.value.color = $0.token($1) },
      style("uppercase", "Whether the text is shown in capitals.", .boolean, .derived) { $0.value.isUppercase = $1 },
      style("tracking", "Space between letters, in ems.", .number(tracking), .derived) { $0.value.tracking = $1 },
      style("features", "OpenType features, by their tags.", .fontFeatures, .derived) { $0.value.features = $1 },
    ])

  static let themeDecoration = ObjectSpec(
    "a decoration",
    [
      reader("kind", "The kind of decoration.", Form<String>(.decoration) { $0.text }, .derived) {
        if let kind = $0.decorations.kind(named: $1) { $0.theme.decoration = kind }
      },
      reader("cornerRadius", "The radius of the corners of cards, in points.", .number(themeLength), .derived) {
        $0.theme.card.cornerRadius = $1
      },
      reader("cornerCurve", "The shape of the corners.", .choice(of: CornerCurve.self), .derived) {
        $0.theme.card.cornerCurve = $1
      },
      reader(
        "inset", "From the sides of rows to their cards, in points, in tables without a column.", .number(themeLength),
        .derived
      ) {
        $0.theme.card.inset = $1
      },
      reader.inside("images", "The images of sliced rows, by the row's place in its section.", .rowImages),
      reader("imageCaps", "The parts at the images' sides that are not stretched.", .insets(themeLength), .derived) {
        $0.theme.rowImages.caps = $1
      },
      reader.inside("border", "The line around cards.", .border),
      reader.inside("shadow", "The shadow of cards.", .shadow),
    ])

  static let rowImages = ObjectSpec(
    "a decoration's images",
    [\RowImages.normal, \.selected].flatMap { images in
      [("top", RowPosition.first), ("middle", .middle), ("bottom", .last), ("only", .only)].map { name, position in
        let key = images == \.normal ? name : name + "Selected"
        return reader(key, "The image of these rows.", .value(.file(.themeImage)), .derived) {
          $0.theme.rowImages[keyPath: images][position] = $0.images[$1.index]
        }
      }
    })

  static let border = ObjectSpec(
    "a border",
    [
      reader("width", "The width of the line, in points.", .number(themeLength), .derived) {
        $0.theme.card.border.width = $1
      },
      reader("color", "The colour of the line.", .value(.color), .derived) {
        $0.theme.card.border.color = $0.color($1, named: "decoration.border")
      },
    ])

  static let shadow = ObjectSpec(
    "a shadow",
    [
      reader("radius", "The blur: the sigma of a Gaussian, in points.", .number(themeLength), .derived) {
        $0.theme.card.shadow.radius = $1
      },
      reader(
        "offset", "The place of the shadow, relative to the card.", .size(NumberRange(least: -1000, most: 1000)),
        .derived
      ) {
        $0.theme.card.shadow.offset = $1
      },
      reader("opacity", "From 0, invisible, to 1.", .number(.part), .derived) {
        $0.theme.card.shadow.opacity = $1
      },
      reader("color", "The colour of the shadow.", .value(.color), .derived) {
        $0.theme.card.shadow.color = $0.color($1, named: "decoration.shadow")
      },
    ])

  static let categories = ObjectSpec("categories", [], otherKeys: .object(.category))

  private static let part = Keys<ThemePart<Theme.Category>>()

  static let category = ObjectSpec(
    "a category",
    [
      part("background", "The colour of the row.", .value(.color), .derived) {
        $0.value.background = $0.color($1, named: "background")
      },
      part("selected", "The colour of the selected row.", .value(.color), .derived) {
        $0.value.selected = $0.color($1, named: "selected")
      },
      part("label", "The colour of the row's title.", .value(.color), .derived) {
        $0.value.label = $0.color($1, named: "label")
      },
    ])
}
