import InlayGraphics

/// A turn of a wheel, or a stroke over a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// The position of the pointer, in points of the scene.
  public var position: Point
  /// The distance to scroll the content at the position, in points, as in `ScrollView.scroll(by:animated:)`: a positive
  /// height shows content farther down. AppKit's deltas have the opposite sign.
  public var distance: Size
  /// The time in seconds of the scene's clock; `nil` for no dynamics. See `Event.time`.
  public var time: Double?
  /// Whether the distance follows fingers on a touchpad. False for the notches of a wheel.
  public var isPrecise: Bool

  /// Creates an event: by default of a notched wheel and without a time.
  public init(at position: Point, by distance: Size, isPrecise: Bool = false, time: Double? = nil) {
    self.position = position
    self.distance = distance
    self.time = time
    self.isPrecise = isPrecise
  }
}
