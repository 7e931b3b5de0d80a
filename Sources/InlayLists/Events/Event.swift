import InlayGraphics

/// Something that a person does: a value, made by whoever has the person before them, and sent to a scene's views by an
/// `EventDispatcher`. No window is needed, and the same events have the same effects.
public enum Event: Hashable, Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
}

extension Event {
  /// Whether all numbers of the event are finite.
  var isFinite: Bool {
    switch self {
    case .pointer(let pointer): pointer.position.x.isFinite && pointer.position.y.isFinite
    case .wheel(let wheel):
      [wheel.position.x, wheel.position.y, wheel.distance.width, wheel.distance.height].allSatisfy(\.isFinite)
    case .key: true
    }
  }
}

/// What a finger, or a mouse with its first button, does.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case down, moved, up
    /// The press ended without its aim: nothing is to come of it.
    case cancelled
  }

  public var phase: Phase
  /// In points of the scene.
  public var position: Point

  public init(_ phase: Phase, at position: Point) {
    self.phase = phase
    self.position = position
  }
}

/// A turn of a wheel, or a stroke over a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// Of the pointer, in points of the scene.
  public var position: Point
  /// How far what lies there is to be scrolled, in points, as in `ScrollView.scroll(by:)`: a positive height shows what
  /// is farther down. AppKit's deltas are the other way round.
  public var distance: Size

  public init(at position: Point, by distance: Size) {
    self.position = position
    self.distance = distance
  }
}
