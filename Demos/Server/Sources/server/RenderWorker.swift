import Inlay
import InlayFiles
import NIOCore

/// Makes pictures on a thread of its own, one after another, with caches that they share.
actor RenderWorker {
  private let thread: any EventLoop
  private let context = RenderContext()

  init(on thread: any EventLoop) { self.thread = thread }

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.executor.asUnownedSerialExecutor() }

  /// The end of a request.
  enum Answer: Sendable {
    case picture([UInt8])
    /// The scene is wrong, or exceeds a limit.
    case problems([Problem])
    case tookTooLong
  }

  /// Makes a PNG of a scene. Cancelling the task ends it soon.
  ///
  /// - Parameter end: The time when the answer is late.
  /// - Throws: `InlayError` where memory is missing; `CancellationError`.
  func picture(
    of scene: [UInt8], _ options: SceneOptions, until end: ContinuousClock.Instant
  ) throws -> Answer {
    try Task.checkCancellation()
    var options = options
    options.limits.deadline = (end - .now) / .seconds(1)
    guard end > .now else { return .tookTooLong }
    do {
      let loaded = try SceneFile(data: scene, name: "scene", folder: nil).load(options, context: context)
      guard !loaded.hasScript else {
        let message = "scenes with scripts are not rendered here"
        return .problems([Problem(file: "scene", line: 1, column: 1, message: message)])
      }
      loaded.onProblem = { _ in }
      return .picture(try loaded.runScript().surface.pngData())
    } catch let error as FileError {
      try Task.checkCancellation()
      return end > .now ? .problems(error.problems) : .tookTooLong
    }
  }
}
