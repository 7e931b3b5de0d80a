import InlayGraphics
import InlayLayers
import InlayLists

/// A scene that came from a file, with what its tables show and what its script does.
///
/// Keep it as long as the scene is ticked: tables do not keep their data sources, this does.
public final class LoadedScene {
  public let scene: Scene
  /// What can be shown but should be looked at, in the scene's theme file.
  public internal(set) var warnings: [Problem] = []
  /// The files that the scene was made of beside its own: theme, images and fonts, by their paths.
  public internal(set) var files: [String] = []
  /// The file as problems name it.
  let fileName: String
  let folder: SceneFolder
  let limits: SceneLimits
  /// The images and fonts that the file names, without links.
  let assetFiles: Set<String>
  /// Whether the size class follows the width, since the file names none.
  let derivesSizeClass: Bool
  let script: Value.Elements
  let builder: LayerBuilder
  private var textProblems: TextProblems

  init(
    _ value: Value, _ settings: SceneSettings, of file: SceneFile, limits: SceneLimits, assets: SceneAssets,
    builder: LayerBuilder, textContext: TextContext?
  ) {
    self.builder = builder
    textProblems = TextProblems(value, in: file.name, hasOwnFonts: !assets.fontFiles.isEmpty)
    self.limits = limits
    fileName = file.name
    folder = file.folder
    assetFiles = assets.files
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

  /// The first layer of the file that has this name; nil when none has. Layers in rows are found once their row was
  /// visible.
  public func layer(named name: String) -> Layer? { builder.named[name] }

  /// What the file's texts have that no font has, as warnings at these texts: of the problems that a frame's report tells,
  /// or the scene's `problemHandler`. Each character is told once.
  public func warnings(for problems: [SceneProblem]) -> [Problem] { textProblems.warnings(for: problems) }

  /// Lays the scene out, at time 0 where it was not ticked yet, and tells what is wrong with its texts then.
  ///
  /// - Throws: `SceneFileError` where there are texts and no fonts.
  public func layoutWarnings() throws(SceneFileError) -> [Problem] {
    if scene.frame == nil { scene.tick(at: 0) }
    try checkFonts()
    return warnings(for: scene.problems)
  }

  /// - Throws: `SceneFileError` where there were texts to show since the last report, and no fonts.
  func checkFonts() throws(SceneFileError) {
    if scene.textContext == nil, let error = textProblems.fontError(in: scene.problems) { throw error }
  }

  /// What tables and texts would have shown beyond the budget.
  var budgetExcess: String? { builder.budget.excess?.message }
}
