import InlayGraphics
import InlayLayers
import InlayLists

/// What a bar shows of an item: it takes taps, Space and Return, and the focus by Tab.
final class BarButton: View {
  let item: BarButtonItem
  private let label = Label(textStyle: .button)
  private let picture = ImageLayer()
  private var focusRing: FocusRing?
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsLayout() } } }

  init(_ item: BarButtonItem) {
    self.item = item
    super.init()
    label.numberOfLines = 1
    label.alignment = .center
    label.lineBreakMode = .truncatingTail
    for part in [label, picture] { addSublayer(part) }
    item.changed = { [weak self] in
      self?.setNeedsLayout()
      self?.superlayer?.setNeedsLayout()
    }
  }

  private var tint: LayerColor { item.tintColor ?? .token(.barTint) }

  /// The size of its picture or text, in points.
  override func sizeThatFits(_ size: Size) -> Size {
    let height = theme.metrics.bars.height
    if let image = item.image {
      let side = (image.size.height * barTextScale).rounded()
      return Size(width: max(side, height - 8), height: height)
    }
    applyText()
    return Size(width: label.sizeThatFits(size).width.rounded(.up), height: height)
  }

  private func applyText() {
    label.text = item.image == nil ? item.title : ""
    var font = barFont(.button)
    if item.style == .done { font.weight = max(font.weight, 600) }
    if label.font != font { label.font = font }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    applyText()
    label.textColor = tint
    label.untransformedFrame = bounds
    let image = item.image?.tinted(tint)
    if picture.image?.size != image?.size || shown != Shown(item.image, tint) {
      shown = Shown(item.image, tint)
      picture.image = image
    }
    let side = Size(
      width: ((image?.size.width ?? 0) * barTextScale).rounded(),
      height: ((image?.size.height ?? 0) * barTextScale).rounded())
    picture.contentsGravity = .resizeAspect
    picture.untransformedFrame = Rect(
      x: bounds.midX - side.width / 2, y: bounds.midY - side.height / 2, width: side.width, height: side.height
    ).movedToPixels(scale: deviceScale)
    let opacity = !item.isEnabled ? 0.35 : isPressed ? 0.4 : 1
    label.opacity = opacity
    picture.opacity = opacity
    focusRing = FocusRing.kept(focusRing, by: self, isShown: focusState == .shown)
    guard let ring = focusRing else { return }
    let height = min(bounds.height, 36)
    ring.surround(
      Rect(x: bounds.minX - 8, y: bounds.midY - height / 2, width: bounds.width + 16, height: height),
      scale: deviceScale)
    if ring.superlayer !== self { addSublayer(ring) }
  }

  /// The item's picture and colour that are shown: a tinted image is a new one each time.
  private struct Shown: Equatable {
    let image: ObjectIdentifier?
    let tint: LayerColor

    init(_ image: Image?, _ tint: LayerColor) {
      self.image = image.map { ObjectIdentifier($0) }
      self.tint = tint
    }
  }

  private var shown: Shown?

  // MARK: Input

  override func contains(_ point: Point) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2) - 4, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  override func beginTracking(at point: Point) -> Bool {
    isPressed = item.isEnabled
    return true
  }

  override func continueTracking(at point: Point) -> Bool {
    isPressed = item.isEnabled && isNear(point)
    return true
  }

  override func endTracking(at point: Point) {
    isPressed = false
    if isNear(point) { act() }
  }

  override func cancelTracking() { isPressed = false }

  private func isNear(_ point: Point) -> Bool { bounds.insetBy(dx: -14, dy: -10).contains(point) }

  private func act() { if item.isEnabled { item.action?() } }

  override var canBecomeFocused: Bool { item.isEnabled }

  override func focusDidChange() { setNeedsLayout() }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .return else { return false }
    if !event.isRepeat { act() }
    return true
  }

  override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("accessibilityRole", "button")
    description.add("accessibilityLabel", item.accessibilityLabel ?? item.title)
    description.add("isEnabled", item.isEnabled, omitted: true)
  }
}
