import CInlaySDL2
import InlayGraphics
import InlayViews

/// Makes values of SDL's events. It calls no window and no clock.
struct EventTranslator {
  var geometry: WindowGeometry
  /// The mouse button that is down; others have no effect meanwhile.
  private var button: UInt8?
  /// The ids of fingers that are down: the least free ones from 1, so that equal gestures have equal ids.
  private var fingers: [Finger: Int] = [:]
  /// Whether the mouse is known to hover over the window.
  private var isHovering = false

  private struct Finger: Hashable {
    var device: SDL_TouchID
    var finger: SDL_FingerID
  }

  /// The id of the mouse.
  static let mouse = 0
  /// The distance of one notch of a wheel, in points.
  static let wheelStep = 48.0

  init(geometry: WindowGeometry) { self.geometry = geometry }

  /// - Parameters:
  ///   - time: Of the event, in seconds of the scenes' clock.
  ///   - modifiers: The keys that are held.
  /// - Returns: Nil for events without a meaning here.
  mutating func translate(_ event: SDL_Event, at time: Double, modifiers: KeyModifiers = []) -> Window.Event? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: return move(event.motion, time, modifiers)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return press(event.button, time, modifiers)
    case SDL_MOUSEWHEEL: return turn(event.wheel, time, modifiers)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return touch(event.tfinger, time, modifiers)
    case SDL_KEYDOWN, SDL_KEYUP: return .input(.key(KeyEvent(sdl: event.key, at: time)))
    case SDL_TEXTINPUT:
      var event = event
      return .input(.text(TextEvent(withUnsafeBytes(of: &event.text.text) { string(of: $0) }, time: time)))
    case SDL_TEXTEDITING:
      var edit = event.edit
      let text = withUnsafeBytes(of: &edit.text) { string(of: $0) }
      return .composition(text, start: edit.start, length: edit.length, time)
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return nil }
      return .composition(String(cString: text), start: event.editExt.start, length: event.editExt.length, time)
    case SDL_CLIPBOARDUPDATE: return .clipboardChanged
    case SDL_WINDOWEVENT: return change(event.window, time)
    case SDL_DISPLAYEVENT: return .displayChanged
    default: return nil
    }
  }

  private mutating func move(_ event: SDL_MouseMotionEvent, _ time: Double, _ modifiers: KeyModifiers) -> Window.Event?
  {
    guard event.which != inlayTouchMouse else { return nil }
    isHovering = button == nil
    return pointer(button == nil ? .hovered : .moved, event.x, event.y, time, modifiers)
  }

  private mutating func press(
    _ event: SDL_MouseButtonEvent, _ time: Double, _ modifiers: KeyModifiers
  ) -> Window.Event? {
    guard event.which != inlayTouchMouse else { return nil }
    if event.button == Self.backButton { return event.state != 0 ? .backRequested : nil }
    guard Self.button(event.button) != nil else { return nil }
    if event.state != 0 {
      guard button == nil else { return nil }
      button = event.button
      return pointer(.down, event.x, event.y, time, modifiers)
    }
    guard button == event.button else { return nil }
    defer { button = nil }
    return pointer(.up, event.x, event.y, time, modifiers)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ x: Int32, _ y: Int32, _ time: Double, _ modifiers: KeyModifiers
  ) -> Window.Event {
    let position = geometry.point(x: Double(x), y: Double(y))
    let button = button.flatMap(Self.button) ?? .primary
    return .input(
      .pointer(
        PointerEvent(
          phase, at: position, id: Self.mouse, kind: .mouse, button: button, modifiers: modifiers, time: time)))
  }

  private static let backButton = UInt8(SDL_BUTTON_X1)

  private static func button(_ number: UInt8) -> PointerEvent.Button? {
    switch number {
    case 1: .primary
    case 2: .middle
    case 3: .secondary
    default: nil
    }
  }

  /// SDL counts turns to the right and away from the user. A turn with Shift is one to the side, as on most desktops.
  private func turn(_ event: SDL_MouseWheelEvent, _ time: Double, _ modifiers: KeyModifiers) -> Window.Event? {
    guard event.which != inlayTouchMouse else { return nil }
    var (x, y) = (Double(event.preciseX), -Double(event.preciseY))
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return nil }
    let isPrecise = x != x.rounded() || y != y.rounded()
    if modifiers.contains(.shift), x == 0 { (x, y) = (y, 0) }
    let position = geometry.point(x: Double(event.mouseX), y: Double(event.mouseY))
    let distance = Size(width: x * Self.wheelStep, height: y * Self.wheelStep)
    return .input(.wheel(WheelEvent(at: position, by: distance, isPrecise: isPrecise, time: time)))
  }

  private mutating func touch(_ event: SDL_TouchFingerEvent, _ time: Double, _ modifiers: KeyModifiers) -> Window.Event?
  {
    let finger = Finger(device: event.touchId, finger: event.fingerId)
    let phase: PointerEvent.Phase
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      phase = .down
      if fingers[finger] == nil { fingers[finger] = (1...).first { id in !fingers.values.contains(id) } }
    case SDL_FINGERUP: phase = .up
    default: phase = .moved
    }
    guard let id = fingers[finger] else { return nil }
    if phase == .up { fingers[finger] = nil }
    let position = geometry.point(ofFinger: event.x, event.y)
    return .input(.pointer(PointerEvent(phase, at: position, id: id, modifiers: modifiers, time: time)))
  }

  /// Ends what is down or hovers, in the order of the ids. Later events of it have no effect until it is down again.
  mutating func cancelPointers(at time: Double) -> [Window.Event] {
    var events: [Window.Event] = []
    // The first one of a pressed mouse cancels the press, the second one ends its hovering.
    let count = (button == nil ? 0 : 1) + (button != nil || isHovering ? 1 : 0)
    events += Array(repeating: pointer(.cancelled, -1, -1, time, []), count: count)
    for id in fingers.values.sorted() {
      events.append(.input(.pointer(PointerEvent(.cancelled, at: Point(x: -1, y: -1), id: id, time: time))))
    }
    (button, isHovering, fingers) = (nil, false, [:])
    return events
  }

  private mutating func change(_ event: SDL_WindowEvent, _ time: Double) -> Window.Event? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: return .resized
    case SDL_WINDOWEVENT_MOVED: return .moved(Point(x: Double(event.data1), y: Double(event.data2)))
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: return .shown
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .hidden
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: return .focusLost
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: return .displayChanged
    case SDL_WINDOWEVENT_CLOSE: return .closeRequested
    case SDL_WINDOWEVENT_LEAVE:
      guard isHovering, button == nil else { return nil }
      isHovering = false
      return pointer(.cancelled, -1, -1, time, [])
    default: return nil
    }
  }
}

/// The text in a field of fixed size, up to its zero.
private func string(of bytes: UnsafeRawBufferPointer) -> String {
  String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
}

extension Window.Event {
  /// - Parameters:
  ///   - start: Of the selected part, in characters.
  ///   - length: Of the selected part, in characters.
  fileprivate static func composition(
    _ text: String, start: Int32, length: Int32, _ time: Double
  ) -> Window.Event {
    let start = max(0, Int(start))
    return .input(.composition(CompositionEvent(text, selection: start..<start + max(0, Int(length)), time: time)))
  }
}
