import InlaySystem

/// Data for the placeholders of a scene: YAML or JSON, an object at its outermost.
public struct SceneData: Hashable, Sendable {
  /// The name in problems.
  public let name: String
  let bytes: [UInt8]
  /// The file's path; nil for contents in memory.
  let path: String?

  /// - Throws: `SceneFileError` when the file does not exist, cannot be read, is not a regular file or is too long.
  public init(path: String, limits: SceneLimits = SceneLimits()) throws(SceneFileError) {
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: limits.maximumBytes)
    } catch {
      let message = "the data cannot be read: \(error.reason(without: path))"
      throw SceneFileError(problems: [Problem(file: path, line: 1, column: 1, message: message)], files: [path])
    }
    name = path
    self.path = path
  }

  /// Data from another source. Loading a scene with it checks its length and its contents.
  public init(contents: [UInt8], name: String) {
    bytes = contents
    self.name = name
    path = nil
  }
}
