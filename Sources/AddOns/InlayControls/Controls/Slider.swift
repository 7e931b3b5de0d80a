import InlayGraphics
import InlayLayers
import InlayLists
import InlayLocalization

/// A thumb on a track, which selects a number from a range. Without a title it fills its row.
///
/// Dragging moves the thumb, and a tap on the track moves it there. Arrow keys change the value by a step, or by a
/// twentieth of the range. Outside rows, Page Up and Page Down change it by four times as much, and Home and End select
/// the ends of the range.
public final class Slider: Control, RowAccessoryView {
  /// The value, 0 by default. Setting it moves the thumb at once and does not call `onChange`. Numbers outside the
  /// range, or between steps, become the nearest allowed one.
  public var value: Double {
    get { allowed(wantedValue) }
    set { setValue(newValue, animated: false) }
  }

  /// The least value, 0 by default.
  public var minimumValue = 0.0 { didSet { if minimumValue != oldValue { setNeedsLayout() } } }
  /// The greatest value, 1 by default.
  public var maximumValue = 1.0 { didSet { if maximumValue != oldValue { setNeedsLayout() } } }

  /// The distance between values, from the minimum on. 0, the default, allows any value.
  public var step = 0.0 { didSet { if step != oldValue { setNeedsLayout() } } }

  /// Whether `onChange` is also called during a drag, true by default. Otherwise it is called at its end.
  public var isContinuous = true

  /// The image before the track, at the end for the least value; none by default.
  public var minimumImage: Image? { didSet { if minimumImage != oldValue { setNeedsLayout() } } }
  /// The image after the track, at the end for the greatest value; none by default.
  public var maximumImage: Image? { didSet { if maximumImage != oldValue { setNeedsLayout() } } }

  /// The colour of the track up to the thumb. If it is `nil`, the default, the theme's tint is used.
  public var tintColor: Color? { didSet { if tintColor != oldValue { setNeedsLayout() } } }

  /// Called with the new value after input, not for changes in code; `nil` by default.
  public var onChange: ((Double) -> Void)?

  /// The value as set, perhaps outside the range.
  private var wantedValue: Double
  private let track = Layer()
  private let fill = Layer()
  private let thumb = Layer()
  private let pictures = [Layer(), Layer()]
  /// The thumb's distance from the pointer that drags it, in points; nil while none does.
  private var grip: Double?
  /// The value when the drag began.
  private var valueBefore = 0.0

  /// Creates a slider.
  ///
  ///     Slider(value: volume, in: 0...10, step: 1) { volume = $0 }
  ///
  /// - Parameters:
  ///   - value: The value, limited to the range; 0 by default.
  ///   - range: The least and the greatest value; 0...1 by default.
  ///   - step: The distance between values, from the least one on; 0, the default, allows any value.
  ///   - onChange: Called with the new value after input.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0, onChange: ((Double) -> Void)? = nil
  ) {
    wantedValue = value
    super.init()
    (minimumValue, maximumValue, self.step) = (range.lowerBound, range.upperBound, step)
    self.onChange = onChange
    for part in [track, fill, thumb] + pictures { addSublayer(part) }
    for picture in pictures { picture.contentsGravity = .center }
  }

  /// Sets the value, with an animation if you want one. It does not call `onChange`.
  ///
  /// - Parameters:
  ///   - value: The value, limited to the range.
  ///   - animated: Whether the thumb slides there, by the scene's clock; false by default. `value` is new at once.
  public func setValue(_ value: Double, animated: Bool = false) {
    guard value.isFinite else { return }
    let old = self.value
    wantedValue = value
    guard self.value != old else { return }
    let (thumbBefore, fillBefore) = (thumb.frame, fill.frame)
    setNeedsLayout()
    guard animated, scene != nil else { return stopSliding() }
    layoutIfNeeded()
    let timing = AnimationTiming.curve(.easeInOut, duration: 0.22)
    thumb.animate(.frame, from: thumbBefore, timing)
    fill.animate(.frame, from: fillBefore, timing)
  }

  private func stopSliding() { for part in [thumb, fill] { part.removeAnimations(for: .frame) } }

  private func allowed(_ value: Double) -> Double {
    let most = max(minimumValue, maximumValue)
    let value = min(max(value, minimumValue), most)
    guard step > 0 else { return value }
    let onStep = minimumValue + ((value - minimumValue) / step).rounded() * step
    return onStep > most ? onStep - step : onStep
  }

  private func use(_ value: Double, animated: Bool = false) {
    let old = self.value
    setValue(allowed(value), animated: animated)
    if self.value != old { onChange?(self.value) }
  }

  // MARK: Places

  private var fraction: Double {
    let length = maximumValue - minimumValue
    return length > 0 ? (value - minimumValue) / length : 0
  }

  private var thumbSize: Size {
    Size(width: lengths.slider.thumbSize.width * scaleInRow, height: lengths.slider.thumbSize.height * scaleInRow)
  }

  /// The track in left-to-right layout.
  private var trackRect: Rect {
    let height = lengths.slider.trackHeight * scaleInRow
    let before = minimumImage.map { $0.size.width + lengths.gap } ?? 0
    let after = maximumImage.map { $0.size.width + lengths.gap } ?? 0
    let width = max(thumbSize.width, bounds.width - before - after)
    return bounds.middle(Size(width: width, height: height), atX: before)
  }

  /// The thumb in left-to-right layout.
  private var thumbRect: Rect {
    let (track, size) = (trackRect, thumbSize)
    return bounds.middle(size, atX: track.minX + (track.width - size.width) * fraction)
  }

  /// The value whose thumb's middle is nearest to a position across, in left-to-right layout.
  private func value(at x: Double) -> Double {
    let (track, size) = (trackRect, thumbSize)
    let length = max(track.width - size.width, 1)
    return minimumValue + (x - track.minX - size.width / 2) / length * (maximumValue - minimumValue)
  }

  private func across(_ point: Point) -> Double { isRightToLeft ? bounds.width - point.x : point.x }

  // MARK: Presses

  public override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  private func isOnThumb(_ point: Point) -> Bool {
    thumbRect.insetBy(dx: -10, dy: -22).contains(Point(x: across(point), y: point.y))
  }

  /// Whether a press began on the thumb, or is of a mouse, which moves the thumb to it.
  private func grips(_ press: Press) -> Bool {
    isEnabled && (press.start.kind == .mouse || isOnThumb(press.startLocation(in: self)))
  }

  /// A thumb keeps its press; a press on the track may scroll what is around.
  public override func claim(_ press: Press) -> Interaction.Claim {
    press.stage == .down && grips(press) ? .keep : super.claim(press)
  }

  public override func beginTracking(_ press: Press) {
    grip = nil
    guard isEnabled else { return }
    super.beginTracking(press)
    guard grips(press) else { return }
    valueBefore = value
    let point = press.startLocation(in: self)
    let isOnThumb = isOnThumb(point)
    grip = isOnThumb ? thumbRect.midX - across(point) : 0
    if !isOnThumb { drag(to: point) }
  }

  public override func continueTracking(_ press: Press) { if isEnabled { drag(to: press.location(in: self)) } }

  private func drag(to point: Point) {
    guard let grip else { return }
    let new = self.value(at: across(point) + grip)
    if isContinuous { use(new) } else { setValue(allowed(new), animated: false) }
  }

  public override func endTracking(_ press: Press) {
    let point = press.location(in: self)
    super.endTracking(press)
    guard isEnabled else { return endDrag() }
    if grip != nil {
      drag(to: point)
      let hasChanged = value != valueBefore
      endDrag()
      if !isContinuous && hasChanged { onChange?(value) }
    } else if press.isInside(self) {
      use(value(at: across(point)), animated: press.start.time != nil)
    }
  }

  /// A drag that was not reported yet has no effect.
  public override func cancelTracking() {
    super.cancelTracking()
    if grip != nil && !isContinuous { setValue(valueBefore, animated: false) }
    endDrag()
  }

  private func endDrag() { grip = nil }

  // MARK: Keys

  public override func usesArrow(_ arrow: KeyEvent.Key) -> Bool { true }

  /// The change of the value by an arrow.
  private var stride: Double { step > 0 ? step : (maximumValue - minimumValue) / 20 }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    let new: Double
    switch event.key {
    case .left, .right: new = value + (isForward(event.key) ? stride : -stride)
    case .up: new = value + stride
    case .down: new = value - stride
    case .pageUp: new = value + 4 * stride
    case .pageDown: new = value - 4 * stride
    case .home: new = minimumValue
    case .end: new = maximumValue
    default: return false
    }
    if isEnabled { use(new, animated: event.time != nil) }
    return true
  }

  public override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(
      .slider, value: localeFormats.percent(fraction), actions: [.increment, .decrement])
    element.range = AccessibilityElement.Range(value: value, from: minimumValue, to: maximumValue, step: stride)
    return element
  }

  public override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard case .setValue(let new) = action else { return super.accessibilityPerform(action) }
    guard isEnabled, isUserInteractionEnabled, new.isFinite else { return false }
    use(new)
    return true
  }

  /// Always true: the slider takes the width that the row's texts leave.
  public var fillsRow: Bool { true }
  public override var focusRingFrame: Rect { snapped(mirrored(thumbRect)) }

  // MARK: Look

  public override func sizeThatFits(_ size: Size) -> Size {
    let images = [minimumImage, maximumImage].compactMap { $0?.size }
    return Size(
      width: lengths.slider.width + images.reduce(0) { $0 + $1.width + lengths.gap },
      height: max(thumbSize.height, images.reduce(0) { max($0, $1.height) }))
  }

  /// Returns the slider's size in a row with little space, in points. The thumb can still move by its own width.
  public func size(inRow space: Size) -> Size {
    let own = sizeThatFits(space)
    let least = own.width - lengths.slider.width + 2 * thumbSize.width
    return Size(width: min(own.width, max(space.width, least)), height: own.height)
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let (line, knob) = (trackRect, thumbRect)
    place(track, at: line)
    place(fill, at: Rect(minX: line.minX, minY: line.minY, maxX: knob.midX, maxY: line.maxY))
    place(thumb, at: knob)
    for part in [track, fill, thumb] { part.cornerRadius = part.bounds.height / 2 }
    track.backgroundColor = .token(.controlFill)
    fill.backgroundColor = tintColor ?? .token(.tint)
    thumb.backgroundColor = .token(.controlThumb)
    thumb.showShadow(lengths.thumbShadow)
    thumb.borderWidth = outlineWidth
    thumb.borderColor = .token(.label)
    for (picture, image) in zip(pictures, [minimumImage, maximumImage]) {
      picture.contents = image
      guard let image else {
        picture.frame = .zero
        continue
      }
      picture.contentsScale = image.scale
      let x = picture === pictures[0] ? 0 : bounds.width - image.size.width
      place(picture, at: bounds.middle(image.size, atX: x))
    }
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "slider"
  }
}
