import InlayGraphics
import InlayLayers
import InlayText

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
    label.textAlignment = .center
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
    action.title ?? (action.role == .destructive && action.image == nil ? localized(.delete) : "")
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    label.text = title
  }

  static let leastWidth = 74.0
  /// The padding beside the title, at each side.
  private static let padding = 16.0
  /// The same, and above and below it, of a title that is too long for its line.
  private static let leastPadding = 6.0
  private static let imageGap = 4.0
  /// The tolerance for equal widths, in points: far less than a pixel.
  private static let tolerance = 1e-4
  /// The least size of a title that became smaller, in points.
  private static let leastFontSize = 11.0

  /// The size in points.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(Self.leastWidth, fittingWidth(in: size.height)), height: size.height)
  }

  /// The width of title and image with the space beside them, in points.
  private func fittingWidth(in height: Double) -> Double {
    let content = max(showsTitle(in: height) ? titleLine.width : 0, action.image?.size.width ?? 0)
    return (content + 2 * Self.padding).rounded(.up)
  }

  /// Whether a row has space for the title, below the image if there is one.
  private func showsTitle(in height: Double) -> Bool {
    guard let image = action.image else { return true }
    return !label.text.isEmpty && image.size.height + Self.imageGap + titleLine.height + Self.padding <= height
  }

  /// The size of the title on one line in its own font, in points.
  private var titleLine: Size { label.wholeSize(inWidth: .infinity, font: label.ownFont) }

  override func layoutSublayers() {
    super.layoutSublayers()
    let color = resolvedColor(action.buttonColor)
    backgroundColor = isPressed ? .fixed(RGBColor(white: 0, alpha: 0.15).over(color)) : action.buttonColor
    let content = Color.fixed(contrastingColor(on: color, atLeast: traits.appearance.leastGlyphContrast))
    if label.textColor != content {
      label.textColor = content
      picture.contents = action.image?.filled.inTint(replacedBy: content)
    }
    let width = keepsTitleInside ? min(fittingWidth(in: bounds.height), bounds.width) : bounds.width
    layoutContent(
      in: Rect(x: isInnerSideLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height))
  }

  private func layoutContent(in space: Rect) {
    let showsTitle = showsTitle(in: space.height)
    label.isHidden = !showsTitle
    let imageSpace = action.image.map { $0.size.height + Self.imageGap + Self.padding } ?? 2 * Self.leastPadding
    let line = space.insetBy(dx: min(Self.padding, space.width / 2), dy: 0)
    let fits = fitTitle(in: Size(width: line.width, height: space.height - imageSpace), or: space.width)
    let column = fits ? line : space.insetBy(dx: min(Self.leastPadding, space.width / 2), dy: 0)
    guard let image = action.image else {
      label.frame = fits ? column : column.insetBy(dx: 0, dy: min(Self.leastPadding, space.height / 2))
      return
    }
    let height = image.size.height
    let title =
      showsTitle ? label.linesSize(in: Size(width: column.width, height: space.height - imageSpace)).height : 0
    let top = space.minY + (space.height - height - (showsTitle ? Self.imageGap + title : 0)) / 2
    let wide = Rect(x: space.midX - image.size.width / 2, y: top, width: image.size.width, height: height)
    picture.frame = wide.movedToPixels(scale: displayScale)
    label.frame = Rect(x: column.minX, y: top + height + Self.imageGap, width: column.width, height: title)
  }

  /// Gives the title its lines and its size. One that is too long for its line wraps, with less space beside it, and
  /// becomes smaller as far as its lines and words need it. Only then it is cut.
  ///
  /// - Parameters:
  ///   - space: For one line, and the height for more.
  ///   - width: Of the button, in points.
  /// - Returns: Whether the title is on its usual line.
  private func fitTitle(in space: Size, or width: Double) -> Bool {
    let font = label.ownFont
    let fits = titleLine.width <= space.width + Self.tolerance
    let wrapped = Size(width: max(0, width - 2 * Self.leastPadding), height: max(0, space.height))
    let size = fits ? nil : titleSize(in: wrapped, font)
    label.numberOfLines = fits ? 1 : 0
    label.largestFontSize = size == font.size ? nil : size
    return fits
  }

  /// The largest size of a title that wraps in a space without a break inside a word, in points, or the least one.
  private func titleSize(in space: Size, _ font: Font) -> Double {
    var font = font
    while font.size > Self.leastFontSize {
      let height = label.wholeSize(inWidth: space.width, font: font).height
      if height <= space.height + Self.tolerance, label.widestWord(in: font) <= space.width + Self.tolerance { break }
      font.size = max(Self.leastFontSize, font.size - 1)
    }
    return font.size
  }

  /// Adds the title.
  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "button"
    description.add("title", title)
  }
}
