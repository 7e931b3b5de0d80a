import InlayGraphics
import InlayLists

/// A theme file's theme, as the file is now: while the file is wrong, as it was.
///
/// Ask `takeChange()` whenever `fileDescriptor` is readable, and give the scene the new theme.
public final class ThemeWatcher {
  /// The last theme that was right.
  public private(set) var theme: Theme
  /// What was wrong, or should be looked at, when the file was last read.
  public private(set) var problems: [Problem]

  private let path: String
  private let limits: SceneLimits
  private let decorations: DecorationRegistry
  private let watcher: FileWatcher

  /// - Parameter decorations: Those that the theme may name.
  /// - Throws: `SceneFileError` when the file is wrong or cannot be watched.
  public init(
    path: String, limits: SceneLimits = SceneLimits(), decorations: DecorationRegistry = DecorationRegistry()
  ) throws(SceneFileError) {
    self.path = path
    self.limits = limits
    self.decorations = decorations
    // Watched before it is read, so that no change is missed in between.
    do throws(InlayError) {
      watcher = try FileWatcher()
      try watcher.watch(path)
    } catch {
      throw SceneFileError(ReadingFailure(error.message), in: path)
    }
    let loaded = try ThemeFile.load(path: path, limits: limits, decorations: decorations)
    theme = loaded.theme
    problems = loaded.warnings
    watch(loaded.files)
  }

  /// Becomes readable when a file of the theme changed.
  public var fileDescriptor: Int32 { watcher.fileDescriptor }

  /// Reads the theme again if one of its files changed; true when the theme is another then. Does not wait.
  public func takeChange() -> Bool {
    guard watcher.takeChange() else { return false }
    do throws(SceneFileError) {
      let loaded = try ThemeFile.load(path: path, limits: limits, decorations: decorations)
      problems = loaded.warnings
      watch(loaded.files)
      guard loaded.theme != theme else { return false }
      theme = loaded.theme
      return true
    } catch {
      problems = error.problems
      watch(error.files)
      return false
    }
  }

  /// Files that cannot be watched leave the others watched.
  private func watch(_ files: Set<String>) {
    for file in files { try? watcher.watch(file) }
  }
}
