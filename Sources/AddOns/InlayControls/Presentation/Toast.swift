import InlayGraphics
import InlayLayers
import InlayLists

/// A short text near the bottom of a scene, which disappears by itself and takes no events. A scene shows one.
public final class Toast: View {
  public var text: String {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// Before the text, in its colour.
  public var image: Image? { didSet { if image != oldValue { applyImage() } } }

  /// The space below the text beside the safe area, such as for a bar of tabs, in points.
  package var bottomInset = 0.0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }

  private let card = Layer()
  private let label = Label(textStyle: .message)
  private let picture = ImageLayer()

  public init(_ text: String, image: Image? = nil) {
    self.image = image
    super.init()
    raise(to: .toast)
    isUserInteractionEnabled = false
    fillsSuperlayer = true
    card.backgroundColor = .token(.popoverBackground)
    label.text = text
    label.textColor = .token(.label)
    label.numberOfLines = 3
    label.lineBreakMode = .truncatingTail
    picture.contentsGravity = .resizeAspect
    applyImage()
    for layer in [label, picture] as [Layer] { card.addSublayer(layer) }
    addSublayer(card)
  }

  private func applyImage() {
    picture.image = image?.tinted(.token(.label))
    setNeedsLayout()
  }

  /// The number of calls of `show(in:for:)`: the last one decides when the text goes.
  private var showCount = 0

  /// Shows the text for some seconds, instead of another that is shown. A text that is already shown stays for the
  /// whole time again.
  public func show(in scene: Scene, for duration: Double = 2.5) {
    for case let other as Toast in scene.root.sublayers where other !== self { other.removeFromSuperlayer() }
    let known = superlayer === scene.root ? presented(.opacity) : 0
    showCount += 1
    removeAnimations()
    opacity = 1
    scene.root.addSublayer(self)
    scene.announce(text)
    animate(.opacity, from: known, .curve(.easeOut, duration: Self.fadeDuration)) { [weak self, showCount] _ in
      self?.fade(after: duration, of: showCount)
    }
  }

  /// The text fades out after a time, in seconds, unless it was shown again.
  private func fade(after duration: Double, of show: Int) {
    guard superlayer != nil, show == showCount else { return }
    opacity = 0
    animate(.opacity, from: 1, .curve(.easeIn, duration: Self.fadeDuration, delay: max(0, duration))) {
      [weak self] _ in if self?.showCount == show { self?.removeFromSuperlayer() }
    }
  }

  private static let fadeDuration = 0.25

  public override func layoutSublayers() {
    super.layoutSublayers()
    let metrics = theme.metrics.cards
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 2 * metrics.margin, dy: 2 * metrics.margin)
    let padding = metrics.padding
    let side = image.map { ($0.size.height * barTextScale).rounded() } ?? 0
    let start = padding + (side > 0 ? side + Self.gap : 0)
    let most = max(0, min(area.width, metrics.sheetWidth) - start - padding)
    let size = label.linesSize(in: Size(width: most, height: .infinity))
    let (width, height) = (size.width.rounded(.up), max(size.height, side).rounded(.up) + 2 * Self.gap)
    card.untransformedFrame = snapped(
      Rect(
        x: area.midX - (start + width + padding) / 2, y: area.maxY - bottomInset - height,
        width: start + width + padding, height: height))
    card.cornerRadius = min(height / 2, metrics.cornerRadius)
    card.showShadow(metrics.shadow)
    card.borderWidth = theme.card.border.width
    card.borderColor = theme.card.border.color
    let whole = card.bounds.width
    label.untransformedFrame = mirrored(Rect(x: start, y: 0, width: width, height: height), in: whole)
    picture.untransformedFrame = mirrored(
      Rect(x: padding, y: (height - side) / 2, width: side, height: side), in: whole
    ).movedToPixels(scale: displayScale)
  }

  /// Above and below the text, and after the picture, in points.
  private static let gap = 10.0

  public override var accessibilityElement: AccessibilityElement? { AccessibilityElement(.toast, label: text) }

  public override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.kind = "toast"
    description.add(accessibilityElement)
  }
}

extension Toast: CardHolder {
  package var shownCard: Layer { card }
}
