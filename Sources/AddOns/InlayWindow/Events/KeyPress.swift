import CInlaySDL2
import InlayViews

/// A press or release of any key.
public struct KeyPress: Hashable, Sendable {
  /// The name on the key, as SDL has it: `A`, `F11`, `Left Shift`, `Keypad 5`.
  public var name: String
  /// The character of the key without modifiers, in the keyboard's layout; nil for a key without one, such as F11.
  public var character: Character?
  public var modifiers: KeyModifiers
  public var isDown: Bool
  /// Whether the key is held and the event repeats its first one.
  public var isRepeat: Bool
  /// In seconds of the scene's clock.
  public var time: Double
  /// The event for the views of the window: presses of keys that lists handle.
  public var listEvent: KeyEvent?

  init(_ event: SDL_KeyboardEvent, at time: Double) {
    let symbol = event.keysym.sym
    name = String(cString: SDL_GetKeyName(symbol))
    character = Self.character(symbol)
    modifiers = KeyModifiers(sdl: event.keysym.mod)
    isDown = event.state != 0
    isRepeat = event.repeat != 0
    self.time = time
    let hasNumbers = event.keysym.mod & UInt16(KMOD_NUM.rawValue) != 0
    guard isDown, let key = KeyEvent.Key(sdl: symbol, hasNumbers: hasNumbers, modifiers: modifiers) else { return }
    listEvent = KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: time)
  }

  /// Codes of keys with a character are the character's; those of others have bit 30.
  private static func character(_ symbol: SDL_Keycode) -> Character? {
    guard symbol >= 0x20, symbol != 0x7F, symbol & (1 << 30) == 0 else { return nil }
    return Unicode.Scalar(UInt32(symbol)).map(Character.init)
  }
}

extension KeyModifiers {
  init(sdl modifiers: UInt16) {
    func has(_ mask: SDL_Keymod) -> Bool { UInt32(modifiers) & UInt32(mask.rawValue) != 0 }
    self = []
    if has(KMOD_LSHIFT) || has(KMOD_RSHIFT) { insert(.shift) }
    if has(KMOD_LCTRL) || has(KMOD_RCTRL) { insert(.control) }
    if has(KMOD_LALT) || has(KMOD_RALT) { insert(.option) }
    if has(KMOD_LGUI) || has(KMOD_RGUI) { insert(.command) }
  }
}

extension KeyEvent.Key {
  /// - Parameter hasNumbers: Whether the keypad enters numbers.
  init?(sdl symbol: SDL_Keycode, hasNumbers: Bool, modifiers: KeyModifiers) {
    let isKeypad = Self.keypad[symbol] != nil
    guard let key = isKeypad && hasNumbers ? nil : Self.keypad[symbol] ?? Self.keys[symbol] else { return nil }
    self = key == .tab && modifiers.contains(.shift) ? .backTab : key
  }

  private static let keys: [SDL_Keycode: Self] = table([
    (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_PAGEUP, .pageUp),
    (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_SPACE, .space), (SDLK_RETURN, .return),
    (SDLK_KP_ENTER, .return), (SDLK_TAB, .tab), (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .delete),
    (SDLK_DELETE, .forwardDelete), (SDLK_a, .a), (SDLK_c, .c), (SDLK_v, .v), (SDLK_x, .x), (SDLK_y, .y), (SDLK_z, .z),
  ])

  private static let keypad: [SDL_Keycode: Self] = table([
    (SDLK_KP_8, .up), (SDLK_KP_2, .down), (SDLK_KP_4, .left), (SDLK_KP_6, .right), (SDLK_KP_9, .pageUp),
    (SDLK_KP_3, .pageDown), (SDLK_KP_7, .home), (SDLK_KP_1, .end), (SDLK_KP_PERIOD, .forwardDelete),
  ])

  private static func table(_ keys: [(SDL_KeyCode, Self)]) -> [SDL_Keycode: Self] {
    Dictionary(keys.map { (SDL_Keycode(bitPattern: $0.0.rawValue), $0.1) }, uniquingKeysWith: { $1 })
  }
}
