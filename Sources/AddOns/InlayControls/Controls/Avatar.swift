import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A person or a thing in a circle: a picture, or initials on a colour that follows from the name; without a name the
/// symbol of a person. Set `cornerRadius` for a square with that radius instead of the circle.
public final class Avatar: Control {
  /// The name, which gives the initials and the colour. If it is empty, the default, the symbol of a person is shown.
  public var fullName: String {
    didSet { if fullName != oldValue { setNeedsLayout() } }
  }

  /// The picture shown instead of the initials; `nil` by default. Its middle fills the circle.
  public var image: Image? { didSet { if image != oldValue { setNeedsLayout() } } }

  /// The colour behind the initials. If it is `nil`, the default, it follows from the name.
  public var color: Color? { didSet { if color != oldValue { setNeedsLayout() } } }

  private let disc = GradientLayer()
  private let picture = Layer()
  private let label = Label.line(.title, .center)
  private let symbol = Layer()

  /// Creates an avatar.
  ///
  /// - Parameters:
  ///   - fullName: The name; empty by default.
  ///   - image: The picture shown instead of the initials; none by default.
  public init(_ fullName: String = "", image: Image? = nil) {
    self.fullName = fullName
    self.image = image
    super.init()
    isUserInteractionEnabled = false
    for part in [disc, picture] { part.masksToBounds = true }
    picture.contentsGravity = .resizeAspectFill
    symbol.contentsGravity = .resizeAspect
    for part in [disc, picture, label, symbol] { addSublayer(part) }
    needsLayoutOnCornerChange = true
  }

  public override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.image) }
  public override var accessibilityTitle: String? { fullName.isEmpty ? nil : fullName }

  /// The first letters of the first and of the last word, as capitals of the language, without titles such as "Dr.". Of
  /// a Chinese, Japanese or Korean name the first character alone, of a name of emoji alone its first one. A mark that
  /// is not seen keeps letters apart that would join, as in Arabic. Empty for a name without letters, numbers and
  /// emoji.
  var initials: String { Initials(of: fullName, language: traits.language).text }

  /// White's share at the top of the gradient.
  private static let gloss = 0.22
  /// The same behind the letters.
  private static let letterGloss = 0.1

  /// White letters have enough contrast to each.
  private static let colors: [UInt32] = [
    0xE8594B, 0xCF6F1B, 0xB0800B, 0x3E9B4F, 0x1D9999, 0x2F80D0, 0x6A5FD0, 0xB053B8, 0xD14E83, 0x7A7F8C,
  ]

  /// The same for equal names everywhere.
  private var nameColor: RGBColor {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in fullName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return RGBColor(rgb: Self.colors[Int(hash % UInt64(Self.colors.count))])
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let side = lengths.avatarSize * scaleInRow
    return Size(width: side, height: side)
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let side = min(bounds.width, bounds.height)
    let circle = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    for part in [disc, picture] {
      part.untransformedFrame = snapped(circle)
      shareCorners(with: part)
    }
    let base = color.map(resolvedColor) ?? nameColor
    disc.colors = [.fixed(RGBColor(white: 1, alpha: Self.gloss).over(base)), .fixed(base)]
    disc.isHidden = image != nil
    picture.isHidden = image == nil
    picture.contents = image
    if let image { picture.contentsScale = image.scale }
    let initials = self.initials
    label.isHidden = image != nil
    label.text = initials
    label.font = Font(families: theme.fontFamilies, size: side * 0.4, weight: .semibold)
    let color = Color.fixed(contrastingColor(on: RGBColor(white: 1, alpha: Self.letterGloss).over(base)))
    label.textColor = color
    label.untransformedFrame = circle
    symbol.isHidden = image != nil || !initials.isEmpty
    guard !symbol.isHidden else {
      symbol.contents = nil
      return
    }
    symbol.contents = .symbol(.person, size: side * 0.6, weight: .medium, tint: color)
    symbol.untransformedFrame = snapped(circle.insetBy(dx: side * 0.2, dy: side * 0.2))
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "avatar"
  }
}
