import InlayLayers

extension Scene {
  /// The conditions under which a keyboard appears on the screen for the focused text input.
  public enum KeyboardMode: String, CaseIterable, Hashable, Sendable {
    case never
    /// A keyboard appears if a finger or a pen was used last and no keyboard is attached.
    case automatic
    /// A keyboard appears for every text input.
    case always
  }
}

extension Scene.KeyboardMode: EnvironmentValue {}

private struct HardwareKeyboard: EnvironmentValue {}

extension Scene {
  /// The condition under which a keyboard appears on the screen. The default is `automatic` in windows and in scenes of
  /// files, and `never` in others.
  public var keyboardMode: KeyboardMode {
    get { environmentValues.value(of: KeyboardMode.self) ?? .never }
    set { setEnvironmentValue(newValue, isShown: true) }
  }

  /// Sets the mode, unless the app has set one.
  package func adoptKeyboardMode(_ mode: KeyboardMode) {
    if environmentValues.value(of: KeyboardMode.self) == nil { keyboardMode = mode }
  }

  /// Whether a keyboard is attached, so that none appears on the screen by itself. Windows set it: by the devices of
  /// the system, or when a key is used. False by default.
  public var hasHardwareKeyboard: Bool {
    get { environmentValues.value(of: HardwareKeyboard.self) != nil }
    set { setEnvironmentValue(newValue ? HardwareKeyboard() : nil) }
  }
}
