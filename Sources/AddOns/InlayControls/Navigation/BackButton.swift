import InlayGraphics
import InlayLayers
import InlayLists

/// A chevron, with the previous page's title where it fits.
final class BackButton: Control {
  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  var onTap: (() -> Void)?

  private let chevron = ImageLayer()
  private let label = Label.line(.button)
  private var showsTitle = true

  /// The free space in the chevron's picture at its leading side, in points.
  static let overhang = 8.0
  private static let side = 26.0
  /// The distance from the chevron's picture to the title, in points.
  private static let gap = -2.0

  override init() {
    super.init()
    chevron.contentsGravity = .resizeAspect
    for part in [chevron, label] as [Layer] { addSublayer(part) }
    applyTint()
  }

  var tint = Color.token(.barTint) { didSet { if tint != oldValue { applyTint() } } }

  private func applyTint() {
    chevron.image = .symbol(.chevronBack, size: Self.side, weight: .semibold, tint: tint)
    label.textColor = tint
  }

  /// The side of the chevron's picture, in points.
  var side: Double { (Self.side * barTextScale).rounded() }

  /// The width of the chevron, with the title if both are within a width.
  func width(upTo most: Double) -> Double {
    label.font = barFont(.button)
    let whole = side + Self.gap + label.roundedLineSize.width
    showsTitle = !title.isEmpty && whole <= most + Self.overhang
    setNeedsLayout()
    return showsTitle ? whole : side
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    label.isHidden = !showsTitle
    place(chevron, at: Rect(x: 0, y: (bounds.height - side) / 2, width: side, height: side))
    let start = side + Self.gap
    place(label, at: Rect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height))
    for part in [chevron, label] as [Layer] { part.opacity = isHighlighted ? 0.35 : 1 }
  }

  /// Moves the title by a distance, in points; nil for its position at rest.
  func slideTitle(by distance: Double?) {
    let position = distance.map {
      Point(x: (label.position.x + $0).snapped(toScale: displayScale), y: label.position.y)
    }
    label.presentInstead(position: position, bounds: nil, opacity: nil)
  }

  override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  override func performPrimaryAction() { onTap?() }

  override var focusRingFrame: Rect { barFocusRingFrame.insetBy(dx: 4, dy: 0) }

  override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.backButton, actions: [.press]) }
  override var accessibilityTitle: String? { title }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "button"
  }
}

extension BackButton: LargeContentViewerItem {
  /// Whether the bar does not show the title as large as the text scale asks for, even if it leaves the title out.
  var showsLargeContentViewer: Bool { barTextScale < traits.textScale }
  var largeContentTitle: String? { title }
  var largeContentImage: Image? { chevron.image }
}
