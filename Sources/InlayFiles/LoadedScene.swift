import InlayGraphics
import InlayLayers
import InlayLists

/// A scene that came from a file, with what its tables show and what its script does.
///
/// Keep it as long as the scene is ticked: tables do not keep their data sources, this does.
public final class LoadedScene {
  public let scene: Scene
  /// What can be shown but should be looked at, in the scene's theme file: the first 100.
  public internal(set) var warnings: [Problem] = []
  /// The files that the scene was made of beside its own: theme, images and fonts, by their paths.
  public internal(set) var files: [String] = []
  /// The file as problems name it.
  let fileName: String
  let folder: SceneFolder
  let limits: SceneLimits
  /// Where the script's snapshots will be written.
  package internal(set) var plannedSnapshots: [PlannedSnapshot] = []
  /// Whether the size class follows the width, since the file names none.
  let derivesSizeClass: Bool
  let script: Value.Elements
  let builder: LayerBuilder

  init(
    _ value: Value, _ settings: SceneSettings, of file: SceneFile, limits: SceneLimits, builder: LayerBuilder,
    textContext: TextContext?
  ) {
    self.builder = builder
    self.limits = limits
    fileName = file.name
    folder = file.folder
    script = value.list("script")
    derivesSizeClass = value["sizeClass"] == nil
    let root = Layer()
    root.frame = Rect(origin: .zero, size: settings.size)
    for layer in value.list("layers") { root.addSublayer(builder.layer(layer)) }
    scene = Scene(root: root, size: settings.size, scale: settings.scale, textContext: textContext)
    scene.traits = settings.traits
    scene.theme = settings.theme
    scene.backgroundColor = settings.background
  }

  /// Whether the file has a script, which `ScriptRunner` runs.
  public var hasScript: Bool { !script.isEmpty }

  /// How many steps and frames the script has.
  package var scriptLength: Double {
    script.steps.reduce(0) { $0 + 1 + ScriptClock.frames(ofStep: $1.name, $1.value) }
  }

  /// The first layer of the file that has this name; nil when none has. Layers in rows are found once their row was
  /// visible.
  public func layer(named name: String) -> Layer? { builder.named[name] }

  /// What tables and texts would have shown beyond the budget.
  var budgetExcess: String? { builder.budget.excess?.message }
}
