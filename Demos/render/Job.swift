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
      return arguments.validatesOnly ? .done : write(loaded)
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
