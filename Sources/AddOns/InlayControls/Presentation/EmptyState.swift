import InlayGraphics
import InlayLayers
import InlayLists

/// The content of a table without rows: a symbol, a title, a text and a button. Each can be left out. Set it as the
/// table's `emptyStateView`. Its texts wrap, and they scroll if they are higher than the free space.
public final class EmptyState: View {
  /// The title.
  public var title: String { didSet { if title != oldValue { setNeedsLayout() } } }
  /// The text below the title, empty by default.
  public var message: String { didSet { if message != oldValue { setNeedsLayout() } } }
  /// The image above the title; none by default. It has the colour of footers, unless it is a symbol with a tint of its
  /// own, a tinted image or a tile. A symbol of the standard size is shown at 56 points, with light lines. A scene
  /// file's `size` and `weight` are kept.
  public var image: Image? { didSet { if image != oldValue { applyImage() } } }

  /// The button below the text. An empty title, the default, hides it.
  public let button = Button(style: .tinted)

  private let titleLabel = Label.wrapping(.barTitle)
  private let messageLabel = Label.wrapping(.message)
  private let picture = ImageLayer()
  /// The parts that are too high for the free space; without a superlayer while they fit.
  private let scrollView = ScrollView()
  private var messageColor = Color.token(.footerLabel)
  /// The button's tint, unless it has another one.
  private var standardTint = Color.token(.barTint)

  /// Creates a content of a table without rows.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title; empty by default.
  ///   - image: The image above the title; none by default.
  ///   - buttonTitle: The title of the button; empty, the default, for no button.
  public init(_ title: String, message: String = "", image: Image? = nil, buttonTitle: String = "") {
    self.title = title
    self.message = message
    self.image = image
    super.init()
    button.title = buttonTitle
    button.tintColor = standardTint
    for label in [titleLabel, messageLabel] { label.textAlignment = .center }
    picture.contentsGravity = .resizeAspect
    for layer in layers { addSublayer(layer) }
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollIndicatorsFade = true
    scrollView.showsVerticalScrollIndicator = true
    applyImage()
  }

  /// Creates a content of a table without rows, with a large symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title; empty by default.
  ///   - symbol: The picture above the title.
  ///   - buttonTitle: The title of the button; empty, the default, for no button.
  package convenience init(_ title: String, message: String = "", symbol: Symbol, buttonTitle: String = "") {
    self.init(
      title, message: message, image: .symbol(symbol), buttonTitle: buttonTitle)
  }

  /// The side of a symbol, in points.
  private static let symbolSize = 56.0
  /// The size of the title's font, in points.
  private static let titleSize = 22.0
  /// The gap between the parts, in points.
  private static let gap = 8.0
  private static let maximumWidth = 360.0

  private func applyImage() {
    picture.image = image.map(shown)
    setNeedsLayout()
  }

  /// An image with the colour of footers, unless it has colours of its own.
  private func shown(_ image: Image) -> Image {
    let colors = image.drawing?.colors ?? []
    let hasOwnColors = !colors.isEmpty && colors != [.token(.tint)]
    let colored = hasOwnColors ? image : image.tinted(messageColor)
    return isStandardSymbol(image) ? colored.weighted(.light) : colored
  }

  private func isStandardSymbol(_ image: Image) -> Bool {
    guard let drawing = image.drawing as? SymbolDrawing, !drawing.keepsSize else { return false }
    return image.size == Size(width: Image.symbolSize, height: Image.symbolSize)
  }

  /// The size of an image at a text scale of 1, in points.
  private func size(of image: Image) -> Size {
    isStandardSymbol(image) ? Size(width: Self.symbolSize, height: Self.symbolSize) : image.size
  }

  private func applyColors() {
    titleLabel.textColor = readableColor(.largeTitleLabel, .label)
    let message = readableColor(.footerLabel, .secondaryLabel)
    messageLabel.textColor = message
    if message != messageColor {
      messageColor = message
      applyImage()
    }
    let tint = readableColor(.barTint, .tint)
    if button.tintColor == standardTint { button.tintColor = tint }
    standardTint = tint
  }

  /// The part of the view that nothing covers.
  private var freeArea: Rect {
    guard let scrollView = superlayer as? ScrollView else { return bounds.inset(by: safeAreaInsets) }
    // The table's frame for it is such a part already.
    if let table = scrollView as? TableView, table.emptyStateView === self {
      return bounds.inset(by: Insets(left: table.contentInset.left, right: table.contentInset.right))
    }
    return bounds.inset(by: scrollView.adjustedContentInset)
  }

  /// A part with its size and the gap below it, in points.
  private typealias Part = (layer: Layer, size: Size, gap: Double)

  /// The parts from the top to the bottom, in an area of a width.
  private func parts(inWidth areaWidth: Double) -> [Part] {
    titleLabel.text = title
    titleLabel.font = themeFont(size: Self.titleSize, weight: .bold)
    messageLabel.text = message
    let width = max(0, min(areaWidth - 4 * theme.metrics.bars.inset, Self.maximumWidth * max(1, barTextScale)))
    var parts: [Part] = []
    if let image {
      let (size, growth) = (size(of: image), barTextScale)
      parts.append((picture, Size(width: size.width * growth, height: size.height * growth), 2 * Self.gap))
    }
    for label in [titleLabel, messageLabel] where !label.text.isEmpty {
      let height = label.linesSize(in: Size(width: width, height: .infinity)).height.rounded(.up)
      parts.append((label, Size(width: width, height: height), Self.gap))
    }
    if !button.title.isEmpty {
      let whole = button.sizeThatFits(Size(width: areaWidth, height: .infinity))
      // A title that is too long for one line wraps.
      let size = whole.width > width ? button.size(inRow: Size(width: width, height: .infinity)) : whole
      if !parts.isEmpty { parts[parts.count - 1].gap = 2.5 * Self.gap }
      parts.append((button, Size(width: min(size.width + 16, width), height: size.height), 0))
    }
    return parts
  }

  private static func height(of parts: [Part]) -> Double {
    parts.reduce(0) { $0 + $1.size.height } + parts.dropLast().reduce(0) { $0 + $1.gap }
  }

  /// The offered width, and the height of all parts, in points.
  public override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width.isFinite ? max(0, size.width) : bounds.width
    return Size(width: width, height: Self.height(of: parts(inWidth: width)).rounded(.up))
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    applyColors()
    let area = freeArea
    let parts = parts(inWidth: area.width)
    button.isHidden = button.title.isEmpty
    let height = Self.height(of: parts)
    // Edges that moved to pixels may have taken one from the view.
    let scrolls = height > area.height + hairline
    putLayers(in: scrolls ? scrollView : self)
    if scrolls {
      scrollView.untransformedFrame = snapped(area)
      scrollView.contentSize = Size(width: area.width, height: height + 2 * Self.gap)
    }
    let x = scrolls ? area.width / 2 : area.midX
    var y = scrolls ? Self.gap : max(area.minY, area.midY - height / 2)
    for part in parts {
      part.layer.untransformedFrame = Rect(
        x: x - part.size.width / 2, y: y, width: part.size.width, height: part.size.height
      ).movedToPixels(scale: displayScale)
      y += part.size.height + part.gap
    }
    // Parts that are not shown have the frame that they have from the start.
    for layer in layers where !parts.contains(where: { $0.layer === layer }) { layer.untransformedFrame = .zero }
  }

  /// All parts, shown or not.
  private var layers: [Layer] { [picture, titleLabel, messageLabel, button] }

  /// Makes a layer the superlayer of all parts: the view itself, or what scrolls in it.
  private func putLayers(in holder: Layer) {
    if holder !== self, scrollView.superlayer == nil { addSublayer(scrollView) }
    if picture.superlayer !== holder { for layer in layers { holder.addSublayer(layer) } }
    if holder === self { scrollView.removeFromSuperlayer() }
  }

  public override var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.emptyState, label: title, value: message)
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "emptyState"
    description.add(accessibilityElement)
    description.add("message", message, omitted: "")
  }
}
