import InlayLayers
import InlayLists

/// The times at which a caret is lit: a function of the scene's clock alone.
struct CaretBlinking {
  /// The last input, in seconds of the scene's clock.
  private var start = 0.0
  /// The number of changes since then.
  private var changes = 0
  /// Whether it continues.
  private(set) var isRunning = false

  /// The time between two changes, in seconds.
  private static let interval = 0.53
  /// The changes after an input: then the caret stays lit, and the scene rests.
  private static let mostChanges = 20

  var isLit: Bool { changes % 2 == 0 }

  /// The time of the caret's next change.
  var nextChange: Double { start + Double(changes + 1) * Self.interval }

  mutating func restart(at time: Double, isRunning: Bool) {
    (start, changes, self.isRunning) = (time, 0, isRunning)
  }

  mutating func advance(to time: Double) {
    while isRunning, nextChange <= time {
      changes += 1
      if changes == Self.mostChanges { isRunning = false }
    }
  }
}

extension TextField: TickClient {
  var isCaretShown: Bool { isEditing && isEnabled && editing.selection.isEmpty }

  /// Input lights the caret.
  func restartBlinking() {
    guard isEditing, let scene else { return }
    let blinks = caretBlinks && !traits.reducesMotion
    blinking.restart(at: scene.time, isRunning: blinks)
    caret.isHidden = !isCaretShown
    if blinks { scene.addTickClient(self) }
  }

  /// The time of the caret's next change, in seconds of the scene's clock; `nil` if it does not blink.
  public var nextTickTime: Double? { blinking.nextChange }

  /// Always false: a caret that blinks is no motion to wait for.
  public var isMotion: Bool { false }

  /// Shows or hides the caret for a time.
  ///
  /// - Parameter time: The scene's time, in seconds.
  /// - Returns: Whether another tick is needed.
  public func advance(to time: Double) -> Bool {
    guard isCaretShown, scene != nil else { return false }
    blinking.advance(to: time)
    caret.isHidden = !blinking.isLit
    return blinking.isRunning
  }
}
