import Glibc
import Inlay
import InlayFiles

/// The work that the arguments ask for.
struct Job {
  let arguments: Render
  /// The worker's channel to the process that waits for it; nil without a worker.
  let channel: WorkChannel?
  /// The output folder of a batch, which its pictures must not leave; nil outside one. A batch writes pictures only,
  /// no snapshots.
  let batchFolder: String?
  /// What the pictures of a batch share; nil outside one.
  let context: RenderContext?
  /// The values for the scene, in the order in which they are merged.
  private let data: [GivenData]
  /// The files that were read for all pages of a bundle, which no output replaces.
  var readFiles: ReadFiles?

  init(
    _ arguments: Render, channel: WorkChannel? = nil, batchFolder: String? = nil, context: RenderContext? = nil,
    data: [GivenData]? = nil
  ) {
    self.arguments = arguments
    self.channel = channel
    self.batchFolder = batchFolder
    self.context = context
    self.data = data ?? arguments.target.data.map { .file($0) }
  }

  func run() -> ExitStatus {
    guard arguments.scenes.count < 2 else {
      // Every file is checked, also after a wrong one.
      let statuses = arguments.single.map { Job($0).run() }
      return statuses.first { $0 != .done } ?? .done
    }
    guard arguments.watches else { return render().status }
    do throws(InlayError) {
      try watch()
    } catch {
      Output.tell("\(error)")
      return .wrongScene
    }
  }

  /// Renders, or only checks, in this process. Returns the files that the result depends on.
  func renderHere() -> (status: ExitStatus, files: [String]) {
    if !arguments.checks.validatesOnly, let refusal = refusalOfLinks() { return (refusal, []) }
    if arguments.isBundle { return renderBundle() }
    do throws(FileError) {
      var file = try sceneFile()
      file.folder.willRead = willRead
      if arguments.checks.validatesOnly, let theme = file.asTheme(limits: arguments.sceneOptions.limits) {
        Output.tell(try theme.load().warnings)
        if arguments.checks.checksAccessibility { try tellFaultsOfTheme() }
        return (Output.hasStrictError ? .wrongScene : .done, [])
      }
      var options = arguments.sceneOptions
      if arguments.inspection.report != nil { options.clock = SceneOptions.Clock { monotonicSeconds() } }
      for given in data {
        do throws(FileError) {
          options.data.append(try given.data(options.limits))
        } catch {
          options.unreadData.append(error)
        }
      }
      let loaded = try file.load(options, context: context)
      announce(loaded)
      Output.tell(loaded.warnings)
      guard arguments.checks.validatesOnly else {
        let comparison = try Comparison(arguments)
        if let comparison { channel?.send(.file(comparison.path)) }
        return (write(loaded, comparison), loaded.allFiles + (comparison.map { [$0.path] } ?? []))
      }
      try loaded.checkPainting()
      Output.tell(try loaded.layoutWarnings())
      let mistakes = loaded.scriptProblems()
      Output.tell(mistakes)
      if arguments.checks.checksAccessibility { tellFaults(of: loaded) }
      guard printFonts(of: loaded.scene) else { return (.unwritable, loaded.allFiles) }
      let isWrong = Output.hasStrictError || mistakes.contains { $0.severity == .error }
      return (isWrong ? .wrongScene : .done, loaded.allFiles)
    } catch {
      Output.tell(error.problems)
      // A wrong file may be corrected while it is watched.
      for file in error.files { channel?.send(.file(file)) }
      return (.wrongScene, error.files)
    }
  }

  /// Those of a theme's preview have no place in its file.
  func tellFaults(of loaded: LoadedScene, ofPreview isPreview: Bool = false) {
    let checks = arguments.checks
    let problems = loaded.accessibilityProblems(contrast: checks.contrast, accepting: checks.accepted)
    guard isPreview || arguments.listing.preview != nil else { return Output.tell(problems) }
    let atStart = problems.map {
      Problem(file: $0.file, line: 1, column: 1, severity: $0.severity, message: $0.message)
    }
    Output.tell(atStart)
  }

  /// The faults of a theme are those of its preview.
  private func tellFaultsOfTheme() throws(FileError) {
    guard let path = arguments.scene, path != "-" else {
      return Output.tell("--accessibility checks the theme of a file, not one from standard input", .warning)
    }
    var options = arguments.sceneOptions
    options.theme = path
    let loaded = try Preview.scene(of: path).load(options, context: context)
    _ = try loaded.layoutWarnings()
    tellFaults(of: loaded, ofPreview: true)
  }

  private func sceneFile() throws(FileError) -> SceneFile {
    if let theme = arguments.listing.preview { return Preview.scene(of: theme) }
    let path = arguments.scene ?? "-"
    let limits = arguments.sceneOptions.limits
    guard path == "-" else {
      do throws(FileError) {
        return try SceneFile(path: path, limits: limits)
      } catch {
        throw Misunderstood.scene(path, error)
      }
    }
    channel?.send(.waiting)
    defer { channel?.send(.working) }
    return SceneFile(data: try Input.standardInput(limit: limits.maximumBytes), name: Input.name)
  }

  /// Makes all outputs in memory first, so that a failure leaves no file behind.
  func write(_ loaded: LoadedScene, _ comparison: Comparison?) -> ExitStatus {
    if let refusal = refusal(of: loaded) { return refusal }
    let files: [Output.File]
    var frames: Output.Folder?
    let failures: [Problem]
    var difference: PictureDifference?
    do {
      let runner = needsPixels(of: loaded) ? try ScriptRunner(loaded) : nil
      loaded.scene.clock = monotonicSeconds
      loaded.scene.redrawsFully = arguments.inspection.fullRedraw
      var reports = ""
      runner?.pngCompression = arguments.target.png
      let writesReports = arguments.inspection.report != nil
      let recording = try recording(of: loaded)
      runner?.recording = recording
      runner?.onFrame = { if writesReports { reports += $0.jsonLine } }
      loaded.onProblem = { Output.tell([$0]) }
      let result = try runner?.run()
      failures = result?.failures ?? []
      let picture = try picture(of: loaded.scene, result?.surface, recording)
      frames = recording.flatMap { recording in
        arguments.inspection.frames.map { Output.Folder(path: $0, pictures: recording.pictures) }
      }
      if case .pixels(let surface) = picture { difference = comparison?.difference(of: surface) }
      files = try self.files(of: result, loaded.scene, reports: reports, picture, comparison)
    } catch let error as FileError {
      Output.tell(error.problems)
      return .wrongScene
    } catch {
      if let error = loaded.limitError {
        Output.tell(error.problems)
      } else {
        report("\(error)")
      }
      return .wrongScene
    }
    defer {
      Output.tell(failures)
      if let comparison, let difference, !difference.isWithinTolerance {
        Output.tell("\(difference)", from: comparison.path)
      }
    }
    if Output.hasStrictError { return .wrongScene }
    do throws(InlayError) {
      try Output.write(files, frames, channel: channel)
    } catch {
      Output.tell("\(error)")
      return .unwritable
    }
    guard printFonts(of: loaded.scene) else { return .unwritable }
    if !failures.isEmpty { return .unexpected }
    return difference?.isWithinTolerance ?? true ? .done : .different
  }

  /// Vector pictures are made from the layers.
  private func needsPixels(of loaded: LoadedScene) -> Bool {
    switch arguments.picture.format {
    case .svg, .pdf: loaded.hasScript || arguments.inspection.report != nil || arguments.inspection.frames != nil
    case .png, .apng, nil: true
    }
  }

  /// What the arguments ask of the frames; nil for nothing.
  private func recording(of loaded: LoadedScene) throws -> ScriptRecording? {
    let isAnimation = arguments.writesPicture && arguments.picture.format == .apng
    guard isAnimation || arguments.inspection.frames != nil else { return nil }
    return try ScriptRecording(
      of: loaded, pictures: arguments.inspection.frames != nil, animation: isAnimation,
      compression: arguments.target.png)
  }

  private func files(
    of result: LoadedScene.ScriptResult?, _ scene: Scene, reports: String, _ picture: Picture, _ comparison: Comparison?
  ) throws -> [Output.File] {
    let snapshots = batchFolder == nil ? result?.snapshots ?? [] : []
    var files = snapshots.map { Output.File(path: $0.path, bytes: $0.png, folder: $0.folder) }
    if let dump = arguments.inspection.dump {
      files.append(Output.File(path: dump, bytes: Array(scene.layerDump().utf8)))
    }
    if let spoken = arguments.inspection.spoken {
      files.append(Output.File(path: spoken, bytes: Array(scene.spokenElements.map { $0 + "\n" }.joined().utf8)))
    }
    if let report = arguments.inspection.report { files.append(Output.File(path: report, bytes: Array(reports.utf8))) }
    if let diff = arguments.comparison.diff, let comparison, case .pixels(let surface) = picture {
      files.append(Output.File(path: diff, bytes: try comparison.marks(on: surface)))
    }
    guard arguments.writesPicture else { return files }
    // Standard output cannot be undone, so it comes last.
    let data = try picture.data(arguments.target.png)
    return files + [Output.File(path: arguments.picture.path, bytes: data, folder: batchFolder.map { FilePath($0) })]
  }

  private func picture(
    of scene: Scene, _ painted: ImageSurface?, _ recording: ScriptRecording?
  ) throws -> Picture {
    switch arguments.picture.format {
    case .svg: return .made(try scene.svgData())
    case .pdf: return .made(try scene.pdfData())
    case .apng: if let recording { return .made(try recording.animationData()) }
    case .png, nil: break
    }
    let surface = try painted ?? ImageSurface(for: scene)
    if let overlay = arguments.inspection.overlay?.value, let frame = scene.frame {
      scene.renderer.paint(overlay, over: frame, into: surface)
    }
    return .pixels(surface)
  }

  /// The picture that was asked for.
  private enum Picture {
    case pixels(ImageSurface)
    case made([UInt8])

    /// The bytes of its file.
    func data(_ compression: ImageSurface.Compression) throws -> [UInt8] {
      switch self {
      case .pixels(let surface): try surface.pngData(compression: compression)
      case .made(let data): data
      }
    }
  }
}
