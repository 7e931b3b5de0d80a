import CInlaySDL2
import InlayViews

extension KeyEvent {
  init(sdl event: SDL_KeyboardEvent, at time: Double) {
    let modifiers = KeyModifiers(sdl: event.keysym.mod)
    let hasNumbers = event.keysym.mod & UInt16(KMOD_NUM.rawValue) != 0
    self.init(
      Key(sdl: event.keysym.sym, hasNumbers: hasNumbers, modifiers: modifiers), modifiers: modifiers,
      isDown: event.state != 0, isRepeat: event.repeat != 0, time: time)
  }
}

extension KeyModifiers {
  init(sdl modifiers: UInt16) {
    func has(_ mask: SDL_Keymod) -> Bool { UInt32(modifiers) & UInt32(mask.rawValue) != 0 }
    self = []
    if has(KMOD_LSHIFT) || has(KMOD_RSHIFT) { insert(.shift) }
    if has(KMOD_LCTRL) || has(KMOD_RCTRL) { insert(.control) }
    if has(KMOD_LALT) || has(KMOD_RALT) { insert(.alt) }
    if has(KMOD_LGUI) || has(KMOD_RGUI) { insert(.super) }
  }
}

extension KeyEvent.Key {
  /// - Parameter hasNumbers: Whether the keypad enters numbers.
  init(sdl symbol: SDL_Keycode, hasNumbers: Bool, modifiers: KeyModifiers) {
    if let key = hasNumbers && Self.keypad[symbol] != nil ? nil : Self.keypad[symbol] ?? Self.keys[symbol] {
      self = key == .tab && modifiers.contains(.shift) ? .backTab : key
    } else if let character = Self.character(symbol) {
      self = .character(character)
    } else {
      self = .named(String(cString: SDL_GetKeyName(symbol)))
    }
  }

  /// Codes of keys with a character are the character's; those of others have bit 30.
  private static func character(_ symbol: SDL_Keycode) -> Character? {
    guard symbol >= 0x20, symbol != 0x7F, symbol & (1 << 30) == 0 else { return nil }
    return Unicode.Scalar(UInt32(symbol)).map(Character.init)
  }

  private static let keys: [SDL_Keycode: Self] = table([
    (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_PAGEUP, .pageUp),
    (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_SPACE, .space), (SDLK_RETURN, .return),
    (SDLK_KP_ENTER, .return), (SDLK_TAB, .tab), (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .backspace),
    (SDLK_DELETE, .forwardDelete),
  ])

  private static let keypad: [SDL_Keycode: Self] = table([
    (SDLK_KP_8, .up), (SDLK_KP_2, .down), (SDLK_KP_4, .left), (SDLK_KP_6, .right), (SDLK_KP_9, .pageUp),
    (SDLK_KP_3, .pageDown), (SDLK_KP_7, .home), (SDLK_KP_1, .end), (SDLK_KP_PERIOD, .forwardDelete),
  ])

  private static func table(_ keys: [(SDL_KeyCode, Self)]) -> [SDL_Keycode: Self] {
    Dictionary(keys.map { (SDL_Keycode(bitPattern: $0.0.rawValue), $0.1) }, uniquingKeysWith: { $1 })
  }
}
