import InlayGraphics
import InlayLayers
import InlayLists

/// What a scene file says of the scene as a whole, with what the options put in its place.
struct SceneSettings {
  var size: Size
  var scale: Double
  var theme: Theme
  var background: LayerColor
  var traits: Traits
  /// Options that stand in the place of the file's `size` and `scale`.
  let sizeIsOverridden: Bool
  let scaleIsOverridden: Bool

  /// The values need not be checked: what is wrong counts as left out.
  init(_ scene: Value, _ options: SceneOptions) {
    size = options.size ?? scene["size"]?.size ?? .zero
    let wantedScale = options.scale ?? scene["scale"]?.number ?? 1
    scale = ObjectSpec.sceneScale.contains(wantedScale) ? wantedScale : 1
    sizeIsOverridden = options.size != nil
    scaleIsOverridden = options.scale != nil
    theme = (options.theme ?? scene["theme"]?.text).flatMap(Theme.named) ?? .settings
    background = scene["background"]?.color ?? .clear
    traits = Traits(
      appearance: options.appearance ?? scene["appearance"]?.name(Appearance.self) ?? .light,
      direction: options.direction ?? scene["direction"]?.text.flatMap { FormatNames.directions[$0] } ?? .leftToRight,
      sizeClass: scene["sizeClass"]?.name(SizeClass.self),
      textScale: scene["textScale"]?.number ?? 1, safeArea: scene["safeArea"]?.insets ?? .zero,
      language: scene["language"]?.text)
  }
}

extension SceneSettings {
  /// The device pixels of a length in points at a scale, without the limits of whole numbers.
  static func pixels(_ points: Double, _ scale: Double) -> Double { (points * scale + 0.5).rounded(.down) }
}
