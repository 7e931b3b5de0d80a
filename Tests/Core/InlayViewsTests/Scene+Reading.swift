import InlayGraphics
import InlayLayers
import InlayViews

extension Scene {
  /// A scene in the theme `modern`.
  static func forReading(root: Layer, size: Size) -> Scene {
    let scene = Scene(root: root, size: size)
    scene.theme = .modern
    return scene
  }
}
