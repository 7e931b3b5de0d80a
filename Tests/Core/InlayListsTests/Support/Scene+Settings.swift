import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

extension Scene {
  /// A scene in the theme `settings`, whose measures the tests know.
  static func inSettings(
    root: Layer, size: Size, scale: Double = 1, textContext: TextContext? = nil
  ) -> Scene {
    let scene = Scene(root: root, size: size, scale: scale, textContext: textContext)
    scene.theme = .settings
    return scene
  }
}
