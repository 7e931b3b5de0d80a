import Glibc
import Inlay
import InlayFiles
import InlayWindow

/// A scene's script above the scene: its frames as `render` makes them, each at its time, and then the last one until
/// the film ends. Another thread makes them, of a scene of its own.
@MainActor
final class Film {
  private let view = View()
  private let picture = Layer()
  private weak var scene: Scene?
  private var task: Task<Void, Never>?

  /// - Parameter failed: Called with the problems of the script.
  init(
    _ path: String, _ options: SceneOptions, above scene: Scene, failed: @escaping @MainActor ([Problem]) -> Void
  ) {
    self.scene = scene
    view.zPosition = LiveLevel.film.rawValue
    // What a window shows of a scene without a background.
    view.backgroundColor = .fixed(RGBColor(white: 0))
    view.masksToBounds = true
    view.addSublayer(picture)
    task = Task.detached { [weak self] in
      let start = ContinuousClock.now
      do {
        try Self.frames(of: path, options) { time, image in
          while !Task.isCancelled, start.duration(to: .now) < .seconds(time) { usleep(2_000) }
          Task { @MainActor in self?.show(image) }
        }
      } catch let error as FileError {
        Task { @MainActor in if self?.task != nil { failed(error.problems) } }
      } catch {
        writeWarning("live: warning: \(error)")
      }
    }
  }

  /// Runs the script.
  ///
  /// - Parameter show: Called with each frame and its time, in seconds.
  nonisolated static func frames(
    of path: String, _ options: SceneOptions, show: @escaping (Double, Image) -> Void
  ) throws {
    let runner = try ScriptRunner(SceneFile(path: path, limits: options.limits).load(options))
    runner.onFrame = { [unowned runner] _ in show(runner.time, runner.surface.makeImage()) }
    try runner.run()
  }

  func end() {
    task?.cancel()
    task = nil
    view.removeFromSuperlayer()
  }

  func show(_ image: Image) {
    guard task != nil, let scene else { return }
    if view.superlayer == nil { scene.root.addSublayer(view) }
    fill(scene)
    picture.contents = image
    picture.frame = Rect(origin: .zero, size: image.size)
  }

  func fill(_ scene: Scene) { if view.frame != scene.root.bounds { view.frame = scene.root.bounds } }

  /// A key, or a press on the film, ends it. It takes all input but that of what lies beside it.
  ///
  /// - Returns: Whether the event is not for the scene.
  func handle(_ event: Window.Event) -> Bool {
    guard task != nil else { return false }
    switch event {
    case .input(.key(let key)) where key.isDown && key.key.isControl: end()
    case .input(.key): return false
    case .input(.pointer(let pointer)):
      guard view.bounds.contains(view.convert(pointer.position, from: nil)) else { return false }
      if pointer.phase == .down { end() }
    case .input: break
    default: return false
    }
    return true
  }
}
