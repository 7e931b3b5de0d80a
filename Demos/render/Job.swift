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
    do throws(SceneFileError) {
      let file = try sceneFile()
      let loaded = try file.load(arguments.sceneOptions)
      return arguments.validatesOnly ? .done : run(loaded)
    } catch {
      Output.printLine(error.description, toErrors: true)
      return .wrongScene
    }
  }

  private func sceneFile() throws(SceneFileError) -> SceneFile {
    let path = arguments.scene ?? "-"
    let limits = arguments.sceneOptions.limits
    guard path == "-" else { return try SceneFile(path: path, limits: limits) }
    return SceneFile(contents: try Input.standardInput(limit: limits.maximumBytes), name: Input.name)
  }

  /// Makes everything in memory first, so that what fails leaves no file behind.
  private func run(_ loaded: LoadedScene) -> ExitStatus {
    let files: [Output.File]
    let failures: [Problem]
    do {
      let runner = try ScriptRunner(loaded)
      runner.frameHandler = { report in
        for problem in report.problems { Output.printLine("render: warning: \(problem)", toErrors: true) }
      }
      try runner.run()
      failures = runner.failures
      files = try self.files(of: runner, loaded.scene)
    } catch let error as SceneFileError {
      Output.printLine(error.description, toErrors: true)
      return .wrongScene
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .wrongScene
    }
    for failure in failures { Output.printLine(failure.description, toErrors: true) }
    do throws(InlayError) {
      try Output.write(files)
      return failures.isEmpty ? .done : .unexpected
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .unwritable
    }
  }

  private func files(of runner: ScriptRunner, _ scene: Scene) throws -> [Output.File] {
    let dump = arguments.dump.map { Output.File(path: $0, bytes: Array(scene.layerDump().utf8)) }
    let snapshots = runner.snapshots.map { Output.File(path: $0.path, bytes: $0.png) }
    // What goes to standard output cannot be taken back, so it comes last.
    return snapshots + [dump].compactMap { $0 }
      + [Output.File(path: arguments.picture.path, bytes: try picture(of: scene, runner.surface))]
  }

  private func picture(of scene: Scene, _ surface: ImageSurface) throws -> [UInt8] {
    switch arguments.picture.format {
    case .svg: return try scene.svgData()
    case .pdf: return try scene.pdfData()
    case .png, nil: break
    }
    if let overlay = arguments.overlay?.value, let frame = scene.frame {
      Renderer().paint(overlay, over: frame, into: surface)
    }
    return try surface.pngData()
  }
}
