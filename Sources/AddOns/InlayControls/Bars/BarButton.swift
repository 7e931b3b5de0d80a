import InlayGraphics
import InlayLayers
import InlayLists

/// An item's button in its bar.
final class BarButton: Control {
  let item: BarButtonItem
  private let label = Label.line(.button, .center)
  private let picture = ImageLayer()
  /// The image and the tint of the picture, which is made anew only when they change.
  private var shownImage: Image?
  private var shownTint: Color?

  init(_ item: BarButtonItem) {
    self.item = item
    super.init()
    picture.contentsGravity = .resizeAspect
    for part in [label, picture] { addSublayer(part) }
    applyItem()
    item.changed = { [weak self] in
      self?.applyItem()
      self?.preferredSizeDidChange()
    }
  }

  /// The tint of items without a colour of their own.
  var standardTint = Color.token(.barTint) { didSet { if standardTint != oldValue { setNeedsLayout() } } }

  /// A disabled item is grey: it has the titles' colour, which is dimmed.
  private var tint: Color {
    guard isEnabled else { return .fixed(resolvedColor(.token(.barLabel)).withAlpha(0.6)) }
    return item.tintColor ?? standardTint
  }

  private func applyItem() {
    isEnabled = item.isEnabled
    label.text = item.image == nil ? item.title : ""
  }

  private func applyFont() {
    var font = barFont(.button, share: titleShare)
    if item.style == .done { font.weight = max(font.weight, .semibold) }
    label.font = font
  }

  /// The share of its size that the title has in this bar.
  private var titleShare = 1.0

  /// Gives the title a share of its size.
  ///
  /// - Returns: The width of the button, in points.
  func width(atTitleShare share: Double) -> Double {
    titleShare = share
    return sizeThatFits(bounds.size).width
  }

  /// The side of the picture, in points.
  private var side: Double { item.image.map { ($0.size.height * barTextScale).rounded() } ?? 0 }

  /// The size of its picture or text, in points.
  override func sizeThatFits(_ size: Size) -> Size {
    applyFont()
    return Size(width: item.image == nil ? label.roundedLineSize.width : max(side, 28), height: barHeight)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    applyFont()
    label.textColor = tint
    label.untransformedFrame = bounds
    // A symbol is as strong as a title would be.
    let image = item.image?.weighted(label.ownFont.weight)
    if shownImage != image || shownTint != tint {
      (shownImage, shownTint) = (image, tint)
      picture.image = image?.tinted(tint)
    }
    picture.untransformedFrame = bounds.middle(Size(width: side, height: side), atX: bounds.midX - side / 2)
      .movedToPixels(scale: displayScale)
    for part in [label, picture] as [Layer] { part.opacity = isHighlighted ? 0.35 : 1 }
  }

  override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  override func performPrimaryAction() { item.onTap?() }

  override var focusRingFrame: Rect { barFocusRingFrame }

  override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.button, actions: [.press]) }
  override var accessibilityTitle: String? { item.accessibilityLabel ?? item.title }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "button"
  }
}

extension BarButton: LargeContentViewerItem {
  /// Whether the bar does not show the title or the image as large as the text scale asks for.
  var showsLargeContentViewer: Bool { barTextScale * (item.image == nil ? titleShare : 1) < traits.textScale }
  var largeContentTitle: String? { accessibilityTitle }
  var largeContentImage: Image? { item.image }
}

extension [BarButton] {
  /// Gives the titles a share of their sizes.
  ///
  /// - Parameter most: The sum of the widths for which the longest titles are cut, in points.
  /// - Returns: The widths of the buttons, in points.
  func widths(atTitleShare share: Double, within most: Double) -> [Double] {
    let widths = map { $0.width(atTitleShare: share) }
    guard widths.reduce(0, +) > most else { return widths }
    let images = zip(self, widths).reduce(0) { $0 + ($1.0.item.image == nil ? 0 : $1.1) }
    let titles = zip(self, widths).map { $0.item.image == nil ? $1 : 0 }.cutToSum(most - images)
    return zip(self, zip(widths, titles)).map { $0.item.image == nil ? $1.1 : $1.0 }
  }
}

extension View {
  /// The outline of the focus of a button in a bar.
  var barFocusRingFrame: Rect {
    let height = min(bounds.height, 34)
    return Rect(x: bounds.minX - 8, y: bounds.midY - height / 2, width: bounds.width + 16, height: height)
  }
}
