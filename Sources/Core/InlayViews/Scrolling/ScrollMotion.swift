import InlayGraphics
import InlayLayers

/// A scroll view's movement without a pointer: its offset at any time until it rests.
final class ScrollMotion {
  enum Kind {
    /// The motion after a drag: momentum, springs at the ends, pages.
    case deceleration
    /// An animated change of the offset.
    case animation
    /// Turns of a wheel.
    case wheel
  }

  let kind: Kind
  /// The scene with the clock.
  weak let scene: Scene?
  /// The motion of an axis; nil if it rests.
  var x: AxisMotion?
  var y: AxisMotion?
  /// The ranges for which the axes were planned.
  var ranges: (x: ScrollRange, y: ScrollRange)
  /// The targets of a deceleration that do not follow from its velocity.
  var wanted: (x: Double?, y: Double?) = (nil, nil)
  /// Whether the target stays inside the content.
  var clampsTarget = true
  /// The target at a time, for one that depends on the layout; nil if it does not exist any more.
  var movingTarget: (() -> Point?)?
  /// The offset that the motion set last. Another one moves all of the motion.
  var written: Point
  /// Whether its begin was reported to the delegate.
  var isReported = false

  init(_ kind: Kind, in scene: Scene, at offset: Point, ranges: (x: ScrollRange, y: ScrollRange)) {
    self.kind = kind
    self.scene = scene
    self.ranges = ranges
    written = offset
  }

  /// The end in seconds of the scene's clock.
  var end: Double { max(x?.end ?? -.infinity, y?.end ?? -.infinity) }

  /// Moves the whole motion, with the ranges and targets of its plan.
  func shift(by distance: Size) {
    x?.shift(by: distance.width)
    y?.shift(by: distance.height)
    ranges.x.shift(by: distance.width)
    ranges.y.shift(by: distance.height)
    wanted = (wanted.x.map { $0 + distance.width }, wanted.y.map { $0 + distance.height })
    written = Point(x: written.x + distance.width, y: written.y + distance.height)
  }

  /// The offset at a time, perhaps between device pixels.
  func position(at time: Double) -> Point {
    Point(x: x?.position(at: time) ?? written.x, y: y?.position(at: time) ?? written.y)
  }

  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> Size {
    Size(width: x?.velocity(at: time) ?? 0, height: y?.velocity(at: time) ?? 0)
  }

  var target: Point { Point(x: x?.target ?? written.x, y: y?.target ?? written.y) }
}
