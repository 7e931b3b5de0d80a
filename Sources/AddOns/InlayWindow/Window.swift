import CInlaySDL2
import InlayGraphics
import InlayLayers
import InlaySystem
import InlayText
import InlayViews

/// A window of the desktop that shows a scene, and sends its input to the scene's views.
///
///     Application.main { try Window(title: "Settings", root: table, size: Size(width: 480, height: 640)) }
///
/// Windows and their layers belong to the main actor. Everything is called on the main thread: event handlers, timers,
/// data sources, delegates, painting. `run()` also runs the tasks of the main actor, unless you call it inside a task.
/// On other threads, use `Task { @MainActor in … }`.
///
/// A frame is made only if the scene needs one, and at most one per refresh of the screen. Otherwise the process sleeps
/// until input arrives, a task of the main actor is created or a timer is due.
@MainActor
public final class Window {
  /// The scene that the window shows, with the window's size and scale.
  public internal(set) var scene: Scene

  /// Called first with each event; `nil` by default. If it returns true, the views do not receive the event, and
  /// `closeRequested` does not close the window.
  public var handleEvent: ((Event) -> Bool)?
  /// Called after the window closed; `nil` by default.
  public var onClose: (() -> Void)?
  /// Called with each event that is sent to the views, in order.
  package var inputRecorder: ((InlayViews.Event) -> Void)?
  /// Called before each tick of the scene, with its time: the scene has the window's size.
  package var tickHandler: ((Double) -> Void)?
  /// Called after the scene got the window's size, which its root fills: at once, before the next event.
  package var sizeHandler: ((Scene) -> Void)?

  /// The device pixels per point, instead of those of `INLAY_SCALE` or the display; `nil`, the default, for these. A
  /// change has its effect with the next frame: the window keeps its pixels.
  public var overrideScale: Double? { didSet { sizeMayHaveChanged = true } }

  /// The appearance, instead of the desktop's. If it is `nil`, the default, the window follows the desktop as far as it
  /// is known, and is light otherwise. A window with a scene of the app keeps the scene's.
  public var overrideAppearance: Appearance? { didSet { followDesktop() } }
  /// Whether the appearance is the desktop's unless it is overridden: at first, only without a scene of the app.
  package var followsDesktopAppearance: Bool { didSet { followDesktop() } }

  /// The counts and times of frames since the start or the last `resetStatistics()`.
  package internal(set) var statistics = FrameStatistics()
  /// Whether the statistics are shown on top of the scene, false by default, and true with the variable
  /// `INLAY_STATISTICS`. Control-Shift-F changes it. They are drawn with frames that are due anyway.
  package var showsStatistics = false { didSet { updateOverlay() } }

  /// Whether the window is open.
  public var isOpen: Bool { handle != nil }

  let id: UInt32
  var handle: OpaquePointer?
  /// The root around the app's; nil in windows with a scene of the app.
  let container: WindowRoot?
  var presenter: (any Presenter)?
  var translator: EventTranslator
  var pacer: FramePacer
  var isVisible = true
  var isExposed = false
  var sizeMayHaveChanged = false
  /// The time of the first input since the last frame.
  var firstInput: Double?
  /// Whether text came from a keyboard.
  var usesKeys = false
  /// Whether what is sent to the views is recorded, and replayed elsewhere to the same pixels: then attached keyboards
  /// do not count, and events that the views do not get leave the clock where it is.
  package var isRecorded = false {
    didSet { scene.finishesLayout = isRecorded }
  }
  /// The area in which the focused view has text entered, in points of the scene; nil without one.
  var textInputRect: Rect?
  let overlay = StatisticsOverlay()
  var overlayTime = -1.0
  var cursors: [Cursor: OpaquePointer] = [:]
  var values: Options
  private var textScale = FollowedTrait<Double>()
  private var reducesMotion = FollowedTrait<Bool>()
  /// The frame of the window before it covered its display itself; nil if it does not.
  var uncoveredFrame: SDL_Rect?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The title in the window's frame.
  ///   - root: A layer without a superlayer. Its frame follows the window's size.
  ///   - size: The size of the scene, in points.
  ///   - options: The kind of window; a resizable one with a title bar by default.
  ///   - textContext: The fonts; `nil`, the default, for the system's.
  /// - Throws: `WindowError` if there is no display.
  public convenience init(
    title: String, root: Layer, size: Size, options: Options = Options(), textContext: TextContext? = nil
  ) throws(WindowError) {
    let container = WindowRoot(root)
    let scene = Scene(root: container, size: size, textContext: textContext)
    scene.backgroundColor = .token(.tableBackground)
    try self.init(title: title, scene: scene, container: container, options: options)
  }

  /// Opens a window of a scene's size, which shows the scene. Its size and scale follow the window's.
  ///
  /// - Parameters:
  ///   - title: The title in the window's frame.
  ///   - scene: The scene.
  ///   - options: The kind of window; a resizable one with a title bar by default.
  /// - Throws: `WindowError` if there is no display.
  public convenience init(title: String, scene: Scene, options: Options = Options()) throws(WindowError) {
    try self.init(title: title, scene: scene, container: nil, options: options)
  }

  private init(title: String, scene: Scene, container: WindowRoot?, options: Options) throws(WindowError) {
    let host = WindowHost.shared
    try host.start()
    let scale = DesktopScale.scale(
      override: options.scale, variable: DesktopVariables.current.scale, density: 1,
      resources: host.desktop?.resources)
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if !options.hasTitleBar { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if options.isFullScreen {
      // Shown when it has the screen's size.
      flags |= (host.hasWindowManager ? SDL_WINDOW_FULLSCREEN_DESKTOP : SDL_WINDOW_HIDDEN).rawValue
    }
    let position = options.position.map { (Int32(clamping: Int(clamping: $0.x)), Int32(clamping: Int(clamping: $0.y))) }
    let undefined = Int32(truncatingIfNeeded: inlayPositionUndefined)
    guard
      let handle = SDL_CreateWindow(
        title, position?.0 ?? undefined, position?.1 ?? undefined, Self.pixels(scene.size.width, scale),
        Self.pixels(scene.size.height, scale), flags)
    else {
      let error = WindowError.noWindow(WindowError.reason)
      host.stopWithoutWindows()
      throw error
    }
    self.handle = handle
    self.scene = scene
    self.container = container
    followsDesktopAppearance = container != nil
    id = SDL_GetWindowID(handle)
    values = options
    overrideScale = options.scale
    Self.adopt(scene)
    // A scene from a file is a picture until it is in a window.
    scene.finishesLayout = false
    pacer = FramePacer(refreshRate: Self.refreshRate(of: handle))
    translator = EventTranslator(
      geometry: WindowGeometry(unitWidth: 1, unitHeight: 1, pixelWidth: 1, pixelHeight: 1, scale: scale))
    host.add(self, id: id, handle: handle)
    if options.isFullScreen, !host.hasWindowManager {
      coverDisplay()
      SDL_ShowWindow(handle)
    }
    adoptSize()
    if hasSizeLimits { applySizeLimits() }
    followDesktop()
    if DesktopVariables.current.showsStatistics == true { showStatistics() }
  }

  private func showStatistics() { showsStatistics = true }

  private static func pixels(_ points: Double, _ scale: Double) -> Int32 {
    Int32(clamping: max(1, min(32_767, Int(clamping: (points * scale).rounded()))))
  }

  /// Gives a scene what the desktop has for its input.
  private static func adopt(_ scene: Scene) {
    let events = scene.eventDispatcher
    events.hostPasteboard = DesktopPasteboard()
    events.selectionPasteboard = DesktopPasteboard(isSelection: true)
    events.keepsFocus = true
    scene.adoptKeyboardMode(.automatic)
  }

  /// Shows another scene, at the window's size. Presses that are down have no effect on either scene. The previous
  /// scene keeps its focus for when it is shown again.
  public func show(_ scene: Scene) {
    guard scene !== self.scene else { return }
    self.scene.eventDispatcher.cancelPresses()
    overlay.removeFromSuperlayer()
    scene.finishesLayout = isRecorded
    if followsDesktopAppearance || overrideAppearance != nil { scene.traits.appearance = appearance }
    self.scene = scene
    (textScale, reducesMotion) = (FollowedTrait(), FollowedTrait())
    Self.adopt(scene)
    presenter = nil
    isExposed = true
    fitScene()
    updateOverlay()
    followDesktop()
    WindowHost.shared.accessibility.noteScene(of: self)
  }

  /// Closes the window for good. If it was the last one, `run()` returns.
  public func close() {
    guard let handle else { return }
    if DesktopVariables.current.showsStatistics == true { writeWarning("inlay: \(title): \(statistics)") }
    self.handle = nil
    presenter = nil
    if !WindowHost.shared.isLost {
      for cursor in cursors.values { SDL_FreeCursor(cursor) }
      SDL_DestroyWindow(handle)
    }
    cursors = [:]
    WindowHost.shared.remove(id: id)
    onClose?()
  }

  // MARK: size and scale

  /// Follows the size of the window and the scale of its display.
  func adoptSize() {
    sizeMayHaveChanged = false
    guard let handle else { return }
    var (width, height, pixelWidth, pixelHeight) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowSize(handle, &width, &height)
    SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
    var geometry = WindowGeometry(
      unitWidth: Int(width), unitHeight: Int(height), pixelWidth: Int(max(1, pixelWidth)),
      pixelHeight: Int(max(1, pixelHeight)), scale: 1)
    geometry.scale = wantedScale(density: geometry.density)
    // The window's memory may have moved even where its size is the same.
    presenter = nil
    isExposed = true
    guard geometry != translator.geometry else { return }
    let isScaled = (geometry.scale, geometry.density) != (translator.geometry.scale, translator.geometry.density)
    translator.geometry = geometry
    fitScene()
    guard isScaled, hasSizeLimits else { return }
    applySizeLimits()
    // They may have changed the size.
    adoptSize()
  }

  private func fitScene() {
    scene.resize(to: translator.geometry.size, scale: translator.geometry.scale)
    sizeHandler?(scene)
  }

  private func wantedScale(density: Double) -> Double {
    DesktopScale.scale(
      override: overrideScale, variable: DesktopVariables.current.scale, density: density,
      resources: WindowHost.shared.desktop?.resources)
  }

  /// Takes the scale, the appearance, the size of texts and the motion of the desktop, where the app does not want
  /// others.
  func followDesktop() {
    if wantedScale(density: translator.geometry.density) != scale { sizeMayHaveChanged = true }
    let look = followsDesktopAppearance ? WindowHost.shared.desktop?.look : nil
    var traits = scene.traits
    textScale.follow(look?.textScale, &traits.textScale)
    reducesMotion.follow(look?.reducesMotion, &traits.reducesMotion)
    let desktop = followsDesktopAppearance ? look?.appearance ?? .light : nil
    if let wanted = overrideAppearance ?? desktop { traits.appearance = wanted }
    let isOther = traits.appearance != appearance
    if traits != scene.traits { scene.traits = traits }
    if isOther { handle(.appearanceChanged) }
  }
}

/// The view around the root of the app, which fills the window.
final class WindowRoot: View {
  let content: Layer

  init(_ content: Layer) {
    self.content = content
    super.init()
    addSublayer(content)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    if content.frame != bounds { content.frame = bounds }
  }
}
