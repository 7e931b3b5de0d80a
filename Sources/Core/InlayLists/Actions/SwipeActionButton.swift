import InlayGraphics
import InlayLayers

/// The button of an action in a swiped row.
final class SwipeActionButton: View {
  let action: ContextualAction
  private let label = Label(textStyle: .button)
  private let picture = Layer()

  /// Called after a tap.
  var onTap: (() -> Void)?

  /// Whether the title is at the inner side of the button, or in its middle.
  var keepsTitleInside = false {
    didSet { if keepsTitleInside != oldValue { setNeedsLayout() } }
  }

  /// Whether the button's inner side, at the row's content, is its left one.
  var isInnerSideLeft = true {
    didSet { if isInnerSideLeft != oldValue { setNeedsLayout() } }
  }

  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsLayout() } }
  }

  init(_ action: ContextualAction) {
    self.action = action
    super.init()
    name = "action"
    masksToBounds = true
    label.text = title
    label.alignment = .center
    label.numberOfLines = 1
    label.lineBreakMode = .truncatingTail
    label.fillsBackground = false
    addSublayer(label)
    let tap = TapInteraction { [unowned self] _ in onTap?() }
    tap.onHighlight = { [unowned self] in isPressed = $0 }
    addInteraction(tap)
    guard let image = action.image else { return }
    picture.contentsScale = image.scale
    picture.contentsGravity = .center
    addSublayer(picture)
  }

  var title: String {
    action.title ?? (action.style == .destructive && action.image == nil ? localized(.delete) : "")
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    label.text = title
  }

  static let leastWidth = 74.0
  /// Beside the title, at each side.
  private static let padding = 16.0
  private static let imageGap = 4.0

  /// In points.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(Self.leastWidth, fittingWidth(in: size.height)), height: size.height)
  }

  /// The width of title and image with the space beside them, in points.
  private func fittingWidth(in height: Double) -> Double {
    let title = label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: .infinity, height: .infinity)).width
    let content = max(showsTitle(in: height) ? title : 0, action.image?.size.width ?? 0)
    return (content + 2 * Self.padding).rounded(.up)
  }

  /// Whether a row has space for the title, below the image if there is one.
  private func showsTitle(in height: Double) -> Bool {
    guard let image = action.image else { return true }
    return !label.text.isEmpty && image.size.height + Self.imageGap + titleHeight + Self.padding <= height
  }

  private var titleHeight: Double { label.sizeThatFits(Size(width: .infinity, height: .infinity)).height }

  override func layoutSublayers() {
    super.layoutSublayers()
    let color = resolvedColor(action.color)
    backgroundColor = isPressed ? .fixed(RGBColor(white: 0, alpha: 0.15).over(color)) : action.color
    let content = Color.fixed(contrastingColor(on: color, atLeast: traits.appearance.leastGlyphContrast))
    if label.textColor != content {
      label.textColor = content
      picture.contents = action.image?.inTint(replacedBy: content)
    }
    let width = keepsTitleInside ? min(fittingWidth(in: bounds.height), bounds.width) : bounds.width
    let space = Rect(x: isInnerSideLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    layoutContent(in: space.insetBy(dx: min(Self.padding, width / 2), dy: 0))
  }

  private func layoutContent(in space: Rect) {
    let showsTitle = showsTitle(in: space.height)
    label.isHidden = !showsTitle
    guard let image = action.image else {
      label.frame = space
      return
    }
    let height = image.size.height
    let title = showsTitle ? titleHeight : 0
    let top = space.minY + (space.height - height - (showsTitle ? Self.imageGap + title : 0)) / 2
    let wide = Rect(x: space.midX - image.size.width / 2, y: top, width: image.size.width, height: height)
    picture.frame = wide.movedToPixels(scale: displayScale)
    label.frame = Rect(x: space.minX, y: top + height + Self.imageGap, width: space.width, height: title)
  }

  /// Adds the title.
  override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("title", title)
  }
}
