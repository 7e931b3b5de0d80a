import InlayGraphics
import InlayLayers
import InlayLists

/// Steps with a person's input.
extension ScriptRunner {
  func input(_ step: ScriptStep) throws {
    switch step.name {
    case "tap":
      let point = try point(step.value, step)
      let moment = runsNext ? time : nil
      try send(.pointer(PointerEvent(.down, at: point, time: moment)), step)
      try send(.pointer(PointerEvent(.up, at: point, time: moment)), step)
    case "drag": try drag(step)
    case "key", "pointer", "wheel", "text", "composition":
      guard let event = Event(step.name, step.value) else { return }
      try send(event, step)
    case "scrollTo": try scrollTo(step)
    default: break
    }
  }

  /// Rows that the event brings into view count like others. The scene lays out after it moved the clock, as for
  /// any host: a layout before would give presses that wait other rows.
  func send(_ event: Event, _ step: ScriptStep) throws(FileError) {
    let isHandled = scene.send(event)
    followClock()
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
    switch event {
    case .text where !isHandled: warn("no text field has the focus", step)
    case .pointer(let pointer) where pointer.phase == .down:
      if let message = scene.size.warning(ofPress: pointer.position) { warn(message, step) }
    default: break
    }
  }

  /// Warns of a step that has no effect.
  private func warn(_ message: String, _ step: ScriptStep) {
    loaded.note(step.problem(message, severity: .warning, in: loaded.fileName))
  }

  /// Moves the pointer along a straight line at constant speed, one part for each frame. Its events have no times.
  private func drag(_ step: ScriptStep) throws {
    guard let from = step.value["from"]?.point, let to = step.value["to"]?.point else { return }
    let start = time
    let duration = ObjectSpec.dragDuration(step.value)
    try send(.pointer(PointerEvent(.down, at: from)), step)
    for time in ScriptClock.ticks(from: start, lasting: duration) {
      let part = (time - start) / duration
      let point = Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      try send(.pointer(PointerEvent(.moved, at: point)), step)
      try pass(to: time, step)
    }
    try send(.pointer(PointerEvent(.moved, at: to)), step)
    warn(ofDragFrom: from, step)
    try send(.pointer(PointerEvent(.up, at: to)), step)
  }

  /// Warns, before the release, of a drag that nothing follows.
  func warn(ofDragFrom from: Point, _ step: ScriptStep) {
    guard Rect(origin: .zero, size: scene.size).contains(from), !scene.eventDispatcher.isEffective(pointer: 0)
    else { return }
    warn("the \(step.name) has no effect: nothing at [\(from.x.text), \(from.y.text)] follows it", step)
  }

  private func scrollTo(_ step: ScriptStep) throws(FileError) {
    let table = try table(of: step)
    guard let section = step.value["section"]?.integer, let number = step.value["row"]?.integer else { return }
    let path = try row(RowPath(section: section, row: number), of: step, in: table)
    table.layoutIfNeeded()
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
    let position = ObjectSpec.scrollPosition(step.value)
    table.scrollToRow(at: path, at: position, animated: ObjectSpec.scrollsAnimated(step.value))
  }
}

extension Size {
  /// The warning about a press outside a scene of this size; nil for a press inside.
  func warning(ofPress point: Point) -> String? {
    guard !Rect(origin: .zero, size: self).contains(point) else { return nil }
    let place = "[\(point.x.text), \(point.y.text)]"
    return "\(place) is outside the scene, which has \(width.text) x \(height.text) points"
  }
}
