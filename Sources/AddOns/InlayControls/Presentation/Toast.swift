import InlayGraphics
import InlayLayers
import InlayLists

/// A short text near the bottom of a scene, which disappears by itself and takes no events. A scene shows one at a
/// time.
public final class Toast: View {
  /// The text, of at most three lines. It has no default.
  public var text: String {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// The image before the text, in its colour; none by default.
  public var image: Image? { didSet { if image != oldValue { applyImage() } } }

  /// The space below the text beside the safe area, such as for a bar of tabs, in points.
  package var bottomInset = 0.0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }

  private let card = Layer()
  private let label = Label(textStyle: .message)
  private let picture = ImageLayer()

  /// Creates a short text. `present(in:for:)` shows it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - image: The image before the text; none by default.
  public init(_ text: String, image: Image? = nil) {
    self.image = image
    super.init()
    raise(to: .toast)
    isUserInteractionEnabled = false
    fillsSuperlayer = true
    card.backgroundColor = .token(.popoverBackground)
    label.text = text
    label.numberOfLines = 3
    label.lineBreakMode = .truncatingTail
    picture.contentsGravity = .resizeAspect
    applyImage()
    for layer in [label, picture] as [Layer] { card.addSublayer(layer) }
    addSublayer(card)
  }

  private func applyImage() {
    picture.image = image?.tinted(imageColor)
    setNeedsLayout()
  }

  /// The colour of the text and the image in the theme of the last layout.
  private var imageColor = Color.token(.label)

  /// The number of calls of `present(in:for:)` and `dismiss(animated:)`: the last one decides when the text goes.
  private var showCount = 0

  /// Shows the text for some seconds, in place of another one. If it is already shown, its time starts again.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - duration: The time until the text disappears, in seconds; 2.5 by default.
  public func present(in scene: Scene, for duration: Double = 2.5) {
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

  /// Shows the text in the scene of a view, such as a page or a row that was tapped: see `present(in:for:)`.
  ///
  /// If the view is in no scene, nothing is shown, and a warning is printed to standard error.
  ///
  /// - Parameters:
  ///   - view: A view of the scene.
  ///   - duration: The time until the text disappears, in seconds; 2.5 by default.
  public func present(above view: View, for duration: Double = 2.5) {
    if let scene = view.shownScene(for: self) { present(in: scene, for: duration) }
  }

  /// Whether the text is shown, also while it fades. False at first.
  public var isPresented: Bool { superlayer != nil }

  /// Removes the text before its time.
  ///
  /// - Parameter animated: Whether the text fades out, by the scene's clock; true by default.
  public func dismiss(animated: Bool = true) {
    guard superlayer != nil else { return }
    let known = presented(.opacity)
    showCount += 1
    removeAnimations()
    guard animated, scene != nil else { return removeFromSuperlayer() }
    opacity = 0
    animate(.opacity, from: known, .curve(.easeIn, duration: Self.fadeDuration)) { [weak self, showCount] _ in
      if self?.showCount == showCount { self?.removeFromSuperlayer() }
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
    let color = theme.textAttributes[.message].color
    if color != imageColor {
      imageColor = color
      picture.image = image?.tinted(color)
    }
    let metrics = theme.metrics.overlays
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
    card.borderColor = theme.card.border.color ?? .separator
    let whole = card.bounds.width
    label.untransformedFrame = mirrored(Rect(x: start, y: 0, width: width, height: height), in: whole)
    picture.untransformedFrame = mirrored(
      Rect(x: padding, y: (height - side) / 2, width: side, height: side), in: whole
    ).movedToPixels(scale: displayScale)
  }

  /// The gap above and below the text, and after the picture, in points.
  private static let gap = 10.0

  public override var accessibilityElement: AccessibilityElement? { AccessibilityElement(.toast, label: text) }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "toast"
    description.add(accessibilityElement)
  }
}

extension Toast: CardHolder {
  package var shownCard: Layer { card }
}
