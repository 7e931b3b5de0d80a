import InlayLists
import InlaySystem

/// The current theme of a file. While the file has errors, it is the last valid theme.
///
/// Call `reloadIfChanged()` when `fileDescriptor` becomes readable, and give the scene the new theme.
public final class ThemeWatcher {
  /// The last valid theme.
  public private(set) var theme: Theme
  /// The problems and warnings of the last reading.
  public private(set) var problems: [Problem]

  private let path: String
  private let limits: SceneLimits
  private let decorations: [Decoration]
  private let watcher: FileWatcher

  /// Reads a theme file and watches it.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - limits: The limits for the file; the default limits if you give none.
  ///   - decorations: The decorations that the theme may name besides the built-in ones; none by default.
  /// - Throws: `FileError` if the file has errors or cannot be watched.
  public init(
    path: String, limits: SceneLimits = SceneLimits(), decorations: [Decoration] = []
  ) throws(FileError) {
    self.path = path
    self.limits = limits
    self.decorations = decorations
    // Watched before it is read, so that no change in between is missed.
    do throws(InlayError) {
      watcher = try FileWatcher()
      try watcher.watch(path)
    } catch {
      throw FileError(ReadingFailure(error.message), in: path)
    }
    let loaded = try ThemeFile(path: path, limits: limits, decorations: decorations).loadWithFiles()
    theme = loaded.theme
    problems = loaded.warnings
    watch(loaded.files.map(\.text))
  }

  /// The descriptor that becomes readable after a change of one of the theme's files.
  public var fileDescriptor: Int32 { watcher.fileDescriptor }

  /// Reads the theme again if one of its files changed. Does not wait for changes.
  ///
  /// - Returns: Whether the theme is a different one.
  public func reloadIfChanged() -> Bool {
    guard watcher.takeChange() else { return false }
    do throws(FileError) {
      let loaded = try ThemeFile(path: path, limits: limits, decorations: decorations).loadWithFiles()
      problems = loaded.warnings
      watch(loaded.files.map(\.text))
      guard loaded.theme != theme else { return false }
      theme = loaded.theme
      return true
    } catch {
      problems = error.problems
      watch(error.files)
      return false
    }
  }

  /// A file that cannot be watched does not affect the others.
  private func watch(_ files: [String]) {
    for file in files { try? watcher.watch(file) }
  }
}
