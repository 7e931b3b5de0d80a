import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

extension Scene {
  /// A scene in the theme `settings`, whose measures the tests know. A tick measures all heights of its lists, as for a
  /// picture: `HeightsAheadTests` has the scenes in which several ticks do.
  static func inSettings(
    root: Layer, size: Size, scale: Double = 1, textContext: TextContext? = nil
  ) -> Scene {
    let scene = Scene(root: root, size: size, scale: scale, textContext: textContext)
    scene.theme = .settings
    scene.finishesLayout = true
    return scene
  }
}
