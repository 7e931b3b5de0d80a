import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayText
import InlayViews

/// A scene from a file, with its tables' data and its script.
///
/// Keep it as long as the scene is ticked: it retains the tables' data sources, which the tables do not.
public final class LoadedScene {
  /// The scene.
  public let scene: Scene
  /// The first 100 warnings of the scene's theme file, and of the tick during loading.
  public internal(set) var warnings: [Problem] = []
  /// Called with each new problem of ticks after loading, at most 100 for a scene; `nil` by default. If neither this
  /// nor the scene's own handler is set, problems are written to standard error, as `file:line:column: warning: ...`.
  public var onProblem: ((Problem) -> Void)?
  /// The paths of the files that the scene uses besides its own: data, theme, images and fonts.
  public package(set) var files: [String] = []
  /// The paths of image variants that do not exist; with one of them, the picture might be another.
  var missingFiles: [String] = []
  /// The files that the picture depends on beside the scene's own, existing or missing.
  package var allFiles: [String] { files + missingFiles }
  /// The file's name in problems.
  let fileName: String
  let folder: SceneFolder
  let limits: SceneLimits
  /// The greatest height of a picture, in points, where the content is higher; nil if the canvas is a picture.
  package internal(set) var heightOfPart: Double?
  /// The snapshots that the script will write.
  package internal(set) var plannedSnapshots: [PlannedSnapshot] = []
  let script: Value.Elements
  /// Images were chosen for it.
  let loadedScale: Double
  /// The language of the file, or of the options instead.
  let loadedLanguage: String?
  private let acceptedFaults: [AccessibilityFault.Kind]
  /// The languages that the file names, in alphabetical order.
  package internal(set) var languages: [String] = []
  /// The file's outermost value, before data took the places of placeholders; nil while loading.
  var source: Value?
  /// The warnings for families without a font that theme files name.
  var missingFonts: [[String]: Problem] = [:]
  /// The place of the layers in the file.
  private let layersPlace: Place
  let builder: LayerBuilder
  /// Whether loading is complete.
  var isLoaded = false
  private var notedProblems: Set<Problem> = []
  private var textProblems: TextProblems

  init(
    _ value: Value, _ script: Value.Elements, _ settings: SceneSettings, of file: SceneFile, limits: SceneLimits,
    assets: SceneAssets,
    builder: LayerBuilder, context: RenderContext, textContext: TextContext?
  ) {
    self.builder = builder
    textProblems = TextProblems(value, in: file.name, hasOwnFonts: !assets.fontFiles.isEmpty)
    self.limits = limits
    fileName = file.name
    folder = file.folder
    self.script = script
    loadedScale = settings.scale
    loadedLanguage = settings.traits.language
    acceptedFaults = settings.acceptedFaults
    layersPlace = value["layers"]?.place ?? value.place
    let root = Layer()
    root.frame = Rect(origin: .zero, size: settings.size)
    for layer in value.list("layers") { root.addSublayer(builder.layer(layer)) }
    scene = Scene(
      root: root, size: settings.size, scale: settings.scale, context: context, textContext: textContext)
    scene.traits = settings.traits
    scene.theme = settings.theme
    scene.keyboardMode = settings.keyboardMode
    scene.backgroundColor = settings.background
    scene.meter = builder.budget.work
    scene.finishesLayout = true
    canvasDidChange()
    scene.problemLocator = { [weak self] problem, layer in self?.note(problem, in: layer) }
  }

  func canvasDidChange() { builder.budget.work.canvasBytes = ImageSurface.byteCount(for: scene) }

  /// Whether the file has a script, which `runScript()` runs.
  public var hasScript: Bool { !script.isEmpty }

  /// The number of the script's steps and frames.
  package var scriptLength: Double { script.scriptLength }

  /// Units of work of loading and the script so far; after further ticks, of the last frame. See
  /// `SceneLimits.maximumWork`.
  var workSpent: Int { builder.budget.work.workSpent }

  /// Units of work left to the present frame, or to the run if that is less.
  var workLeft: Int { builder.budget.work.workLeft }

  /// Returns the first layer of the file with a name, or `nil` if there is none. Layers in rows are found after their
  /// row was visible. O(1).
  public func layer(named name: String) -> Layer? { builder.named[name] }

  /// Reports a problem of a tick, at its position in the file where that is known.
  private func note(_ problem: Scene.Problem, in layer: Layer) {
    switch problem.kind {
    // `checkFonts` throws an error instead.
    case .noFonts: break
    case .missingCharacters: for warning in textProblems.warnings(for: [problem]) { note(warning) }
    case .missingFamilies(let families, _) where !textProblems.isFirst(families): break
    case .ignoredSetting(let key, let reason):
      let place = builder.place(ofKey: key, of: layer) ?? builder.place(of: layer)
      warn("\(problem.layer): \(key) has no effect: \(reason)", at: place)
    case .missingFamilies(let families, let used):
      guard let known = missingFonts[families] else { return warn("\(problem)", at: builder.place(of: layer)) }
      let message = used == nil ? known.message : "fonts.family: \(problem.message)"
      note(
        Problem(
          file: known.file, line: known.line, column: known.column, severity: known.severity, message: message))
    case .other, .cutText: warn("\(problem)", at: builder.place(of: layer))
    }
  }

  private func warn(_ message: String, at place: Place?) {
    let place = place ?? .start
    note(Problem(file: fileName, line: place.line, column: place.column, severity: .warning, message: message))
  }

  func note(_ problem: Problem) {
    guard notedProblems.count < FileError.limit, notedProblems.insert(problem).inserted else { return }
    if !isLoaded {
      if warnings.count < FileError.limit { warnings.append(problem) }
    } else if let onProblem {
      onProblem(problem)
    } else {
      scene.warningWriter("\(problem)")
    }
  }

  /// The problems that keep people from using the scene as it is at time 0, or after its last tick, at their positions
  /// in the file. Presses Tab through the scene.
  ///
  /// - Parameters:
  ///   - contrast: As of `Scene.accessibilityFaults`.
  ///   - accepted: The kinds that are not reported, beside those that the file accepts.
  package func accessibilityProblems(
    contrast: Double? = nil, accepting accepted: [AccessibilityFault.Kind] = []
  ) -> [Problem] {
    let accepted = Set(accepted).union(acceptedFaults)
    return scene.accessibilityFaults(usesKeys: true, contrast: contrast, accepting: accepted).map { fault in
      let place = builder.place(of: fault.layer) ?? .start
      return Problem(
        file: fileName, line: place.line, column: place.column, severity: .warning, message: "\(fault)")
    }
  }

  /// Lays out a scene with a script at time 0, unless it was ticked, and returns the problems. Those of a scene without
  /// a script are in `warnings`.
  ///
  /// - Throws: `FileError` where there are texts and no fonts.
  package func layoutWarnings() throws(FileError) -> [Problem] {
    guard scene.frame == nil else { return [] }
    let known = onProblem
    var found: [Problem] = []
    onProblem = { found.append($0) }
    scene.tick(at: 0)
    onProblem = known
    try checkFonts()
    return found
  }

  /// - Throws: `FileError` where there were texts since the last report, and no fonts.
  func checkFonts() throws(FileError) {
    if scene.textContext == nil, let error = textProblems.fontError(in: scene.problems) { throw error }
  }

  /// Gives a scene without a script another size, and ticks it: for pictures of parts of a whole that is laid out. The
  /// problems go to `onProblem`.
  ///
  /// - Throws: `FileError` beyond the limits, and where there are texts and no fonts.
  package func layOut(inSize size: Size) throws(FileError) {
    let work = builder.budget.work
    work.startRun(work: limits.work(forScript: 0), of: "the scene")
    defer { work.endRun() }
    scene.resize(to: size)
    canvasDidChange()
    scene.tick(at: 0)
    try checkFonts()
    if let limitError { throw limitError }
  }

  /// Allows time for a number of such parts, for each as much as for the whole.
  package func allowTime(forParts count: Int) { builder.budget.work.extendDeadline(by: Double(count) + 1) }

  /// Paints the frame once, to find out whether it is within the limits. Does nothing before the first tick.
  ///
  /// - Throws: `FileError` beyond the limits or without memory.
  package func checkPainting() throws(FileError) {
    if scene.frame == nil { return }
    do {
      try scene.render(into: ImageSurface(for: scene))
    } catch {
      throw limitError ?? FileError(ReadingFailure("\(error)"), in: fileName)
    }
  }

  /// The first limit of work or memory that was reached, as a message.
  var budgetExcess: String? { builder.budget.excess?.message }

  /// The error of a drawing that ended at a limit, at its position in the file; nil if no limit was reached.
  package var limitError: FileError? {
    guard let excess = builder.budget.excess else { return nil }
    let place = excess.layer.flatMap(builder.place) ?? layersPlace
    return FileError(problems: [
      Problem(file: fileName, line: place.line, column: place.column, message: "layers: \(excess.message)")
    ])
  }
}
