import InlayGraphics
import InlayLayers
import InlayLists

/// A title, an image or both, and an action: in a row, a bar or alone.
///
/// Space and Return tap it.
public final class Button: Control {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Text without a background.
    case plain
    /// Grey.
    case gray
    /// A pale background of the tint.
    case tinted
    /// Filled with the tint.
    case filled
  }

  public enum Role: String, CaseIterable, Hashable, Sendable {
    case normal
    /// An action that destroys something, in the theme's colour of such actions.
    case destructive
  }

  public var title: String {
    get { label.text }
    set {
      guard newValue != title else { return }
      label.text = newValue
      sizeDidChange()
    }
  }

  /// Before the title, in its own size and colours. A symbol in the theme's tint, as by default, has the title's colour.
  public var image: Image? {
    didSet { if image !== oldValue { sizeDidChange() } }
  }

  public var style: Style { didSet { if style != oldValue { sizeDidChange() } } }

  public var buttonRole = Role.normal { didSet { if buttonRole != oldValue { setNeedsLayout() } } }

  /// Nil is the theme's tint, or the colour of its role.
  public var tintColor: LayerColor? { didSet { if tintColor != oldValue { setNeedsLayout() } } }

  /// Called after a tap or a key.
  public var tapped: (() -> Void)?

  private let background = Layer()
  private let picture = Layer()
  /// The image in the title's colour.
  private var titleImage: (image: Image, color: LayerColor, tinted: Image)?
  private let label = Label.line(.button, .center)

  public init(_ title: String = "", image: Image? = nil, style: Style = .plain, tapped: (() -> Void)? = nil) {
    self.style = style
    self.image = image
    self.tapped = tapped
    super.init()
    label.text = title
    picture.contentsGravity = .center
    for part in [background, picture, label] { addSublayer(part) }
  }

  public override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  public override func tap(at point: Point) { tapped?() }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .return else { return false }
    if isEnabled && !event.isRepeat { tapped?() }
    return true
  }

  public override var accessibilityRole: String? { "button" }
  public override var accessibilityTitle: String? { title.isEmpty ? nil : title }

  public override var focusOutline: Rect { style == .plain ? bounds.insetBy(dx: -6, dy: 0) : bounds }

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyFont()
  }

  private func applyFont() {
    let base = theme.textStyle(.button)
    label.font = themeFont(size: base.size, weight: style == .plain ? base.weight : max(base.weight, 500))
  }

  /// Image, gap and title, in points.
  private var contentWidth: Double {
    let title = label.lineSize.width
    return title + (image.map { $0.size.width + (title > 0 ? lengths.gap : 0) } ?? 0)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    applyFont()
    let padding = style == .plain ? 0 : label.text.isEmpty ? lengths.gap : lengths.buttonPadding
    let content = max(label.lineSize.height, image?.size.height ?? 0)
    return Size(
      width: (contentWidth + 2 * padding).rounded(.up),
      height: max(lengths.buttonHeight, (content + lengths.gap).rounded(.up)))
  }

  private var tint: LayerColor { tintColor ?? .token(buttonRole == .destructive ? .destructive : .tint) }

  public override func layoutSublayers() {
    super.layoutSublayers()
    applyFont()
    layoutColors()
    place(background, at: bounds)
    background.cornerRadius = bounds.height / 2
    let width = min(contentWidth, bounds.width)
    var x = bounds.minX + (bounds.width - width) / 2
    if let image {
      picture.contents = inTitleColor(image)
      picture.contentsScale = image.scale
      place(picture, at: bounds.middle(image.size, atX: x))
      x += image.size.width + lengths.gap
    } else {
      picture.contents = nil
    }
    let room = Rect(minX: x, minY: bounds.minY, maxX: max(x, bounds.midX + width / 2), maxY: bounds.maxY)
    label.untransformedFrame = directed(room, in: bounds.width)
  }

  private func inTitleColor(_ image: Image) -> Image {
    let color = label.textColor ?? tint
    if let known = titleImage, known.image === image, known.color == color { return known.tinted }
    let tinted = image.inTint(replacedBy: color)
    titleImage = (image, color, tinted)
    return tinted
  }

  private func fill(_ style: Style) -> Color {
    guard style == .tinted else { return resolved(.token(.controlFill)) }
    return resolved(tint).withAlpha(isHighContrast ? Color.highContrastTintShare : Color.tintShare)
  }

  /// In appearances of high contrast the title has enough on its background.
  private func titleColor(on fill: Color) -> LayerColor {
    guard isHighContrast else { return tint }
    let preferred = [tint, .token(.label)].map(resolved)
    return .fixed(fill.over(ground).contrasting(preferred, atLeast: Color.leastHighContrast))
  }

  private func layoutColors() {
    let color = resolved(tint)
    let (fill, text): (Color?, LayerColor) =
      switch style {
      case .plain: (nil, isInHighlightedRow ? .token(.highlightedLabel) : tint)
      case .gray: (fill(.gray), titleColor(on: fill(.gray)))
      case .tinted: (fill(.tinted), titleColor(on: fill(.tinted)))
      case .filled: (color, .fixed(contrastingColor(on: color)))
      }
    background.isHidden = fill == nil
    if let fill { background.backgroundColor = .fixed(isHighlighted ? fill.pressed : fill) }
    background.borderWidth = style == .filled ? 0 : outlineWidth
    background.borderColor = tint
    label.textColor = text
    let isFaded = isHighlighted && style == .plain
    label.opacity = isFaded ? 0.35 : 1
    picture.opacity = isFaded ? 0.35 : 1
  }
}

extension Color {
  /// The colour of a pressed part.
  var pressed: Color {
    let shade = Color(white: luminance > 0.02 || alpha < 1 ? 0 : 1, alpha: 0.15)
    return alpha >= 1 ? shade.over(self) : withAlpha(min(1, alpha * 1.6 + 0.06))
  }
}
