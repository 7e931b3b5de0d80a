import InlayGraphics
import InlayLayers
import InlayText

/// A scene with a root without a look, as large as the scene, and layers inside.
func makeScene(
  _ layers: [Layer], width: Double, height: Double, scale: Double = 1, background: Color? = .white,
  textContext: TextContext? = nil
) -> Scene {
  let root = Layer()
  root.name = "root"
  root.frame = Rect(x: 0, y: 0, width: width, height: height)
  for layer in layers { root.addSublayer(layer) }
  let scene = Scene(
    root: root, size: Size(width: width, height: height), scale: scale, textContext: textContext)
  scene.backgroundColor = background
  return scene
}

/// A layer with a frame and a colour.
func makeLayer(_ frame: Rect, _ color: Color? = nil, name: String? = nil) -> Layer {
  let layer = Layer()
  layer.name = name
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}
