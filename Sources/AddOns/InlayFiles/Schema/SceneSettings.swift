import InlayDecorations
import InlayGraphics
import InlayLists
import InlayText

extension SceneSettings {
  /// A scene's settings, with overrides from the options. Invalid values count as missing.
  init(_ scene: Value, _ options: SceneOptions) {
    self = ObjectSpec.scene.applied(scene, to: SceneSettings())
    if let size = options.size {
      self.size = Size(width: size.width, height: size.hasAutomaticHeight ? self.size.height : size.height)
    }
    fitsHeight = (options.size ?? size).hasAutomaticHeight
    // Rows come into view while the height is found.
    if size.hasAutomaticHeight { size.height = size.width }
    if let scale = options.scale { self.scale = ObjectSpec.sceneScale.contains(scale) ? scale : 1 }
    if let theme = options.theme { self.theme = Theme.named(theme) ?? .standard }
    if let appearance = options.appearance { traits.appearance = appearance }
    if let direction = options.direction { traits.direction = direction }
    if let language = options.language { traits.language = LanguageTag(language) == nil ? nil : language }
    if let textScale = options.textScale {
      traits.textScale = ObjectSpec.sceneTextScale.contains(textScale) ? textScale : 1
    }
    if let sizeClass = options.sizeClass { traits.sizeClass = sizeClass }
    sizeIsOverridden = options.size != nil
    scaleIsOverridden = options.scale != nil
  }

  /// The device pixels of a length in points at a scale, without the limits of whole numbers.
  static func pixels(_ points: Double, _ scale: Double) -> Double { (points * scale + 0.5).rounded(.down) }
}

extension Size {
  /// Whether the height is to be that of the content.
  var hasAutomaticHeight: Bool { height == .infinity }
}
