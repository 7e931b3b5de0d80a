import InlayGraphics

/// A drag of a scroll view by a pointer.
struct ScrollDrag {
  enum Lock { case undecided, free, vertical, horizontal }

  /// The velocity; nil for a drag without times.
  var tracker: VelocityTracker?
  var lock: Lock
  /// The distance from the dragged offset that belongs to the shown one to the pointer's, in points: parts of a pixel,
  /// and distances beyond the ends of content that does not bounce.
  var rest = Size.zero
  /// Whether the content may be beyond its ends.
  var hasBounced = false

  /// A distance without its part across the axis of a drag that is clearly along one axis. The first distance decides.
  mutating func locked(_ distance: Size) -> Size {
    if lock == .undecided && distance != .zero {
      let (width, height) = (abs(distance.width), abs(distance.height))
      lock = height > Self.clear * width ? .vertical : width > Self.clear * height ? .horizontal : .free
    }
    switch lock {
    case .undecided, .free: return distance
    case .vertical: return Size(width: 0, height: distance.height)
    case .horizontal: return Size(width: distance.width, height: 0)
    }
  }

  /// The ratio between the axes of a drag that is clearly along one.
  private static var clear: Double { 1.5 }
}
