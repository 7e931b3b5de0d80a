import InlayGraphics
import InlayLayers

/// A scene that came from a file, with what its tables show.
///
/// Keep it as long as the scene is ticked: tables do not keep their data sources, this does.
public final class LoadedScene {
  public let scene: Scene
  /// What can be shown but should be looked at, in the scene's theme file.
  public internal(set) var warnings: [Problem] = []
  /// The files that the scene was made of beside its own: theme, images and fonts, by their paths.
  public internal(set) var files: [String] = []
  private let builder: LayerBuilder

  init(_ value: Value, _ settings: SceneSettings, builder: LayerBuilder, textContext: TextContext?) {
    self.builder = builder
    let root = Layer()
    root.frame = Rect(origin: .zero, size: settings.size)
    for layer in value.list("layers") { root.addSublayer(builder.layer(layer)) }
    scene = Scene(root: root, size: settings.size, scale: settings.scale, textContext: textContext)
    scene.traits = settings.traits
    scene.theme = settings.theme
    scene.backgroundColor = settings.background
  }

  /// The first layer of the file that has this name; nil when none has. Layers in rows are found once their row was
  /// visible.
  public func layer(named name: String) -> Layer? { builder.named[name] }
}
