import InlayLists

/// The theme files that a scene names: its own, or that of the options instead, and those of its script.
struct SceneThemes {
  private(set) var own: LoadedTheme?
  /// By the names that the steps have for them.
  private(set) var ofSteps: [String: LoadedTheme] = [:]
  /// The built-in themes that the script's steps name.
  private(set) var builtInOfSteps: [Theme] = []
  /// What is wrong in the files.
  private(set) var problems: [Problem] = []
  /// Whether each theme that the scene names is there and right.
  private(set) var areKnown = true

  var all: [LoadedTheme] { [own].compactMap { $0 } + ofSteps.sorted { $0.key < $1.key }.map(\.value) }

  private let folder: SceneFolder
  private let limits: SceneLimits
  /// What the paths of theme files begin with in messages.
  private let prefix: Substring

  init(of scene: Value, _ options: SceneOptions, in folder: SceneFolder, file: String, _ checker: inout Checker) {
    self.folder = folder
    limits = options.limits
    prefix = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    if let name = options.theme {
      if Self.isFile(name) { own = load(name, shown: name) }
    } else if let value = scene["theme"], let name = value.text {
      if Self.isFile(name) {
        own = load(name, of: value, in: KeyTrail.root, &checker)
      } else if Theme.named(name) == nil {
        areKnown = false
      }
    }
    let script = checker.trail.append(.key("script"), after: KeyTrail.root)
    for (index, step) in scene.list("script").enumerated() where !checker.findings.isFull {
      guard let value = step["setTheme"]?["theme"], let name = value.text else { continue }
      if let theme = Theme.named(name) {
        if !builtInOfSteps.contains(where: { $0.name == name }) { builtInOfSteps.append(theme) }
        continue
      }
      guard Self.isFile(name), ofSteps[name] == nil else { continue }
      let inner = checker.trail.append(.key("setTheme"), after: checker.trail.append(.index(index), after: script))
      ofSteps[name] = load(name, of: value, in: inner, &checker)
    }
  }

  private static func isFile(_ name: String) -> Bool { Theme.named(name) == nil && ThemeName.isPath(name) }

  private mutating func load(
    _ name: String, of value: Value, in step: Int32, _ checker: inout Checker
  ) -> LoadedTheme? {
    do throws(SceneFolder.Failure) {
      return load(try folder.file(at: name), shown: prefix + name)
    } catch {
      checker.report(error.message(for: name, folder: "scene's"), at: value.place, .key("theme"), in: step)
      areKnown = false
      return nil
    }
  }

  private mutating func load(_ path: String, shown: String) -> LoadedTheme? {
    do throws(SceneFileError) {
      var loaded = try ThemeFile(path: path, name: shown, limits: limits).load()
      loaded.files.insert(path)
      return loaded
    } catch {
      problems += error.problems
      areKnown = false
      return nil
    }
  }
}
