import CInlaySDL2
import Inlay
import Testing

@testable import InlayWindow

@Suite struct EventTranslatorTests {
  /// 400 x 200 units with 2 pixels each, at 2.5 pixels per point.
  private var translator = EventTranslator(
    geometry: WindowGeometry(unitWidth: 400, unitHeight: 200, pixelWidth: 800, pixelHeight: 400, scale: 2.5))

  private func motion(_ x: Int32, _ y: Int32, device: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent(
      type: SDL_MOUSEMOTION.rawValue, timestamp: 0, windowID: 1, which: device, state: 0, x: x, y: y, xrel: 0, yrel: 0)
    return event
  }

  private func button(_ number: UInt8, isDown: Bool, _ x: Int32 = 10, _ y: Int32 = 20) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    event.button.button = number
    event.button.state = isDown ? 1 : 0
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  private func wheel(_ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    (event.wheel.mouseX, event.wheel.mouseY) = (100, 50)
    return event
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = id
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  private func pointer(_ event: Window.Event?) throws -> PointerEvent {
    guard case .input(.pointer(let pointer)) = try #require(event) else {
      throw Failure(event: event)
    }
    return pointer
  }

  private struct Failure: Error { let event: Window.Event? }

  @Test("positions are points of the scene")
  mutating func positions() throws {
    let event = try pointer(translator.translate(motion(100, 50), at: 3))
    #expect(event == PointerEvent(.hovered, at: Point(x: 80, y: 40), kind: .mouse, time: 3))
  }

  @Test("a press of the mouse has one button from down to up, and other buttons have no effect meanwhile")
  mutating func buttons() throws {
    let down = try pointer(translator.translate(button(3, isDown: true), at: 1, modifiers: .control))
    #expect(
      down
        == PointerEvent(
          .down, at: Point(x: 8, y: 16), kind: .mouse, button: .secondary, modifiers: .control, time: 1))
    #expect(translator.translate(button(1, isDown: true), at: 1) == nil)
    let moved = try pointer(translator.translate(motion(15, 20), at: 2))
    #expect((moved.phase, moved.button) == (.moved, .secondary))
    #expect(translator.translate(button(1, isDown: false), at: 2) == nil)
    #expect(try pointer(translator.translate(button(3, isDown: false), at: 3)).phase == .up)
    #expect(try pointer(translator.translate(motion(15, 20), at: 4)).phase == .hovered)
    #expect(translator.translate(button(8, isDown: true), at: 5) == nil)
  }

  @Test("the button for the way back is an event of its own, at its press and beside other buttons")
  mutating func backButton() throws {
    #expect(translator.translate(button(4, isDown: true), at: 1) == .backRequested)
    #expect(translator.translate(button(4, isDown: false), at: 1) == nil)
    #expect(try pointer(translator.translate(button(1, isDown: true), at: 2)).phase == .down)
    #expect(translator.translate(button(4, isDown: true), at: 3) == .backRequested)
    #expect(try pointer(translator.translate(button(1, isDown: false), at: 4)).phase == .up)
  }

  @Test("the mouse that SDL makes of fingers is ignored")
  mutating func touchMouse() {
    #expect(translator.translate(motion(1, 1, device: inlayTouchMouse), at: 0) == nil)
  }

  @Test("a mouse that leaves ends its hovering once, and not while a button is down")
  mutating func leaving() throws {
    var leave = SDL_Event()
    leave.window.type = SDL_WINDOWEVENT.rawValue
    leave.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
    #expect(translator.translate(leave, at: 0) == nil)
    _ = translator.translate(motion(1, 1), at: 0)
    #expect(try pointer(translator.translate(leave, at: 1)).phase == .cancelled)
    #expect(translator.translate(leave, at: 2) == nil)
    _ = translator.translate(motion(1, 1), at: 3)
    _ = translator.translate(button(1, isDown: true), at: 3)
    #expect(translator.translate(leave, at: 4) == nil)
  }

  @Test("a notch of the wheel away from the user shows content farther up, and fractions are precise")
  mutating func wheels() {
    let position = Point(x: 80, y: 40)
    func event(_ width: Double, _ height: Double, isPrecise: Bool = false) -> Window.Event {
      .input(.wheel(WheelEvent(at: position, by: Size(width: width, height: height), isPrecise: isPrecise, time: 7)))
    }
    #expect(translator.translate(wheel(0, 1), at: 7) == event(0, -48))
    #expect(translator.translate(wheel(0, -0.25), at: 7) == event(0, 12, isPrecise: true))
    #expect(translator.translate(wheel(2, 0), at: 7) == event(96, 0))
    #expect(translator.translate(wheel(0, -1), at: 7, modifiers: .shift) == event(48, 0))
    #expect(translator.translate(wheel(0, 0), at: 7) == nil)
    #expect(translator.translate(wheel(.nan, 1), at: 7) == nil)
  }

  @Test("each finger has an id of its own, the least free one")
  mutating func fingers() throws {
    func id(_ event: SDL_Event) throws -> Int { try pointer(translator.translate(event, at: 0)).id }
    #expect(try id(finger(SDL_FINGERDOWN, 900, 0.5, 0.5)) == 1)
    #expect(try id(finger(SDL_FINGERDOWN, 901, 0.5, 0.5)) == 2)
    #expect(try id(finger(SDL_FINGERUP, 900, 0.5, 0.5)) == 1)
    #expect(try id(finger(SDL_FINGERMOTION, 901, 0.5, 0.5)) == 2)
    #expect(try id(finger(SDL_FINGERDOWN, 902, 0.5, 0.5)) == 1)
    #expect(translator.translate(finger(SDL_FINGERMOTION, 903, 0.5, 0.5), at: 0) == nil)
    let event = try pointer(translator.translate(finger(SDL_FINGERMOTION, 902, 0.5, 0.25), at: 2))
    #expect(event == PointerEvent(.moved, at: Point(x: 160, y: 40), id: 1, kind: .touch, time: 2))
  }

  @Test("cancelled buttons and fingers have no effect until they are down again")
  mutating func cancelling() throws {
    #expect(translator.cancelPointers(at: 0) == [])
    _ = translator.translate(button(1, isDown: true), at: 1)
    for finger in [900, 901] as [Int64] {
      _ = translator.translate(self.finger(SDL_FINGERDOWN, finger, 0.5, 0.5), at: 1)
    }
    let events = try translator.cancelPointers(at: 2).map { try pointer($0) }
    #expect(events.allSatisfy { $0.phase == .cancelled && $0.time == 2 })
    // The mouse twice: its press, and its hovering.
    #expect(events.map(\.id) == [0, 0, 1, 2])
    #expect(translator.cancelPointers(at: 3) == [])
    #expect(translator.translate(finger(SDL_FINGERUP, 900, 0.5, 0.5), at: 3) == nil)
    #expect(translator.translate(button(1, isDown: false), at: 3) == nil)
    #expect(try pointer(translator.translate(motion(1, 1), at: 4)).phase == .hovered)
    #expect(try pointer(translator.translate(finger(SDL_FINGERDOWN, 900, 0.5, 0.5), at: 5)).id == 1)
  }

  @Test("text and compositions are values")
  mutating func text() {
    var input = SDL_Event()
    input.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &input.text.text) { $0.copyBytes(from: Array("é\0x".utf8)) }
    #expect(translator.translate(input, at: 0) == .input(.text(TextEvent("é", time: 0))))
    var full = SDL_Event()
    full.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &full.text.text) { $0.copyBytes(from: [UInt8](repeating: 97, count: 32)) }
    #expect(translator.translate(full, at: 0) == .input(.text(TextEvent(String(repeating: "a", count: 32), time: 0))))
    var edit = SDL_Event()
    edit.edit.type = SDL_TEXTEDITING.rawValue
    withUnsafeMutableBytes(of: &edit.edit.text) { $0.copyBytes(from: Array("かな".utf8)) }
    (edit.edit.start, edit.edit.length) = (1, 1)
    let composition = CompositionEvent("かな", selection: 1..<2, time: 0)
    #expect(translator.translate(edit, at: 0) == .input(.composition(composition)))
  }

  @Test(
    "changes of the window",
    arguments: [
      (SDL_WINDOWEVENT_SIZE_CHANGED, Window.Event.resized),
      (SDL_WINDOWEVENT_MINIMIZED, .hidden), (SDL_WINDOWEVENT_RESTORED, .shown),
      (SDL_WINDOWEVENT_CLOSE, .closeRequested),
      (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained), (SDL_WINDOWEVENT_MOVED, .moved(Point(x: 3, y: 4))),
      (SDL_WINDOWEVENT_DISPLAY_CHANGED, .displayChanged),
    ] as [(SDL_WindowEventID, Window.Event)])
  mutating func window(id: SDL_WindowEventID, value: Window.Event) {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = (3, 4)
    #expect(translator.translate(event, at: 0) == value)
  }
}
