import Inlay
import Testing

@testable import InlayWindow

/// What a window learns from input: that nobody is there, and that there is a keyboard.
@MainActor
@Suite(.serialized) struct WindowInputTests {
  private let size = Size(width: 320, height: 240)

  @Test("a window wakes up for the end of a rest, which also events of the app's own and other scenes put off")
  func idle() throws {
    useDriver("dummy")
    let window = try Window(title: "", size: size, root: Layer())
    defer { window.close() }
    var ends = 0
    let timer = window.onIdle(after: 60) { ends += 1 }
    let scene = window.scene
    window.handle(.exposed)
    try WindowHost.shared.step(until: 0)
    let start = scene.time
    #expect(window.deadline == start + 60)
    window.onEvent = { _ in true }
    window.handle(.input(.key(KeyEvent(.named("F5"), time: start + 10))))
    #expect(window.deadline == start + 70)
    window.onEvent = nil
    window.handle(.input(.text(TextEvent("x", time: start + 20))))
    #expect(scene.nextTickTime == start + 80)
    window.handle(.hidden)
    #expect(window.deadline == nil, "a hidden window is not woken up")
    scene.tick(at: start + 81)
    #expect(ends == 1)
    window.handle(.shown)
    let other = Scene(root: Layer(), size: size)
    window.show(other)
    window.handle(.input(.text(TextEvent("x", time: start + 100))))
    other.tick(at: start + 161)
    scene.tick(at: start + 161)
    #expect(ends == 2 && scene.nextTickTime == nil)
    timer.cancel()
    window.handle(.input(.text(TextEvent("x", time: start + 200))))
    other.tick(at: start + 300)
    #expect(ends == 2)
  }

  @Test("a keyboard on the screen appears by itself in windows, unless the app has set it or a keyboard is used")
  func keyboards() throws {
    useDriver("dummy")
    let own = Scene(root: Layer(), size: size)
    own.keyboardMode = .always
    let window = try Window(title: "", size: size, root: Layer())
    defer { window.close() }
    #expect(window.scene.keyboardMode == .automatic && !window.scene.hasHardwareKeyboard)
    let text = WindowEvent.input(.text(TextEvent("x", time: 1)))
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
