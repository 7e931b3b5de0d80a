import InlayGraphics
import InlayLayers
import InlayLists

/// A scene file: YAML or JSON that says what a scene shows.
///
/// A file may come from anyone. Whatever is in it, loading ends soon, takes memory in proportion to its length and the
/// scene's limits, reads no file outside of the scene's folder, and tells all problems by line and key path.
public struct SceneFile: Sendable {
  /// The file as problems name it.
  public let name: String
  private let bytes: [UInt8]
  private let folder: SceneFolder

  /// - Throws: `SceneFileError` when there is no such file, it cannot be read, is no regular file or too long.
  public init(path: String, limits: SceneLimits = SceneLimits()) throws(SceneFileError) {
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: limits.maximumBytes)
    } catch {
      let prefix = path + ": "
      let reason = error.message.hasPrefix(prefix) ? String(error.message.dropFirst(prefix.count)) : error.message
      throw SceneFileError(ReadingFailure("the file cannot be read: \(reason)"), in: path)
    }
    name = path
    folder = SceneFolder(ofFile: path)
  }

  /// A scene from somewhere else, such as standard input. Its images and fonts lie in the working directory.
  public init(contents: [UInt8], name: String) {
    self.name = name
    bytes = contents
    folder = SceneFolder(ofFile: nil)
  }

  /// Makes the scene of a file and ticks it once, at time 0.
  ///
  /// - Throws: `SceneFileError` with everything that is wrong in the file, its theme, images and fonts, or beyond the
  ///   limits.
  public static func load(
    path: String, options: SceneOptions = SceneOptions()
  ) throws(SceneFileError) -> LoadedScene {
    try SceneFile(path: path, limits: options.limits).load(options)
  }

  /// Makes the scene and ticks it once, at time 0.
  ///
  /// - Throws: `SceneFileError` with everything that is wrong in the file, its theme, images and fonts, or beyond the
  ///   limits.
  public func load(_ options: SceneOptions = SceneOptions()) throws(SceneFileError) -> LoadedScene {
    let document: Document
    do throws(ReadingFailure) {
      document = try DocumentReader.read(bytes)
    } catch {
      throw SceneFileError(error, in: name)
    }
    var checker = Checker(document, as: .scene)
    let settings = SceneSettings(document.root, options)
    checker.checkOptions(options, of: document.root)
    checker.checkCanvas(settings, of: document.root, limits: options.limits)
    var assets = SceneAssets(in: folder, scale: settings.scale, limits: options.limits)
    assets.load(&checker)
    let layers = LayerCount(document, isLayer: checker.isLayer)
    checker.checkLayers(layers, of: document.root, limit: options.limits.maximumLayers)
    try throwProblems(of: checker)

    let textContext = try textContext(assets.fontFiles)
    let budget = RowBudget(maximumLayers: options.limits.maximumLayers)
    let builder = LayerBuilder(theme: settings.theme, images: assets.images, budget: budget)
    let loaded = LoadedScene(document.root, settings, builder: builder, textContext: textContext)
    loaded.scene.tick(at: 0)
    checker.checkRows(budget)
    checker.checkTree(loaded.scene.root, of: document.root, limit: options.limits.maximumLayers)
    try throwProblems(of: checker)
    return loaded
  }

  /// Checks everything that loading checks.
  public func validate(_ options: SceneOptions = SceneOptions()) throws(SceneFileError) {
    _ = try load(options)
  }

  private func throwProblems(of checker: Checker) throws(SceneFileError) {
    guard !checker.findings.isEmpty else { return }
    throw SceneFileError(problems: checker.findings.problems(in: name))
  }

  private func textContext(_ fontFiles: [String]) throws(SceneFileError) -> TextContext {
    do throws(InlayError) {
      return try TextContext(fontFiles: fontFiles)
    } catch {
      throw SceneFileError(ReadingFailure(error.message), in: name)
    }
  }
}

extension SceneFileError {
  init(_ failure: ReadingFailure, in file: String) {
    self.init(problems: [
      Problem(file: file, line: failure.place.line, column: failure.place.column, message: failure.message)
    ])
  }
}
