import InlayGraphics

/// An input event, created by the host and delivered by `Scene.send(_:)`. A value that needs no window: equal events
/// have equal effects.
public enum Event: Hashable, Sendable {
  /// A finger, a pen or a mouse goes down, moves or goes up.
  case pointer(PointerEvent)
  /// A wheel or a touchpad scrolls.
  case wheel(WheelEvent)
  /// A key is pressed or released.
  case key(KeyEvent)
  /// A text is entered.
  case text(TextEvent)
  /// A text is composed, such as by an input method.
  case composition(CompositionEvent)
}

extension Event {
  /// The time of the event, in seconds of the scene's clock.
  ///
  /// An event without a time has no dynamics: no delay before a row is highlighted, no long press, no velocity. With
  /// one, the scene's clock moves to it first.
  public var time: Double? {
    switch self {
    case .pointer(let pointer): pointer.time
    case .wheel(let wheel): wheel.time
    case .key(let key): key.time
    case .text(let text): text.time
    case .composition(let composition): composition.time
    }
  }

  /// Whether all numbers of the event are finite.
  package var isFinite: Bool {
    guard time?.isFinite ?? true else { return false }
    switch self {
    case .pointer(let pointer): return pointer.position.x.isFinite && pointer.position.y.isFinite
    case .wheel(let wheel):
      let numbers = [wheel.position.x, wheel.position.y, wheel.distance.width, wheel.distance.height]
      return numbers.allSatisfy(\.isFinite)
    case .key, .text, .composition: return true
    }
  }
}
