import InlayGraphics
import InlayLayers
import InlayLists

/// The content of a page in the bar of its stack: title, back button and buttons.
final class NavigationBarContent: View {
  var title = "" { didSet { if title != oldValue { setNeedsLayout() } } }
  /// The back button's text; nil without a button.
  var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { setNeedsLayout() } } }
  /// The opacity of the title beside a large one.
  var titleOpacity = 1.0 { didSet { if titleOpacity != oldValue { showTitle() } } }
  /// Whether the bar has a background.
  var isOnBar = false { didSet { if isOnBar != oldValue { showColors() } } }
  /// The colour behind a bar without a background.
  var barGround = RGBColor.white { didSet { if barGround != oldValue { showColors() } } }
  weak var page: NavigationPage?

  private let label = Label.line(.barTitle, .center)
  private let back = BackButton()
  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []
  private var needsButtons = false
  private var shift = 0.0
  /// The share of their sizes that the titles have.
  private var titleShare = 1.0

  override init() {
    super.init()
    label.headingLevel = 1
    for part in [label, back] as [Layer] { addSublayer(part) }
    addInteraction(LargeContentViewerInteraction())
    back.onTap = { [weak self] in
      if let stack = self?.page?.navigationStack, stack.shouldGoBack() { stack.pop() }
    }
  }

  override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? [back] + leading + [label] + trailing }
    set { super.accessibilityElements = newValue }
  }

  /// Titles of a page that leaves keep presses from views that they still cover.
  override func hitTest(_ point: Point) -> Layer? { topmostLayer(at: point) }

  func setNeedsButtons() {
    needsButtons = true
    setNeedsLayout()
  }

  private func makeButtons() {
    guard needsButtons, let page else { return }
    needsButtons = false
    leading = buttons(page.leadingItems, instead: leading)
    trailing = buttons(page.trailingItems, instead: trailing)
    showColors()
  }

  private func buttons(_ items: [BarButtonItem], instead old: [BarButton]) -> [BarButton] {
    let new = items.map { item in old.first { $0.item === item } ?? BarButton(item) }
    for button in old where !new.contains(where: { $0 === button }) { button.removeFromSuperlayer() }
    for button in new where button.superlayer !== self { addSublayer(button) }
    return new
  }

  private func showTitle() { label.opacity = titleOpacity * Self.opacity(at: shift) }

  private func showColors() {
    label.textColor = isOnBar ? nil : readableColor(.largeTitleLabel, .label, on: barGround)
    let tint = isOnBar ? .token(.barTint) : readableColor(.barTint, .tint, on: barGround)
    back.tint = tint
    for button in leading + trailing { button.standardTint = tint }
  }

  // MARK: Sliding

  /// Shows the content of a page that slides: titles cross-fade meanwhile.
  func show(shift: Double, isMirrored: Bool) {
    self.shift = shift
    let side = isMirrored ? -1.0 : 1
    present(label, shift == 0 ? nil : shift * side * bounds.width * Self.titleDistance)
    back.slideTitle(by: shift == 0 ? nil : shift * side * bounds.width * Self.titleDistance)
    let opacity = Self.opacity(at: shift)
    for part in [back] + leading + trailing {
      part.presentInstead(position: nil, bounds: nil, opacity: shift == 0 ? nil : opacity * part.opacity)
    }
    showTitle()
  }

  private func present(_ layer: Layer, _ distance: Double?) {
    let position = distance.map {
      Point(x: (layer.position.x + $0).snapped(toScale: displayScale), y: layer.position.y)
    }
    layer.presentInstead(position: position, bounds: nil, opacity: nil)
  }

  /// The distance by which a title slides, in widths of the bar.
  private static let titleDistance = 0.35

  /// Returns the opacity of a title: while two pages cross, at most one is easy to see.
  private static func opacity(at shift: Double) -> Double { (1 - 1.6 * abs(shift)).limited }

  // MARK: Layout

  override func environmentDidChange() {
    super.environmentDidChange()
    showColors()
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    makeButtons()
    let metrics = theme.metrics.bars
    let safe = safeAreaInsets
    let isMirrored = isRightToLeft
    let start = (isMirrored ? safe.right : safe.left) + metrics.inset
    let end = bounds.width - (isMirrored ? safe.left : safe.right) - metrics.inset
    func setFrame(_ layer: Layer, _ x: Double, _ width: Double) {
      place(layer, at: Rect(x: x, y: 0, width: max(0, width), height: bounds.height))
    }
    label.text = title
    let fit = fit(in: end - start)
    titleShare = fit.share
    label.font = barFont(.barTitle, share: fit.share)
    let titleWidth = label.roundedLineSize.width
    var right = end
    for (button, width) in zip(trailing, fit.widths.dropFirst(leading.count)) {
      setFrame(button, right - width, width)
      right -= width + metrics.gap
    }
    let leftWidth = fit.widths.prefix(leading.count).reduce(0) { $0 + $1 + metrics.gap }
    var left = start
    back.isHidden = backButtonTitle == nil
    if let backButtonTitle {
      // The title has the width first, in the middle of the bar if it can.
      let middle = (bounds.width - titleWidth) / 2
      let most = max(min(middle, right - titleWidth) - metrics.gap / 2 - leftWidth - start, 0)
      back.title = backButtonTitle
      let width = back.width(upTo: most)
      let x = start - BackButton.overhang
      setFrame(back, x, width)
      left = x + width + metrics.gap
    }
    for (button, width) in zip(leading, fit.widths) {
      setFrame(button, left, width)
      left += width + metrics.gap
    }
    left -= left > start ? metrics.gap / 2 : 0
    right += right < end ? metrics.gap / 2 : 0
    let width = min(titleWidth, max(0, right - left))
    setFrame(label, max(left, min((bounds.width - width) / 2, right - width)), width)
    show(shift: shift, isMirrored: isMirrored)
  }

  /// The share of their sizes that the titles have where the bar has no space for all, and the widths of the buttons,
  /// the leading ones first. The page's title is cut before theirs.
  ///
  /// - Parameter width: The width inside the insets, in points.
  private func fit(in width: Double) -> (share: Double, widths: [Double]) {
    let (buttons, gap) = (leading + trailing, theme.metrics.bars.gap)
    // Half a gap beside the title, and a whole one between buttons.
    var room = width - gap * Double(buttons.count)
    if backButtonTitle != nil { room -= back.side - BackButton.overhang + gap }
    let least = LineFit.leastShare(atTextScale: barTextScale)
    let halves = (backButtonTitle != nil || !leading.isEmpty ? 1.0 : 0) + (trailing.isEmpty ? 0 : 1)
    let share = LineFit.share(atLeast: least, within: room + halves * gap / 2) { share in
      label.font = barFont(.barTitle, share: share)
      return buttons.reduce(label.roundedLineSize.width) { $0 + $1.width(atTitleShare: share) }
    }
    // If there is no space for a title, the gap beside it is free too.
    return (share, buttons.widths(atTitleShare: share, within: room + gap))
  }
}

extension NavigationBarContent: LargeContentViewerItem {
  /// Whether the bar shows the title, and not as large as the text scale asks for.
  var showsLargeContentViewer: Bool { titleOpacity > 0 && barTextScale * titleShare < traits.textScale }
  var largeContentTitle: String? { title }
}
