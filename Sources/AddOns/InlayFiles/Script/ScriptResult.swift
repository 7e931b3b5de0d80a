import InlayGraphics
import InlaySystem

/// What a scene's script made: `LoadedScene.runScript()`.
public struct ScriptResult {
  /// A picture that the script asked for.
  public struct Snapshot: Hashable, Sendable {
    /// Its path, inside the scene's folder.
    public let path: String
    public let png: [UInt8]
    /// The scene's folder, which contains the path.
    package let folder: FilePath
  }

  /// Shows the last frame.
  public let surface: ImageSurface
  /// In the script's order.
  public let snapshots: [Snapshot]
  /// The expectations that failed, in the script's order: the first 100.
  public let failures: [Problem]
}

extension LoadedScene {
  /// Runs the script, once, on a clock that starts at 0, and paints its frames. Those of a scene without one are its
  /// picture at time 0.
  ///
  /// - Throws: `FileError` for a step that cannot be done, such as one with a missing row, where the scene exceeds
  ///   its limits, and without memory for a frame.
  public func runScript() throws(FileError) -> ScriptResult {
    do {
      return try ScriptRunner(self).run()
    } catch {
      throw error as? FileError ?? limitError ?? FileError(ReadingFailure("\(error)"), in: fileName)
    }
  }
}
