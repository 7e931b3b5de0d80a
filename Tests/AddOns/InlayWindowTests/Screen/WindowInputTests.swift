import CInlaySDL2
import CInlayXCB
import Inlay
import InlayControls
import InlayTestSupport
import Testing

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a window learns from input: that nobody is there, and that there is a keyboard.
@MainActor
@Suite(.serialized) struct WindowInputTests {
  private let size = Size(width: 320, height: 240)

  @Test("a window wakes up for the end of a rest, which also events of the app's own put off")
  func idle() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    var ends = 0
    let timer = window.scene.onIdle(after: 60) { ends += 1 }
    let scene = window.scene
    window.isExposed = true
    try WindowHost.shared.step(until: 0)
    let start = scene.time
    // Sums of the clock's time are rounded.
    func isNear(_ time: Double?, _ wanted: Double) -> Bool { time.map { abs($0 - wanted) < 1e-6 } ?? false }
    #expect(isNear(window.deadline, start + 60))
    window.handleEvent = { _ in true }
    window.handle(.input(.key(KeyEvent(.named("F5"), time: start + 10))))
    #expect(isNear(window.deadline, start + 70))
    window.handleEvent = nil
    window.handle(.input(.text(TextEvent("x", time: start + 20))))
    #expect(isNear(scene.nextTickTime, start + 80))
    window.handle(.hidden)
    #expect(window.deadline == nil, "a hidden window is not woken up")
    scene.tick(at: start + 81)
    #expect(ends == 1)
    window.handle(.shown)
    window.handle(.input(.text(TextEvent("x", time: start + 100))))
    scene.tick(at: start + 161)
    #expect(ends == 2)
    timer.cancel()
    window.handle(.input(.text(TextEvent("x", time: start + 200))))
    scene.tick(at: start + 300)
    #expect(ends == 2)
  }

  @Test("a keyboard on the screen appears by itself in windows, unless the app has set it or a keyboard is used")
  func keyboards() throws {
    useDriver("dummy")
    let own = Scene(root: Layer(), size: size)
    own.keyboardMode = .always
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    #expect(window.scene.keyboardMode == .automatic && !window.scene.hasHardwareKeyboard)
    let text = Window.Event.input(.text(TextEvent("x", time: 1)))
    window.isRecorded = true
    window.handle(text)
    #expect(!window.scene.hasHardwareKeyboard)
    window.isRecorded = false
    window.handle(text)
    #expect(window.scene.hasHardwareKeyboard)
    window.handle(.input(.pointer(PointerEvent(.down, at: .zero, time: 2))))
    #expect(window.scene.hasHardwareKeyboard, "a key that was used counts, whatever the system lists")
    window.show(own)
    #expect(window.scene.keyboardMode == .always)
  }

  /// A window with a field in it, on a display of its own or on none.
  private func window(_ field: TextField, options: Window.Options = Window.Options()) throws -> Window {
    let root = View()
    field.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    root.addSublayer(field)
    return try Window(title: "", root: root, size: size, options: options)
  }

  @Test("a focused field wakes the loop for its caret alone, and then not at all", arguments: ["dummy", "x11"])
  func rest(driver: String) throws {
    let server = driver == "x11" ? Xvfb.use(width: 400, height: 300, for: "WindowInputTests") : nil
    guard driver != "x11" || server != nil else { return }
    useDriver(driver)
    let field = TextField(placeholder: "Name")
    let window = try window(field)
    defer { window.close() }
    try window.settle()
    field.becomeFocused()
    // What comes with the focus.
    _ = try roundsOfLoop(in: 0.5)
    #expect(SDL_IsTextInputActive() == SDL_TRUE && field.isFocused)
    // The caret changes every 0.53 s.
    #expect(try roundsOfLoop(in: 1) <= 4)
    field.caretBlinks = false
    _ = try roundsOfLoop(in: 0.5)
    #expect(try roundsOfLoop(in: 1) == 1)
    field.caretBlinks = true
    window.handle(.hidden)
    _ = try roundsOfLoop(in: 0.5)
    #expect(try roundsOfLoop(in: 1) == 1, "a hidden window shows no caret")
  }

  @Test("the loop looks for the answers of an input method after a key, and while it composes")
  func answers() throws {
    guard let server = Xvfb.use(width: 400, height: 300, for: "WindowInputTests") else { return }
    _ = server
    let field = TextField(placeholder: "Name")
    field.caretBlinks = false
    let window = try window(field)
    defer { window.close() }
    try window.settle()
    window.takeFocus()
    field.becomeFocused()
    #expect(try runLoop { SDL_GetKeyboardFocus() == window.handle })
    _ = try roundsOfLoop(in: 0.5)
    #expect(try roundsOfLoop(in: 0.4) == 1)
    pushEvent(SDL_KEYDOWN) { ($0.key.windowID, $0.key.state) = (window.id, 1) }
    pushEvent(SDL_KEYUP) { $0.key.windowID = window.id }
    #expect(try roundsOfLoop(in: 0.4) > 2)
    _ = try roundsOfLoop(in: 1)
    #expect(try roundsOfLoop(in: 0.4) == 1)
    // sdl2-compat ends the process where a program pushes texts.
    guard !isSDL3 else { return }
    func compose(_ text: String) {
      pushEvent(SDL_TEXTEDITING) { event in
        event.edit.windowID = window.id
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
      }
    }
    compose("ni")
    _ = try roundsOfLoop(in: 1.2)
    #expect(try roundsOfLoop(in: 0.4) > 2)
    compose("")
    _ = try roundsOfLoop(in: 1.2)
    #expect(try roundsOfLoop(in: 0.4) == 1)
  }

  @Test("on an X server typing, selecting, the middle button and the request to close have their effects")
  func screen() throws {
    guard let server = Xvfb.use(width: 400, height: 300, for: "WindowInputTests") else { return }
    _ = server
    guard run(spawn("xdotool", "getmouselocation")) else {
      print("WindowInputTests: skipped, since there is no xdotool; see Demos/setup")
      return
    }
    let x = try #require(TestX())
    defer { x.close() }
    let field = TextField(placeholder: "Name")
    var options = Window.Options()
    options.position = .zero
    let window = try window(field, options: options)
    defer { window.close() }
    try window.settle()
    try press("60", "40") { field.isFocused }
    try useInput("type", "--delay", "40", "Ada 7") { field.text == "Ada 7" }
    #expect(x.owner(of: "PRIMARY") == 0)
    try useInput("key", "ctrl+a") { field.selectedRange == 0..<5 }
    #expect(x.owner(of: "PRIMARY") != 0 && x.owner(of: "CLIPBOARD") == 0)
    #expect(Clipboard.selectedText == "Ada 7" && Clipboard.text == nil)
    try useInput("key", "BackSpace") { field.text.isEmpty }
    try useInput("click", "2") { field.text == "Ada 7" }
    #expect(field.selectedRange == 5..<5)
    try requestClose(window)
    #expect(try runLoop { !window.isOpen })
  }

  /// As a window manager does.
  private func requestClose(_ window: Window) throws {
    let connection = try #require(XConnection())
    func atom(_ name: String) throws -> xcb_atom_t {
      let question = xcb_intern_atom(connection.handle, 0, UInt16(name.utf8.count), name)
      let answer = try #require(xcb_intern_atom_reply(connection.handle, question, nil))
      defer { free(answer) }
      return answer.pointee.atom
    }
    var event = xcb_client_message_event_t()
    (event.response_type, event.format) = (UInt8(XCB_CLIENT_MESSAGE), 32)
    (event.window, event.type) = (xcb_window_t(inlayX11Window(window.handle)), try atom("WM_PROTOCOLS"))
    event.data.data32.0 = try atom("WM_DELETE_WINDOW")
    withUnsafePointer(to: &event) { event in
      event.withMemoryRebound(to: CChar.self, capacity: MemoryLayout<xcb_client_message_event_t>.size) {
        _ = xcb_send_event(connection.handle, 0, xcb_window_t(inlayX11Window(window.handle)), 0, $0)
      }
    }
    // Returns when the server has read it.
    free(xcb_get_input_focus_reply(connection.handle, xcb_get_input_focus(connection.handle), nil))
    withExtendedLifetime(connection) {}
  }

  @Test("a device with the letters of a keyboard is one, and buttons of a case or a remote control are not")
  func devices() {
    let power = "I: Bus=0019 Vendor=0000\nN: Name=\"Power Button\"\nB: KEY=10000000000000 0\n"
    let remote = "N: Name=\"Remote\"\nB: EV=3\nB: KEY=3f000301ff 0 0 483ffff17aff32d bfd4444600000000 1 130c730 0\n"
    let keys = "N: Name=\"AT keyboard\"\nB: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe\n"
    #expect(!AttachedKeyboards.exist(in: "") && !AttachedKeyboards.exist(in: power + "\n" + remote))
    #expect(AttachedKeyboards.exist(in: power + "\n" + keys) && AttachedKeyboards.exist(in: keys))
    #expect(!AttachedKeyboards.exist(in: "B: KEY=\nB: KEY=xyz\nB: KEY= "))
  }
}
