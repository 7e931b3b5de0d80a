import InlayGraphics
import InlayLayers
import InlayLists

/// A tab's button in its bar.
final class Tab: View {
  var item = TabBar.Item("") { didSet { applyItem() } }
  var isSelected = false { didSet { if isSelected != oldValue { applyItem() } } }
  var isPressed = false { didSet { if isPressed != oldValue { setNeedsLayout() } } }
  /// The share of its size that the title has in this bar.
  var titleShare = 1.0 { didSet { if titleShare != oldValue { setNeedsLayout() } } }

  private let picture = ImageLayer()
  private let label = Label.line(.tabTitle, .center)
  private let badge = Layer()
  private let badgeLabel = Label.line(.tabTitle, .center)

  override init() {
    super.init()
    picture.contentsGravity = .resizeAspect
    badge.backgroundColor = .token(.destructive)
    badge.addSublayer(badgeLabel)
    for part in [picture, label, badge] as [Layer] { addSublayer(part) }
  }

  private func applyItem() {
    label.text = item.title
    badgeLabel.text = item.badge
    let tint = isSelected ? Color.token(.barTint) : theme.textAttributes[.tabTitle].color
    picture.image = (isSelected ? item.image?.filled : item.image)?.tinted(tint)
    label.textColor = tint
    setNeedsLayout()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    applyItem()
  }

  /// The share of its size at which the title fits a tab of a width.
  func titleShare(inWidth width: Double) -> Double {
    label.fittingShare(in: Size(width: width - 2 * Self.margin, height: .infinity), textScale: barTextScale) { share in
      barFont(.tabTitle, share: share)
    }
  }

  /// The space beside a title, in points.
  private static let margin = 2.0

  override func layoutSublayers() {
    super.layoutSublayers()
    label.font = barFont(.tabTitle)
    let line = label.roundedLineSize
    let width = max(0, bounds.width - 2 * Self.margin)
    label.font = barFont(.tabTitle, share: titleShare)
    let side = item.image.map { ($0.size.height * barTextScale).rounded() } ?? 0
    let height = side + (item.title.isEmpty ? 0 : line.height + 1)
    var y = ((bounds.height - height) / 2).rounded()
    let frame = Rect(x: bounds.midX - side / 2, y: y, width: side, height: side).movedToPixels(scale: displayScale)
    picture.untransformedFrame = frame
    y += side + 1
    label.untransformedFrame = Rect(x: Self.margin, y: y, width: width, height: line.height)
    layOutBadge(beside: frame)
    for part in [picture, label] as [Layer] { part.opacity = isPressed ? 0.5 : 1 }
  }

  private func layOutBadge(beside picture: Rect) {
    badge.isHidden = item.badge.isEmpty
    guard !badge.isHidden else { return }
    var font = barFont(.tabTitle)
    (font.size, font.weight) = (font.size * Self.badgeGrowth, .semibold)
    badgeLabel.font = font
    badgeLabel.textColor = .fixed(contrastingColor(on: resolvedColor(.token(.destructive))))
    let line = badgeLabel.roundedLineSize
    let height = line.height + 3
    let size = Size(width: max(height, (line.width + height * 0.6).rounded(.up)), height: height)
    badge.untransformedFrame = mirrored(
      Rect(x: bounds.midX + picture.width / 2 - 8, y: picture.minY - 3, width: size.width, height: size.height)
    ).movedToPixels(scale: displayScale)
    badge.cornerRadius = height / 2
    badgeLabel.untransformedFrame = Rect(origin: .zero, size: size)
  }

  /// The ratio of a badge's text growth to the title's.
  private static let badgeGrowth = 1.2

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "tab"
  }
}

extension Tab: LargeContentViewerItem {
  /// Whether the bar does not show the title and the image as large as the text scale asks for.
  var showsLargeContentViewer: Bool { barTextScale * titleShare < traits.textScale }
  var largeContentTitle: String? { item.title }
  var largeContentImage: Image? { item.image }
}
