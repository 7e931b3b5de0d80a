/// The offsets of a scroll view along one axis, in points.
struct ScrollRange: Equatable {
  /// The least and the largest offset inside the content.
  var least: Double
  var most: Double
  /// The length of the view.
  var length: Double
  /// Whether offsets may be outside the content for a time.
  var bounces: Bool

  func clamped(_ offset: Double) -> Double { max(least, min(offset, most)) }

  func contains(_ offset: Double) -> Bool { offset >= least && offset <= most }

  mutating func shift(by distance: Double) {
    least += distance
    most += distance
  }

  /// The offset for a pointer that drags the content to another.
  func shown(_ offset: Double) -> Double {
    let edge = clamped(offset)
    return bounces && edge != offset ? edge + RubberBand(length: length).shown(offset - edge) : edge
  }

  /// The inverse of `shown` for a range that bounces.
  func dragged(_ shown: Double) -> Double {
    let edge = clamped(shown)
    return bounces && edge != shown ? edge + RubberBand(length: length).distance(shown - edge) : shown
  }

  /// The velocity of the content, as a part of the pointer's.
  func slope(at shown: Double) -> Double {
    contains(shown) ? 1 : bounces ? RubberBand(length: length).slope(shown - clamped(shown)) : 0
  }

  /// The page at which a drag ends: the next one in the velocity's direction, or the nearest one of a slow drag. Pages
  /// are as long as the view and begin at `least`; the last one ends at `most`.
  func page(from offset: Double, velocity: Double) -> Double {
    guard length > 0, contains(offset) else { return clamped(offset) }
    let page = (offset - least) / length
    let (before, after) = (clamped(least + length * page.rounded(.down)), clamped(least + length * page.rounded(.up)))
    if abs(velocity) < Self.pageVelocity { return offset - before < after - offset ? before : after }
    return velocity > 0 ? after : before
  }

  /// A drag of this velocity turns a page, in points per second.
  private static var pageVelocity: Double { 200 }
}
