import InlayGraphics

/// The velocity of a pointer, from the distances of its last 100 milliseconds.
struct VelocityTracker {
  private struct Sample {
    let time: Double
    var position: Point
  }

  private var samples: [Sample] = []
  private var position = Point.zero

  /// The window in seconds.
  private static let window = 0.1
  /// A pointer that did not move for as long, in seconds, rests.
  private static let rest = 0.05
  /// No velocity is larger, in points per second.
  private static let limit = 100_000.0

  init(at time: Double) { samples.append(Sample(time: time, position: position)) }

  /// Adds a distance since the last call, in points. Of several calls at one time, or before the last time, the sum
  /// counts. O(samples of 100 ms).
  mutating func move(by distance: Size, at time: Double) {
    position = Point(x: position.x + distance.width, y: position.y + distance.height)
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].position = position
    } else {
      samples.removeAll { $0.time < time - Self.window }
      samples.append(Sample(time: time, position: position))
    }
  }

  /// The velocity at a time, in points per second: the slope of the line with the least squares of distances. 0 for a
  /// pointer that rests.
  func velocity(at time: Double) -> Size {
    guard let last = samples.last, time - last.time < Self.rest else { return .zero }
    let recent = samples.filter { $0.time >= max(time, last.time) - Self.window }
    let count = Double(recent.count)
    let mean = recent.reduce(0) { $0 + $1.time - last.time } / count
    var (spread, x, y) = (0.0, 0.0, 0.0)
    for sample in recent {
      let offset = sample.time - last.time - mean
      spread += offset * offset
      x += offset * (sample.position.x - last.position.x)
      y += offset * (sample.position.y - last.position.y)
    }
    guard spread > 0 else { return .zero }
    return Size(width: Self.limited(x / spread), height: Self.limited(y / spread))
  }

  private static func limited(_ velocity: Double) -> Double {
    velocity.isFinite ? max(-limit, min(velocity, limit)) : 0
  }
}
