import InlayLists
import InlaySystem

/// The current theme of a file; while the file is wrong, its last valid theme.
///
/// Call `reloadIfChanged()` whenever `fileDescriptor` is readable, and give the scene the new theme.
public final class ThemeWatcher {
  /// The last valid theme.
  public private(set) var theme: Theme
  /// The problems and warnings of the last reading.
  public private(set) var problems: [Problem]

  private let path: String
  private let limits: SceneLimits
  private let decorations: [Decoration]
  private let watcher: FileWatcher

  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The limits of what the file may take.
  ///   - decorations: The decorations that the theme may name.
  /// - Throws: `FileError` when the file is wrong or cannot be watched.
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

  /// Readable after a change of one of the theme's files.
  public var fileDescriptor: Int32 { watcher.fileDescriptor }

  /// Reads the theme again if one of its files changed. Returns true when the theme is a different one. Does not wait.
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
