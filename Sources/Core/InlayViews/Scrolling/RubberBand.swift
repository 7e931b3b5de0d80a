/// The resistance of content that is dragged beyond its end, with UIKit's formula.
struct RubberBand {
  /// The length of the view along the axis, in points: the content is never dragged as far.
  let length: Double

  /// UIKit's.
  static let coefficient = 0.55

  /// The distance beyond the end at which content is shown whose pointer is a distance beyond it, in points.
  func shown(_ distance: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = min(abs(distance), Self.reach * length)
    let shown = (1 - 1 / (pull * Self.coefficient / length + 1)) * length
    return distance < 0 ? -shown : shown
  }

  /// The inverse of `shown`.
  func distance(_ shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let part = min(abs(shown) / length, Self.mostShown)
    let distance = (1 / (1 - part) - 1) * length / Self.coefficient
    return shown < 0 ? -distance : distance
  }

  /// The velocity of the content, as a part of the pointer's, at a shown distance.
  func slope(_ shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let rest = 1 - min(abs(shown) / length, Self.mostShown)
    return Self.coefficient * rest * rest
  }

  /// Pulling farther, in lengths of the view, changes nothing.
  private static var reach: Double { 1_000 }
  private static var mostShown: Double { 1 - 1 / (reach * coefficient + 1) }
}
