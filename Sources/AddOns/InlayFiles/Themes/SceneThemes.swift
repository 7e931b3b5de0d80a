import InlayDecorations
import InlayLayers
import InlayLists
import InlaySystem

/// The theme files that a scene names: its own, or the one of the options, and those of its layers and its script.
struct SceneThemes {
  private(set) var own: LoadedTheme?
  /// Themes by their names in the file.
  private(set) var named: [FilePath: LoadedTheme] = [:]
  /// The paths of wrong files, existing or missing.
  private(set) var wantedFiles: Set<FilePath> = []
  /// The problems of the files.
  private(set) var problems: [Problem] = []
  /// Whether all themes that the scene names exist and are valid.
  private(set) var areKnown = true

  var all: [LoadedTheme] { [own].compactMap { $0 } + named.sorted { $0.key < $1.key }.map(\.value) }

  private let folder: SceneFolder
  private let images: DecodedImages
  /// Themes by the files' paths without links.
  private var loaded: [FilePath: LoadedTheme?] = [:]
  private let limits: SceneLimits
  /// The appearances that the scene shows.
  private let appearances: [Appearance]
  private let decorations: [Decoration]
  /// The prefix of theme files' paths in messages.
  private let prefix: String

  /// - Parameters:
  ///   - appearance: The scene's.
  ///   - checker: The checker, after it has checked the whole file.
  init(
    of scene: Value, _ options: SceneOptions, _ appearance: Appearance, in folder: SceneFolder, file: String,
    images: DecodedImages, _ checker: inout Checker
  ) {
    self.folder = folder
    self.images = images
    limits = options.limits
    appearances = [appearance] + scene.innerAppearances.subtracting([appearance]).sorted { $0.rawValue < $1.rawValue }
    decorations = options.decorations
    prefix = FilePath(file).prefix
    if let name = options.theme {
      if Self.isFile(name) {
        if limits.themeFiles == .builtInOnly {
          let place = scene["theme"]?.place ?? scene.place
          let message = ThemeName.refusal(of: name) + " (set by the options)"
          checker.report(message, at: place, .key("theme"), in: KeyTrail.root)
          areKnown = false
        } else {
          own = load(path: name)
        }
      }
    } else if let value = scene["theme"], let name = value.text {
      if Self.isFile(name) {
        own = load(name, of: value, .key("theme"), in: KeyTrail.root, &checker)
      } else if Theme.named(name) == nil {
        areKnown = false
      }
    }
    for (value, component, step) in checker.themeFiles where !checker.findings.isFull {
      guard let name = value.text else { continue }
      named[FilePath(name)] = load(name, of: value, component, in: step, &checker)
    }
  }

  private static func isFile(_ name: String) -> Bool { Theme.named(name) == nil && ThemeName.isPath(name) }

  private mutating func load(
    _ name: String, of value: Value, _ component: KeyTrail.Component, in step: Int32, _ checker: inout Checker
  ) -> LoadedTheme? {
    guard limits.themeFiles == .any else {
      checker.report(ThemeName.refusal(of: name), at: value.place, component, in: step)
      areKnown = false
      return nil
    }
    let file: RegularFile
    do throws(SceneFolder.Failure) {
      file = try folder.open(at: name)
    } catch {
      checker.report(error.message(for: name, folder: "scene's"), at: value.place, component, in: step)
      areKnown = false
      if let path = folder.path(of: name) { wantedFiles.insert(path) }
      return nil
    }
    let (path, isOnDisk) = (FilePath(file.path), file.contents == nil)
    if let known = loaded[path] { return known }
    do throws(FileError) {
      let place = folder.folder(of: file, named: name)
      return load(
        try ThemeFile(file, name: prefix + name, folder: place, limits: limits, decorations: decorations), at: path,
        isOnDisk: isOnDisk)
    } catch {
      return refuse(error, at: path, isOnDisk: isOnDisk)
    }
  }

  private mutating func load(path: String) -> LoadedTheme? {
    do throws(FileError) {
      var file = try ThemeFile(path: path, limits: limits, decorations: decorations)
      file.folder.willRead = folder.willRead
      return load(file, at: FilePath(path))
    } catch {
      return refuse(error, at: FilePath(path))
    }
  }

  /// Loads a file once, even where the scene names it several times or by several paths.
  private mutating func load(_ file: ThemeFile, at path: FilePath, isOnDisk: Bool = true) -> LoadedTheme? {
    do throws(FileError) {
      var theme = try file.loadWithFiles(images: images, appearances: appearances)
      if isOnDisk { theme.files.insert(path) }
      loaded[path] = .some(theme)
      return theme
    } catch {
      return refuse(error, at: path, isOnDisk: isOnDisk)
    }
  }

  private mutating func refuse(_ error: FileError, at path: FilePath, isOnDisk: Bool = true) -> LoadedTheme? {
    problems += error.problems
    wantedFiles.formUnion(error.paths.union(isOnDisk ? [path] : []))
    areKnown = false
    loaded[path] = .some(nil)
    return nil
  }
}

extension Value {
  /// The appearances of a scene's layers and steps, without its own. O(nodes).
  fileprivate var innerAppearances: Set<Appearance> {
    var found: Set<Appearance> = []
    for index in document.nodes.indices where index != self.index {
      let object = Value(document: document, index: Int32(index))
      if object.isObject, let appearance = object["appearance"]?.name(Appearance.self) { found.insert(appearance) }
    }
    return found
  }
}
