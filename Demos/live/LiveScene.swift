import Inlay
import InlayFiles
import InlayWindow

/// A scene file in a window. It is loaded again when one of its files changes, and keeps scroll positions and selection;
/// while the file is wrong, its problems lie above the last good picture.
@MainActor
final class LiveScene {
  let path: String
  /// The last scene without a problem.
  private(set) var loaded: LoadedScene?
  /// Of what happened since the scene was loaded last; nil without a recording.
  private(set) var recorder: EventRecorder?
  private(set) var problems: ProblemPanel?
  /// The window's size for that of a scene, in points.
  var windowSize: (Size) -> Size = { $0 }
  /// Called with a new scene before its first tick.
  var didShow: (Scene) -> Void = { _ in }

  private let window: Window
  private let isRecording: Bool
  private let context = RenderContext()
  private let watch: FileWatch
  private var reloading: WindowTimer?
  /// The look and the size of the file.
  private var own = Look()
  private var size = Size.zero

  var look = Look() {
    didSet {
      if let loaded { look.apply(to: loaded.scene, over: own) }
      recorder?.noteSettings()
    }
  }

  init(_ path: String, in window: Window, watch: FileWatch, isRecording: Bool) {
    self.path = path
    self.watch = watch
    self.window = window
    self.isRecording = isRecording
    watch.changed = { [weak self] in self?.reloadSoon() }
  }

  /// Ends its reloads.
  func end() {
    reloading?.cancel()
    watch.changed = nil
    problems?.hide()
  }

  /// The scene's file with a script of what happened; nil if there was no scene.
  var recordedText: String? { recorder.flatMap { loaded?.text(withScript: $0.script) } }

  /// Editors write in several steps: the last one counts.
  private func reloadSoon() {
    reloading?.cancel()
    reloading = Window.after(0.05) { [weak self] in self?.load() }
  }

  static func options(scale: Double?) -> SceneOptions {
    var options = SceneOptions()
    options.scale = scale
    options.ignoresScript = true
    return options
  }

  func load() {
    do throws(SceneFileError) {
      show(try SceneFile.load(path: path, options: Self.options(scale: window.scale), context: context))
    } catch {
      watch.files = error.files.union(loaded?.files ?? []).union([path])
      problems?.hide()
      problems = ProblemPanel(error.problems, of: path, in: window.scene)
    }
  }

  private func show(_ new: LoadedScene) {
    watch.files = Set(new.files + [path])
    problems?.hide()
    problems = nil
    let state = loaded.map { ScrollState($0.scene) }
    loaded = new
    own = Look(of: new.scene)
    let recorder = EventRecorder(EventDispatcher(scene: new.scene), themeName: new.themeName)
    self.recorder = isRecording ? recorder : nil
    let newSize = new.scene.size
    window.show(new.scene)
    recorder.noteSettings()
    if newSize != size { window.size = windowSize(newSize) }
    size = newSize
    look.apply(to: new.scene, over: own)
    if let state { recorder.restore(state.matched(to: new.scene)) }
    didShow(new.scene)
  }
}
