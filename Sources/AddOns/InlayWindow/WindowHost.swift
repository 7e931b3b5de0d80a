import CInlayLinux
import CInlaySDL2
import InlaySystem
import Synchronization

/// SDL, which a process has once, and the loop of all windows: a thin shell around values.
@MainActor
final class WindowHost {
  static let shared = WindowHost()

  /// Holds the standard descriptors: if standard output is closed, printed text would go to the connection to the
  /// display.
  private init() { ProcessState.holdStandardDescriptors() }

  private(set) var windows: [UInt32: Window] = [:]
  private(set) var driver = DisplayDriver(name: "")
  private(set) var connection: DisplayConnection?
  /// Frames of windows are drawn by it; nil if they are not drawn by an X server.
  private(set) var drawing: XConnection?
  /// The desktop; nil before the start.
  private(set) var desktop: Desktop?
  let accessibility = AccessibilityBridge()
  private let bus = SessionBus()
  /// The sources that were readable after the last wait.
  private var readable = ReadableSources.unknown
  /// A descriptor of the app, and what is done when it is readable.
  private var watched: (descriptor: Int32, action: @MainActor () -> Void)?
  /// The time at which SDL looks for events though the display sent none, in seconds; nil for never.
  private var nextLook: Double?
  /// The times that the loop waited and continued.
  private(set) var wakeUps = 0
  private var isStarted = false
  private var isBroken = false
  private var isRunning = false
  /// The main queue; nil outside `run()`, and if tasks of the main actor cannot run in it.
  private var mainQueue: MainQueue?
  var isQuitting = false
  private var timers = TimerQueue()
  private var actions: [Int: @MainActor () -> Void] = [:]
  /// The end of the last wait, or the last event: some effects of SDL come with a delay.
  private var hasNews = false
  private var heldKeys: Set<Int32> = []
  /// The time until which an input method may answer what was typed, in seconds.
  private var answersUntil = 0.0
  /// Whether an input method shows a text that is not entered yet.
  private var isComposing = false
  private var isEnteringText: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// Seconds since SDL's start, as its time stamps count.
  var now: Double { Double(SDL_GetPerformanceCounter() &- origin) / Double(SDL_GetPerformanceFrequency()) }
  /// The performance counter's value at SDL's start.
  private let origin =
    SDL_GetPerformanceCounter() &- SDL_GetTicks64() * SDL_GetPerformanceFrequency() / 1000

  /// Starts SDL's video unless it runs.
  func start() throws(WindowError) {
    // SDL would wait for a server that is gone without an end.
    guard !isLost else { throw .displayLost }
    guard !isStarted else { return }
    // Taps would arrive twice.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    ConnectionLoss.watch()
    let wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      let known = (0..<SDL_GetNumVideoDrivers()).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
      throw WindowError.start(WindowError.reason, driver: wanted, known: known, tried: WindowError.tried)
    }
    driver = DisplayDriver(name: SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "")
    // SDL uses its offscreen driver if there is no display; nobody sees its windows.
    guard !driver.isSilent || !wanted.isEmpty else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay("neither DISPLAY nor WAYLAND_DISPLAY names a running server (\(WindowError.tried))")
    }
    if driver.hasWindowSurface { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    // SDL starts with it, and input methods then take keys.
    SDL_StopTextInput()
    SDL_AddEventWatch(Self.wakeWatch, nil)
    let desktop = Desktop(isX11: driver.name == "x11") { [weak self] in self?.followDesktop() }
    self.desktop = desktop
    drawing = driver.name == "x11" ? XConnection() : nil
    accessibility.prepare()
    bus.start { [weak self] connected in
      guard let (session, context) = connected else {
        self?.accessibility.giveUp()
        return
      }
      desktop.portal.follow(session)
      self?.accessibility.start(session, context)
    }
    isStarted = true
  }

  /// The thread that is in the loop, whose own events need no waking: each wait looks for them first.
  private nonisolated static let loopThread = Atomic<UInt>(0)

  /// Events that another thread pushes end the wait. SDL calls it on that thread.
  private nonisolated static let wakeWatch:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<SDL_Event>?) -> Int32 = { _, _ in
      if SDL_ThreadID() != loopThread.load(ordering: .relaxed) { Waker.shared.wake() }
      return 1
    }

  func add(_ window: Window, id: UInt32, handle: OpaquePointer) {
    windows[id] = window
    accessibility.add(window)
    if connection == nil { connection = DisplayConnection(of: handle) }
    isQuitting = false
  }

  /// Removes a window; SDL ends with the last one.
  func remove(id: UInt32) {
    if let window = windows.removeValue(forKey: id) { accessibility.remove(window) }
    if windows.isEmpty { return stop() }
    // Nobody receives the focus of a closed window if there is no window manager.
    if !isLost, !hasWindowManager, SDL_GetKeyboardFocus() == nil { sortedWindows.last?.takeFocus() }
  }

  /// Whether the display has a program that makes windows as large as the screen, and gives them the focus.
  var hasWindowManager: Bool { desktop?.server?.hasWindowManager ?? true }

  /// A first window could not be made.
  func stopWithoutWindows() { if windows.isEmpty { stop() } }

  private func stop() {
    guard isStarted else { return }
    isStarted = false
    // SDL cannot be called with a broken connection, nor started again.
    if isLost {
      isBroken = true
    } else {
      SDL_DelEventWatch(Self.wakeWatch, nil)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }
    connection = nil
    accessibility.stop()
    bus.stop()
    drawing = nil
    desktop = nil
    heldKeys = []
    (answersUntil, isComposing) = (0, false)
    (hasNews, nextLook, readable) = (false, nil, .unknown)
  }

  // MARK: the loop

  /// Returns when all windows are closed, after `Application.quit()` or a signal to end. Timers end with it.
  func run() throws(WindowError) {
    guard !isRunning else { return }
    isRunning = true
    mainQueue = MainQueue()
    let signals = EndSignals()
    defer {
      signals.restore()
      isRunning = false
      mainQueue = nil
      timers = TimerQueue()
      actions = [:]
    }
    do {
      while !windows.isEmpty, !isQuitting { try step(until: nil) }
    } catch {
      closeAll()
      throw error
    }
    closeAll()
  }

  private func closeAll() {
    for window in windows.values { window.close() }
  }

  /// One round: events, work, timers, frames, and a wait for what is due next.
  ///
  /// - Parameter limit: The latest end of the wait, in seconds; nil for none.
  func step(until limit: Double?) throws(WindowError) {
    Self.loopThread.store(SDL_ThreadID(), ordering: .relaxed)
    // Each of these looks would be a call of the system.
    if readable.contains(.waker) { Waker.shared.clear() }
    takeEvents()
    followDesktop(readable)
    try checkConnection()
    if Waker.shared.takeSignal() { isQuitting = true }
    if readable.contains(.mainQueue) { mainQueue?.run() }
    if readable.contains(.watched) { watched?.action() }
    fireTimers()
    bus.run(isReadable: readable.contains(.bus))
    accessibility.work(at: now)
    var deadline = min(limit, timers.next)
    for window in sortedWindows {
      try window.showFrame()
      deadline = min(deadline, window.deadline)
    }
    deadline = min(deadline, accessibility.deadline)
    try checkConnection()
    guard !isQuitting, !windows.isEmpty else { return }
    wait(until: deadline)
  }

  /// Whether the connection to the display broke. It stays so.
  var isLost: Bool { isBroken || connection?.isLost ?? false || desktop?.server?.isLost ?? false }

  private func checkConnection() throws(WindowError) { if isLost { throw .displayLost } }

  /// Has the windows follow the desktop if something changed.
  func followDesktop(_ readable: ReadableSources? = nil) {
    guard let desktop, readable.map(desktop.takeChanges) ?? desktop.update() else { return }
    for window in sortedWindows { window.followDesktop() }
  }

  /// The windows in the order in which they were opened.
  private var sortedWindows: [Window] { windows.values.sorted { $0.id < $1.id } }

  private func takeEvents() {
    // A look of SDL is half a dozen calls of the system: a frame that follows another one needs none.
    if readable.contains(.display) || nextLook.map({ $0 <= now }) ?? false {
      DisplayConnection.takeEvents()
      nextLook = nil
    }
    var event = SDL_Event()
    // Events that are pushed meanwhile have their turn in the next round.
    for _ in 0..<queuedEvents where isStarted && peep(&event, 1, SDL_GETEVENT) > 0 {
      hasNews = true
      take(event)
      if SDL_EventType(event.type) == SDL_TEXTEDITING_EXT { SDL_free(event.editExt.text) }
    }
  }

  /// The events that SDL has.
  private var queuedEvents: Int32 { max(0, peep(nil, 0, SDL_PEEKEVENT)) }

  private func peep(_ event: UnsafeMutablePointer<SDL_Event>?, _ count: Int32, _ action: SDL_eventaction) -> Int32 {
    SDL_PeepEvents(event, count, action, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  private func take(_ event: SDL_Event) {
    let time = EventTime.seconds(of: event.common.timestamp, ticks: SDL_GetTicks64())
    noteTyping(event)
    switch SDL_EventType(event.type) {
    // SDL reports a Wayland compositor that is gone as a user who quits.
    case SDL_QUIT: if !isLost { isQuitting = true }
    case SDL_CLIPBOARDUPDATE, SDL_DISPLAYEVENT:
      for window in sortedWindows { window.take(event, at: time) }
    default:
      if SDL_EventType(event.type) == SDL_KEYDOWN { heldKeys.insert(event.key.keysym.sym) }
      if SDL_EventType(event.type) == SDL_KEYUP { heldKeys.remove(event.key.keysym.sym) }
      target(of: event)?.take(event, at: time)
    }
  }

  /// Input methods answer on a connection of SDL's own, which does not wake the loop. It looks for answers for a second
  /// after each key, and while a text is composed.
  private func noteTyping(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_TEXTEDITING: isComposing = event.edit.text.0 != 0
    case SDL_TEXTEDITING_EXT: isComposing = event.editExt.text.map { $0.pointee != 0 } ?? false
    case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT: break
    default: return
    }
    answersUntil = now + 1
  }

  /// Events of an unknown window are those of the only one.
  private func target(of event: SDL_Event) -> Window? {
    let id: UInt32
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: id = event.tfinger.windowID
    // The field is at the same place in all other events of windows.
    default: id = event.window.windowID
    }
    return windows[id] ?? (id == 0 && windows.count == 1 ? windows.values.first : nil)
  }

  // MARK: waiting

  private func wait(until deadline: Double?) {
    // Sends painted frames, and takes in the events that came meanwhile.
    connection?.prepareToWait()
    let hasEvents = queuedEvents > 0
    var pauses = [driver.pollInterval(hasDescriptor: connection?.descriptor != nil)]
    // Changes of the focus take effect up to 0.2 s after their events.
    if hasNews, !driver.isSilent { pauses.append(0.25) }
    if !isEnteringText { isComposing = false }
    if isEnteringText, isComposing || now < answersUntil, SDL_GetKeyboardFocus() != nil { pauses.append(0.05) }
    if !heldKeys.isEmpty { pauses.append(driver.repeatInterval) }
    hasNews = false
    if let pause = pauses.compactMap({ $0 }).min() { nextLook = min(nextLook, now + pause) }
    let seconds = hasEvents || bus.isPending ? 0 : min(deadline, nextLook).map { $0 - now }
    readable = ReadableSources(waiting: seconds, descriptor(of:))
    if !hasEvents { wakeUps += 1 }
    if !readable.isEmpty { hasNews = true }
  }

  private func descriptor(of source: LoopSource) -> Int32? {
    switch source {
    case .waker: Waker.shared.descriptor
    case .display: connection?.descriptor
    case .mainQueue: mainQueue?.descriptor
    case .server: desktop?.server?.descriptor
    case .settingsFiles: desktop?.files?.descriptor
    case .watched: watched?.descriptor
    case .bus: bus.descriptor
    }
  }

  func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Void) { watched = (descriptor, action) }

  func stopWatching(_ descriptor: Int32) { if watched?.descriptor == descriptor { watched = nil } }

  // MARK: timers

  /// - Returns: The timer's id.
  func addTimer(after delay: Double, every interval: Double?, _ action: @escaping @MainActor () -> Void) -> Int {
    let id = timers.add(due: now + max(0, delay), interval: interval)
    actions[id] = action
    return id
  }

  func removeTimer(_ id: Int) {
    timers.remove(id)
    actions[id] = nil
  }

  private func fireTimers() {
    for id in timers.takeDue(at: now) {
      let action = actions[id]
      if !timers.contains(id) { actions[id] = nil }
      action?()
    }
  }
}

/// The earlier one of two times; nil is never.
func min(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return Swift.min(a, b)
}
