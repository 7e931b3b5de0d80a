import CInlaySDL2
import Inlay
import Testing

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Windows without a screen. SDL exists once, so each test closes its windows.
@MainActor
@Suite(.serialized) struct WindowTests {
  private let size = Size(width: 320, height: 240)
  private let list = TestList()

  @Test("a window starts, shows its scene, and ends with its last window", arguments: ["dummy", "offscreen"])
  func start(driver: String) throws {
    useDriver(driver)
    let window = try Window(title: "Test", root: list.table, size: size)
    var closed = 0
    window.onClose = { closed += 1 }
    #expect(window.title == "Test")
    // In the second round; the first one ends with a frame.
    Application.after(0) { Application.after(0) { window.close() } }
    try Application.run()
    #expect(!window.isOpen)
    #expect(closed == 1)
    #expect(window.statistics.presented == 1)
  }

  @Test("the window's pixels are those of a picture of the scene, before and after input")
  func pixels() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: list.table, size: size, options: options(scale: 1.5))
    defer { window.close() }
    var inputs: [Event] = []
    window.inputRecorder = { inputs.append($0) }
    try window.settle()
    let picture = OffscreenList(size: size, scale: 1.5)
    #expect(try window.surfacePixels() == picture.pixels())
    pushEvent(SDL_FINGERDOWN) { ($0.tfinger.x, $0.tfinger.y, $0.tfinger.windowID) = (0.5, 0.3, window.id) }
    pushEvent(SDL_FINGERUP) { ($0.tfinger.x, $0.tfinger.y, $0.tfinger.windowID) = (0.5, 0.3, window.id) }
    pushEvent(SDL_KEYDOWN) {
      ($0.key.windowID, $0.key.state) = (window.id, 1)
      $0.key.keysym.sym = SDL_Keycode(bitPattern: SDLK_DOWN.rawValue)
    }
    try window.settle()
    #expect(inputs.count == 3)
    #expect(list.table.selectedRowPath != nil)
    picture.send(inputs)
    #expect(try window.surfacePixels() == picture.pixels())
    window.overrideAppearance = .dark
    picture.scene.traits.appearance = .dark
    try window.settle()
    #expect(try window.surfacePixels() == picture.pixels())
  }

  private func options(scale: Double) -> Window.Options {
    var options = Window.Options()
    options.scale = scale
    return options
  }

  /// A view that takes text.
  private final class Entry: View, TextInput {
    var text = ""
    override var canBecomeFocused: Bool { true }
    var caretRect: Rect? { Rect(x: 5, y: 10, width: 2, height: 20) }

    func insertText(_ event: TextEvent) -> Bool {
      text += event.text
      return event.time != nil
    }

    func setMarkedText(_ event: CompositionEvent) -> Bool {
      text += "(\(event.text) \(event.selection))"
      return true
    }
  }

  @Test("text is entered while a view that takes it has the focus, and goes to that view")
  func textInput() throws {
    useDriver("dummy")
    let root = Layer()
    let entry = Entry(frame: Rect(x: 50, y: 0, width: 100, height: 40))
    root.addSublayer(entry)
    let window = try Window(title: "", root: root, size: size)
    defer { window.close() }
    try window.settle()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    window.scene.focus(entry, isVisible: true)
    try window.settle()
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    #expect(window.textInputRect == Rect(x: 55, y: 10, width: 2, height: 20))
    enter(SDL_TEXTINPUT, in: window) { event in
      event.text.windowID = window.id
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("h\u{E9}".utf8)) }
    }
    enter(SDL_TEXTEDITING, in: window) { event in
      (event.edit.windowID, event.edit.start, event.edit.length) = (window.id, 1, -1)
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("ni".utf8)) }
    }
    try window.settle()
    #expect(entry.text == "h\u{E9}(ni 1..<1)")
    let pasteboard = window.scene.pasteboard
    pasteboard.textAtOnce = "copied"
    #expect(pasteboard.textAtOnce == "copied" && Clipboard.text == "copied")
    pasteboard.write([.png: [1, 2], .text: Array("a picture".utf8)])
    #expect(pasteboard.types == [.png, .text] && Clipboard.text == "a picture")
    #expect(Clipboard.bytes(of: .png) == [1, 2] && Clipboard.bytes(of: .uriList) == nil)
    // Another program copies.
    Clipboard.text = "other"
    #expect(pasteboard.types == [.text] && Clipboard.bytes(of: .png) == nil)
    window.scene.focus(nil)
    try window.settle()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test("a scene that is shown again has its focus, its pasteboard and no press")
  func shownAgain() throws {
    useDriver("dummy")
    let root = Layer()
    let entry = Entry(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    let control = Control(frame: Rect(x: 0, y: 50, width: 100, height: 40))
    for view in [entry, control] { root.addSublayer(view) }
    let (scene, board) = (Scene(root: root, size: size), LocalPasteboard())
    scene.pasteboard = board
    let window = try Window(title: "", scene: scene)
    defer { window.close() }
    try window.settle()
    scene.focus(entry, isVisible: true)
    scene.send(.pointer(PointerEvent(.down, at: Point(x: 20, y: 60))))
    #expect(control.isHighlighted)
    window.show(Scene(root: Layer(), size: size))
    try window.settle()
    #expect(window.scene.focusedView == nil && !control.isHighlighted)
    window.show(scene)
    try window.settle()
    #expect(scene.focusedView === entry && scene.pasteboard === board)
    scene.send(.text(TextEvent("a")))
    #expect(entry.text == "a")
  }

  /// sdl2-compat ends the process where a program pushes texts.
  private func enter(_ type: SDL_EventType, in window: Window, _ change: (inout SDL_Event) -> Void) {
    guard isSDL3 else { return pushEvent(type, change) }
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    window.take(event, at: 0)
  }

  @Test("a scale that changes lays the scene out in the same pixels")
  func scales() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: list.table, size: size, options: options(scale: 1))
    defer { window.close() }
    try window.settle()
    window.overrideScale = 2
    try window.settle()
    #expect(window.scene.size == Size(width: 160, height: 120))
    #expect(window.scale == 2)
    let picture = OffscreenList(size: Size(width: 160, height: 120), scale: 2)
    #expect(try window.surfacePixels() == picture.pixels())
  }

  @Test("a window that rests does not wake up, and another thread may wake it")
  func rest() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: list.table, size: size)
    defer { window.close() }
    try window.settle()
    let sleeps = sleepsOfThread()
    #expect(try roundsOfLoop(in: 0.3) == 1)
    #expect(sleepsOfThread() <= sleeps + 1)
    let thread = whenAsleep { Waker.shared.wake() }
    // Unless it is woken, this wait has no end.
    try WindowHost.shared.step(until: nil)
    pthread_join(thread, nil)
  }

  @Test("a watched descriptor ends the wait, each time that it is readable")
  func watching() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    let waker = Waker()
    defer { close(waker.descriptor) }
    var calls = 0
    Application.watch(waker.descriptor) {
      waker.clear()
      calls += 1
    }
    try window.settle()
    for count in 1...3 {
      waker.wake()
      try WindowHost.shared.step(until: nil)
      try WindowHost.shared.step(until: 0)
      #expect(calls == count)
    }
    Application.stopWatching(-2)
    waker.wake()
    try WindowHost.shared.step(until: nil)
    Application.stopWatching(waker.descriptor)
    try WindowHost.shared.step(until: 0)
    #expect(calls == 3)
  }

  @Test("timers repeat until they are cancelled")
  func timers() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    var count = 0
    var timer: Application.Timer?
    timer = Application.after(0.005, every: 0.005) {
      count += 1
      if count == 4 {
        timer?.cancel()
        Application.after(0.03) { Application.quit() }
      }
    }
    try Application.run()
    #expect(count == 4)
    #expect(!window.isOpen)
  }

  @Test("a signal to end closes the windows, and later ones have their old effect", arguments: [SIGTERM, SIGINT])
  func signals(number: Int32) throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    var before = sigaction()
    sigaction(number, nil, &before)
    Application.after(0.02) { kill(getpid(), number) }
    try Application.run()
    #expect(!window.isOpen)
    var after = sigaction()
    sigaction(number, nil, &after)
    #expect(
      unsafeBitCast(after.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self))
  }

  @Test("each of several windows has its events, and the loop ends with the last one")
  func several() throws {
    useDriver("dummy")
    let windows = try (0..<3).map { try Window(title: "\($0)", root: Layer(), size: size) }
    var events: [[Window.Event]] = [[], [], []]
    for (index, window) in windows.enumerated() {
      window.handleEvent = { event in
        if case .input(.key) = event { events[index].append(event) }
        return false
      }
    }
    Application.after(0) {
      pushEvent(SDL_KEYDOWN) { ($0.key.windowID, $0.key.state) = (windows[1].id, 1) }
      pushEvent(SDL_WINDOWEVENT) {
        ($0.window.windowID, $0.window.event) = (windows[0].id, UInt8(SDL_WINDOWEVENT_CLOSE.rawValue))
      }
      // In the next round, after its events.
      Application.after(0) {
        #expect(windows.map(\.isOpen) == [false, true, true])
        for window in windows { window.close() }
      }
    }
    try Application.run()
    #expect(events.map(\.count) == [0, 1, 0])
  }

  @Test("a handled request to close keeps the window")
  func closing() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    window.handleEvent = { $0 == .closeRequested }
    window.handle(.closeRequested)
    #expect(window.isOpen)
    window.handleEvent = nil
    window.handle(.closeRequested)
    #expect(!window.isOpen)
  }

  @Test("all that a person does in a window is activity, also what the app handles and what no view knows, once each")
  func activity() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    var count = 0
    window.scene.onActivity = { count += 1 }
    var event = SDL_KeyboardEvent()
    event.state = 1
    event.keysym.sym = SDL_Keycode(SDLK_F5.rawValue)
    let unknown = KeyEvent(sdl: event, at: 1)
    event.keysym.sym = SDL_Keycode(SDLK_TAB.rawValue)
    let tab = KeyEvent(sdl: event, at: 1)
    #expect(unknown.key == .named("F5") && tab.key == .tab)
    for isHandled in [false, true] {
      window.handleEvent = { _ in isHandled }
      let events: [Window.Event] = [
        .input(.key(unknown)), .input(.key(tab)), .input(.text(TextEvent("x"))), .backRequested,
        .input(.pointer(PointerEvent(.moved, at: .zero))), .input(.wheel(WheelEvent(at: .zero, by: .zero))),
      ]
      for event in events {
        count = 0
        window.handle(event)
        #expect(count == 1, "\(event) \(isHandled)")
      }
      count = 0
      for event in [
        Window.Event.focusLost, .shown, .clipboardChanged,
        .input(.pointer(PointerEvent(.cancelled, at: .zero))),
      ] {
        window.handle(event)
      }
      #expect(count == 0)
    }
  }

  @Test("Control-Shift-F shows the statistics, which take no input and cause no frames")
  func overlay() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: list.table, size: size)
    defer { window.close() }
    try window.settle()
    let plain = try window.surfacePixels()
    func press() {
      pushEvent(SDL_KEYDOWN) {
        ($0.key.windowID, $0.key.state) = (window.id, 1)
        $0.key.keysym.sym = SDL_Keycode(bitPattern: SDLK_f.rawValue)
        $0.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)
      }
    }
    press()
    try window.settle()
    #expect(window.showsStatistics)
    #expect(try window.surfacePixels() != plain)
    let presented = window.statistics.presented
    try WindowHost.shared.step(until: WindowHost.shared.now + 0.7)
    #expect(window.statistics.presented == presented)
    press()
    try window.settle()
    #expect(try window.surfacePixels() == plain)
  }

  @Test("an unknown driver and a missing display are errors that say so")
  func errors() throws {
    useDriver("x12")
    #expect { try Window(title: "", root: Layer(), size: size) } throws: { error in
      guard case .unknownDriver("x12", let known)? = error as? WindowError else { return false }
      return known.contains("dummy")
    }
    let display = Environment["DISPLAY"]
    unsetenv("DISPLAY")
    defer { if let display { setenv("DISPLAY", display, 1) } }
    useDriver("x11")
    #expect { try Window(title: "", root: Layer(), size: size) } throws: { error in
      if case .noDisplay? = error as? WindowError { true } else { false }
    }
    // Without a wish SDL would take its offscreen driver.
    let wayland = Environment["WAYLAND_DISPLAY"]
    unsetenv("WAYLAND_DISPLAY")
    defer { if let wayland { setenv("WAYLAND_DISPLAY", wayland, 1) } }
    guard Environment["SDL_VIDEODRIVER"] == nil else { return }
    SDL_ResetHint(SDL_HINT_VIDEODRIVER)
    #expect { try Window(title: "", root: Layer(), size: size) } throws: { error in
      if case .noDisplay? = error as? WindowError { true } else { false }
    }
  }

  @Test("a size or a scene set by the app is shown by the next frame, before the display reports it")
  func sizes() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: list.table, size: size)
    defer { window.close() }
    try window.settle()
    window.size = Size(width: 200, height: 100)
    try window.showFrame()
    #expect(window.scene.size == Size(width: 200, height: 100))
    window.show(Scene(root: Layer(), size: size))
    window.size = Size(width: 210, height: 110)
    try window.showFrame()
    #expect(window.scene.size == Size(width: 210, height: 110))
    #expect(try window.surfacePixels().count == 210 * 110)
  }

  @Test("the clipboard keeps a text")
  func clipboard() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    Clipboard.text = "Grüße"
    #expect(Clipboard.text == "Grüße")
    Clipboard.text = nil
    #expect(Clipboard.text == nil)
  }
}
