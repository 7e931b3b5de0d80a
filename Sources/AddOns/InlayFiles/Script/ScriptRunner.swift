import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlaySystem

/// Runs the script of a scene, step by step, on a clock that starts at 0.
///
/// A scene without a script has one tick at 0. With a script no frame is made before its first tick. A frame is added
/// before a snapshot, and at the end, where changes are pending.
package final class ScriptRunner {
  /// Shows the last frame. A `resize` step replaces the surface.
  package private(set) var surface: ImageSurface
  private(set) var snapshots: [LoadedScene.ScriptResult.Snapshot] = []
  /// The failures, as in `LoadedScene.ScriptResult`.
  private(set) var failures: [Problem] = []
  /// Called with the report of each frame after it is painted.
  package var onFrame: ((FrameReport) -> Void)?
  /// Takes the frames; set before the run.
  package var recording: ScriptRecording?
  /// The way in which snapshots are written.
  package var pngCompression = ImageSurface.Compression.fast

  let loaded: LoadedScene
  /// The time of the script's clock, in seconds.
  package private(set) var time = 0.0
  private var report: FrameReport?
  /// The steps after the one that runs.
  private var upcoming: ArraySlice<ScriptStep> = []
  /// The time of the last tick; nil before the first.
  private var tickTime: Double?
  private let budget: WorkBudget
  private var snapshotPixels = 0
  var scene: Scene { loaded.scene }

  /// - Throws: `InlayError` when there is no memory for the canvas; `FileError` where it exceeds the limits.
  package init(_ loaded: LoadedScene) throws {
    self.loaded = loaded
    // Keeps the focus as the window where a script is recorded does.
    loaded.scene.eventDispatcher.keepsFocus = true
    budget = loaded.builder.budget.work
    surface = try Self.makeSurface(for: loaded)
  }

  /// A canvas within the limits.
  private static func makeSurface(for loaded: LoadedScene) throws -> ImageSurface {
    let budget = loaded.builder.budget.work
    let bytes = ImageSurface.byteCount(for: loaded.scene)
    budget.canvasBytes = 0
    _ = budget.takeBytes(Double(bytes), for: "the canvas")
    budget.canvasBytes = bytes
    budget.spend(.canvases, bytes / 4 * ScriptClock.workOfNewPixel)
    if let error = loaded.limitError { throw error }
    return try ImageSurface(for: loaded.scene)
  }

  /// Runs all steps, once.
  ///
  /// - Throws: `FileError` for a step that cannot be done, such as one with a missing row, and where the scene
  ///   exceeds its limits; `InlayError` when a frame cannot be painted.
  @discardableResult
  package func run() throws -> LoadedScene.ScriptResult {
    if !budget.isInRun { budget.startRun(work: loaded.limits.work(forScript: 0), of: "the scene") }
    defer { budget.endRun() }
    let steps = loaded.script.steps
    for (index, step) in steps.enumerated() {
      budget.spend(.layers, ScriptClock.workOfStep)
      upcoming = steps.dropFirst(index + 1)
      try run(step)
    }
    if let last = steps.last {
      try addPendingFrame(last)
    } else {
      try paint(nil)
    }
    return LoadedScene.ScriptResult(surface: surface, snapshots: snapshots, failures: failures)
  }

  private func run(_ step: ScriptStep) throws {
    switch step.name {
    case "tick":
      let wanted = step.value["at"]?.time ?? time + (step.value.number ?? 0)
      try tick(at: max(time, wanted), step)
    case "run" where step.value.isRest: try runUntilRest(step)
    case "run":
      let times = ScriptClock.ticks(from: time, lasting: step.value.number ?? 0, since: lastFrame)
      for time in times { try tick(at: time, step) }
    case "snapshot": try takeSnapshot(step)
    case "expect": expect(step)
    case "tap", "drag", "key", "scrollTo", "pointer", "wheel", "text", "composition": try input(step)
    case "fling", "swipe", "pull", "longPress": try gesture(step)
    default: try change(step)
    }
  }

  /// Whether a `run` step makes the next frames: what a tap starts moves in them. Otherwise the next frame shows its
  /// end.
  var runsNext: Bool { upcoming.first { Self.stepsWithFrames.contains($0.name) }?.name == "run" }

  private static let stepsWithFrames = [
    "tick", "run", "snapshot", "expect", "drag", "fling", "swipe", "pull", "longPress",
  ]

  // MARK: Frames

  func tick(at time: Double, _ step: ScriptStep) throws {
    self.time = time
    tickTime = time
    scene.tick(at: time)
    try paint(step)
  }

  /// Moves the clock to a time, without a frame where there was none yet.
  func pass(to time: Double, _ step: ScriptStep) throws {
    if report != nil { return try tick(at: time, step) }
    self.time = time
  }

  /// The frame that the next one follows a sixtieth of a second later: a gesture may have ended since.
  var lastFrame: Double {
    tickTime.flatMap { time - $0 < 1 / ScriptClock.framesPerSecond - 1e-9 ? $0 : nil } ?? time
  }

  /// Moves the clock to a time without a frame.
  func skip(to time: Double) { self.time = time }

  /// Takes over the scene's clock, which events move.
  func followClock() { time = max(time, scene.time) }

  /// Ticks 60 times a second until the scene is at rest.
  private func runUntilRest(_ step: ScriptStep) throws {
    let start = lastFrame
    for frame in 1...ScriptClock.mostFramesUntilRest where !scene.isAtRest {
      try tick(at: start + Double(frame) / ScriptClock.framesPerSecond, step)
    }
  }

  /// Makes a frame of the changes since the last one.
  private func addPendingFrame(_ step: ScriptStep) throws {
    let shown = scene.frame
    scene.tick(at: time)
    if scene.frame !== shown || report == nil { try paint(step) }
  }

  /// Paints the frame after a step; nil if there is no script.
  private func paint(_ step: ScriptStep?) throws {
    if let step, let excess = loaded.budgetExcess { throw failure(excess, step) }
    let isResized = surface.pixelWidth != scene.frame?.pixelWidth || surface.pixelHeight != scene.frame?.pixelHeight
    if isResized { surface = try within(step) { try Self.makeSurface(for: loaded) } }
    try loaded.checkFonts()
    let report = try within(step) { try scene.render(into: surface) }
    self.report = report
    onFrame?(report)
    if let recording {
      try within(step) { try recording.take(surface, report, at: time, budget) }
      if let step, let excess = loaded.budgetExcess { throw failure(excess, step) }
      if let error = loaded.limitError { throw error }
    }
  }

  /// Does work and, where it reaches a limit, reports the error at the step.
  private func within<Result>(_ step: ScriptStep?, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      if let step, let excess = loaded.budgetExcess { throw failure(excess, step) }
      throw loaded.limitError ?? error
    }
  }

  private func takeSnapshot(_ step: ScriptStep) throws {
    try addPendingFrame(step)
    snapshotPixels += surface.pixelWidth * surface.pixelHeight
    guard snapshotPixels <= loaded.limits.maximumPixels else {
      throw failure("the snapshots have more than \(loaded.limits.maximumPixels) pixels in total", step)
    }
    budget.spend(.encoding, surface.pixelWidth * surface.pixelHeight * ScriptClock.workOfEncodedPixel)
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
    do throws(SceneFolder.Failure) {
      let place = try loaded.folder.placeForFile(at: step.value.text ?? "")
      let folder = loaded.folder.path ?? "."
      let path = folder.appending(place).text
      snapshots.append(LoadedScene.ScriptResult.Snapshot(path: path, png: try png(), folder: folder))
    } catch {
      throw failure("\((step.value.text ?? "").quoted) \(error.snapshotWords)", step)
    }
  }

  private func png() throws(SceneFolder.Failure) -> [UInt8] {
    do { return try surface.pngData(compression: pngCompression) } catch { throw .other("\(error)") }
  }

  private func expect(_ step: ScriptStep) {
    for (key, value) in step.value.entries {
      guard let count = key.scalar.flatMap(ExpectedCount.init), let wanted = value.integer, let report else { continue }
      let found = count.value(in: report)
      guard found != wanted, failures.count < FileError.limit else { continue }
      failures.append(step.problem("\(count.rawValue) is \(found), not \(wanted)", in: loaded.fileName))
    }
  }

  func failure(_ message: String, key: String? = nil, _ step: ScriptStep) -> FileError {
    FileError(problems: [step.problem(message, key: key, in: loaded.fileName)])
  }
}
