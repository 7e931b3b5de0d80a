import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A card in the middle of a scene that shows the image and the title of an item large. It takes no events, and
/// assistive technology does not find it.
final class LargeContentViewer: View {
  private weak var item: View?
  private let card = Layer()
  private let picture = ImageLayer()
  private let label = Label(textStyle: .title)

  init(_ item: any LargeContentViewerItem) {
    super.init()
    name = "largeContentViewer"
    raise(to: .largeContent)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    fillsSuperlayer = true
    overrideUserInterfaceLevel = .elevated
    card.backgroundColor = .token(.popoverBackground)
    card.cornerCurve = .continuous
    picture.contentsGravity = .resizeAspect
    label.textAlignment = .center
    label.textColor = .token(.label)
    (label.numberOfLines, label.lineBreakMode) = (0, .truncatingTail)
    for part in [picture, label] as [Layer] { card.addSublayer(part) }
    addSublayer(card)
    show(item)
  }

  /// Shows another item, in its theme and appearance.
  func show(_ item: any LargeContentViewerItem) {
    guard item !== self.item else { return }
    self.item = item
    overrideTheme = item.theme
    overrideAppearance = item.traits.appearance
    label.text = item.largeContentTitle ?? ""
    picture.image = item.largeContentImage?.tinted(.token(.label))
    setNeedsLayout()
  }

  func present(in scene: Scene) {
    scene.root.addSublayer(self)
    scene.addLayoutObserver(self)
    animate(.opacity, from: 0, .curve(.easeOut, duration: Self.fadeDuration))
    card.animate(.transform, from: Transform(scaleX: 0.9, y: 0.9), .spring(dampingRatio: 0.85, response: 0.28))
  }

  func dismiss() {
    guard superlayer != nil else { return }
    item = nil
    let known = presented(.opacity)
    opacity = 0
    animate(.opacity, from: known, .curve(.easeIn, duration: Self.fadeDuration)) { [weak self] _ in
      self?.removeFromSuperlayer()
    }
  }

  private static let fadeDuration = 0.15

  // MARK: Layout

  /// The least growth of the shown text.
  private static let leastGrowth = 2.0
  /// The side of the largest image, in points.
  private static let largestSide = 120.0
  /// The greatest width of the content, in points.
  private static let mostWidth = 320.0
  private static let gap = 12.0

  private var growth: Double { max(Self.leastGrowth, traits.textScale) }

  /// The largest font in which no word is broken.
  private func font(inWidth width: Double) -> Font {
    let share = LineFit.share(atLeast: 1 / growth, within: width) { share in
      label.widestWord(in: theme.font(for: .title, textScale: growth * share))
    }
    return theme.font(for: .title, textScale: growth * share)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let metrics = theme.metrics.overlays
    let padding = 1.5 * metrics.padding
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: metrics.margin + padding, dy: metrics.margin + padding)
    let most = Size(width: max(0, min(area.width, Self.mostWidth)), height: max(0, area.height))
    label.font = font(inWidth: most.width)
    let image = picture.image.map { min(growth * $0.size.height, Self.largestSide, most.width, most.height) } ?? 0
    let gap = image > 0 && !label.text.isEmpty ? Self.gap : 0
    let text = label.linesSize(in: Size(width: most.width, height: max(0, most.height - image - gap)))
    let width = max(image, text.width, most.width / 2).rounded(.up)
    let textHeight = min(text.height.rounded(.up), max(0, most.height - image - gap))
    let size = Size(width: width + 2 * padding, height: image + gap + textHeight + 2 * padding)
    card.untransformedFrame = snapped(
      Rect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height))
    card.cornerRadius = min(metrics.cornerRadius, size.height / 2)
    card.showShadow(metrics.shadow)
    card.borderWidth = theme.card.border.width
    card.borderColor = theme.card.border.color ?? .separator
    picture.untransformedFrame = Rect(x: (size.width - image) / 2, y: padding, width: image, height: image)
      .movedToPixels(scale: displayScale)
    label.untransformedFrame = Rect(x: padding, y: padding + image + gap, width: width, height: textHeight)
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "largeContentViewer"
  }
}

/// The card goes with its item: when that leaves the scene.
extension LargeContentViewer: LayoutObserver {
  func sceneDidLayOut() -> Bool {
    guard let item else { return false }
    if item.scene === scene { return true }
    dismiss()
    return false
  }
}
