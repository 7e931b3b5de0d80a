import Inlay
import InlayFiles
import InlayWindow

/// A scene file in a window. It is loaded again when one of its files changes, and keeps scroll positions and
/// selection; while the file is wrong, its problems lie above the last good picture.
@MainActor
final class LiveScene {
  let path: String
  /// The last scene without a problem.
  private(set) var loaded: LoadedScene?
  /// Of what happened since the scene was loaded last; nil without a recording.
  private(set) var recorder: EventRecorder?
  private(set) var problems: ProblemPanel?
  private(set) var film: Film?
  /// Called with the size of a scene, in points, to resize the window.
  var resize: (Size) -> Void
  /// Called with a new scene before its first tick.
  var didShow: (Scene) -> Void = { _ in }

  private let window: Window
  private let language: String?
  private let isRecording: Bool
  private let context = RenderContext()
  private let watch: FileWatch
  private var reloading: Application.Timer?
  /// The look and the size of the file.
  private var own = Look()
  private var size = Size.zero

  var look = Look() {
    didSet {
      film?.end()
      if let loaded { look.apply(to: loaded.scene, over: own) }
      recorder?.noteSettings()
    }
  }

  /// - Parameter language: Instead of the file's.
  init(_ path: String, in window: Window, language: String?, watch: FileWatch, isRecording: Bool) {
    self.path = path
    self.language = language
    self.watch = watch
    self.window = window
    self.isRecording = isRecording
    resize = { window.size = $0 }
    watch.changed = { [weak self] in self?.reloadSoon() }
  }

  /// Ends its reloads.
  func end() {
    reloading?.cancel()
    watch.changed = nil
    problems?.hide()
    film?.end()
  }

  /// The scene's file with a script of what happened; nil if there was no scene.
  var recordedText: String? { recorder.flatMap { loaded?.text(withScript: $0.script) } }

  /// Editors write in several steps: the last one counts.
  private func reloadSoon() {
    reloading?.cancel()
    reloading = Application.after(0.05) { [weak self] in self?.load() }
  }

  /// The languages that the file names, beside the scene's own.
  var languages: [String] { loaded?.languages.filter { $0 != own.language } ?? [] }

  static func options(scale: Double?, language: String?) -> SceneOptions {
    var options = SceneOptions()
    options.scale = scale
    options.language = language
    options.ignoresScript = true
    return options
  }

  /// Whether there is a script to play.
  var hasScript: Bool { loaded?.fileHasScript ?? false }

  /// Shows the script from its beginning, with the present look.
  func play() {
    guard hasScript else { return }
    film?.end()
    var options = Self.options(scale: window.scale, language: look.language ?? language)
    options.ignoresScript = false
    (options.theme, options.appearance) = (look.theme?.name, look.appearance)
    (options.direction, options.textScale) = (look.direction, look.textScale)
    film = Film(path, options, above: window.scene) { [weak self] in self?.show($0) }
  }

  func load() {
    let options = Self.options(scale: window.scale, language: language)
    let start = FileWatcher.now
    do throws(FileError) {
      let loaded = try SceneFile(path: path, limits: options.limits).load(options, context: context)
      try loaded.checkPainting()
      watch.add(loaded.allFiles + [path], readSince: start)
      show(loaded)
    } catch {
      watch.add(error.files + (loaded?.allFiles ?? []) + [path], readSince: start)
      show(error.problems)
    }
  }

  private func show(_ new: [Problem]) {
    film?.end()
    problems?.hide()
    problems = ProblemPanel(new, of: path, in: window.scene)
  }

  private func show(_ new: LoadedScene) {
    problems?.hide()
    problems = nil
    film?.end()
    let state = loaded.map { ScrollState($0.scene) }
    loaded = new
    own = Look(of: new.scene)
    let recorder = EventRecorder(new.scene, themeName: new.themeName)
    self.recorder = isRecording ? recorder : nil
    let newSize = new.scene.size
    window.show(new.scene)
    recorder.noteSettings()
    if newSize != size { resize(newSize) }
    size = newSize
    look.apply(to: new.scene, over: own)
    didShow(new.scene)
    if let state { recorder.restore(state.matched(to: new.scene)) }
  }
}
