import InlayGraphics
import InlayLayers

/// A control that is on or off.
///
/// Outside tables an enabled switch takes the focus by Tab or a tap: Space and Return turn it, and an arrow moves its
/// thumb. In a row the table passes keys to it.
public final class Switch: DrawnView {
  public var isOn = false {
    didSet { if isOn != oldValue { setNeedsLayout() } }
  }

  public var isEnabled = true {
    didSet { if isEnabled != oldValue { opacity = isEnabled ? 1 : 0.5 } }
  }

  public init(isOn: Bool = false) {
    self.isOn = isOn
    super.init()
    bounds = Rect(origin: .zero, size: Theme.settings.metrics.switchSize)
  }

  /// Called with the new value when a tap or a key turned the switch, not for changes of `isOn` by code.
  public var valueChanged: ((Bool) -> Void)?

  /// Turns the switch by input, if it is enabled.
  private func flip() {
    guard isEnabled else { return }
    isOn.toggle()
    let isOn = self.isOn
    accessoryOwner?.accessoryWasUsed(self)
    valueChanged?(isOn)
  }

  /// A disabled switch takes presses too, without an effect: they are not for the enclosing views.
  public override func beginTracking(at point: Point) -> Bool { true }

  public override func endTracking(at point: Point) {
    if bounds.insetBy(dx: -Self.pressSlop, dy: -Self.pressSlop).contains(point) { flip() }
  }

  public override var keepsTracking: Bool { true }

  public override var canBecomeFocused: Bool { isEnabled && !isInRow }

  private var isInRow: Bool {
    var layer = superlayer
    while let current = layer {
      if current is any AccessoryOwner { return true }
      layer = current.superlayer
    }
    return false
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .space, .return: flip()
    case .left, .right: if isOn != leadsOn(event.key) { flip() }
    default: return false
    }
    return true
  }

  /// Whether an arrow points to the thumb's side while the switch is on.
  func leadsOn(_ arrow: KeyEvent.Key) -> Bool { (arrow == .right) == (effectiveDirection == .leftToRight) }

  public override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("isOn", isOn)
    description.add("isEnabled", isEnabled, omitted: true)
  }

  private var focusRing: FocusRing?

  public override func focusDidChange() { setNeedsLayout() }

  public override func layoutSublayers() {
    super.layoutSublayers()
    focusRing = FocusRing.kept(focusRing, by: self, isShown: focusState == .shown)
    guard let ring = focusRing else { return }
    ring.surround(bounds, scale: deviceScale)
    if ring.superlayer !== self { addSublayer(ring) }
  }

  /// The theme's size, in points; in a row it grows with the text, up to `switchMaximumGrowth`.
  public override func sizeThatFits(_ size: Size) -> Size {
    let metrics = theme.metrics
    return metrics.switchSize.scaled(by: growthInRow(metrics))
  }

  private func growthInRow(_ metrics: ThemeMetrics) -> Double { max(1, min(growth, metrics.switchMaximumGrowth)) }

  override var drawing: (any Drawing)? {
    let metrics = theme.metrics
    let growth = growthInRow(metrics)
    var shadows = metrics.switchThumbShadows
    if growth != 1 {
      for index in shadows.indices {
        shadows[index].radius *= growth
        shadows[index].offset = shadows[index].offset.scaled(by: growth)
      }
    }
    return SwitchDrawing(
      trackSize: metrics.switchSize.scaled(by: growth), track: resolved(.token(isOn ? .controlOn : .controlOff)),
      thumb: resolved(.token(.controlThumb)), thumbInset: metrics.switchThumbInset * growth, shadows: shadows,
      offShadowStrength: metrics.switchOffShadowStrength, ringWidth: metrics.switchThumbRingWidth * growth,
      ringOpacity: metrics.switchThumbRingOpacity, isOn: isOn, isMirrored: effectiveDirection == .rightToLeft)
  }
}
