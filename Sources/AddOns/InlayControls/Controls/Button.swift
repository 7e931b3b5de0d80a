import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A button with a title, an image or both: in a row, a bar or on its own.
///
/// Its background has round ends. Set `cornerRadius` for another radius.
///
/// Space and Return tap it.
public final class Button: Control, RowAccessoryView {
  /// The background of a button.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Text without a background.
    case plain
    /// A grey background.
    case gray
    /// A pale background of the tint.
    case tinted
    /// A background in the tint, with contrasting text.
    case filled
  }

  /// The title, empty by default.
  public var title: String {
    get { label.text }
    set {
      guard newValue != title else { return }
      label.text = newValue
      preferredSizeDidChange()
    }
  }

  /// The image before the title, in its own size and colours; none by default. A symbol in the theme's tint, which is a
  /// symbol's default, has the title's colour.
  public var image: Image? {
    didSet { if image != oldValue { preferredSizeDidChange() } }
  }

  /// The background, `plain` by default.
  public var style: Style { didSet { if style != oldValue { preferredSizeDidChange() } } }

  /// The purpose of the button, `normal` by default. A destructive one has the theme's colour `destructive`.
  public var role = Role.normal { didSet { if role != oldValue { setNeedsLayout() } } }

  /// The colour of the title and background. If it is `nil`, the default, the role's colour or the theme's tint is
  /// used.
  public var tintColor: Color? { didSet { if tintColor != oldValue { setNeedsLayout() } } }

  /// The theme's text style of the title's font, `button` by default. The title keeps the colour of buttons.
  public var textStyle = TextStyle.button { didSet { if textStyle != oldValue { fontDidChange() } } }

  /// The font of the title. If it is `nil`, the default, it is the theme's font of the text style at the scene's text
  /// scale, of at least the medium weight on a background.
  public var font: Font? { didSet { if font != oldValue { fontDidChange() } } }

  /// The changes of the theme's font; nil for that font. `font` comes before.
  package var fontChanges: FontChanges? { didSet { if fontChanges != oldValue { fontDidChange() } } }

  /// Called after a tap or a key; `nil` by default.
  public var onTap: (() -> Void)?

  /// Whether Return taps the button; otherwise the views around it get the key.
  var usesReturn = true

  private let background = Layer()
  private let picture = Layer()
  /// The image in the title's colour.
  private var titleImage: (image: Image, color: Color, weight: Font.Weight, tinted: Image)?
  private let label = Label.line(.button, .center)
  /// The share of its size that the title has: less than 1 where it has no space.
  private var titleShare = 1.0

  /// The greatest growth of the title; infinite by default. A bar sets its own.
  var maximumTextScale = Double.infinity { didSet { if maximumTextScale != oldValue { fontDidChange() } } }

  /// The growth of the title.
  private var titleScale: Double { min(effectiveTextScale, maximumTextScale) }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - image: The image before the title; none by default.
  ///   - style: The background; `plain` by default.
  ///   - onTap: Called after a tap or a key.
  public init(_ title: String = "", image: Image? = nil, style: Style = .plain, onTap: (() -> Void)? = nil) {
    self.style = style
    self.image = image
    self.onTap = onTap
    super.init()
    label.text = title
    picture.contentsGravity = .center
    for part in [background, picture, label] { addSublayer(part) }
    needsLayoutOnCornerChange = true
  }

  public override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  public override func performPrimaryAction() { onTap?() }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    (usesReturn || event.key != .return) && super.keyDown(event)
  }

  public override var accessibilityElement: AccessibilityElement? {
    makeAccessibilityElement(.button, actions: [.press])
  }
  public override var accessibilityTitle: String? { title.isEmpty ? nil : title }

  public override var focusRingFrame: Rect { style == .plain ? bounds.insetBy(dx: -6, dy: 0) : bounds }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyFont()
  }

  private func fontDidChange() {
    applyFont()
    preferredSizeDidChange()
  }

  private func applyFont() { label.font = font ?? standardFont }

  private func applyTitleShare() { if titleShare < 1 { label.font = label.ownFont.scaled(by: titleShare) } }

  /// Makes a title smaller that is larger for the text scale, and neither fits on one line nor wraps in the button.
  ///
  /// - Parameter air: The space above and below the title, in points.
  private func fitFont(_ air: Double) {
    guard titleScale > 1, font == nil else { return }
    let isOneLine = fitsOneLine(in: bounds.width)
    guard
      isOneLine
        ? label.lineSize.height > bounds.height : air + wrappedHeight(in: bounds.width) > bounds.height + 0.01
    else { return }
    let width = max(0, bounds.width - 2 * min(padding, lengths.gap) - imageWidth)
    let size = Size(width: width, height: bounds.height)
    titleShare = label.fittingShare(in: size, textScale: titleScale, label.ownFont.scaled(by:))
    applyTitleShare()
  }

  /// The theme's font, with the changes.
  private var standardFont: Font {
    let base = theme.textAttributes[textStyle]
    var font = themeFont(size: base.size, weight: style == .plain ? base.weight : max(base.weight, .medium))
    font.size = base.size * titleScale
    guard let fontChanges else { return font }
    let scale = fontChanges.scale(at: titleScale)
    font.size = base.size * scale
    return fontChanges.applied(to: font, scale: scale)
  }

  /// The image with the gap before the title, in points.
  private var imageWidth: Double { image.map { $0.size.width + (title.isEmpty ? 0 : lengths.gap) } ?? 0 }

  /// Image, gap and title on one line, in points.
  private var contentWidth: Double { label.lineSize.width + imageWidth }

  /// The theme's height, which grows with the text: the air above and below the title remains.
  private var lineHeight: Double {
    theme.height(lengths.button.height, for: [textStyle], textScale: titleScale)
  }

  /// The padding beside the content, in points. It grows with the round ends.
  private var padding: Double {
    if style == .plain { return 0 }
    guard !title.isEmpty else { return lengths.gap }
    return lengths.button.padding * max(1, lineHeight / max(lengths.button.height, 1))
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    applyFont()
    defer { applyTitleShare() }
    return ownSize
  }

  /// The size with the title in its own font, which it has.
  private var ownSize: Size {
    let content = max(label.lineSize.height, image?.size.height ?? 0)
    return wholePixels(
      Size(
        width: (contentWidth + 2 * padding).rounded(.up),
        height: max(lineHeight, (content + lengths.gap).rounded(.up))))
  }

  /// Returns the button's size in a row with little space, in points. The title wraps if the row is high enough, and is
  /// cut at its end otherwise.
  public func size(inRow space: Size) -> Size {
    applyFont()
    defer { applyTitleShare() }
    let own = ownSize
    let least = 2 * padding + imageWidth + (title.isEmpty ? 0 : label.fontSize)
    let width = min(own.width, max(space.width, least.rounded(.up)))
    guard !fitsOneLine(in: width) else { return Size(width: width, height: own.height) }
    let height = (own.height + wrappedHeight(in: width) - label.lineSize.height).rounded(.up)
    return Size(width: width, height: max(own.height, height <= space.height ? height : 0))
  }

  /// Whether image and title fit on one line, with less padding than the button prefers.
  private func fitsOneLine(in width: Double) -> Bool { contentWidth <= width - 2 * min(padding, lengths.gap) }

  /// The height of a title that wraps in the button's width, in points.
  private func wrappedHeight(in width: Double) -> Double {
    let count = label.numberOfLines
    defer { label.numberOfLines = count }
    label.numberOfLines = 0
    return label.linesSize(in: Size(width: width - 2 * padding - imageWidth, height: .infinity)).height
  }

  private var tint: Color { tintColor ?? .token(role == .destructive ? .destructive : .tint) }

  /// The colour of a title that is not on the tint: by default the theme's for the titles of buttons.
  private var titleTint: Color {
    role == .destructive ? tint : tintColor ?? theme.textAttributes[.button].color
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    titleShare = 1
    applyFont()
    layoutColors()
    place(background, at: bounds)
    let air = ownSize.height - label.lineSize.height
    fitFont(air)
    let isOneLine = fitsOneLine(in: bounds.width)
    let width = isOneLine ? contentWidth : max(0, min(contentWidth, bounds.width - 2 * padding))
    layoutLines(isOneLine, air)
    var x = bounds.minX + (bounds.width - width) / 2
    if let image {
      picture.contents = inTitleColor(image)
      picture.contentsScale = image.scale
      place(picture, at: bounds.middle(image.size, atX: x))
      x += image.size.width + lengths.gap
    } else {
      picture.contents = nil
      picture.untransformedFrame = .zero
    }
    let titleFrame = Rect(minX: x, minY: bounds.minY, maxX: max(x, bounds.midX + width / 2), maxY: bounds.maxY)
    // The rest of the title's last pixel, at both sides.
    let lineWidth = label.lineSize.width
    let rest = isOneLine ? wholePixels(lineWidth) - lineWidth : 0
    label.untransformedFrame = mirrored(titleFrame.insetBy(dx: -rest / 2, dy: 0))
  }

  /// A title that is too long for one line has as many as the button has the height for.
  private func layoutLines(_ isOneLine: Bool, _ air: Double) {
    let line = label.lineSize.height
    let count = isOneLine || line <= 0 ? 1 : Int(clamping: ((bounds.height - air) / line + 0.01).rounded(.down))
    label.numberOfLines = max(1, count)
    shareCorners(with: background, roundEnds: (count > 1 ? min(bounds.height, line + air) : bounds.height) / 2)
  }

  private func inTitleColor(_ image: Image) -> Image {
    let (color, weight) = (label.textColor ?? tint, label.ownFont.weight)
    if let known = titleImage, known.image == image, known.color == color, known.weight == weight {
      return known.tinted
    }
    let tinted = image.inTint(replacedBy: color).weighted(weight)
    titleImage = (image, color, weight, tinted)
    return tinted
  }

  private func fill(_ style: Style) -> RGBColor {
    guard style == .tinted else { return resolvedColor(.token(.controlFill)) }
    return resolvedColor(tint).withAlpha(isHighContrast ? RGBColor.highContrastTintShare : RGBColor.tintShare)
  }

  /// The title's tint, or its first shade towards the texts' colour that can be read on the button's background.
  private func titleColor(on fill: RGBColor) -> Color {
    let (tintColor, label) = (resolvedColor(titleTint), resolvedColor(.token(.label)))
    let shades = (1...10).map { label.withAlpha(label.alpha * Double($0) / 10).over(tintColor) }
    let color = fill.over(ground).contrasting([tintColor] + shades, atLeast: leastContrast)
    return color == tintColor ? titleTint : .fixed(color)
  }

  private func layoutColors() {
    let color = resolvedColor(tint)
    let (fill, text): (RGBColor?, Color) =
      switch style {
      case .plain:
        (nil, isInHighlightedRow ? .token(.highlightedLabel) : isEnabled ? titleTint : .token(.secondaryLabel))
      case .gray: (fill(.gray), titleColor(on: fill(.gray)))
      case .tinted: (fill(.tinted), titleColor(on: fill(.tinted)))
      case .filled: (color, .fixed(contrastingColor(on: color)))
      }
    background.isHidden = fill == nil
    background.backgroundColor = fill.map { .fixed(isHighlighted ? $0.pressed : $0) }
    background.borderWidth = style == .filled ? 0 : outlineWidth
    background.borderColor = tint
    label.textColor = text
    let isFaded = isHighlighted && style == .plain
    label.opacity = isFaded ? 0.35 : 1
    picture.opacity = isFaded ? 0.35 : 1
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "button"
  }
}

extension Button: LargeContentViewerItem {
  /// Whether the title is not as large as the text scale asks for, since the button or its bar has no space for it.
  public var showsLargeContentViewer: Bool { font == nil && titleScale * titleShare < effectiveTextScale }
  /// The title, or else the name for assistive technology.
  public var largeContentTitle: String? { title.isEmpty ? accessibilityLabel : title }
  /// The image.
  public var largeContentImage: Image? { image }
}

extension RGBColor {
  /// The colour of a pressed part.
  var pressed: RGBColor {
    let shade = RGBColor(white: luminance > 0.02 || alpha < 1 ? 0 : 1, alpha: 0.15)
    return alpha >= 1 ? shade.over(self) : withAlpha(min(1, alpha * 1.6 + 0.06))
  }
}
