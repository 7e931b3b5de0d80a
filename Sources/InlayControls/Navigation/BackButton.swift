import InlayGraphics
import InlayLayers
import InlayLists

/// A chevron, with the previous page's title where there is room.
final class BackButton: View {
  var title = "" { didSet { if title != oldValue { setNeedsLayout() } } }
  var tapped: (() -> Void)?

  private let chevron = ImageLayer()
  private let label = Label.line(.button)
  private var showsTitle = true
  private var focusRing: FocusRing?
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsLayout() } } }

  /// The free room in the chevron's picture at its leading side, in points.
  static let overhang = 8.0
  private static let gap = -2.0

  override init() {
    super.init()
    chevron.image = .symbol(.chevronBack, size: Self.side, weight: .semibold, tint: .token(.barTint))
    chevron.contentsGravity = .resizeAspect
    for part in [chevron, label] as [Layer] { addSublayer(part) }
  }

  private static let side = 26.0

  private var side: Double { (Self.side * barTextScale).rounded() }

  /// The width of the chevron, with the title if both are within a width.
  func width(in room: Double) -> Double {
    label.text = title
    label.setFont(barFont(.button))
    let whole = side + Self.gap + label.lineSize.width
    showsTitle = !title.isEmpty && whole <= room + Self.overhang
    setNeedsLayout()
    return showsTitle ? whole : side
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    label.textColor = .token(.barTint)
    label.isHidden = !showsTitle
    let width = bounds.width
    chevron.untransformedFrame = directed(
      Rect(x: 0, y: (bounds.height - side) / 2, width: side, height: side), in: width
    ).movedToPixels(scale: deviceScale)
    label.untransformedFrame = directed(
      Rect(x: side + Self.gap, y: 0, width: max(0, width - side - Self.gap), height: bounds.height), in: width)
    for part in [chevron, label] as [Layer] { part.opacity = isPressed ? 0.4 : 1 }
    focusRing = FocusRing.kept(focusRing, by: self, isShown: focusState == .shown)
    guard let ring = focusRing else { return }
    let height = min(bounds.height, 36)
    ring.surround(Rect(x: 0, y: (bounds.height - height) / 2, width: width + 6, height: height), scale: deviceScale)
    if ring.superlayer !== self { addSublayer(ring) }
  }

  /// Moves the title by a distance, in points; nil for its place.
  func slideTitle(by way: Double?) {
    let place = way.map { Point(x: (label.position.x + $0).snapped(toScale: deviceScale), y: label.position.y) }
    label.present(position: place, bounds: nil, opacity: nil)
  }

  // MARK: Input

  private func isNear(_ point: Point) -> Bool { bounds.insetBy(dx: -14, dy: -10).contains(point) }

  override func contains(_ point: Point) -> Bool { bounds.insetBy(dx: min(0, (width - 52) / 2), dy: 0).contains(point) }

  private var width: Double { bounds.width }

  override func beginTracking(at point: Point) -> Bool {
    isPressed = true
    return true
  }

  override func continueTracking(at point: Point) -> Bool {
    isPressed = isNear(point)
    return true
  }

  override func endTracking(at point: Point) {
    isPressed = false
    if isNear(point) { tapped?() }
  }

  override func cancelTracking() { isPressed = false }

  override var canBecomeFocused: Bool { true }

  override func focusDidChange() { setNeedsLayout() }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .return else { return false }
    if !event.isRepeat { tapped?() }
    return true
  }

  override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("accessibilityRole", "backButton")
    description.add("accessibilityLabel", title)
  }
}
