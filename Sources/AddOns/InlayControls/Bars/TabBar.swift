import InlayGraphics
import InlayLayers
import InlayLists

/// A row of symbols with titles, of which one is selected, at the bottom or at the top of a scene: after UIKit's
/// UITabBar.
///
/// It takes the focus by Tab. The left and right arrow keys select the next tab.
public final class TabBar: Control {
  let barPosition: VerticalEdge

  /// The tabs, in reading order; none by default.
  public var items: [Item] = [] { didSet { makeTabs() } }

  /// The index of the selected tab, 0 by default. An index without a tab selects none. Setting it does not call
  /// `onChange`.
  public var selectedIndex = 0 { didSet { if selectedIndex != oldValue { setNeedsLayout() } } }

  /// Called with the new index after input selected another tab, and with the same index after the selected tab was
  /// tapped again. `nil` by default.
  public var onChange: ((Int) -> Void)?

  private let background: BarBackground
  private var tabs: [Tab] = []
  private var pressed: Int?

  /// Creates a bar of tabs.
  ///
  ///     TabBar([home, search]) { show(pages[$0]) }
  ///
  /// - Parameters:
  ///   - items: The tabs; none by default.
  ///   - position: The edge of the scene at which the bar is; the bottom by default.
  ///   - onChange: Called with the index of a tab that input selected, or that was tapped again.
  public init(_ items: [Item] = [], at position: VerticalEdge = .bottom, onChange: ((Int) -> Void)? = nil) {
    self.onChange = onChange
    barPosition = position
    background = BarBackground(at: position)
    super.init()
    addSublayer(background)
    self.items = items
    makeTabs()
    addInteraction(
      LargeContentViewerInteraction { [unowned self] item in
        if let index = tabs.firstIndex(where: { $0 === item }) { selectByInput(index) }
      })
  }

  private func makeTabs() {
    while tabs.count > items.count { tabs.removeLast().removeFromSuperlayer() }
    while tabs.count < items.count {
      let tab = Tab()
      tabs.append(tab)
      addSublayer(tab)
    }
    for (tab, item) in zip(tabs, items) { tab.item = item }
    setNeedsLayout()
  }

  private func selectByInput(_ index: Int) {
    guard items.indices.contains(index) else { return }
    selectedIndex = index
    onChange?(index)
  }

  // MARK: Layout

  private var rowHeight: Double { (theme.metrics.bars.tabHeight + max(0, barTextScale - 1) * 24).rounded() }

  /// The height with the scene's safe area at the bar's side, in points, and the whole width.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: rowHeight + safeArea(at: barPosition))
  }

  /// The frame of a tab. In wide bars the tabs are in the middle.
  private func frame(ofTab index: Int) -> Rect {
    let row = barRow(at: barPosition, height: rowHeight)
    let width = min(row.width / Double(max(1, items.count)), Self.widestTab)
    let start = row.midX - width * Double(items.count) / 2
    let frame = Rect(x: start + Double(index) * width, y: row.minY, width: width, height: row.height)
    return snapped(mirrored(frame))
  }

  private static let widestTab = 140.0

  public override func layoutSublayers() {
    super.layoutSublayers()
    background.untransformedFrame = bounds
    let share = tabs.indices.map { tabs[$0].titleShare(inWidth: frame(ofTab: $0).width) }.min() ?? 1
    for (index, tab) in tabs.enumerated() {
      tab.untransformedFrame = frame(ofTab: index)
      tab.titleShare = share
      tab.isSelected = index == selectedIndex
      tab.isPressed = isHighlighted && index == pressed
    }
  }

  public override var focusRingFrame: Rect {
    items.indices.contains(selectedIndex) ? frame(ofTab: selectedIndex).insetBy(dx: 6, dy: 3) : bounds
  }

  // MARK: Input

  private func tab(at point: Point) -> Int? { items.indices.first { frame(ofTab: $0).contains(point) } }

  public override func beginTracking(_ press: Press) {
    pressed = tab(at: press.location(in: self))
    super.beginTracking(press)
  }

  public override func endTracking(_ press: Press) {
    cancelTracking()
    if isEnabled, press.isInside(self), let index = tab(at: press.location(in: self)), index == pressed {
      selectByInput(index)
    }
  }

  public override func usesArrow(_ arrow: KeyEvent.Key) -> Bool { arrow == .left || arrow == .right }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .left, .right:
      let next = selectedIndex + (isForward(event.key) ? 1 : -1)
      if items.indices.contains(next), !event.modifiers.contains(.alt) { selectByInput(next) }
      return !event.modifiers.contains(.alt)
    case .space, .return:
      if !event.isRepeat { selectByInput(selectedIndex) }
      return true
    default: return false
    }
  }

  public override var accessibilityElement: AccessibilityElement? {
    guard items.indices.contains(selectedIndex) else { return makeAccessibilityElement(.tabBar) }
    var element = makeAccessibilityElement(
      .tabBar, value: items[selectedIndex].title, actions: [.increment, .decrement])
    (element.index, element.count) = (selectedIndex + 1, items.count)
    return element
  }

  public override func accessibilityPerform(_ action: AccessibilityAction) -> Bool { performSideways(action) }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "tabBar"
  }
}

extension TabBar {
  /// A tab of a `TabBar`.
  public struct Item: Hashable, Sendable {
    /// The title, below the image.
    public var title: String
    /// The image, above the title; none by default. The selected tab shows the filled twin of a symbol.
    public var image: Image?
    /// A number or a short text in a red capsule. Empty, the default, shows none.
    public var badge: String

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image; none by default.
    ///   - badge: A number or a short text in a red capsule; empty, the default, for none.
    public init(_ title: String, image: Image? = nil, badge: String = "") {
      self.title = title
      self.image = image
      self.badge = badge
    }

    /// Creates a tab with a symbol of 26 points.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - symbol: The picture.
    ///   - badge: A number or a short text in a red capsule; empty, the default, for none.
    package init(_ title: String, symbol: Symbol, badge: String = "") {
      self.init(title, image: .symbol(symbol, size: 26), badge: badge)
    }
  }
}
