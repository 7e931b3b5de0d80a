import InlayGraphics
import InlayLayers
import InlayLists

/// A scene that came from a file, with what its tables show and what its script does.
///
/// Keep it as long as the scene is ticked: tables do not keep their data sources, this does.
public final class LoadedScene {
  public let scene: Scene
  /// What can be shown but should be looked at: in the scene's theme file, and what went wrong in the tick that loading
  /// made. The first 100.
  public internal(set) var warnings: [Problem] = []
  /// Called with what goes wrong in ticks after loading, each problem once, at most 100 of a scene. Without a handler, and
  /// without one of `scene`, they are written to standard error, as `file:line:column: warning: ...`.
  public var problemHandler: ((Problem) -> Void)?
  /// The files that the scene was made of beside its own: theme, images and fonts, by their paths.
  public internal(set) var files: [String] = []
  /// The file as problems name it.
  let fileName: String
  let folder: SceneFolder
  let limits: SceneLimits
  /// Where the script's snapshots will be written.
  package internal(set) var plannedSnapshots: [PlannedSnapshot] = []
  let script: Value.Elements
  /// Where the file describes the scene's layers.
  private let layersPlace: Place
  let builder: LayerBuilder
  /// Whether loading is done.
  var isLoaded = false
  private var notedProblems: Set<Problem> = []
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
    script = value.list("script")
    layersPlace = value["layers"]?.place ?? value.place
    let root = Layer()
    root.frame = Rect(origin: .zero, size: settings.size)
    for layer in value.list("layers") { root.addSublayer(builder.layer(layer)) }
    scene = Scene(root: root, size: settings.size, scale: settings.scale, textContext: textContext)
    scene.traits = settings.traits
    scene.theme = settings.theme
    scene.backgroundColor = settings.background
    scene.budget = builder.budget.work
    builder.budget.work.canvasBytes = ImageSurface.byteCount(for: scene)
    scene.problemLocator = { [weak self] problem, layer in self?.note(problem, in: layer) }
  }

  /// Whether the file has a script, which `ScriptRunner` runs.
  public var hasScript: Bool { !script.isEmpty }

  /// How many steps and frames the script has.
  package var scriptLength: Double { script.scriptLength }

  /// Units of work that loading and the script took so far; of a scene that is ticked on, the last frame. See
  /// `SceneLimits.maximumWork`.
  public var workSpent: Int { builder.budget.work.workSpent }

  /// Units of work that are left to the present frame, or to the run if that is less.
  public var workLeft: Int { builder.budget.work.workLeft }

  /// The first layer of the file that has this name; nil when none has. Layers in rows are found once their row was
  /// visible.
  public func layer(named name: String) -> Layer? { builder.named[name] }

  /// Tells what went wrong in a tick, with its place in the file where that is known.
  private func note(_ problem: SceneProblem, in layer: Layer) {
    switch problem.kind {
    // An error follows, which `checkFonts` throws.
    case .noFonts: break
    case .missingCharacters: for warning in textProblems.warnings(for: [problem]) { note(warning) }
    case .other:
      let place = builder.place(of: layer) ?? .start
      note(
        Problem(file: fileName, line: place.line, column: place.column, severity: .warning, message: "\(problem)"))
    }
  }

  private func note(_ problem: Problem) {
    guard notedProblems.count < Findings.limit, notedProblems.insert(problem).inserted else { return }
    if !isLoaded {
      if warnings.count < Findings.limit { warnings.append(problem) }
    } else if let problemHandler {
      problemHandler(problem)
    } else {
      scene.warningWriter("\(problem)")
    }
  }

  /// Lays out a scene that has a script, at time 0, unless it was ticked, and returns what is wrong then. What is wrong
  /// with a scene without a script is in `warnings`.
  ///
  /// - Throws: `SceneFileError` where there are texts and no fonts.
  public func layoutWarnings() throws(SceneFileError) -> [Problem] {
    guard scene.frame == nil else { return [] }
    let handler = problemHandler
    var found: [Problem] = []
    problemHandler = { found.append($0) }
    scene.tick(at: 0)
    problemHandler = handler
    try checkFonts()
    return found
  }

  /// - Throws: `SceneFileError` where there were texts to show since the last report, and no fonts.
  func checkFonts() throws(SceneFileError) {
    if scene.textContext == nil, let error = textProblems.fontError(in: scene.problems) { throw error }
  }

  /// Which limit of work or memory was reached first.
  var budgetExcess: String? { builder.budget.excess?.message }

  /// What is wrong, at its place in the file, where drawing ended with an error because a limit was reached; nil for
  /// other errors.
  package var limitError: SceneFileError? {
    guard let excess = builder.budget.excess else { return nil }
    let place = excess.layer.flatMap(builder.place) ?? layersPlace
    return SceneFileError(problems: [
      Problem(file: fileName, line: place.line, column: place.column, message: "layers: \(excess.message)")
    ])
  }
}
