import InlayGraphics
import InlayLayers
import InlayLists

/// Gestures whose events have times, with a frame for each move: the scene's reactions have dynamics.
extension ScriptRunner {
  func gesture(_ step: ScriptStep) throws {
    let value = step.value
    switch step.name {
    case "fling":
      guard let from = value["from"]?.point, let to = value["to"]?.point else { return }
      try move(from, to, lasting: ObjectSpec.flingDuration(value), step)
    case "longPress":
      guard let target = value["at"] else { return }
      let point = try point(target, key: "at", step)
      try move(point, point, lasting: ObjectSpec.longPressDuration(value), step)
    case "swipe":
      guard let direction = value["direction"]?.name(SwipeDirection.self) else { return }
      let way = direction.way(ObjectSpec.swipeDistance(value), in: scene.traits.effectiveDirection)
      let from = try value["at"]?.point ?? start(ofSwipe: step, way)
      try move(from, from.moved(by: way), lasting: ObjectSpec.swipeDuration(value), step)
    case "pull":
      let table = try table(of: step)
      // A pull from the middle stays on the table for most distances; what follows the pointer leaves it anyway.
      let bounds = table.bounds
      let from = table.convert(Point(x: bounds.midX, y: bounds.minY + bounds.height / 4), to: nil)
      let way = Size(width: 0, height: ObjectSpec.pullDistance(value))
      try move(from, from.moved(by: way), lasting: ObjectSpec.pullDuration(value), step)
    default: break
    }
  }

  /// Presses, moves the pointer along a straight line at constant speed, and releases it.
  private func move(_ from: Point, _ to: Point, lasting duration: Double, _ step: ScriptStep) throws {
    let start = time
    try send(.pointer(PointerEvent(.down, at: from, time: start)), step)
    for time in ScriptClock.gestureTicks(from: start, lasting: duration, since: lastFrame) {
      let part = (time - start) / duration
      let point = Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      if from != to { try send(.pointer(PointerEvent(.moved, at: point, time: time)), step) }
      try pass(to: time, step)
    }
    // The end may be between two frames: the second one shows what moves on since.
    skip(to: start + duration)
    if from != to {
      try send(.pointer(PointerEvent(.moved, at: to, time: time)), step)
      warn(ofDragFrom: from, step)
    }
    try send(.pointer(PointerEvent(.up, at: to, time: time)), step)
  }

  /// The start of a swipe whose middle is that of its target's visible part.
  private func start(ofSwipe step: ScriptStep, _ way: Size) throws(FileError) -> Point {
    try middle(of: step.value, rowMayBeCovered: true, step)
      .moved(by: Size(width: -way.width / 2, height: -way.height / 2))
  }
}

extension Point {
  fileprivate func moved(by way: Size) -> Point { Point(x: x + way.width, y: y + way.height) }
}
