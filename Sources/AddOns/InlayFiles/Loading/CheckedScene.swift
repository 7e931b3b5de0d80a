import InlayLayers
import InlayLists
import InlaySystem
import InlayText
import InlayViews

/// A scene file without problems, with the images, themes and fonts that its layers need.
struct CheckedScene {
  let read: ReadScene
  let settings: SceneSettings
  let assets: SceneAssets
  let themes: SceneThemes
  let layerCount: LayerCount
  /// Warnings about the file, and about unknown categories and colours.
  let warnings: [Problem]
  /// The files that were read beside the scene's own.
  let files: Set<FilePath>
  let snapshots: [PlannedSnapshot]
  let checker: Checker

  init(_ read: ReadScene, in context: RenderContext) throws(FileError) {
    let (file, options, root) = (read.file, read.options, read.document.root)
    var settings = SceneSettings(root, options)
    var checker = Checker(
      read.document, as: .scene, decorations: options.decorations, findings: read.expanded.findings)
    let images = DecodedImages(of: "scene's", limits: options.limits, in: context)
    checker.checkOptions(options, of: root)
    checker.checkCanvas(settings, of: root, limits: options.limits)
    checker.checkScript(root.list("script"))
    checker.checkCoverings()
    checker.checkResizes(root.list("script"), scale: settings.scale, limits: options.limits)
    var assets = SceneAssets(
      in: file.folder, of: "scene's", scale: settings.scale, images: images, allowsFonts: options.limits.allowsFonts)
    assets.load(&checker)
    layerCount = LayerCount(read.document, isLayer: checker.isLayer)
    checker.checkLayers(layerCount, of: root, limit: options.limits.maximumLayers)
    let themes = SceneThemes(
      of: root, options, settings.traits.appearance, in: file.folder, file: file.name, images: images, &checker)
    if let theme = themes.own { settings.theme = theme.theme }
    let names = checker.checkNames(of: themes, settings.theme, options, file: file.name)
    let files = assets.paths.union(themes.all.flatMap(\.files)).union(read.expanded.files)
      .union(options.fontFiles.map { FilePath($0) })
    snapshots = checker.checkSnapshots(root.list("script"), in: file.folder, file: file.name) {
      files.union([file.path].compactMap { $0.map { FilePath($0) } })
    }
    try checker.throwProblems(
      in: file, after: read.expanded.problems, and: themes.problems + names.problems,
      files: themes.wantedFiles.union(checker.wantedFiles(in: file.folder)).union(read.expanded.files))
    try read.checkTime()
    warnings = checker.warnings.problems(in: file.name, severity: .warning) + names.warnings
    (self.read, self.settings, self.assets, self.themes) = (read, settings, assets, themes)
    (self.files, self.checker) = (files, checker)
  }

  /// The scene's fonts; nil when it names none and the system has none.
  func textContext(in context: RenderContext) throws(FileError) -> TextContext? {
    let fontFiles =
      assets.fontFiles + settings.theme.fontFiles + themes.named.values.flatMap(\.theme.fontFiles)
      + read.options.fontFiles
    if fontFiles.isEmpty { return context.textContext }
    do throws(InlayError) {
      return try context.textContext(ofFiles: FontFile.checking(fontFiles))
    } catch {
      throw FileError(ReadingFailure(error.message), in: read.file.name)
    }
  }
}

extension Checker {
  /// Looks for categories and colours that no theme has. With a theme from the options they are warnings, and have the
  /// usual colours.
  fileprivate mutating func checkNames(
    of themes: SceneThemes, _ theme: Theme, _ options: SceneOptions, file: String
  ) -> (problems: [Problem], warnings: [Problem]) {
    guard themes.areKnown, !hasUnknownThemes else { return ([], []) }
    let isOwn = options.theme == nil
    let all = [theme] + builtInThemes + themes.named.values.map(\.theme)
    let categories = categoryProblems(in: all, file: file, severity: isOwn ? .error : .warning)
    guard isOwn else { return ([], categories + unknownColorWarnings(among: all.colorNames, file: file)) }
    reportUnknownColors(among: all.colorNames)
    return (categories, [])
  }
}
