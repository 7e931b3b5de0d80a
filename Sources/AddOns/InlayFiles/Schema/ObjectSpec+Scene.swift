import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews

extension ObjectSpec {
  private static let settings = Keys<Box<SceneSettings>>()

  private static let faults = Form<[AccessibilityFault.Kind]>(.list(.choice(of: AccessibilityFault.Kind.self))) {
    value in
    value.elements.compactMap { $0.text.flatMap(AccessibilityFault.Kind.init) }
  }

  static let scene = ObjectSpec(
    "a scene",
    [
      Key("inlay", "The version of the format.", .version(1), .required),
      settings("size", "The size of the picture in points; auto is the height of the content.", .canvasSize, .required)
      { $0.value.size = $1 },
      settings("scale", "Device pixels for each point.", .number(sceneScale), .number(1)) {
        if sceneScale.contains($1) { $0.value.scale = $1 }
      },
      settings("background", "The colour behind all layers.", .color, .text("#0000")) { $0.value.background = $1 },
      settings(
        "theme", "The theme: a built-in one, or a file.", Form(.theme) { $0.text.flatMap(Theme.named) },
        .text(Theme.standard.name)
      ) {
        $0.value.theme = $1
      },
      settings(
        "appearance", "Light or dark, with or without high contrast.", .choice(of: Appearance.self), .text("light")
      ) { $0.value.traits.appearance = $1 },
      settings(
        "direction", "The direction of layout, instead of the language's.", .name(FormatNames.directions), .derived
      ) { $0.value.traits.direction = $1 },
      settings(
        "sizeClass", "Compact or regular width, instead of the one by the width.", .choice(of: SizeClass.self), .derived
      ) { $0.value.traits.sizeClass = $1 },
      settings("textScale", "The factor on the sizes of themed texts.", .number(sceneTextScale), .number(1)) {
        $0.value.traits.textScale = $1
      },
      settings("language", "The language of texts and of the library's words.", .language, .none) {
        $0.value.traits.language = $1
      },
      settings(
        "safeArea", "The margins that belong to the device, such as a notch.", .insets(.notNegative),
        .numbers([0, 0, 0, 0])
      ) { $0.value.traits.safeAreaInsets = $1 },
      settings(
        "keyboard",
        "When a keyboard on the screen appears for a text field: never, always if the field has the focus, or "
          + "automatically after a touch, unless the scene shows a layer of the type keyboard.",
        .choice(of: Scene.KeyboardMode.self), .text("automatic")
      ) { $0.value.keyboardMode = $1 },
      settings("acceptedFaults", "The accessibility problems that are not reported.", faults, .emptyList) {
        $0.value.acceptedFaults = $1
      },
      // Read by `SceneFile.withData`.
      Key("data", "Values for placeholders, or the path of a file with them.", .data, .none),
      // Read by `SceneAssets`, `LoadedScene` and `ScriptRunner`.
      Key("fonts", "Font files, in place of the system's fonts.", .list(.file(.font)), .emptyList),
      Key("layers", "The layers of the scene, the last one above.", .list(.layer), .emptyList),
      Key("script", "The steps that are run before the picture is made.", .list(.object(.step)), .emptyList),
    ])

  /// Device pixels for each point.
  static let sceneScale = NumberRange(least: 0, isLeastExcluded: true, most: 64)

  static let sceneTextScale = NumberRange(
    least: SceneOptions.textScales.lowerBound, most: SceneOptions.textScales.upperBound)
}

/// The settings of a scene as a whole.
struct SceneSettings {
  var size = Size.zero
  /// The problems of accessibility that are not reported, such as the low contrast of a classic theme.
  var acceptedFaults: [AccessibilityFault.Kind] = []
  /// Whether the height becomes that of the content.
  var fitsHeight = false
  var scale = 1.0
  var theme = Theme.standard
  var background = Color.clear
  var traits = Traits()
  var keyboardMode = Scene.KeyboardMode.automatic
  /// Whether options replace the file's `size` and `scale`.
  var sizeIsOverridden = false
  var scaleIsOverridden = false
}
