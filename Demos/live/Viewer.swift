import Inlay
import InlayWindow

/// The window: the gallery, a scene that was opened from it, or one scene alone.
@MainActor
final class Viewer {
  let window: Window
  let gallery: Gallery?
  /// The scene that is shown; nil in the gallery.
  private(set) var live: LiveScene?
  /// Above a scene of the gallery.
  private var bar: Bar?
  private let isRecording: Bool
  private let watch = FileWatch()

  /// What was changed of the look, in the gallery and in its scenes.
  var look = Look() {
    didSet {
      live?.look = look
      gallery?.look = look
      bar?.look = look
    }
  }

  /// Shows one scene.
  ///
  /// - Parameter size: The scene's, if it is known.
  init(scene path: String, size: Size?, scale: Double?, isRecording: Bool) throws(WindowError) {
    gallery = nil
    self.isRecording = isRecording
    let size = size ?? Size(width: 640, height: 400)
    window = try Self.open("\(path) - live", Scene(root: Layer(), size: size), scale)
    connect()
    show(path)
  }

  /// Shows the gallery.
  init(gallery listing: SceneFolderListing, scale: Double?) throws(WindowError) {
    let gallery = Gallery(listing)
    self.gallery = gallery
    isRecording = false
    window = try Self.open(Gallery.title, gallery.scene, scale)
    connect()
    gallery.open = { [unowned self] in open($0) }
    gallery.turn = { [unowned self] in look.turn($0) }
  }

  private static func open(_ title: String, _ scene: Scene, _ scale: Double?) throws(WindowError) -> Window {
    var options = WindowOptions()
    options.scale = scale
    return try Window(title: title, scene: scene, options: options)
  }

  private func connect() {
    window.eventHandler = { [unowned self] event in
      live?.recorder?.noteSettings()
      return handle(event)
    }
    window.inputRecorder = { [unowned self] in live?.recorder?.note($0) }
    window.tickHandler = { [unowned self] time in
      gallery?.fill()
      bar?.fill(window.scene)
      live?.problems?.fill(window.scene)
      live?.recorder?.noteTick(at: time)
    }
  }

  private func show(_ path: String) {
    let live = LiveScene(path, in: window, watch: watch, isRecording: isRecording)
    live.look = look
    self.live = live
    if gallery != nil {
      live.windowSize = { Size(width: max($0.width, Bar.leastWidth), height: $0.height + Bar.height) }
      live.didShow = { [unowned self] in addBar(to: $0) }
      // The bar is there even if the scene never is.
      window.show(Scene(root: Layer(), size: window.size))
      addBar(to: window.scene)
    }
    live.load()
  }

  private func addBar(to scene: Scene) {
    bar?.removeFromSuperlayer()
    let bar = Bar(look, back: { [unowned self] in goBack() }, turn: { [unowned self] in look.turn($0) })
    self.bar = bar
    bar.add(to: scene)
  }

  func open(_ entry: SceneFolderListing.Entry) {
    guard live == nil else { return }
    gallery?.size = window.size
    window.title = "\(entry.name) - live"
    show(entry.path)
  }

  /// Returns to the gallery, if the scene is from there.
  func goBack() {
    guard let gallery, live != nil else { return }
    live?.end()
    live = nil
    bar = nil
    window.title = Gallery.title
    window.show(gallery.scene)
    window.size = gallery.size
  }

  /// - Returns: Whether the event is not for the scene.
  private func handle(_ event: WindowEvent) -> Bool {
    if let problems = live?.problems, problems.handle(event) { return true }
    switch event {
    case .back where gallery != nil:
      goBack()
      return true
    case .key(let key): return handle(key)
    default: return false
    }
  }

  private func handle(_ key: KeyPress) -> Bool {
    guard key.isDown else { return false }
    if key.listEvent?.key == .escape, gallery != nil, live != nil {
      goBack()
      return true
    }
    guard key.modifiers == .control || key.modifiers == [.control, .shift] else { return false }
    let step = key.modifiers.contains(.shift) ? -1 : 1
    switch key.name {
    case "T": look.turn(.theme, by: step)
    case "D": look.turn(.appearance, by: step)
    case "R": look.turn(.direction, by: step)
    case "=", "+", "Keypad +": look.turn(.textScale)
    case "-", "Keypad -": look.turn(.textScale, by: -1)
    default: return false
    }
    return true
  }
}
