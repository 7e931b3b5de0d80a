import InlayGraphics
import InlayLayers

/// A control that is on or off.
///
/// Space and Return turn it, and an arrow moves its thumb.
public final class Switch: Control {
  /// Whether the switch is on; false by default. Setting it moves the thumb at once.
  public var isOn: Bool {
    get { state }
    set { if newValue != state { setOn(newValue) } }
  }

  private var state = false

  /// Turns the switch, by code: `onChange` is not called.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
  ///   - animated: Whether the thumb slides there, by the scene's clock. `isOn` is new at once.
  public func setOn(_ isOn: Bool, animated: Bool = false) {
    if !animated { removeAnimations(for: .switchThumb) }
    let old = thumb
    state = isOn
    heldThumb = nil
    guard thumb != old else { return }
    setNeedsLayout()
    if animated { animate(.switchThumb, from: old, .curve(.easeInOut, duration: Self.slideDuration)) }
  }

  private static let slideDuration = 0.22

  /// The position at which the pointer holds the thumb, 0...1; nil while it does not.
  private var heldThumb: Double?

  /// The position of the thumb without animations: 0 is off, 1 is on.
  fileprivate var thumb: Double { heldThumb ?? (isOn ? 1 : 0) }

  /// A switch of the theme's size.
  ///
  ///     Switch(isOn: settings.usesWiFi) { settings.usesWiFi = $0 }
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on; false by default.
  ///   - onChange: Called with the new value when a tap or a key turned the switch.
  public init(isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
    state = isOn
    self.onChange = onChange
    super.init()
    contentsGravity = .center
    bounds = Rect(origin: .zero, size: Theme.standard.metrics.switch.size)
  }

  /// Called with the new value when a tap or a key turned the switch, not for changes of `isOn` by code.
  public var onChange: ((Bool) -> Void)?

  /// Turns the switch by input, if it is enabled.
  private func flip(animated: Bool = false) {
    guard isEnabled else { return }
    setOn(!isOn, animated: animated)
    let isOn = self.isOn
    accessoryOwner?.accessoryWasUsed(self, isTimed: animated)
    onChange?(isOn)
  }

  /// The present press; nil for none.
  private var hold: SwitchHold?

  /// A disabled switch takes presses too, without an effect: they are not for the enclosing views.
  public override func claim(_ press: Press) -> Interaction.Claim { press.stage == .down ? .keep : .none }

  public override func beginTracking(_ press: Press) { hold = SwitchHold(thumb: thumb) }

  /// A pointer whose events have times drags the thumb.
  public override func continueTracking(_ press: Press) {
    guard isEnabled, let known = hold, press.start.time != nil else { return }
    let (start, now) = (press.startLocation(in: self).x, press.location(in: self).x)
    let distance = isRightToLeft ? start - now : now - start
    guard known.isDragging || abs(distance) > Self.dragSlop else { return }
    hold?.isDragging = true
    let length = max(theme.metrics.switch.thumbTravel(in: bounds.size, growth: growthInRow(theme.metrics)), 1)
    holdThumb(at: max(0, min(known.thumb + distance / length, 1)))
  }

  private static let dragSlop = 4.0

  private func holdThumb(at position: Double) {
    let old = thumb
    heldThumb = position
    if thumb != old { setNeedsLayout() }
  }

  /// A dragged thumb goes to the nearer end.
  public override func endTracking(_ press: Press) {
    let wasDragging = hold?.isDragging ?? false
    hold = nil
    if wasDragging {
      if (thumb >= 0.5) != isOn { return flip(animated: true) }
      return setOn(isOn, animated: true)
    }
    if press.isInside(self) { flip(animated: press.start.time != nil) }
  }

  public override func cancelTracking() {
    hold = nil
    if heldThumb != nil { setOn(isOn, animated: true) }
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .space, .return: flip(animated: event.time != nil)
    case .left, .right: if isOn != leadsOn(event.key) { flip(animated: event.time != nil) }
    default: return false
    }
    return true
  }

  /// Whether an arrow points to the thumb's side while the switch is on.
  private func leadsOn(_ arrow: KeyEvent.Key) -> Bool { (arrow == .right) != isRightToLeft }

  public override func usesArrow(_ arrow: KeyEvent.Key) -> Bool { isOn != leadsOn(arrow) }

  public override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(.switch, actions: [.press])
    element.states.formUnion(isOn ? [.checkable, .checked] : .checkable)
    return element
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "switch"
    description.add("isOn", isOn)
  }

  /// The theme's size, in points; in a row it grows with the text, up to `switchMaximumGrowth`.
  public override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    return metrics.switch.size.scaled(by: growthInRow(metrics))
  }

  private func growthInRow(_ metrics: Theme.Metrics) -> Double { metrics.switch.growth(rowGrowth) }

  public override func layoutSublayers() {
    super.layoutSublayers()
    showPicture()
  }

  fileprivate func showPicture() {
    let metrics = theme.metrics
    let growth = growthInRow(metrics)
    let travel = metrics.switch.thumbTravel(in: metrics.switch.size.scaled(by: growth), growth: growth)
    let progress = shownThumb(travel: travel)
    var shadows = metrics.switch.thumbShadows
    if growth != 1 {
      for index in shadows.indices {
        shadows[index].radius *= growth
        shadows[index].offset = shadows[index].offset.scaled(by: growth)
      }
    }
    let drawing = SwitchDrawing(
      trackSize: metrics.switch.size.scaled(by: growth), track: trackColor(at: progress),
      thumb: resolvedColor(.token(.controlThumb)), thumbInset: metrics.switch.thumbInset * growth,
      thumbWidth: metrics.switch.thumbWidth(inHeight: metrics.switch.size.height) * growth, shadows: shadows,
      offShadowStrength: metrics.switch.offShadowStrength, ringWidth: metrics.switch.thumbRingWidth * growth,
      ringOpacity: metrics.switch.thumbRingOpacity, progress: progress, isMirrored: isRightToLeft)
    showDrawing(drawing, size: drawing.size)
  }

  /// The position at which the thumb is shown, on whole device pixels: one picture for each position.
  private func shownThumb(travel: Double) -> Double {
    let position = presented(.switchThumb)
    let steps = max(1, (travel * displayScale).rounded())
    return (position * steps).rounded() / steps
  }

  private func trackColor(at progress: Double) -> RGBColor {
    let (off, on) = (resolvedColor(.token(.controlOff)), resolvedColor(.token(.controlOn)))
    guard progress > 0 else { return off }
    guard progress < 1, let difference = on.animatableDifference(from: off) else { return on }
    return off.adding(animatable: difference * progress)
  }
}

/// A press of a switch.
private struct SwitchHold {
  /// The earlier position of the thumb.
  let thumb: Double
  var isDragging = false
}

extension AnimationKey where Value == Double {
  fileprivate static var switchThumb: Self { switchThumbKey }
}

private let switchThumbKey = AnimationKey(
  "switchThumb", of: Switch.self, { $0.thumb }, onPresent: { view, _ in view.showPicture() })
