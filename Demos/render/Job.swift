import Glibc
import Inlay
import InlayFiles

/// The work that the arguments ask for.
struct Job {
  let arguments: Render
  /// The worker's channel to the process that waits for it; nil without a worker.
  let channel: WorkChannel?

  init(_ arguments: Render, channel: WorkChannel? = nil) {
    self.arguments = arguments
    self.channel = channel
  }

  func run() -> ExitStatus {
    if arguments.listThemes {
      return Output.printLine(Theme.builtIn.map(\.name).joined(separator: "\n")) ? .done : .unwritable
    }
    if arguments.printsSchema { return Output.print(SceneFile.jsonSchema) ? .done : .unwritable }
    if arguments.printsThemeSchema { return Output.print(ThemeFile.jsonSchema) ? .done : .unwritable }
    guard arguments.watches else { return render().status }
    do throws(InlayError) {
      try watch()
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .wrongScene
    }
  }

  /// Renders, or only checks, in this process. Returns the files that the result depends on.
  func renderHere() -> (status: ExitStatus, files: [String]) {
    if !arguments.validatesOnly, let refusal = refusalOfLinks() { return (refusal, []) }
    do throws(SceneFileError) {
      let file = try sceneFile()
      if arguments.validatesOnly, let theme = file.asTheme(limits: arguments.sceneOptions.limits) {
        report(try theme.load().warnings)
        return (.done, [])
      }
      let loaded = try file.load(arguments.sceneOptions)
      announce(loaded)
      report(loaded.warnings)
      guard arguments.validatesOnly else { return (write(loaded), loaded.files) }
      report(try loaded.layoutWarnings())
      return (.done, loaded.files)
    } catch {
      Output.printLine(error.description, toErrors: true)
      // A wrong file may be corrected while it is watched.
      for file in error.files { channel?.send(.file(file)) }
      return (.wrongScene, Array(error.files))
    }
  }

  /// Renders at every change, until the program is ended. While a file is wrong, the picture stays unchanged.
  private func watch() throws(InlayError) -> Never {
    let watcher = try FileWatcher()
    if let scene = arguments.scene { try watcher.watch(scene) }
    if let theme = arguments.sceneOptions.theme, Theme.named(theme) == nil { try watcher.watch(theme) }
    var watched: Set<String> = []
    while true {
      let start = FileTime.now
      let new = Set(render().files).subtracting(watched)
      // A folder that cannot be watched does not affect the others.
      for file in new { try? watcher.watch(file) }
      watched.formUnion(new)
      // A change before the file was watched is rendered at once.
      if !new.contains(where: { FileTime.changed(of: $0) >= start }) { watcher.waitForChange() }
    }
  }

  private func report(_ warnings: [Problem]) {
    for warning in warnings { Output.printLine(warning.description, toErrors: true) }
  }

  private func sceneFile() throws(SceneFileError) -> SceneFile {
    if let theme = arguments.preview { return Preview.scene(of: theme) }
    let path = arguments.scene ?? "-"
    let limits = arguments.sceneOptions.limits
    guard path == "-" else { return try SceneFile(path: path, limits: limits) }
    return SceneFile(contents: try Input.standardInput(limit: limits.maximumBytes), name: Input.name)
  }

  /// Makes all outputs in memory first, so that a failure leaves no file behind.
  private func write(_ loaded: LoadedScene) -> ExitStatus {
    if let refusal = refusal(of: loaded) { return refusal }
    let files: [Output.File]
    let failures: [Problem]
    do {
      let runner = needsPixels(of: loaded) ? try ScriptRunner(loaded) : nil
      loaded.scene.clock = monotonicSeconds
      loaded.scene.renderer.redrawsFully = arguments.fullRedraw
      var reports = ""
      runner?.pngCompression = arguments.png
      let writesReports = arguments.report != nil
      runner?.frameHandler = { if writesReports { reports += $0.jsonLine } }
      loaded.problemHandler = { Output.printLine($0.description, toErrors: true) }
      try runner?.run()
      failures = runner?.failures ?? []
      files = try self.files(of: runner, loaded.scene, reports: reports)
    } catch let error as SceneFileError {
      Output.printLine(error.description, toErrors: true)
      return .wrongScene
    } catch {
      if let error = loaded.limitError {
        Output.printLine(error.description, toErrors: true)
      } else {
        report("\(error)")
      }
      return .wrongScene
    }
    defer { for failure in failures { Output.printLine(failure.description, toErrors: true) } }
    do throws(InlayError) {
      try Output.write(files, channel: channel)
      return failures.isEmpty ? .done : .unexpected
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .unwritable
    }
  }

  /// Vector pictures are made from the layers.
  private func needsPixels(of loaded: LoadedScene) -> Bool {
    switch arguments.picture.format {
    case .svg, .pdf: loaded.hasScript || arguments.report != nil
    case .png, nil: true
    }
  }

  private func files(of runner: ScriptRunner?, _ scene: Scene, reports: String) throws -> [Output.File] {
    var files = (runner?.snapshots ?? []).map { Output.File(path: $0.path, bytes: $0.png, folder: $0.folder) }
    if let dump = arguments.dump { files.append(Output.File(path: dump, bytes: Array(scene.layerDump().utf8))) }
    if let report = arguments.report { files.append(Output.File(path: report, bytes: Array(reports.utf8))) }
    // Standard output cannot be undone, so it comes last.
    return files + [Output.File(path: arguments.picture.path, bytes: try picture(of: scene, runner?.surface))]
  }

  private func picture(of scene: Scene, _ painted: ImageSurface?) throws -> [UInt8] {
    switch arguments.picture.format {
    case .svg: return try scene.svgData()
    case .pdf: return try scene.pdfData()
    case .png, nil: break
    }
    let surface = try painted ?? ImageSurface(for: scene)
    if let overlay = arguments.overlay?.value, let frame = scene.frame {
      scene.renderer.paint(overlay, over: frame, into: surface)
    }
    return try surface.pngData(compression: arguments.png)
  }
}
