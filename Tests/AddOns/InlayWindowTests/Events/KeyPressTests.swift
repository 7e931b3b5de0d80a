import CInlaySDL2
import Inlay
import Testing

@testable import InlayWindow

@Suite struct KeyPressTests {
  private func press(
    _ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, isDown: Bool = true, isRepeat: Bool = false
  ) -> KeyPress {
    var event = SDL_KeyboardEvent()
    event.state = isDown ? 1 : 0
    event.repeat = isRepeat ? 1 : 0
    event.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
    event.keysym.mod = UInt16(modifiers.rawValue)
    return KeyPress(event, at: 5)
  }

  @Test("keys of lists are events for views, others are values only")
  func listKeys() {
    #expect(press(SDLK_DOWN, isRepeat: true).listEvent == KeyEvent(.down, isRepeat: true, time: 5))
    #expect(press(SDLK_DOWN, isDown: false).listEvent == nil)
    #expect(press(SDLK_a, KMOD_LCTRL).listEvent == KeyEvent(.a, modifiers: .control, time: 5))
    #expect(press(SDLK_TAB, KMOD_RSHIFT).listEvent == KeyEvent(.backTab, modifiers: .shift, time: 5))
    #expect(press(SDLK_KP_ENTER).listEvent?.key == .return)
    #expect(press(SDLK_F11).listEvent == nil)
  }

  @Test("every key of lists has a key of the keyboard")
  func allKeys() {
    let codes = (8...127).map { Int32($0) } + (0..<300).map { Int32($0) | 1 << 30 }
    let keys = codes.flatMap { code in
      [KeyModifiers(), .shift].compactMap { KeyEvent.Key(sdl: code, hasNumbers: false, modifiers: $0) }
    }
    #expect(Set(keys) == Set(KeyEvent.Key.allCases))
  }

  @Test("the keypad moves the focus only while it enters no numbers")
  func keypad() {
    #expect(press(SDLK_KP_8).listEvent?.key == .up)
    #expect(press(SDLK_KP_8, KMOD_NUM).listEvent == nil)
  }

  @Test("a key has its name, its character and all modifiers")
  func values() {
    let key = press(SDLK_c, SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RALT.rawValue | KMOD_LGUI.rawValue))
    #expect(key.name == "C")
    #expect(key.character == "c")
    #expect(key.modifiers == [.control, .option, .command])
    #expect(press(SDLK_F11).character == nil)
    #expect(press(SDLK_RETURN).character == nil)
  }
}
