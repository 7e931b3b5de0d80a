import Inlay
import InlayFiles

/// What the arguments ask for, done.
struct Job {
  let arguments: Render

  init(_ arguments: Render) { self.arguments = arguments }

  func run() -> ExitStatus {
    if arguments.listThemes {
      return Output.printLine(Theme.builtIn.map(\.name).joined(separator: "\n")) ? .done : .unwritable
    }
    if arguments.printsSchema { return Output.print(SceneFile.jsonSchema) ? .done : .unwritable }
    if arguments.printsThemeSchema { return Output.print(ThemeFile.jsonSchema) ? .done : .unwritable }
    guard arguments.watches else { return renderOnce().status }
    do throws(InlayError) {
      try watch()
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .wrongScene
    }
  }

  /// Renders, or only checks; with the files that the result depends on.
  private func renderOnce() -> (status: ExitStatus, files: [String]) {
    do throws(SceneFileError) {
      let file = try sceneFile()
      if arguments.validatesOnly, let theme = file.asTheme {
        tell(try theme.load().warnings)
        return (.done, [])
      }
      let loaded = try file.load(arguments.sceneOptions)
      tell(loaded.warnings)
      return (arguments.validatesOnly ? .done : write(loaded), loaded.files)
    } catch {
      Output.printLine(error.description, toErrors: true)
      return (.wrongScene, [])
    }
  }

  /// Renders at every change, until the program is ended. While a file is wrong the picture stays as it is.
  private func watch() throws(InlayError) -> Never {
    let watcher = try FileWatcher()
    if let scene = arguments.scene { try watcher.watch(scene) }
    if let theme = arguments.sceneOptions.theme, Theme.named(theme) == nil { try watcher.watch(theme) }
    while true {
      // Files in folders that cannot be watched leave the others watched.
      for file in renderOnce().files { try? watcher.watch(file) }
      watcher.waitForChange()
    }
  }

  private func tell(_ warnings: [Problem]) {
    for warning in warnings { Output.printLine(warning.description, toErrors: true) }
  }

  private func sceneFile() throws(SceneFileError) -> SceneFile {
    if let theme = arguments.preview { return Preview.scene(of: theme) }
    let path = arguments.scene ?? "-"
    let limits = arguments.sceneOptions.limits
    guard path == "-" else { return try SceneFile(path: path, limits: limits) }
    return SceneFile(contents: try Input.standardInput(limit: limits.maximumBytes), name: Input.name)
  }

  /// Makes everything in memory first, so that what fails leaves no file behind.
  private func write(_ loaded: LoadedScene) -> ExitStatus {
    let picture: [UInt8]
    do {
      picture = try self.picture(of: loaded.scene)
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .wrongScene
    }
    let dump = arguments.dump.map { (path: $0, bytes: Array(loaded.scene.layerDump().utf8)) }
    do throws(InlayError) {
      try Output.write(picture, to: arguments.picture, dump: dump)
      return .done
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .unwritable
    }
  }

  private func picture(of scene: Scene) throws -> [UInt8] {
    switch arguments.picture.format {
    case .svg: return try scene.svgData()
    case .pdf: return try scene.pdfData()
    case .png, nil: break
    }
    let surface = try ImageSurface(for: scene)
    let report = try scene.render(into: surface)
    for problem in report.problems { Output.printLine("render: warning: \(problem)", toErrors: true) }
    if let overlay = arguments.overlay?.value, let frame = scene.frame {
      Renderer().paint(overlay, over: frame, into: surface)
    }
    return try surface.pngData()
  }
}
