import InlayGraphics
import InlayLayers

/// The text above or below a section's rows.
final class SectionTextView: View, ReusablePart {
  let part: SectionPart
  /// Whether the text is in the middle of a bar.
  let isPlain: Bool
  let label: Label

  /// The insets of the text from the sides, in points; left is the leading side.
  var textInsets = Insets.zero {
    didSet { if textInsets != oldValue { setNeedsLayout() } }
  }

  init(_ part: SectionPart, isPlain: Bool) {
    self.part = part
    self.isPlain = isPlain
    label = Label(textStyle: part == .header ? .header : .footer)
    super.init()
    (label.numberOfLines, label.lineBreakMode) = (0, .wordWrap)
    addSublayer(label)
    showBand()
  }

  /// Whether the view is a header that rows scroll below.
  var isPinned = false { didSet { if isPinned != oldValue { showBand() } } }

  /// A band behind the text of a plain table: in some themes only while a header is pinned.
  private func showBand() {
    let hasBand = isPinned || part == .footer || !theme.metrics.section.hasBandsOnlyPinned
    backgroundColor = isPlain && hasBand ? .token(.barBackground) : nil
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    showBand()
  }

  override var accessibilityElement: AccessibilityElement? {
    guard var element = label.ownAccessibilityElement else { return nil }
    if part == .header { (element.role, element.level) = (.heading, 2) }
    return element
  }

  var reuseIdentifier: String? { part.rawValue }
  var isWaiting = false

  func prepareForReuse() { accessibilityGeneration += 1 }

  /// The text with the theme's gap above and below it, at least the theme's height.
  override func sizeThatFits(_ size: Size) -> Size {
    let width = max(0, size.width - textInsets.left - textInsets.right)
    // The height does not depend on a view that was too low for the text.
    let isWhole = label.largestFontSize == nil && label.lineBreakMode == .wordWrap
    let height =
      isWhole
      ? label.linesSize(in: Size(width: width, height: .infinity)).height
      : label.wholeSize(inWidth: width, font: label.ownFont).height
    let metrics = theme.metrics
    let least = part == .header ? metrics.section.headerHeight : metrics.section.footerHeight
    return Size(width: size.width, height: max(least, height + metrics.section.textGaps(part, isPlain: isPlain)))
  }

  /// The text is near the rows in grouped tables; in plain ones it is in the middle of its bar. Of a text higher than
  /// the view only the lines that fit are shown; a single one that is too high becomes smaller.
  override func layoutSublayers() {
    super.layoutSublayers()
    limitFont()
    let width = max(0, bounds.width - textInsets.left - textInsets.right)
    let whole = label.linesSize(in: Size(width: width, height: .infinity)).height
    let isWhole = whole <= bounds.height
    label.lineBreakMode = isWhole ? .wordWrap : .truncatingTail
    let shown = isWhole ? whole : label.linesSize(in: Size(width: width, height: bounds.height)).height
    let height = isWhole ? whole : max(shown, bounds.height)
    let gap = min(theme.metrics.section.textGap, max(0, bounds.height - height))
    let y: Double
    switch (isPlain, part) {
    case (true, _): (y, label.verticalAlignment) = ((bounds.height - height) / 2, 0.5)
    case (_, .header): (y, label.verticalAlignment) = (bounds.height - gap - height, 1)
    case (_, .footer): (y, label.verticalAlignment) = (gap, 0)
    }
    label.frame = mirrored(Rect(x: textInsets.left, y: y, width: width, height: height))
    masksToBounds = shown > bounds.height && !bringInkIntoView()
  }

  private func limitFont() {
    guard label.fontSize > bounds.height || label.largestFontSize != nil else { return }
    label.largestFontSize = label.ownFont.size <= bounds.height ? nil : max(1, bounds.height / Self.inkHeight)
  }

  /// The ratio of the height of a line's glyphs to the font's size, about.
  private static let inkHeight = 1.05

  /// Moves the glyphs of a line that is higher than the view into the view: lines of some scripts have much space
  /// around their glyphs.
  ///
  /// - Returns: Whether the glyphs fit.
  private func bringInkIntoView() -> Bool {
    guard let ink = label.inkBounds else { return true }
    let top = label.frame.minY + ink.minY - label.bounds.minY
    let bottom = top + ink.height
    guard ink.height <= bounds.height else { return false }
    if top < 0 { label.frame.origin.y -= top }
    if bottom > bounds.height { label.frame.origin.y -= bottom - bounds.height }
    return true
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "headerFooter"
  }
}

extension Theme.Metrics.Section {
  /// The height above and below the text of a header or footer, in points.
  func textGaps(_ part: SectionPart, isPlain: Bool) -> Double {
    textGap + (part == .header && !isPlain ? headerTopGap ?? textGap : textGap)
  }
}
