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
  /// Of one scene alone, instead of its file's.
  private let language: String?
  private let isRecording: Bool
  let watch = FileWatch()

  /// What was changed of the look, in the gallery and in its scenes.
  var look = Look() {
    didSet {
      live?.look = look
      gallery?.look = look
      bar?.look = look
      followDesktop()
    }
  }

  /// Shows one scene.
  ///
  /// - Parameters:
  ///   - size: The scene's, if it is known.
  ///   - language: Instead of the file's.
  init(
    scene path: String, size: Size?, scale: Double?, language: String? = nil, isRecording: Bool
  ) throws(WindowError) {
    gallery = nil
    self.language = language
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
    language = nil
    isRecording = false
    window = try Self.open(Gallery.title, gallery.scene, scale)
    connect()
    window.fitDisplay(gallery.size)
    followDesktop()
    gallery.open = { [unowned self] in open($0) }
    gallery.turn = { [unowned self] in turn($0) }
  }

  private static func open(_ title: String, _ scene: Scene, _ scale: Double?) throws(WindowError) -> Window {
    try Window(title: title, scene: scene, options: Window.Options(scale: scale))
  }

  private func connect() {
    window.handleEvent = { [unowned self] event in
      live?.recorder?.noteSettings()
      return handle(event)
    }
    window.isRecorded = true
    window.inputRecorder = { [unowned self] in live?.recorder?.note($0) }
    window.tickHandler = { [unowned self] in live?.recorder?.noteTick(at: $0) }
    window.sizeHandler = { [unowned self] in fill($0) }
    fill(window.scene)
  }

  /// Follows the size of a scene.
  private func fill(_ scene: Scene) {
    gallery?.fill()
    bar?.fill(scene)
    live?.problems?.fill(scene)
    live?.film?.fill(scene)
  }

  /// The gallery has the desktop's appearance until another one is chosen.
  private func followDesktop() {
    let isFollowing = gallery != nil && live == nil && look.appearance == nil
    if window.followsDesktopAppearance != isFollowing { window.followsDesktopAppearance = isFollowing }
  }

  private func turn(_ part: Look.Part, by step: Int = 1) {
    look.turn(part, by: step, languages: live?.languages ?? [])
  }

  private func show(_ path: String) {
    let live = LiveScene(path, in: window, language: language, watch: watch, isRecording: isRecording)
    live.look = look
    live.didShow = { [unowned self] in didShow($0) }
    self.live = live
    followDesktop()
    if let gallery {
      live.resize = { [unowned self] in makeSpace(for: $0) }
      // The bar is there even if the scene never is.
      let empty = Scene(root: Layer(), size: window.size)
      (empty.theme, empty.traits) = (gallery.scene.theme, gallery.scene.traits)
      empty.backgroundColor = .tableBackground
      window.show(empty)
      addBar(to: empty)
    }
    live.load()
  }

  /// Below the bar for a scene of a size.
  private func makeSpace(for size: Size) {
    let width = max(size.width, Bar.leastWidth)
    let barHeight = Bar.height(width, parts: parts.count, hasScript: live?.hasScript ?? false)
    window.fitDisplay(Size(width: width, height: size.height + barHeight))
  }

  private func didShow(_ scene: Scene) {
    // The file may have changed.
    if let language = look.language, !(live?.languages.contains(language) ?? false) { look.language = nil }
    if gallery != nil { addBar(to: scene) }
  }

  /// What the bar shows of the look.
  private var parts: [Look.Part] { Look.Part.common + (live?.languages.isEmpty ?? true ? [] : [.language]) }

  private func addBar(to scene: Scene) {
    bar?.removeFromSuperlayer()
    bar = Bar(look, parts, in: scene, hasScript: live?.hasScript ?? false)
    bar?.back.action = { [unowned self] in goBack() }
    bar?.play?.action = { [unowned self] in live?.play() }
    bar?.turn = { [unowned self] in turn($0) }
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
    look.language = nil
    window.show(gallery.scene)
    window.fitDisplay(gallery.size)
    followDesktop()
  }

  /// - Returns: Whether the event is not for the scene.
  private func handle(_ event: Window.Event) -> Bool {
    if let problems = live?.problems, problems.handle(event) { return true }
    if let film = live?.film, film.handle(event) { return true }
    switch event {
    case .backRequested where gallery != nil:
      goBack()
      return true
    case .input(.key(let key)): return handle(key)
    default: return false
    }
  }

  private func handle(_ key: KeyEvent) -> Bool {
    guard key.isDown else { return false }
    if key.key == .escape, gallery != nil, live != nil {
      goBack()
      return true
    }
    guard key.modifiers == .control || key.modifiers == [.control, .shift] else { return false }
    let step = key.modifiers.contains(.shift) ? -1 : 1
    switch key.key {
    case .character("t"): turn(.theme, by: step)
    case .character("d"): turn(.appearance, by: step)
    case .character("r"): turn(.direction, by: step)
    case .character("p"): live?.play()
    case .character("l"): turn(.language, by: step)
    case .character("="), .character("+"), .named("Keypad +"): turn(.textScale)
    case .character("-"), .named("Keypad -"): turn(.textScale, by: -1)
    default: return false
    }
    return true
  }
}
