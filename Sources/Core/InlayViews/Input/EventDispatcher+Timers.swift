import InlayLayers

/// Effects of presses that are held: the scene's clock drives them.
extension EventDispatcher: TickClient {
  /// The time for which a touch is not tracked if it may become a drag, in seconds.
  static let trackingDelay = 0.15
  /// The time after which a press is a long press, in seconds.
  static let longPressDelay = 0.5

  package func advance(to time: Double) -> Bool {
    fireTimers(until: time)
    return nextTimer != nil
  }

  func awaitTimers(of press: Press) { if press.nextTimer != nil { scene.addTickClient(self) } }

  /// Acts on the presses that were held until a time, in the order of their times.
  func fireTimers(until time: Double) {
    while let (press, due) = nextTimer, due <= time {
      scene.root.layoutIfNeeded()
      guard isDown(press), press.nextTimer == due else { continue }
      if case .delayed = press.state {
        _ = beginTracking(press)
      } else {
        press.holdTime = nil
        if !press.isKept { offer(press, at: .held, to: takers(of: views(of: press))) }
      }
    }
  }

  /// The press that waits for the next point in time, in seconds.
  private var nextTimer: (press: Press, time: Double)? {
    var next: (press: Press, time: Double)?
    for press in presses.values {
      guard let time = press.nextTimer else { continue }
      if let next, (next.time, next.press.start.id) < (time, press.start.id) { continue }
      next = (press, time)
    }
    return next
  }
}

extension Press {
  /// The time at which the press has an effect if it is held, in seconds; nil if it has none.
  var nextTimer: Double? {
    if case .delayed(let time) = state { return time }
    return holdTime
  }
}
