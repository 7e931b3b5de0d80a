import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists

extension SnapshotScene {
  /// The scene of a file after its script.
  ///
  /// - Throws: `FileError` with the problems of the file, its characters that no font has, and its expectations
  ///   that failed.
  func capture(fileAt path: String, _ options: SceneOptions) throws -> CapturedSnapshot {
    var options = options
    options.size = variant?.size ?? options.size
    options.scale = variant?.scale ?? options.scale
    options.appearance = variant?.appearance ?? options.appearance
    options.direction = variant?.direction ?? options.direction
    options.language = variant?.language ?? options.language
    options.textScale = variant?.textScale ?? options.textScale
    return try SharedFonts.with(fonts) { textContext in
      let context = RenderContext(textContext: textContext)
      let loaded = try SceneFile(path: path, limits: options.limits).load(options, context: context)
      if let theme = variant?.theme { loaded.scene.theme = theme }
      if !loaded.hasScript { loaded.scene.tick(at: 0) }
      let result = try loaded.runScript()
      guard result.failures.isEmpty else { throw FileError(problems: result.failures) }
      return CapturedSnapshot(result.surface, of: loaded.scene.root)
    }
  }
}
