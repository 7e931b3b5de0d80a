import InlayGraphics

/// An input event, created by the host and sent to a scene's views by an `EventDispatcher`. A value that needs no
/// window: equal events have equal effects.
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

/// An event of a finger, or of a mouse with its first button.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case down, moved, up
    /// The press ended without an effect.
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
  /// The distance to scroll the content at the position, in points, as in `ScrollView.scroll(by:)`: a positive height
  /// shows content farther down. AppKit's deltas have the opposite sign.
  public var distance: Size

  public init(at position: Point, by distance: Size) {
    self.position = position
    self.distance = distance
  }
}
