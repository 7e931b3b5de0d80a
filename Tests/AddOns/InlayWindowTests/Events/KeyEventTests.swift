import CInlaySDL2
import Inlay
import Testing

@testable import InlayWindow

/// SDL's keys as events of views.
@Suite struct KeyEventTests {
  private func press(
    _ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, isDown: Bool = true, isRepeat: Bool = false
  ) -> KeyEvent {
    var event = SDL_KeyboardEvent()
    event.state = isDown ? 1 : 0
    event.repeat = isRepeat ? 1 : 0
    event.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
    event.keysym.mod = UInt16(modifiers.rawValue)
    return KeyEvent(sdl: event, at: 5)
  }

  @Test("every key is an event: one that views know, a character, or one with SDL's name")
  func keys() {
    #expect(press(SDLK_DOWN, isRepeat: true) == KeyEvent(.down, isRepeat: true, time: 5))
    #expect(press(SDLK_DOWN, isDown: false) == KeyEvent(.down, isDown: false, time: 5))
    #expect(press(SDLK_a, KMOD_LCTRL) == KeyEvent(.character("a"), modifiers: .control, time: 5))
    #expect(press(SDLK_TAB, KMOD_RSHIFT) == KeyEvent(.backTab, modifiers: .shift, time: 5))
    #expect(press(SDLK_KP_ENTER).key == .return && press(SDLK_BACKSPACE).key == .backspace)
    #expect(press(SDLK_F11).key == .named("F11") && press(SDLK_LSHIFT).key == .named("Left Shift"))
    #expect(press(SDLK_EQUALS).key == .character("=") && press(SDLK_KP_PLUS).key == .named("Keypad +"))
  }

  @Test("every key that views know is one of the keyboard")
  func allKeys() {
    let codes = (8...127).map { Int32($0) } + (0..<300).map { Int32($0) | 1 << 30 }
    let keys = codes.flatMap { code in
      [KeyModifiers(), .shift].map { KeyEvent.Key(sdl: code, hasNumbers: false, modifiers: $0) }
    }
    #expect(Set(keys).isSuperset(of: KeyEvent.Key.used))
  }

  @Test("the keypad moves the focus only while it enters no numbers")
  func keypad() {
    #expect(press(SDLK_KP_8).key == .up)
    #expect(press(SDLK_KP_8, KMOD_NUM).key == .named("Keypad 8"))
  }

  @Test("an event has all modifiers")
  func modifiers() {
    let key = press(SDLK_c, SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RALT.rawValue | KMOD_LGUI.rawValue))
    #expect(key.key == .character("c") && key.modifiers == [.control, .alt, .super])
  }
}
