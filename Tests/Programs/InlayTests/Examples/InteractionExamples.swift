import Inlay

/// The code of the page Gestures.md.

/// Turns by vertical drags: a full turn by 200 points.
final class Knob: Interaction {
  var angle = 0.0
  var onChange: ((Double) -> Void)?

  override func claim(_ press: Press) -> Claim { press.stage == .down ? .keep : .none }

  override func pressChanged(_ press: Press) {
    angle -= press.delta.height / 200 * 2 * .pi
    onChange?(angle)
  }
}

/// Two fingers that change the scale of their view. One finger alone is for others, such as a scroll view around.
final class Pinch: Interaction {
  var onChange: ((Double) -> Void)?
  private weak var first: Press?
  private var before = 0.0

  override init() {
    super.init()
    maximumPresses = 2
  }

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .down else { return .wait }
    if let other = presses.first ?? first, take(other) { return .keep }
    first = press
    return .wait
  }

  override func pressBegan(_ press: Press) { before = distance ?? 0 }

  override func pressChanged(_ press: Press) {
    guard let distance, before > 0 else { return }
    onChange?(distance / before)
    before = distance
  }

  /// The distance of both fingers, in points; nil for one finger.
  private var distance: Double? {
    guard presses.count == 2 else { return nil }
    let (a, b) = (presses[0].event.position, presses[1].event.position)
    return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}

/// Shows the interactions of the page.
func makeControls(card: View, dial: View) -> (Knob, Pinch) {
  let knob = Knob()
  knob.onChange = { [unowned dial] angle in dial.transform = Transform(rotationAngle: angle) }
  dial.addInteraction(knob)
  let pinch = Pinch()
  pinch.onChange = { [unowned card] factor in
    card.transform = card.transform.concatenating(Transform(scaleX: factor, y: factor))
  }
  card.addInteraction(pinch)
  card.addInteraction(TapInteraction { [unowned card] press in print("tapped at", press.location(in: card)) })
  return (knob, pinch)
}
