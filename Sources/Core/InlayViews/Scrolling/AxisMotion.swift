/// A scroll view's movement along one axis: what its position is at a time, from its state at the start.
///
/// It is a sequence of closed forms, so positions do not depend on the times of ticks. Planning it anew from the state
/// at any time gives the same movement.
struct AxisMotion {
  private enum Curve {
    case decay(Decay)
    case ease(Ease)
  }

  private struct Phase {
    /// The start in seconds of the scene's clock.
    let start: Double
    var curve: Curve
  }

  private var phases: [Phase] = []
  /// The position at rest, in points, perhaps between device pixels.
  private(set) var target: Double
  /// The time at which the movement is over.
  private(set) var end: Double

  func position(at time: Double) -> Double {
    guard time < end, let phase = phase(at: time) else { return target }
    let elapsed = max(0, time - phase.start)
    switch phase.curve {
    case .decay(let decay): return decay.position(at: elapsed)
    case .ease(let ease): return ease.position(at: elapsed)
    }
  }

  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> Double {
    guard time < end, let phase = phase(at: time) else { return 0 }
    let elapsed = max(0, time - phase.start)
    switch phase.curve {
    case .decay(let decay): return decay.velocity(at: elapsed)
    case .ease(let ease): return ease.velocity(at: elapsed)
    }
  }

  private func phase(at time: Double) -> Phase? {
    for index in phases.indices.dropFirst().reversed() where phases[index].start <= time { return phases[index] }
    return phases.first
  }

  /// Moves the whole movement, in points.
  mutating func shift(by distance: Double) {
    guard distance != 0 else { return }
    target += distance
    for index in phases.indices {
      switch phases[index].curve {
      case .decay(var decay):
        decay.shift(by: distance)
        phases[index].curve = .decay(decay)
      case .ease(var ease):
        ease.shift(by: distance)
        phases[index].curve = .ease(ease)
      }
    }
  }

  /// The state of an axis at a time.
  struct State {
    var position: Double
    /// The velocity in points per second.
    var velocity = 0.0
    var time: Double
  }

  private init(at state: State) {
    target = state.position
    end = state.time
  }

  /// The movement to a target in a time, in seconds, or less if the velocity is high.
  init(easing state: State, to target: Double, duration: Double) {
    let ease = Ease(from: state.position, velocity: state.velocity, to: target, duration: duration)
    phases = [Phase(start: state.time, curve: .ease(ease))]
    self.target = target
    end = state.time + ease.duration
  }

  /// Momentum, and a spring at an end of the content.
  ///
  /// - Parameters:
  ///   - decay: Of the deceleration rate.
  ///   - tolerance: The distance from the target at which the movement is over, in points.
  init(decelerating state: State, in range: ScrollRange, decay: Double, tolerance: Double) {
    self.init(at: state)
    var state = state
    if !range.contains(state.position) {
      guard let crossing = appendSpring(state, to: range.clamped(state.position), tolerance) else { return }
      state = crossing
    }
    let momentum = Decay(from: state.position, velocity: state.velocity, decay: decay)
    phases.append(Phase(start: state.time, curve: .decay(momentum)))
    guard !range.contains(momentum.target) else {
      target = momentum.target
      end = state.time + momentum.duration(until: tolerance)
      return
    }
    let edge = range.clamped(momentum.target)
    let time = momentum.time(at: edge)
    guard range.bounces else {
      target = edge
      end = state.time + time
      return
    }
    let most = Self.bounceRate * Self.euler * range.length / 2
    let velocity = max(-most, min(momentum.velocity(at: time), most))
    _ = appendSpring(State(position: edge, velocity: velocity, time: state.time + time), to: edge, tolerance)
  }

  /// The movement that a drag ends with if its target is given.
  ///
  /// - Parameters:
  ///   - decay: The slowest of momentum's form; more distant targets are reached by a spring.
  init(endingDrag state: State, to target: Double, decay: Double, tolerance: Double) {
    self.init(at: state)
    self.target = target
    let distance = target - state.position
    let rate = distance == 0 ? 0 : state.velocity / distance
    let curve =
      rate >= decay
      ? Decay(from: state.position, velocity: state.velocity, reaching: target)
      : Decay(from: state.position, velocity: state.velocity, to: target, spring: Self.bounceRate)
    phases = [Phase(start: state.time, curve: .decay(curve))]
    end = state.time + curve.duration(until: tolerance)
  }

  /// - Returns: The state in which the spring passes its target inwards; nil if it comes to rest there.
  private mutating func appendSpring(_ state: State, to edge: Double, _ tolerance: Double) -> State? {
    let spring = Decay(from: state.position, velocity: state.velocity, to: edge, spring: Self.bounceRate)
    phases.append(Phase(start: state.time, curve: .decay(spring)))
    target = edge
    guard let crossing = spring.crossing else {
      end = state.time + spring.duration(until: tolerance)
      return nil
    }
    return State(position: edge, velocity: spring.velocity(at: crossing), time: state.time + crossing)
  }

  /// The springs' rate per second: a stiffness of 100 for a mass of 1.
  static let bounceRate = 10.0
  private static var euler: Double { 2.718281828459045 }
}
