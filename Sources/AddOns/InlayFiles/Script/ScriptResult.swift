import InlayGraphics
import InlaySystem

extension LoadedScene {
  /// The results of a scene's script: see `LoadedScene.runScript()`.
  public struct ScriptResult {
    /// A picture that the script requested.
    public struct Snapshot: Hashable, Sendable {
      /// The path of the picture, inside the scene's folder.
      public let path: String
      /// The bytes of the PNG file.
      public let png: [UInt8]
      /// The scene's folder, which contains the path.
      package let folder: FilePath
    }

    /// The surface with the last frame.
    public let surface: ImageSurface
    /// The pictures that the script requested, in its order.
    public let snapshots: [Snapshot]
    /// The first 100 failed expectations, in the script's order.
    public let failures: [Problem]
  }
}

extension LoadedScene {
  /// Runs the script, once, on a clock that starts at 0, and paints its frames. A scene without a script has one frame,
  /// at time 0.
  ///
  /// - Throws: `FileError` if a step cannot be done, such as one with a missing row, if the scene exceeds its limits,
  ///   or if there is no memory for a frame.
  public func runScript() throws(FileError) -> ScriptResult {
    do {
      return try ScriptRunner(self).run()
    } catch {
      throw error as? FileError ?? limitError ?? FileError(ReadingFailure("\(error)"), in: fileName)
    }
  }
}
