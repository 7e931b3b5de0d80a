import InlayGraphics
import InlayLayers
import InlayLists
import InlayLocalization

/// A minus and a plus, which change a number by steps.
///
/// Holding one of them repeats the step. Arrow keys also change the value. Outside rows, Home and End select the least
/// and the greatest one.
public final class Stepper: Control {
  /// The value, 0 by default. Numbers outside the range become the nearest one inside. Setting it does not call
  /// `onChange`.
  public var value: Double {
    get { min(max(wantedValue, minimumValue), max(minimumValue, maximumValue)) }
    set {
      guard newValue.isFinite, newValue != wantedValue else { return }
      wantedValue = newValue
      setNeedsLayout()
    }
  }

  /// The least value, 0 by default.
  public var minimumValue = 0.0 { didSet { if minimumValue != oldValue { setNeedsLayout() } } }
  /// The greatest value, 100 by default.
  public var maximumValue = 100.0 { didSet { if maximumValue != oldValue { setNeedsLayout() } } }
  /// The number that a tap adds or subtracts, 1 by default.
  public var step = 1.0

  /// Whether a step beyond one end continues at the other, false by default.
  public var wraps = false { didSet { if wraps != oldValue { setNeedsLayout() } } }

  /// Whether holding a button repeats its step, true by default.
  public var autorepeats = true

  /// Called with the new value after input, not for changes in code; `nil` by default.
  public var onChange: ((Double) -> Void)?

  /// The value as set, perhaps outside the range.
  private var wantedValue: Double
  private let background = Layer()
  private let pressedPart = Layer()
  private let divider = Layer()
  private let signs = [ShapeLayer(), ShapeLayer()]
  /// The pressed half: -1 or 1; 0 for none.
  private var pressedDirection = 0.0 { didSet { if pressedDirection != oldValue { setNeedsLayout() } } }
  /// The time at which the held press acts again, in seconds of the scene's clock; nil for a press that does not
  /// repeat.
  private var nextRepeat: Double?
  private var hasRepeated = false

  /// Creates a stepper.
  ///
  ///     Stepper(value: guests, in: 1...8) { guests = $0 }
  ///
  /// - Parameters:
  ///   - value: The value, limited to the range; 0 by default.
  ///   - range: The least and the greatest value; 0...100 by default.
  ///   - step: The number that a tap adds or subtracts; 1 by default.
  ///   - onChange: Called with the new value after input.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1, onChange: ((Double) -> Void)? = nil
  ) {
    wantedValue = value
    super.init()
    (minimumValue, maximumValue, self.step) = (range.lowerBound, range.upperBound, step)
    self.onChange = onChange
    for part in [background, pressedPart, divider] + signs { addSublayer(part) }
    needsLayoutOnCornerChange = true
  }

  /// Whether a step to a side, -1 or 1, changes the value.
  private func canStep(_ direction: Double) -> Bool {
    minimumValue < maximumValue && (wraps || (direction > 0 ? value < maximumValue : value > minimumValue))
  }

  private func makeStep(_ direction: Double) {
    guard isEnabled, canStep(direction) else { return }
    let old = value
    let new = old + direction * step
    if wraps && new > maximumValue && old == maximumValue {
      value = minimumValue
    } else if wraps && new < minimumValue && old == minimumValue {
      value = maximumValue
    } else {
      value = min(max(new, minimumValue), maximumValue)
    }
    if value != old { onChange?(value) }
  }

  /// The nearest value to a number that steps lead to from the present one, or an end of the range.
  private func nearest(to wanted: Double) -> Double {
    let wanted = min(max(wanted, minimumValue), max(minimumValue, maximumValue))
    guard step > 0 else { return wanted }
    let onStep = value + ((wanted - value) / step).rounded() * step
    // Avoids the rounding errors of many steps.
    if abs(onStep - wanted) <= step * 1e-9 { return wanted }
    let candidates = [onStep, minimumValue, maximumValue].filter { (minimumValue...maximumValue).contains($0) }
    return candidates.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }

  // MARK: Presses

  public override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  public override func beginTracking(_ press: Press) {
    guard isEnabled else { return }
    pressedDirection = (press.startLocation(in: self).x > bounds.midX) != isRightToLeft ? 1 : -1
    super.beginTracking(press)
    hasRepeated = false
    if autorepeats, press.start.time != nil, let scene {
      nextRepeat = scene.time + 0.5
      scene.addTickClient(self)
    }
  }

  public override func endTracking(_ press: Press) {
    let (direction, isTap) = (pressedDirection, !hasRepeated)
    cancelTracking()
    if isTap && press.isInside(self) { makeStep(direction) }
  }

  public override func cancelTracking() {
    super.cancelTracking()
    nextRepeat = nil
    pressedDirection = 0
  }

  // MARK: Keys

  public override func usesArrow(_ arrow: KeyEvent.Key) -> Bool { true }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .left, .right: makeStep(isForward(event.key) ? 1 : -1)
    case .up: makeStep(1)
    case .down: makeStep(-1)
    case .home, .end:
      let old = value
      if isEnabled { value = event.key == .home ? minimumValue : maximumValue }
      if value != old { onChange?(value) }
    default: return false
    }
    return true
  }

  public override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(
      .stepper, value: localeFormats.number(value), actions: [.increment, .decrement])
    element.range = AccessibilityElement.Range(value: value, from: minimumValue, to: maximumValue, step: step)
    return element
  }

  public override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard case .setValue(let new) = action else { return super.accessibilityPerform(action) }
    guard isEnabled, isUserInteractionEnabled, new.isFinite, minimumValue <= maximumValue else { return false }
    let old = value
    value = nearest(to: new)
    if value != old { onChange?(value) }
    return true
  }

  // MARK: Look

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: lengths.stepperSize.width * scaleInRow, height: lengths.stepperSize.height * scaleInRow)
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let pixel = 1 / displayScale
    let half = bounds.width / 2
    place(background, at: bounds)
    background.backgroundColor = .token(.controlFill)
    shareCorners(with: background)
    background.borderWidth = outlineWidth
    background.borderColor = .token(.label)
    pressedPart.isHidden = !isHighlighted || pressedDirection == 0
    place(pressedPart, at: Rect(x: pressedDirection > 0 ? half : 0, y: 0, width: half, height: bounds.height))
    pressedPart.backgroundColor = .token(.controlFill)
    shareCorners(with: pressedPart)
    pressedPart.maskedCorners = maskedCorners.intersection((pressedDirection > 0) != isRightToLeft ? .right : .left)
    let inset = bounds.height * 0.25
    place(divider, at: Rect(x: half - pixel / 2, y: inset, width: pixel, height: bounds.height - 2 * inset))
    divider.backgroundColor = .token(.tertiaryLabel)
    divider.isHidden = isHighlighted
    for (sign, direction) in zip(signs, [-1.0, 1]) {
      place(sign, at: Rect(x: direction > 0 ? half : 0, y: 0, width: half, height: bounds.height))
      sign.path = Self.sign(isPlus: direction > 0, arm: 7 * bounds.height / 32, in: sign.bounds)
      sign.fillColor = nil
      sign.lineWidth = 2 * bounds.height / 32
      sign.lineCap = .round
      sign.strokeColor = .token(canStep(direction) ? .label : .tertiaryLabel)
    }
  }

  private static func sign(isPlus: Bool, arm: Double, in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.midX - arm, y: rect.midY))
    path.addLine(to: Point(x: rect.midX + arm, y: rect.midY))
    if isPlus {
      path.move(to: Point(x: rect.midX, y: rect.midY - arm))
      path.addLine(to: Point(x: rect.midX, y: rect.midY + arm))
    }
    return path
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "stepper"
  }
}

/// A held press.
extension Stepper: TickClient {
  /// Always false: a held button repeats until it is released, which is no motion to wait for.
  public var isMotion: Bool { false }

  /// Repeats the step of a held button, if it is due.
  ///
  /// - Parameter time: The scene's time, in seconds.
  /// - Returns: Whether another tick is needed.
  public func advance(to time: Double) -> Bool {
    if let due = nextRepeat, due <= time, isEnabled, scene != nil {
      // A pause of the clock is not made up for.
      nextRepeat = due + 0.1 > time ? due + 0.1 : max(time + 0.1, time.nextUp)
      hasRepeated = true
      if isHighlighted { makeStep(pressedDirection) }
    }
    return nextRepeat != nil && scene != nil
  }
}
