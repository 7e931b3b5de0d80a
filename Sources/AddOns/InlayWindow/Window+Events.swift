import CInlaySDL2
import InlayGraphics
import InlayViews

/// SDL's events and their effects.
extension Window {
  /// - Parameter time: Of the event, in seconds.
  func take(_ event: SDL_Event, at time: Double) {
    // Pointers are meant by the size that the window has now.
    if sizeMayHaveChanged { adoptSize() }
    if event.isExposure { isExposed = true }
    let modifiers = KeyModifiers(sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
    guard let event = translator.translate(event, at: time, modifiers: modifiers) else { return }
    handle(event)
    // Buttons that are down are released elsewhere.
    guard event == .focusLost || event == .hidden else { return }
    for event in translator.cancelPointers(at: time) { handle(event) }
  }

  /// An event as if it came from the display.
  func handle(_ event: Window.Event) {
    noteState(event)
    if event.isAction { WindowHost.shared.accessibility.noteInput() }
    guard !(handleEvent?(event) ?? false) else { return noteActivity(event) }
    switch event {
    case .input(.key(let key)) where key.isStatisticsShortcut:
      showsStatistics.toggle()
      noteActivity(event)
    case .input(let input): send(input)
    case .backRequested: noteActivity(event)
    case .closeRequested: close()
    default: break
    }
  }

  /// An event that the scene does not get, which notes the others.
  private func noteActivity(_ event: Window.Event) {
    switch event {
    case .backRequested: if !isRecorded { scene.advanceClock(to: WindowHost.shared.now) }
    case .input(let input) where input.isActivity:
      if let time = input.time, !isRecorded { scene.advanceClock(to: time) }
    default: return
    }
    scene.noteActivity()
  }

  /// Notes an event that changes the state of the window itself.
  private func noteState(_ event: Window.Event) {
    switch event {
    case .resized: sizeMayHaveChanged = true
    case .displayChanged:
      sizeMayHaveChanged = true
      adoptDisplay()
    case .input(.pointer(let pointer)) where pointer.phase == .down: focusPressed()
    case .shown:
      isVisible = true
      isExposed = true
    case .hidden: isVisible = false
    // The system may not have reported changes.
    case .focusGained:
      WindowHost.shared.followDesktop()
      WindowHost.shared.accessibility.noteActivation(of: self, true)
    case .focusLost: WindowHost.shared.accessibility.noteActivation(of: self, false)
    default: break
    }
  }

  /// Gives the focus to the window of a press if there is no window manager.
  private func focusPressed() {
    let host = WindowHost.shared
    guard host.windows.count > 1, SDL_GetKeyboardFocus() != handle, !host.hasWindowManager else { return }
    takeFocus()
  }

  func takeFocus() {
    guard let handle else { return }
    SDL_SetWindowInputFocus(handle)
    // SDL 3, which is below SDL 2's functions in newer systems, does it by a window manager alone.
    let (host, number) = (WindowHost.shared, inlayX11Window(handle))
    if number > 0, !host.hasWindowManager { host.desktop?.server?.focus(UInt32(truncatingIfNeeded: number)) }
  }

  private func send(_ event: InlayViews.Event) {
    if firstInput == nil { firstInput = event.time }
    inputRecorder?(event)
    noteKeyboards(event)
    scene.send(event)
  }

  /// Keyboards appear and disappear: whether one is attached is looked up when somebody touches the window. A key of
  /// one that the system does not list, such as of another computer, counts from then on.
  private func noteKeyboards(_ event: InlayViews.Event) {
    guard !isRecorded else { return }
    switch event {
    case .pointer(let pointer) where pointer.phase == .down && pointer.kind != .mouse: lookForKeyboards()
    case .text:
      usesKeys = true
      scene.hasHardwareKeyboard = true
    default: break
    }
  }
}

extension Window {
  /// Looks up whether a keyboard is attached, before something that brings one to the screen if none is.
  func lookForKeyboards() {
    guard !isRecorded, scene.keyboardMode == .automatic else { return }
    scene.hasHardwareKeyboard = usesKeys || AttachedKeyboards.exist
  }
}

extension Window.Event {
  /// Whether a person did something whose effect they want to hear: not what only moves or scrolls.
  fileprivate var isAction: Bool {
    switch self {
    case .backRequested: true
    case .input(.pointer(let pointer)): pointer.phase == .down || pointer.phase == .up
    case .input(.wheel): false
    case .input: true
    default: false
    }
  }
}

extension SDL_Event {
  /// Whether the display lost the window's pixels.
  fileprivate var isExposure: Bool {
    type == SDL_WINDOWEVENT.rawValue && UInt32(window.event) == SDL_WINDOWEVENT_EXPOSED.rawValue
  }
}

extension KeyEvent {
  var isStatisticsShortcut: Bool {
    isDown && !isRepeat && key == .character("f") && modifiers == [.control, .shift]
  }
}
