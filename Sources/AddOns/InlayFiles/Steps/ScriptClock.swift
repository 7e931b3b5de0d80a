import InlaySystem

/// The times of a script's frames.
enum ScriptClock {
  static let framesPerSecond = 60.0

  /// Units of work: of a step beside its changes, of a layer that a step searches for its target, of a pixel of a PNG,
  /// of one that is compared with the frame before and copied, and of a pixel of a new canvas, whose memory the system
  /// allocates by the page.
  static let workOfStep = 2_000
  static let workOfSearchedLayer = 500
  static let workOfEncodedPixel = 15
  static let workOfComparedPixel = 2
  static let workOfNewPixel = 3

  /// The most frames of a `run` until rest: 10 seconds.
  static let mostFramesUntilRest = 600

  /// The most frames that a step makes.
  static func frames(ofStep name: String, _ value: Value) -> Double {
    switch name {
    case "tick": 1
    case "run": value.number.map { $0 * framesPerSecond } ?? (value.isRest ? Double(mostFramesUntilRest) : 0)
    case "drag": ObjectSpec.dragDuration(value) * framesPerSecond
    case "fling": ObjectSpec.flingDuration(value) * framesPerSecond
    case "swipe": ObjectSpec.swipeDuration(value) * framesPerSecond
    case "pull": ObjectSpec.pullDuration(value) * framesPerSecond
    case "longPress": ObjectSpec.longPressDuration(value) * framesPerSecond
    default: 0
    }
  }

  /// The times that a `run` step ticks at: 60 a second, and its end.
  ///
  /// - Parameter last: The time of the frame before; the start if left out.
  static func ticks(from start: Double, lasting seconds: Double, since last: Double? = nil) -> [Double] {
    let last = last ?? start
    let rest = (start - last) * framesPerSecond
    // A rest of a frame that comes from rounding is not a frame.
    let count = Int(clamping: (seconds * framesPerSecond + rest - 1e-6).rounded(.up))
    guard seconds * framesPerSecond > 1e-6 else { return [] }
    let first = Int(clamping: (rest + 1e-6).rounded(.down)) + 1
    return (first..<max(first, count)).map { last + Double($0) / framesPerSecond } + [start + seconds]
  }

  /// The same for a gesture, whose end is between two frames: it has none of its own.
  static func gestureTicks(from start: Double, lasting seconds: Double, since last: Double?) -> [Double] {
    let ticks = ticks(from: start, lasting: seconds, since: last)
    let frames = (start + seconds - (last ?? start)) * framesPerSecond
    return abs(frames - frames.rounded()) < 1e-6 ? ticks : ticks.dropLast()
  }
}

extension Value {
  /// Whether a `run` step ticks until nothing moves.
  var isRest: Bool { text == ObjectSpec.runUntilRest }
}

extension Value.Elements {
  /// The most steps and frames of a script.
  var scriptLength: Double { steps.reduce(0) { $0 + 1 + ScriptClock.frames(ofStep: $1.name, $1.value) } }

  /// The steps of a script: each is an object with one key.
  var steps: [ScriptStep] {
    enumerated().compactMap { index, value in
      value.entries.first.flatMap { entry in
        entry.key.scalar.map { ScriptStep(index: index, name: $0, value: entry.value, place: entry.key.place) }
      }
    }
  }
}

/// A step of a script.
struct ScriptStep {
  let index: Int
  let name: String
  let value: Value
  let place: Place

  /// A problem with this step, or with one of its keys.
  func problem(
    _ message: String, key: String? = nil, severity: Problem.Severity = .error, in file: String
  ) -> Problem {
    let place = key.flatMap { value[$0]?.place } ?? place
    let path = ["script[\(index)]", name, key].compactMap { $0 }.joined(separator: ".")
    return Problem(
      file: file, line: place.line, column: place.column, severity: severity, message: "\(path): \(message)")
  }
}
