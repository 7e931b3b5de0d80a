import InlayGraphics
import InlayLayers
import InlayLists

/// A tab of a `TabBar`.
public struct TabBarItem: Hashable, Sendable {
  public var title: String
  public var image: Image?
  /// A number or a short text in a red capsule; empty for none.
  public var badge: String

  public init(_ title: String, image: Image? = nil, badge: String = "") {
    self.title = title
    self.image = image
    self.badge = badge
  }

  public init(_ title: String, symbol: Symbol, badge: String = "") {
    self.init(title, image: .symbol(symbol, size: 26), badge: badge)
  }
}

/// A row of symbols with titles, of which one is selected: at the bottom or at the top of a scene. After UIKit's
/// UITabBar.
///
/// It takes the focus by Tab; the arrows to the sides select the next tab.
public final class TabBar: Control {
  let barPosition: BarPosition

  public var items: [TabBarItem] = [] { didSet { makeTabs() } }

  /// Set by code, it is not reported. An index without a tab selects none.
  public var selectedIndex = 0 { didSet { if selectedIndex != oldValue { setNeedsLayout() } } }

  /// Called with the new index when input selected another tab, and with the same one when it was tapped again.
  public var onChange: ((Int) -> Void)?

  private let background: BarBackground
  private var tabs: [Tab] = []
  private var pressed: Int?

  public init(_ items: [TabBarItem] = [], at position: BarPosition = .bottom) {
    barPosition = position
    background = BarBackground(at: position)
    super.init()
    addSublayer(background)
    self.items = items
    makeTabs()
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
    for (index, tab) in tabs.enumerated() {
      tab.untransformedFrame = frame(ofTab: index)
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

  public override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.kind = "tabBar"
  }
}
