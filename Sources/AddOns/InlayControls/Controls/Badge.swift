import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A number or a short text in a red capsule, which is as wide as its text. If its frame is wider, it is at the leading
/// side; if it is narrower, in the middle. Only a row without space for it cuts its text.
public final class Badge: Control, RowAccessoryView {
  /// The text, empty by default. An empty text shows nothing.
  public var text: String {
    get { label.text }
    set {
      guard newValue != text else { return }
      label.text = newValue
      preferredSizeDidChange()
    }
  }

  /// The colour of the capsule. If it is `nil`, the default, the theme's colour of destructive actions is used.
  public var color: Color? { didSet { if color != oldValue { setNeedsLayout() } } }

  private let background = Layer()
  private let label = Label.line(.detail, .center)

  /// Creates a badge with a short text.
  ///
  /// - Parameter text: The text; empty, the default, shows nothing.
  public init(_ text: String = "") {
    super.init()
    isUserInteractionEnabled = false
    label.text = text
    addSublayer(background)
    addSublayer(label)
    needsLayoutOnCornerChange = true
  }

  package static func text(of count: Int) -> String { count > 99 ? "99+" : count > 0 ? String(count) : "" }

  public override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.badge, value: text) }

  /// A font of the theme, with the features of details, such as digits of equal widths.
  private func applyFont() {
    var font = themeFont(size: 15, weight: .semibold)
    font.features = theme.textAttributes[.detail].features
    label.font = font
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyFont()
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    guard !text.isEmpty else { return .zero }
    applyFont()
    let line = label.lineSize
    let height = max(lengths.badgeHeight, (line.height + 4).rounded(.up))
    return wholePixels(Size(width: max(height, (line.width + height * 0.6).rounded(.up)), height: height))
  }

  /// Returns the badge's size in a row with little space, in points. The text is then cut at its end.
  public func size(inRow space: Size) -> Size {
    let own = sizeThatFits(space)
    return Size(width: min(own.width, max(space.width, 2 * own.height)), height: own.height)
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    applyFont()
    let fill = color ?? .token(.destructive)
    background.isHidden = text.isEmpty
    let capsule = capsule
    place(background, at: capsule)
    shareCorners(with: background)
    background.backgroundColor = fill
    label.textColor = .fixed(contrastingColor(on: resolvedColor(fill)))
    let isSqueezed = capsule.width < sizeThatFits(bounds.size).width
    let frame = isSqueezed ? capsule.insetBy(dx: capsule.height * 0.3, dy: 0) : capsule
    label.untransformedFrame = mirrored(frame)
  }

  /// The capsule in left-to-right layout.
  private var capsule: Rect {
    let own = sizeThatFits(bounds.size)
    // A row has squeezed it.
    if superlayer is TableViewCell {
      return Rect(x: 0, y: 0, width: min(own.width, bounds.width), height: bounds.height)
    }
    let height = max(bounds.height, min(own.height, label.lineSize.height + 2))
    return Rect(
      x: min(0, (bounds.width - own.width) / 2), y: (bounds.height - height) / 2, width: own.width, height: height)
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "badge"
  }
}
