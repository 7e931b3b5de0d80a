import Glibc
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
    var reports = ""
    do {
      picture = try self.picture(of: loaded.scene, &reports)
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .wrongScene
    }
    var others: [(path: String, bytes: [UInt8])] = []
    if let dump = arguments.dump { others.append((dump, Array(loaded.scene.layerDump().utf8))) }
    if let report = arguments.report { others.append((report, Array(reports.utf8))) }
    do throws(InlayError) {
      try Output.write(picture, to: arguments.picture, others: others)
      return .done
    } catch {
      Output.printLine("render: error: \(error)", toErrors: true)
      return .unwritable
    }
  }

  private func picture(of scene: Scene, _ reports: inout String) throws -> [UInt8] {
    switch arguments.picture.format {
    case .svg: return try scene.svgData()
    case .pdf: return try scene.pdfData()
    case .png, nil: break
    }
    let surface = try ImageSurface(for: scene)
    scene.clock = monotonicSeconds
    scene.renderer.redrawsFully = arguments.fullRedraw
    scene.tick(at: 0)
    let report = try scene.render(into: surface)
    reports += report.jsonLine
    for problem in report.problems { Output.printLine("render: warning: \(problem)", toErrors: true) }
    if let overlay = arguments.overlay?.value, let frame = scene.frame {
      scene.renderer.paint(overlay, over: frame, into: surface)
    }
    return try surface.pngData()
  }
}

/// The system's clock that only goes forward, in seconds.
private func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
