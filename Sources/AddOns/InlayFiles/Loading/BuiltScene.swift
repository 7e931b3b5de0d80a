import InlayLayers

/// A checked scene with its layers, which are not measured yet.
struct BuiltScene {
  private let checked: CheckedScene
  private let budget: SceneBudget
  let scene: LoadedScene

  init(_ checked: CheckedScene, in context: RenderContext) throws(FileError) {
    self.checked = checked
    let (read, options, themes) = (checked.read, checked.read.options, checked.themes)
    let script = read.script
    let length = script.scriptLength
    read.work.startRun(
      work: options.limits.work(forScript: length), of: length > 0 ? "the scene with its script" : "the scene")
    read.work.extendDeadline(by: SceneLimits.delay(forScript: length))
    budget = SceneBudget(options.limits, work: read.work)
    let builder = LayerBuilder(
      theme: checked.settings.theme, namedThemes: themes.named.mapValues(\.theme), images: checked.assets.images,
      paths: checked.checker.paths, decorations: options.decorations, budget: budget, layerCount: checked.layerCount,
      insertsHeights: script.insertsRowsOfHeights, firstOfNames: checked.checker.namedAtStart)
    scene = LoadedScene(
      read.document.root, script, checked.settings, of: read.file, limits: options.limits, assets: checked.assets,
      builder: builder, context: context, textContext: try checked.textContext(in: context))
    let warnings = themes.all.flatMap(\.warnings) + read.expanded.warnings + checked.warnings
    scene.warnings = Array(warnings.prefix(FileError.limit))
    for theme in themes.all { scene.missingFonts[theme.theme.fontFamilies] = theme.missingFont }
    scene.files = checked.files.sorted().map(\.text)
    scene.missingFiles = checked.assets.missing.union(themes.all.flatMap(\.missingFiles)).sorted().map(\.text)
    scene.plannedSnapshots = checked.snapshots
    scene.languages = checked.checker.languages.sorted()
    scene.source = read.source
    scene.scene.clock = options.clock?.seconds
  }

  /// The scene with the height of its content, ticked once unless it has a script.
  ///
  /// - Parameter maximumParts: The number of pictures that may show it, one below the other.
  func measured(maximumParts: Int) throws(FileError) -> LoadedScene {
    let (file, root, limits) = (checked.read.file, checked.read.document.root, checked.read.options.limits)
    var checker = checked.checker
    if checked.settings.fitsHeight {
      checker.fitHeight(of: scene, checked.settings, of: root, limits: limits, maximumParts: maximumParts)
      try checker.throwProblems(in: file)
    }
    if budget.excess == nil && !scene.hasScript && scene.heightOfPart == nil { scene.scene.tick(at: 0) }
    try scene.checkFonts()
    checker.checkBudget(scene.builder, of: root)
    checker.checkTree(scene.scene.root, of: root, limit: limits.maximumLayers)
    try checker.throwProblems(in: file)
    if !scene.hasScript { checked.read.work.endRun() }
    scene.isLoaded = true
    return scene
  }
}
