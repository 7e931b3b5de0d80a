/// A movement along one axis to a target in a given time: the cubic with a position and a velocity at its start, at
/// rest at its end.
///
/// From rest it is an ease in and out. The rest of such a movement is one too, so a new target keeps the velocity.
/// Positions are in points, times in seconds from its start.
struct Ease: Equatable {
  var target: Double
  private let distance: Double
  private let startVelocity: Double
  let duration: Double

  /// - Parameter duration: Shortened if the velocity would lead beyond the target.
  init(from position: Double, velocity: Double, to target: Double, duration: Double) {
    self.target = target
    distance = target - position
    startVelocity = velocity
    // A longer cubic passes its target and returns.
    let isAhead = velocity * distance > 0
    self.duration = isAhead ? min(duration, 3 * distance / velocity) : distance == 0 ? 0 : duration
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return target }
    let part = time / duration
    let rest = 1 - part
    return target - distance * rest * rest * (1 + 2 * part) + startVelocity * time * rest * rest
  }

  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let part = time / duration
    let rest = 1 - part
    return 6 * distance * part * rest / duration + startVelocity * rest * (1 - 3 * part)
  }

  /// Moves the whole movement.
  mutating func shift(by distance: Double) { target += distance }
}
