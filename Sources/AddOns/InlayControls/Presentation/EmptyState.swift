import InlayGraphics
import InlayLayers
import InlayLists

/// The content of a table without rows: a symbol, a title, a text and a button. Each can be left out. Set it as the
/// table's `emptyStateView`.
public final class EmptyState: View {
  /// The title.
  public var title: String { didSet { if title != oldValue { setNeedsLayout() } } }
  /// The text below the title, empty by default.
  public var message: String { didSet { if message != oldValue { setNeedsLayout() } } }
  /// The image above the title, in the colour of footers; none by default.
  public var image: Image? { didSet { if image != oldValue { applyImage() } } }

  /// The button below the text. An empty title, the default, hides it.
  public let button = Button(style: .tinted)

  private let titleLabel = Label.wrapping(.barTitle)
  private let messageLabel = Label.wrapping(.message)
  private let picture = ImageLayer()
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
    for part in [picture, titleLabel, messageLabel, button] as [Layer] { addSublayer(part) }
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
      title, message: message, image: .symbol(symbol, size: Self.symbolSize, weight: .light), buttonTitle: buttonTitle)
  }

  private static let symbolSize = 60.0
  /// The gap between the parts, in points.
  private static let gap = 8.0
  private static let maximumWidth = 360.0

  private func applyImage() {
    picture.image = image?.tinted(messageColor)
    setNeedsLayout()
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
    messageLabel.text = message
    let width = max(0, min(areaWidth - 4 * theme.metrics.bars.inset, Self.maximumWidth * max(1, barTextScale)))
    var parts: [Part] = []
    if let image {
      let growth = barTextScale
      parts.append((picture, Size(width: image.size.width * growth, height: image.size.height * growth), 2 * Self.gap))
    }
    for label in [titleLabel, messageLabel] where !label.text.isEmpty {
      let height = label.linesSize(in: Size(width: width, height: .infinity)).height.rounded(.up)
      parts.append((label, Size(width: width, height: height), Self.gap))
    }
    if !button.title.isEmpty {
      let size = button.sizeThatFits(Size(width: areaWidth, height: .infinity))
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
    var y = max(area.minY, area.midY - height / 2)
    for part in parts {
      part.layer.untransformedFrame = Rect(
        x: area.midX - part.size.width / 2, y: y, width: part.size.width, height: part.size.height
      ).movedToPixels(scale: displayScale)
      y += part.size.height + part.gap
    }
    // Parts that are not shown have the frame that they have from the start.
    for layer in [picture, titleLabel, messageLabel, button] as [Layer]
    where !parts.contains(where: { $0.layer === layer }) { layer.untransformedFrame = .zero }
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
