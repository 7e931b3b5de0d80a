import InlayGraphics
import InlayLayers

/// A control that is on or off.
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

  /// A switch has one size, its theme's.
  public override func sizeThatFits(_ size: Size) -> Size { theme.metrics.switchSize }

  override var drawing: (any Drawing)? {
    let metrics = theme.metrics
    return SwitchDrawing(
      trackSize: metrics.switchSize, track: resolved(.token(isOn ? .controlOn : .controlOff)),
      thumb: resolved(.token(.controlThumb)), thumbInset: metrics.switchThumbInset,
      shadows: metrics.switchThumbShadows, ringWidth: metrics.switchThumbRingWidth,
      ringOpacity: metrics.switchThumbRingOpacity, isOn: isOn,
      isMirrored: traits.direction == .rightToLeft)
  }
}
